/* What hangs together in a picture: its parts and its pieces of mist. */
#ifndef ENGINE_PICTURE_PIECES_H
#define ENGINE_PICTURE_PIECES_H

#include "picture.h"

/* A slot of the rim belongs to one piece of ground and one of mist, and one
 * piece of each kind may have none. */
enum { PIECES_MAX = 2 * QUARTERS * MW_SLOTS + KINDS_AND_MIST };

struct piece {
    uint64_t cities;          /* fields: pieces they touch, bits 1 << index */
    uint16_t slots[QUARTERS]; /* on outer sides; mist covers whole sides */
    uint8_t kind;             /* enum mw_kind or KIND_MIST */
    bool inn;
};

struct pieces {
    int count;
    int mist_first; /* pieces of mist come last, from this index on */
    struct piece list[PIECES_MAX];
    /* For each kind, the piece of that kind at each cell, or MW_NONE. */
    int8_t at[KINDS_AND_MIST][PICTURE_CELLS];
};

/* Finds all pieces, in an order that does not depend on how they are drawn
 * but only on their kinds and slots; or says what is wrong. */
bool mw_pieces_find(const struct picture *picture, const struct tile_head *head,
                    struct pieces *pieces, mw_tiles_error *error);

/* The piece that a figure or the cursor means at this cell, or MW_NONE. */
int mw_piece_shown(const struct picture *picture, const struct pieces *pieces,
                   int cell);

#endif
