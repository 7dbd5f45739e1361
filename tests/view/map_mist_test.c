/* What the modules add to the ground: mist and its banks, spell circles,
 * castles, cemeteries and the ruin. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "map_glyphs.h"
#include "scenes.h"

static mw_tiles *tiles;
static struct session *night;

static int set_up(void **state)
{
    (void)state;
    tiles = scene_tiles();
    night = scene_night(tiles);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    session_free(night);
    mw_tiles_free(tiles);
    return 0;
}

static bool same_cell(const struct cell *one, const struct cell *other)
{
    return one->glyph == other->glyph && one->fg == other->fg &&
           one->bg == other->bg && one->attr == other->attr;
}

/* ---- mist ---- */

static bool is_misty_field(const struct pixel *pixel)
{
    return pixel->surface == MW_ON_FIELD && pixel->mist;
}

/* Do all pixels of the character show mist (or none of them)? */
static bool all_misty(const struct tile_picture *picture, int cell, bool misty)
{
    const struct raster *raster = &picture->raster;
    for (int k = 0; k < raster->rows_a_cell; k++) {
        const struct pixel *pixel =
            raster_at(raster, cell % picture->columns,
                      cell / picture->columns * raster->rows_a_cell + k);
        if (pixel->surface != MW_ON_FIELD || is_misty_field(pixel) != misty ||
            pixel->mark != MW_NO_MARK)
            return false;
    }
    return true;
}

static bool is_mist_glyph(const struct tile_order *order, uint32_t glyph)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    return glyph == set->mist[0] || glyph == set->veil;
}

/* Mist is told by a sign, clear field never bears it: so it reads as mist with
 * few colours, or none, too. */
static void check_veil(const struct tile_order *order)
{
    struct tile_picture picture;
    int misty = 0, signs = 0;
    tile_draw(&picture, order);
    if (order->size == TILE_OVERVIEW)
        return;
    for (int i = 0; i < picture.columns * picture.rows; i++) {
        bool sign = is_mist_glyph(order, picture.cells[i].glyph);
        bool is_field = all_misty(&picture, i, false);
        if (is_field && sign)
            scene_fail(order, "a clear field bears the sign of mist");
        misty += all_misty(&picture, i, true);
        signs += all_misty(&picture, i, true) && sign;
    }
    if (misty >= 8 && signs == 0)
        scene_fail(order, "the mist has no sign");
}

static void mist_has_a_sign_in_every_tier(void **state)
{
    (void)state;
    scene_in_every_look(tiles, check_veil);
}

static bool is_road_glyph(const struct tile_order *order, uint32_t glyph)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    for (int i = 0; i < 16; i++) {
        if (glyph == set->roads[i][0])
            return true;
    }
    return false;
}

/* Neither the veil nor what floats in it covers a road. */
static void check_roads(const struct tile_order *order)
{
    struct tile_picture picture;
    tile_draw(&picture, order);
    if (order->size == TILE_OVERVIEW)
        return;
    const struct raster *raster = &picture.raster;
    for (int i = 0; i < raster->columns * raster->rows; i++) {
        if (raster->pixels[i].surface != MW_ON_ROAD)
            continue;
        const struct cell *cell =
            &picture.cells[i / raster->columns / raster->rows_a_cell *
                               picture.columns +
                           i % raster->columns];
        bool shown = look_has_pixels(order->look)
                         ? cell->fg == INK_ROAD || cell->bg == INK_ROAD
                         : is_road_glyph(order, cell->glyph);
        if (!shown && raster->pixels[i].mist)
            scene_fail(order, "a road is hidden");
    }
}

static void mist_never_hides_a_road(void **state)
{
    (void)state;
    scene_in_every_look(tiles, check_roads);
}

/* ---- a lit bank ---- */

static bool shows_bank(const struct tile_picture *picture, int cell, int bank)
{
    const struct raster *raster = &picture->raster;
    for (int k = 0; k < raster->rows_a_cell; k++) {
        const struct pixel *pixel =
            raster_at(raster, cell % picture->columns,
                      cell / picture->columns * raster->rows_a_cell + k);
        if (pixel->mist && pixel->bank == bank)
            return true;
    }
    return false;
}

/* Lit and unlit, a character of plain mist differs: by its sign where there
 * are no colours. What shows nothing of the piece stays as it is. */
static void check_bank(const struct tile_order *order, int bank)
{
    bool plain = order->look.colours == COLOURS_NEVER;
    struct tile_picture dark, bright;
    struct tile_order lit = *order;
    lit.lit_mist = 1U << bank;
    tile_draw(&dark, order);
    tile_draw(&bright, &lit);
    for (int i = 0; i < dark.columns * dark.rows; i++) {
        bool mine = shows_bank(&dark, i, bank);
        bool differs = plain ? dark.cells[i].glyph != bright.cells[i].glyph
                             : dark.cells[i].bg != bright.cells[i].bg ||
                                   dark.cells[i].fg != bright.cells[i].fg;
        if (mine && all_misty(&dark, i, true) && !differs)
            scene_fail(order, "not all of the bank is lit");
        if (!mine && !same_cell(&dark.cells[i], &bright.cells[i]))
            scene_fail(order, "more than the bank is lit");
    }
}

static void check_banks(const struct tile_order *order)
{
    for (int bank = 0; bank < mw_design_bank_count(tiles, order->design);
         bank++) {
        if (order->size != TILE_OVERVIEW)
            check_bank(order, bank);
    }
}

static void a_lit_bank_lights_up_whole_and_alone(void **state)
{
    (void)state;
    scene_in_every_look(tiles, check_banks);
}

static void a_lit_bank_of_the_board_changes_its_tiles_only(void **state)
{
    (void)state;
    const mw_game *game = session_game(night);
    mw_spot pieces[MW_TILES_MAX];
    enum { COLUMNS = 300, ROWS = 200 };
    struct rect all = {0, 0, COLUMNS, ROWS};
    struct look look = {COLOURS_NEVER, GLYPHS_ASCII};
    struct map_view view = scene_view(game, TILE_MEDIUM, COLUMNS, ROWS);
    struct canvas *dark = canvas_new(COLUMNS, ROWS);
    struct canvas *bright = canvas_new(COLUMNS, ROWS);
    assert_true(dark != NULL && bright != NULL);
    map_paint(dark, all, game, session_setup(night), &view, look);
    view.lit_mist = pieces;
    view.lit_mist_count = scene_largest_bank(game, pieces, MW_TILES_MAX);
    map_paint(bright, all, game, session_setup(night), &view, look);
    unsigned lit = 0, changed = 0;
    for (int i = 0; i < view.lit_mist_count; i++)
        lit |= 1U << pieces[i].tile;
    for (int i = 0; i < COLUMNS * ROWS; i++) {
        mw_cell cell = map_cell_at(all, &view, i % COLUMNS, i / COLUMNS);
        struct cell one = canvas_get(dark, i % COLUMNS, i / COLUMNS);
        struct cell other = canvas_get(bright, i % COLUMNS, i / COLUMNS);
        if (!same_cell(&one, &other))
            changed |= 1U << mw_tile_at(game, cell);
    }
    assert_true(view.lit_mist_count > 2);
    assert_int_equal(changed, lit);
    canvas_free(dark);
    canvas_free(bright);
}

/* ---- spell circles ---- */

static int circle_count(const struct tile_order *order)
{
    int count = 0;
    for (int bank = 0; bank < mw_design_bank_count(tiles, order->design);
         bank++)
        count +=
            mw_design_bank(tiles, order->design, order->rotation, bank).circles;
    return count;
}

static int count_glyph(const struct tile_picture *picture, uint32_t glyph)
{
    int count = 0;
    for (int i = 0; i < picture->columns * picture->rows; i++)
        count += picture->cells[i].glyph == glyph;
    return count;
}

/* Each circle one sign; in reading order the first ones are occupied. */
static void check_circles_apart(const struct tile_order *order,
                                const struct tile_picture *picture, int count)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    int seen = 0, full = 0;
    for (int i = 0; i < picture->columns * picture->rows; i++) {
        uint32_t glyph = picture->cells[i].glyph;
        if (glyph == set->full_circle) {
            assert_int_equal(full, seen);
            full++;
        }
        seen += glyph == set->full_circle ||
                (glyph == set->marks[MW_SPELL_CIRCLE] &&
                 picture->cells[i].fg == INK_CIRCLE);
    }
    if (seen != count || full != order->circle_ghosts)
        scene_fail(order, "circles are not all seen as they are");
}

/* In the overview one sign tells of all. */
static void check_circles_together(const struct tile_order *order,
                                   const struct tile_picture *picture,
                                   int count)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    uint32_t sign = order->circle_ghosts == 0 ? set->marks[MW_SPELL_CIRCLE]
                    : order->circle_ghosts == count ? set->full_circle
                                                    : set->some_circle;
    if (count_glyph(picture, sign) == 0)
        scene_fail(order, "the circles are not seen");
}

static void no_circle_is_taken_for_a_village(void **state)
{
    (void)state;
    for (int i = 0; i < 3; i++) {
        const struct glyph_set *set = glyph_set((enum glyphs)i);
        uint32_t empty = set->marks[MW_SPELL_CIRCLE];
        assert_int_not_equal(empty, set->surfaces[MW_ON_VILLAGE][0]);
        assert_int_not_equal(empty, set->full_circle);
        assert_int_not_equal(empty, set->some_circle);
        assert_int_not_equal(set->full_circle, set->some_circle);
    }
}

static void check_circles(const struct tile_order *order)
{
    int count = circle_count(order);
    for (int ghosts = 0; ghosts <= count && count > 0; ghosts++) {
        struct tile_picture picture;
        struct tile_order occupied = *order;
        occupied.circle_ghosts = ghosts;
        tile_draw(&picture, &occupied);
        if (order->size == TILE_OVERVIEW)
            check_circles_together(&occupied, &picture, count);
        else
            check_circles_apart(&occupied, &picture, count);
    }
}

static void circles_show_at_every_size_empty_or_occupied(void **state)
{
    (void)state;
    scene_in_every_look(tiles, check_circles);
}

/* ---- buildings ---- */

static int design_named(const char *id)
{
    int design = mw_design_find(tiles, id, strlen(id));
    assert_int_not_equal(design, MW_NONE);
    return design;
}

/* Characters of a tile that show nothing but this surface. */
static int cells_of(const struct tile_order *order, int surface,
                    struct cell cells[TILE_CELLS_MAX])
{
    struct tile_picture picture;
    int count = 0;
    tile_draw(&picture, order);
    for (int i = 0; i < picture.columns * picture.rows; i++) {
        bool whole = true;
        for (int k = 0; k < picture.raster.rows_a_cell; k++)
            whole &=
                raster_at(&picture.raster, i % picture.columns,
                          i / picture.columns * picture.raster.rows_a_cell + k)
                    ->surface == surface;
        if (whole)
            cells[count++] = picture.cells[i];
    }
    return count;
}

static bool is_there(const struct cell *cell, const struct cell *cells,
                     int count, struct look look)
{
    for (int i = 0; i < count; i++) {
        bool fg = cell->glyph == ' ' ||
                  ink_colour((enum ink)cell->fg, look.colours) ==
                      ink_colour((enum ink)cells[i].fg, look.colours);
        bool bg = ink_colour((enum ink)cell->bg, look.colours) ==
                  ink_colour((enum ink)cells[i].bg, look.colours);
        if (cell->glyph == cells[i].glyph && fg && bg)
            return true;
    }
    return false;
}

/* A monastery has a roof or a letter that no castle has, and the other way
 * round there is a gate or a letter. */
static void a_castle_does_not_look_like_a_monastery(void **state)
{
    (void)state;
    struct cell castle[TILE_CELLS_MAX], monastery[TILE_CELLS_MAX];
    for (int i = 0; i < ALL_LOOKS * TILE_SIZES; i++) {
        struct tile_order order = {.tiles = tiles,
                                   .size = (enum tile_size)(i % TILE_SIZES),
                                   .look = scene_any_look(i / TILE_SIZES)};
        if (order.size == TILE_OVERVIEW)
            continue;
        order.design = design_named("deep-castle");
        int castles = cells_of(&order, MW_ON_CASTLE, castle);
        order.design = design_named("monastery");
        int monasteries = cells_of(&order, MW_ON_MONASTERY, monastery);
        assert_true(castles > 0 && monasteries > 0);
        bool apart = false;
        for (int k = 0; k < monasteries; k++)
            apart |= !is_there(&monastery[k], castle, castles, order.look);
        assert_true(apart);
    }
}

static void castle_and_monastery_differ_in_the_overview(void **state)
{
    (void)state;
    for (int i = 0; i < ALL_LOOKS; i++) {
        struct tile_order order = {.tiles = tiles, .look = scene_any_look(i)};
        struct tile_picture castle, monastery;
        order.design = design_named("deep-castle");
        tile_draw(&castle, &order);
        order.design = design_named("monastery");
        tile_draw(&monastery, &order);
        assert_int_not_equal(castle.cells[1].glyph, monastery.cells[1].glyph);
    }
}

static void check_graves(const struct tile_order *order)
{
    struct tile_picture picture;
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    tile_draw(&picture, order);
    bool cemetery = false;
    for (int i = 0; i < picture.raster.columns * picture.raster.rows; i++)
        cemetery |= picture.raster.pixels[i].surface == MW_ON_CEMETERY;
    if (!cemetery)
        return;
    bool ascii = count_glyph(&picture, 't') > 0;
    if (count_glyph(&picture, set->grave) == 0 && !ascii)
        scene_fail(order, "the cemetery shows no grave");
}

static void a_cemetery_shows_graves_at_every_size(void **state)
{
    (void)state;
    scene_in_every_look(tiles, check_graves);
}

static void the_ruin_shows_in_the_overview_too(void **state)
{
    (void)state;
    for (int i = 0; i < ALL_LOOKS; i++) {
        struct tile_order order = {.tiles = tiles,
                                   .design = design_named("ruin-1"),
                                   .look = scene_any_look(i)};
        struct tile_picture picture;
        tile_draw(&picture, &order);
        const struct cell *inner = &picture.cells[2];
        bool pixels = look_has_pixels(order.look);
        assert_true(pixels
                        ? inner->fg == INK_RUIN || inner->bg == INK_RUIN
                        : inner->glyph == glyph_set(order.look.glyphs)->rubble);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mist_has_a_sign_in_every_tier),
        cmocka_unit_test(mist_never_hides_a_road),
        cmocka_unit_test(a_lit_bank_lights_up_whole_and_alone),
        cmocka_unit_test(a_lit_bank_of_the_board_changes_its_tiles_only),
        cmocka_unit_test(no_circle_is_taken_for_a_village),
        cmocka_unit_test(circles_show_at_every_size_empty_or_occupied),
        cmocka_unit_test(a_castle_does_not_look_like_a_monastery),
        cmocka_unit_test(castle_and_monastery_differ_in_the_overview),
        cmocka_unit_test(a_cemetery_shows_graves_at_every_size),
        cmocka_unit_test(the_ruin_shows_in_the_overview_too),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
