/* Mist banks: pieces of mist joined across sides that are both misty, and
 * what a tile does to them (MIST-4, MIST-5, MIST-21). */
#ifndef ENGINE_MIST_H
#define ENGINE_MIST_H

#include "state.h"

/* The piece of mist that a laid tile has by this index. */
static inline int mist_piece(const mw_game *game, int tile, int index)
{
    return laid_const(game)[tile].first_piece + index;
}

/* Adds the pieces of a tile just laid, joins them to those of its neighbours
 * and tells which banks that continued, limited and closed. */
void mist_lay(mw_game *game, int tile, mw_events *events);

/* Joins two pieces that are one in the picture of a 2x2 tile (MIST-22). */
void mist_join(mw_game *game, int one, int other);

/* What the last tile did to a bank, as enum mw_bank_event bits; those of all
 * its banks together are kept in the game. Closed is a bank that was continued
 * now and has no open side and no contact with a clear one. */
unsigned mist_judge_root(const mw_game *game, int root);

/* The root of the bank that a tile's spell circles lie in, or MW_NONE. */
int mist_circle_root(const mw_game *game, int tile);

/* How many circles a tile has. */
int mist_circles(const mw_game *game, int tile);

/* The 8 tiles around a tile and the tile itself that show mist (MIST-17). */
int mist_around(const mw_game *game, int tile, bool itself);

#endif
