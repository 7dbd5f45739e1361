/* Whole games with the real program on a real terminal: by keys, by mouse, and
 * among resizes and signals. */
#include <glob.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "assets.h"
#include "common/home.h"
#include "common/scale.h"
#include "files.h"
#include "session.h"
#include "visit.h"

enum { COLUMNS = 80, ROWS = 24 };

/* Far more inputs than any game needs. */
enum { MOST_INPUTS = 5000 };

/* A new game at the board, of the players and modules given. */
static void start_with(struct vt *vt, char *names, char *list)
{
    static char program[] = MISTWALL;
    static char new[] = "new", players[] = "--players", modules[] = "--modules",
                seed[] = "--seed", number[] = "7";
    char *argv[] = {program, new,  players, names, modules,
                    list,    seed, number,  NULL};
    char data[96];
    const char *variables[] = {data, home_variable(), NULL};
    snprintf(data, sizeof data, "XDG_DATA_HOME=%s", home);
    vt_start(vt, COLUMNS, ROWS, argv, variables);
    vt_wait_text(vt, "place the tile");
}

static void start(struct vt *vt)
{
    static char names[] = "Red,Blue", base[] = "base";
    start_with(vt, names, base);
}

/* ---- a player who reads the key bar ---- */

enum phase {
    PHASE_PLACE,
    PHASE_MAGIC,
    PHASE_GHOST,
    PHASE_FILL,
    PHASE_FIGURE,
    PHASE_END,
    PHASE_OVER,
    PHASE_TABLE,
    PHASE_ASIDE, /* something was opened that is no phase of a turn */
    PHASES
};

static bool bar_has(struct vt *vt, const char *label)
{
    return strstr(vt_row(vt, vt->rows - 1), label) != NULL;
}

static enum phase phase_of(struct vt *vt)
{
    static const struct {
        const char *label;
        enum phase phase;
    } LABELS[] = {{"back", PHASE_ASIDE},       {"close", PHASE_ASIDE},
                  {"end turn", PHASE_END},     {"take off", PHASE_MAGIC},
                  {"give", PHASE_GHOST},       {"draw in", PHASE_FILL},
                  {"final table", PHASE_OVER}, {"play again", PHASE_TABLE},
                  {"pass", PHASE_FIGURE},      {"put", PHASE_MAGIC},
                  {"next", PHASE_PLACE}};
    for (size_t i = 0; i < sizeof LABELS / sizeof LABELS[0]; i++) {
        if (bar_has(vt, LABELS[i].label))
            return LABELS[i].phase;
    }
    return PHASE_ASIDE;
}

/* ---- by keys ---- */

enum { KEYS_MOST = 8 };

/* Some mean nothing now and then, which is no harm. */
static const char *const KEYS_OF[PHASES][KEYS_MOST] = {
    [PHASE_PLACE] = {"\t\r", "r\t\r", "\t\tr\r", "\033OA", "3\r", "\033[Z\r",
                     "l", "R"},
    [PHASE_MAGIC] = {"\r", "\t\r", "m\r", "w\t\r", "2\r"},
    [PHASE_GHOST] = {"\r", "\t\r", "\t\t\r", "2\r", "x\r"},
    [PHASE_FILL] = {"\r", "\t\r", "2\r"},
    [PHASE_FIGURE] = {"\r", "p", "\t\r", "2\r", "\tm", "g\r"},
    [PHASE_END] = {"\r", " "},
    [PHASE_OVER] = {"\r"},
    [PHASE_TABLE] = {"b"},
    [PHASE_ASIDE] = {"\033"},
};

static const char *key_for(enum phase phase)
{
    int count = 0;
    while (count < KEYS_MOST && KEYS_OF[phase][count] != NULL)
        count++;
    return KEYS_OF[phase][rand() % count];
}

static void press_something(struct vt *vt)
{
    vt_type(vt, key_for(phase_of(vt)));
}

/* ---- by mouse ---- */

static bool click_label(struct vt *vt, const char *label)
{
    int column = 0;
    const char *bar = vt_row(vt, vt->rows - 1);
    const char *place = strstr(bar, label);
    if (place == NULL)
        return false;
    for (const char *at = bar; at < place; at++)
        column += ((unsigned char)*at & 0xc0) != 0x80;
    vt_click(vt, column, vt->rows - 1, 1);
    return true;
}

/* A number of the map: a cell where the tile fits or a feature to claim. */
static void click_number(struct vt *vt)
{
    int column = 4 + rand() % 48;
    int row = 2 + rand() % 18;
    for (int i = 0; i < 18 * 48; i++) {
        VTermScreenCell cell = vt_cell(vt, column, row);
        if (cell.chars[0] >= '1' && cell.chars[0] <= '9') {
            vt_click(vt, column, row, 1);
            return;
        }
        column = column == 51 ? 4 : column + 1;
        row = column != 4 ? row : row == 19 ? 2 : row + 1;
    }
}

static void click_to_place(struct vt *vt)
{
    int choice = rand() % 4;
    if (choice == 0)
        click_number(vt);
    else if (choice == 1)
        vt_click(vt, 4 + rand() % 48, 2 + rand() % 18, rand() % 2 + 4);
    else if (choice == 2 || !click_label(vt, "place"))
        click_label(vt, "next");
}

static void click_something(struct vt *vt)
{
    switch (phase_of(vt)) {
    case PHASE_PLACE:
        click_to_place(vt);
        break;
    case PHASE_FIGURE:
        if (rand() % 2 == 0)
            click_number(vt);
        else if (rand() % 2 == 0 || !click_label(vt, "put"))
            click_label(vt, "pass");
        break;
    case PHASE_MAGIC:
    case PHASE_GHOST:
    case PHASE_FILL:
        if (rand() % 2 == 0)
            click_number(vt);
        else if (!click_label(vt, "give") && !click_label(vt, "put") &&
                 !click_label(vt, "draw in"))
            click_label(vt, "take off");
        break;
    case PHASE_END:
        click_label(vt, "end turn");
        break;
    case PHASE_OVER:
        click_label(vt, "final table");
        break;
    default:
        if (!click_label(vt, "back"))
            click_label(vt, "close");
        break;
    }
}

/* ---- whole games ---- */

/* How often each phase was seen. */
static int met[PHASES];

/* Until the final table shows; each input is answered before the next, or was
 * one without an effect. */
static void play_to_the_table(struct vt *vt, void (*do_something)(struct vt *))
{
    int inputs = 0;
    memset(met, 0, sizeof met);
    while (!vt_shows(vt, "Final table")) {
        if (inputs++ > MOST_INPUTS) {
            vt_print(vt);
            fail();
        }
        met[phase_of(vt)]++;
        do_something(vt);
        vt_take_answer(vt);
    }
    vt_wait_text(vt, "play again");
}

/* Saves from the final table; the record of that game, read back. */
static struct session *saved_game(struct vt *vt, const mw_tiles *tiles)
{
    char pattern[128];
    size_t length;
    glob_t found;
    vt_type(vt, "s");
    vt_wait_text(vt, "Save the game");
    vt_type(vt, "\r");
    vt_wait_text(vt, "Saved as");
    snprintf(pattern, sizeof pattern, "%s/mistwall/red-blue*.mistwall", home);
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    assert_int_equal(found.gl_pathc, 1);
    char *text = file_read(found.gl_pathv[0], &length, NULL);
    assert_non_null(text);
    struct session *session = session_read(tiles, text, length, NULL, NULL);
    assert_non_null(session);
    globfree(&found);
    free(text);
    return session;
}

/* The record tells the same scores, and all tiles were drawn. */
static void assert_table_is_true(struct vt *vt, int tiles_in_all)
{
    char total[32];
    mw_tiles *tiles = asset_tiles(NULL);
    struct session *session = saved_game(vt, tiles);
    const mw_game *over = session_game(session);
    assert_int_equal(mw_game_step(over), MW_STEP_OVER);
    assert_int_equal(mw_tile_count(over) + mw_discard_count(over),
                     tiles_in_all);
    for (int i = 0; i < mw_player_count(over); i++) {
        snprintf(total, sizeof total, " %d", mw_player_score(over, i));
        assert_true(vt_shows(vt, total));
    }
    session_free(session);
    mw_tiles_free(tiles);
}

static void a_whole_game_by_keys(void **state)
{
    struct vt *vt = *state;
    start(vt);
    play_to_the_table(vt, press_something);
    assert_table_is_true(vt, 72);
    visit_ends(vt, "q");
}

/* BASE-21: 148 tiles and the 2x2 start tile. */
enum { ALL_TILES = 148 + 4 };

static char everything[] = "base,magic,mist,circle";
static char two[] = "Red,Blue";
static char six[] = "Red,Blue,Yellow,Green,Black,Pink";

static void everything_to_the_table(struct vt *vt, char *players,
                                    void (*do_something)(struct vt *))
{
    start_with(vt, players, everything);
    assert_true(vt_shows(vt, "of 148"));
    play_to_the_table(vt, do_something);
    assert_true(met[PHASE_MAGIC] > 2 && met[PHASE_GHOST] > 10);
    assert_true(met[PHASE_FIGURE] > 10);
    assert_table_is_true(vt, ALL_TILES);
    visit_ends(vt, "q");
}

static void everything_on_by_keys_for_two(void **state)
{
    everything_to_the_table(*state, two, press_something);
}

static void everything_on_by_keys_for_six(void **state)
{
    everything_to_the_table(*state, six, press_something);
}

static void everything_on_by_mouse_for_two(void **state)
{
    everything_to_the_table(*state, two, click_something);
}

static void a_whole_game_by_mouse(void **state)
{
    struct vt *vt = *state;
    start(vt);
    play_to_the_table(vt, click_something);
    /* It became a record by itself, so nothing is asked. */
    assert_true(click_label(vt, "quit"));
    visit_ends(vt, "");
}

/* ---- rough handling ---- */

/* Keys that open and close panels and other screens, among those that play. */
static void handle_roughly(struct vt *vt)
{
    static const char *const KEYS[] = {
        "?",        "t", "L",    "n",    "i",
        "o",        "z", "+",    "-",    "0",
        "v",        "b", "c",    ".",    ":",
        "M",        "M", "\x0c", "\033", "\r",
        "\t",       "s", "u",    "5",    "\033[200~q\rq\033[201~",
        "\033[1;5D"};
    vt_type(vt, KEYS[rand() % (int)(sizeof KEYS / sizeof KEYS[0])]);
    if (rand() % 3 == 0)
        vt_resize_at_random(vt);
    else if (rand() % 3 == 0)
        press_something(vt);
    vt_pump(vt, rand() % 3);
}

/* Whatever was opened and however small it was: the game is still there. */
static void resizes_and_panels_lose_nothing(void **state)
{
    struct vt *vt = *state;
    start(vt);
    for (int i = scaled(600); i > 0; i--)
        handle_roughly(vt);
    vt_resize(vt, COLUMNS, ROWS);
    vt_type(vt, "\x0c");
    vt_wait_gone(vt, "needs");
    kill(vt->pid, SIGTERM);
    assert_int_equal(vt_shell_status(vt_wait_end(vt)), 128 + SIGTERM);
    vt_assert_restored(vt);
    vt_free(vt);
}

#define TEST(name)                                                             \
    cmocka_unit_test_setup_teardown(name, visit_set_up, visit_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_whole_game_by_keys),
        TEST(a_whole_game_by_mouse),
        TEST(everything_on_by_keys_for_two),
        TEST(everything_on_by_keys_for_six),
        TEST(everything_on_by_mouse_for_two),
        TEST(resizes_and_panels_lose_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
