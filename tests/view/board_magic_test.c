/* The phase of the mage and the witch, by keys and by mouse. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "board_view.h"
#include "hands.h"

/* Tiles so small that a few of them make a case. */
static struct hands *small_game(const char *stack)
{
    return hands_new(&(struct hands_options){
        .modules = "base,magic",
        .sets = "view/sets/base.tiles view/sets/magic.tiles",
        .stack = stack});
}

static struct board_now now_of(const struct hands *hands)
{
    struct board_now now;
    board_now(&now, &hands->ui, hands->session);
    return now;
}

static bool sees(const struct hands *hands, const char *text)
{
    return hands_see(hands, text, NULL, NULL);
}

static mw_spot stands(const struct hands *hands, enum mw_magic figure)
{
    mw_spot spot = {0, 0};
    assert_true(mw_magic_spot(session_game(hands->session), figure, &spot));
    return mw_feature_of(session_game(hands->session), spot);
}

/* Two roads and a tile with the symbol; Red's thief is on the first road. */
#define TWO_ROADS "road road star road star road"
#define LAY_THEM                                                               \
    "place 0,1 0\nmeeple road E\nend\n"                                        \
    "place 0,-1 0\npass\nend\n"                                                \
    "place 1,0 0\n"

static void the_symbol_says_why_and_what_is_asked(void **state)
{
    (void)state;
    struct hands *hands = small_game(TWO_ROADS);
    hands_do(hands, LAY_THEM);
    assert_int_equal(now_of(hands).mode, MODE_MAGIC);
    assert_true(hands_told(hands,
                           "The tile bears the magic symbol: send the mage "
                           "or the witch."));
    assert_true(sees(hands, "mage or witch  "));
    assert_int_equal(now_of(hands).choice_count, 2);
    assert_true(hands_told(
        hands, "Mage, 1 of 2: road of 1 tile, nobody's, worth 1, then 2."));
    hands_type(hands, "?");
    assert_true(sees(hands, "Choose mage or witch"));
    assert_true(sees(hands, "the witch"));
    hands_free(hands);
}

static void keys_choose_figure_and_feature(void **state)
{
    (void)state;
    struct hands *hands = small_game(TWO_ROADS);
    hands_do(hands, LAY_THEM);
    hands_type(hands, "w");
    assert_true(hands_told(
        hands, "Witch, 1 of 2: road of 1 tile, nobody's, worth 1, then 1."));
    hands_type(hands, "w");
    assert_true(hands_told(hands, "The witch is chosen already."));
    hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "Witch, 2 of 2:"));
    assert_true(hands_told(hands, "Red 1 meeple"));
    hands_press(hands, INPUT_UP);
    assert_int_equal(now_of(hands).choice, 0);
    hands_type(hands, "m2\n");
    assert_int_equal(hands->last.action.type, MW_MOVE_MAGIC);
    assert_int_equal(hands->last.action.figure, MW_MAGE);
    assert_int_equal(stands(hands, MW_MAGE).tile, 1);
    assert_true(sees(hands, "mage 0,1"));
    assert_true(sees(hands, "witch aside"));
    hands_type(hands, "u");
    assert_int_equal(now_of(hands).mode, MODE_MAGIC);
    assert_true(sees(hands, "mage aside"));
    hands_free(hands);
}

static void the_chosen_feature_lights_up_whole(void **state)
{
    (void)state;
    struct hands *hands = small_game("road road star");
    struct board_scene scene;
    hands_do(hands, "place 0,1 0\npass\nend\nplace 1,1 0\npass\nend\n"
                    "place 1,0 0\n");
    struct board_now now = now_of(hands);
    assert_int_equal(now.choice_count, 1);
    board_scene(&scene, &hands->ui, hands->session, &now,
                board_layout_of(&hands->ui).map);
    assert_int_equal(scene.view.lit_count, 2);
    assert_int_equal(scene.view.choice_count, 1);
    hands_free(hands);
}

static void what_a_figure_leaves_is_told_too(void **state)
{
    (void)state;
    struct hands *hands = small_game(TWO_ROADS);
    hands_do(hands, LAY_THEM "mage 0,1 road E\npass\nend\n"
                             "place 1,1 0\npass\nend\n"
                             "place 2,0 0\n");
    assert_true(hands_told(hands, "worth 1, then 2;"));
    hands_resize(hands, 140, 24);
    assert_true(hands_told(hands, "leaves the road at 0,1: 4, then 2."));
    hands_type(hands, "v");
    hands_press(hands, INPUT_TAB);
    assert_false(hands_told(hands, "worth"));
    assert_true(hands_told(hands, "road of 1 tile"));
    hands_free(hands);
}

static bool find_spot(const struct hands *hands, mw_spot spot, int *column,
                      int *row)
{
    struct board_now now = now_of(hands);
    struct board_scene scene;
    struct rect map = board_layout_of(&hands->ui).map;
    board_scene(&scene, &hands->ui, hands->session, &now, map);
    for (int i = 0; i < map.columns * map.rows; i++) {
        mw_spot under;
        *column = map.column + i % map.columns;
        *row = map.row + i / map.columns;
        if (map_spot_at(map, session_game(hands->session), &scene.view, *column,
                        *row, &under) &&
            under.tile == spot.tile && under.part == spot.part)
            return true;
    }
    return false;
}

static void two_clicks_put_the_figure_on_a_feature(void **state)
{
    (void)state;
    int column = 0, row = 0;
    struct hands *hands = small_game(TWO_ROADS);
    hands_do(hands, LAY_THEM);
    assert_true(hands_click_bar(hands, "witch"));
    int other = 1 - now_of(hands).choice;
    mw_spot spot = now_of(hands).choices[other].spot;
    assert_true(find_spot(hands, spot, &column, &row));
    hands_click(hands, column, row);
    assert_int_equal(now_of(hands).choice, other);
    hands_click(hands, column, row);
    assert_int_equal(hands->last.action.type, MW_MOVE_MAGIC);
    assert_int_equal(stands(hands, MW_WITCH).tile, spot.tile);
    hands_free(hands);
}

static void a_click_beside_tells_where_they_can_go(void **state)
{
    (void)state;
    struct hands *hands = small_game(TWO_ROADS);
    hands_do(hands, LAY_THEM);
    struct rect map = board_layout_of(&hands->ui).map;
    hands_click(hands, map.column, map.row);
    assert_int_equal(hands->last.type, INTENT_NONE);
    assert_true(hands_told(hands, "They go to incomplete roads and cities"));
    hands_free(hands);
}

/* ---- when they meet ---- */

#define MEETING                                                                \
    "place 0,1 0\npass\nend\n"                                                 \
    "place 1,0 0\nmage 0,1 road E\npass\nend\n"                                \
    "place 2,0 0\npass\nend\n"                                                 \
    "place 2,1 0\npass\nend\n"                                                 \
    "place 3,0 0\nwitch 2,1 road E\npass\nend\n"

static void when_they_meet_it_is_said(void **state)
{
    (void)state;
    struct hands *hands =
        small_game("road star meadow road star cap road meadow");
    hands_do(hands, MEETING "place 0,-1 0\npass\nend\nplace 1,1 0\n");
    assert_int_equal(now_of(hands).mode, MODE_MAGIC);
    assert_true(hands_told(hands, "The mage and the witch have met: send one "
                                  "of them away."));
    assert_true(hands_told(hands, "city of 1 tile"));
    hands_free(hands);
}

static void without_a_place_one_is_chosen_to_leave(void **state)
{
    (void)state;
    struct hands *hands = small_game("road star meadow road star road meadow");
    hands_do(hands, MEETING "place 1,1 0\n");
    assert_int_equal(now_of(hands).mode, MODE_ASIDE);
    assert_true(hands_told(hands,
                           "No other road or city is open: take the mage "
                           "or the witch off the board."));
    assert_true(hands_told(hands, "The mage leaves the road at 0,1, worth"));
    hands_type(hands, "w");
    assert_true(hands_told(hands, "The witch leaves the road at 2,1, worth"));
    hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "The mage leaves"));
    hands_type(hands, "w\n");
    assert_int_equal(hands->last.action.type, MW_ASIDE);
    assert_true(sees(hands, "witch aside"));
    assert_int_equal(stands(hands, MW_MAGE).tile, 1);
    hands_type(hands, "u");
    assert_true(hands_click_bar(hands, "take off"));
    assert_true(sees(hands, "mage aside"));
    hands_free(hands);
}

/* ---- what happens by itself ---- */

static void a_figure_without_a_place_leaves_and_it_is_said_why(void **state)
{
    (void)state;
    struct hands *hands = small_game("road-end star star meadow");
    hands_do(hands, "place 0,1 2\npass\nend\n"
                    "place 1,0 0\nmage 0,1 road E\npass\nend\n"
                    "place 2,0 0\n");
    assert_int_equal(now_of(hands).mode, MODE_FIGURE);
    hands_resize(hands, 140, 24);
    assert_true(sees(
        hands, "The mage leaves the road at 0,1: no other open road or city"));
    assert_true(sees(hands, "it happened"));
    assert_true(sees(hands, "mage aside"));
    hands_free(hands);
}

static void nothing_to_do_for_a_symbol_is_said(void **state)
{
    (void)state;
    struct hands *hands = small_game("star meadow");
    hands_do(hands, "place 1,0 0\n");
    assert_int_equal(now_of(hands).mode, MODE_FIGURE);
    assert_true(sees(hands, "The magic symbol finds no open road or city"));
    hands_free(hands);
}

/* "5, halved by the witch = 3", and the witch goes. */
static void the_sums_tell_of_the_witch(void **state)
{
    (void)state;
    struct hands *hands = small_game("cap star cap meadow");
    hands_do(hands, "place 0,1 2\nmeeple city S\nend\n"
                    "place 1,0 0\nwitch 0,1 city S\npass\nend\n"
                    "place 0,2 0\npass\n");
    assert_true(sees(hands, "City: 2 tiles x 2 = 4, halved by the witch = 2"));
    assert_true(sees(hands, "The witch leaves the city at 0,1"));
    assert_false(sees(hands, "no other open"));
    hands_free(hands);
}

static void inspecting_tells_of_the_magic_figures(void **state)
{
    (void)state;
    struct hands *hands = small_game(TWO_ROADS);
    hands_do(hands, LAY_THEM "mage 0,1 road E\npass\nend\n");
    hands_type(hands, ":0,1\ni");
    for (int i = 0; i < 3 && !sees(hands, "Road of"); i++)
        hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands,
                           "Road of 1 tile, 2 open ends; Red 1 meeple; the "
                           "mage; worth so far: 1 tile = 1, mage +1 = 2"));
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_symbol_says_why_and_what_is_asked),
        cmocka_unit_test(keys_choose_figure_and_feature),
        cmocka_unit_test(the_chosen_feature_lights_up_whole),
        cmocka_unit_test(what_a_figure_leaves_is_told_too),
        cmocka_unit_test(two_clicks_put_the_figure_on_a_feature),
        cmocka_unit_test(a_click_beside_tells_where_they_can_go),
        cmocka_unit_test(when_they_meet_it_is_said),
        cmocka_unit_test(without_a_place_one_is_chosen_to_leave),
        cmocka_unit_test(a_figure_without_a_place_leaves_and_it_is_said_why),
        cmocka_unit_test(nothing_to_do_for_a_symbol_is_said),
        cmocka_unit_test(the_sums_tell_of_the_witch),
        cmocka_unit_test(inspecting_tells_of_the_magic_figures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
