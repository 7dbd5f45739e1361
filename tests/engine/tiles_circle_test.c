/* The circle set, and all shipped sets beside one another. */
#include "tiles_checks.h"

static int circles_on(const mw_tiles *tiles, int design)
{
    int circles = 0;
    for (int i = 0; i < mw_design_bank_count(tiles, design); i++)
        circles += mw_design_bank(tiles, design, 0, i).circles;
    return circles;
}

static bool has_city(const mw_tiles *tiles, int design)
{
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        if (mw_design_part(tiles, design, 0, i)->kind == MW_CITY)
            return true;
    }
    return false;
}

static void
BASE_21_three_tiles_each_have_one_two_and_three_circles(void **state)
{
    (void)state;
    static const int EXPECTED[] = {0, 3, 3, 3};
    mw_tiles *tiles = tiles_shipped("circle");
    int found[4] = {0};
    int cities = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        int circles = circles_on(tiles, design);
        assert_in_range(circles, 1, 3);
        found[circles] += mw_design_copies(tiles, design);
        cities += has_city(tiles, design);
        assert_int_not_equal(tiles_misty_sides(tiles, design), 0);
        assert_false(mw_design_starts(tiles, design));
        assert_false(mw_design_magic(tiles, design));
    }
    assert_memory_equal(found, EXPECTED, sizeof found);
    assert_int_equal(mw_design_count(tiles), 9);
    assert_int_equal(cities, 4);
    mw_tiles_free(tiles);
}

/* MIST-23: the reader refuses it otherwise; here each tile has one piece of
 * mist only, so that nobody need ask which bank a circle belongs to. */
static void MIST_23_all_circles_of_a_tile_lie_in_one_piece(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("circle");
    for (int design = 0; design < mw_design_count(tiles); design++)
        assert_int_equal(mw_design_bank_count(tiles, design), 1);
    tiles_check_all(tiles);
    mw_tiles_free(tiles);
}

/* Circles side by side would look like one. */
static void circles_lie_apart_and_are_not_stood_on(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("circle");
    for (int design = 0; design < mw_design_count(tiles); design++) {
        for (int i = 0; i < MW_GRID * MW_GRID; i++) {
            int column = i % MW_GRID;
            int row = i / MW_GRID;
            if (mw_design_cell(tiles, design, 0, column, row).mark !=
                MW_SPELL_CIRCLE)
                continue;
            int near = 0;
            for (int y = row - 1; y <= row + 1; y++) {
                for (int x = column - 1; x <= column + 1; x++)
                    near += mw_design_cell(tiles, design, 0, x, y).mark ==
                            MW_SPELL_CIRCLE;
            }
            assert_int_equal(near, 1);
        }
    }
    tiles_check_spots(tiles);
    mw_tiles_free(tiles);
}

static unsigned terrains_of(const mw_tiles *tiles, int set)
{
    unsigned terrains = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        for (int side = 0; side < MW_SIDES; side++) {
            if (mw_design_set(tiles, design) == set)
                terrains |=
                    1U << mw_design_side(tiles, design, 0, (enum mw_side)side);
        }
    }
    return terrains;
}

/* Whatever a side of the other sets shows, the base set has to lay at it. */
static void BASE_21_all_sets_load_together_and_meet_the_base_set(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("base magic mist circle");
    int copies = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        if (mw_design_quarter(tiles, design) == MW_NONE)
            copies += mw_design_copies(tiles, design);
    }
    assert_int_equal(copies, 72 + 8 + 60 + 9);
    int base = mw_tiles_set_find(tiles, "base", 4);
    for (int set = 0; set < mw_tiles_set_count(tiles); set++)
        assert_int_equal(terrains_of(tiles, set) & ~terrains_of(tiles, base),
                         0);
    assert_int_equal(mw_tiles_set_count(tiles), 4);
    mw_tiles_free(tiles);
}

/* The order of the files must not matter, nor what was loaded before. */
static void the_order_in_which_sets_are_read_changes_nothing(void **state)
{
    (void)state;
    mw_tiles *one = tiles_shipped("base magic mist circle");
    mw_tiles *other = tiles_shipped("circle mist magic base");
    assert_int_equal(mw_design_count(one), mw_design_count(other));
    for (int design = 0; design < mw_design_count(one); design++)
        assert_string_equal(mw_design_id(one, design),
                            mw_design_id(other, design));
    for (int set = 0; set < 4; set++)
        assert_true(mw_tiles_set_fingerprint(one, set) ==
                    mw_tiles_set_fingerprint(other, set));
    mw_tiles_free(other);
    mw_tiles_free(one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            BASE_21_three_tiles_each_have_one_two_and_three_circles),
        cmocka_unit_test(MIST_23_all_circles_of_a_tile_lie_in_one_piece),
        cmocka_unit_test(circles_lie_apart_and_are_not_stood_on),
        cmocka_unit_test(BASE_21_all_sets_load_together_and_meet_the_base_set),
        cmocka_unit_test(the_order_in_which_sets_are_read_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
