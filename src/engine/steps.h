/* The steps of a turn, as a table. */
#ifndef ENGINE_STEPS_H
#define ENGINE_STEPS_H

#include "state.h"

/* One step: what may be done in it, and doing it. check says why an action
 * is refused and changes nothing; apply gets only what check accepts and
 * does one thing of it: the game goes on to the next step that is due. */
struct step {
    unsigned module; /* the step belongs to it */
    /* Sets the step up when the turn comes to it; NULL: nothing to set up. */
    void (*enter)(mw_game *game, mw_events *events);
    /* Is there (still) something to do? NULL: once, always. */
    bool (*due)(const mw_game *game);
    void (*list)(const mw_game *game, mw_actions *actions);
    mw_status (*check)(const mw_game *game, mw_action action);
    void (*apply)(mw_game *game, mw_action action, mw_events *events);
};

/* The row of the game's step, or NULL after the game. */
const struct step *step_now(const mw_game *game);

/* Stays in this step while more is due in it, else goes to the next one that
 * is due; there is one, for the end of a turn always is. */
void step_on(mw_game *game, mw_events *events);

/* Begins a turn: draws a tile, and discards those that fit nowhere. False if
 * none is left; then the game is to be ended (BASE-5, BASE-14). */
bool step_begin_turn(mw_game *game, mw_events *events);

/* Final scoring; nothing can be done any more. */
void step_end_game(mw_game *game, mw_events *events);

#endif
