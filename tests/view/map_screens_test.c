/* Golden screens of the map: every design, every tier, every size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "golden.h"
#include "map_tile.h"
#include "scenes.h"

static mw_tiles *tiles;
static mw_tiles *every;
static struct session *evening;
static struct session *night;

static int set_up(void **state)
{
    (void)state;
    tiles = scene_tiles();
    every = scene_every_tiles();
    evening = scene_evening(tiles);
    night = scene_night(tiles);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    session_free(evening);
    session_free(night);
    mw_tiles_free(every);
    mw_tiles_free(tiles);
    return 0;
}

static void check(const char *scene, enum tile_size size,
                  const struct scene_look *look, struct canvas *canvas)
{
    char name[100];
    snprintf(name, sizeof name, "map-%s-%s-%s", scene, scene_sizes[size],
             look->name);
    golden_check(name, canvas);
    canvas_free(canvas);
}

/* ---- sheets of all designs ---- */

/* The designs of some of the sets. */
struct chosen {
    const mw_tiles *tiles;
    int count;
    int designs[MW_DESIGNS_MAX];
};

static void choose_set(struct chosen *chosen, const char *name)
{
    int set = mw_tiles_set_find(chosen->tiles, name, strlen(name));
    assert_int_not_equal(set, MW_NONE);
    for (int i = 0; i < mw_design_count(chosen->tiles); i++) {
        if (mw_design_set(chosen->tiles, i) == set)
            chosen->designs[chosen->count++] = i;
    }
}

/* Both tones of the field by turns, as on the table. Every other circle is
 * occupied. */
static struct canvas *sheet(const struct chosen *chosen, enum tile_size size,
                            struct look look)
{
    enum { PER_ROW = 8 };
    int columns = tile_columns(size) + 1, rows = tile_rows(size) + 1;
    int all_rows = rows * ((chosen->count + PER_ROW - 1) / PER_ROW);
    struct canvas *canvas = canvas_new(columns * PER_ROW, all_rows);
    assert_non_null(canvas);
    struct rect all = {0, 0, canvas->columns, canvas->rows};
    for (int i = 0; i < chosen->count; i++) {
        int x = i % PER_ROW, y = i / PER_ROW;
        struct tile_picture picture;
        struct tile_order order = {.tiles = chosen->tiles,
                                   .design = chosen->designs[i],
                                   .size = size,
                                   .circle_ghosts = i % 2,
                                   .odd = ((x + y) & 1) != 0,
                                   .look = look};
        tile_draw(&picture, &order);
        tile_lay(canvas, all, x * columns, y * rows, &picture);
    }
    return canvas;
}

static void check_sheets(const char *scene, const struct chosen *chosen)
{
    for (int size = 0; size < TILE_SIZES; size++) {
        for (int i = 0; i < SCENE_LOOKS; i++)
            check(scene, (enum tile_size)size, &scene_looks[i],
                  sheet(chosen, (enum tile_size)size, scene_looks[i].look));
    }
}

static void every_base_design_at_every_size_and_tier(void **state)
{
    (void)state;
    struct chosen chosen = {.tiles = tiles};
    choose_set(&chosen, "base");
    check_sheets("designs", &chosen);
}

static void every_design_of_the_modules_at_every_size_and_tier(void **state)
{
    (void)state;
    struct chosen chosen = {.tiles = tiles};
    choose_set(&chosen, "magic");
    choose_set(&chosen, "circle");
    choose_set(&chosen, "mist");
    check_sheets("modules", &chosen);
}

static void every_surface_and_mark_at_every_size_and_tier(void **state)
{
    (void)state;
    struct chosen chosen = {.tiles = every};
    choose_set(&chosen, "every");
    check_sheets("every", &chosen);
}

/* ---- a game on the table ---- */

enum { COLUMNS = 80, ROWS = 26 };

static struct canvas *table_of(const struct session *session,
                               const struct map_view *view, struct look look)
{
    struct canvas *canvas = canvas_new(COLUMNS, ROWS);
    assert_non_null(canvas);
    map_paint(canvas, (struct rect){0, 0, COLUMNS, ROWS}, session_game(session),
              session_setup(session), view, look);
    return canvas;
}

static struct canvas *table(const struct map_view *view, struct look look)
{
    return table_of(evening, view, look);
}

static void parts_of_the_last_tile_can_be_chosen(void **state)
{
    (void)state;
    struct map_choice choices[MW_PARTS_MAX];
    for (int size = 0; size < TILE_SIZES; size++) {
        struct map_view view = scene_view(session_game(evening),
                                          (enum tile_size)size, COLUMNS, ROWS);
        view.choices = choices;
        view.choice_count = scene_choices(evening, choices, MW_PARTS_MAX);
        view.lit = &choices[0].spot;
        view.lit_count = 1;
        for (int i = 0; i < SCENE_LOOKS; i++)
            check("choose", (enum tile_size)size, &scene_looks[i],
                  table(&view, scene_looks[i].look));
    }
}

/* The largest city lights up whole. */
static int largest_city(const mw_game *game, mw_spot *spots, int max)
{
    mw_spot best = {0};
    int most = 0;
    for (int i = 0; i < mw_tile_count(game); i++) {
        mw_tile tile = mw_tile_get(game, i);
        for (int p = 0; p < mw_design_part_count(tiles, tile.design); p++) {
            mw_spot spot = {(uint8_t)i, (uint8_t)p};
            int kind =
                mw_design_part(tiles, tile.design, tile.rotation, p)->kind;
            int count = mw_feature_parts(game, spot, NULL, 0);
            if (kind == MW_CITY && count > most) {
                most = count;
                best = spot;
            }
        }
    }
    return mw_feature_parts(game, best, spots, max);
}

static struct map_view placing(const mw_game *game, enum tile_size size,
                               struct map_target *targets, int max)
{
    struct map_view view = scene_view(game, size, COLUMNS, ROWS);
    view.targets = targets;
    view.target_count = scene_targets(game, targets, max);
    view.cursor_on = true;
    view.cursor = targets[view.target_count / 2].cell;
    view.ghost_design = mw_tile_in_hand(game);
    view.ghost_fits = true;
    while (
        (mw_fits(game, view.ghost_design, view.cursor) >> view.ghost_rotation &
         1) == 0)
        view.ghost_rotation++;
    return view;
}

static void the_tile_in_hand_lies_under_the_cursor(void **state)
{
    (void)state;
    assert_true(session_undo(evening));
    const mw_game *game = session_game(evening);
    struct map_target targets[100];
    mw_spot lit[100];
    for (int size = 0; size < TILE_SIZES; size++) {
        struct map_view view =
            placing(game, (enum tile_size)size, targets, 100);
        view.lit = lit;
        view.lit_count = largest_city(game, lit, 100);
        for (int i = 0; i < SCENE_LOOKS; i++)
            check("place", (enum tile_size)size, &scene_looks[i],
                  table(&view, scene_looks[i].look));
    }
}

static void a_tile_that_does_not_fit_is_crossed_out(void **state)
{
    (void)state;
    const mw_game *game = session_game(evening);
    assert_int_equal(mw_game_step(game), MW_STEP_PLACE);
    struct map_target targets[100];
    for (int size = 0; size < TILE_SIZES; size++) {
        struct map_view view =
            placing(game, (enum tile_size)size, targets, 100);
        view.ghost_fits = false;
        view.targets = NULL;
        for (int i = 0; i < SCENE_LOOKS; i++)
            check("no-fit", (enum tile_size)size, &scene_looks[i],
                  table(&view, scene_looks[i].look));
    }
}

/* ---- a game with every module ---- */

/* Only here do eight colours and half blocks meet mist. */
static const struct scene_look FEW = {"few", {COLOURS_8, GLYPHS_UTF8}};

static void check_night(const char *scene, const struct map_view *view)
{
    check(scene, view->size, &FEW, table_of(night, view, FEW.look));
    for (int i = 0; i < SCENE_LOOKS; i++)
        check(scene, view->size, &scene_looks[i],
              table_of(night, view, scene_looks[i].look));
}

/* Mage and witch, ghosts, guards, circles; a bank is lit. */
static void the_night_with_a_lit_bank(void **state)
{
    (void)state;
    const mw_game *game = session_game(night);
    mw_spot pieces[MW_TILES_MAX];
    for (int size = 0; size < TILE_SIZES; size++) {
        struct map_view view =
            scene_view(game, (enum tile_size)size, COLUMNS, ROWS);
        view.lit_mist = pieces;
        view.lit_mist_count = scene_largest_bank(game, pieces, MW_TILES_MAX);
        check_night("bank", &view);
    }
}

static void the_night_while_a_figure_is_placed(void **state)
{
    (void)state;
    struct map_choice choices[MW_PARTS_MAX];
    for (int size = 0; size < TILE_SIZES; size++) {
        struct map_view view = scene_view(session_game(night),
                                          (enum tile_size)size, COLUMNS, ROWS);
        view.choices = choices;
        view.choice_count = scene_choices(night, choices, MW_PARTS_MAX);
        check_night("night", &view);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_base_design_at_every_size_and_tier),
        cmocka_unit_test(every_design_of_the_modules_at_every_size_and_tier),
        cmocka_unit_test(every_surface_and_mark_at_every_size_and_tier),
        cmocka_unit_test(parts_of_the_last_tile_can_be_chosen),
        cmocka_unit_test(the_tile_in_hand_lies_under_the_cursor),
        cmocka_unit_test(a_tile_that_does_not_fit_is_crossed_out),
        cmocka_unit_test(the_night_with_a_lit_bank),
        cmocka_unit_test(the_night_while_a_figure_is_placed),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
