/* Sets as bits of words. */
#ifndef ENGINE_BITS_H
#define ENGINE_BITS_H

#include <stdint.h>

/* The number of the lowest bit of a set that is not empty. */
static inline int lowest_bit(uint64_t set)
{
    return __builtin_ctzll(set);
}

#endif
