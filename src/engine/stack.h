/* The stack of tiles: filled, shuffled, drawn from (BASE-5, BASE-21). */
#ifndef ENGINE_STACK_H
#define ENGINE_STACK_H

#include "state.h"

/* Does a design belong to this game's modules? */
bool stack_has_design(const mw_tiles *tiles, unsigned modules, int design);

/* The tiles of all modules, those that start on the table included. */
int stack_total(const mw_tiles *tiles, unsigned modules);

/* Fills the stack with all tiles that do not start on the table, shuffled by
 * the seed, those of setup->stack first. */
mw_status stack_fill(mw_game *game, const mw_setup *setup);

#endif
