/* The mist set: its mix in numbers, and its start tile. */
#include <stdlib.h>
#include <string.h>

#include "tiles_checks.h"

enum { TERRAINS = MW_RIVER_SIDE + 1, START_QUARTERS = 4 };

static bool is_quarter(const mw_tiles *tiles, int design)
{
    return mw_design_quarter(tiles, design) != MW_NONE;
}

static int count_bits(unsigned bits)
{
    int count = 0;
    for (; bits != 0; bits &= bits - 1)
        count++;
    return count;
}

/* Calls count for each design but the start tile's and sums what it gives,
 * times the copies. */
static int sum_over_tiles(const mw_tiles *tiles,
                          int (*count)(const mw_tiles *tiles, int design))
{
    int sum = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        if (!is_quarter(tiles, design))
            sum += mw_design_copies(tiles, design) * count(tiles, design);
    }
    return sum;
}

static int one(const mw_tiles *tiles, int design)
{
    (void)tiles;
    (void)design;
    return 1;
}

static int parts_of_kind(const mw_tiles *tiles, int design, enum mw_kind kind)
{
    int count = 0;
    for (int i = 0; i < mw_design_part_count(tiles, design); i++)
        count +=
            mw_design_part(tiles, design, 0, i)->kind == (uint8_t)kind ? 1 : 0;
    return count;
}

static int castles(const mw_tiles *tiles, int design)
{
    return parts_of_kind(tiles, design, MW_CASTLE);
}

static int cemeteries(const mw_tiles *tiles, int design)
{
    return parts_of_kind(tiles, design, MW_CEMETERY);
}

static int monasteries_and_gardens(const mw_tiles *tiles, int design)
{
    return parts_of_kind(tiles, design, MW_MONASTERY) +
           parts_of_kind(tiles, design, MW_GARDEN);
}

static int coats(const mw_tiles *tiles, int design)
{
    int count = 0;
    for (int i = 0; i < mw_design_part_count(tiles, design); i++)
        count += mw_design_part(tiles, design, 0, i)->coats;
    return count;
}

static int pieces_of_mist(const mw_tiles *tiles, int design)
{
    return mw_design_bank_count(tiles, design);
}

static void
BASE_21_there_are_60_tiles_with_5_castles_and_5_cemeteries(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    assert_int_equal(mw_design_count(tiles), 46 + START_QUARTERS);
    assert_int_equal(sum_over_tiles(tiles, one), 60);
    assert_int_equal(sum_over_tiles(tiles, castles), 5);
    assert_int_equal(sum_over_tiles(tiles, cemeteries), 5);
    assert_int_equal(sum_over_tiles(tiles, monasteries_and_gardens), 0);
    assert_int_equal(sum_over_tiles(tiles, coats), 7);
    for (int design = 0; design < mw_design_count(tiles); design++) {
        assert_int_equal(mw_design_starts(tiles, design),
                         is_quarter(tiles, design));
        assert_false(mw_design_magic(tiles, design));
    }
    tiles_check_all(tiles);
    mw_tiles_free(tiles);
}

static void as_many_sides_are_misty_as_the_file_says(void **state)
{
    (void)state;
    static const int EXPECTED[MW_SIDES + 1] = {8, 12, 24, 12, 4};
    mw_tiles *tiles = tiles_shipped("mist");
    int found[MW_SIDES + 1] = {0};
    int pieces_of_one_side = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        if (is_quarter(tiles, design))
            continue;
        int copies = mw_design_copies(tiles, design);
        found[count_bits(tiles_misty_sides(tiles, design))] += copies;
        for (int i = 0; i < mw_design_bank_count(tiles, design); i++) {
            unsigned sides = mw_design_bank(tiles, design, 0, i).sides;
            pieces_of_one_side += count_bits(sides) == 1 ? copies : 0;
        }
    }
    assert_memory_equal(found, EXPECTED, sizeof found);
    assert_int_equal(sum_over_tiles(tiles, pieces_of_mist), 65);
    assert_int_equal(pieces_of_one_side, 32);
    mw_tiles_free(tiles);
}

/* Tiles' sides by terrain, all of them or only the misty ones. */
static void count_sides(const mw_tiles *tiles, unsigned only_misty,
                        int found[TERRAINS])
{
    memset(found, 0, TERRAINS * sizeof *found);
    for (int design = 0; design < mw_design_count(tiles); design++) {
        if (is_quarter(tiles, design))
            continue;
        unsigned misty = tiles_misty_sides(tiles, design) | ~only_misty;
        for (int side = 0; side < MW_SIDES; side++) {
            if (misty >> side & 1)
                found[mw_design_side(tiles, design, 0, (enum mw_side)side)] +=
                    mw_design_copies(tiles, design);
        }
    }
}

static void mist_lies_over_field_sides_mostly_and_some_road_sides(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    int sides[TERRAINS];
    count_sides(tiles, 0, sides);
    assert_int_equal(sides[MW_FIELD_SIDE], 113);
    assert_int_equal(sides[MW_ROAD_SIDE], 75);
    assert_int_equal(sides[MW_CITY_SIDE], 52);
    count_sides(tiles, ~0U, sides);
    assert_int_equal(sides[MW_FIELD_SIDE], 95);
    assert_int_equal(sides[MW_ROAD_SIDE], 17);
    assert_int_equal(sides[MW_CITY_SIDE], 0);
    mw_tiles_free(tiles);
}

/* Nothing else than what the base set has meets on these tiles, in shares that
 * differ by a tenth of all sides at most. Otherwise tiles would often fit
 * nowhere. */
static void sides_are_shared_about_as_in_the_base_set(void **state)
{
    (void)state;
    mw_tiles *base = tiles_shipped("base");
    mw_tiles *mist = tiles_shipped("mist");
    int expected[TERRAINS];
    int found[TERRAINS];
    count_sides(base, 0, expected);
    count_sides(mist, 0, found);
    for (int terrain = 0; terrain < TERRAINS; terrain++) {
        int percent = 100 * found[terrain] / (60 * MW_SIDES) -
                      100 * expected[terrain] / (72 * MW_SIDES);
        assert_in_range(abs(percent), 0, 10);
        assert_int_equal(found[terrain] > 0, expected[terrain] > 0);
    }
    mw_tiles_free(mist);
    mw_tiles_free(base);
}

static void each_misty_tile_has_1_to_3_ghost_marks(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    for (int design = 0; design < mw_design_count(tiles); design++) {
        int marks = mw_design_ghost_marks(tiles, design);
        if (mw_design_misty(tiles, design))
            assert_in_range(marks, 1, 3);
        else
            assert_int_equal(marks, 0);
        for (int i = 0; i < mw_design_bank_count(tiles, design); i++)
            assert_int_equal(mw_design_bank(tiles, design, 0, i).circles, 0);
    }
    mw_tiles_free(tiles);
}

/* MIST-6: there is something to claim on every tile. */
static void MIST_6_every_tile_has_clear_ground(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    int hidden_roads = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        int claimable = 0;
        for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
            const mw_part *part = mw_design_part(tiles, design, 0, i);
            claimable += part->claimable;
            hidden_roads += part->kind == MW_ROAD && !part->claimable;
        }
        assert_in_range(claimable, 1, MW_PARTS_MAX);
    }
    assert_int_equal(hidden_roads, 2);
    tiles_check_spots(tiles);
    mw_tiles_free(tiles);
}

/* The road's cells that are misty or clear, those on a side left out. */
static int inner_road_cells(const mw_tiles *tiles, int design, int part,
                            bool misty)
{
    int count = 0;
    for (int row = 1; row < MW_GRID - 1; row++) {
        for (int column = 1; column < MW_GRID - 1; column++) {
            mw_picture_cell cell =
                mw_design_cell(tiles, design, 0, column, row);
            count += cell.part == part && cell.mist == misty;
        }
    }
    return count;
}

static bool has_road_through(const mw_tiles *tiles, int design, bool ends_misty)
{
    unsigned misty = tiles_misty_sides(tiles, design);
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        const mw_part *part = mw_design_part(tiles, design, 0, i);
        if (part->kind == MW_ROAD && count_bits(part->sides) == 2 &&
            (part->sides & misty) == (ends_misty ? part->sides : 0) &&
            inner_road_cells(tiles, design, i, !ends_misty) > 0)
            return true;
    }
    return false;
}

static void roads_dive_into_mist_and_out_again(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    int dive = 0;
    int emerge = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        dive += has_road_through(tiles, design, false);
        emerge += has_road_through(tiles, design, true);
    }
    assert_int_equal(dive, 2);
    assert_int_equal(emerge, 4);
    mw_tiles_free(tiles);
}

static int fields(const mw_tiles *tiles, int design)
{
    return parts_of_kind(tiles, design, MW_FIELD);
}

/* The set with all mist blown away: no tile of it has a river. */
static mw_tiles *tiles_without_mist(void)
{
    char *text = tiles_shipped_text("mist");
    for (char *c = text; *c != '\0'; c++) {
        if (*c == '~' || *c == '\'')
            *c = '.';
    }
    mw_tiles *tiles = tiles_of(text);
    free(text);
    return tiles;
}

static void MIST_7_mist_splits_fields(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    mw_tiles *cleared = tiles_without_mist();
    int splits = 0;
    for (int design = 0; design < mw_design_count(tiles); design++)
        splits += fields(tiles, design) > fields(cleared, design);
    assert_int_equal(splits, 9);
    assert_int_equal(fields(tiles, tiles_design(tiles, "drift-road")), 4);
    assert_int_equal(fields(cleared, tiles_design(cleared, "drift-road")), 2);
    mw_tiles_free(cleared);
    mw_tiles_free(tiles);
}

/* The name of a tile says how its mist lies. */
static void names_tell_how_the_mist_lies(void **state)
{
    (void)state;
    static const struct {
        const char *word;
        int sides, fewest_pieces, most_pieces;
    } WORDS[] = {{"clear-", 0, 0, 0}, {"veil-", 1, 1, 1}, {"bank-", 2, 1, 1},
                 {"drift-", 2, 1, 1}, {"twin-", 2, 2, 2}, {"bay-", 3, 1, 1},
                 {"split-", 3, 2, 3}, {"deep-", 4, 1, 2}};
    mw_tiles *tiles = tiles_shipped("mist");
    int named = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        const char *id = mw_design_id(tiles, design);
        for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
            if (strncmp(id, WORDS[i].word, strlen(WORDS[i].word)) != 0)
                continue;
            named++;
            assert_int_equal(count_bits(tiles_misty_sides(tiles, design)),
                             WORDS[i].sides);
            assert_in_range(mw_design_bank_count(tiles, design),
                            WORDS[i].fewest_pieces, WORDS[i].most_pieces);
        }
    }
    assert_int_equal(named, mw_design_count(tiles) - START_QUARTERS);
    mw_tiles_free(tiles);
}

/* ---- the start tile ---- */

static int quarter(const mw_tiles *tiles, int number)
{
    static const char *const IDS[] = {"ruin-1", "ruin-2", "ruin-3", "ruin-4"};
    return tiles_design(tiles, IDS[number]);
}

static void MIST_22_the_start_tile_has_these_eight_sides(void **state)
{
    (void)state;
    static const struct {
        int quarter;
        enum mw_side side;
        enum mw_terrain terrain;
        bool misty;
    } SIDES[] = {
        {0, MW_NORTH, MW_ROAD_SIDE, false}, {1, MW_NORTH, MW_CITY_SIDE, false},
        {1, MW_EAST, MW_FIELD_SIDE, false}, {3, MW_EAST, MW_ROAD_SIDE, false},
        {3, MW_SOUTH, MW_FIELD_SIDE, true}, {2, MW_SOUTH, MW_ROAD_SIDE, true},
        {2, MW_WEST, MW_FIELD_SIDE, true},  {0, MW_WEST, MW_FIELD_SIDE, false},
    };
    mw_tiles *tiles = tiles_shipped("mist");
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES; i++) {
        int of = quarter(tiles, SIDES[i].quarter);
        assert_int_equal(mw_design_quarter(tiles, of), SIDES[i].quarter);
        assert_int_equal(mw_design_side(tiles, of, 0, SIDES[i].side),
                         SIDES[i].terrain);
        assert_int_equal(tiles_misty_sides(tiles, of) >> SIDES[i].side & 1,
                         SIDES[i].misty);
    }
    mw_tiles_free(tiles);
}

/* Which quarters hold a piece of this part of the whole picture, as bits. */
static unsigned quarters_of(const mw_tiles *tiles, const mw_part *whole)
{
    unsigned quarters = 0;
    for (int number = 0; number < START_QUARTERS; number++) {
        int of = quarter(tiles, number);
        for (int i = 0; i < mw_design_part_count(tiles, of); i++) {
            const mw_part *part = mw_design_part(tiles, of, 0, i);
            if (part->kind == whole->kind && part->whole == whole->whole)
                quarters |= 1U << number;
        }
    }
    return quarters;
}

static void MIST_22_its_parts_join_across_its_quarters(void **state)
{
    (void)state;
    static const struct {
        const char *quarter;
        enum mw_kind kind;
        const char *slot;
        unsigned quarters; /* bits 1 << quarter */
    } PARTS[] = {
        {"ruin-1", MW_ROAD, "N", 1},
        {"ruin-3", MW_ROAD, "S", 4},
        {"ruin-4", MW_ROAD, "E", 2 | 8},
        {"ruin-2", MW_CITY, "N", 2},
        {"ruin-1", MW_FIELD, "NL", 1 | 4},
        {"ruin-1", MW_FIELD, "NR", 1 | 2 | 8},
        {"ruin-4", MW_FIELD, "ER", 4 | 8},
    };
    mw_tiles *tiles = tiles_shipped("mist");
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        const mw_part *part = tiles_part(tiles, PARTS[i].quarter, 0,
                                         PARTS[i].kind, PARTS[i].slot);
        assert_int_equal(quarters_of(tiles, part), PARTS[i].quarters);
    }
    const mw_part *north = tiles_part(tiles, "ruin-1", 0, MW_FIELD, "NR");
    const mw_part *east = tiles_part(tiles, "ruin-2", 0, MW_FIELD, "EL");
    assert_int_equal(north->whole, east->whole);
    assert_int_equal(tiles_border_slots(tiles, quarter(tiles, 1), 0, east),
                     tiles_slots("NL N NR"));
    mw_tiles_free(tiles);
}

/* One bank of three sides, in the two lower quarters. */
static void MIST_22_its_mist_is_one_piece(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    assert_int_equal(mw_design_bank_count(tiles, quarter(tiles, 0)), 0);
    assert_int_equal(mw_design_bank_count(tiles, quarter(tiles, 1)), 0);
    assert_int_equal(mw_design_bank_count(tiles, quarter(tiles, 2)), 1);
    assert_int_equal(mw_design_bank_count(tiles, quarter(tiles, 3)), 1);
    mw_bank_part left = mw_design_bank(tiles, quarter(tiles, 2), 0, 0);
    mw_bank_part right = mw_design_bank(tiles, quarter(tiles, 3), 0, 0);
    assert_int_equal(left.whole, right.whole);
    assert_int_equal(left.sides, 1 << MW_SOUTH | 1 << MW_WEST);
    assert_int_equal(right.sides, 1 << MW_SOUTH);
    mw_tiles_free(tiles);
}

static bool beside_ruin(const mw_tiles *tiles, int design, int column, int row)
{
    static const int STEPS[][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    for (int i = 0; i < 4; i++) {
        int x = column + STEPS[i][0];
        int y = row + STEPS[i][1];
        if (x >= 0 && y >= 0 && x < MW_GRID && y < MW_GRID &&
            mw_design_cell(tiles, design, 0, x, y).surface == MW_ON_RUIN)
            return true;
    }
    return false;
}

/* MIST-1: each road of the start tile ends at the ruin. */
static void MIST_1_its_three_roads_end_at_the_ruin(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("mist");
    unsigned wholes = 0;
    for (int number = 0; number < START_QUARTERS; number++) {
        int of = quarter(tiles, number);
        for (int i = 0; i < MW_GRID * MW_GRID; i++) {
            int column = i % MW_GRID;
            int row = i / MW_GRID;
            mw_picture_cell cell = mw_design_cell(tiles, of, 0, column, row);
            if (cell.surface == MW_ON_ROAD &&
                beside_ruin(tiles, of, column, row))
                wholes |= 1U << mw_design_part(tiles, of, 0, cell.part)->whole;
        }
    }
    assert_int_equal(count_bits(wholes), 3);
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            BASE_21_there_are_60_tiles_with_5_castles_and_5_cemeteries),
        cmocka_unit_test(as_many_sides_are_misty_as_the_file_says),
        cmocka_unit_test(mist_lies_over_field_sides_mostly_and_some_road_sides),
        cmocka_unit_test(sides_are_shared_about_as_in_the_base_set),
        cmocka_unit_test(each_misty_tile_has_1_to_3_ghost_marks),
        cmocka_unit_test(MIST_6_every_tile_has_clear_ground),
        cmocka_unit_test(roads_dive_into_mist_and_out_again),
        cmocka_unit_test(MIST_7_mist_splits_fields),
        cmocka_unit_test(names_tell_how_the_mist_lies),
        cmocka_unit_test(MIST_22_the_start_tile_has_these_eight_sides),
        cmocka_unit_test(MIST_22_its_parts_join_across_its_quarters),
        cmocka_unit_test(MIST_22_its_mist_is_one_piece),
        cmocka_unit_test(MIST_1_its_three_roads_end_at_the_ruin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
