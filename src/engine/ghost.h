/* Ghosts: on meeples, in spell circles, in the supply; always 15 (MIST-24),
 * and the steps that hand them out. */
#ifndef ENGINE_GHOST_H
#define ENGINE_GHOST_H

#include "state.h"

/* Each step that hands out ghosts: what it owes when it begins, whether
 * another one is due, what may be done. Ghosts go one at a time (CIRCLE-6). */
void ghost_enter_own(mw_game *game, mw_events *events);
void ghost_enter_continue(mw_game *game, mw_events *events);
void ghost_enter_extra(mw_game *game, mw_events *events);
void ghost_enter_limit(mw_game *game, mw_events *events);

bool ghost_due(const mw_game *game);
void ghost_list(const mw_game *game, mw_actions *actions);
mw_status ghost_check(const mw_game *game, mw_action action);
void ghost_apply(mw_game *game, mw_action action, mw_events *events);

/* The step in which the circles of the tile just placed draw ghosts in. */
void ghost_enter_fill(mw_game *game, mw_events *events);
bool ghost_fill_due(const mw_game *game);
void ghost_fill_list(const mw_game *game, mw_actions *actions);
mw_status ghost_fill_check(const mw_game *game, mw_action action);
void ghost_fill_apply(mw_game *game, mw_action action, mw_events *events);

/* A point less for each ghost on a player's figures (MIST-20). */
void ghost_penalty(mw_game *game, mw_events *events);

#endif
