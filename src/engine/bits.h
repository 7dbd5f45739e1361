/* Sets as bits of words.
 *
 * Going from bit to bit of a set is not only short: where a processor cannot
 * guess which ones are in it, it fails once at the end and not at each. */
#ifndef ENGINE_BITS_H
#define ENGINE_BITS_H

#include <stdint.h>

/* The number of the lowest bit of a set that is not empty. */
static inline int lowest_bit(uint64_t set)
{
    return __builtin_ctzll(set);
}

/* How many sides a set of sides has. */
static inline unsigned side_count(unsigned sides)
{
    static const uint8_t count[16] = {0, 1, 1, 2, 1, 2, 2, 3,
                                      1, 2, 2, 3, 2, 3, 3, 4};
    return count[sides];
}

#endif
