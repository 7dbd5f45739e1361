/* Settings put to work by the app, and records that it plays back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app_replay.h"
#include "app_settings.h"
#include "place.h"

/* ---- settings ---- */

static void settings_are_kept_and_the_set_up_too(void **state)
{
    struct place *place = *state;
    struct settings settings;
    struct text warnings = {0};
    place_type(place, "s");
    place_press(place, INPUT_RIGHT);
    place_press(place, INPUT_RIGHT);
    place_press(place, INPUT_DOWN);
    place_press(place, INPUT_DOWN);
    place_press(place, INPUT_DOWN);
    assert_int_equal(place_press(place, INPUT_ENTER), PROGRAM_MOUSE_OFF);
    place_press(place, INPUT_ESCAPE);
    place_type(place, "n");
    setup_read_players(&place->app.ui.setup.setup, "Anna,Bert,Cleo", NULL);
    place_press(place, INPUT_PAGE_DOWN);
    place_press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.board.size, TILE_SMALL);
    assert_int_equal(settings_load(&settings, &warnings), 0);
    assert_string_equal(settings_word(&settings, SETTING_TILES), "small");
    assert_string_equal(settings_word(&settings, SETTING_MOUSE), "off");
    place_start_again(place);
    app_use_settings(&place->app, &settings, "settings:9: nonsense\nmore\n");
    assert_string_equal(place->app.ui.said, "! settings:9: nonsense.");
    assert_false(place->app.ui.mouse);
    place_type(place, "n");
    assert_int_equal(place->app.ui.setup.setup.players, 3);
    assert_string_equal(place->app.ui.setup.setup.names[2], "Cleo");
}

static void a_new_look_shows_at_once(void **state)
{
    struct place *place = *state;
    struct ui *ui = &place->app.ui;
    struct look_facts facts = {.utf8 = true, .colours = 256};
    app_use_look(&place->app, &facts);
    place_type(place, "s");
    place_press(place, INPUT_DOWN);
    place_press(place, INPUT_LEFT);
    assert_int_equal(app_look(&place->app).colours, COLOURS_NEVER);
    place_press(place, INPUT_DOWN);
    place_press(place, INPUT_LEFT);
    assert_int_equal(app_look(&place->app).glyphs, GLYPHS_ASCII);
    place_press(place, INPUT_BACKSPACE);
    assert_int_equal(app_look(&place->app).glyphs, GLYPHS_UTF8);
    assert_string_equal(ui->said, "");
    facts.colour_word = "16";
    app_use_look(&place->app, &facts);
    place_press(place, INPUT_UP);
    place_press(place, INPUT_RIGHT);
    assert_int_equal(app_look(&place->app).colours, COLOURS_16);
    assert_non_null(strstr(ui->said, "! --color fixes the colours"));
}

static void settings_that_cannot_be_kept_are_told(void **state)
{
    struct place *place = *state;
    setenv("XDG_CONFIG_HOME", "here", 1);
    place_type(place, "s");
    place_press(place, INPUT_RIGHT);
    assert_non_null(strstr(place->app.ui.said, "! XDG_CONFIG_HOME"));
}

/* Places a tile and passes, as the screens would ask for. */
static void place_and_pass(struct place *place)
{
    place_press(place, INPUT_TAB);
    place_press(place, INPUT_ENTER);
    if (mw_game_step(session_game(place->app.session)) == MW_STEP_FIGURE)
        place_type(place, "p");
}

static void a_turn_ends_by_itself_where_that_is_set(void **state)
{
    struct place *place = *state;
    place_begin_game(place);
    place_and_pass(place);
    assert_int_equal(mw_game_step(session_game(place->app.session)),
                     MW_STEP_END);
    place_press(place, INPUT_ENTER);
    place->app.ui.settings.choice[SETTING_HANDOVER] = HANDOVER_NEVER;
    for (int turn = 2; turn < 30; turn++) {
        assert_int_equal(mw_turn(session_game(place->app.session)), turn);
        place_and_pass(place);
    }
}

static void a_turn_that_scored_is_shown_where_that_is_set(void **state)
{
    struct place *place = *state;
    int shown = 0;
    place_begin_game(place);
    place->app.ui.settings.choice[SETTING_HANDOVER] = HANDOVER_AFTER_SCORE;
    for (int turn = 1; turn < 60; turn++) {
        int before = session_log_count(place->app.session);
        place_and_pass(place);
        bool asks =
            mw_game_step(session_game(place->app.session)) == MW_STEP_END;
        bool scored = false;
        for (int i = before; i < session_log_count(place->app.session); i++)
            scored |=
                session_log(place->app.session, i)->type == MW_EVENT_SCORED;
        assert_int_equal(asks, scored);
        shown += asks;
        if (asks)
            place_press(place, INPUT_ENTER);
    }
    assert_in_range(shown, 1, 50);
}

/* ---- replay ---- */

static void a_game_can_be_gone_through_and_taken_over(void **state)
{
    struct place *place = *state;
    struct app *app = &place->app;
    place_begin_game(place);
    for (int i = 0; i < 5; i++)
        place_play_turn(place);
    uint64_t hash = place_hash_of(place);
    place_start_again(place);
    place_type(place, "lp");
    assert_int_equal(app->ui.screen, SCREEN_REPLAY);
    assert_int_equal(mw_turn(session_game(app->session)), 1);
    int steps = app->ui.replay.steps;
    place_press(place, INPUT_RIGHT);
    assert_int_equal(session_action_count(app->session), 1);
    place_press(place, INPUT_LEFT);
    place_press(place, INPUT_LEFT);
    assert_int_equal(session_action_count(app->session), 0);
    place_press(place, INPUT_END);
    assert_true(place_hash_of(place) == hash);
    assert_int_equal(session_action_count(app->session), steps);
    place_type(place, "3");
    place_press(place, INPUT_ENTER);
    assert_int_equal(mw_turn(session_game(app->session)), 3);
    place_press(place, INPUT_UP);
    assert_int_equal(mw_turn(session_game(app->session)), 2);
    /* As a new game: the one that was replayed is still there. */
    char old[UI_PATH];
    strcpy(old, app->resume_path);
    place_type(place, "t");
    assert_int_equal(app->ui.screen, SCREEN_BOARD);
    place_play_turn(place);
    assert_int_equal(mw_turn(session_game(app->session)), 3);
    place_start_again(place);
    assert_true(place_exists(old));
    place_type(place, "l");
    assert_int_equal(app->ui.files.count, 2);
}

static void a_replay_plays_by_itself_to_the_end(void **state)
{
    struct place *place = *state;
    struct app *app = &place->app;
    place_begin_game(place);
    for (int i = 0; i < 3; i++)
        place_play_turn(place);
    uint64_t hash = place_hash_of(place);
    app_replay(app);
    assert_int_equal(app_pace(app), -1);
    place_type(place, " ");
    int usual = app_pace(app);
    assert_true(usual > 0);
    place_type(place, "+");
    assert_in_range(app_pace(app), 1, usual - 1);
    for (int ticks = 0; app_pace(app) > 0; ticks++) {
        assert_true(ticks < 100);
        place_press(place, INPUT_TICK);
    }
    assert_true(place_hash_of(place) == hash);
    place_type(place, "q");
    assert_int_equal(app->ui.screen, SCREEN_TITLE);
    assert_null(app->session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(settings_are_kept_and_the_set_up_too),
        TEST(a_new_look_shows_at_once),
        TEST(settings_that_cannot_be_kept_are_told),
        TEST(a_turn_ends_by_itself_where_that_is_set),
        TEST(a_turn_that_scored_is_shown_where_that_is_set),
        TEST(a_game_can_be_gone_through_and_taken_over),
        TEST(a_replay_plays_by_itself_to_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
