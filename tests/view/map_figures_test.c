/* The figures on the map: mage and witch, ghosts on meeples, guards. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "map_chip.h"
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

static const struct setup *players(void)
{
    return session_setup(night);
}

/* ---- signs of figures ---- */

static bool is_letter(uint32_t glyph)
{
    return (glyph >= 'A' && glyph <= 'Z') || (glyph >= 'a' && glyph <= 'z');
}

static uint32_t sign_of(const struct chip *chip)
{
    return chip->glyphs[chip->anchor];
}

static void mage_and_witch_have_signs_that_no_player_has(void **state)
{
    (void)state;
    for (int i = 0; i < ALL_LOOKS; i++) {
        struct look look = scene_any_look(i);
        struct tile_picture picture = {.rows = 1, .columns = 1, .look = look};
        struct chip mage = chip_magic(MW_MAGE, &picture);
        struct chip witch = chip_magic(MW_WITCH, &picture);
        assert_int_not_equal(sign_of(&mage), sign_of(&witch));
        assert_false(is_letter(sign_of(&mage)));
        assert_false(is_letter(sign_of(&witch)));
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

/* A meeple with two ghosts on one part, the number it can be chosen by, the
 * mage on another part or the same, the witch on a third. */
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
    struct chip_number number = {
        7, figure,
        mw_design_part(order->tiles, order->design, order->rotation, figure)};
    chip_put_numbers(&picture, &number, 1);
    int dots = count_taken(&picture, set->ghosts[0]) +
               2 * count_taken(&picture, set->ghosts[1]);
    bool whole = count_taken(&picture, 'A') == 1 && dots == 2 &&
                 count_taken(&picture, '7') == 1 &&
                 count_taken(&picture, set->magic[MW_MAGE]) == 1 &&
                 count_taken(&picture, set->magic[MW_WITCH]) == 1;
    if (!whole)
        scene_fail(order,
                   "meeple, ghosts, number, mage and witch are not all seen");
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
    scene_in_every_look(tiles, check_crowds);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mage_and_witch_have_signs_that_no_player_has),
        cmocka_unit_test(meeples_guards_farmers_and_the_haunted_differ_by_sign),
        cmocka_unit_test(a_meeple_bears_a_dot_for_each_ghost),
        cmocka_unit_test(meeple_ghosts_mage_and_witch_fit_on_one_small_tile),
        cmocka_unit_test(the_map_shows_every_ghost_and_magic_figure),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
