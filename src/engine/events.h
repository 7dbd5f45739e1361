/* Writing down what happens and what may be done. */
#ifndef ENGINE_EVENTS_H
#define ENGINE_EVENTS_H

#include <assert.h>

#include <mistwall/game.h>

/* A new event of this type about this player; NULL if nobody wants events, so
 * that the caller fills in the rest only where there is one. */
mw_event *events_add(mw_events *events, enum mw_event_type type, int player);

/* One more action that is legal. */
static inline void actions_add(mw_actions *actions, mw_action action)
{
    assert(actions->count < MW_MAX_ACTIONS);
    actions->list[actions->count++] = action;
}

#endif
