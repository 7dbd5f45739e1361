/* Banks of mist: what hangs together, and what the last tile did to them. */
#ifndef ORACLE_MIST_H
#define ORACLE_MIST_H

#include "oracle_board.h"

/* Finds all banks of the table anew: needed after a tile was laid. */
void oracle_find_banks(oracle *o);

/* Looks again at the ghosts in them: needed after every action. */
void oracle_count_ghosts(oracle *o);

static inline int oracle_piece_count(const oracle *o, int tile)
{
    return o->face[tile]->piece_count;
}

static inline mw_bank_part oracle_piece(const oracle *o, mw_spot spot)
{
    return o->face[spot.tile]->piece[spot.part];
}

static inline const oracle_bank *oracle_bank_of(const oracle *o, mw_spot piece)
{
    return &o->banks.list[o->banks.of[piece.tile][piece.part]];
}

#endif
