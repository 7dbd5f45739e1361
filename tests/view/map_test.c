/* What must hold for every tile, size and tier of the map. */
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <wchar.h>

#include <cmocka.h>

#include "hands.h"
#include "map_chip.h"
#include "map_frame.h"
#include "map_tile.h"
#include "scenes.h"

enum { SETS = 2 };

static mw_tiles *sets[SETS]; /* the shipped tiles; every surface there is */
static struct session *evening;

static int set_up(void **state)
{
    (void)state;
    sets[0] = scene_tiles();
    sets[1] = scene_every_tiles();
    evening = scene_evening(sets[0]);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    session_free(evening);
    for (int i = 0; i < SETS; i++)
        mw_tiles_free(sets[i]);
    return 0;
}

static void for_all_tiles(struct look look, scene_check *check)
{
    for (int set = 0; set < SETS; set++)
        scene_every_tile(sets[set], look, check);
}

static int part_count(const struct tile_order *order)
{
    return mw_design_part_count(order->tiles, order->design);
}

static const mw_part *part_of(const struct tile_order *order, int part)
{
    return mw_design_part(order->tiles, order->design, order->rotation, part);
}

/* ---- everything that can be painted on a tile ---- */

static const struct setup *players(void)
{
    return session_setup(evening);
}

static bool pairs[257][257]; /* of palette colours, the default one first */

static bool is_console_glyph(uint32_t glyph)
{
    bool shade = glyph == 0x2588 || (glyph >= 0x2591 && glyph <= 0x2593);
    return glyph < 0x100 || (glyph >= 0x2500 && glyph <= 0x256c) || shade;
}

static bool is_field(uint8_t ink)
{
    return ink == INK_FIELD || ink == INK_FIELD_ODD || ink == INK_LIT_FIELD ||
           ink == INK_MIST || ink == INK_MIST_ODD || ink == INK_LIT_MIST;
}

static void check_glyph(uint32_t glyph, enum glyphs glyphs)
{
    assert_true(glyph >= ' ');
    if (glyphs == GLYPHS_ASCII)
        assert_true(glyph < 0x7f);
    else if (glyphs == GLYPHS_CONSOLE)
        assert_true(is_console_glyph(glyph));
    else
        assert_int_equal(wcwidth((wchar_t)glyph), 1);
}

/* What must hold for every cell that is ever painted: one column wide; the
 * field behind in half blocks, so that font seams show field and no wall; no
 * bold black, which is grey on one terminal and nothing on the next. */
static void check_cells(const struct tile_picture *picture)
{
    enum colours colours = picture->look.colours;
    for (int i = 0; i < picture->columns * picture->rows; i++) {
        struct cell cell = picture->cells[i];
        int fg = ink_colour((enum ink)cell.fg, colours);
        int bg = ink_colour((enum ink)cell.bg, colours);
        pairs[fg + 1][bg + 1] = true;
        check_glyph(cell.glyph, picture->look.glyphs);
        if (cell.glyph == 0x2580 || cell.glyph == 0x2584)
            assert_true(is_field(cell.bg) || !is_field(cell.fg));
        if (colours != COLOURS_NEVER && (cell.attr & ATTR_BOLD) != 0)
            assert_true(fg != 0 && cell.fg != INK_ON_LIGHT);
    }
}

static void check_with_chip(const struct tile_picture *plain,
                            const struct chip *chip, int part,
                            const mw_part *facts)
{
    struct tile_picture picture = *plain;
    chip_put(&picture, chip, part, facts);
    check_cells(&picture);
}

/* Every part's number. */
static void put_numbers(const struct tile_order *order,
                        struct tile_picture *picture)
{
    struct chip_number numbers[MW_PARTS_MAX];
    int count = part_count(order);
    for (int part = 0; part < count; part++)
        numbers[part] =
            (struct chip_number){part + 1, part, part_of(order, part)};
    chip_put_numbers(picture, numbers, count);
}

/* What a player's figure can be: a meeple with none, one or two ghosts, a
 * guard. */
enum { FIGURES = 4 };

static mw_tile figure_number(int figure, int player)
{
    return (mw_tile){.owner = (uint8_t)player,
                     .figure = figure == 3 ? MW_GUARD : MW_MEEPLE,
                     .ghosts = (uint8_t)(figure == 3 ? 0 : figure)};
}

static void check_chips(const struct tile_order *order,
                        const struct tile_picture *plain)
{
    for (int part = 0; part < part_count(order); part++) {
        const mw_part *facts = part_of(order, part);
        for (int i = 0; i < FIGURES; i++) {
            int player = (order->design + part) % players()->players;
            mw_tile tile = figure_number(i, player);
            struct chip chip =
                chip_figure(players(), &tile, (enum mw_kind)facts->kind, plain);
            check_with_chip(plain, &chip, part, facts);
        }
        for (int i = 0; i < MW_MAGIC_FIGURES; i++) {
            struct chip chip = chip_magic((enum mw_magic)i, plain);
            check_with_chip(plain, &chip, part, facts);
        }
    }
    struct tile_picture numbered = *plain;
    put_numbers(order, &numbered);
    check_cells(&numbered);
}

static void check_frames(const struct tile_picture *plain)
{
    struct tile_picture picture = *plain;
    frame_cursor(&picture);
    check_cells(&picture);
    picture = *plain;
    frame_no_fit(&picture);
    check_cells(&picture);
    for (int colour = 0; colour < PLAYER_COLOURS; colour++) {
        picture = *plain;
        frame_last(&picture, (uint8_t)(INK_PLAYER + colour));
        check_cells(&picture);
    }
}

/* No part lit, each alone, all together, then all mist, then both. Circles are
 * empty or occupied. */
static void check_everything(const struct tile_order *order)
{
    int parts = part_count(order);
    for (int i = -1; i <= parts + 2; i++) {
        struct tile_picture picture;
        struct tile_order lit = *order;
        lit.lit = i < 0 || i == parts + 1 ? 0 : i >= parts ? 0xffff : 1U << i;
        lit.lit_mist = i > parts ? 0xf : 0;
        lit.circle_ghosts = i & 3;
        tile_draw(&picture, &lit);
        check_cells(&picture);
        check_frames(&picture);
        if (i < 0)
            check_chips(order, &picture);
    }
}

static void check_empty_cells(struct look look)
{
    for (int size = 0; size < TILE_SIZES; size++) {
        struct tile_picture picture;
        tile_draw_nothing(&picture, (enum tile_size)size, look);
        check_frames(&picture);
        frame_target(&picture, 120);
        check_cells(&picture);
    }
}

/* A terminal may have no more than 255 pairs; the rest is for the other
 * screens. */
static void every_cell_is_sound_in_fewer_than_200_colour_pairs(void **state)
{
    (void)state;
    assert_non_null(setlocale(LC_CTYPE, "C.UTF-8"));
    for (int i = 0; i < ALL_LOOKS; i++) {
        memset(pairs, 0, sizeof pairs);
        for_all_tiles(scene_any_look(i), check_everything);
        check_empty_cells(scene_any_look(i));
        int count = 0;
        for (int pair = 0; pair < 257 * 257; pair++)
            count += pairs[pair / 257][pair % 257];
        print_message("%d colours, glyphs %d: %d pairs\n",
                      (int)scene_any_look(i).colours,
                      (int)scene_any_look(i).glyphs, count);
        assert_in_range(count, 1, 199);
    }
}

/* ---- what is lit ---- */

static bool shows_part(const struct tile_picture *picture, int part)
{
    const struct raster *raster = &picture->raster;
    for (int i = 0; i < raster->columns * raster->rows; i++) {
        if (raster->pixels[i].part == part)
            return true;
    }
    return false;
}

/* Compares a part lit and unlit: glyphs alone where there are no colours. */
static void check_lit(const struct tile_order *order)
{
    bool plain = order->look.colours == COLOURS_NEVER;
    struct tile_picture dark, bright;
    tile_draw(&dark, order);
    for (int part = 0; part < part_count(order); part++) {
        struct tile_order lit = *order;
        lit.lit = 1U << part;
        tile_draw(&bright, &lit);
        int kind = part_of(order, part)->kind;
        if (order->size == TILE_OVERVIEW || kind == MW_RIVER ||
            !shows_part(&dark, part))
            continue;
        bool differ = false;
        for (int i = 0; i < dark.columns * dark.rows; i++) {
            struct cell one = dark.cells[i], other = bright.cells[i];
            differ |= plain ? one.glyph != other.glyph
                            : one.fg != other.fg || one.bg != other.bg;
        }
        if (!differ)
            scene_fail(order, "a lit part looks as before");
    }
}

static void a_lit_part_shows_in_every_tier(void **state)
{
    (void)state;
    for (int i = 0; i < ALL_LOOKS; i++)
        for_all_tiles(scene_any_look(i), check_lit);
}

/* ---- chips ---- */

struct under {
    bool village, own, letter_own;
    int columns;
};

static struct under look_under(const struct tile_picture *picture, int part)
{
    struct under under = {0};
    const struct raster *raster = &picture->raster;
    for (int i = 0; i < raster->columns * raster->rows; i++) {
        int cell = i / raster->columns / raster->rows_a_cell * raster->columns +
                   i % raster->columns;
        if (!picture->taken[cell])
            continue;
        under.village |= raster->pixels[i].surface == MW_ON_VILLAGE;
        bool own = raster->pixels[i].part == part;
        uint32_t glyph = picture->cells[cell].glyph;
        under.own |= own;
        under.letter_own |= own && glyph != ' ';
    }
    for (int i = 0; i < picture->columns * picture->rows; i++)
        under.columns += picture->taken[i];
    return under;
}

struct ground {
    bool own, village;
};

static struct ground ground_in(const struct tile_picture *picture, int column,
                               int row, int part)
{
    const struct raster *raster = &picture->raster;
    struct ground ground = {false, column < 0 || column >= picture->columns};
    for (int k = 0; k < raster->rows_a_cell && !ground.village; k++) {
        const struct pixel *pixel =
            raster_at(raster, column, row * raster->rows_a_cell + k);
        ground.own |= pixel->part == part;
        ground.village |= pixel->surface == MW_ON_VILLAGE;
    }
    return ground;
}

/* Is there room for a letter on the part and, if it bears something, for one
 * more sign at either side of it, without covering the village? */
static bool offers_a_place(const struct tile_picture *picture, int part,
                           bool bears)
{
    for (int i = 0; i < picture->columns * picture->rows; i++) {
        int column = i % picture->columns, row = i / picture->columns;
        struct ground here = ground_in(picture, column, row, part);
        bool room = !ground_in(picture, column - 1, row, part).village ||
                    !ground_in(picture, column + 1, row, part).village;
        if (here.own && !here.village && (!bears || room))
            return true;
    }
    return false;
}

static void check_stand(const struct tile_order *order, int part,
                        const struct tile_picture *plain,
                        const struct chip *chip)
{
    struct tile_picture picture = *plain;
    bool bears = chip->anchor + 1 < chip->columns &&
                 chip->glyphs[chip->anchor + 1] != ' ';
    chip_put(&picture, chip, part, part_of(order, part));
    struct under under = look_under(&picture, part);
    assert_int_equal(under.village, false);
    if (offers_a_place(&picture, part, bears) && !under.letter_own)
        scene_fail(order, "a chip stands off its part");
}

static void check_chip(const struct tile_order *order)
{
    struct tile_picture picture;
    if (order->size == TILE_OVERVIEW)
        return;
    tile_draw(&picture, order);
    for (int part = 0; part < part_count(order); part++) {
        enum mw_kind kind = (enum mw_kind)part_of(order, part)->kind;
        for (int i = 0; i < FIGURES; i++) {
            mw_tile tile = figure_number(i, 0);
            struct chip chip = chip_figure(players(), &tile, kind, &picture);
            check_stand(order, part, &picture, &chip);
        }
        struct chip mage = chip_magic(MW_MAGE, &picture);
        if (kind == MW_ROAD || kind == MW_CITY)
            check_stand(order, part, &picture, &mage);
    }
}

static void a_chip_stands_on_its_part_and_never_on_a_village(void **state)
{
    (void)state;
    scene_in_every_look(sets[0], check_chip);
}

/* All of them must be there, and 1 beside 2 would read as 12. */
static void check_numbers(const struct tile_order *order)
{
    struct tile_picture picture;
    unsigned seen = 0;
    if (order->size == TILE_OVERVIEW)
        return;
    tile_draw(&picture, order);
    put_numbers(order, &picture);
    for (int i = 0; i < picture.columns * picture.rows; i++) {
        const struct cell *cell = &picture.cells[i];
        if (!picture.taken[i] || cell->glyph == ' ')
            continue;
        seen |= 1U << (cell->glyph - '0');
        bool last = (i + 1) % picture.columns == 0;
        if (!last && picture.taken[i + 1] && cell[1].glyph != ' ')
            assert_int_not_equal(cell[1].bg, cell->bg);
    }
    if (seen != (2U << part_count(order)) - 2)
        scene_fail(order, "a number is hidden");
}

static void numbers_on_one_tile_are_whole_and_apart(void **state)
{
    (void)state;
    scene_in_every_look(sets[0], check_numbers);
}

/* A figure's letter may stand behind what it bears, but 10 is never 01. */
static void check_tens(const struct tile_order *order)
{
    for (int part = 0; part < part_count(order); part++) {
        struct tile_picture picture;
        struct chip_number ten = {10, part, part_of(order, part)};
        tile_draw(&picture, order);
        chip_put_numbers(&picture, &ten, 1);
        int at = 0;
        while (!picture.taken[at] || picture.cells[at].glyph == ' ')
            at++;
        if (picture.cells[at].glyph != '1' ||
            picture.cells[at + 1].glyph != '0')
            scene_fail(order, "10 reads as 01");
    }
}

static void numbers_of_two_digits_read_as_they_should(void **state)
{
    (void)state;
    scene_in_every_look(sets[0], check_tens);
}

/* ---- the window ---- */

enum { COLUMNS = 60, ROWS = 24 };

static struct canvas *paint(struct rect window, const struct map_view *view)
{
    struct canvas *canvas = canvas_new(COLUMNS, ROWS);
    assert_non_null(canvas);
    canvas_fill(canvas, (struct rect){0, 0, COLUMNS, ROWS},
                (struct cell){.glyph = '@'});
    map_paint(canvas, window, session_game(evening), players(), view,
              (struct look){COLOURS_256, GLYPHS_UTF8});
    return canvas;
}

static bool same_cell(struct cell one, struct cell other)
{
    return one.glyph == other.glyph && one.fg == other.fg &&
           one.bg == other.bg && one.attr == other.attr;
}

static void nothing_is_painted_outside_the_window(void **state)
{
    (void)state;
    struct rect window = {7, 3, 41, 17};
    struct map_view view =
        scene_view(session_game(evening), TILE_MEDIUM, 41, 17);
    struct canvas *canvas = paint(window, &view);
    for (int row = 0; row < ROWS; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            bool inside = column >= 7 && column < 48 && row >= 3 && row < 20;
            assert_int_equal(canvas_get(canvas, column, row).glyph == '@',
                             !inside);
        }
    }
    canvas_free(canvas);
}

/* Also where a tile is cut and where coordinates are negative. */
static void panning_moves_the_picture_and_changes_nothing(void **state)
{
    (void)state;
    struct rect all = {0, 0, COLUMNS, ROWS};
    for (int size = 0; size < TILE_SIZES; size++) {
        struct map_view view = scene_view(session_game(evening),
                                          (enum tile_size)size, COLUMNS, ROWS);
        struct canvas *before = paint(all, &view);
        view.left += 4;
        view.top += 2;
        struct canvas *after = paint(all, &view);
        for (int row = 0; row < ROWS - 2; row++) {
            for (int column = 0; column < COLUMNS - 4; column++)
                assert_true(same_cell(canvas_get(after, column, row),
                                      canvas_get(before, column + 4, row + 2)));
        }
        canvas_free(before);
        canvas_free(after);
    }
}

static void a_character_knows_its_cell(void **state)
{
    (void)state;
    struct rect window = {10, 5, 40, 20};
    struct map_view view = {.size = TILE_MEDIUM, .left = -13, .top = -6};
    mw_cell cell = map_cell_at(window, &view, 10, 5);
    assert_int_equal(cell.x, -2);
    assert_int_equal(cell.y, -2);
    cell = map_cell_at(window, &view, 10 + 13, 5 + 6);
    assert_int_equal(cell.x, 0);
    assert_int_equal(cell.y, 0);
    cell = map_cell_at(window, &view, 10 + 12, 5 + 5);
    assert_int_equal(cell.x, -1);
    assert_int_equal(cell.y, -1);
}

/* Every part of every tile can be pointed at, and only what is there. */
static void a_character_knows_its_part(void **state)
{
    (void)state;
    const mw_game *game = session_game(evening);
    struct rect all = {0, 0, 200, 100};
    for (int size = TILE_SMALL; size < TILE_SIZES; size++) {
        struct map_view view =
            scene_view(game, (enum tile_size)size, all.columns, all.rows);
        unsigned seen[MW_TILES_MAX] = {0};
        mw_spot spot;
        for (int i = 0; i < all.columns * all.rows; i++) {
            if (!map_spot_at(all, game, &view, i % all.columns, i / all.columns,
                             &spot))
                continue;
            mw_cell cell =
                map_cell_at(all, &view, i % all.columns, i / all.columns);
            assert_int_equal(mw_tile_at(game, cell), spot.tile);
            seen[spot.tile] |= 1U << spot.part;
        }
        for (int i = 0; i < mw_tile_count(game); i++) {
            int parts =
                mw_design_part_count(sets[0], mw_tile_get(game, i).design);
            if (size >= TILE_MEDIUM)
                assert_int_equal(seen[i], (1U << parts) - 1);
            else
                assert_int_not_equal(seen[i], 0);
        }
    }
}

static void an_empty_cell_has_no_part(void **state)
{
    (void)state;
    const mw_game *game = session_game(evening);
    struct rect all = {0, 0, COLUMNS, ROWS};
    struct map_view view = {.size = TILE_MEDIUM, .left = 5000, .top = 5000};
    mw_spot spot;
    assert_false(map_spot_at(all, game, &view, 3, 3, &spot));
}

/* The overview names what its three characters show. */
static void the_overview_knows_its_parts_too(void **state)
{
    (void)state;
    const mw_game *game = session_game(evening);
    struct rect all = {0, 0, COLUMNS, ROWS};
    struct map_view view = scene_view(game, TILE_OVERVIEW, COLUMNS, ROWS);
    mw_spot spot;
    int x = -view.left, y = -view.top; /* the start tile: road west to east */
    assert_true(map_spot_at(all, game, &view, x, y, &spot));
    assert_int_equal(spot.tile, 0);
    mw_tile start = mw_tile_get(game, 0);
    assert_int_equal(
        mw_design_part(sets[0], start.design, start.rotation, spot.part)->kind,
        MW_ROAD);
}

/* A monastery with a road to it was drawn as a road that runs through. */
static void the_overview_shows_a_monastery_at_the_end_of_a_road(void **state)
{
    (void)state;
    static const char ROAD[] = "monastery-road", PLAIN[] = "monastery";
    int with_road = mw_design_find(sets[0], ROAD, sizeof ROAD - 1);
    int plain = mw_design_find(sets[0], PLAIN, sizeof PLAIN - 1);
    struct canvas *canvas = canvas_new(8, 1);
    assert_non_null(canvas);
    for (int i = 0; i < ALL_LOOKS; i++) {
        struct look look = scene_any_look(i);
        for (int rotation = 0; rotation < MW_SIDES; rotation++) {
            canvas_clear(canvas);
            struct tile_order order = {.tiles = sets[0],
                                       .design = plain,
                                       .size = TILE_OVERVIEW,
                                       .look = look};
            tile_paint(canvas, 0, 0, &order);
            order.design = with_road;
            order.rotation = rotation;
            tile_paint(canvas, 4, 0, &order);
            struct cell a = canvas_get(canvas, 1, 0);
            struct cell b = canvas_get(canvas, 5, 0);
            if (!look_has_pixels(look))
                assert_int_equal(a.glyph, b.glyph);
            else
                assert_true(b.fg == INK_ROOF || b.bg == INK_ROOF);
        }
    }
    canvas_free(canvas);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cell_is_sound_in_fewer_than_200_colour_pairs),
        cmocka_unit_test(a_lit_part_shows_in_every_tier),
        cmocka_unit_test(a_chip_stands_on_its_part_and_never_on_a_village),
        cmocka_unit_test(numbers_on_one_tile_are_whole_and_apart),
        cmocka_unit_test(numbers_of_two_digits_read_as_they_should),
        cmocka_unit_test(nothing_is_painted_outside_the_window),
        cmocka_unit_test(panning_moves_the_picture_and_changes_nothing),
        cmocka_unit_test(a_character_knows_its_cell),
        cmocka_unit_test(a_character_knows_its_part),
        cmocka_unit_test(an_empty_cell_has_no_part),
        cmocka_unit_test(the_overview_knows_its_parts_too),
        cmocka_unit_test(the_overview_shows_a_monastery_at_the_end_of_a_road),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
