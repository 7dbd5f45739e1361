/* mistwall replay, on a terminal: through a record, and out of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "common/home.h"
#include "files.h"
#include "session.h"
#include "visit.h"

enum { ACTIONS = 60 };

struct film {
    char path[96];
    mw_tiles *tiles;
    struct session *session;
    struct vt vt;
};

/* A record of a game that was played by the first thing that came. */
static int set_up(void **state)
{
    struct film *film = calloc(1, sizeof *film);
    struct setup setup;
    size_t length;
    assert_non_null(film);
    assert_int_equal(home_make(NULL), 0);
    snprintf(film->path, sizeof film->path, "%s", home_path("film.mistwall"));
    film->tiles = asset_tiles(NULL);
    setup_default(&setup);
    setup.seed = 11;
    film->session = session_new(film->tiles, &setup, NULL);
    for (int i = 0; session_action_count(film->session) < ACTIONS; i++) {
        const mw_actions *legal = session_legal(film->session);
        mw_action action = legal->list[i * 7 % legal->count];
        assert_int_equal(session_act(film->session, action), MW_OK);
    }
    char *text = session_write(film->session, &length);
    assert_true(file_write(film->path, text, length, NULL));
    free(text);
    *state = film;
    return 0;
}

static int tear_down(void **state)
{
    struct film *film = *state;
    session_free(film->session);
    mw_tiles_free(film->tiles);
    free(film);
    return home_remove(NULL);
}

static void start(struct film *film, const char *word)
{
    static char program[] = MISTWALL;
    char command[16];
    char *argv[] = {program, command, film->path, NULL};
    const char *variables[] = {home_variable(), NULL};
    snprintf(command, sizeof command, "%s", word);
    vt_start(&film->vt, 80, 24, argv, variables);
}

/* "Step 5 of 61, turn 2." with the scores and the log of that moment. */
static void wait_for_step(struct film *film, int step)
{
    char text[64];
    struct session *moment = session_until(film->session, step, NULL);
    const mw_game *game = session_game(moment);
    snprintf(text, sizeof text, "Step %d of %d, turn %d.", step,
             session_action_count(film->session), mw_turn(game));
    vt_wait_text(&film->vt, text);
    snprintf(text, sizeof text, "tile %d of 71", mw_turn(game));
    vt_wait_text(&film->vt, text);
    for (int i = 0; i < 2; i++) {
        snprintf(text, sizeof text, "%-12s%4d", i == 0 ? "Red" : "Blue",
                 mw_player_score(game, i));
        vt_wait_text(&film->vt, text);
    }
    int entries = session_log_count(moment);
    if (entries > 0) {
        snprintf(text, 20, "%s", session_log(moment, entries - 1)->text);
        vt_wait_text(&film->vt, text);
    }
    session_free(moment);
}

static int first_step_of(const struct film *film, int turn)
{
    int step = 0;
    while (session_action_turn(film->session, step) < turn)
        step++;
    return step;
}

static void it_is_gone_through_step_by_step(void **state)
{
    struct film *film = *state;
    int last = session_action_count(film->session);
    start(film, "replay");
    wait_for_step(film, 0);
    vt_type(&film->vt, "ll");
    wait_for_step(film, 2);
    vt_type(&film->vt, "h");
    wait_for_step(film, 1);
    vt_type(&film->vt, "9\r");
    wait_for_step(film, first_step_of(film, 9));
    vt_type(&film->vt, "j");
    wait_for_step(film, first_step_of(film, 10));
    vt_type(&film->vt, "kk");
    wait_for_step(film, first_step_of(film, 8));
    vt_type(&film->vt, "\033OF");
    wait_for_step(film, last);
    vt_type(&film->vt, "\033OH");
    wait_for_step(film, 0);
    vt_type(&film->vt, "999\r");
    wait_for_step(film, last);
    vt_type(&film->vt, "q");
    vt_wait_text(&film->vt, "New game");
    assert_false(vt_shows(&film->vt, "Continue: "));
    visit_ends(&film->vt, "q");
}

static void it_plays_by_itself_at_a_pace(void **state)
{
    struct film *film = *state;
    start(film, "replay");
    wait_for_step(film, 0);
    vt_type(&film->vt, "++ ");
    vt_wait_text(&film->vt, "Space stops it.");
    vt_wait_text(&film->vt, "Step 4 of");
    vt_type(&film->vt, " ");
    vt_wait_gone(&film->vt, "Space stops it.");
    vt_settle(&film->vt, 400);
    char row[128];
    snprintf(row, sizeof row, "%s", vt_row(&film->vt, 22));
    vt_settle(&film->vt, 400);
    assert_string_equal(row, vt_row(&film->vt, 22));
    vt_type(&film->vt, "15\r ");
    wait_for_step(film, session_action_count(film->session));
    visit_ends(&film->vt, "qq");
}

/* As a new game: the record stays as it is, the game is kept by itself. */
static void it_is_taken_over_from_any_moment(void **state)
{
    struct film *film = *state;
    size_t length;
    char *before = file_read(film->path, &length, NULL);
    start(film, "replay");
    vt_wait_text(&film->vt, "Step 0 of");
    vt_type(&film->vt, "6\rt");
    vt_wait_gone(&film->vt, "Step");
    vt_wait_text(&film->vt, "place the tile");
    vt_wait_text(&film->vt, "tile 6 of 71");
    vt_type(&film->vt, "\t\r");
    vt_wait_gone(&film->vt, "place the tile");
    vt_type(&film->vt, "qy");
    assert_int_equal(vt_shell_status(vt_wait_end(&film->vt)), 0);
    vt_free(&film->vt);
    char *after = file_read(film->path, &length, NULL);
    assert_string_equal(before, after);
    free(before);
    free(after);
    static char program[] = MISTWALL;
    char *argv[] = {program, NULL};
    const char *variables[] = {home_variable(), NULL};
    vt_start(&film->vt, 80, 24, argv, variables);
    vt_wait_text(&film->vt, "Continue: Red and Blue, tile 6 of 71, today");
    visit_ends(&film->vt, "q");
}

static void append(const struct film *film, const char *text)
{
    FILE *file = fopen(film->path, "a");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static void a_torn_record_is_shown_and_said(void **state)
{
    struct film *film = *state;
    static const char *const WORDS[] = {"replay", "load"};
    append(film, "place 0,");
    for (int i = 0; i < 2; i++) {
        start(film, WORDS[i]);
        vt_wait_text(&film->vt, "! The file's last line has no end");
        vt_free(&film->vt);
    }
}

static void a_broken_record_is_refused_with_file_line_and_reason(void **state)
{
    struct film *film = *state;
    char sentence[96];
    append(film, "place 99,99 0\n");
    snprintf(sentence, sizeof sentence, "%s:", film->path);
    start(film, "replay");
    assert_int_equal(vt_shell_status(vt_wait_end(&film->vt)), 1);
    vt_wait_text(&film->vt, sentence);
    assert_false(film->vt.escapes);
    vt_free(&film->vt);
    /* Loading offers to go on from the line before. */
    start(film, "load");
    vt_wait_text(&film->vt, "Go on from the line before? [y/N]");
    vt_type(&film->vt, "y\r");
    vt_wait_text(&film->vt, "? help");
    vt_free(&film->vt);
}

/* ---- settings at the start ---- */

static void settings_that_cannot_be_used_are_told(void **state)
{
    struct film *film = *state;
    char command[128], path[128];
    snprintf(command, sizeof command, "mkdir -p %s/.config/mistwall", home);
    assert_int_equal(system(command), 0);
    snprintf(path, sizeof path, "%s/.config/mistwall/settings", home);
    static const char TEXT[] = "sound = loud\nglyphs = ascii\n"
                               "key-turn = t\nkey-undo = y\n";
    assert_true(file_write(path, TEXT, strlen(TEXT), NULL));
    start(film, "load");
    vt_wait_text(&film->vt, "settings:1:");
    vt_wait_text(&film->vt, "there is no setting \"sound\".");
    vt_wait_text(&film->vt, "? help");
    assert_false(film->vt.beyond_ascii);
    vt_type(&film->vt, "\t\r");
    vt_wait_text(&film->vt, "y undo");
    vt_type(&film->vt, "qy");
    assert_int_equal(vt_shell_status(vt_wait_end(&film->vt)), 0);
    /* The screen had room for one; all of them stand on the terminal now. */
    vt_wait_text(&film->vt, "settings:1:");
    vt_wait_text(&film->vt, "settings:3:");
    vt_free(&film->vt);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(it_is_gone_through_step_by_step),
        TEST(it_plays_by_itself_at_a_pace),
        TEST(it_is_taken_over_from_any_moment),
        TEST(a_torn_record_is_shown_and_said),
        TEST(a_broken_record_is_refused_with_file_line_and_reason),
        TEST(settings_that_cannot_be_used_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
