/* A counter whose every value is mixed. */
#include "chance.h"

uint64_t chance_next(uint64_t *state)
{
    uint64_t mixed = *state += 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebU;
    return mixed ^ mixed >> 31;
}

int chance_below(uint64_t *state, int count)
{
    uint32_t bound = (uint32_t)count;
    uint64_t product = (chance_next(state) >> 32) * bound;
    /* What would make some likelier is drawn again. Few draws are below the
     * bound at all, and need the slow division. */
    while ((uint32_t)product < bound &&
           (uint32_t)product < (0U - bound) % bound)
        product = (chance_next(state) >> 32) * bound;
    return (int)(product >> 32);
}
