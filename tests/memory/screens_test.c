/* The screens without memory: they say so or are as they would be, nothing
 * leaks, and the next key works. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "app.h"
#include "assets.h"
#include "common/home.h"
#include "disk.h"
#include "failing.h"

/* One thing the players do: the keys that lead there, and those during which
 * an allocation fails. */
struct scene {
    const char *name, *before, *keys;
};

/* Arrows are < > ^ _, page down is }, '\n' Enter, '\t' Tab, '@' back to the
 * title as if the program began again. */
#define BEGIN "n}\n"
#define TURN  "\t\n\n\n\n"

static const struct scene SCENES[] = {
    {"the title", BEGIN TURN, "@"},
    {"a new game", "", BEGIN},
    {"two turns", BEGIN, TURN TURN},
    {"taking back", BEGIN, "\t\nu\t\nu\t\nu\t\nu"},
    {"saving", BEGIN TURN, "s\n"},
    {"the list of games", BEGIN TURN "s\n@", "l"},
    {"loading", BEGIN TURN "s\n@l", "\n"},
    {"going on", BEGIN TURN "@", "c"},
    {"a replay", BEGIN TURN "@l", "p>>"},
    {"settings", "", "s>"},
};

static mw_tiles *tiles;
static struct canvas *canvas;
static struct app app;
static const struct scene *scene; /* that is played now */
static bool told;                 /* that there was not enough memory */

/* ---- a world to play it in ---- */

static int no_flush(int descriptor)
{
    (void)descriptor;
    return 0;
}

static int start(void **state)
{
    disk.flush = no_flush;
    tiles = asset_tiles(NULL);
    canvas = canvas_new(80, 24);
    return tiles == NULL || canvas == NULL || home_make(state) != 0;
}

static int stop(void **state)
{
    canvas_free(canvas);
    mw_tiles_free(tiles);
    return home_remove(state);
}

static void clean_home(void)
{
    char command[100];
    snprintf(command, sizeof command, "rm -rf %s/.[a-z]*", home);
    assert_int_equal(system(command), 0);
}

/* ---- keys ---- */

static void start_app(void)
{
    app_start(&app, tiles, NULL, NULL, (struct look){COLOURS_256, GLYPHS_UTF8});
    app.ui.setup.fresh_seed = 7;
}

static struct input input_of(char key)
{
    static const struct {
        char key;
        enum input_type type;
    } KEYS[] = {{'\n', INPUT_ENTER},   {'\t', INPUT_TAB}, {'<', INPUT_LEFT},
                {'>', INPUT_RIGHT},    {'^', INPUT_UP},   {'_', INPUT_DOWN},
                {'}', INPUT_PAGE_DOWN}};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        if (KEYS[i].key == key)
            return (struct input){.type = KEYS[i].type};
    }
    return (struct input){.type = INPUT_CHAR, .ch = (unsigned char)key};
}

static void type(const char *keys)
{
    for (; *keys != '\0'; keys++) {
        if (*keys == '@') {
            app_end(&app);
            start_app();
        } else {
            app_input(&app, input_of(*keys));
        }
        told = told || strstr(app.ui.said, "memory") != NULL;
        app_paint(&app, canvas);
    }
}

/* ---- what must hold ---- */

/* Where it leads when nothing fails. */
struct outcome {
    enum screen screen;
    uint64_t hash; /* of the game, 0 without one */
    int files;     /* in the list */
};

static struct outcome wanted;

static struct outcome outcome(void)
{
    return (struct outcome){
        .screen = app.ui.screen,
        .hash = app.session != NULL ? mw_hash(session_game(app.session)) : 0,
        .files = app.ui.files.count};
}

static bool as_wanted(void)
{
    struct outcome now = outcome();
    return now.screen == wanted.screen && now.hash == wanted.hash &&
           now.files == wanted.files;
}

static void play(void)
{
    clean_home();
    start_app();
    type(scene->before);
    told = false;
    failing_arm();
    type(scene->keys);
    bool failed = failing_disarm();
    if (failed && !told && !as_wanted())
        fail_msg("%s: something is missing and nobody says so", scene->name);
    /* Whatever it was, another game can be played. */
    app.ui.screen = SCREEN_TITLE;
    type(BEGIN TURN);
    assert_non_null(app.session);
    assert_true(session_action_count(app.session) > 0);
    app_end(&app);
}

static void every_scene_says_what_is_missing_and_goes_on(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof SCENES / sizeof *SCENES; i++) {
        scene = &SCENES[i];
        clean_home();
        start_app();
        type(scene->before);
        type(scene->keys);
        wanted = outcome();
        app_end(&app);
        failing_each(scene->name, play);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_scene_says_what_is_missing_and_goes_on),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
