/* Help, tiles left, log, inspecting, and the question before one quits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "board_log.h"
#include "board_panels.h"
#include "board_view.h"
#include "hands.h"

static struct hands *in_the_middle(void)
{
    struct hands *hands = hands_new(&(struct hands_options){.seed = 4711});
    hands_play(hands, 20, 9);
    return hands;
}

static enum board_panel panel_of(const struct hands *hands)
{
    return hands->ui.board.panel;
}

static void the_help_tells_the_phases_keys_and_the_seed(void **state)
{
    (void)state;
    struct hands *hands = in_the_middle();
    assert_false(hands_see(hands, "4711", NULL, NULL));
    hands_type(hands, "?");
    assert_true(hands_see(hands, "turn the tile", NULL, NULL));
    assert_true(hands_see(hands, "Seed of this game: 4711", NULL, NULL));
    assert_false(hands_see(hands, "put no figure", NULL, NULL));
    hands_type(hands, "?");
    assert_int_equal(panel_of(hands), PANEL_NONE);
    hands_free(hands);
}

/* So a mouse reaches what a narrow key bar has no room for. */
static void a_click_on_a_line_of_the_help_does_it(void **state)
{
    (void)state;
    int column, row;
    struct hands *hands = in_the_middle();
    hands_type(hands, "?");
    assert_true(hands_see(hands, "hide side bar and log", &column, &row));
    hands_click(hands, column, row);
    assert_int_equal(panel_of(hands), PANEL_NONE);
    assert_true(hands->ui.board.hidden);
    hands_type(hands, "?");
    assert_true(hands_see(hands, "the whole log", &column, &row));
    hands_click(hands, column - 3, row);
    assert_int_equal(panel_of(hands), PANEL_LOG);
    hands_click(hands, column, row);
    assert_int_equal(panel_of(hands), PANEL_NONE);
    hands_free(hands);
}

static void what_cannot_be_done_is_not_done_from_the_help_either(void **state)
{
    (void)state;
    int column, row;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    hands_type(hands, "?");
    assert_true(hands_see(hands, "take back the last step", &column, &row));
    hands_click(hands, column, row);
    assert_int_equal(hands->last.type, INTENT_NONE);
    hands_free(hands);
}

static void panels_scroll_where_they_are_too_long(void **state)
{
    (void)state;
    struct hands *hands = in_the_middle();
    hands_resize(hands, 40, 15);
    hands_type(hands, "?");
    assert_true(hands_see(hands, "place the tile", NULL, NULL));
    assert_false(hands_see(hands, "quit, but ask first", NULL, NULL));
    hands_press(hands, INPUT_PAGE_DOWN);
    assert_false(hands_see(hands, "Lay the tile", NULL, NULL));
    hands_press(hands, INPUT_END);
    assert_true(hands_see(hands, "4711", NULL, NULL));
    int most = hands->ui.board.scroll;
    hands_type(hands, "jjj");
    assert_int_equal(hands->ui.board.scroll, most);
    hands_press(hands, INPUT_HOME);
    assert_int_equal(hands->ui.board.scroll, 0);
    hands_input(hands, (struct input){.type = INPUT_WHEEL_DOWN});
    assert_int_equal(hands->ui.board.scroll, 1);
    hands_free(hands);
}

static void a_panel_stays_filled_when_the_window_grows(void **state)
{
    (void)state;
    struct hands *hands = in_the_middle();
    hands_resize(hands, 40, 15);
    hands_type(hands, "?");
    hands_press(hands, INPUT_END);
    assert_false(hands_see(hands, "Lay the tile", NULL, NULL));
    hands_resize(hands, 80, 24);
    assert_true(hands_see(hands, "Lay the tile", NULL, NULL));
    assert_true(hands_see(hands, "4711", NULL, NULL));
    hands_free(hands);
}

static bool sees_glyph(const struct hands *hands, uint32_t glyph)
{
    struct canvas *canvas = hands_canvas(hands);
    bool seen = false;
    for (int i = 0; i < canvas->columns * canvas->rows; i++)
        seen =
            seen || canvas_get(canvas, i % canvas->columns, i / canvas->columns)
                            .glyph == glyph;
    canvas_free(canvas);
    return seen;
}

static void at_the_smallest_size_no_panel_is_cut_off_at_its_side(void **state)
{
    (void)state;
    static const char *const PANELS_OPENED[] = {"?", "t", "1\bi", "L", "q"};
    for (size_t i = 0; i < sizeof PANELS_OPENED / sizeof *PANELS_OPENED; i++) {
        struct hands *hands = in_the_middle();
        hands_resize(hands, 40, 15);
        hands_type(hands, PANELS_OPENED[i]);
        assert_int_not_equal(panel_of(hands), PANEL_NONE);
        assert_false(sees_glyph(hands, 0x2026));
        hands_free(hands);
    }
}

/* The introduction of the help takes two lines there, and the lines below it
 * are still what they say. */
static void a_click_on_a_line_hits_it_below_a_long_introduction(void **state)
{
    (void)state;
    int column, row;
    struct hands *hands = in_the_middle();
    hands_resize(hands, 40, 15);
    hands_type(hands, "?");
    hands_press(hands, INPUT_PAGE_DOWN);
    assert_true(hands_see(hands, "the tiles that are left", &column, &row));
    hands_click(hands, column, row);
    assert_int_equal(panel_of(hands), PANEL_TILES);
    hands_free(hands);
}

/* ---- tiles left ---- */

/* Adds up what the panel shows as "left/in all". */
static void sum_panel(const struct hands *hands, int *left, int *all)
{
    *left = 0;
    *all = 0;
    for (int row = 0; row < hands->ui.rows - 3; row++) {
        const char *rest = hands_row(hands, row);
        for (; (rest = strchr(rest, '/')) != NULL; rest++) {
            int one, other;
            if (rest[-1] >= '0' && rest[-1] <= '9' &&
                sscanf(rest - 1, "%d/%d", &one, &other) == 2) {
                *left += one;
                *all += other;
            }
        }
    }
}

static void the_tiles_panel_counts_every_design(void **state)
{
    (void)state;
    int left, all;
    struct hands *hands = in_the_middle();
    hands_type(hands, "t");
    assert_true(hands_see(hands, "50 tiles left", NULL, NULL));
    sum_panel(hands, &left, &all);
    assert_int_equal(left, mw_stack_left(session_game(hands->session)));
    assert_int_equal(all, 72);
    hands_type(hands, "t");
    assert_int_equal(panel_of(hands), PANEL_NONE);
    hands_free(hands);
}

static void on_an_empty_cell_it_shows_what_would_fit(void **state)
{
    (void)state;
    char title[80];
    int left, all;
    struct hands *hands = in_the_middle();
    const mw_game *game = session_game(hands->session);
    hands_type(hands, "1\bi");
    mw_cell cell = hands->ui.board.inspected;
    int fits = board_fit_count(game, cell);
    assert_in_range(fits, 1, mw_stack_left(game) - 1);
    assert_int_equal(panel_of(hands), PANEL_TILES);
    snprintf(title, sizeof title, "%d of 50 tiles left fit at %d,%d", fits,
             cell.x, cell.y);
    assert_true(hands_see(hands, title, NULL, NULL));
    hands_resize(hands, 120, 60);
    sum_panel(hands, &left, &all);
    assert_int_equal(left, fits);
    hands_type(hands, "\n");
    assert_int_equal(panel_of(hands), PANEL_NONE);
    assert_false(hands->ui.board.inspecting);
    hands_type(hands, "ii");
    assert_int_equal(panel_of(hands), PANEL_NONE);
    assert_false(hands->ui.board.inspecting);
    hands_type(hands, "vi");
    assert_int_equal(panel_of(hands), PANEL_NONE);
    assert_true(hands_see(hands, "Hints are off", NULL, NULL));
    hands_free(hands);
}

/* Wholly in the part of the map's window that no panel covers. */
static void assert_seen_above_the_panel(const struct hands *hands)
{
    struct board_now now;
    struct board_layout layout = board_layout_of(&hands->ui);
    board_now(&now, &hands->ui, hands->session);
    int open = layout.map.rows -
               board_panel_covers(&layout, &hands->ui, hands->session, &now);
    struct rect seen = board_seen(&hands->ui.board, layout.map);
    int row = hands->ui.board.inspected.y * tile_rows(hands->ui.board.size);
    assert_int_equal(panel_of(hands), PANEL_TILES);
    assert_in_range(open, 3, layout.map.rows - 1);
    assert_true(row >= seen.row);
    assert_true(row + tile_rows(hands->ui.board.size) <= seen.row + open);
}

static void the_panel_of_what_fits_leaves_its_cell_to_be_seen(void **state)
{
    (void)state;
    static const int SIZES[][2] = {{80, 24}, {120, 40}, {60, 20}, {40, 15}};
    struct hands *hands = in_the_middle();
    for (size_t size = 0; size < sizeof SIZES / sizeof SIZES[0]; size++) {
        hands_resize(hands, SIZES[size][0], SIZES[size][1]);
        struct board_now now;
        board_now(&now, &hands->ui, hands->session);
        for (int i = 0; i < now.target_count; i++) {
            hands_type(hands, "\ti");
            assert_seen_above_the_panel(hands);
            hands_type(hands, "\n");
        }
    }
    hands_free(hands);
}

/* ---- inspecting ---- */

static void inspecting_goes_through_the_parts_of_the_cell(void **state)
{
    (void)state;
    char words[80];
    struct hands *hands = in_the_middle();
    const mw_game *game = session_game(hands->session);
    int parts = mw_design_part_count(hands->tiles, mw_tile_get(game, 0).design);
    hands_type(hands, ":0,0\ni");
    for (int i = 1; i <= parts; i++) {
        struct board_now now;
        board_now(&now, &hands->ui, hands->session);
        mw_spot spot;
        assert_true(board_now_part(&now, &spot));
        assert_int_equal(spot.tile, 0);
        snprintf(words, sizeof words, "Looking at 0,0. Part %d of %d.", i,
                 parts);
        assert_true(hands_see(hands, words, NULL, NULL));
        hands_press(hands, INPUT_TAB);
    }
    assert_true(hands_see(hands, "Part 1 of", NULL, NULL));
    hands_press(hands, INPUT_RIGHT);
    assert_int_equal(hands->ui.board.inspected.x, 1);
    hands_type(hands, "i");
    assert_true(mw_cell_equal(hands->ui.board.cursor, (mw_cell){0, 0}));
    hands_free(hands);
}

static void inspecting_tells_owner_open_ends_and_worth(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.stack = "road-straight monastery"});
    hands_type(hands, ":1,0\n\n");
    for (int i = 0; i < 3; i++) {
        if (!hands_see(hands, "Road of", NULL, NULL))
            hands_press(hands, INPUT_TAB);
    }
    hands_type(hands, "\n\ni");
    hands_type(hands, "\033:1,0\ni");
    for (int i = 0; i < 3; i++) {
        if (!hands_see(hands, "Road of", NULL, NULL))
            hands_press(hands, INPUT_TAB);
    }
    assert_true(hands_see(hands, "Road of 2 tiles, 2 open ends; Red 1 meeple",
                          NULL, NULL));
    assert_true(hands_see(hands, "2 tiles = 2", NULL, NULL));
    hands_free(hands);
}

/* While an empty cell is looked at no tile is tried there, so that the picture
 * in the side bar is the tile itself. */
static void looking_at_an_empty_cell_hides_no_tile_in_hand(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    hands_type(hands, "o:3,3\n");
    assert_true(hands_see(hands, "in hand at 3,3", NULL, NULL));
    hands_type(hands, "i");
    assert_true(
        hands_see(hands, "None of the 70 tiles left would fit.", NULL, NULL));
    assert_true(hands_see(hands, "in hand", NULL, NULL));
    assert_false(hands_see(hands, "in hand at", NULL, NULL));
    hands_free(hands);
}

/* ---- log ---- */

static void the_log_scrolls_in_the_side_bar_and_in_its_panel(void **state)
{
    (void)state;
    struct hands *hands = in_the_middle();
    hands_press(hands, INPUT_PAGE_UP);
    assert_true(hands->ui.board.log_back > 0);
    hands_press(hands, INPUT_PAGE_DOWN);
    assert_int_equal(hands->ui.board.log_back, 0);
    hands_type(hands, "L");
    assert_int_equal(panel_of(hands), PANEL_LOG);
    hands_press(hands, INPUT_HOME);
    assert_int_equal(hands->ui.board.log_back,
                     session_log_count(hands->session) - 1);
    assert_true(
        hands_see(hands, session_log(hands->session, 0)->text, NULL, NULL));
    hands_press(hands, INPUT_END);
    assert_int_equal(hands->ui.board.log_back, 0);
    hands_type(hands, "q");
    assert_int_equal(panel_of(hands), PANEL_NONE);
    hands_free(hands);
}

static void without_a_window_the_log_opens_its_panel(void **state)
{
    (void)state;
    struct hands *hands = in_the_middle();
    hands_type(hands, "z");
    hands_press(hands, INPUT_PAGE_UP);
    assert_int_equal(panel_of(hands), PANEL_LOG);
    hands_type(hands, "\nz");
    hands_resize(hands, 40, 15);
    hands_press(hands, INPUT_PAGE_UP);
    assert_int_equal(panel_of(hands), PANEL_LOG);
    hands_free(hands);
}

static void a_log_says_that_nothing_has_happened(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.stack = "road-straight"});
    hands_type(hands, "L");
    assert_true(hands_see(hands, "Log: nothing has happened yet", NULL, NULL));
    hands_type(hands, "L\nL");
    assert_true(hands_see(hands, "Log, 1 entry", NULL, NULL));
    assert_false(sees_glyph(hands, 0x25b2)); /* nothing above */
    hands_free(hands);
}

/* Half a score would be read as a whole one. */
static void an_entry_that_does_not_fit_ends_with_dots(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){
        .players = "Maximilian,Bartholomew", .stack = "city-cap"});
    hands_type(hands, ":0,-1\n\n");
    while (!hands_see(hands, "City of", NULL, NULL))
        hands_press(hands, INPUT_TAB);
    hands_type(hands, "\n");
    struct canvas *canvas = canvas_new(30, 1);
    canvas->glyphs = GLYPHS_UTF8;
    board_log_paint(canvas, (struct rect){0, 0, 30, 1}, hands->session, 0);
    assert_int_equal(canvas_get(canvas, 2, 0).glyph, 'C');
    assert_int_equal(canvas_get(canvas, 29, 0).glyph, 0x2026);
    canvas_free(canvas);
    hands_free(hands);
}

/* ---- quitting ---- */

static void quitting_asks_first(void **state)
{
    (void)state;
    struct hands *hands = in_the_middle();
    hands_type(hands, "q");
    assert_int_equal(hands->last.type, INTENT_NONE);
    assert_true(hands_see(hands, "The game is not saved.", NULL, NULL));
    hands_type(hands, "n");
    assert_int_equal(panel_of(hands), PANEL_NONE);
    hands_type(hands, "qq");
    assert_int_equal(hands->last.type, INTENT_NONE);
    hands_type(hands, "y");
    assert_int_equal(hands->last.type, INTENT_QUIT);
    hands_type(hands, "qt");
    assert_int_equal(hands->last.type, INTENT_LEAVE);
    hands_type(hands, "qs");
    assert_int_equal(hands->last.type, INTENT_LIST);
    assert_int_equal(hands->ui.screen, SCREEN_FILES);
    hands_free(hands);
}

static void a_click_answers_the_question(void **state)
{
    (void)state;
    int column, row;
    struct hands *hands = in_the_middle();
    hands_type(hands, "q");
    assert_true(hands_see(hands, "quit the program", &column, &row));
    hands_click(hands, column, row);
    assert_int_equal(hands->last.type, INTENT_QUIT);
    hands_type(hands, "q");
    assert_true(hands_click_bar(hands, "play on"));
    assert_int_equal(panel_of(hands), PANEL_NONE);
    hands_type(hands, "q");
    hands_click(hands, 0, 0);
    assert_int_equal(panel_of(hands), PANEL_NONE);
    hands_resize(hands, 40, 15);
    hands_type(hands, "q");
    assert_true(hands_click_bar(hands, "quit"));
    assert_int_equal(hands->last.type, INTENT_QUIT);
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_help_tells_the_phases_keys_and_the_seed),
        cmocka_unit_test(a_click_on_a_line_of_the_help_does_it),
        cmocka_unit_test(what_cannot_be_done_is_not_done_from_the_help_either),
        cmocka_unit_test(panels_scroll_where_they_are_too_long),
        cmocka_unit_test(a_panel_stays_filled_when_the_window_grows),
        cmocka_unit_test(at_the_smallest_size_no_panel_is_cut_off_at_its_side),
        cmocka_unit_test(a_click_on_a_line_hits_it_below_a_long_introduction),
        cmocka_unit_test(the_tiles_panel_counts_every_design),
        cmocka_unit_test(on_an_empty_cell_it_shows_what_would_fit),
        cmocka_unit_test(the_panel_of_what_fits_leaves_its_cell_to_be_seen),
        cmocka_unit_test(inspecting_goes_through_the_parts_of_the_cell),
        cmocka_unit_test(inspecting_tells_owner_open_ends_and_worth),
        cmocka_unit_test(looking_at_an_empty_cell_hides_no_tile_in_hand),
        cmocka_unit_test(the_log_scrolls_in_the_side_bar_and_in_its_panel),
        cmocka_unit_test(without_a_window_the_log_opens_its_panel),
        cmocka_unit_test(a_log_says_that_nothing_has_happened),
        cmocka_unit_test(an_entry_that_does_not_fit_ends_with_dots),
        cmocka_unit_test(quitting_asks_first),
        cmocka_unit_test(a_click_answers_the_question),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
