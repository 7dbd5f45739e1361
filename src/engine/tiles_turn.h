/* The rotations of a design, and its facts as one number. */
#ifndef ENGINE_TILES_TURN_H
#define ENGINE_TILES_TURN_H

#include "tiles_private.h"

/* Works out the other three rotations, and which are the same outcome. */
void mw_design_turn(struct mw_design *design);

/* The hash of set, id, copies and derived facts. */
uint64_t mw_design_facts(const struct mw_design *design, const char *set);

/* Hash of nothing, and of what has been hashed and one more number. */
extern const uint64_t mw_facts_start;
uint64_t mw_facts_add(uint64_t hash, uint64_t number);

#endif
