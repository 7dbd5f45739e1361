/* Chance that is the same on every machine, so that a failure comes again. */
#ifndef TESTS_COMMON_DICE_H
#define TESTS_COMMON_DICE_H

#include <stdint.h>

/* A number below `below`; *state is the seed, and goes on. */
uint32_t dice_below(uint64_t *state, uint32_t below);

#endif
