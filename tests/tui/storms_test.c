/* The real program on a terminal that is dragged through all sizes, over every
 * screen and pop-up and while each step of a turn waits for an answer. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "common/dice.h"
#include "common/home.h"
#include "common/scale.h"
#include "files.h"
#include "session.h"
#include "visit.h"

enum { COLUMNS = 80, ROWS = 24 };

/* The program, with a command and a path or "" for neither. */
static void start(struct vt *vt, const char *command, const char *path)
{
    static char program[] = MISTWALL;
    char words[2][200];
    char *argv[] = {program, command[0] != '\0' ? words[0] : NULL,
                    path[0] != '\0' ? words[1] : NULL, NULL};
    const char *variables[] = {home_variable(), NULL};
    snprintf(words[0], sizeof words[0], "%s", command);
    snprintf(words[1], sizeof words[1], "%s", path);
    vt_start(vt, COLUMNS, ROWS, argv, variables);
}

/* A terminal that is dragged about, with the worst sizes last; how many sizes
 * it had. */
static int storm(struct vt *vt)
{
    int sizes = scaled(20);
    for (int i = 0; i < sizes; i++) {
        vt_resize_at_random(vt);
        vt_pump(vt, rand() % 3);
    }
    vt_resize(vt, 1, 1);
    vt_resize(vt, 500, 200);
    vt_resize(vt, COLUMNS, ROWS);
    vt_take_answer(vt);
    return sizes + 3;
}

/* ---- screens and pop-ups ---- */

static void a_panel_follows_every_size(void **state)
{
    static const char *const PANELS[] = {"?", "t", "L", "q"};
    struct vt *vt = *state;
    start(vt, "new", "");
    vt_wait_text(vt, "place the tile");
    for (size_t i = 0; i < sizeof PANELS / sizeof PANELS[0]; i++) {
        vt_type(vt, PANELS[i]);
        for (int k = 0; k < 3; k++)
            storm(vt);
        vt_type(vt, "\033");
        vt_wait_text(vt, "place the tile");
    }
    vt_hang_up(vt);
    assert_int_equal(vt_shell_status(vt_wait_end(vt)), 128 + SIGHUP);
    vt_free(vt);
}

/* The way through the screens: keys, what is seen then, and what remains to be
 * seen after a storm. */
static const struct stop {
    const char *keys, *seen;
} STOPS[] = {
    {"", "New game"},
    {"s", "Tile size"},
    {"\033OF", "help          ?"},
    {"\r", "Press the key for"},
    {"\033\033", "New game"},
    {"l", "Load a game"},
    {"\033", "New game"},
    {"r", "Rules"},
    {"q", "New game"},
    {"n", "Players"},
    {"\033[6~\r", "place the tile"},
    {"i", "tiles left fit at"},
    {"\r:", "Go to:"},
    {"\033t", "tiles left"},
    {"\033L", "Log"},
    {"\033?", "Help"},
    {"\033s", "Save the game"},
    {"\033q", "Leave the game?"},
    {"n", "place the tile"},
    {"\t\r", "tile 1 of 71"},
    {"qt", "Continue: "},
    {"l", "in progress"},
    {"d", "Delete this game?"},
    {"n", "in progress"},
    {"p", "Step 0 of"},
    {" ", "Step "},
};

static void storms_over_every_screen(void **state)
{
    struct vt *vt = *state;
    int sizes = 0;
    start(vt, "", "");
    for (size_t i = 0; i < sizeof STOPS / sizeof STOPS[0]; i++) {
        vt_type(vt, STOPS[i].keys);
        vt_take_answer(vt); /* what is looked for may be there already */
        vt_wait_text(vt, STOPS[i].seen);
        sizes += storm(vt);
        vt_wait_text(vt, STOPS[i].seen);
    }
    print_message("%d sizes over %d screens and pop-ups\n", sizes,
                  (int)(sizeof STOPS / sizeof STOPS[0]));
    visit_ends(vt, "qq");
}

/* ---- steps of a turn ---- */

/* A game in which this step waits for somebody. Caller frees. */
static struct session *game_at(const mw_tiles *tiles, enum mw_step step)
{
    uint64_t dice = 7;
    struct setup setup;
    setup_default(&setup);
    setup.modules = MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE;
    for (;; setup.seed++) {
        struct session *session = session_new(tiles, &setup, NULL);
        const mw_game *game = session_game(session);
        while (mw_game_step(game) != step &&
               mw_game_step(game) != MW_STEP_OVER) {
            const mw_actions *legal = session_legal(session);
            uint32_t any = dice_below(&dice, (uint32_t)legal->count);
            assert_int_equal(session_act(session, legal->list[any]), MW_OK);
        }
        if (mw_game_step(game) == step)
            return session;
        session_free(session);
    }
}

static void load_game_at(struct vt *vt, const mw_tiles *tiles,
                         enum mw_step step)
{
    size_t length;
    const char *path = home_path("waits.mistwall");
    struct session *session = game_at(tiles, step);
    char *text = session_write(session, &length);
    assert_true(file_write(path, text, length, NULL));
    free(text);
    session_free(session);
    start(vt, "load", path);
    vt_wait_text(vt, step == MW_STEP_OVER ? "play again" : "? help");
}

/* Afterwards the same is to be done: title line, question and key bar say so.
 */
static int storm_that_changes_nothing(struct vt *vt)
{
    static const int ROWS_TOLD[] = {0, ROWS - 3, ROWS - 2, ROWS - 1};
    enum { TOLD = sizeof ROWS_TOLD / sizeof ROWS_TOLD[0] };
    char before[TOLD][4 * COLUMNS + 1];
    for (int i = 0; i < TOLD; i++)
        snprintf(before[i], sizeof before[i], "%s", vt_row(vt, ROWS_TOLD[i]));
    int sizes = storm(vt);
    for (int i = 0; i < TOLD; i++)
        vt_wait_text(vt, before[i]);
    return sizes;
}

static void storms_over_every_step(void **state)
{
    struct vt *vt = *state;
    mw_tiles *tiles = asset_tiles(NULL);
    int sizes = 0;
    for (enum mw_step step = MW_STEP_PLACE; step <= MW_STEP_OVER; step++) {
        load_game_at(vt, tiles, step);
        for (int i = 0; i < 3; i++)
            sizes += storm_that_changes_nothing(vt);
        visit_ends(vt, step == MW_STEP_OVER ? "q" : "qy");
    }
    print_message("%d sizes over %d steps\n", sizes, MW_STEP_OVER + 1);
    mw_tiles_free(tiles);
}

#define TEST(name)                                                             \
    cmocka_unit_test_setup_teardown(name, visit_set_up, visit_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_panel_follows_every_size),
        TEST(storms_over_every_screen),
        TEST(storms_over_every_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
