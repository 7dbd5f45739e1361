/* One game being played: what was done, how it is taken back, and what is
 * told about it. */
#include "session.h"

#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "record.h"

/* One action that was done. */
struct done {
    mw_action action;
    int ways;     /* legal actions there were to choose from */
    int discards; /* tiles discarded up to now */
    uint64_t hash;
    char text[NOTATION_BYTES];
};

/* Every turn, the start and the final scoring. */
enum { COURSE_MAX = MW_TILES_MAX + 2 };

/* Everything after `game` follows from the actions done, and is made anew from
 * the start when some are taken back: one way to get it right, and cheap. */
struct session {
    struct setup setup;
    int torn_line;
    bool changed;
    mw_game *start;
    struct done *done;
    int done_count, done_room;
    mw_game *game;
    mw_actions legal;
    mw_events events;  /* since the last action somebody chose */
    mw_events applied; /* of the last action */
    struct log_entry *log;
    int log_count, log_room;
    struct sheet sheets[MW_PLAYERS_MAX];
    int turns;
    int course[COURSE_MAX][MW_PLAYERS_MAX];
};

/* ---- telling what happened ---- */

/* Whose turn it is while events are told. */
struct moment {
    int turn, player;
};

static struct moment now(const struct session *session)
{
    return (struct moment){mw_turn(session->game),
                           mw_player_to_move(session->game)};
}

/* Room for what one action can bring was made before. */
static struct log_entry *add_entry(struct session *session,
                                   struct moment moment, uint8_t type)
{
    struct log_entry *entry = &session->log[session->log_count];
    memset(entry, 0, sizeof *entry);
    entry->turn = moment.turn;
    entry->player = moment.player;
    entry->type = type;
    return entry;
}

static bool has_cell(const mw_event *event)
{
    return event->type == MW_EVENT_PLACED || event->type == MW_EVENT_FIGURE ||
           event->type == MW_EVENT_SCORED || event->type == MW_EVENT_HOME;
}

static void log_event(struct session *session, struct moment moment,
                      const mw_event *event)
{
    struct log_entry *entry = add_entry(session, moment, event->type);
    if (!log_sentence(session->game, &session->setup, event, entry->text))
        return;
    mw_spot spot =
        event->type == MW_EVENT_SCORED ? event->score.feature : event->spot;
    if (has_cell(event))
        entry->cell = mw_tile_get(session->game, spot.tile).cell;
    session->log_count++;
}

/* A pass that nobody chose is no event, but has to be told (BASE-19). */
static void log_forced_pass(struct session *session, struct moment moment)
{
    struct log_entry *entry = add_entry(session, moment, MW_EVENT_FIGURE);
    entry->cell =
        mw_tile_get(session->game, mw_tile_count(session->game) - 1).cell;
    bool none_left =
        mw_player_supply(session->game, moment.player, MW_MEEPLE) == 0 &&
        mw_player_supply(session->game, moment.player, MW_GUARD) == 0;
    log_no_figure(&session->setup, moment.player, none_left, entry->text);
    session->log_count++;
}

static void tally_score(struct session *session, const mw_score *score)
{
    for (int i = 0; i < session->setup.players; i++) {
        struct sheet *sheet = &session->sheets[i];
        int *const columns[MW_KINDS] = {[MW_ROAD] = &sheet->road,
                                        [MW_CITY] = &sheet->city,
                                        [MW_FIELD] = &sheet->field,
                                        [MW_MONASTERY] = &sheet->monastery,
                                        [MW_CASTLE] = &sheet->castle};
        if ((score->winners & 1U << i) && columns[score->kind] != NULL)
            *columns[score->kind] += score->points;
    }
}

static void keep_event(struct session *session, const mw_event *event)
{
    if (session->events.count < MW_MAX_EVENTS)
        session->events.list[session->events.count++] = *event;
}

static void tell_events(struct session *session, struct moment moment,
                        const mw_events *events)
{
    for (int i = 0; i < events->count; i++) {
        const mw_event *event = &events->list[i];
        keep_event(session, event);
        if (event->type == MW_EVENT_TURN)
            moment = (struct moment){moment.turn + 1, event->player};
        if (event->type == MW_EVENT_SCORED)
            tally_score(session, &event->score);
        log_event(session, moment, event);
    }
}

static void mark_course(struct session *session)
{
    int turn = ++session->turns;
    for (int i = 0; i < session->setup.players; i++)
        session->course[turn][i] = mw_player_score(session->game, i);
}

/* The first tile is drawn before the first action, so tiles that fit nowhere
 * may have left the game already. */
static void tell_start(struct session *session)
{
    session->events.count = 0;
    for (int i = 0; i < mw_discard_count(session->game); i++) {
        mw_event event = {.type = MW_EVENT_DISCARDED,
                          .design = (uint8_t)mw_discarded(session->game, i)};
        keep_event(session, &event);
        log_event(session, now(session), &event);
    }
}

/* ---- doing ---- */

/* Steps that have one way only are done by the session; but a player always
 * places his tile and ends his turn himself (BASE-19). */
static bool is_forced(mw_action action, int ways)
{
    return ways == 1 && action.type != MW_PLACE && action.type != MW_END;
}

/* Does what is known to be legal. */
static mw_status carry_out(struct session *session, mw_action action, int ways)
{
    struct moment moment = now(session);
    /* The last turn ends with the scores from before the final scoring. */
    if (action.type == MW_END)
        mark_course(session);
    mw_status status = mw_apply(session->game, action, &session->applied);
    if (status != MW_OK)
        return status;
    if (!is_forced(action, ways))
        session->events.count = 0;
    else if (action.type == MW_PASS)
        log_forced_pass(session, moment);
    if (mw_game_step(session->game) == MW_STEP_OVER)
        mark_course(session);
    tell_events(session, moment, &session->applied);
    return MW_OK;
}

static void *grown(void *list, size_t item, int *room, int needed)
{
    if (needed <= *room)
        return list;
    void *larger = realloc(list, item * (size_t)(needed * 2));
    if (larger != NULL)
        *room = needed * 2;
    return larger;
}

/* Room for one more action and all that it can bring. */
static bool make_room(struct session *session)
{
    struct done *done = grown(session->done, sizeof *done, &session->done_room,
                              session->done_count + 1);
    if (done == NULL)
        return false;
    session->done = done;
    struct log_entry *log = grown(session->log, sizeof *log, &session->log_room,
                                  session->log_count + MW_MAX_EVENTS + 1);
    if (log == NULL)
        return false;
    session->log = log;
    return true;
}

/* Rotations that look alike are one action, and are kept as one. */
static mw_action as_listed(const struct session *session, mw_action action)
{
    int design = mw_tile_in_hand(session->game);
    if (action.type == MW_PLACE && design != MW_NONE)
        action.rotation = (uint8_t)mw_design_rotation(
            mw_game_tiles(session->game), design, action.rotation & 3);
    return action;
}

/* Does one action and nothing by itself. */
static mw_status do_one(struct session *session, mw_action action)
{
    mw_status status = mw_check(session->game, action);
    if (status != MW_OK)
        return status;
    if (!make_room(session))
        return MW_NO_MEMORY;
    struct done *done = &session->done[session->done_count];
    done->action = as_listed(session, action);
    done->ways = session->legal.count;
    notation_write(session->game, done->action, done->text);
    status = carry_out(session, done->action, done->ways);
    if (status != MW_OK)
        return status;
    done->hash = mw_hash(session->game);
    done->discards = mw_discard_count(session->game);
    session->done_count++;
    mw_legal(session->game, &session->legal);
    return MW_OK;
}

static void settle(struct session *session)
{
    while (session->legal.count == 1 &&
           is_forced(session->legal.list[0], session->legal.count)) {
        if (do_one(session, session->legal.list[0]) != MW_OK)
            return;
        session->changed = true;
    }
}

mw_status session_act(struct session *session, mw_action action)
{
    mw_status status = do_one(session, action);
    if (status != MW_OK)
        return status;
    session->changed = true;
    settle(session);
    return MW_OK;
}

/* ---- taking back ---- */

/* Back to the first `count` actions, by doing them again from the start. */
static void replay(struct session *session, int count)
{
    mw_game_assign(session->game, session->start);
    session->done_count = count;
    session->log_count = 0;
    session->turns = 0;
    memset(session->sheets, 0, sizeof session->sheets);
    tell_start(session);
    for (int i = 0; i < count; i++)
        carry_out(session, session->done[i].action, session->done[i].ways);
    mw_legal(session->game, &session->legal);
}

/* The last decision of this turn, or MW_NONE. */
static int last_decision(const struct session *session)
{
    for (int i = session->done_count - 1; i >= 0; i--) {
        if (session->done[i].action.type == MW_END)
            return MW_NONE;
        if (session->done[i].ways > 1)
            return i;
    }
    return MW_NONE;
}

bool session_can_undo(const struct session *session)
{
    return last_decision(session) != MW_NONE;
}

bool session_undo(struct session *session)
{
    int decision = last_decision(session);
    if (decision == MW_NONE)
        return false;
    replay(session, decision);
    session->changed = true;
    return true;
}

/* ---- life cycle ---- */

struct session *session_new(const mw_tiles *tiles, const struct setup *setup,
                            struct problem *problem)
{
    if (!setup_check(setup, problem))
        return NULL;
    mw_status why = MW_NO_MEMORY;
    mw_setup chosen = setup_engine(setup);
    struct session *session = calloc(1, sizeof *session);
    if (session != NULL) {
        session->setup = *setup;
        session->start = mw_game_new(tiles, &chosen, &why);
    }
    if (session != NULL && session->start != NULL) {
        why = MW_NO_MEMORY;
        session->game = mw_game_copy(session->start);
    }
    if (session == NULL || session->game == NULL || !make_room(session)) {
        setup_refused(tiles, setup, why, problem);
        session_free(session);
        return NULL;
    }
    replay(session, 0);
    return session;
}

void session_free(struct session *session)
{
    if (session == NULL)
        return;
    mw_game_free(session->start);
    mw_game_free(session->game);
    free(session->done);
    free(session->log);
    free(session);
}

/* ---- records ---- */

static bool replay_line(struct session *session,
                        const struct record_action *line,
                        struct problem *problem)
{
    mw_action action;
    if (!notation_read(session->game, line->text, &action, problem))
        return false;
    mw_status status = do_one(session, action);
    if (status != MW_OK)
        return problem_say(problem, 0, "%s", mw_status_text(status));
    const struct done *done = &session->done[session->done_count - 1];
    if (!line->has_hash || line->hash == done->hash)
        return true;
    replay(session, session->done_count - 1);
    return problem_say(problem, 0,
                       "the game is not as it was when this was written; this "
                       "line or one before it was changed");
}

static bool replay_lines(struct session *session, struct record *record,
                         struct problem *problem)
{
    struct record_action line;
    enum record_answer answer = record_next(record, &line, problem);
    while (answer == RECORD_ACTION) {
        if (!replay_line(session, &line, problem))
            return problem_at(problem, record->line);
        answer = record_next(record, &line, problem);
    }
    session->torn_line = record->torn_line;
    return answer == RECORD_END;
}

/* The session as far as the record could be read, and whether that was to its
 * end; NULL if its head is not sound. */
static struct session *read_far(const mw_tiles *tiles, const char *text,
                                size_t length, bool *whole,
                                struct problem *problem)
{
    struct record record;
    struct setup setup;
    *whole = false;
    record_open(&record, text, length);
    if (!record_read_head(&record, tiles, &setup, problem))
        return NULL;
    struct session *session = session_new(tiles, &setup, problem);
    if (session == NULL) {
        problem_at(problem, record.line);
        return NULL;
    }
    *whole = replay_lines(session, &record, problem);
    return session;
}

struct session *session_read(const mw_tiles *tiles, const char *text,
                             size_t length, struct session **salvage,
                             struct problem *problem)
{
    bool whole;
    struct session *session = read_far(tiles, text, length, &whole, problem);
    if (session != NULL)
        settle(session);
    if (salvage != NULL)
        *salvage = whole ? NULL : session;
    else if (!whole)
        session_free(session);
    return whole ? session : NULL;
}

struct session *session_replay(const mw_tiles *tiles, const char *text,
                               size_t length, struct problem *problem)
{
    bool whole;
    struct session *session = read_far(tiles, text, length, &whole, problem);
    if (whole)
        return session;
    session_free(session);
    return NULL;
}

int session_torn_line(const struct session *session)
{
    return session->torn_line;
}

static void write_discards(struct text *text, const struct session *session,
                           int first, int end)
{
    const mw_tiles *tiles = mw_game_tiles(session->game);
    for (int i = first; i < end; i++)
        record_write_discard(
            text, mw_design_id(tiles, mw_discarded(session->game, i)));
}

char *session_write(const struct session *session, size_t *length)
{
    struct text text = {0};
    int discards = mw_discard_count(session->start);
    record_write_head(&text, mw_game_tiles(session->game), &session->setup);
    write_discards(&text, session, 0, discards);
    for (int i = 0; i < session->done_count; i++) {
        const struct done *done = &session->done[i];
        record_write_action(&text, done->text, done->hash);
        write_discards(&text, session, discards, done->discards);
        discards = done->discards;
    }
    return text_take(&text, length);
}

/* ---- queries ---- */

const mw_game *session_game(const struct session *session)
{
    return session->game;
}

const struct setup *session_setup(const struct session *session)
{
    return &session->setup;
}

const mw_actions *session_legal(const struct session *session)
{
    return &session->legal;
}

const mw_events *session_events(const struct session *session)
{
    return &session->events;
}

int session_log_count(const struct session *session)
{
    return session->log_count;
}

const struct log_entry *session_log(const struct session *session, int index)
{
    return &session->log[index];
}

struct sheet session_sheet(const struct session *session, int player)
{
    struct sheet sheet = session->sheets[player];
    sheet.total = mw_player_score(session->game, player);
    return sheet;
}

int session_turns(const struct session *session)
{
    return session->turns;
}

int session_course(const struct session *session, int turn, int player)
{
    return session->course[turn][player];
}

bool session_changed(const struct session *session)
{
    return session->changed;
}

void session_mark_saved(struct session *session)
{
    session->changed = false;
}
