/* The set with the magic symbol against the published facts of its tiles. */
#include <string.h>

#include "tiles_checks.h"
#include "tiles_facts.h"

static const struct fact FACTS[] = {
    {"magic-city-across-gates", 1, "RCRC",
     "road N; road S; city E W; field NL: E; field NR: E; field SL: E; field "
     "SR: E"},
    {"magic-city-corner-road", 1, "CRRC",
     "road E S; city N W; field EL SR: N; field ER SL"},
    {"magic-city-fork", 1, "CRRR",
     "road E; road S; road W; city N; field EL WR: N; field SR WL; field ER "
     "SL"},
    {"magic-city-gate", 1, "CCRC",
     "road S; city N E W; field SL: N; field SR: N"},
    {"magic-city-road-gate", 1, "CRRR",
     "road E; road S W; city N; field EL: N; field ER SL WR: N; field SR WL"},
    {"magic-city-three-apart", 1, "CCRC",
     "road S; city W; city N; city E; field SR: W N E; field SL: E"},
    {"magic-city-two-opposite", 1, "CFCF",
     "city N; city S; field EL ER WL WR: N S"},
    {"magic-city-two-road", 1, "CRRC",
     "road E S; city N; city W; field EL SR: N W; field ER SL"},
};

enum { FACTS_COUNT = sizeof FACTS / sizeof *FACTS };

static void the_magic_set_is_as_published_in_each_rotation(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("magic");
    assert_int_equal(mw_design_count(tiles), FACTS_COUNT);
    assert_int_equal(FACTS_COUNT, 8);
    for (int i = 0; i < FACTS_COUNT; i++)
        tiles_check_fact(tiles, &FACTS[i]);
    mw_tiles_free(tiles);
}

static void each_slot_is_covered_once_in_every_rotation(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("magic");
    tiles_check_all(tiles);
    mw_tiles_free(tiles);
}

static int symbols_on(const mw_tiles *tiles, int design)
{
    int symbols = 0;
    for (int i = 0; i < MW_GRID * MW_GRID; i++) {
        mw_picture_cell cell =
            mw_design_cell(tiles, design, 0, i % MW_GRID, i / MW_GRID);
        symbols += cell.mark == MW_MAGIC_SYMBOL;
    }
    return symbols;
}

static void MAGIC_1_each_tile_bears_one_symbol_that_is_seen(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("magic");
    for (int design = 0; design < mw_design_count(tiles); design++) {
        assert_true(mw_design_magic(tiles, design));
        assert_int_equal(symbols_on(tiles, design), 1);
        assert_false(mw_design_misty(tiles, design));
        assert_false(mw_design_starts(tiles, design));
    }
    tiles_check_spots(tiles);
    mw_tiles_free(tiles);
}

/* BASE-19: the symbol is on the tile as a whole and tells no rotations
 * apart. */
static void BASE_19_a_symbol_tells_no_rotations_apart(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("magic");
    for (int design = 0; design < mw_design_count(tiles); design++) {
        const char *id = mw_design_id(tiles, design);
        int different = strcmp(id, "magic-city-across-gates") == 0 ||
                                strcmp(id, "magic-city-two-opposite") == 0
                            ? 2
                            : 4;
        for (int turns = 0; turns < 4; turns++)
            assert_int_equal(mw_design_rotation(tiles, design, turns),
                             turns % different);
    }
    mw_tiles_free(tiles);
}

/* As for the base set: old records refer to this number. */
static void the_fingerprint_of_the_magic_set_is_kept(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("magic");
    uint64_t fingerprint = mw_tiles_set_fingerprint(tiles, 0);
    if (fingerprint != UINT64_C(0xc3307aa967aa37e3))
        fail_msg("the magic set is another one: %016llx",
                 (unsigned long long)fingerprint);
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_magic_set_is_as_published_in_each_rotation),
        cmocka_unit_test(each_slot_is_covered_once_in_every_rotation),
        cmocka_unit_test(MAGIC_1_each_tile_bears_one_symbol_that_is_seen),
        cmocka_unit_test(BASE_19_a_symbol_tells_no_rotations_apart),
        cmocka_unit_test(the_fingerprint_of_the_magic_set_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
