/* The grid of cells: where tiles lie, where one can be laid. The board has no
 * rim; cells are found in a hash table (BASE-4). */
#ifndef ENGINE_GRID_H
#define ENGINE_GRID_H

#include "state.h"

/* The tile on a cell, or MW_NONE. */
int grid_tile_at(const mw_game *game, mw_cell cell);

/* The open cell there, or NULL: it is taken or has no neighbour. */
const struct open_cell *grid_open_at(const mw_game *game, mw_cell cell);

/* Puts a tile on the board: adds it to the laid tiles, updates the frontier
 * and the neighbour counts; joins no features. The cell must be empty.
 * Returns the tile's number. */
int grid_lay(mw_game *game, mw_cell cell, int design, int rotation, int layer);

/* Rotations in which a design fits an open cell, bits 1 << quarter turns; of
 * equal rotations only the lowest. */
unsigned grid_fits(const mw_game *game, int design,
                   const struct open_cell *open);

/* Does a design fit anywhere? (BASE-5) */
bool grid_fits_somewhere(const mw_game *game, int design);

#endif
