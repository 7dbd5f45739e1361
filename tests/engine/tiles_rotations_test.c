/* Tiles that look alike in two rotations and are not the same in them. */
#include "tiles_checks.h"

/* Of a half road in the mist one end has a clear cell; of a cell-wide strip of
 * field behind houses nothing touches a city, of the field before them all. */
static const char ALMOST[] = "set base\n"
                             "tile end-in-sight x1 mist\n"
                             ".........|.........\n"
                             ".........|~.......~\n"
                             ".........|~.......~\n"
                             ".........|~~......~\n"
                             "====+====|~~~~....~\n"
                             ".........|~~......~\n"
                             ".........|~.......~\n"
                             ".........|~.......~\n"
                             ".........|.........\n"
                             "tile both-ends-in-sight x1 mist\n"
                             ".........|.........\n"
                             ".........|~.......~\n"
                             ".........|~.......~\n"
                             ".........|~.......~\n"
                             "====+====|~.......~\n"
                             ".........|~.......~\n"
                             ".........|~.......~\n"
                             ".........|~.......~\n"
                             ".........|.........\n"
                             "tile strip x1\n"
                             ".#######.\n"
                             ".......+.\n"
                             ".......+.\n"
                             ".......+.\n"
                             ".......+.\n"
                             ".......+.\n"
                             ".......+.\n"
                             ".......+.\n"
                             ".#######.\n"
                             "tile no-strip x1\n"
                             ".#######.\n"
                             "....+....\n"
                             "....+....\n"
                             "....+....\n"
                             "....+....\n"
                             "....+....\n"
                             "....+....\n"
                             "....+....\n"
                             ".#######.\n";

static int half_turned(const mw_tiles *tiles, const char *id)
{
    return mw_design_rotation(tiles, tiles_design(tiles, id), 2);
}

static void BASE_19_what_can_be_claimed_tells_rotations_apart(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(ALMOST);
    assert_false(tiles_part(tiles, "end-in-sight", 0, MW_ROAD, "W")->claimable);
    assert_true(tiles_part(tiles, "end-in-sight", 0, MW_ROAD, "E")->claimable);
    assert_int_equal(half_turned(tiles, "end-in-sight"), 2);
    assert_int_equal(half_turned(tiles, "both-ends-in-sight"), 0);
    mw_tiles_free(tiles);
}

static void BASE_19_what_fields_border_tells_rotations_apart(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(ALMOST);
    assert_int_equal(tiles_part(tiles, "strip", 0, MW_FIELD, "EL")->borders, 0);
    assert_int_equal(half_turned(tiles, "strip"), 2);
    assert_int_equal(half_turned(tiles, "no-strip"), 0);
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(BASE_19_what_can_be_claimed_tells_rotations_apart),
        cmocka_unit_test(BASE_19_what_fields_border_tells_rotations_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
