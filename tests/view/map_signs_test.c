/* The signs of the three modules on the map: mage and witch, ghosts and
 * guards, mist, spell circles, castles and cemeteries. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "map_chip.h"
#include "map_glyphs.h"
#include "map_tile.h"
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

static const struct setup *players(void)
{
    return session_setup(night);
}

static bool same_cell(const struct cell *one, const struct cell *other)
{
    return memcmp(one, other, sizeof *one) == 0;
}

#define FAIL_TILE(order, words)                                                \
    fail_msg("%s, turned %d, size %d, colours %d, glyphs %d: %s",              \
             mw_design_id((order)->tiles, (order)->design), (order)->rotation, \
             (int)(order)->size, (int)(order)->look.colours,                   \
             (int)(order)->look.glyphs, words)

static void for_all_looks(scene_check *check)
{
    for (int i = 0; i < ALL_LOOKS; i++)
        scene_every_tile(tiles, scene_any_look(i), check);
}

/* ---- signs of figures ---- */

static bool is_letter(uint32_t glyph)
{
    return (glyph >= 'A' && glyph <= 'Z') || (glyph >= 'a' && glyph <= 'z');
}

static void mage_and_witch_have_signs_that_no_player_has(void **state)
{
    (void)state;
    for (int i = 0; i < ALL_LOOKS; i++) {
        struct look look = scene_any_look(i);
        struct cell mage = map_magic_sign(MW_MAGE, look);
        struct cell witch = map_magic_sign(MW_WITCH, look);
        assert_int_not_equal(mage.glyph, witch.glyph);
        assert_false(is_letter(mage.glyph));
        assert_false(is_letter(witch.glyph));
        if (look.colours != COLOURS_NEVER)
            assert_int_not_equal(ink_colour((enum ink)mage.bg, look.colours),
                                 ink_colour((enum ink)witch.bg, look.colours));
    }
}

/* What a chip says, without its spaces. */
struct words {
    uint32_t glyphs[CHIP_COLUMNS_MAX];
    int count;
};

static struct words figure_words(enum mw_figure_kind figure, int ghosts,
                                 enum mw_kind ground,
                                 const struct tile_picture *picture)
{
    mw_tile tile = {.figure = (uint8_t)figure, .ghosts = (uint8_t)ghosts};
    struct chip chip = chip_figure(players(), &tile, ground, picture);
    struct words words = {0};
    for (int i = 0; i < chip.columns; i++) {
        if (chip.glyphs[i] != ' ')
            words.glyphs[words.count++] = chip.glyphs[i];
    }
    return words;
}

/* Not by colour, not by an attribute: by what is written, at every size. */
static void meeples_guards_farmers_and_the_haunted_differ_by_sign(void **state)
{
    (void)state;
    enum { SORTS = 6 };
    for (int i = 0; i < ALL_LOOKS * TILE_SIZES; i++) {
        struct tile_picture at;
        tile_draw_nothing(&at, (enum tile_size)(i % TILE_SIZES),
                          scene_any_look(i / TILE_SIZES));
        struct words sorts[SORTS] = {figure_words(MW_MEEPLE, 0, MW_ROAD, &at),
                                     figure_words(MW_MEEPLE, 1, MW_ROAD, &at),
                                     figure_words(MW_MEEPLE, 2, MW_ROAD, &at),
                                     figure_words(MW_GUARD, 0, MW_ROAD, &at),
                                     figure_words(MW_MEEPLE, 0, MW_FIELD, &at),
                                     figure_words(MW_MEEPLE, 1, MW_FIELD, &at)};
        for (int one = 0; one < SORTS; one++) {
            for (int other = 0; other < one; other++)
                assert_memory_not_equal(&sorts[one], &sorts[other],
                                        sizeof sorts[one]);
        }
    }
}

/* MIST-13: the third ghost drives it off, so two dots are the most. */
static void a_meeple_bears_a_dot_for_each_ghost(void **state)
{
    (void)state;
    for (int size = TILE_SMALL; size < TILE_SIZES; size++) {
        struct tile_picture at;
        tile_draw_nothing(&at, (enum tile_size)size,
                          (struct look){COLOURS_256, GLYPHS_UTF8});
        for (int ghosts = 0; ghosts <= 2; ghosts++)
            assert_int_equal(
                figure_words(MW_MEEPLE, ghosts, MW_CITY, &at).count,
                1 + ghosts);
    }
}

/* ---- many signs on one tile ---- */

static bool is_line(const struct tile_order *order, int part)
{
    int kind =
        mw_design_part(order->tiles, order->design, order->rotation, part)
            ->kind;
    return kind == MW_ROAD || kind == MW_CITY;
}

static int count_taken(const struct tile_picture *picture, uint32_t glyph)
{
    int count = 0;
    for (int i = 0; i < picture->columns * picture->rows; i++)
        count += picture->taken[i] && picture->cells[i].glyph == glyph;
    return count;
}

static void put(struct tile_picture *picture, const struct tile_order *order,
                struct chip chip, int part)
{
    chip_put(
        picture, &chip, part,
        mw_design_part(order->tiles, order->design, order->rotation, part));
}

/* A meeple with two ghosts on one part, the mage on another, the witch on a
 * third or the same as the meeple. */
static void check_crowd(const struct tile_order *order,
                        const struct tile_picture *plain, int figure, int mage,
                        int witch)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    struct tile_picture picture = *plain;
    mw_tile tile = {.figure = MW_MEEPLE, .ghosts = 2};
    put(&picture, order, chip_figure(players(), &tile, MW_CITY, &picture),
        figure);
    put(&picture, order, chip_magic(MW_MAGE, &picture), mage);
    put(&picture, order, chip_magic(MW_WITCH, &picture), witch);
    int dots = count_taken(&picture, set->ghosts[0]) +
               2 * count_taken(&picture, set->ghosts[1]);
    bool whole = count_taken(&picture, 'A') == 1 && dots == 2 &&
                 count_taken(&picture, set->magic[MW_MAGE]) == 1 &&
                 count_taken(&picture, set->magic[MW_WITCH]) == 1;
    if (!whole)
        FAIL_TILE(order, "meeple, ghosts, mage and witch are not all seen");
}

static void check_crowds(const struct tile_order *order)
{
    struct tile_picture plain;
    int parts = mw_design_part_count(order->tiles, order->design);
    if (order->size == TILE_OVERVIEW)
        return;
    tile_draw(&plain, order);
    for (int mage = 0; mage < parts; mage++) {
        for (int witch = 0; witch < parts; witch++) {
            if (mage == witch || !is_line(order, mage) ||
                !is_line(order, witch))
                continue;
            check_crowd(order, &plain, mage, mage, witch);
            check_crowd(order, &plain, parts - 1, mage, witch);
        }
    }
}

static void meeple_ghosts_mage_and_witch_fit_on_one_small_tile(void **state)
{
    (void)state;
    for_all_looks(check_crowds);
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
            FAIL_TILE(order, "a clear field bears the sign of mist");
        misty += all_misty(&picture, i, true);
        signs += all_misty(&picture, i, true) && sign;
    }
    if (misty >= 8 && signs == 0)
        FAIL_TILE(order, "the mist has no sign");
}

static void mist_has_a_sign_in_every_tier(void **state)
{
    (void)state;
    for_all_looks(check_veil);
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
            FAIL_TILE(order, "a road is hidden");
    }
}

static void mist_never_hides_a_road(void **state)
{
    (void)state;
    for_all_looks(check_roads);
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
            FAIL_TILE(order, "not all of the bank is lit");
        if (!mine && !same_cell(&dark.cells[i], &bright.cells[i]))
            FAIL_TILE(order, "more than the bank is lit");
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
    for_all_looks(check_banks);
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
        FAIL_TILE(order, "circles are not all seen as they are");
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
        FAIL_TILE(order, "the circles are not seen");
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
    for_all_looks(check_circles);
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
        FAIL_TILE(order, "the cemetery shows no grave");
}

static void a_cemetery_shows_graves_at_every_size(void **state)
{
    (void)state;
    for_all_looks(check_graves);
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

/* ---- on the board ---- */

enum { COLUMNS = 300, ROWS = 200 };

/* How many of these glyphs, in chips or in circles, a tile shows. */
static int count_on_tile(const struct canvas *canvas,
                         const struct map_view *view, mw_cell cell,
                         uint32_t glyph)
{
    int left = cell.x * tile_columns(view->size) - view->left;
    int top = cell.y * tile_rows(view->size) - view->top;
    int count = 0;
    for (int row = 0; row < tile_rows(view->size); row++) {
        for (int column = 0; column < tile_columns(view->size); column++)
            count +=
                canvas_get(canvas, left + column, top + row).glyph == glyph;
    }
    return count;
}

static void check_tile_of(const struct canvas *canvas,
                          const struct map_view *view, int index,
                          const struct glyph_set *set)
{
    const mw_game *game = session_game(night);
    mw_tile tile = mw_tile_get(game, index);
    for (int i = 0; i < MW_MAGIC_FIGURES; i++) {
        mw_spot spot;
        bool here =
            mw_magic_spot(game, (enum mw_magic)i, &spot) && spot.tile == index;
        assert_int_equal(count_on_tile(canvas, view, tile.cell, set->magic[i]),
                         here);
    }
    if (view->size != TILE_OVERVIEW)
        assert_int_equal(
            count_on_tile(canvas, view, tile.cell, set->full_circle),
            tile.circle_ghosts);
    int dots = count_on_tile(canvas, view, tile.cell, set->ghosts[0]) +
               2 * count_on_tile(canvas, view, tile.cell, set->ghosts[1]);
    assert_int_equal(dots, tile.ghosts);
}

/* With all modules, what the game knows is on the map. */
static void the_map_shows_every_ghost_and_magic_figure(void **state)
{
    (void)state;
    const mw_game *game = session_game(night);
    struct look look = {COLOURS_256, GLYPHS_UTF8};
    const struct glyph_set *set = glyph_set(look.glyphs);
    for (int size = 0; size < TILE_SIZES; size++) {
        struct map_view view =
            scene_view(game, (enum tile_size)size, COLUMNS, ROWS);
        struct canvas *canvas = canvas_new(COLUMNS, ROWS);
        assert_non_null(canvas);
        map_paint(canvas, (struct rect){0, 0, COLUMNS, ROWS}, game, players(),
                  &view, look);
        for (int i = 0; i < mw_tile_count(game); i++)
            check_tile_of(canvas, &view, i, set);
        canvas_free(canvas);
    }
}

static void a_lit_bank_of_the_board_changes_its_tiles_only(void **state)
{
    (void)state;
    const mw_game *game = session_game(night);
    mw_spot pieces[MW_TILES_MAX];
    struct rect all = {0, 0, COLUMNS, ROWS};
    struct look look = {COLOURS_NEVER, GLYPHS_ASCII};
    struct map_view view = scene_view(game, TILE_MEDIUM, COLUMNS, ROWS);
    struct canvas *dark = canvas_new(COLUMNS, ROWS);
    struct canvas *bright = canvas_new(COLUMNS, ROWS);
    assert_true(dark != NULL && bright != NULL);
    map_paint(dark, all, game, players(), &view, look);
    view.lit_mist = pieces;
    view.lit_mist_count = scene_largest_bank(game, pieces, MW_TILES_MAX);
    map_paint(bright, all, game, players(), &view, look);
    unsigned lit = 0, changed = 0;
    for (int i = 0; i < view.lit_mist_count; i++)
        lit |= 1U << pieces[i].tile;
    for (int i = 0; i < COLUMNS * ROWS; i++) {
        mw_cell cell = map_cell_at(all, &view, i % COLUMNS, i / COLUMNS);
        if (!same_cell(&dark->cells[i], &bright->cells[i]))
            changed |= 1U << mw_tile_at(game, cell);
    }
    assert_true(view.lit_mist_count > 2);
    assert_int_equal(changed, lit);
    canvas_free(dark);
    canvas_free(bright);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mage_and_witch_have_signs_that_no_player_has),
        cmocka_unit_test(meeples_guards_farmers_and_the_haunted_differ_by_sign),
        cmocka_unit_test(a_meeple_bears_a_dot_for_each_ghost),
        cmocka_unit_test(meeple_ghosts_mage_and_witch_fit_on_one_small_tile),
        cmocka_unit_test(mist_has_a_sign_in_every_tier),
        cmocka_unit_test(mist_never_hides_a_road),
        cmocka_unit_test(a_lit_bank_lights_up_whole_and_alone),
        cmocka_unit_test(circles_show_at_every_size_empty_or_occupied),
        cmocka_unit_test(a_castle_does_not_look_like_a_monastery),
        cmocka_unit_test(castle_and_monastery_differ_in_the_overview),
        cmocka_unit_test(a_cemetery_shows_graves_at_every_size),
        cmocka_unit_test(the_ruin_shows_in_the_overview_too),
        cmocka_unit_test(the_map_shows_every_ghost_and_magic_figure),
        cmocka_unit_test(a_lit_bank_of_the_board_changes_its_tiles_only),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
