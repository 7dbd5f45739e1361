/* One game being played: what was done, how it is taken back, and what is
 * told about it. */
#include "session.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "checkpoint.h"
#include "notation.h"
#include "record.h"
#include "story.h"
#include "words.h"

/* One action that was done. */
struct done {
    mw_action action;
    int ways; /* legal actions there were to choose from */
    int turn;
    int discards; /* tiles discarded up to now */
    uint64_t hash;
    char text[NOTATION_BYTES];
};

/* Everything after `game` follows from the actions done. When some are taken
 * back it is made anew from the start of a turn, or else of the game: one way
 * to get it right, and cheap however often people change their minds. */
struct session {
    struct setup setup;
    int torn_line;
    bool changed;
    mw_game *start;
    struct done *done;
    int done_count, done_room;
    mw_game *game;
    mw_actions legal;
    mw_events applied; /* of the last action */
    struct checkpoints checkpoints;
    struct text trail; /* all that was done and taken back, line by line */
    struct story story;
};

/* ---- doing ---- */

/* Steps that have one way only are done by the session; but a player always
 * places his tile and ends his turn himself (BASE-19). */
static bool is_forced(mw_action action, int ways)
{
    return ways == 1 && action.type != MW_PLACE && action.type != MW_END;
}

/* Does what is known to be legal. */
static void carry_out(struct session *session, mw_action action, int ways)
{
    struct moment moment = story_now(&session->story);
    /* The last turn ends with the scores from before the final scoring. */
    if (action.type == MW_END)
        story_mark_course(&session->story);
    mw_status status = mw_apply(session->game, action, &session->applied);
    assert(status == MW_OK);
    (void)status;
    if (!is_forced(action, ways))
        session->story.events.count = 0;
    else if (action.type == MW_PASS)
        story_tell_pass(&session->story, moment);
    if (mw_game_step(session->game) == MW_STEP_OVER)
        story_mark_course(&session->story);
    story_tell(&session->story, moment, &session->applied);
}

/* Of what one action leaves behind: its line, and one for each tile that is
 * discarded before the next turn. */
enum { TRAIL_BYTES = 128 * (1 + MW_TILES_MAX) };

/* Room for one more action and all that it can bring: an action must not stay
 * half done because there was no memory to tell of it. */
static bool make_room(struct session *session)
{
    if (!story_make_room(&session->story) ||
        !text_reserve(&session->trail, TRAIL_BYTES))
        return false;
    if (session->done_count < session->done_room)
        return true;
    int room = session->done_room * 2 + 64;
    struct done *done = realloc(session->done, sizeof *done * (size_t)room);
    if (done == NULL)
        return false;
    session->done = done;
    session->done_room = room;
    return true;
}

/* Rotations that look alike are one action, and are kept as one. */
static mw_action as_listed(const struct session *session, mw_action action)
{
    if (action.type == MW_PLACE)
        action.rotation = (uint8_t)mw_design_rotation(
            mw_game_tiles(session->game), mw_tile_in_hand(session->game),
            action.rotation);
    return action;
}

/* As comments: a discard follows from the seed and is no action. */
static void write_discards(struct text *text, const struct session *session,
                           int first, int end)
{
    const mw_tiles *tiles = mw_game_tiles(session->game);
    for (int i = first; i < end; i++)
        record_write_discard(
            text, mw_design_id(tiles, mw_discarded(session->game, i)));
}

static int discards_before(const struct session *session, int action)
{
    return action == 0 ? mw_discard_count(session->start)
                       : session->done[action - 1].discards;
}

static void leave_trail(struct session *session, const struct done *done)
{
    int action = (int)(done - session->done);
    record_write_action(&session->trail, done->text, done->hash);
    write_discards(&session->trail, session, discards_before(session, action),
                   done->discards);
}

/* A turn that begins may be come back to. */
static void keep_checkpoint(struct session *session, int done)
{
    if (session->done[done - 1].action.type == MW_END)
        checkpoints_keep(&session->checkpoints, done, session->game,
                         &session->story);
}

/* Does one action and nothing by itself. */
static mw_status do_one(struct session *session, mw_action action)
{
    mw_status status = mw_check(session->game, action);
    if (status != MW_OK)
        return status;
    if (!make_room(session))
        return MW_NO_MEMORY;
    /* A part is named by the tile it is on, so the action is written before
     * the game moves on. */
    struct done *done = &session->done[session->done_count];
    done->action = as_listed(session, action);
    done->ways = session->legal.count;
    done->turn = mw_turn(session->game);
    notation_write(session->game, done->action, done->text);
    carry_out(session, done->action, done->ways);
    done->hash = mw_hash(session->game);
    done->discards = mw_discard_count(session->game);
    session->done_count++;
    keep_checkpoint(session, session->done_count);
    mw_legal(session->game, &session->legal);
    leave_trail(session, done);
    return MW_OK;
}

/* Ends, since every turn comes to a placing or an end of the turn. */
void session_settle(struct session *session)
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
    session_settle(session);
    return MW_OK;
}

/* ---- taking back ---- */

static const char UNDO[] = "undo"; /* as a journal has it */

/* Back to the first `count` actions, by doing again what is not known. */
static void replay(struct session *session, int count)
{
    int known = checkpoints_go_back(&session->checkpoints, count, session->game,
                                    &session->story);
    if (known == MW_NONE) {
        mw_game_assign(session->game, session->start);
        story_start(&session->story);
        known = 0;
    }
    session->done_count = count;
    for (int i = known; i < count; i++) {
        carry_out(session, session->done[i].action, session->done[i].ways);
        keep_checkpoint(session, i + 1);
    }
    mw_legal(session->game, &session->legal);
}

/* The last thing of this turn that somebody did himself, or MW_NONE. */
static int last_decision(const struct session *session)
{
    for (int i = session->done_count - 1; i >= 0; i--) {
        if (session->done[i].action.type == MW_END)
            return MW_NONE;
        if (!is_forced(session->done[i].action, session->done[i].ways))
            return i;
    }
    return MW_NONE;
}

/* When the game is over its scores have been told. */
bool session_can_take_back(const struct session *session)
{
    int last = session->done_count - 1;
    return session->setup.take_back && last >= 0 &&
           session->done[last].action.type == MW_END &&
           mw_game_step(session->game) != MW_STEP_OVER;
}

bool session_can_undo(const struct session *session)
{
    return last_decision(session) != MW_NONE || session_can_take_back(session);
}

bool session_undo(struct session *session)
{
    int decision = last_decision(session);
    bool handed_over = session_can_take_back(session);
    if (handed_over)
        decision = session->done_count - 1;
    if (decision == MW_NONE || !make_room(session))
        return false;
    replay(session, decision);
    if (handed_over)
        story_tell_taken_back(&session->story);
    record_write_action(&session->trail, UNDO, mw_hash(session->game));
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
    if (session == NULL || session->game == NULL || !make_room(session) ||
        !checkpoints_make(&session->checkpoints, session->start)) {
        setup_refused(tiles, setup, why, problem);
        session_free(session);
        return NULL;
    }
    session->story.game = session->game;
    session->story.setup = &session->setup;
    replay(session, 0);
    return session;
}

void session_free(struct session *session)
{
    if (session == NULL)
        return;
    checkpoints_free(&session->checkpoints);
    mw_game_free(session->start);
    mw_game_free(session->game);
    free(session->done);
    free(session->story.log);
    free(session->trail.bytes);
    free(session);
}

/* ---- records ---- */

/* Where a line is read that may turn out wrong. */
struct mark {
    int done;
    size_t trail;
};

/* What was taken back is still behind the actions done, and comes again. */
static void back_to(struct session *session, struct mark mark)
{
    replay(session, mark.done);
    session->trail.length = mark.trail;
}

static bool is_undo(const char *text)
{
    struct word word;
    return word_next(&text, &word) && word_is(word, UNDO) &&
           *words_rest(text) == '\0';
}

static bool do_line(struct session *session, const char *text,
                    struct problem *problem)
{
    mw_action action;
    if (is_undo(text))
        return session_undo(session) ||
               problem_say(problem, 0, "there is nothing to take back");
    if (!notation_read(session->game, text, &action, problem))
        return false;
    mw_status status = do_one(session, action);
    return status == MW_OK ||
           problem_say(problem, 0, "%s", mw_status_text(status));
}

static bool replay_line(struct session *session,
                        const struct record_action *line,
                        struct problem *problem)
{
    struct mark mark = {session->done_count, session->trail.length};
    if (!do_line(session, line->text, problem))
        return false;
    if (!line->has_hash || line->hash == mw_hash(session->game))
        return true;
    /* It was legal, but in another game than the one that was played. */
    back_to(session, mark);
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
    session->changed = false; /* what is read there is no change of it */
    return session;
}

struct session *session_read(const mw_tiles *tiles, const char *text,
                             size_t length, struct session **salvage,
                             struct problem *problem)
{
    bool whole;
    struct session *session = read_far(tiles, text, length, &whole, problem);
    /* A record written by hand may end before a step nobody has to take. */
    if (session != NULL)
        session_settle(session);
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

char *session_write(const struct session *session, size_t *length)
{
    struct text text = {0};
    record_write_head(&text, mw_game_tiles(session->game), &session->setup);
    write_discards(&text, session, 0, discards_before(session, 0));
    for (int i = 0; i < session->done_count; i++) {
        const struct done *done = &session->done[i];
        record_write_action(&text, done->text, done->hash);
        write_discards(&text, session, discards_before(session, i),
                       done->discards);
    }
    return text_take(&text, length);
}

const char *session_trail(const struct session *session, size_t *length)
{
    *length = session->trail.length;
    return *length > 0 ? session->trail.bytes : "";
}

/* ---- moments ---- */

int session_action_count(const struct session *session)
{
    return session->done_count;
}

int session_action_turn(const struct session *session, int action)
{
    return session->done[action].turn;
}

struct session *session_until(const struct session *session, int count,
                              struct problem *problem)
{
    struct session *moment =
        session_new(mw_game_tiles(session->game), &session->setup, problem);
    for (int i = 0; moment != NULL && i < count; i++) {
        mw_status status = do_one(moment, session->done[i].action);
        if (status != MW_OK) {
            problem_say(problem, 0, "%s", mw_status_text(status));
            session_free(moment);
            return NULL;
        }
    }
    return moment;
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
    return &session->story.events;
}

int session_log_count(const struct session *session)
{
    return session->story.log_count;
}

const struct log_entry *session_log(const struct session *session, int index)
{
    return &session->story.log[index];
}

struct sheet session_sheet(const struct session *session, int player)
{
    struct sheet sheet = session->story.sheets[player];
    sheet.total = mw_player_score(session->game, player);
    return sheet;
}

int session_turns(const struct session *session)
{
    return session->story.turns;
}

int session_course(const struct session *session, int turn, int player)
{
    return session->story.course[turn][player];
}

bool session_changed(const struct session *session)
{
    return session->changed;
}

void session_mark_saved(struct session *session)
{
    session->changed = false;
}
