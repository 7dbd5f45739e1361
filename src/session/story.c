/* Tells of a game by its events. */
#include "story.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct moment story_now(const struct story *story)
{
    return (struct moment){mw_turn(story->game),
                           mw_player_to_move(story->game)};
}

bool story_make_room(struct story *story)
{
    int needed = story->log_count + MW_MAX_EVENTS + 1;
    if (needed <= story->log_room)
        return true;
    struct log_entry *log =
        realloc(story->log, sizeof *log * (size_t)(needed * 2));
    if (log == NULL)
        return false;
    story->log = log;
    story->log_room = needed * 2;
    return true;
}

/* Room for what one action can bring was made before. */
static struct log_entry *add_entry(struct story *story, struct moment moment,
                                   uint8_t type)
{
    struct log_entry *entry = &story->log[story->log_count];
    memset(entry, 0, sizeof *entry);
    entry->turn = moment.turn;
    entry->player = moment.player;
    entry->type = type;
    return entry;
}

/* Events that name a tile in their spot. */
static const bool HAS_CELL[MW_EVENTS] = {
    [MW_EVENT_PLACED] = true,     [MW_EVENT_FIGURE] = true,
    [MW_EVENT_SCORED] = true,     [MW_EVENT_HOME] = true,
    [MW_EVENT_MAGIC] = true,      [MW_EVENT_ASIDE] = true,
    [MW_EVENT_BANK] = true,       [MW_EVENT_GHOST] = true,
    [MW_EVENT_DRIVEN_OFF] = true, [MW_EVENT_FILLED] = true,
    [MW_EVENT_GUARD] = true,
};

static void log_event(struct story *story, struct moment moment,
                      const mw_event *event)
{
    struct log_entry *entry = add_entry(story, moment, event->type);
    if (!log_sentence(story->game, story->setup, event, entry->text))
        return;
    if (HAS_CELL[event->type])
        entry->cell = mw_tile_get(story->game, event->spot.tile).cell;
    story->log_count++;
}

/* Who has no figure left needs no reminder every turn. */
void story_tell_pass(struct story *story, struct moment moment)
{
    if (mw_player_supply(story->game, moment.player, MW_MEEPLE) == 0 &&
        mw_player_supply(story->game, moment.player, MW_GUARD) == 0)
        return;
    struct log_entry *entry = add_entry(story, moment, MW_EVENT_FIGURE);
    entry->cell = mw_tile_get(story->game, mw_tile_count(story->game) - 1).cell;
    log_no_figure(story->setup, moment.player, entry->text);
    story->log_count++;
}

void story_tell_taken_back(struct story *story)
{
    struct moment moment = story_now(story);
    struct log_entry *entry = add_entry(story, moment, MW_EVENT_TURN);
    snprintf(entry->text, sizeof entry->text, "%s takes the hand-over back",
             story->setup->names[moment.player]);
    story->log_count++;
}

static int term_points(const mw_score *score, enum mw_term_kind kind)
{
    int points = 0;
    for (int i = 0; i < score->term_count; i++) {
        if (score->terms[i].kind == kind)
            points += score->terms[i].points;
    }
    return points;
}

/* The sheet adds up what the events say, never what it reckons itself, so
 * that it agrees with the game or a test fails. */
static void tally_score(struct story *story, const mw_score *score)
{
    for (int i = 0; i < story->setup->players; i++) {
        struct sheet *sheet = &story->sheets[i];
        int *const columns[MW_KINDS] = {[MW_ROAD] = &sheet->road,
                                        [MW_CITY] = &sheet->city,
                                        [MW_FIELD] = &sheet->field,
                                        [MW_MONASTERY] = &sheet->monastery,
                                        [MW_CASTLE] = &sheet->castle};
        if (!(score->winners & 1U << i) || columns[score->kind] == NULL)
            continue;
        *columns[score->kind] += score->points;
        sheet->mage += term_points(score, MW_TERM_MAGE);
        sheet->witch += term_points(score, MW_TERM_WITCH);
    }
}

/* Several actions can follow one choice, but what is looked at are the first
 * ones, so the rest may go. */
static void keep_event(struct story *story, const mw_event *event)
{
    if (story->events.count < MW_MAX_EVENTS)
        story->events.list[story->events.count++] = *event;
}

/* A tile that fits nowhere is drawn for the turn that begins, and told before
 * it. When nothing is left to draw that turn never comes. */
static struct moment moment_of(const struct story *story, struct moment moment,
                               const mw_event *event)
{
    if (event->type == MW_EVENT_DISCARDED)
        return (struct moment){mw_turn(story->game), event->player};
    if (event->type == MW_EVENT_TURN)
        return (struct moment){moment.turn + 1, event->player};
    return moment;
}

void story_tell(struct story *story, struct moment moment,
                const mw_events *events)
{
    for (int i = 0; i < events->count; i++) {
        const mw_event *event = &events->list[i];
        keep_event(story, event);
        if (event->type == MW_EVENT_SCORED)
            tally_score(story, &event->score);
        if (event->type == MW_EVENT_PENALTY)
            story->sheets[event->player].ghosts -= event->count;
        struct moment then = moment_of(story, moment, event);
        log_event(story, then, event);
        if (event->type == MW_EVENT_TURN)
            moment = then;
    }
}

void story_go_back(struct story *story, const struct story *before)
{
    struct log_entry *log = story->log;
    int room = story->log_room;
    *story = *before;
    story->log = log;
    story->log_room = room;
}

void story_mark_course(struct story *story)
{
    int turn = ++story->turns;
    for (int i = 0; i < story->setup->players; i++)
        story->course[turn][i] = mw_player_score(story->game, i);
}

void story_start(struct story *story)
{
    story->log_count = 0;
    story->turns = 0;
    memset(story->sheets, 0, sizeof story->sheets);
    story->events.count = 0;
    /* The first tile is drawn before the first action, so tiles that fit
     * nowhere may have left the game already. */
    for (int i = 0; i < mw_discard_count(story->game); i++) {
        mw_event event = {.type = MW_EVENT_DISCARDED,
                          .design = (uint8_t)mw_discarded(story->game, i)};
        keep_event(story, &event);
        log_event(story, story_now(story), &event);
    }
}
