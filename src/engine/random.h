/* The small seeded generator of a game's chance. */
#ifndef ENGINE_RANDOM_H
#define ENGINE_RANDOM_H

#include <stdint.h>

/* Unbiased, 0 to below - 1; below is at least 1. Moves the state on. */
uint32_t random_below(uint64_t *state, uint32_t below);

/* The last step of the generator: spreads 64 bits over 64 bits. */
uint64_t random_mix(uint64_t bits);

#endif
