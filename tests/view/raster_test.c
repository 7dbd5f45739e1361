/* The drawing of roads, walls and fields, for every shipped design, every
 * rotation and every size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "map.h"
#include "raster.h"

enum { ROTATIONS = 4 };

static mw_tiles *tiles;

static int read_tiles(void **state)
{
    (void)state;
    tiles = asset_tiles(NULL);
    return tiles == NULL;
}

static int free_tiles(void **state)
{
    (void)state;
    mw_tiles_free(tiles);
    return 0;
}

/* One raster and what it was made from. */
struct sample {
    struct raster raster;
    int design, rotation;
};

typedef void check_sample(const struct sample *sample);

/* The quarters of the 2x2 start tile are never turned. */
static int rotations_of(int design)
{
    return mw_design_quarter(tiles, design) == MW_NONE ? ROTATIONS : 1;
}

static void for_all(enum tile_size size, int rows_a_cell, check_sample *check)
{
    struct sample sample;
    for (sample.design = 0; sample.design < mw_design_count(tiles);
         sample.design++) {
        for (sample.rotation = 0; sample.rotation < rotations_of(sample.design);
             sample.rotation++) {
            raster_draw(&sample.raster, tiles, sample.design, sample.rotation,
                        tile_columns(size), tile_rows(size), rows_a_cell);
            check(&sample);
        }
    }
}

static int count_pixels(const struct sample *sample)
{
    return sample->raster.columns * sample->raster.rows;
}

static const struct pixel *beside(const struct sample *sample, int at, int side)
{
    static const int X[] = {0, 1, 0, -1}, Y[] = {-1, 0, 1, 0};
    const struct raster *raster = &sample->raster;
    return raster_at(raster, at % raster->columns + X[side],
                     at / raster->columns + Y[side]);
}

/* ---- what hangs together ---- */

typedef bool joins(const struct pixel *one, int side,
                   const struct pixel *other);

static bool roads_touch(const struct pixel *one, int side,
                        const struct pixel *other)
{
    (void)side;
    return one->surface == MW_ON_ROAD && other->surface == MW_ON_ROAD;
}

/* Box lines join only where both run towards each other. */
static bool roads_link(const struct pixel *one, int side,
                       const struct pixel *other)
{
    return roads_touch(one, side, other) && (one->links >> side & 1) != 0 &&
           (other->links >> (side ^ 2) & 1) != 0;
}

/* Mist bounds fields, and the field under it belongs to nobody (MIST-7). */
static bool fields_touch(const struct pixel *one, int side,
                         const struct pixel *other)
{
    (void)side;
    return one->surface == MW_ON_FIELD && other->surface == MW_ON_FIELD &&
           one->mist == other->mist;
}

static void flood(const struct sample *sample, joins *joined, int at,
                  bool *seen)
{
    const struct pixel *pixel = &sample->raster.pixels[at];
    seen[at] = true;
    for (int side = 0; side < MW_SIDES; side++) {
        const struct pixel *other = beside(sample, at, side);
        if (other == NULL || !joined(pixel, side, other))
            continue;
        assert_int_equal(other->part, pixel->part);
        int next = (int)(other - sample->raster.pixels);
        if (!seen[next])
            flood(sample, joined, next, seen);
    }
}

/* A corner cell between two cities is field of nobody; at large size it is two
 * pixels high. */
static bool is_corner(const struct sample *sample, int at)
{
    const struct raster *raster = &sample->raster;
    int column = at % raster->columns, row = at / raster->columns;
    return (column == 0 || column == raster->columns - 1) &&
           (row <= 1 || row >= raster->rows - 2);
}

/* Counts pieces of each part; a piece with pixels of two parts fails. */
static void count_pieces(const struct sample *sample, int surface,
                         joins *joined, int pieces[MW_PARTS_MAX])
{
    bool seen[RASTER_PIXELS_MAX] = {false};
    memset(pieces, 0, MW_PARTS_MAX * sizeof *pieces);
    for (int i = 0; i < count_pixels(sample); i++) {
        const struct pixel *pixel = &sample->raster.pixels[i];
        if (pixel->surface != surface || seen[i])
            continue;
        if (pixel->part >= 0)
            pieces[pixel->part]++;
        else
            assert_true(pixel->mist || is_corner(sample, i));
        flood(sample, joined, i, seen);
    }
}

static void assert_one_piece_a_part(const struct sample *sample, int surface,
                                    int kind, joins *joined)
{
    int pieces[MW_PARTS_MAX];
    count_pieces(sample, surface, joined, pieces);
    for (int p = 0; p < mw_design_part_count(tiles, sample->design); p++) {
        const mw_part *part =
            mw_design_part(tiles, sample->design, sample->rotation, p);
        assert_int_equal(pieces[p], part->kind == kind ? 1 : 0);
    }
}

static void check_roads_touch(const struct sample *sample)
{
    assert_one_piece_a_part(sample, MW_ON_ROAD, MW_ROAD, roads_touch);
}

static void check_roads_link(const struct sample *sample)
{
    assert_one_piece_a_part(sample, MW_ON_ROAD, MW_ROAD, roads_link);
}

static void check_fields(const struct sample *sample)
{
    int pieces[MW_PARTS_MAX];
    count_pieces(sample, MW_ON_FIELD, fields_touch, pieces);
}

static void roads_hang_together_as_the_derived_parts_do(void **state)
{
    (void)state;
    for_all(TILE_MEDIUM, 2, check_roads_touch);
    for_all(TILE_LARGE, 2, check_roads_touch);
}

static void lines_of_one_ground_a_character_link_as_the_parts_do(void **state)
{
    (void)state;
    for_all(TILE_MEDIUM, 1, check_roads_link);
    for_all(TILE_LARGE, 1, check_roads_link);
}

static void fields_of_two_parts_never_touch(void **state)
{
    (void)state;
    for_all(TILE_MEDIUM, 2, check_fields);
    for_all(TILE_LARGE, 2, check_fields);
}

/* ---- edges ---- */

static void middles_of_sides(const struct raster *raster, int middles[MW_SIDES])
{
    int x = (raster->columns - 1) / 2, y = (raster->rows - 1) / 2;
    middles[MW_NORTH] = x;
    middles[MW_EAST] = (y + 1) * raster->columns - 1;
    middles[MW_SOUTH] = (raster->rows - 1) * raster->columns + x;
    middles[MW_WEST] = y * raster->columns;
}

/* Inside the 2x2 start tile a road runs on wherever it is drawn. */
static bool is_inner(const struct sample *sample, int side)
{
    static const unsigned INNER[] = {
        1 << MW_EAST | 1 << MW_SOUTH, 1 << MW_SOUTH | 1 << MW_WEST,
        1 << MW_NORTH | 1 << MW_EAST, 1 << MW_NORTH | 1 << MW_WEST};
    int quarter = mw_design_quarter(tiles, sample->design);
    return quarter != MW_NONE && (INNER[quarter] >> side & 1) != 0;
}

static void check_crossings(const struct sample *sample)
{
    int middles[MW_SIDES];
    middles_of_sides(&sample->raster, middles);
    for (int side = 0; side < MW_SIDES; side++) {
        if (is_inner(sample, side))
            continue;
        const struct pixel *pixel = &sample->raster.pixels[middles[side]];
        bool road = mw_design_side(tiles, sample->design, sample->rotation,
                                   (enum mw_side)side) == MW_ROAD_SIDE;
        assert_int_equal(pixel->surface == MW_ON_ROAD, road);
        if (road)
            assert_true((pixel->links >> side & 1) != 0);
    }
}

static void check_nowhere_else(const struct sample *sample)
{
    int middles[MW_SIDES];
    middles_of_sides(&sample->raster, middles);
    for (int i = 0; i < count_pixels(sample); i++) {
        for (int side = 0; side < MW_SIDES; side++) {
            if (beside(sample, i, side) == NULL && i != middles[side] &&
                !is_inner(sample, side))
                assert_int_not_equal(sample->raster.pixels[i].surface,
                                     MW_ON_ROAD);
        }
    }
}

static void roads_cross_the_edge_in_its_middle_pixel(void **state)
{
    (void)state;
    for (int size = TILE_SMALL; size < TILE_SIZES; size++) {
        for_all((enum tile_size)size, 1, check_crossings);
        for_all((enum tile_size)size, 2, check_crossings);
    }
}

static void roads_cross_the_edge_nowhere_else(void **state)
{
    (void)state;
    for_all(TILE_MEDIUM, 2, check_nowhere_else);
    for_all(TILE_LARGE, 2, check_nowhere_else);
}

/* ---- width, walls ---- */

static void check_width(const struct sample *sample)
{
    const struct raster *raster = &sample->raster;
    for (int i = 0; i < count_pixels(sample); i++) {
        int roads = 0;
        for (int k = 0; k < 4; k++) {
            const struct pixel *pixel =
                raster_at(raster, i % raster->columns + k % 2,
                          i / raster->columns + k / 2);
            roads += pixel != NULL && pixel->surface == MW_ON_ROAD;
        }
        assert_true(roads < 4);
    }
}

static void roads_are_one_pixel_wide(void **state)
{
    (void)state;
    for_all(TILE_MEDIUM, 2, check_width);
    for_all(TILE_LARGE, 2, check_width);
}

/* Nobody can step from a field into a city without crossing its wall. */
static void check_walls(const struct sample *sample)
{
    for (int i = 0; i < count_pixels(sample); i++) {
        const struct pixel *pixel = &sample->raster.pixels[i];
        bool outermost = false;
        for (int side = 0; side < MW_SIDES; side++) {
            const struct pixel *other = beside(sample, i, side);
            outermost |= other != NULL && (other->surface != MW_ON_CITY ||
                                           other->part != pixel->part);
        }
        assert_int_equal(pixel->detail == DETAIL_WALL,
                         pixel->surface == MW_ON_CITY && outermost);
    }
}

static void city_walls_have_no_gap(void **state)
{
    (void)state;
    for_all(TILE_MEDIUM, 2, check_walls);
    for_all(TILE_LARGE, 2, check_walls);
}

/* ---- nothing is lost ---- */

static void check_every_part_shows(const struct sample *sample)
{
    for (int p = 0; p < mw_design_part_count(tiles, sample->design); p++) {
        bool shows = false;
        for (int i = 0; i < count_pixels(sample); i++)
            shows |= sample->raster.pixels[i].part == p;
        assert_true(shows);
    }
}

static void every_part_shows_at_every_size(void **state)
{
    (void)state;
    for (int size = TILE_SMALL; size < TILE_SIZES; size++)
        for_all((enum tile_size)size, 2, check_every_part_shows);
}

static int count_marks(const struct sample *sample, int mark)
{
    int count = 0;
    for (int i = 0; i < count_pixels(sample); i++)
        count += sample->raster.pixels[i].mark == mark;
    return count;
}

static void check_marks(const struct sample *sample)
{
    int coats = 0;
    for (int p = 0; p < mw_design_part_count(tiles, sample->design); p++)
        coats +=
            mw_design_part(tiles, sample->design, sample->rotation, p)->coats;
    assert_int_equal(count_marks(sample, MW_COAT), coats);
}

static void every_coat_of_arms_shows_at_every_size(void **state)
{
    (void)state;
    for (int size = TILE_SMALL; size < TILE_SIZES; size++) {
        for_all((enum tile_size)size, 1, check_marks);
        for_all((enum tile_size)size, 2, check_marks);
    }
}

static void check_circles(const struct sample *sample)
{
    int circles = 0;
    for (int b = 0; b < mw_design_bank_count(tiles, sample->design); b++)
        circles +=
            mw_design_bank(tiles, sample->design, sample->rotation, b).circles;
    assert_int_equal(count_marks(sample, MW_SPELL_CIRCLE), circles);
}

static void every_spell_circle_shows_at_every_size(void **state)
{
    (void)state;
    for (int size = TILE_SMALL; size < TILE_SIZES; size++) {
        for_all((enum tile_size)size, 1, check_circles);
        for_all((enum tile_size)size, 2, check_circles);
    }
}

/* ---- mist ---- */

static bool mist_touches(const struct pixel *one, int side,
                         const struct pixel *other)
{
    (void)side;
    return one->mist && other->mist;
}

/* Mist that hangs together is one piece, and the piece is the one that the
 * engine says reaches that side. */
static void check_banks(const struct sample *sample)
{
    int middles[MW_SIDES];
    middles_of_sides(&sample->raster, middles);
    for (int b = 0; b < mw_design_bank_count(tiles, sample->design); b++) {
        unsigned sides =
            mw_design_bank(tiles, sample->design, sample->rotation, b).sides;
        for (int side = 0; side < MW_SIDES; side++) {
            const struct pixel *pixel = &sample->raster.pixels[middles[side]];
            if (!is_inner(sample, side))
                assert_int_equal(pixel->mist && pixel->bank == b,
                                 sides >> side & 1);
        }
    }
    for (int i = 0; i < count_pixels(sample); i++) {
        const struct pixel *pixel = &sample->raster.pixels[i];
        assert_int_equal(pixel->mist, pixel->bank != MW_NONE);
        for (int side = 0; side < MW_SIDES; side++) {
            const struct pixel *other = beside(sample, i, side);
            if (other != NULL && mist_touches(pixel, side, other) &&
                !is_corner(sample, i))
                if (other->bank != pixel->bank)
                    fail_msg("%s %d, size %d",
                             mw_design_id(tiles, sample->design),
                             sample->rotation, sample->raster.columns);
        }
    }
}

static void mist_that_hangs_together_is_one_piece(void **state)
{
    (void)state;
    for_all(TILE_MEDIUM, 2, check_banks);
    for_all(TILE_LARGE, 2, check_banks);
}

/* ---- the 2x2 start tile ---- */

/* Draws the quarter to the east or south of the sample's; false if there is
 * none. */
static bool draw_beside(const struct sample *sample, int side,
                        struct sample *other)
{
    int quarter = mw_design_quarter(tiles, sample->design);
    bool is_first = side == MW_EAST ? quarter % 2 == 0 : quarter / 2 == 0;
    if (quarter == MW_NONE || !is_first)
        return false;
    other->design = sample->design + (side == MW_EAST ? 1 : 2);
    other->rotation = 0;
    raster_draw(&other->raster, tiles, other->design, 0, sample->raster.columns,
                sample->raster.rows / sample->raster.rows_a_cell,
                sample->raster.rows_a_cell);
    return true;
}

static int whole_of(const struct sample *sample, const struct pixel *pixel)
{
    return pixel->part == MW_NONE
               ? MW_NONE
               : mw_design_part(tiles, sample->design, 0, pixel->part)->whole;
}

/* Across an inner seam a road runs on as the same road, and a city as the same
 * city, without a wall. */
static void check_seam(const struct sample *sample, int side)
{
    struct sample other;
    if (!draw_beside(sample, side, &other))
        return;
    int columns = sample->raster.columns, rows = sample->raster.rows;
    for (int i = 0; i < (side == MW_EAST ? rows : columns); i++) {
        int here =
            side == MW_EAST ? (i + 1) * columns - 1 : (rows - 1) * columns + i;
        int there = side == MW_EAST ? i * columns : i;
        const struct pixel *one = &sample->raster.pixels[here];
        const struct pixel *next = &other.raster.pixels[there];
        bool road = (one->links >> side & 1) != 0;
        assert_int_equal(road, (next->links >> (side ^ 2) & 1) != 0);
        if (road || (one->surface == MW_ON_CITY && next->surface == MW_ON_CITY))
            assert_int_equal(whole_of(sample, one), whole_of(&other, next));
    }
}

static void check_seams(const struct sample *sample)
{
    check_seam(sample, MW_EAST);
    check_seam(sample, MW_SOUTH);
}

static void roads_run_on_over_the_seams_of_the_start_tile(void **state)
{
    (void)state;
    for (int size = TILE_SMALL; size < TILE_SIZES; size++) {
        for_all((enum tile_size)size, 1, check_seams);
        for_all((enum tile_size)size, 2, check_seams);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(roads_hang_together_as_the_derived_parts_do),
        cmocka_unit_test(lines_of_one_ground_a_character_link_as_the_parts_do),
        cmocka_unit_test(fields_of_two_parts_never_touch),
        cmocka_unit_test(roads_cross_the_edge_in_its_middle_pixel),
        cmocka_unit_test(roads_cross_the_edge_nowhere_else),
        cmocka_unit_test(roads_are_one_pixel_wide),
        cmocka_unit_test(city_walls_have_no_gap),
        cmocka_unit_test(every_part_shows_at_every_size),
        cmocka_unit_test(every_coat_of_arms_shows_at_every_size),
        cmocka_unit_test(every_spell_circle_shows_at_every_size),
        cmocka_unit_test(mist_that_hangs_together_is_one_piece),
        cmocka_unit_test(roads_run_on_over_the_seams_of_the_start_tile),
    };
    return cmocka_run_group_tests(tests, read_tiles, free_tiles);
}
