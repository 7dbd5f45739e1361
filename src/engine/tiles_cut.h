/* From the pieces of a picture to designs. */
#ifndef ENGINE_TILES_CUT_H
#define ENGINE_TILES_CUT_H

#include "picture_pieces.h"
#include "tiles_private.h"

/* Fills in the design of one quarter of a picture (number 0 of an ordinary
 * one) as it lies before any turn. Its set is left for later. */
bool mw_design_cut(const struct picture *picture, const struct tile_head *head,
                   const struct pieces *pieces, int quarter,
                   struct mw_design *design, mw_tiles_error *error);

/* Works out the other three rotations, and which are the same outcome. */
void mw_design_turn(struct mw_design *design);

/* The hash of set, id, copies and derived facts. */
uint64_t mw_design_facts(const struct mw_design *design, const char *set);

/* Hash of nothing, and of what has been hashed and one more number. */
extern const uint64_t mw_facts_start;
uint64_t mw_facts_add(uint64_t hash, uint64_t number);

#endif
