/* A linear congruential generator, Knuth's constants: the lower bits are poor,
 * so the upper ones are taken. */
#include "common/dice.h"

uint32_t dice_below(uint64_t *state, uint32_t below)
{
    *state =
        *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*state >> 33) % below;
}
