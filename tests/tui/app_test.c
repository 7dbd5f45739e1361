/* The app without a terminal: what the screens intend really happens. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include <cmocka.h>

#include "app.h"
#include "assets.h"
#include "files.h"
#include "records.h"

/* A home of its own for each test, so that none sees another's records. */
struct place {
    mw_tiles *tiles;
    struct app app;
    char home[64];
    char folder[96];
    char state[96];
};

static int set_up(void **state)
{
    struct place *place = calloc(1, sizeof *place);
    assert_non_null(place);
    strcpy(place->home, "/tmp/mistwall-app-XXXXXX");
    assert_non_null(mkdtemp(place->home));
    setenv("XDG_DATA_HOME", place->home, 1);
    snprintf(place->state, sizeof place->state, "%s/state", place->home);
    setenv("XDG_STATE_HOME", place->state, 1);
    char config[96];
    snprintf(config, sizeof config, "%s/config", place->home);
    setenv("XDG_CONFIG_HOME", config, 1);
    snprintf(place->folder, sizeof place->folder, "%s/mistwall", place->home);
    place->tiles = asset_tiles(NULL);
    assert_non_null(place->tiles);
    app_start(&place->app, place->tiles, NULL, NULL,
              (struct look){COLOURS_256, GLYPHS_UTF8});
    *state = place;
    return 0;
}

static int tear_down(void **state)
{
    struct place *place = *state;
    char command[128];
    app_end(&place->app);
    mw_tiles_free(place->tiles);
    snprintf(command, sizeof command, "rm -rf '%s'", place->home);
    assert_int_equal(system(command), 0);
    free(place);
    return 0;
}

static enum loop_next press(struct place *place, enum input_type type)
{
    return app_input(&place->app, (struct input){.type = type});
}

static enum loop_next type(struct place *place, const char *text)
{
    enum loop_next next = LOOP_GO_ON;
    for (; *text != '\0'; text++)
        next =
            app_input(&place->app, (struct input){.type = INPUT_CHAR,
                                                  .ch = (unsigned char)*text});
    return next;
}

static void begin_game(struct place *place)
{
    type(place, "n");
    press(place, INPUT_PAGE_DOWN);
    press(place, INPUT_ENTER);
    assert_non_null(place->app.session);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
}

/* The first legal action, as if a screen had asked for it. */
static void act(struct place *place)
{
    const mw_actions *legal = session_legal(place->app.session);
    assert_int_equal(session_act(place->app.session, legal->list[0]), MW_OK);
    ui_follow(&place->app.ui, place->app.session);
}

/* As the board does when somebody wants to save. */
static void open_save(struct place *place)
{
    struct intent intent =
        files_screen_open(&place->app.ui, FILES_SAVE, place->app.session);
    assert_int_equal(intent.type, INTENT_LIST);
    records_list(&place->app.ui.files, place->tiles);
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static bool exists(const char *path)
{
    return access(path, F_OK) == 0;
}

/* Moves in the list to the first game of that kind. */
static void choose(struct place *place, enum file_kind kind)
{
    const struct files_screen *files = &place->app.ui.files;
    int index = 0;
    while (index < files->count && files->list[index].kind != kind)
        index++;
    assert_true(index < files->count);
    for (int i = 0; i < index; i++)
        press(place, INPUT_DOWN);
}

/* A decision and a hand-over, by keys. */
static void play_turn(struct place *place)
{
    int turn = mw_turn(session_game(place->app.session));
    for (int i = 0; i < 40; i++) {
        if (mw_turn(session_game(place->app.session)) != turn ||
            place->app.ui.screen == SCREEN_TABLE)
            return;
        if (mw_game_step(session_game(place->app.session)) == MW_STEP_PLACE)
            press(place, INPUT_TAB);
        press(place, INPUT_ENTER);
    }
    fail();
}

static uint64_t hash_of(const struct place *place)
{
    return mw_hash(session_game(place->app.session));
}

/* As if the program had been killed, and then started again. */
static void start_again(struct place *place)
{
    struct look look = place->app.ui.look;
    app_end(&place->app);
    app_start(&place->app, place->tiles, NULL, NULL, look);
}

/* ---- games ---- */

static void a_game_begins_with_a_seed_of_its_own(void **state)
{
    struct place *place = *state;
    begin_game(place);
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
    assert_int_equal(press(place, INPUT_REDRAW), LOOP_REPAINT);
    assert_int_equal(type(place, "q"), LOOP_LEAVE);
}

static void every_size_is_painted(void **state)
{
    static const int SIZES[][2] = {{1, 1},   {2, 2},   {39, 15}, {40, 14},
                                   {40, 15}, {80, 24}, {200, 60}};
    struct place *place = *state;
    begin_game(place);
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        struct input size = {INPUT_RESIZE, 0, SIZES[i][0], SIZES[i][1]};
        struct canvas *canvas = canvas_new(SIZES[i][0], SIZES[i][1]);
        assert_non_null(canvas);
        assert_int_equal(app_input(&place->app, size), LOOP_GO_ON);
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
    begin_game(place);
    act(place);
    uint64_t hash = mw_hash(session_game(place->app.session));
    assert_true(session_changed(place->app.session));
    open_save(place);
    press(place, INPUT_ENTER);
    snprintf(path, sizeof path, "%s/red-blue.mistwall", place->folder);
    assert_true(exists(path));
    assert_false(session_changed(place->app.session));
    assert_string_equal(place->app.ui.files.current, path);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    act(place);
    press(place, INPUT_NONE);
    place->app.ui.screen = SCREEN_TITLE;
    type(place, "l");
    assert_int_equal(place->app.ui.files.count, 2);
    choose(place, FILE_RECORD);
    press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_true(mw_hash(session_game(place->app.session)) == hash);
}

static void a_file_is_overwritten_only_when_somebody_says_yes(void **state)
{
    struct place *place = *state;
    char path[160];
    size_t length;
    begin_game(place);
    assert_int_equal(mkdir(place->folder, 0700), 0);
    snprintf(path, sizeof path, "%s/red-blue.mistwall", place->folder);
    write_file(path, "precious\n");
    open_save(place);
    press(place, INPUT_ENTER);
    type(place, "n");
    char *text = file_read(path, &length, NULL);
    assert_string_equal(text, "precious\n");
    free(text);
    press(place, INPUT_ENTER);
    type(place, "y");
    text = file_read(path, &length, NULL);
    assert_non_null(strstr(text, "mistwall-record"));
    free(text);
}

static void a_file_that_cannot_be_written_is_told(void **state)
{
    struct place *place = *state;
    begin_game(place);
    act(place);
    open_save(place);
    textfield_set(&place->app.ui.files.path, "/no/such/folder/x.mistwall");
    press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.said[0], '!');
    assert_non_null(strstr(place->app.ui.said, "/no/such/folder"));
    assert_int_equal(place->app.ui.screen, SCREEN_FILES);
    assert_true(session_changed(place->app.session));
}

static void load_path(struct place *place, const char *path)
{
    place->app.ui.screen = SCREEN_TITLE;
    type(place, "l");
    place->app.ui.files.in_field = true;
    textfield_set(&place->app.ui.files.path, path);
    press(place, INPUT_ENTER);
}

static void a_path_below_home_is_meant_as_in_a_shell(void **state)
{
    struct place *place = *state;
    char path[160];
    setenv("HOME", place->home, 1);
    begin_game(place);
    open_save(place);
    textfield_set(&place->app.ui.files.path, "~/mine.mistwall");
    press(place, INPUT_ENTER);
    snprintf(path, sizeof path, "%s/mine.mistwall", place->home);
    assert_true(exists(path));
    assert_string_equal(place->app.ui.said, "Saved as ~/mine.mistwall.");
    load_path(place, "~/mine.mistwall");
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_string_equal(place->app.ui.said, "");
}

static void a_record_that_cannot_be_read_is_told(void **state)
{
    struct place *place = *state;
    char path[160];
    load_path(place, "/no/such/file");
    assert_null(place->app.session);
    assert_non_null(strstr(place->app.ui.said, "! /no/such/file"));
    snprintf(path, sizeof path, "%s/nonsense", place->home);
    write_file(path, "nonsense\n");
    load_path(place, path);
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
    begin_game(place);
    act(place);
    uint64_t hash = mw_hash(session_game(place->app.session));
    snprintf(path, sizeof path, "%s/broken.mistwall", place->home);
    write_broken(place, path);
    act(place);
    load_path(place, path);
    assert_int_equal(place->app.ui.files.step, FILES_BROKEN);
    assert_non_null(strstr(place->app.ui.files.problem, "broken.mistwall:"));
    press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_true(mw_hash(session_game(place->app.session)) == hash);
    assert_string_equal(place->app.ui.files.current, path);
}

/* ---- the folder ---- */

static void a_missing_folder_is_an_empty_list(void **state)
{
    struct place *place = *state;
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(place->app.ui.files.count, 0);
    assert_string_equal(place->app.ui.files.folder, place->folder);
}

static void write_record(const struct place *place, const char *name,
                         time_t changed)
{
    char path[160];
    struct utimbuf times = {changed, changed};
    snprintf(path, sizeof path, "%s/%s", place->folder, name);
    write_file(path, "nonsense\n");
    assert_int_equal(utime(path, &times), 0);
}

static void the_latest_record_comes_first_and_others_are_left_out(void **state)
{
    struct place *place = *state;
    const struct files_screen *files = &place->app.ui.files;
    assert_int_equal(mkdir(place->folder, 0700), 0);
    write_record(place, "old.mistwall", 1000000000);
    write_record(place, "new.mistwall", 1700000000);
    write_record(place, "middle.mistwall", 1500000000);
    write_record(place, "letter.txt", 1600000000);
    write_record(place, ".hidden.mistwall", 1600000000);
    write_record(place, ".mistwall", 1600000000);
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(files->count, 3);
    assert_string_equal(files->list[0].name, "new.mistwall");
    assert_string_equal(files->list[1].name, "middle.mistwall");
    assert_string_equal(files->list[2].name, "old.mistwall");
    assert_non_null(strstr(files->list[0].text, "2023-11-1"));
    assert_non_null(strstr(files->list[0].text, "cannot be read"));
}

static void of_too_many_records_the_latest_are_shown(void **state)
{
    struct place *place = *state;
    const struct files_screen *files = &place->app.ui.files;
    char name[32];
    assert_int_equal(mkdir(place->folder, 0700), 0);
    for (int i = 0; i < UI_FILES + 20; i++) {
        snprintf(name, sizeof name, "%03d.mistwall", i);
        write_record(place, name, 1000000000 + i * 1000);
    }
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(files->count, UI_FILES);
    assert_string_equal(files->list[0].name, "219.mistwall");
    assert_string_equal(files->list[UI_FILES - 1].name, "020.mistwall");
}

static void a_record_tells_its_players_and_its_turn(void **state)
{
    struct place *place = *state;
    const struct files_screen *files = &place->app.ui.files;
    begin_game(place);
    open_save(place);
    press(place, INPUT_ENTER);
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(files->count, 1);
    assert_non_null(
        strstr(files->list[0].text, "Red and Blue  tile 1 of 71  base"));
}

/* ---- running games ---- */

static void a_game_that_was_left_is_the_first_thing_offered(void **state)
{
    struct place *place = *state;
    assert_string_equal(place->app.ui.title.resume, "");
    begin_game(place);
    play_turn(place);
    play_turn(place);
    assert_false(session_changed(place->app.session));
    uint64_t hash = hash_of(place);
    start_again(place);
    assert_non_null(strstr(place->app.ui.title.resume,
                           "Red and Blue, tile 3 of 71, today "));
    press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_true(hash_of(place) == hash);
    play_turn(place);
    hash = hash_of(place);
    start_again(place);
    type(place, "c");
    assert_true(hash_of(place) == hash);
}

static void a_game_nobody_played_is_not_offered(void **state)
{
    struct place *place = *state;
    begin_game(place);
    start_again(place);
    assert_string_equal(place->app.ui.title.resume, "");
}

static void a_running_game_is_in_the_list_and_can_be_deleted(void **state)
{
    struct place *place = *state;
    struct files_screen *files = &place->app.ui.files;
    begin_game(place);
    play_turn(place);
    uint64_t hash = hash_of(place);
    start_again(place);
    type(place, "l");
    assert_int_equal(files->count, 1);
    assert_int_equal(files->list[0].kind, FILE_RUNNING);
    assert_non_null(strstr(files->list[0].text, "tile 2 of 71  base"));
    press(place, INPUT_ENTER);
    assert_true(hash_of(place) == hash);
    start_again(place);
    type(place, "ldn");
    assert_int_equal(files->count, 1);
    type(place, "dy");
    assert_int_equal(files->count, 0);
    assert_string_equal(place->app.ui.said, "The game is deleted.");
    assert_string_equal(place->app.ui.title.resume, "");
}

static void a_loaded_file_is_left_as_it_is(void **state)
{
    struct place *place = *state;
    char path[160];
    size_t length;
    begin_game(place);
    play_turn(place);
    open_save(place);
    press(place, INPUT_ENTER);
    snprintf(path, sizeof path, "%s/red-blue.mistwall", place->folder);
    char *before = file_read(path, &length, NULL);
    start_again(place);
    load_path(place, path);
    play_turn(place);
    char *after = file_read(path, &length, NULL);
    assert_string_equal(before, after);
    free(before);
    free(after);
}

static void a_game_in_the_running_games_folder_is_not_saved_over(void **state)
{
    struct place *place = *state;
    char path[300];
    begin_game(place);
    play_turn(place);
    open_save(place);
    snprintf(path, sizeof path, "%s/mistwall/x.mistwall", place->state);
    textfield_set(&place->app.ui.files.path, path);
    press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.said[0], '!');
    assert_false(exists(path));
}

static void a_game_that_is_over_is_kept_as_a_record(void **state)
{
    struct place *place = *state;
    begin_game(place);
    while (place->app.ui.screen != SCREEN_TABLE)
        play_turn(place);
    assert_non_null(strstr(place->app.ui.said, "The game is kept as 2"));
    assert_false(session_changed(place->app.session));
    start_again(place);
    assert_string_equal(place->app.ui.title.resume, "");
    type(place, "l");
    assert_int_equal(place->app.ui.files.count, 1);
    assert_int_equal(place->app.ui.files.list[0].kind, FILE_RECORD);
    assert_non_null(strstr(place->app.ui.files.list[0].text, "over"));
}

static void without_a_place_the_game_goes_on_and_says_so(void **state)
{
    struct place *place = *state;
    setenv("XDG_STATE_HOME", "relative", 1);
    begin_game(place);
    assert_non_null(strstr(place->app.ui.said, "XDG_STATE_HOME"));
    assert_non_null(strstr(place->app.ui.said, "Autosave failed"));
    play_turn(place);
    assert_true(session_changed(place->app.session));
    assert_string_equal(place->app.ui.said, "");
    assert_true(place->app.ui.unkept);
    setenv("XDG_STATE_HOME", place->state, 1);
    press(place, INPUT_TAB);
    press(place, INPUT_ENTER);
    assert_non_null(strstr(place->app.ui.said, "again"));
    assert_false(place->app.ui.unkept);
    assert_false(session_changed(place->app.session));
}

static void a_torn_game_is_gone_on_with_and_said(void **state)
{
    struct place *place = *state;
    begin_game(place);
    play_turn(place);
    uint64_t hash = hash_of(place);
    start_again(place);
    FILE *file = fopen(place->app.resume_path, "a");
    assert_true(fputs("place 4", file) >= 0);
    assert_int_equal(fclose(file), 0);
    type(place, "c");
    assert_true(hash_of(place) == hash);
    assert_non_null(strstr(place->app.ui.said, "last line has no end"));
}

/* ---- settings ---- */

static void settings_are_kept_and_the_set_up_too(void **state)
{
    struct place *place = *state;
    struct settings settings;
    struct text warnings = {0};
    type(place, "s");
    press(place, INPUT_RIGHT);
    press(place, INPUT_RIGHT);
    press(place, INPUT_DOWN);
    press(place, INPUT_DOWN);
    press(place, INPUT_DOWN);
    assert_int_equal(press(place, INPUT_ENTER), LOOP_MOUSE_OFF);
    press(place, INPUT_ESCAPE);
    type(place, "n");
    setup_read_players(&place->app.ui.setup.setup, "Anna,Bert,Cleo", NULL);
    press(place, INPUT_PAGE_DOWN);
    press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.board.size, TILE_SMALL);
    assert_int_equal(settings_load(&settings, &warnings), 0);
    assert_string_equal(settings_word(&settings, SETTING_TILES), "small");
    assert_string_equal(settings_word(&settings, SETTING_MOUSE), "off");
    start_again(place);
    app_use_settings(&place->app, &settings, "settings:9: nonsense\nmore\n");
    assert_string_equal(place->app.ui.said, "! settings:9: nonsense.");
    assert_false(place->app.ui.mouse);
    type(place, "n");
    assert_int_equal(place->app.ui.setup.setup.players, 3);
    assert_string_equal(place->app.ui.setup.setup.names[2], "Cleo");
}

static void a_new_look_shows_at_once(void **state)
{
    struct place *place = *state;
    struct ui *ui = &place->app.ui;
    struct look_facts facts = {.utf8 = true, .colours = 256};
    app_use_look(&place->app, &facts);
    type(place, "s");
    press(place, INPUT_DOWN);
    press(place, INPUT_LEFT);
    assert_int_equal(app_look(&place->app).colours, COLOURS_NEVER);
    press(place, INPUT_DOWN);
    press(place, INPUT_LEFT);
    assert_int_equal(app_look(&place->app).glyphs, GLYPHS_ASCII);
    press(place, INPUT_BACKSPACE);
    assert_int_equal(app_look(&place->app).glyphs, GLYPHS_UTF8);
    assert_string_equal(ui->said, "");
    facts.colour_word = "16";
    app_use_look(&place->app, &facts);
    press(place, INPUT_UP);
    press(place, INPUT_RIGHT);
    assert_int_equal(app_look(&place->app).colours, COLOURS_16);
    assert_non_null(strstr(ui->said, "! --color fixes the colours"));
}

static void settings_that_cannot_be_kept_are_told(void **state)
{
    struct place *place = *state;
    setenv("XDG_CONFIG_HOME", "here", 1);
    type(place, "s");
    press(place, INPUT_RIGHT);
    assert_non_null(strstr(place->app.ui.said, "! XDG_CONFIG_HOME"));
}

/* Places a tile and passes, as the screens would ask for. */
static void place_and_pass(struct place *place)
{
    press(place, INPUT_TAB);
    press(place, INPUT_ENTER);
    if (mw_game_step(session_game(place->app.session)) == MW_STEP_FIGURE)
        type(place, "p");
}

static void a_turn_ends_by_itself_where_that_is_set(void **state)
{
    struct place *place = *state;
    begin_game(place);
    place_and_pass(place);
    assert_int_equal(mw_game_step(session_game(place->app.session)),
                     MW_STEP_END);
    press(place, INPUT_ENTER);
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
    begin_game(place);
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
            press(place, INPUT_ENTER);
    }
    assert_in_range(shown, 1, 50);
}

/* ---- replay ---- */

static void a_game_can_be_gone_through_and_taken_over(void **state)
{
    struct place *place = *state;
    struct app *app = &place->app;
    begin_game(place);
    for (int i = 0; i < 5; i++)
        play_turn(place);
    uint64_t hash = hash_of(place);
    start_again(place);
    type(place, "lp");
    assert_int_equal(app->ui.screen, SCREEN_REPLAY);
    assert_int_equal(mw_turn(session_game(app->session)), 1);
    int steps = app->ui.replay.steps;
    press(place, INPUT_RIGHT);
    assert_int_equal(session_action_count(app->session), 1);
    press(place, INPUT_LEFT);
    press(place, INPUT_LEFT);
    assert_int_equal(session_action_count(app->session), 0);
    press(place, INPUT_END);
    assert_true(hash_of(place) == hash);
    assert_int_equal(session_action_count(app->session), steps);
    type(place, "3");
    press(place, INPUT_ENTER);
    assert_int_equal(mw_turn(session_game(app->session)), 3);
    press(place, INPUT_UP);
    assert_int_equal(mw_turn(session_game(app->session)), 2);
    /* As a new game: the one that was replayed is still there. */
    char old[UI_PATH];
    strcpy(old, app->resume_path);
    type(place, "t");
    assert_int_equal(app->ui.screen, SCREEN_BOARD);
    play_turn(place);
    assert_int_equal(mw_turn(session_game(app->session)), 3);
    start_again(place);
    assert_true(exists(old));
    type(place, "l");
    assert_int_equal(app->ui.files.count, 2);
}

static void a_replay_plays_by_itself_to_the_end(void **state)
{
    struct place *place = *state;
    struct app *app = &place->app;
    begin_game(place);
    for (int i = 0; i < 3; i++)
        play_turn(place);
    uint64_t hash = hash_of(place);
    app_replay(app);
    assert_int_equal(app_pace(app), -1);
    type(place, " ");
    int usual = app_pace(app);
    assert_true(usual > 0);
    type(place, "+");
    assert_in_range(app_pace(app), 1, usual - 1);
    for (int ticks = 0; app_pace(app) > 0; ticks++) {
        assert_true(ticks < 100);
        press(place, INPUT_TICK);
    }
    assert_true(hash_of(place) == hash);
    type(place, "q");
    assert_int_equal(app->ui.screen, SCREEN_TITLE);
    assert_null(app->session);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

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
        TEST(a_record_that_cannot_be_read_is_told),
        TEST(a_broken_record_can_be_gone_on_with),
        TEST(a_missing_folder_is_an_empty_list),
        TEST(the_latest_record_comes_first_and_others_are_left_out),
        TEST(of_too_many_records_the_latest_are_shown),
        TEST(a_record_tells_its_players_and_its_turn),
        TEST(a_game_that_was_left_is_the_first_thing_offered),
        TEST(a_game_nobody_played_is_not_offered),
        TEST(a_running_game_is_in_the_list_and_can_be_deleted),
        TEST(a_loaded_file_is_left_as_it_is),
        TEST(a_game_in_the_running_games_folder_is_not_saved_over),
        TEST(a_game_that_is_over_is_kept_as_a_record),
        TEST(without_a_place_the_game_goes_on_and_says_so),
        TEST(a_torn_game_is_gone_on_with_and_said),
        TEST(a_game_can_be_gone_through_and_taken_over),
        TEST(a_replay_plays_by_itself_to_the_end),
        TEST(settings_are_kept_and_the_set_up_too),
        TEST(a_new_look_shows_at_once),
        TEST(a_path_below_home_is_meant_as_in_a_shell),
        TEST(settings_that_cannot_be_kept_are_told),
        TEST(a_turn_ends_by_itself_where_that_is_set),
        TEST(a_turn_that_scored_is_shown_where_that_is_set),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
