/* Whole games through ui_input, from the first tile to the final table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "board_scores.h"
#include "board_view.h"
#include "common/dice.h"
#include "common/scale.h"
#include "hands.h"

enum { TURNS_MOST = 300, INPUTS_MOST = 40000 };

/* Every mix of modules that can be played, and how many tiles it has. */
static const struct mix {
    const char *modules;
    int tiles;
} MIXES[] = {
    {"base", 72},
    {"base,magic", 80},
    {"base,mist", 72 - 1 + 60 + 4},
    {"base,magic,mist", 80 - 1 + 60 + 4},
    {"base,mist,circle", 72 - 1 + 69 + 4},
    {"base,magic,mist,circle", 80 - 1 + 69 + 4},
};

enum { MIX_COUNT = sizeof MIXES / sizeof *MIXES };

static enum mw_step step_of(const struct hands *hands)
{
    return mw_game_step(session_game(hands->session));
}

static void assert_whole_game(const struct hands *hands, const struct mix *mix)
{
    const mw_game *game = session_game(hands->session);
    int sum = 0;
    assert_int_equal(step_of(hands), MW_STEP_OVER);
    assert_int_equal(hands->ui.screen, SCREEN_TABLE);
    assert_int_equal(mw_tile_count(game) + mw_discard_count(game), mix->tiles);
    for (int i = 0; i < mw_player_count(game); i++)
        sum += abs(mw_player_score(game, i));
    assert_true(sum > 0);
}

static struct hands_options options_of(int game)
{
    static const char *const PLAYERS[] = {"2", "3", "4", "5", "6"};
    return (struct hands_options){.seed = (uint64_t)game,
                                  .players = PLAYERS[game % 5],
                                  .modules = MIXES[game % MIX_COUNT].modules};
}

/* Fault 61 of other implementations: no way to place with keys. */
static void a_whole_game_can_be_played_by_keys_alone(void **state)
{
    (void)state;
    int games = scaled(20);
    if (games < MIX_COUNT)
        games = MIX_COUNT;
    for (int i = 0; i < games; i++) {
        struct hands_options options = options_of(i);
        struct hands *hands = hands_new(&options);
        hands_play(hands, TURNS_MOST, (uint64_t)i);
        assert_whole_game(hands, &MIXES[i % MIX_COUNT]);
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

/* Is it under what is told at the foot of the map? */
static bool is_covered(const struct mouse *mouse, int row)
{
    struct board_now now;
    struct board_layout layout = board_layout_of(&mouse->hands->ui);
    board_now(&now, &mouse->hands->ui, mouse->hands->session);
    struct rect told = board_scores_rect(&layout, mouse->hands->session, &now);
    return told.rows > 0 && row >= told.row;
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
           *row >= map.row && *row < map.row + map.rows &&
           !is_covered(mouse, *row);
}

static void place_by_clicks(struct mouse *mouse)
{
    const mw_actions *legal = session_legal(mouse->hands->session);
    uint32_t pick = dice_below(&mouse->chance, (uint32_t)legal->count);
    mw_cell cell = legal->list[pick].cell;
    int column, row;
    if (!middle_of(mouse, cell, &column, &row)) {
        assert_true(hands_click_bar(mouse->hands, "next"));
        return;
    }
    hands_click(mouse->hands, column, row);
    uint32_t turns = dice_below(&mouse->chance, 4);
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
            under.tile == spot.tile && under.part == spot.part &&
            !is_covered(mouse, *row))
            return true;
    }
    return false;
}

static bool is_done(const struct mouse *mouse, int done)
{
    return session_log_count(mouse->hands->session) > done;
}

/* Clicks until something is done, and at last on the bar. */
static void click_until_done(struct mouse *mouse, bool seen, int column,
                             int row, const char *label)
{
    int done = session_log_count(mouse->hands->session);
    for (int i = 0; i < 3 && seen && !is_done(mouse, done); i++)
        hands_click(mouse->hands, column, row);
    if (!is_done(mouse, done))
        assert_true(hands_click_bar(mouse->hands, label));
    assert_true(is_done(mouse, done));
}

/* The bar offers the figure that is not chosen yet. */
static void choose_figure(const struct mouse *mouse, mw_action action)
{
    static const char *const MAGIC[] = {"mage", "witch"};
    static const char *const FIGURES[] = {NULL, "meeple", "guard"};
    struct board_now now;
    board_now(&now, &mouse->hands->ui, mouse->hands->session);
    int chosen =
        now.phase == MODE_ASIDE ? now.claims[now.choice].figure : now.figure;
    const char *label = action.type == MW_FIGURE ? FIGURES[action.figure]
                                                 : MAGIC[action.figure];
    if (chosen != action.figure)
        assert_true(hands_click_bar(mouse->hands, label));
}

static void figure_by_clicks(struct mouse *mouse)
{
    struct hands *hands = mouse->hands;
    const mw_actions *legal = session_legal(hands->session);
    mw_action action =
        legal->list[dice_below(&mouse->chance, (uint32_t)legal->count)];
    mw_spot spot = {(uint8_t)(mw_tile_count(session_game(hands->session)) - 1),
                    action.part};
    int column, row;
    if (action.type == MW_FIGURE)
        choose_figure(mouse, action);
    if (action.type == MW_PASS) {
        assert_true(hands_click_bar(hands, "pass"));
        return;
    }
    bool seen = find_part(mouse, spot, &column, &row);
    click_until_done(mouse, seen, column, row, "put");
    if (!seen)
        return;
    mw_tile tile = mw_tile_get(session_game(hands->session), spot.tile);
    assert_int_not_equal(step_of(hands), MW_STEP_FIGURE);
    /* It went home at once if the feature was complete. */
    assert_true(tile.figure == MW_NO_FIGURE || tile.part == spot.part);
}

/* ---- the phases of the modules ---- */

static mw_action pick(struct mouse *mouse)
{
    const mw_actions *legal = session_legal(mouse->hands->session);
    return legal->list[dice_below(&mouse->chance, (uint32_t)legal->count)];
}

static void magic_by_clicks(struct mouse *mouse)
{
    struct hands *hands = mouse->hands;
    mw_action action = pick(mouse);
    int column = 0, row = 0;
    bool aside = action.type == MW_ASIDE;
    choose_figure(mouse, action);
    mw_spot spot = {0, 0};
    bool seen = false;
    if (!aside) {
        spot.tile =
            (uint8_t)mw_tile_at(session_game(hands->session), action.cell);
        spot.part = action.part;
        seen = find_part(mouse, spot, &column, &row);
    }
    click_until_done(mouse, seen, column, row, aside ? "take off" : "put");
    mw_spot stands;
    if (seen && mw_magic_spot(session_game(hands->session),
                              (enum mw_magic)action.figure, &stands)) {
        mw_spot there = mw_feature_of(session_game(hands->session), stands);
        assert_int_equal(there.tile, spot.tile);
        assert_int_equal(there.part, spot.part);
    }
}

static void ghost_by_clicks(struct mouse *mouse, const char *label)
{
    mw_action action = pick(mouse);
    bool fills = action.type == MW_FILL;
    int column, row;
    /* These may scroll. */
    if (dice_below(&mouse->chance, 3) == 0)
        hands_click_bar(mouse->hands, "next");
    if (dice_below(&mouse->chance, 3) == 0)
        hands_click_bar(mouse->hands, "other circle");
    bool seen =
        middle_of(mouse, fills ? action.source : action.cell, &column, &row);
    click_until_done(mouse, seen, column, row, label);
    mw_action done = mouse->hands->last.action;
    if (seen && action.type == MW_GHOST)
        assert_true(mw_cell_equal(done.cell, action.cell));
    if (seen && fills)
        assert_true(mw_cell_equal(done.source, action.source));
}

static void end_by_clicks(struct mouse *mouse)
{
    struct rect prompt = board_layout_of(&mouse->hands->ui).prompt;
    if (dice_below(&mouse->chance, 2) == 0)
        hands_click_bar(mouse->hands, "end turn");
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
        case MW_STEP_MAGIC:
            magic_by_clicks(mouse);
            break;
        case MW_STEP_FILL:
            ghost_by_clicks(mouse, "draw in");
            break;
        case MW_STEP_OWN:
        case MW_STEP_CONTINUE:
        case MW_STEP_EXTRA:
        case MW_STEP_CLOSE:
        case MW_STEP_LIMIT:
        case MW_STEP_RELEASE:
            ghost_by_clicks(mouse, "give");
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
    int games = scaled(12);
    if (games < MIX_COUNT)
        games = MIX_COUNT;
    for (int i = 0; i < games; i++) {
        struct hands_options options = options_of(i);
        options.columns = SIZES[i % 4].columns;
        options.rows = SIZES[i % 4].rows;
        struct mouse mouse = {hands_new(&options), (uint64_t)i};
        play_by_clicks(&mouse);
        assert_whole_game(mouse.hands, &MIXES[i % MIX_COUNT]);
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
