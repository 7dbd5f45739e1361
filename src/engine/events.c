/* The list of what happened. */
#include "events.h"

#include <assert.h>

mw_event *events_add(mw_events *events, enum mw_event_type type, int player)
{
    if (events == NULL)
        return NULL;
    assert(events->count < MW_MAX_EVENTS);
    mw_event *event = &events->list[events->count++];
    *event = (mw_event){.type = (uint8_t)type, .player = (uint8_t)player};
    return event;
}
