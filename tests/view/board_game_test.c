/* Whole games through ui_input, from the first tile to the final table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "board_view.h"
#include "hands.h"

enum { TURNS = 71, INPUTS_MOST = 20000 };

static enum mw_step step_of(const struct hands *hands)
{
    return mw_game_step(session_game(hands->session));
}

static void assert_whole_game(const struct hands *hands)
{
    const mw_game *game = session_game(hands->session);
    assert_int_equal(step_of(hands), MW_STEP_OVER);
    assert_int_equal(hands->ui.screen, SCREEN_TABLE);
    assert_int_equal(mw_tile_count(game) + mw_discard_count(game), 72);
    assert_true(mw_player_score(game, 0) + mw_player_score(game, 1) > 0);
}

/* Fault 61 of other implementations: no way to place with keys. */
static void a_whole_game_can_be_played_by_keys_alone(void **state)
{
    (void)state;
    int games = hands_scaled(20);
    for (int i = 0; i < games; i++) {
        struct hands *hands =
            hands_new(&(struct hands_options){.seed = (uint64_t)i});
        hands_play(hands, TURNS + 1, (uint64_t)i);
        assert_whole_game(hands);
        hands_free(hands);
    }
}

/* ---- by clicks ---- */

struct mouse {
    struct hands *hands;
    uint64_t chance;
};

static struct rect map_of(const struct mouse *mouse)
{
    return board_layout_of(&mouse->hands->ui).map;
}

/* Where on the screen the middle of a cell is; false if that is out of sight.
 */
static bool middle_of(const struct mouse *mouse, mw_cell cell, int *column,
                      int *row)
{
    const struct board *board = &mouse->hands->ui.board;
    struct rect map = map_of(mouse);
    struct rect seen = board_seen(board, map);
    int width = tile_columns(board->size), height = tile_rows(board->size);
    *column = map.column + cell.x * width + width / 2 - seen.column;
    *row = map.row + cell.y * height + height / 2 - seen.row;
    return *column >= map.column && *column < map.column + map.columns &&
           *row >= map.row && *row < map.row + map.rows;
}

static void place_by_clicks(struct mouse *mouse)
{
    const mw_actions *legal = session_legal(mouse->hands->session);
    uint32_t pick = hands_random(&mouse->chance, (uint32_t)legal->count);
    mw_cell cell = legal->list[pick].cell;
    int column, row;
    if (!middle_of(mouse, cell, &column, &row)) {
        assert_true(hands_click_bar(mouse->hands, "next"));
        return;
    }
    hands_click(mouse->hands, column, row);
    uint32_t turns = hands_random(&mouse->chance, 4);
    for (uint32_t i = 0; i < turns; i++)
        hands_click(mouse->hands, column, row);
    assert_true(mw_cell_equal(mouse->hands->ui.board.cursor, cell));
    assert_true(hands_click_bar(mouse->hands, "place"));
    assert_int_not_equal(step_of(mouse->hands), MW_STEP_PLACE);
}

/* A character of the map that shows the part, wherever it is. */
static bool find_part(const struct mouse *mouse, mw_spot spot, int *column,
                      int *row)
{
    struct board_now now;
    struct board_scene scene;
    struct rect map = map_of(mouse);
    const mw_game *game = session_game(mouse->hands->session);
    board_now(&now, &mouse->hands->ui, mouse->hands->session);
    board_scene(&scene, &mouse->hands->ui, mouse->hands->session, &now, map);
    for (int i = 0; i < map.columns * map.rows; i++) {
        mw_spot under;
        *column = map.column + i % map.columns;
        *row = map.row + i / map.columns;
        if (map_spot_at(map, game, &scene.view, *column, *row, &under) &&
            under.tile == spot.tile && under.part == spot.part)
            return true;
    }
    return false;
}

static void figure_by_clicks(struct mouse *mouse)
{
    struct hands *hands = mouse->hands;
    const mw_actions *legal = session_legal(hands->session);
    mw_action action =
        legal->list[hands_random(&mouse->chance, (uint32_t)legal->count)];
    mw_spot spot = {(uint8_t)(mw_tile_count(session_game(hands->session)) - 1),
                    action.part};
    int column, row;
    if (action.type == MW_PASS) {
        assert_true(hands_click_bar(hands, "pass"));
        return;
    }
    if (!find_part(mouse, spot, &column, &row)) {
        assert_true(hands_click_bar(hands, "put"));
        return;
    }
    hands_click(hands, column, row);
    if (step_of(hands) == MW_STEP_FIGURE)
        hands_click(hands, column, row);
    mw_tile tile = mw_tile_get(session_game(hands->session), spot.tile);
    assert_int_not_equal(step_of(hands), MW_STEP_FIGURE);
    /* It went home at once if the feature was complete. */
    assert_true(tile.figure == MW_NO_FIGURE || tile.part == spot.part);
}

static void end_by_clicks(struct mouse *mouse)
{
    struct rect map = map_of(mouse);
    struct rect prompt = board_layout_of(&mouse->hands->ui).prompt;
    if (hands_random(&mouse->chance, 2) == 0)
        hands_click(mouse->hands, map.column + map.columns / 2,
                    map.row + map.rows / 2);
    else
        hands_click(mouse->hands, prompt.column + 1, prompt.row);
    assert_int_not_equal(step_of(mouse->hands), MW_STEP_END);
}

static void play_by_clicks(struct mouse *mouse)
{
    for (int i = 0; i < INPUTS_MOST; i++) {
        switch (step_of(mouse->hands)) {
        case MW_STEP_PLACE:
            place_by_clicks(mouse);
            break;
        case MW_STEP_FIGURE:
            figure_by_clicks(mouse);
            break;
        case MW_STEP_END:
            end_by_clicks(mouse);
            break;
        default:
            return;
        }
    }
}

static void a_whole_game_can_be_played_by_clicks_alone(void **state)
{
    static const struct hands_options SIZES[] = {
        {.columns = 80, .rows = 24},
        {.columns = 120, .rows = 40},
        {.columns = 40, .rows = 15},
        {.columns = 60, .rows = 20},
    };
    (void)state;
    int games = hands_scaled(12);
    for (int i = 0; i < games; i++) {
        struct hands_options options = SIZES[i % 4];
        options.seed = (uint64_t)i;
        struct mouse mouse = {hands_new(&options), (uint64_t)i};
        play_by_clicks(&mouse);
        assert_whole_game(mouse.hands);
        hands_free(mouse.hands);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_can_be_played_by_keys_alone),
        cmocka_unit_test(a_whole_game_can_be_played_by_clicks_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
