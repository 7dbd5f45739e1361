/* Plays golden games and compares. */
#include "game_file.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "expect_mist.h"
#include "files.h"
#include "game_run.h"
#include "notation.h"
#include "record.h"

static void same_text(const struct run *run, const char *what, const char *is,
                      struct word expected)
{
    if (!word_is(expected, is))
        wrong(run, "%s is %s, not %.*s", what, is, expected.length,
              expected.start);
}

/* ---- expectations ---- */

static void expect_score(const struct run *run, const char *rest)
{
    int player = next_player(run, &rest);
    same_number(run, "the score",
                mw_player_score(session_game(run->session), player),
                next_number(run, &rest));
}

static void expect_sheet(const struct run *run, const char *rest)
{
    struct sheet sheet = session_sheet(run->session, next_player(run, &rest));
    const struct {
        const char *kind;
        int points;
    } columns[] = {{"road", sheet.road},           {"city", sheet.city},
                   {"monastery", sheet.monastery}, {"field", sheet.field},
                   {"castle", sheet.castle},       {"mage", sheet.mage},
                   {"witch", sheet.witch},         {"ghosts", sheet.ghosts}};
    struct word kind = next_word(run, &rest);
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        if (word_is(kind, columns[i].kind)) {
            same_number(run, columns[i].kind, columns[i].points,
                        next_number(run, &rest));
            return;
        }
    }
    wrong(run, "there is no such kind");
}

static void expect_meeples(const struct run *run, const char *rest)
{
    int player = next_player(run, &rest);
    same_number(run, "the supply",
                mw_player_supply(session_game(run->session), player, MW_MEEPLE),
                next_number(run, &rest));
}

static void expect_turn(const struct run *run, const char *rest)
{
    int player = mw_player_to_move(session_game(run->session));
    same_text(run, "the player to move",
              session_setup(run->session)->names[player],
              next_word(run, &rest));
}

static void expect_step(const struct run *run, const char *rest)
{
    static const char *const STEPS[] = {
        [MW_STEP_PLACE] = "place",       [MW_STEP_MAGIC] = "magic",
        [MW_STEP_OWN] = "own",           [MW_STEP_FILL] = "fill",
        [MW_STEP_CONTINUE] = "continue", [MW_STEP_EXTRA] = "extra",
        [MW_STEP_CLOSE] = "close",       [MW_STEP_LIMIT] = "limit",
        [MW_STEP_RELEASE] = "release",   [MW_STEP_FIGURE] = "figure",
        [MW_STEP_END] = "end",           [MW_STEP_OVER] = "over"};
    same_text(run, "the step", STEPS[mw_game_step(session_game(run->session))],
              next_word(run, &rest));
}

static void expect_hand(const struct run *run, const char *rest)
{
    int design = mw_tile_in_hand(session_game(run->session));
    same_text(run, "the tile in hand",
              design == MW_NONE ? "none" : mw_design_id(run->tiles, design),
              next_word(run, &rest));
}

static void expect_left(const struct run *run, const char *rest)
{
    same_number(run, "the rest of the stack",
                mw_stack_left(session_game(run->session)),
                next_number(run, &rest));
}

static void expect_discarded(const struct run *run, const char *rest)
{
    same_number(run, "the number of discards",
                mw_discard_count(session_game(run->session)),
                next_number(run, &rest));
}

static void expect_tile(const struct run *run, const char *rest)
{
    int index;
    mw_tile tile = next_tile(run, &rest, &index);
    same_text(run, "the tile", mw_design_id(run->tiles, tile.design),
              next_word(run, &rest));
    same_number(run, "its rotation", tile.rotation, next_number(run, &rest));
}

static void expect_worth(const struct run *run, const char *rest)
{
    int index;
    mw_tile tile = next_tile(run, &rest, &index);
    const char *name = words_rest(rest);
    for (int i = 0; i < mw_design_part_count(run->tiles, tile.design); i++) {
        char part[NOTATION_BYTES];
        notation_part(mw_design_part(run->tiles, tile.design, tile.rotation, i),
                      part);
        size_t length = strlen(part);
        if (strncmp(name, part, length) != 0 || name[length] != ' ')
            continue;
        mw_score score;
        mw_feature_worth(session_game(run->session),
                         (mw_spot){(uint8_t)index, (uint8_t)i}, &score);
        rest = name + length;
        same_number(run, "the worth", score.points, next_number(run, &rest));
        return;
    }
    wrong(run, "the tile has no part %s", name);
}

static mw_action read_action(const struct run *run, const char *text)
{
    struct problem problem;
    mw_action action;
    if (!notation_read(session_game(run->session), text, &action, &problem))
        wrong(run, "%s", problem.text);
    return action;
}

static void expect_legal(const struct run *run, const char *rest)
{
    const mw_actions *legal = session_legal(run->session);
    mw_action action = read_action(run, rest);
    for (int i = 0; i < legal->count; i++) {
        if (mw_action_equal(legal->list[i], action))
            return;
    }
    wrong(run, "it is not in the list of legal actions");
}

static void expect_refused(const struct run *run, const char *rest)
{
    const char *reason = strchr(rest, '"'), *end = NULL;
    if (reason != NULL)
        end = strchr(++reason, '"');
    if (end == NULL)
        wrong(run, "the reason is missing");
    uint64_t hash = mw_hash(session_game(run->session));
    mw_status status = session_act(run->session, read_action(run, end + 1));
    same_text(run, "the answer", mw_status_text(status),
              (struct word){reason, (int)(end - reason)});
    if (mw_hash(session_game(run->session)) != hash)
        wrong(run, "the refused action changed the game");
}

static void expect_log(const struct run *run, const char *rest)
{
    char told[1000] = "";
    for (int i = run->log_start; i < session_log_count(run->session); i++) {
        const char *text = session_log(run->session, i)->text;
        if (strcmp(text, words_rest(rest)) == 0)
            return;
        snprintf(told + strlen(told), sizeof told - strlen(told), "\n  %s",
                 text);
    }
    wrong(run, "that was not told, but:%s", told);
}

static void expect_silence(const struct run *run, const char *rest)
{
    for (int i = run->log_start; i < session_log_count(run->session); i++) {
        const char *text = session_log(run->session, i)->text;
        if (strstr(text, words_rest(rest)) != NULL)
            wrong(run, "that was told: %s", text);
    }
}

static void expect_magic(const struct run *run, const char *rest,
                         enum mw_magic figure)
{
    const mw_game *game = session_game(run->session);
    mw_spot spot;
    char where[NOTATION_BYTES] = "aside";
    if (mw_magic_spot(game, figure, &spot)) {
        mw_tile tile = mw_tile_get(game, spot.tile);
        char part[NOTATION_BYTES];
        notation_part(
            mw_design_part(run->tiles, tile.design, tile.rotation, spot.part),
            part);
        snprintf(where, sizeof where, "%d,%d %.30s", tile.cell.x, tile.cell.y,
                 part);
    }
    if (strcmp(where, words_rest(rest)) != 0)
        wrong(run, "it is at %s", where);
}

static void expect_mage(const struct run *run, const char *rest)
{
    expect_magic(run, rest, MW_MAGE);
}

static void expect_witch(const struct run *run, const char *rest)
{
    expect_magic(run, rest, MW_WITCH);
}

static void expect_choices(const struct run *run, const char *rest)
{
    same_number(run, "the number of legal actions",
                session_legal(run->session)->count, next_number(run, &rest));
}

static const struct expectation {
    const char *word;
    void (*check)(const struct run *run, const char *rest);
} EXPECTATIONS[] = {
    {"score", expect_score},
    {"sheet", expect_sheet},
    {"meeples", expect_meeples},
    {"turn", expect_turn},
    {"step", expect_step},
    {"hand", expect_hand},
    {"left", expect_left},
    {"tile", expect_tile},
    {"discarded", expect_discarded},
    {"worth", expect_worth},
    {"legal", expect_legal},
    {"refused", expect_refused},
    {"log", expect_log},
    {"silence", expect_silence},
    {"choices", expect_choices},
    {"mage", expect_mage},
    {"witch", expect_witch},
    {"guards", expect_guards},
    {"reserve", expect_reserve},
    {"supply", expect_supply},
    {"ghosts", expect_ghosts},
    {"circles", expect_circles},
    {"bank", expect_bank},
    {"faulty", expect_faulty},
};

static void expect(const struct run *run, const char *rest)
{
    struct word word = next_word(run, &rest);
    for (size_t i = 0; i < sizeof EXPECTATIONS / sizeof *EXPECTATIONS; i++) {
        if (word_is(word, EXPECTATIONS[i].word)) {
            EXPECTATIONS[i].check(run, rest);
            return;
        }
    }
    wrong(run, "nobody knows how to expect %.*s", word.length, word.start);
}

/* ---- playing ---- */

static void act(struct run *run, const char *line)
{
    run->log_start = session_log_count(run->session);
    mw_status status = session_act(run->session, read_action(run, line));
    if (status != MW_OK)
        wrong(run, "%s", mw_status_text(status));
    check_ghosts(run);
    check_figures(run);
}

static void undo(struct run *run)
{
    if (!session_undo(run->session))
        wrong(run, "there is nothing to take back");
    run->log_start = session_log_count(run->session);
}

static void play_line(struct run *run, const char *line)
{
    const char *rest = line;
    struct word word;
    if (!word_next(&rest, &word) || word.start[0] == ';')
        return;
    if (word_is(word, "expect"))
        expect(run, rest);
    else if (word_is(word, "undo"))
        undo(run);
    else
        act(run, line);
}

/* ---- heads ---- */

static void take_tiles(struct run *run, const char *name)
{
    struct problem problem;
    char *text = run_file(name);
    if (!tiles_add_file(run->tiles, name, text, strlen(text), &problem))
        fail_msg("%s", problem.text);
    free(text);
}

/* What the head of the file left to be filled in. */
struct filling {
    struct text text;
    bool has_modules, has_player;
};

static bool head_line(struct run *run, struct filling *head, const char *line)
{
    static const char *const WORDS[] = {"seed",   "modules", "house",
                                        "player", "colours", "stack"};
    const char *rest = line;
    struct word word;
    if (!word_next(&rest, &word) || word.start[0] == ';')
        return true;
    if (word_is(word, "tiles")) {
        take_tiles(run, words_rest(rest));
        return true;
    }
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        if (!word_is(word, WORDS[i]))
            continue;
        head->has_modules |= word_is(word, "modules");
        head->has_player |= word_is(word, "player");
        text_add(&head->text, "%s\n", line);
        return true;
    }
    return false;
}

static struct session *begin(const struct run *run, struct filling *head,
                             struct problem *problem)
{
    struct text text = {0};
    char *lines = text_take(&head->text, NULL);
    text_add(&text, "mistwall-record 1\nrules 1\n%s%s%s%s",
             strstr(lines, "seed ") != NULL ? "" : "seed 0\n",
             head->has_modules ? "" : "modules base\n",
             head->has_player ? "" : "player Red\nplayer Blue\n", lines);
    size_t length;
    char *record = text_take(&text, &length);
    struct session *session =
        session_read(run->tiles, record, length, NULL, problem);
    free(record);
    free(lines);
    return session;
}

/* Begins the game, or is told by this line that there can be none. */
static bool begins(struct run *run, struct filling *head, const char *line)
{
    static const char NO_GAME[] = "expect no game ";
    struct problem problem;
    bool refused = strncmp(line, NO_GAME, strlen(NO_GAME)) == 0;
    run->session = begin(run, head, &problem);
    if (run->session != NULL && refused)
        wrong(run, "there is a game");
    if (run->session == NULL &&
        (!refused || strstr(problem.text, line + strlen(NO_GAME)) == NULL))
        wrong(run, "%s", problem.text);
    return run->session != NULL;
}

/* Fault 63: a record replays to the same scores. Fault 56: and is written
 * byte for byte the same. */
static void check_record(const struct run *run)
{
    size_t length, again_length;
    struct problem problem = {0};
    char *text = session_write(run->session, &length);
    struct session *read =
        session_read(run->tiles, text, length, NULL, &problem);
    if (read == NULL)
        wrong(run, "the record's line %d: %s", problem.line, problem.text);
    char *again = session_write(read, &again_length);
    assert_int_equal(length, again_length);
    assert_memory_equal(text, again, length);
    for (int i = 0; i < session_setup(read)->players; i++)
        same_number(run, "the score of the replay",
                    session_sheet(read, i).total,
                    session_sheet(run->session, i).total);
    free(again);
    free(text);
    session_free(read);
}

void game_file_play(const char *name)
{
    struct run run = {.name = name};
    struct filling head = {0};
    struct problem problem;
    char *text = run_file(name);
    run.tiles = asset_tiles(&problem);
    assert_non_null(run.tiles);
    for (char *line = text, *end; *line != '\0'; line = end) {
        end = line + strcspn(line, "\n");
        if (*end == '\n')
            *end++ = '\0';
        run.line++;
        if (run.session == NULL && head_line(&run, &head, line))
            continue;
        if (run.session == NULL && !begins(&run, &head, line))
            break;
        play_line(&run, line);
    }
    if (run.session != NULL)
        check_record(&run);
    session_free(run.session);
    mw_tiles_free(run.tiles);
    free(text);
}
