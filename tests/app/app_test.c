/* The app without a terminal: what the screens intend really happens. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include "common/home.h"
#include "files.h"
#include "place.h"

/* ---- games ---- */

static void a_game_begins_with_a_seed_of_its_own(void **state)
{
    struct place *place = *state;
    place_begin_game(place);
    uint64_t first = session_setup(place->app.session)->seed;
    uint64_t next = place->app.ui.setup.fresh_seed;
    assert_string_equal(place->app.ui.files.current, "");
    assert_true(first != next % 1000000);
}

static void an_app_with_a_session_opens_at_the_board(void **state)
{
    struct place *place = *state;
    struct setup setup;
    struct app *app = &place->app;
    setup_default(&setup);
    struct session *session = session_new(place->tiles, &setup, NULL);
    assert_non_null(session);
    app_end(app);
    app_start(app, place->tiles, session, "game.mistwall", app->ui.look);
    assert_int_equal(app->ui.screen, SCREEN_BOARD);
    assert_string_equal(app->ui.files.current, "./game.mistwall");
}

static void leaving_and_repainting_are_passed_on(void **state)
{
    struct place *place = *state;
    assert_int_equal(place_press(place, INPUT_REDRAW), PROGRAM_REPAINT);
    assert_int_equal(place_type(place, "q"), PROGRAM_LEAVE);
}

static void every_size_is_painted(void **state)
{
    static const int SIZES[][2] = {{1, 1},   {2, 2},   {39, 15}, {40, 14},
                                   {40, 15}, {80, 24}, {200, 60}};
    struct place *place = *state;
    place_begin_game(place);
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        struct input size = {INPUT_RESIZE, 0, SIZES[i][0], SIZES[i][1]};
        struct canvas *canvas = canvas_new(SIZES[i][0], SIZES[i][1]);
        assert_non_null(canvas);
        assert_int_equal(app_input(&place->app, size), PROGRAM_GO_ON);
        app_paint(&place->app, canvas);
        assert_int_not_equal(canvas_get(canvas, 0, 0).glyph, 0);
        canvas_free(canvas);
    }
}

/* ---- files ---- */

static void a_game_saved_and_loaded_is_the_same(void **state)
{
    struct place *place = *state;
    char path[160];
    place_begin_game(place);
    place_act(place);
    uint64_t hash = mw_hash(session_game(place->app.session));
    assert_true(session_changed(place->app.session));
    place_open_save(place);
    place_press(place, INPUT_ENTER);
    snprintf(path, sizeof path, "%s/red-blue.mistwall", place->folder);
    assert_true(place_exists(path));
    assert_false(session_changed(place->app.session));
    assert_string_equal(place->app.ui.files.current, path);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    place_act(place);
    place_press(place, INPUT_NONE);
    place->app.ui.screen = SCREEN_TITLE;
    place_type(place, "l");
    assert_int_equal(place->app.ui.files.count, 2);
    place_choose(place, FILE_RECORD);
    place_press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_true(mw_hash(session_game(place->app.session)) == hash);
}

static void a_file_is_overwritten_only_when_somebody_says_yes(void **state)
{
    struct place *place = *state;
    char path[160];
    size_t length;
    place_begin_game(place);
    assert_int_equal(mkdir(place->folder, 0700), 0);
    snprintf(path, sizeof path, "%s/red-blue.mistwall", place->folder);
    place_write_file(path, "precious\n");
    place_open_save(place);
    place_press(place, INPUT_ENTER);
    place_type(place, "n");
    char *text = file_read(path, &length, NULL);
    assert_string_equal(text, "precious\n");
    free(text);
    place_press(place, INPUT_ENTER);
    place_type(place, "y");
    text = file_read(path, &length, NULL);
    assert_non_null(strstr(text, "mistwall-record"));
    free(text);
}

static void a_file_that_cannot_be_written_is_told(void **state)
{
    struct place *place = *state;
    place_begin_game(place);
    place_act(place);
    place_open_save(place);
    textfield_set(&place->app.ui.files.path, "/no/such/folder/x.mistwall");
    place_press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.said[0], '!');
    assert_non_null(strstr(place->app.ui.said, "/no/such/folder"));
    assert_int_equal(place->app.ui.screen, SCREEN_FILES);
    assert_true(session_changed(place->app.session));
}

static void a_path_below_home_is_meant_as_in_a_shell(void **state)
{
    struct place *place = *state;
    char path[160];
    setenv("HOME", home, 1);
    place_begin_game(place);
    place_open_save(place);
    textfield_set(&place->app.ui.files.path, "~/mine.mistwall");
    place_press(place, INPUT_ENTER);
    snprintf(path, sizeof path, "%s/mine.mistwall", home);
    assert_true(place_exists(path));
    assert_string_equal(place->app.ui.said, "Saved as ~/mine.mistwall.");
    place_load_path(place, "~/mine.mistwall");
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_string_equal(place->app.ui.said, "");
}

static void a_record_that_cannot_be_read_is_told(void **state)
{
    struct place *place = *state;
    char path[160];
    place_load_path(place, "/no/such/file");
    assert_null(place->app.session);
    assert_non_null(strstr(place->app.ui.said, "! /no/such/file"));
    snprintf(path, sizeof path, "%s/nonsense", home);
    place_write_file(path, "nonsense\n");
    place_load_path(place, path);
    assert_null(place->app.session);
    assert_non_null(strstr(place->app.ui.said, "nonsense:1: "));
}

/* A record whose last line is no action. */
static void write_broken(struct place *place, const char *path)
{
    FILE *file = fopen(path, "w");
    char *text = session_write(place->app.session, NULL);
    assert_non_null(file);
    assert_non_null(text);
    assert_true(fprintf(file, "%splace 99,99 0\n", text) > 0);
    assert_int_equal(fclose(file), 0);
    free(text);
}

static void a_broken_record_can_be_gone_on_with(void **state)
{
    struct place *place = *state;
    char path[160];
    place_begin_game(place);
    place_act(place);
    uint64_t hash = mw_hash(session_game(place->app.session));
    snprintf(path, sizeof path, "%s/broken.mistwall", home);
    write_broken(place, path);
    place_act(place);
    place_load_path(place, path);
    assert_int_equal(place->app.ui.files.step, FILES_BROKEN);
    assert_non_null(strstr(place->app.ui.files.problem, "broken.mistwall:"));
    place_press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_true(mw_hash(session_game(place->app.session)) == hash);
    assert_string_equal(place->app.ui.files.current, path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_game_begins_with_a_seed_of_its_own),
        TEST(an_app_with_a_session_opens_at_the_board),
        TEST(leaving_and_repainting_are_passed_on),
        TEST(every_size_is_painted),
        TEST(a_game_saved_and_loaded_is_the_same),
        TEST(a_file_is_overwritten_only_when_somebody_says_yes),
        TEST(a_file_that_cannot_be_written_is_told),
        TEST(a_path_below_home_is_meant_as_in_a_shell),
        TEST(a_record_that_cannot_be_read_is_told),
        TEST(a_broken_record_can_be_gone_on_with),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
