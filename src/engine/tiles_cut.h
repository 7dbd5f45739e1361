/* From the pieces of a picture to designs. */
#ifndef ENGINE_TILES_CUT_H
#define ENGINE_TILES_CUT_H

#include "picture_pieces.h"
#include "tiles_private.h"

/* Fills in the design of one quarter of a picture (number 0 of an ordinary
 * one) as it lies before any turn. Its set is left for later. False with the
 * error if the picture makes no design. */
bool mw_design_cut(const struct picture *picture, const struct tile_head *head,
                   const struct pieces *pieces, int quarter,
                   struct mw_design *design, mw_tiles_error *error);

#endif
