/* A whole game as the oracle plays it: the steps of a turn, and the draw. */
#ifndef ORACLE_TURN_H
#define ORACLE_TURN_H

#include "oracle_board.h"

/* BASE-1, BASE-2, BASE-21, MIST-1, MIST-2. The first tile is yet to be told. */
void oracle_start(oracle *o, const oracle_pictures *pictures,
                  const mw_setup *setup);

/* Tells of a tile that was discarded, of one that was drawn, and that there
 * was none. NULL, or what the rules have against it (BASE-5). */
const char *oracle_discard(oracle *o, int design);
const char *oracle_draw(oracle *o, int design);
const char *oracle_draw_none(oracle *o);

/* What may be done in this step (borrowed, until the next action). */
const mw_actions *oracle_legal(const oracle *o);

/* Is it listed, in this form or in another of the same outcome? */
bool oracle_accepts(const oracle *o, mw_action action);

/* Does what oracle_accepts. After MW_END the draw has to be told. */
void oracle_apply(oracle *o, mw_action action);

#endif
