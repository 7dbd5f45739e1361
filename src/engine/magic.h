/* The mage and the witch (MAGIC-1 to MAGIC-13). */
#ifndef ENGINE_MAGIC_H
#define ENGINE_MAGIC_H

#include "state.h"

/* The step: due if the tile bears the symbol or the two figures have met,
 * and there is something to do about it. */
void magic_enter(mw_game *game, mw_events *events);
bool magic_due(const mw_game *game);
void magic_list(const mw_game *game, mw_actions *actions);
mw_status magic_check(const mw_game *game, mw_action action);
void magic_apply(mw_game *game, mw_action action, mw_events *events);

/* What the figure on a feature does to its worth (MAGIC-8, MAGIC-9). */
void magic_term(const mw_game *game, int root, mw_score *score);

/* The figure on a scored feature goes beside the board (MAGIC-10). */
void magic_leave(mw_game *game, int root, mw_events *events);

#endif
