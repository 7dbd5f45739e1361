/* Picks from the events of the session what nobody chose. */
#include "board_news.h"

#include "board_words.h"

static const bool IS_NEWS[MW_EVENTS] = {
    [MW_EVENT_MAGIC] = true,      [MW_EVENT_ASIDE] = true,
    [MW_EVENT_NO_MAGIC] = true,   [MW_EVENT_GHOST] = true,
    [MW_EVENT_DRIVEN_OFF] = true, [MW_EVENT_FILLED] = true,
    [MW_EVENT_FORFEIT] = true,    [MW_EVENT_GUARD] = true,
};

/* The first event tells what was chosen, unless a tile or a figure was placed;
 * a meeple driven off by that needs no telling either. */
static int first_news(const mw_events *events)
{
    int first = 0;
    if (events->count > 0 && IS_NEWS[events->list[0].type])
        first = 1;
    while (first > 0 && first < events->count &&
           (events->list[first].type == MW_EVENT_DRIVEN_OFF ||
            events->list[first].type == MW_EVENT_HOME))
        first++;
    return first;
}

/* Ghosts of the supply that fill circles are all alike, and so are those that
 * one tile's circles give to the supply, or to one meeple. */
static bool is_again(const struct board_now *now, const mw_event *event)
{
    if (now->news_count == 0)
        return false;
    const mw_event *last = now->news[now->news_count - 1].event;
    bool fills = event->type == MW_EVENT_FILLED &&
                 event->source == MW_NO_SOURCE && last->source == MW_NO_SOURCE;
    bool given_up = event->type == MW_EVENT_FORFEIT &&
                    event->source_tile == last->source_tile;
    bool haunts = event->type == MW_EVENT_GHOST &&
                  event->source_tile == last->source_tile &&
                  event->spot.tile == last->spot.tile;
    return last->type == event->type && (fills || given_up || haunts);
}

static void add(struct board_now *now, const mw_event *event)
{
    if (is_again(now, event)) /* the last one tells how many there are now */
        now->news[now->news_count - 1] = (struct board_news){
            event, now->news[now->news_count - 1].times + 1};
    else if (now->news_count < NOW_NEWS)
        now->news[now->news_count++] = (struct board_news){event, 1};
}

/* What a tile did to the mist is told as the reason for a ghost. */
static void add_reasons(struct board_now *now, const mw_events *events, int end)
{
    for (int i = 0; i < end; i++) {
        if (events->list[i].type == MW_EVENT_BANK)
            add(now, &events->list[i]);
    }
}

static bool needs_reason(const mw_event *event)
{
    return event->type == MW_EVENT_GHOST || event->type == MW_EVENT_FORFEIT;
}

void board_news_read(struct board_now *now, const struct session *session)
{
    const mw_events *events = session_events(session);
    bool reasoned = false;
    for (int i = first_news(events); i < events->count; i++) {
        const mw_event *event = &events->list[i];
        if (!IS_NEWS[event->type])
            continue;
        if (needs_reason(event) && !reasoned) {
            add_reasons(now, events, i);
            reasoned = true;
        }
        add(now, event);
    }
}

/* After a score the magic figure goes as a matter of course (MAGIC-10), but
 * before, it went because there was no other place for it (MAGIC-5). */
static bool had_no_place(const struct session *session, const mw_event *event)
{
    const mw_events *events = session_events(session);
    if (event->type != MW_EVENT_ASIDE)
        return false;
    for (int i = 0; i < events->count && &events->list[i] != event; i++) {
        if (events->list[i].type == MW_EVENT_SCORED)
            return false;
    }
    return true;
}

bool board_news_sentence(const struct board_now *now,
                         const struct session *session, int index,
                         char text[LOG_BYTES])
{
    const struct board_news *news = &now->news[index];
    if (!log_sentence(session_game(session), session_setup(session),
                      news->event, text))
        return false;
    if (had_no_place(session, news->event))
        board_append(text, LOG_BYTES, ": no other open road or city");
    if (news->times > 1)
        board_append(text, LOG_BYTES, " (%d times)", news->times);
    return true;
}
