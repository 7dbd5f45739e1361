/* Scrolling and tile sizes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "board_view.h"
#include "common/dice.h"
#include "hands.h"

static const struct rect WINDOW = {3, 2, 50, 19};

static bool sees(const struct board *board, struct rect window, mw_cell cell)
{
    struct rect seen = board_seen(board, window);
    int width = tile_columns(board->size), height = tile_rows(board->size);
    return cell.x * width >= seen.column &&
           (cell.x + 1) * width <= seen.column + seen.columns &&
           cell.y * height >= seen.row &&
           (cell.y + 1) * height <= seen.row + seen.rows;
}

static void what_is_in_sight_does_not_scroll(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    const mw_game *game = session_game(hands->session);
    struct board board = {.size = TILE_MEDIUM};
    for (int x = -2; x < 2; x++) {
        board_reveal(&board, game, WINDOW, 0, (mw_cell){(int16_t)x, 0});
        assert_int_equal(board.centre_x, 0);
        assert_int_equal(board.centre_y, 0);
    }
    hands_free(hands);
}

static void a_step_out_of_sight_scrolls_by_half_a_window_at_most(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    hands_play(hands, 40, 1);
    const mw_game *game = session_game(hands->session);
    struct board board = {.size = TILE_LARGE};
    struct board_span span = board_span(game);
    int halves = 0;
    board_reveal(&board, game, WINDOW, 0, (mw_cell){(int16_t)span.left, 0});
    for (int x = span.left; x <= span.right; x++) {
        mw_cell cell = {(int16_t)x, 0};
        int before = board_seen(&board, WINDOW).column;
        bool seen = sees(&board, WINDOW, cell);
        board_reveal(&board, game, WINDOW, 0, cell);
        int moved = board_seen(&board, WINDOW).column - before;
        assert_true(seen ? moved == 0 : moved > 0);
        assert_true(moved <= WINDOW.columns / 2);
        halves += moved == WINDOW.columns / 2;
    }
    assert_true(halves > 0);
    hands_free(hands);
}

static void no_more_emptiness_is_shown_than_needed(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    hands_play(hands, 40, 1);
    const mw_game *game = session_game(hands->session);
    struct board board = {.size = TILE_LARGE};
    struct board_span span = board_span(game);
    for (int y = span.bottom; y >= span.top; y--) {
        board_reveal(&board, game, WINDOW, 0, (mw_cell){0, (int16_t)y});
        struct rect seen = board_seen(&board, WINDOW);
        assert_true(seen.row >= span.top * tile_rows(TILE_LARGE));
        assert_true(seen.row + seen.rows <=
                    (span.bottom + 1) * tile_rows(TILE_LARGE));
    }
    hands_free(hands);
}

static void any_cell_in_reach_can_be_revealed_at_any_size(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    const mw_game *game = session_game(hands->session);
    uint64_t chance = 1;
    for (int i = 0; i < 5000; i++) {
        struct board board = {.size = (enum tile_size)dice_below(&chance, 4)};
        struct rect window = {0, 0, 13 + (int)dice_below(&chance, 80),
                              10 + (int)dice_below(&chance, 40)};
        int covered = (int)dice_below(&chance, 4);
        for (int k = 0; k < 4; k++) {
            mw_cell cell =
                board_clamp_cell(game, (int)dice_below(&chance, 30) - 15,
                                 (int)dice_below(&chance, 30) - 15);
            board_reveal(&board, game, window, covered, cell);
            struct rect open = window;
            open.rows -= covered;
            struct rect seen = board_seen(&board, window);
            assert_true(sees(&board, window, cell));
            assert_true((cell.y + 1) * tile_rows(board.size) <=
                        seen.row + open.rows);
        }
    }
    hands_free(hands);
}

static void the_size_is_medium_while_that_shows_the_board(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    const mw_game *game = session_game(hands->session);
    /* One tile and the cells beside it: 3 x 3. */
    assert_int_equal(board_auto_size(game, (struct rect){0, 0, 27, 15}),
                     TILE_MEDIUM);
    assert_int_equal(board_auto_size(game, (struct rect){0, 0, 200, 100}),
                     TILE_MEDIUM);
    assert_int_equal(board_auto_size(game, (struct rect){0, 0, 26, 15}),
                     TILE_SMALL);
    assert_int_equal(board_auto_size(game, (struct rect){0, 0, 27, 14}),
                     TILE_SMALL);
    assert_int_equal(board_auto_size(game, (struct rect){0, 0, 14, 9}),
                     TILE_SMALL);
    assert_int_equal(board_auto_size(game, (struct rect){0, 0, 8, 9}),
                     TILE_SMALL);
    hands_free(hands);
}

static void the_size_changes_at_hand_over_only(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 2});
    const mw_game *game = session_game(hands->session);
    int changes = 0;
    for (int i = 0; i < 400; i++) {
        enum tile_size before = hands->ui.board.size;
        int turn = mw_turn(game);
        if (i % 3 == 0)
            hands_press(hands, INPUT_TAB);
        hands_type(hands, "\n");
        if (mw_game_step(game) == MW_STEP_OVER)
            break;
        if (mw_turn(game) == turn)
            assert_int_equal(hands->ui.board.size, before);
        else
            changes += hands->ui.board.size != before;
    }
    assert_true(changes > 0);
    hands_free(hands);
}

static void a_size_chosen_by_hand_stays_until_0(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 2});
    hands_type(hands, "+");
    assert_int_equal(hands->ui.board.size, TILE_LARGE);
    hands_type(hands, "+");
    assert_int_equal(hands->ui.board.size, TILE_LARGE);
    assert_true(hands_see(hands, "as large as they get", NULL, NULL));
    hands_play(hands, 3, 2);
    assert_int_equal(hands->ui.board.size, TILE_LARGE);
    hands_type(hands, "0");
    assert_int_equal(hands->ui.board.size,
                     board_auto_size(session_game(hands->session),
                                     board_layout_of(&hands->ui).map));
    hands_type(hands, "---");
    assert_int_equal(hands->ui.board.size, TILE_OVERVIEW);
    hands_free(hands);
}

static void the_overview_leads_back_to_the_size_it_came_from(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 2});
    hands_type(hands, "o");
    assert_int_equal(hands->ui.board.size, TILE_OVERVIEW);
    hands_type(hands, "o");
    assert_int_equal(hands->ui.board.size, TILE_MEDIUM);
    assert_false(hands->ui.board.size_by_hand);
    hands_free(hands);
}

/* It is there to see everything, wherever the map was scrolled to. */
static void the_overview_shows_all_of_the_board_if_it_fits(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 2});
    const mw_game *game = session_game(hands->session);
    hands_play(hands, 30, 2);
    struct board *board = &hands->ui.board;
    struct rect window = board_layout_of(&hands->ui).map;
    assert_int_equal(board->size, TILE_SMALL);
    assert_false(board_all_seen(board, game, window));
    int x = board->centre_x, y = board->centre_y;
    hands_type(hands, "o");
    assert_true(board_all_fits(board, game, window));
    assert_true(board_all_seen(board, game, window));
    hands_type(hands, "o");
    assert_int_equal(board->centre_x, x);
    assert_int_equal(board->centre_y, y);
    hands_type(hands, "-");
    assert_int_equal(board->size, TILE_OVERVIEW);
    assert_true(board_all_seen(board, game, window));
    hands_free(hands);
}

static void a_resize_keeps_everything_and_the_cursor_in_sight(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 3});
    hands_play(hands, 25, 3);
    hands_type(hands, "++2");
    mw_cell cursor = hands->ui.board.cursor;
    uint64_t chance = 3;
    for (int i = 0; i < 200; i++) {
        hands_resize(hands, 40 + (int)dice_below(&chance, 100),
                     15 + (int)dice_below(&chance, 50));
        assert_true(mw_cell_equal(hands->ui.board.cursor, cursor));
        assert_string_equal(hands->ui.board.typed, "2");
        assert_true(
            sees(&hands->ui.board, board_layout_of(&hands->ui).map, cursor));
    }
    hands_free(hands);
}

static void each_turn_begins_with_its_cursor_in_sight(void **state)
{
    (void)state;
    struct hands *hands = hands_new(
        &(struct hands_options){.seed = 4, .columns = 40, .rows = 15});
    while (mw_game_step(session_game(hands->session)) == MW_STEP_PLACE) {
        assert_true(sees(&hands->ui.board, board_layout_of(&hands->ui).map,
                         hands->ui.board.cursor));
        hands_play(hands, 1, 4);
    }
    hands_free(hands);
}

static void centre_and_last_bring_back_what_was_lost(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 5});
    hands_play(hands, 30, 5);
    const mw_game *game = session_game(hands->session);
    struct rect map = board_layout_of(&hands->ui).map;
    hands_type(hands, "+++");
    for (int i = 0; i < 40; i++)
        hands_press(hands, INPUT_LEFT);
    hands_type(hands, ".");
    mw_cell last = mw_tile_get(game, mw_tile_count(game) - 1).cell;
    assert_true(mw_cell_equal(hands->ui.board.cursor, last));
    assert_true(sees(&hands->ui.board, map, last));
    for (int i = 0; i < 30; i++)
        hands_input(
            hands,
            (struct input){.type = INPUT_WHEEL_DOWN, .column = 4, .row = 4});
    assert_false(sees(&hands->ui.board, map, last));
    hands_type(hands, "c");
    assert_true(sees(&hands->ui.board, map, last));
    hands_free(hands);
}

/* Clicks on the arrow at this end of the gutter, if there is one; tells how far
 * that scrolled. */
static int click_arrow(struct hands *hands, int row, char arrow)
{
    int column = board_layout_of(&hands->ui).map.column - 1;
    int before = hands->ui.board.centre_y;
    if (hands_row(hands, row)[column] != arrow)
        return 0;
    hands_click(hands, column, row);
    return hands->ui.board.centre_y - before;
}

static void arrows_at_the_rim_tell_where_the_board_goes_on(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){
        .seed = 5, .mono = true, .look = {COLOURS_NEVER, GLYPHS_ASCII}});
    struct rect map = board_layout_of(&hands->ui).map;
    assert_int_equal(click_arrow(hands, map.row, '^'), 0);
    assert_int_equal(click_arrow(hands, map.row + map.rows - 1, 'v'), 0);
    hands_play(hands, 40, 5);
    hands_type(hands, "+++");
    while (click_arrow(hands, map.row, '^') < 0)
        continue;
    struct board_span span = board_span(session_game(hands->session));
    struct rect seen = board_seen(&hands->ui.board, map);
    assert_true((span.top + 1) * tile_rows(TILE_LARGE) >= seen.row);
    assert_true(click_arrow(hands, map.row + map.rows - 1, 'v') > 0);
    assert_true(click_arrow(hands, map.row, '^') < 0);
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_in_sight_does_not_scroll),
        cmocka_unit_test(a_step_out_of_sight_scrolls_by_half_a_window_at_most),
        cmocka_unit_test(no_more_emptiness_is_shown_than_needed),
        cmocka_unit_test(any_cell_in_reach_can_be_revealed_at_any_size),
        cmocka_unit_test(the_size_is_medium_while_that_shows_the_board),
        cmocka_unit_test(the_size_changes_at_hand_over_only),
        cmocka_unit_test(a_size_chosen_by_hand_stays_until_0),
        cmocka_unit_test(the_overview_leads_back_to_the_size_it_came_from),
        cmocka_unit_test(the_overview_shows_all_of_the_board_if_it_fits),
        cmocka_unit_test(a_resize_keeps_everything_and_the_cursor_in_sight),
        cmocka_unit_test(each_turn_begins_with_its_cursor_in_sight),
        cmocka_unit_test(centre_and_last_bring_back_what_was_lost),
        cmocka_unit_test(arrows_at_the_rim_tell_where_the_board_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
