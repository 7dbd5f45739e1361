/* Placing a tile: cursor, numbers, rotations, refusals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "board_view.h"
#include "common/scale.h"
#include "hands.h"

static struct board_now now_of(const struct hands *hands)
{
    struct board_now now;
    board_now(&now, &hands->ui, hands->session);
    return now;
}

static bool cursor_at(const struct hands *hands, int x, int y)
{
    return hands->ui.board.cursor.x == x && hands->ui.board.cursor.y == y;
}

static unsigned legal_rotations(const struct hands *hands, mw_cell cell)
{
    const mw_actions *legal = session_legal(hands->session);
    unsigned rotations = 0;
    for (int i = 0; i < legal->count; i++) {
        if (mw_cell_equal(legal->list[i].cell, cell))
            rotations |= 1U << legal->list[i].rotation;
    }
    return rotations;
}

/* Turns the tile through; each rotation it shows must be legal, and it must
 * show them all. */
static void assert_turns_through(struct hands *hands, const char *key)
{
    unsigned legal = legal_rotations(hands, hands->ui.board.cursor);
    unsigned seen = 0;
    for (int i = 0; i < 4; i++) {
        struct board_now now = now_of(hands);
        assert_int_equal(now.refusal, MW_OK);
        seen |= 1U << now.rotation;
        hands_type(hands, key);
    }
    assert_int_not_equal(legal, 0);
    assert_int_equal(seen, legal);
}

/* Fault 9 of other implementations: the preview showed an illegal rotation. */
static void only_possible_rotations_are_shown_the_first_one_too(void **state)
{
    (void)state;
    int games = scaled(5);
    for (int i = 0; i < games; i++) {
        struct hands *hands =
            hands_new(&(struct hands_options){.seed = (uint64_t)i});
        while (mw_game_step(session_game(hands->session)) == MW_STEP_PLACE) {
            int count = now_of(hands).target_count;
            for (int k = 0; k < count; k++) {
                assert_turns_through(hands, k % 2 == 0 ? "r" : "R");
                hands_press(hands, INPUT_TAB);
            }
            hands_play(hands, 1, (uint64_t)i);
        }
        hands_free(hands);
    }
}

/* A tile in the hand lies as it was turned, until it has to be turned. */
static void the_tile_keeps_its_turn_on_its_way(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 5});
    hands_play(hands, 12, 5);
    int count = now_of(hands).target_count;
    for (int i = 0; i < 2 * count; i++) {
        int rotation = now_of(hands).rotation;
        hands_press(hands, INPUT_TAB);
        unsigned legal = legal_rotations(hands, hands->ui.board.cursor);
        if (now_of(hands).refusal == MW_OK && (legal >> rotation & 1U) != 0)
            assert_int_equal(now_of(hands).rotation, rotation);
        hands_type(hands, "r");
        rotation = now_of(hands).rotation;
        hands_type(hands, "h");
        if (now_of(hands).refusal != MW_OK)
            assert_int_equal(now_of(hands).rotation, rotation);
        hands_type(hands, "l");
    }
    hands_free(hands);
}

static void tab_goes_through_all_legal_cells_row_by_row(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 5});
    hands_play(hands, 12, 5);
    int count = now_of(hands).target_count;
    hands_type(hands, "1\b");
    for (int i = 0; i < count; i++) {
        mw_cell before = hands->ui.board.cursor;
        assert_int_not_equal(legal_rotations(hands, before), 0);
        hands_press(hands, INPUT_TAB);
        mw_cell after = hands->ui.board.cursor;
        bool onward =
            after.y > before.y || (after.y == before.y && after.x > before.x);
        assert_true(onward == (i < count - 1));
    }
    hands_press(hands, INPUT_BACKTAB);
    assert_int_equal(now_of(hands).target, count - 1);
    hands_free(hands);
}

static void tab_from_elsewhere_goes_to_the_next_one_in_that_order(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.stack = "road-straight monastery"});
    hands_type(hands, ":0,0\n");
    assert_true(cursor_at(hands, 0, 0));
    hands_press(hands, INPUT_TAB);
    assert_true(cursor_at(hands, 1, 0));
    hands_type(hands, ":0,0\n");
    hands_press(hands, INPUT_BACKTAB);
    assert_true(cursor_at(hands, -1, 0));
    hands_free(hands);
}

/* The start tile has its city in the north and its road from west to east, so
 * a straight road fits in the west (1), the east (2) and the south (3). */
static struct hands *with_straight_road(void)
{
    return hands_new(
        &(struct hands_options){.stack = "road-straight city-cap monastery"});
}

static void the_cursor_follows_each_digit_and_enter_places(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, "2");
    assert_true(cursor_at(hands, 1, 0));
    assert_true(hands_see(hands, "on cell 2_", NULL, NULL));
    hands_type(hands, "\b3");
    assert_true(cursor_at(hands, 0, 1));
    hands_type(hands, "\b2\n");
    assert_int_equal(hands->last.type, INTENT_ACT);
    assert_int_not_equal(
        mw_tile_at(session_game(hands->session), (mw_cell){1, 0}), MW_NONE);
    hands_free(hands);
}

static void a_number_that_is_not_there_is_refused_in_words(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, "2");
    hands_type(hands, "7\n");
    assert_int_equal(hands->last.type, INTENT_NONE);
    assert_true(hands_see(hands, "There is no 27; numbers go from 1 to 3.",
                          NULL, NULL));
    hands_press(hands, INPUT_TAB);
    assert_false(hands_see(hands, "There is no", NULL, NULL));
    hands_free(hands);
}

static void another_key_gives_up_the_number_and_acts(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, "2");
    hands_press(hands, INPUT_LEFT);
    assert_int_equal(hands->ui.board.typing, TYPING_NOTHING);
    assert_true(cursor_at(hands, 0, 0));
    hands_type(hands, "20");
    assert_string_equal(hands->ui.board.typed, "20");
    hands_type(hands, "\b\b");
    assert_int_equal(hands->ui.board.typing, TYPING_NOTHING);
    hands_free(hands);
}

static void a_colon_goes_to_a_cell_or_a_number(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, ":-3,2");
    assert_true(hands_see(hands, "Go to: -3,2_", NULL, NULL));
    hands_type(hands, "\n");
    assert_true(cursor_at(hands, -3, 2));
    hands_type(hands, ":2\n");
    assert_true(cursor_at(hands, 1, 0));
    assert_int_equal(hands->last.type, INTENT_NONE);
    hands_type(hands, ":\n");
    assert_true(cursor_at(hands, 1, 0));
    hands_type(hands, ":7\b\b\b");
    assert_int_equal(hands->ui.board.typing, TYPING_NOTHING);
    hands_free(hands);
}

static void a_place_that_makes_no_sense_is_refused_in_words(void **state)
{
    static const struct {
        const char *keys, *words;
    } SLIPS[] = {
        {":5,\n", "A place is column,row"},
        {":,5\n", "A place is column,row"},
        {":-\n", "A place is column,row"},
        {":1,2,3\n", "A place is column,row"},
        {":900,0\n", "900,0 is too far from the board"},
        {":0,-99999999\n", "0,-99999999 is too far from the board"},
        {":44\n", "There is no 44"},
    };
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, ":0,2\n");
    for (size_t i = 0; i < sizeof SLIPS / sizeof *SLIPS; i++) {
        hands_type(hands, SLIPS[i].keys);
        assert_true(hands_see(hands, SLIPS[i].words, NULL, NULL));
        assert_true(cursor_at(hands, 0, 2));
    }
    hands_free(hands);
}

static void where_the_tile_cannot_lie_the_prompt_says_why(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, ":0,0\n");
    assert_true(hands_see(hands, "! Not at 0,0: ", NULL, NULL));
    assert_true(hands_see(hands, mw_status_text(MW_CELL_TAKEN), NULL, NULL));
    hands_type(hands, ":0,-1\n");
    assert_true(hands_see(hands, "! Not at 0,-1: ", NULL, NULL));
    hands_type(hands, "\n");
    assert_int_equal(hands->last.type, INTENT_NONE);
    hands_type(hands, ":3,3\n");
    assert_true(hands_see(hands, mw_status_text(MW_CELL_ALONE), NULL, NULL));
    assert_false(hands_click_bar(hands, "place"));
    hands_type(hands, "1");
    assert_false(hands_see(hands, "! Not at", NULL, NULL));
    hands_free(hands);
}

static void arrows_and_letters_move_the_cursor_past_the_edge(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, ":0,0\nkl");
    assert_true(cursor_at(hands, 1, -1));
    hands_type(hands, "jh");
    assert_true(cursor_at(hands, 0, 0));
    for (int i = 0; i < 5; i++)
        hands_press(hands, INPUT_RIGHT);
    assert_true(cursor_at(hands, 5, 0));
    struct rect map = board_layout_of(&hands->ui).map;
    struct rect seen = board_seen(&hands->ui.board, map);
    int right = 6 * tile_columns(hands->ui.board.size);
    assert_true(right <= seen.column + seen.columns);
    for (int i = 0; i < 100; i++)
        hands_press(hands, INPUT_UP);
    assert_true(hands->ui.board.cursor.y < -3);
    assert_true(hands->ui.board.cursor.y > -20);
    hands_free(hands);
}

static void a_click_chooses_a_cell_and_the_next_one_turns_the_tile(void **state)
{
    (void)state;
    int column, row;
    struct hands *hands =
        hands_new(&(struct hands_options){.stack = "monastery-road"});
    hands_type(hands, ":0,0\n");
    struct rect map = board_layout_of(&hands->ui).map;
    struct rect seen = board_seen(&hands->ui.board, map);
    column = map.column + 4 - seen.column;
    row = map.row + tile_rows(TILE_MEDIUM) + 2 - seen.row;
    hands_click(hands, column, row);
    assert_true(cursor_at(hands, 0, 1));
    int rotation = now_of(hands).rotation;
    hands_click(hands, column, row);
    assert_int_not_equal(now_of(hands).rotation, rotation);
    hands_input(
        hands,
        (struct input){.type = INPUT_WHEEL_UP, .column = column, .row = row});
    assert_int_equal(now_of(hands).rotation, rotation);
    assert_true(hands_click_bar(hands, "place"));
    assert_int_equal(hands->last.type, INTENT_ACT);
    hands_free(hands);
}

static void the_wheel_elsewhere_scrolls(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    struct rect map = board_layout_of(&hands->ui).map;
    int before = hands->ui.board.centre_y;
    hands_input(hands, (struct input){.type = INPUT_WHEEL_DOWN,
                                      .column = map.column,
                                      .row = map.row});
    assert_int_equal(hands->ui.board.centre_y, before + BOARD_UNIT);
    before = hands->ui.board.centre_x;
    hands_input(hands, (struct input){.type = INPUT_WHEEL_UP,
                                      .column = map.column,
                                      .row = map.row - 1});
    assert_int_equal(hands->ui.board.centre_x, before - BOARD_UNIT);
    hands_free(hands);
}

static void purists_get_no_hints(void **state)
{
    (void)state;
    struct hands *hands = with_straight_road();
    hands_type(hands, "v:0,-1\n");
    struct board_now now = now_of(hands);
    struct board_scene scene;
    board_scene(&scene, &hands->ui, hands->session, &now,
                board_layout_of(&hands->ui).map);
    assert_null(scene.view.targets);
    assert_true(scene.view.ghost_fits);
    assert_int_equal(now.target_count,
                     mw_frontier_count(session_game(hands->session)));
    assert_false(hands_see(hands, "Not at", NULL, NULL));
    hands_type(hands, "\n");
    assert_int_equal(hands->last.type, INTENT_NONE);
    assert_true(hands_see(hands, "! Not at 0,-1: ", NULL, NULL));
    hands_type(hands, "1");
    assert_true(hands_see(hands, "Hints are off", NULL, NULL));
    hands_type(hands, "v");
    assert_int_equal(now_of(hands).target_count, 3);
    hands_free(hands);
}

/* Where the tile fits is not told by how it can be turned, either. */
static void purists_turn_the_tile_at_will(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.stack = "city-cap"});
    hands_type(hands, "v:0,-1\n");
    unsigned seen = 0;
    for (int i = 0; i < 4; i++) {
        seen |= 1U << now_of(hands).rotation;
        hands_type(hands, "r");
    }
    assert_int_equal(seen, 0xF);
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_possible_rotations_are_shown_the_first_one_too),
        cmocka_unit_test(the_tile_keeps_its_turn_on_its_way),
        cmocka_unit_test(tab_goes_through_all_legal_cells_row_by_row),
        cmocka_unit_test(tab_from_elsewhere_goes_to_the_next_one_in_that_order),
        cmocka_unit_test(the_cursor_follows_each_digit_and_enter_places),
        cmocka_unit_test(a_number_that_is_not_there_is_refused_in_words),
        cmocka_unit_test(another_key_gives_up_the_number_and_acts),
        cmocka_unit_test(a_colon_goes_to_a_cell_or_a_number),
        cmocka_unit_test(a_place_that_makes_no_sense_is_refused_in_words),
        cmocka_unit_test(where_the_tile_cannot_lie_the_prompt_says_why),
        cmocka_unit_test(arrows_and_letters_move_the_cursor_past_the_edge),
        cmocka_unit_test(
            a_click_chooses_a_cell_and_the_next_one_turns_the_tile),
        cmocka_unit_test(the_wheel_elsewhere_scrolls),
        cmocka_unit_test(purists_get_no_hints),
        cmocka_unit_test(purists_turn_the_tile_at_will),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
