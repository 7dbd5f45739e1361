/* A small generator of its own, so that a seed gives the same game anywhere. */
#include "chance.h"

int chance_below(struct chance *chance, int below)
{
    chance->state += 0x9e3779b97f4a7c15u;
    uint64_t mixed = chance->state;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    mixed ^= mixed >> 31;
    return (int)(mixed % (uint64_t)below);
}
