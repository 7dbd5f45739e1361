/* Sets as bits of words.
 *
 * Going from bit to bit of a set is not only short: where a processor cannot
 * guess which ones are in it, it fails once at the end and not at each. */
#ifndef ENGINE_BITS_H
#define ENGINE_BITS_H

#include <assert.h>

#include <mistwall/tiles.h>

/* The number of the lowest bit of a set that is not empty. */
static inline int lowest_bit(uint64_t set)
{
    return __builtin_ctzll(set);
}

/* A set of tiles, and the first of them from one on; MW_NONE past the last.
 * Asks for nothing beyond MW_TILES_MAX. */
struct tile_set {
    uint64_t words[MW_TILES_MAX / 64 + 1];
};

static inline int tile_set_from(const struct tile_set *set, int tile)
{
    assert(tile >= 0);
    int word = tile / 64;
    uint64_t bits = set->words[word] & UINT64_MAX << (tile % 64);
    while (bits == 0 && word < MW_TILES_MAX / 64)
        bits = set->words[++word];
    return bits == 0 ? MW_NONE : 64 * word + lowest_bit(bits);
}

static inline void tile_set_put(struct tile_set *set, int tile, bool in)
{
    assert(tile >= 0);
    uint64_t bit = UINT64_C(1) << (tile % 64);
    uint64_t *word = &set->words[tile / 64];
    *word = in ? *word | bit : *word & ~bit;
}

/* How many sides a set of sides has. */
static inline unsigned side_count(unsigned sides)
{
    static const uint8_t count[16] = {0, 1, 1, 2, 1, 2, 2, 3,
                                      1, 2, 2, 3, 2, 3, 3, 4};
    return count[sides];
}

#endif
