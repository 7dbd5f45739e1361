/* A counter whose every value is mixed: small, quick, and the same on every
 * machine. */
#include "random.h"

uint64_t random_mix(uint64_t bits)
{
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31);
}

static uint64_t random_next(uint64_t *state)
{
    *state += 0x9e3779b97f4a7c15U;
    return random_mix(*state);
}

uint32_t random_below(uint64_t *state, uint32_t below)
{
    /* Draws from the incomplete last run of `below` values would favour the
     * small ones; they are drawn again. */
    uint32_t spare = (UINT32_MAX % below + 1) % below;
    uint32_t draw;
    do {
        draw = (uint32_t)(random_next(state) >> 32);
    } while (draw > UINT32_MAX - spare);
    return draw % below;
}
