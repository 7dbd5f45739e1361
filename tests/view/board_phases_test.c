/* The phases after the tile lies: meeple, sums and hand-over; undo in each. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "board_view.h"
#include "hands.h"

static struct board_now now_of(const struct hands *hands)
{
    struct board_now now;
    board_now(&now, &hands->ui, hands->session);
    return now;
}

static enum board_mode mode_of(const struct hands *hands)
{
    return now_of(hands).mode;
}

/* A cap on the start tile's city closes it: 2 tiles, 4 points. */
static struct hands *with_cap(void)
{
    return hands_new(&(struct hands_options){
        .stack = "city-cap city-road-straight monastery"});
}

static void choose_kind(struct hands *hands, enum mw_kind kind)
{
    const mw_game *game = session_game(hands->session);
    for (int i = 0; i < MW_PARTS_MAX; i++) {
        struct board_now now = now_of(hands);
        mw_score worth;
        mw_feature_worth(game, now.choices[now.choice].spot, &worth);
        if (worth.kind == kind)
            return;
        hands_press(hands, INPUT_TAB);
    }
    fail_msg("no feature of kind %d can be claimed", kind);
}

static void lay_cap_with_knight(struct hands *hands)
{
    hands_type(hands, ":0,-1\n\n");
    choose_kind(hands, MW_CITY);
    hands_type(hands, "\n");
}

/* The prompt has two lines of 39 columns there. */
static void at_the_smallest_size_no_sentence_is_cut_off(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    hands_resize(hands, 40, 15);
    hands_type(hands, ":0,-1\n\n");
    choose_kind(hands, MW_CITY);
    assert_true(hands_see(hands, "2 tiles x 2 = 4", NULL, NULL));
    hands_type(hands, "u:0,1\n\np");
    assert_int_equal(mode_of(hands), MODE_END);
    assert_true(hands_see(hands, "Pass the keyboard to Blue.", NULL, NULL));
    assert_true(hands_see(hands, "Nothing was completed.", NULL, NULL));
    assert_false(hands_see(hands, "Enter or", NULL, NULL));
    hands_free(hands);
}

static void the_title_line_has_room_for_the_phase_at_any_size(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.players = "Maximilian,Bo",
                                          .stack = "city-cap monastery",
                                          .columns = 40,
                                          .rows = 15});
    hands_type(hands, ":0,1\n\np");
    assert_true(hands_see(hands, "Maximilian: score, hand over", NULL, NULL));
    assert_true(hands_see(hands, "1/71", NULL, NULL));
    hands_resize(hands, 80, 24);
    assert_true(hands_see(hands, "tile 1 of 71", NULL, NULL));
    hands_free(hands);
}

static void each_claimable_feature_lights_up_with_its_worth(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    hands_type(hands, ":0,-1\n\n");
    assert_int_equal(mode_of(hands), MODE_FIGURE);
    assert_true(hands_see(hands, "Red: place a meeple? 7 left.", NULL, NULL));
    choose_kind(hands, MW_CITY);
    struct board_now now = now_of(hands);
    struct board_scene scene;
    board_scene(&scene, &hands->ui, hands->session, &now,
                board_layout_of(&hands->ui).map);
    assert_int_equal(scene.view.lit_count, 2);
    assert_int_equal(scene.view.choice_count, 2);
    assert_true(hands_see(
        hands, "City of 2 tiles, complete; scores now: 2 tiles x 2 = 4", NULL,
        NULL));
    hands_type(hands, "v");
    assert_true(hands_see(hands, "Hints are off", NULL, NULL));
    hands_press(hands, INPUT_TAB);
    choose_kind(hands, MW_CITY);
    assert_false(hands_see(hands, "= 4", NULL, NULL));
    hands_free(hands);
}

static void numbers_arrows_and_tab_choose_a_feature(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    hands_type(hands, ":0,-1\n\n");
    hands_type(hands, "2");
    assert_int_equal(now_of(hands).choice, 1);
    hands_press(hands, INPUT_UP);
    assert_int_equal(now_of(hands).choice, 0);
    hands_press(hands, INPUT_DOWN);
    assert_int_equal(now_of(hands).choice, 1);
    hands_press(hands, INPUT_TAB);
    assert_int_equal(now_of(hands).choice, 0);
    hands_type(hands, "2\n");
    assert_int_equal(hands->last.action.type, MW_FIGURE);
    hands_free(hands);
}

/* Fault 60 of other implementations: nobody could see who won and why. */
static void the_sums_tell_formula_winner_and_reason(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    lay_cap_with_knight(hands);
    assert_int_equal(mode_of(hands), MODE_END);
    assert_true(hands_see(hands, "City: 2 tiles x 2 = 4 to Red (1 knight)",
                          NULL, NULL));
    assert_true(hands_see(hands, "Pass the keyboard to Blue.", NULL, NULL));
    struct board_now now = now_of(hands);
    struct board_scene scene;
    board_scene(&scene, &hands->ui, hands->session, &now,
                board_layout_of(&hands->ui).map);
    assert_int_equal(scene.view.lit_count, 2);
    hands_free(hands);
}

static void nothing_completed_is_said(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.stack = "monastery"});
    hands_type(hands, "\np");
    assert_true(hands_see(hands, "Nothing was completed.", NULL, NULL));
    assert_int_equal(now_of(hands).scored_count, 0);
    hands_free(hands);
}

/* Who presses Enter twice gets a knight or a thief, not a farmer who stays
 * until the end. */
static void a_meeple_is_offered_elsewhere_before_a_field(void **state)
{
    (void)state;
    static const struct {
        const char *stack, *told;
    } TILES[] = {{"monastery", "Monastery"},
                 {"road-straight", "Road"},
                 {"city-corner", "City"}};
    for (size_t i = 0; i < sizeof TILES / sizeof TILES[0]; i++) {
        struct hands *hands =
            hands_new(&(struct hands_options){.stack = TILES[i].stack});
        hands_type(hands, "\n");
        assert_int_equal(mode_of(hands), MODE_FIGURE);
        assert_true(hands_told(hands, TILES[i].told));
        hands_free(hands);
    }
}

static void enter_space_and_a_click_end_the_turn(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    for (int i = 0; i < 3; i++) {
        int player = now_of(hands).player;
        hands_type(hands, "\n");
        while (mode_of(hands) == MODE_FIGURE)
            hands_type(hands, "p");
        assert_int_equal(mode_of(hands), MODE_END);
        if (i == 0)
            hands_type(hands, "\n");
        if (i == 1)
            hands_type(hands, " ");
        if (i == 2)
            hands_click(hands, 20, 21);
        assert_int_equal(mode_of(hands), MODE_PLACE);
        assert_int_not_equal(now_of(hands).player, player);
    }
    hands_free(hands);
}

/* The second half of a double click on a feature must not hand over. */
static void a_click_on_the_map_does_not_end_the_turn(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    hands_type(hands, "\np");
    int player = now_of(hands).player;
    struct rect map = board_layout_of(&hands->ui).map;
    for (int row = 0; row < map.rows; row++) {
        for (int column = 0; column < map.columns; column++)
            hands_click(hands, map.column + column, map.row + row);
    }
    assert_int_equal(mode_of(hands), MODE_END);
    assert_int_equal(now_of(hands).player, player);
    hands_free(hands);
}

/* ---- undo ---- */

/* Fault 55 of other implementations. */
static void undo_takes_back_the_step_from_every_phase(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    const mw_game *game = session_game(hands->session);
    uint64_t start = mw_hash(game);
    int design = mw_tile_in_hand(game);
    hands_type(hands, "u");
    assert_true(hands_see(hands, "nothing to take back", NULL, NULL));
    lay_cap_with_knight(hands);
    hands_type(hands, "u");
    assert_int_equal(mode_of(hands), MODE_FIGURE);
    hands_type(hands, "u");
    assert_int_equal(mode_of(hands), MODE_PLACE);
    assert_true(mw_hash(session_game(hands->session)) == start);
    assert_int_equal(mw_tile_in_hand(session_game(hands->session)), design);
    assert_true(mw_cell_equal(hands->ui.board.cursor, (mw_cell){0, -1}));
    hands_free(hands);
}

static void undo_pressed_fast_stops_at_the_turns_beginning(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    lay_cap_with_knight(hands);
    hands_type(hands, "\n");
    uint64_t blue = mw_hash(session_game(hands->session));
    hands_type(hands, "\np");
    hands_type(hands, "uuuuuuuu");
    assert_int_equal(mode_of(hands), MODE_PLACE);
    assert_true(mw_hash(session_game(hands->session)) == blue);
    assert_int_equal(mw_player_score(session_game(hands->session), 0), 4);
    hands_free(hands);
}

/* A meeple that cannot be placed is not asked for; undo takes the tile back. */
static void undo_takes_back_what_was_done_by_itself_too(void **state)
{
    (void)state;
    int found = 0;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 7});
    for (int i = 0; i < 60 && found == 0; i++) {
        while (mode_of(hands) == MODE_FIGURE)
            hands_type(hands, "\n");
        if (mode_of(hands) == MODE_END)
            hands_type(hands, "\n");
        uint64_t before = mw_hash(session_game(hands->session));
        hands_type(hands, "\n");
        if (mode_of(hands) != MODE_END)
            continue;
        found++;
        assert_true(hands_see(hands, "meeple", NULL, NULL));
        hands_type(hands, "u");
        assert_true(mw_hash(session_game(hands->session)) == before);
    }
    assert_int_equal(found, 1);
    hands_free(hands);
}

/* ---- the mouse ---- */

static bool find_part(const struct hands *hands, mw_spot spot, int *column,
                      int *row)
{
    struct board_now now = now_of(hands);
    struct rect map = board_layout_of(&hands->ui).map;
    struct board_scene scene;
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

static void a_click_chooses_a_feature_on_any_of_its_tiles(void **state)
{
    (void)state;
    int column = 0, row = 0;
    struct hands *hands = with_cap();
    const mw_game *game = session_game(hands->session);
    hands_type(hands, ":0,-1\n\n");
    choose_kind(hands, MW_FIELD);
    struct board_now now = now_of(hands);
    mw_spot city = mw_feature_of(game, now.choices[1 - now.choice].spot);
    assert_int_equal(city.tile, 0);
    assert_true(find_part(hands, city, &column, &row));
    hands_click(hands, column, row);
    assert_int_equal(now_of(hands).choice, 1 - now.choice);
    assert_int_equal(mode_of(hands), MODE_FIGURE);
    hands_click(hands, column, row);
    assert_int_equal(hands->last.type, INTENT_ACT);
    assert_int_equal(mode_of(hands), MODE_END);
    hands_free(hands);
}

static void a_click_on_the_large_tile_in_the_side_bar_chooses_too(void **state)
{
    (void)state;
    struct hands *hands = with_cap();
    hands_type(hands, ":0,-1\n\n");
    choose_kind(hands, MW_CITY);
    int city = now_of(hands).choice;
    struct rect side = board_layout_of(&hands->ui).side;
    /* The cap's field is in its north, as it lies now. */
    hands_click(hands, side.column + 8, side.row + 4);
    assert_int_equal(now_of(hands).choice, 1 - city);
    hands_free(hands);
}

/* ---- the whole game's frame ---- */

/* Fault 7 of other implementations: the game ended with "2 tiles left". */
static void the_last_tile_is_n_of_n_and_none_is_left(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 11});
    hands_play(hands, 70, 11);
    const mw_game *game = session_game(hands->session);
    assert_int_equal(mw_stack_left(game), 0);
    assert_true(hands_see(hands, "tile 71 of 71", NULL, NULL));
    assert_true(hands_see(hands, " 0 tiles", NULL, NULL));
    hands_type(hands, "\n");
    while (mode_of(hands) == MODE_FIGURE)
        hands_type(hands, "p");
    assert_true(hands_see(hands, "final scoring", NULL, NULL));
    hands_type(hands, "\n");
    assert_int_equal(hands->ui.screen, SCREEN_TABLE);
    hands_free(hands);
}

static void the_board_can_be_looked_at_when_the_game_is_over(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 11});
    hands_play(hands, 72, 11);
    hands->ui.screen = SCREEN_BOARD;
    assert_int_equal(mode_of(hands), MODE_OVER);
    assert_true(hands_see(hands, "all tiles are laid", NULL, NULL));
    hands_type(hands, "hji\t\033");
    hands_type(hands, "\n");
    assert_int_equal(hands->ui.screen, SCREEN_TABLE);
    hands_free(hands);
}

static void a_discarded_tile_is_announced(void **state)
{
    (void)state;
    /* Looks for a game with a discard; about one in fifty has one. */
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct hands *hands = hands_new(&(struct hands_options){.seed = seed});
        const mw_game *game = session_game(hands->session);
        while (mw_game_step(game) != MW_STEP_OVER &&
               mw_discard_count(game) == 0)
            hands_play(hands, 1, seed);
        bool found =
            mw_discard_count(game) > 0 && mw_game_step(game) == MW_STEP_PLACE;
        if (found)
            assert_true(hands_see(hands, "fits nowhere", NULL, NULL));
        hands_free(hands);
        if (found)
            return;
    }
    fail_msg("no game with a discard");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_claimable_feature_lights_up_with_its_worth),
        cmocka_unit_test(at_the_smallest_size_no_sentence_is_cut_off),
        cmocka_unit_test(the_title_line_has_room_for_the_phase_at_any_size),
        cmocka_unit_test(numbers_arrows_and_tab_choose_a_feature),
        cmocka_unit_test(the_sums_tell_formula_winner_and_reason),
        cmocka_unit_test(nothing_completed_is_said),
        cmocka_unit_test(a_meeple_is_offered_elsewhere_before_a_field),
        cmocka_unit_test(enter_space_and_a_click_end_the_turn),
        cmocka_unit_test(a_click_on_the_map_does_not_end_the_turn),
        cmocka_unit_test(undo_takes_back_the_step_from_every_phase),
        cmocka_unit_test(undo_pressed_fast_stops_at_the_turns_beginning),
        cmocka_unit_test(undo_takes_back_what_was_done_by_itself_too),
        cmocka_unit_test(a_click_chooses_a_feature_on_any_of_its_tiles),
        cmocka_unit_test(a_click_on_the_large_tile_in_the_side_bar_chooses_too),
        cmocka_unit_test(the_last_tile_is_n_of_n_and_none_is_left),
        cmocka_unit_test(the_board_can_be_looked_at_when_the_game_is_over),
        cmocka_unit_test(a_discarded_tile_is_announced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
