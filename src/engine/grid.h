/* The grid of cells: where tiles lie, where one can be laid. The board has no
 * rim; cells are found in a hash table (BASE-4). */
#ifndef ENGINE_GRID_H
#define ENGINE_GRID_H

#include "state.h"

/* The tile on a cell, or MW_NONE. */
int grid_tile_at(const mw_game *game, mw_cell cell);

/* The tile beside the last one, or MW_NONE; game->beside tells on which sides
 * there is one. */
static inline int grid_beside_last(const mw_game *game, int side)
{
    static const uint8_t at[MW_SIDES] = {1, 5, 7, 3};
    return game->around[at[side]];
}

/* The cell's index in the frontier, or MW_NONE: it is taken or has no
 * neighbour. */
int grid_open_at(const mw_game *game, mw_cell cell);

/* Does the open cell take this terrain on this side? */
static inline bool grid_accepts(const mw_game *game, int open, int side,
                                unsigned terrain)
{
    const struct open_block *block = &block_const(game)[open / BLOCK_CELLS];
    return block->accepts[side][terrain] >> (open % BLOCK_CELLS) & 1;
}

/* How many blocks the frontier fills, the last one perhaps in part. */
static inline int grid_blocks(const mw_game *game)
{
    return (game->frontier_count + BLOCK_CELLS - 1) / BLOCK_CELLS;
}

/* The cells of a block that a tile with these sides fits on, as bits. */
static inline uint64_t grid_block_fits(const struct open_block *block,
                                       uint32_t sides)
{
    return block->accepts[MW_NORTH][sides & 0xff] &
           block->accepts[MW_EAST][sides >> 8 & 0xff] &
           block->accepts[MW_SOUTH][sides >> 16 & 0xff] &
           block->accepts[MW_WEST][sides >> 24];
}

/* Puts a tile on the board: adds it to the laid tiles, looks what is around
 * it, updates the frontier and the neighbour counts; joins no features. The
 * cell must be empty. Returns the tile's number. */
int grid_lay(mw_game *game, mw_cell cell, int design, int rotation, int layer);

/* Rotations in which a design fits an open cell, bits 1 << quarter turns; of
 * equal rotations only the lowest. */
unsigned grid_fits(const mw_game *game, int design, int open);

/* Does a design fit anywhere? (BASE-5) */
bool grid_fits_somewhere(const mw_game *game, int design);

#endif
