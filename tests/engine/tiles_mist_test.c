/* The mist layer, and the 2x2 start tile. */
#include "tiles_checks.h"

static const char MIST[] = "set mist\n"
                           "tile one-bank x1 mist\n"
                           ".........|.~~~~~~~~\n"
                           ".........|..~~~~~~~\n"
                           ".........|...~o~o~~\n"
                           ".........|....~'~~~\n"
                           "====+====|.....~~~~\n"
                           "....=....|......~~~\n"
                           "....=....|.......~~\n"
                           "....=....|........~\n"
                           "....=....|.........\n"
                           "tile two-banks x1 mist spots\n"
                           ".........|.~~~~~~~.|.........\n"
                           ".........|..~~~~~..|.........\n"
                           ".........|.........|.........\n"
                           ".........|.........|.........\n"
                           "=========|.........|.x.......\n"
                           ".........|.........|.........\n"
                           ".........|.........|.........\n"
                           ".........|..'~~~'..|.........\n"
                           ".........|.~~~~~~~.|.........\n"
                           "tile hidden-road x1 mist\n"
                           ".........|~~~~~~~~~\n"
                           ".........|~~~~~~~~~\n"
                           ".........|~~~~~~~~~\n"
                           ".........|~~~~~~~~~\n"
                           "=========|~~~~~~~~~\n"
                           ".........|~~~~~~~~~\n"
                           ".........|~~~~~~~~~\n"
                           ".........|~~~~~~~~~\n"
                           ".........|~~~~~~~~~\n"
                           "tile clear x1 mist\n"
                           ".........|.........\n"
                           ".........|.........\n"
                           ".........|.........\n"
                           ".........|.........\n"
                           "....C....|.........\n"
                           ".........|.........\n"
                           ".........|.........\n"
                           ".........|.........\n"
                           ".........|.........\n";

static int design(const mw_tiles *tiles, const char *id)
{
    return tiles_design(tiles, id);
}

static void MIST_4_separate_pieces_are_separate_banks(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(MIST);
    tiles_check_all(tiles);
    int one = design(tiles, "one-bank");
    int two = design(tiles, "two-banks");
    assert_int_equal(mw_design_bank_count(tiles, one), 1);
    assert_int_equal(mw_design_bank(tiles, one, 0, 0).sides,
                     1 << MW_NORTH | 1 << MW_EAST);
    assert_int_equal(mw_design_bank(tiles, one, 1, 0).sides,
                     1 << MW_EAST | 1 << MW_SOUTH);
    assert_int_equal(mw_design_bank(tiles, one, 0, 0).circles, 2);
    assert_int_equal(mw_design_ghost_marks(tiles, one), 1);
    assert_int_equal(mw_design_bank_count(tiles, two), 2);
    assert_int_equal(mw_design_bank(tiles, two, 0, 0).sides, 1 << MW_NORTH);
    assert_int_equal(mw_design_bank(tiles, two, 0, 1).sides, 1 << MW_SOUTH);
    assert_int_equal(mw_design_bank(tiles, two, 3, 0).sides, 1 << MW_WEST);
    assert_int_equal(mw_design_ghost_marks(tiles, two), 2);
    mw_tiles_free(tiles);
}

static void MIST_7_field_under_mist_belongs_to_no_field(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(MIST);
    const mw_part *clear = tiles_part(tiles, "one-bank", 0, MW_FIELD, "SR");
    assert_int_equal(clear->slots, tiles_slots("SR WL"));
    assert_int_equal(tiles_part(tiles, "one-bank", 0, MW_FIELD, "WR")->slots,
                     tiles_slots("WR"));
    assert_int_equal(tiles_part(tiles, "one-bank", 0, MW_FIELD, "SL")->slots,
                     tiles_slots("SL"));
    int one = design(tiles, "one-bank");
    assert_int_equal(mw_design_part_count(tiles, one), 3 + 3);
    mw_picture_cell hidden = mw_design_cell(tiles, one, 0, 4, 0);
    assert_true(hidden.mist);
    assert_int_equal(hidden.part, MW_NONE);
    assert_int_equal(mw_design_cell(tiles, one, 0, 4, 2).mark, MW_SPELL_CIRCLE);
    mw_tiles_free(tiles);
}

static void MIST_6_a_road_with_a_clear_cell_can_be_claimed(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(MIST);
    assert_true(tiles_part(tiles, "one-bank", 0, MW_ROAD, "W")->claimable);
    assert_false(tiles_part(tiles, "one-bank", 0, MW_ROAD, "E")->claimable);
    const mw_part *road = tiles_part(tiles, "hidden-road", 0, MW_ROAD, "E");
    assert_false(road->claimable);
    assert_int_equal(road->slots, tiles_slots("E W"));
    assert_int_equal(mw_design_part_count(tiles, design(tiles, "hidden-road")),
                     1);
    assert_int_equal(
        tiles_part(tiles, "two-banks", 0, MW_ROAD, "E")->spot_column, 1);
    mw_tiles_free(tiles);
}

static void MIST_17_a_tile_shows_mist_if_any_cell_is_misty(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(MIST);
    assert_true(mw_design_misty(tiles, design(tiles, "one-bank")));
    assert_false(mw_design_misty(tiles, design(tiles, "clear")));
    mw_tiles_free(tiles);
}

static void BASE_19_mist_and_circles_tell_rotations_apart(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(MIST);
    int one = design(tiles, "one-bank");
    int two = design(tiles, "two-banks");
    for (int turns = 0; turns < 4; turns++) {
        assert_int_equal(mw_design_rotation(tiles, one, turns), turns);
        assert_int_equal(mw_design_rotation(tiles, two, turns), turns % 2);
    }
    mw_tiles_free(tiles);
}

/* A road from the north ends at the ruin, one from the south too; a third runs
 * from west to south under mist. A city of the upper right quarter reaches down
 * into the lower one. */
static const char SQUARE[] = "set ruins\n"
                             "tile ruin x1 square mist\n"
                             "....=.....#######.|..................\n"
                             "....=.....#######.|..................\n"
                             "....=.....#######.|..................\n"
                             "....=.......####..|..................\n"
                             "....=.......####..|..................\n"
                             "....==......####..|..................\n"
                             ".....==.....####..|..................\n"
                             "......=RRRR.####..|..................\n"
                             ".......RRRR.####..|.~................\n"
                             ".......RRRR.$##...|.~................\n"
                             ".......RRRR.###...|~~................\n"
                             ".........=........|~~~...............\n"
                             ".........==.......|~o~~..............\n"
                             "====......====....|~~~~..............\n"
                             "...=.........=....|~~~...............\n"
                             "...==........=....|~~................\n"
                             "....=........=....|~.................\n"
                             "....=........=....|..................\n";

static void MIST_22_the_start_tile_is_one_picture_cut_into_four(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(SQUARE);
    tiles_check_all(tiles);
    static const char *const IDS[] = {"ruin-1", "ruin-2", "ruin-3", "ruin-4"};
    assert_int_equal(mw_design_count(tiles), 4);
    for (int quarter = 0; quarter < 4; quarter++) {
        int of = design(tiles, IDS[quarter]);
        assert_int_equal(mw_design_quarter(tiles, of), quarter);
        assert_int_equal(mw_design_copies(tiles, of), 1);
        assert_true(mw_design_starts(tiles, of));
        assert_int_equal(mw_design_rotation(tiles, of, 1), 1);
    }
    assert_int_equal(mw_design_side(tiles, 0, 0, MW_NORTH), MW_ROAD_SIDE);
    assert_int_equal(mw_design_side(tiles, 0, 0, MW_EAST), MW_FIELD_SIDE);
    assert_int_equal(mw_design_side(tiles, 1, 0, MW_NORTH), MW_CITY_SIDE);
    assert_int_equal(mw_design_side(tiles, 2, 0, MW_WEST), MW_ROAD_SIDE);
    assert_int_equal(mw_design_cell(tiles, 3, 0, 0, 0).surface, MW_ON_RUIN);
    mw_tiles_free(tiles);
}

/* The piece of a part of the whole picture in one quarter, or NULL. */
static const mw_part *piece(const mw_tiles *tiles, int of, enum mw_kind kind,
                            int whole)
{
    for (int i = 0; i < mw_design_part_count(tiles, of); i++) {
        const mw_part *part = mw_design_part(tiles, of, 0, i);
        if (part->kind == (uint8_t)kind && part->whole == whole)
            return part;
    }
    return NULL;
}

static void MIST_22_pieces_of_one_part_carry_its_number(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(SQUARE);
    const mw_part *city = tiles_part(tiles, "ruin-2", 0, MW_CITY, "N");
    const mw_part *rest = piece(tiles, 3, MW_CITY, city->whole);
    assert_non_null(rest);
    assert_int_equal(city->coats, 0);
    assert_int_equal(rest->coats, 1);
    assert_int_equal(rest->slots, 0);
    assert_null(piece(tiles, 0, MW_CITY, city->whole));
    const mw_part *field = tiles_part(tiles, "ruin-2", 0, MW_FIELD, "EL");
    assert_non_null(piece(tiles, 3, MW_FIELD, field->whole));
    assert_int_equal(tiles_border_slots(tiles, 1, 0, field),
                     tiles_slots("NL N NR"));
    assert_int_not_equal(tiles_part(tiles, "ruin-1", 0, MW_ROAD, "N")->whole,
                         tiles_part(tiles, "ruin-3", 0, MW_ROAD, "S")->whole);
    const mw_part *through = tiles_part(tiles, "ruin-3", 0, MW_ROAD, "S");
    assert_int_equal(through->slots, tiles_slots("S W"));
    mw_tiles_free(tiles);
}

/* Mist that reaches a side in one quarter only joins its piece in another. */
static void MIST_22_mist_hangs_together_across_quarters(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(SQUARE);
    assert_int_equal(mw_design_bank_count(tiles, 0), 1);
    assert_int_equal(mw_design_bank_count(tiles, 1), 0);
    assert_int_equal(mw_design_bank_count(tiles, 2), 1);
    mw_bank_part upper = mw_design_bank(tiles, 0, 0, 0);
    mw_bank_part lower = mw_design_bank(tiles, 2, 0, 0);
    assert_int_equal(upper.sides, 0);
    assert_int_equal(upper.circles, 0);
    assert_int_equal(lower.sides, 1 << MW_WEST);
    assert_int_equal(lower.circles, 1);
    assert_int_equal(upper.whole, lower.whole);
    assert_true(mw_design_misty(tiles, 0));
    assert_false(mw_design_misty(tiles, 1));
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(MIST_4_separate_pieces_are_separate_banks),
        cmocka_unit_test(MIST_7_field_under_mist_belongs_to_no_field),
        cmocka_unit_test(MIST_6_a_road_with_a_clear_cell_can_be_claimed),
        cmocka_unit_test(MIST_17_a_tile_shows_mist_if_any_cell_is_misty),
        cmocka_unit_test(BASE_19_mist_and_circles_tell_rotations_apart),
        cmocka_unit_test(MIST_22_the_start_tile_is_one_picture_cut_into_four),
        cmocka_unit_test(MIST_22_pieces_of_one_part_carry_its_number),
        cmocka_unit_test(MIST_22_mist_hangs_together_across_quarters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
