/* The phases of the mists and the spell circles: ghosts, guards, circles. */
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
        .modules = "base,mist,circle",
        .sets = "view/sets/base.tiles view/sets/mist.tiles "
                "view/sets/circle.tiles",
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

static int ghosts_at(const struct hands *hands, int x, int y)
{
    const mw_game *game = session_game(hands->session);
    int tile = mw_tile_at(game, (mw_cell){(int16_t)x, (int16_t)y});
    return mw_tile_get(game, tile).ghosts;
}

static enum mw_step step_of(const struct hands *hands)
{
    return mw_game_step(session_game(hands->session));
}

/* Two knights of Red in the east, one on the other's north, two of Blue in the
 * west; and a bit of mist north of the start tile. */
#define KNIGHTS_STACK "cap cap cap cap veil"
#define KNIGHTS                                                                \
    "place 2,0 1\nmeeple city E\nend\n"                                        \
    "place -1,0 3\nmeeple city W\nend\n"                                       \
    "place 2,-1 1\nmeeple city E\nend\n"                                       \
    "place -1,1 3\nmeeple city W\nend\n"                                       \
    "place 0,-1 0\npass\nend\n"

/* Blue continues it. */
#define CONTINUE "place 0,-2 2\n"

static struct hands *at_continue(const char *more)
{
    char stack[200] = KNIGHTS_STACK " veil ";
    size_t length = sizeof KNIGHTS_STACK " veil " - 1;
    for (size_t i = 0; more[i] != '\0'; i++)
        stack[length++] = more[i];
    struct hands *hands = small_game(stack);
    hands_do(hands, KNIGHTS CONTINUE);
    return hands;
}

/* ---- continuing ---- */

static void whoever_continues_is_told_why_and_to_whom(void **state)
{
    (void)state;
    struct hands *hands = at_continue("");
    assert_int_equal(step_of(hands), MW_STEP_CONTINUE);
    assert_int_equal(now_of(hands).mode, MODE_GHOST);
    assert_int_equal(now_of(hands).choice_count, 2);
    assert_true(hands_told(hands, "You continued the mist: put 1 ghost from "
                                  "the supply on another player's meeple."));
    assert_true(hands_told(hands, "1 of 2: ghost 1 of 3 for Red's knight at "
                                  "2,-1 (1 tile, worth 1)."));
    assert_true(sees(hands, "Blue: give a ghost"));
    assert_true(sees(hands, "ghosts in the supply   15"));
    hands_type(hands, "?");
    assert_true(sees(hands, "Choose who gets the ghost"));
    hands_free(hands);
}

static void the_cursor_walks_through_the_meeples(void **state)
{
    (void)state;
    struct hands *hands = at_continue("");
    struct board_scene scene;
    for (int i = 0; i < 3; i++) {
        struct board_now now = now_of(hands);
        board_scene(&scene, &hands->ui, hands->session, &now,
                    board_layout_of(&hands->ui).map);
        assert_true(scene.view.cursor_on);
        assert_int_equal(scene.view.choice_count, 2);
        assert_true(
            mw_cell_equal(scene.view.cursor, now.claims[now.choice].cell));
        hands_press(hands, i == 1 ? INPUT_UP : INPUT_TAB);
    }
    hands_type(hands, "1");
    assert_true(hands_told(hands, "a ghost on 1_"));
    hands_type(hands, "\b2\n");
    assert_int_equal(hands->last.action.type, MW_GHOST);
    assert_int_equal(ghosts_at(hands, 2, 0), 1);
    assert_int_equal(now_of(hands).mode, MODE_FIGURES);
    hands_type(hands, "u");
    assert_int_equal(now_of(hands).mode, MODE_GHOST);
    assert_int_equal(ghosts_at(hands, 2, 0), 0);
    hands_free(hands);
}

static void the_map_scrolls_to_a_meeple_out_of_sight(void **state)
{
    (void)state;
    struct hands *hands = at_continue("");
    hands_type(hands, "+++");
    for (int i = 0; i < 2; i++) {
        struct board_now now = now_of(hands);
        mw_cell cell = now.claims[now.choice].cell;
        struct rect map = board_layout_of(&hands->ui).map;
        struct rect seen = board_seen(&hands->ui.board, map);
        int column = cell.x * tile_columns(hands->ui.board.size) - seen.column;
        int row = cell.y * tile_rows(hands->ui.board.size) - seen.row;
        assert_in_range(column, 0, map.columns - 1);
        assert_in_range(row, 0, map.rows - 1);
        hands_press(hands, INPUT_TAB);
    }
    hands_free(hands);
}

static void cell_on_screen(const struct hands *hands, mw_cell cell, int *column,
                           int *row)
{
    struct rect map = board_layout_of(&hands->ui).map;
    enum tile_size size = hands->ui.board.size;
    struct rect seen = board_seen(&hands->ui.board, map);
    *column = map.column + cell.x * tile_columns(size) +
              tile_columns(size) / 2 - seen.column;
    *row = map.row + cell.y * tile_rows(size) + tile_rows(size) / 2 - seen.row;
}

static void two_clicks_give_the_ghost(void **state)
{
    (void)state;
    int column, row;
    struct hands *hands = at_continue("");
    cell_on_screen(hands, (mw_cell){2, 0}, &column, &row);
    hands_click(hands, column, row);
    assert_int_equal(hands->last.type, INTENT_NONE);
    hands_click(hands, column, row);
    assert_int_equal(ghosts_at(hands, 2, 0), 1);
    hands_type(hands, "u");
    cell_on_screen(hands, (mw_cell){-1, 0}, &column, &row);
    hands_click(hands, column, row);
    assert_true(hands_told(hands, "No meeple that can take this ghost"));
    hands_free(hands);
}

static void a_ghost_without_a_choice_is_given_and_told(void **state)
{
    (void)state;
    struct hands *hands = small_game("cap veil meadow veil");
    hands_do(hands, "place 2,0 1\nmeeple city E\nend\n"
                    "place 0,-1 0\npass\nend\n"
                    "place 2,1 0\npass\nend\n"
                    "place 0,-2 2\n");
    assert_int_equal(now_of(hands).mode, MODE_FIGURES);
    assert_int_equal(ghosts_at(hands, 2, 0), 1);
    assert_true(sees(hands, "it happened"));
    assert_true(sees(hands, "Blue continues the mist"));
    assert_true(sees(hands, "A ghost haunts Red's meeple at 2,0 (1 of 3)"));
    hands_free(hands);
}

/* ---- limiting, and the third ghost ---- */

static void whoever_limits_haunts_himself(void **state)
{
    (void)state;
    struct hands *hands = at_continue("veil");
    hands_do(hands, "ghost 2,0\npass\nend\n"
                    "place 0,2 0\n");
    assert_int_equal(step_of(hands), MW_STEP_LIMIT);
    assert_true(hands_told(hands, "You limited the mist: put 1 ghost from the "
                                  "supply on one of your own meeples."));
    assert_true(hands_told(hands, "for your knight at"));
    hands_type(hands, "\t");
    hands_type(hands, "\n");
    assert_int_equal(ghosts_at(hands, 2, 0) + ghosts_at(hands, 2, -1), 2);
    hands_free(hands);
}

static void a_third_ghost_on_a_lonely_knight_frees_the_city(void **state)
{
    (void)state;
    struct hands *hands = at_continue("veil veil veil veil");
    hands_do(hands, "ghost 2,0\npass\nend\n"
                    "place 1,-1 0\npass\nend\n"
                    "place 1,-2 2\nghost 2,0\npass\nend\n"
                    "place 0,2 2\npass\nend\n"
                    "place 0,3 0\n");
    for (int i = 0; i < 2 && !hands_told(hands, "3rd"); i++)
        hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "the 3rd ghost drives Red's knight at 2,0 "
                                  "home; the city is free (1 tile, worth 1)."));
    hands_free(hands);
}

/* Red and Blue hold a city together, and Red drives Blue's knight off it. */
static void a_third_ghost_shows_to_whom_the_city_falls(void **state)
{
    (void)state;
    struct hands *hands = small_game("cap cap meadow meadow meadow meadow "
                                     "meadow cap keep veil veil veil veil "
                                     "veil veil");
    hands_do(hands, "place 2,0 1\nmeeple city E\nend\n"
                    "place -1,0 3\nmeeple city W\nend\n"
                    "place 2,1 0\npass\nend\n"
                    "place 2,2 0\npass\nend\n"
                    "place 3,2 0\npass\nend\n"
                    "place 4,2 0\npass\nend\n"
                    "place 4,1 0\npass\nend\n"
                    "place 4,0 3\nmeeple city W\nend\n"
                    "place 3,0 0\nend\n"
                    "place 0,-1 0\npass\nend\n"
                    "place 0,-2 2\nghost 4,0\npass\nend\n"
                    "place 1,-1 0\npass\nend\n"
                    "place 1,-2 2\nghost 4,0\npass\nend\n"
                    "place 0,2 2\npass\nend\n"
                    "place 0,3 0\n");
    assert_int_equal(step_of(hands), MW_STEP_CONTINUE);
    for (int i = 0; i < 2 && !hands_told(hands, "3rd"); i++)
        hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "the 3rd ghost drives Blue's knight at 4,0 "
                                  "home; the city falls to you (3 tiles, worth "
                                  "4)."));
    hands_type(hands, "v");
    hands_press(hands, INPUT_TAB);
    hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "drives Blue's knight at 4,0 home."));
    hands_type(hands, "v\n");
    assert_int_equal(ghosts_at(hands, 4, 0), 0);
    assert_true(sees(hands, "ghosts in the supply   15"));
    hands_free(hands);
}

/* ---- circles ---- */

/* Both knights of Red are haunted when Blue lays a tile with one circle beside
 * them; and he has another bit of mist to go on with. */
static struct hands *at_fill(const char *more)
{
    char stack[100] = "veil ring ";
    size_t length = sizeof "veil ring " - 1;
    for (size_t i = 0; more[i] != '\0'; i++)
        stack[length++] = more[i];
    struct hands *hands = at_continue(stack);
    hands_do(hands, "ghost 2,0\npass\nend\n"
                    "place 0,2 0\nghost 2,-1\npass\nend\n"
                    "place 1,-1 0\n");
    return hands;
}

static void circles_ask_which_ghost_they_draw_in(void **state)
{
    (void)state;
    struct hands *hands = at_fill("");
    assert_int_equal(now_of(hands).mode, MODE_FILL);
    assert_int_equal(now_of(hands).choice_count, 2);
    assert_true(hands_told(hands, "The spell circles draw ghosts in from "
                                  "around: choose 1."));
    assert_true(hands_told(hands, "1 of 2: a ghost from Red's knight at 2,-1, "
                                  "which has 1."));
    hands_type(hands, "2");
    assert_true(hands_told(hands, "a ghost from 2_"));
    hands_type(hands, "\n");
    assert_int_equal(hands->last.action.type, MW_FILL);
    assert_int_equal(ghosts_at(hands, 2, 0), 0);
    assert_int_equal(ghosts_at(hands, 2, -1), 1);
    hands_type(hands, "u");
    int column, row;
    cell_on_screen(hands, (mw_cell){2, 0}, &column, &row);
    hands_click(hands, column, row);
    hands_click(hands, column, row);
    assert_int_equal(ghosts_at(hands, 2, 0), 0);
    hands_free(hands);
}

static void closing_a_bank_tells_whence_its_ghosts_come(void **state)
{
    (void)state;
    struct hands *hands = at_fill("veil");
    hands_do(hands, "fill from 2,0\npass\nend\n"
                    "place 1,-2 2\n");
    assert_int_equal(step_of(hands), MW_STEP_CONTINUE);
    hands_type(hands, "\n");
    assert_int_equal(step_of(hands), MW_STEP_CLOSE);
    assert_true(hands_told(hands, "You closed the mist: put 1 ghost more on "
                                  "others' meeples."));
    assert_true(hands_told(hands, " of 3 from circle 1,-1 for Blue's knight"));
    hands_free(hands);
}

static void an_extra_ghost_tells_whence_it_comes(void **state)
{
    (void)state;
    struct board_scene scene;
    struct hands *hands = at_fill("band");
    hands_do(hands, "fill from 2,0\npass\nend\n"
                    "place 1,-2 1\n");
    hands_type(hands, "\n");
    assert_int_equal(step_of(hands), MW_STEP_EXTRA);
    assert_true(hands_told(hands, "You continued the mist: put 1 ghost more "
                                  "on another's meeple."));
    assert_true(hands_told(hands, "from circle 1,-1"));
    struct board_now now = now_of(hands);
    board_scene(&scene, &hands->ui, hands->session, &now,
                board_layout_of(&hands->ui).map);
    assert_int_equal(scene.view.lit_mist_count, 1);
    hands_type(hands, "x");
    assert_true(hands_told(hands, "No other circle can give this ghost."));
    hands_free(hands);
}

static void limiting_a_bank_lets_its_ghosts_loose(void **state)
{
    (void)state;
    struct hands *hands = at_fill("meadow");
    hands_do(hands, "fill from 2,0\npass\nend\n"
                    "place 1,-2 0\n");
    assert_int_equal(step_of(hands), MW_STEP_LIMIT);
    hands_type(hands, "\n");
    assert_int_equal(step_of(hands), MW_STEP_RELEASE);
    assert_true(hands_told(hands, "Limited, more: 1 ghost on your own "
                                  "meeples."));
    hands_free(hands);
}

static void a_circle_tile_that_limits_tells_how_many_are_left(void **state)
{
    (void)state;
    struct hands *hands = at_continue("rings");
    hands_do(hands, "ghost 2,0\npass\nend\n"
                    "place 0,2 0\n");
    assert_int_equal(step_of(hands), MW_STEP_OWN);
    assert_true(hands_told(hands, "Your circles limit the mist: put 2 ghosts "
                                  "from the supply on your own meeples."));
    hands_type(hands, "\n");
    assert_int_equal(step_of(hands), MW_STEP_OWN);
    assert_true(hands_told(hands, "put 1 ghost from the supply"));
    hands_type(hands, "\n");
    assert_true(sees(hands, "A ghost of the supply fills a spell circle (2 "));
    hands_free(hands);
}

/* ---- guards ---- */

static void a_meeple_or_a_guard_is_chosen(void **state)
{
    (void)state;
    struct hands *hands = small_game("cap cap");
    hands_do(hands, "place 2,0 1\n");
    assert_int_equal(now_of(hands).mode, MODE_FIGURES);
    assert_true(hands_told(
        hands, "Red: place a meeple or a guard? 5 meeples and 2 guards left."));
    assert_true(hands_told(hands, "Meeple, 2 of"));
    hands_type(hands, "m");
    assert_true(hands_told(hands, "The meeple is chosen already."));
    hands_type(hands, "g");
    assert_true(hands_told(hands, "Guard, 2 of"));
    assert_true(hands_click_bar(hands, "meeple"));
    assert_true(hands_told(hands, "Meeple, 2 of"));
    assert_true(hands_click_bar(hands, "guard"));
    hands_type(hands, "\n");
    assert_int_equal(hands->last.action.type, MW_FIGURE);
    assert_int_equal(hands->last.action.figure, MW_GUARD);
    assert_true(sees(hands, "5+1"));
    hands_free(hands);
}

static void without_meeples_only_guards_are_offered(void **state)
{
    (void)state;
    struct hands *hands = small_game("cap cap cap cap cap cap cap cap cap cap "
                                     "cap");
    hands_do(hands, "place 2,0 1\nmeeple city E\nend\nplace -1,0 3\npass\nend\n"
                    "place 2,1 1\nmeeple city E\nend\nplace -1,1 3\npass\nend\n"
                    "place 2,2 1\nmeeple city E\nend\nplace -1,2 3\npass\nend\n"
                    "place 2,3 1\nmeeple city E\nend\nplace -1,3 3\npass\nend\n"
                    "place 2,4 1\nmeeple city E\nend\nplace -1,4 3\npass\nend\n"
                    "place 2,5 1\n");
    assert_true(hands_told(hands, "place a guard? 2 left, no meeple."));
    hands_type(hands, "m");
    assert_true(hands_told(hands, "No meeple is left to place."));
    hands_type(hands, "\n");
    assert_int_equal(hands->last.action.figure, MW_GUARD);
    hands_free(hands);
}

static void claimants_are_told_with_their_guards(void **state)
{
    (void)state;
    struct hands *hands = small_game("cap cap");
    hands_do(hands, "place 2,0 1\nguard city E\nend\n");
    hands_type(hands, ":2,0\ni");
    for (int i = 0; i < 3 && !hands_told(hands, "City"); i++)
        hands_press(hands, INPUT_TAB);
    assert_true(
        hands_told(hands, "City of 1 tile, 1 open end; Red 1 guard; worth"));
    hands_free(hands);
}

/* ---- looking at the mist ---- */

static void inspecting_shows_the_bank_of_a_tile(void **state)
{
    (void)state;
    struct board_scene scene;
    struct hands *hands = at_fill("meadow");
    hands_do(hands, "fill from 2,0\npass\nend\n");
    hands_type(hands, ":1,-1\ni");
    assert_true(hands_told(hands, "Part 1 of 2."));
    hands_press(hands, INPUT_TAB);
    assert_true(
        hands_told(hands, "Mist of 1 tile, 1 open side, can be closed."));
    assert_true(hands_told(hands, "1 ghost in circles: closing gives all to "
                                  "others' meeples, limiting to yours."));
    assert_true(sees(hands, "1,-1: 1 of 1 circle with a ghost"));
    assert_true(sees(hands, "spell circles in this mist"));
    struct board_now now = now_of(hands);
    board_scene(&scene, &hands->ui, hands->session, &now,
                board_layout_of(&hands->ui).map);
    assert_int_equal(scene.view.lit_mist_count, 1);
    assert_int_equal(scene.view.lit_count, 0);
    hands_type(hands, "\033v:1,-1\ni\t");
    assert_true(hands_told(hands, "1 ghost in circles."));
    hands_type(hands, "\033v:0,-2\ni\t");
    assert_true(hands_told(hands, "Mist of 2 tiles, closed."));
    hands_type(hands, "\033:0,2\ni\t");
    assert_true(hands_told(hands, "0 open sides, limited for good."));
    hands_free(hands);
}

static void a_click_on_mist_looks_at_its_bank(void **state)
{
    (void)state;
    int column, row;
    struct hands *hands = at_continue("meadow");
    hands_do(hands, "ghost 2,0\npass\nend\n");
    hands_type(hands, ":0,-2\ni");
    cell_on_screen(hands, (mw_cell){0, -1}, &column, &row);
    hands_click(hands, column, row - tile_rows(hands->ui.board.size) / 2);
    assert_true(hands_told(hands, "Mist of 2 tiles, closed."));
    hands_free(hands);
}

static void inspecting_counts_the_ghosts_on_a_meeple(void **state)
{
    (void)state;
    struct hands *hands = at_continue("meadow");
    hands_do(hands, "ghost 2,0\npass\nend\n");
    hands_type(hands, ":2,0\ni");
    for (int i = 0; i < 3 && !hands_told(hands, "City"); i++)
        hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "(1 ghost on the meeple here)"));
    hands_free(hands);
}

static void a_cemetery_promises_a_guard(void **state)
{
    (void)state;
    struct hands *hands = small_game("cemetery castle");
    hands_do(hands, "place 2,0 0\n");
    for (int i = 0; i < 3 && !hands_told(hands, "Cemetery"); i++)
        hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "with 8 tiles around it, it brings a guard"));
    hands_do(hands, "pass\nend\nplace 2,1 0\n");
    for (int i = 0; i < 3 && !hands_told(hands, "Castle"); i++)
        hands_press(hands, INPUT_TAB);
    assert_true(hands_told(hands, "Castle; worth so far: 1"));
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_continues_is_told_why_and_to_whom),
        cmocka_unit_test(the_cursor_walks_through_the_meeples),
        cmocka_unit_test(the_map_scrolls_to_a_meeple_out_of_sight),
        cmocka_unit_test(two_clicks_give_the_ghost),
        cmocka_unit_test(a_ghost_without_a_choice_is_given_and_told),
        cmocka_unit_test(whoever_limits_haunts_himself),
        cmocka_unit_test(a_third_ghost_on_a_lonely_knight_frees_the_city),
        cmocka_unit_test(a_third_ghost_shows_to_whom_the_city_falls),
        cmocka_unit_test(circles_ask_which_ghost_they_draw_in),
        cmocka_unit_test(closing_a_bank_tells_whence_its_ghosts_come),
        cmocka_unit_test(an_extra_ghost_tells_whence_it_comes),
        cmocka_unit_test(limiting_a_bank_lets_its_ghosts_loose),
        cmocka_unit_test(a_circle_tile_that_limits_tells_how_many_are_left),
        cmocka_unit_test(a_meeple_or_a_guard_is_chosen),
        cmocka_unit_test(without_meeples_only_guards_are_offered),
        cmocka_unit_test(claimants_are_told_with_their_guards),
        cmocka_unit_test(inspecting_shows_the_bank_of_a_tile),
        cmocka_unit_test(a_click_on_mist_looks_at_its_bank),
        cmocka_unit_test(inspecting_counts_the_ghosts_on_a_meeple),
        cmocka_unit_test(a_cemetery_promises_a_guard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
