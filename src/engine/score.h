/* What features are worth and who gets it; scoring in a turn and at the end. */
#ifndef ENGINE_SCORE_H
#define ENGINE_SCORE_H

#include "state.h"

/* Adds a term to a sum, unless it counts nothing. */
void score_add_term(mw_score *score, enum mw_term_kind kind, int count,
                    int each);

/* Scores all features that the last tile completed, from the same position,
 * then sends their figures home (BASE-12). */
void score_completed(mw_game *game, mw_events *events);

/* The figure on a tile goes to its owner's supply, its ghosts to theirs
 * (MIST-13, MIST-14). */
void score_send_home(mw_game *game, int tile, mw_events *events);

/* Final scoring: every feature with a figure on it; figures stay (BASE-15,
 * BASE-16). */
void score_final(mw_game *game, mw_events *events);

#endif
