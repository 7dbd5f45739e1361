/* Castles, which count misty tiles, and cemeteries, which give guards
 * (MIST-17 to MIST-19). */
#ifndef ENGINE_CASTLE_H
#define ENGINE_CASTLE_H

#include "state.h"

/* What a castle is worth, complete or not (MIST-17, MIST-18). */
void castle_term(const mw_game *game, int root, mw_score *score);

/* A complete cemetery gives its keeper's owner a guard. */
void castle_leave(mw_game *game, int root, mw_events *events);

#endif
