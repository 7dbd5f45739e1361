/* The base set against the published facts of its 24 designs. */
#include <string.h>

#include "tiles_checks.h"
#include "tiles_facts.h"
#include "world.h"

static const struct fact FACTS[] = {
    {"city-across", 1, "FCFC", "city E W; field NL NR: E; field SL SR: E"},
    {"city-across-coat", 2, "FCFC",
     "city+ E W; field NL NR: E; field SL SR: E"},
    {"city-cap", 5, "CFFF", "city N; field EL ER SL SR WL WR: N"},
    {"city-corner", 3, "CFFC", "city N W; field EL ER SL SR: N"},
    {"city-corner-coat", 2, "CFFC", "city+ N W; field EL ER SL SR: N"},
    {"city-corner-road", 3, "CRRC",
     "road E S; city N W; field EL SR: N; field ER SL"},
    {"city-corner-road-coat", 2, "CRRC",
     "road E S; city+ N W; field EL SR: N; field ER SL"},
    {"city-fork", 3, "CRRR",
     "road E; road S; road W; city N; field EL WR: N; field SR WL; field ER "
     "SL"},
    {"city-full", 1, "CCCC", "city+ N E S W"},
    {"city-gate", 1, "CCRC", "road S; city N E W; field SL: N; field SR: N"},
    {"city-gate-coat", 2, "CCRC",
     "road S; city+ N E W; field SL: N; field SR: N"},
    {"city-road-left", 3, "CFRR",
     "road S W; city N; field EL ER SL WR: N; field SR WL"},
    {"city-road-right", 3, "CRRF",
     "road E S; city N; field EL SR WL WR: N; field ER SL"},
    {"city-road-straight", 4, "CRFR",
     "road E W; city N; field EL WR: N; field ER SL SR WL"},
    {"city-three", 3, "CCFC", "city N E W; field SL SR: N"},
    {"city-three-coat", 1, "CCFC", "city+ N E W; field SL SR: N"},
    {"city-two-adjacent", 2, "CFFC", "city N; city W; field EL ER SL SR: N W"},
    {"city-two-opposite", 3, "CFCF", "city N; city S; field EL ER WL WR: N S"},
    {"crossing", 1, "RRRR",
     "road N; road E; road S; road W; field NL WR; field NR EL; field ER SL; "
     "field SR WL"},
    {"monastery", 4, "FFFF", "monastery; field NL NR EL ER SL SR WL WR"},
    {"monastery-road", 2, "FFRF",
     "monastery; road S; field NL NR EL ER SL SR WL WR"},
    {"road-curve", 9, "FFRR", "road S W; field NL NR EL ER SL WR; field SR WL"},
    {"road-fork", 4, "FRRR",
     "road E; road S; road W; field NL NR EL WR; field ER SL; field SR WL"},
    {"road-straight", 8, "FRFR",
     "road E W; field NL NR EL WR; field ER SL SR WL"},
};

enum { FACTS_COUNT = sizeof FACTS / sizeof *FACTS };

static void BASE_1_each_design_is_as_published_in_each_rotation(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (int i = 0; i < FACTS_COUNT; i++)
        tiles_check_fact(tiles, &FACTS[i]);
    mw_tiles_free(tiles);
}

static void BASE_1_there_are_72_tiles_and_one_starts(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    assert_int_equal(mw_design_count(tiles), 24);
    assert_int_equal(FACTS_COUNT, 24);
    int copies = 0;
    for (int i = 0; i < FACTS_COUNT; i++) {
        int design = tiles_design(tiles, FACTS[i].id);
        copies += mw_design_copies(tiles, design);
        bool start = strcmp(FACTS[i].id, "city-road-straight") == 0;
        assert_int_equal(mw_design_starts(tiles, design), start);
        assert_false(mw_design_magic(tiles, design));
        assert_false(mw_design_misty(tiles, design));
        assert_int_equal(mw_design_quarter(tiles, design), MW_NONE);
    }
    assert_int_equal(copies, 72);
    mw_tiles_free(tiles);
}

static void each_slot_is_covered_once_in_every_rotation(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    tiles_check_all(tiles);
    mw_tiles_free(tiles);
}

/* Fault 22 elsewhere: no two tiles of this set make a city of two tiles with
 * a coat of arms, because each coat lies in a city of two sides or more. */
static void a_coat_of_arms_lies_in_a_city_of_two_sides_or_more(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    int coats = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
            const mw_part *part = mw_design_part(tiles, design, 0, i);
            if (part->coats == 0)
                continue;
            coats += part->coats * mw_design_copies(tiles, design);
            assert_int_not_equal(part->sides & (part->sides - 1), 0);
        }
    }
    assert_int_equal(coats, 10);
    mw_tiles_free(tiles);
}

/* BASE-19: rotations that look alike are one way to place a tile. */
static void BASE_19_look_alike_rotations_are_one(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (int design = 0; design < mw_design_count(tiles); design++) {
        const char *id = mw_design_id(tiles, design);
        int different = 4;
        if (strcmp(id, "crossing") == 0 || strcmp(id, "monastery") == 0 ||
            strcmp(id, "city-full") == 0)
            different = 1;
        if (strncmp(id, "city-across", 11) == 0 ||
            strcmp(id, "road-straight") == 0 ||
            strcmp(id, "city-two-opposite") == 0)
            different = 2;
        for (int turns = 0; turns < 4; turns++)
            assert_int_equal(mw_design_rotation(tiles, design, turns),
                             turns % different);
    }
    mw_tiles_free(tiles);
}

/* Old records refer to this number: it changes when a tile means something
 * else, and never when it is only drawn in another way. */
static void the_fingerprint_of_the_base_set_is_kept(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    uint64_t fingerprint = mw_tiles_set_fingerprint(tiles, 0);
    if (fingerprint != UINT64_C(0x39b408d8431db835))
        fail_msg("the base set is another one: %016llx",
                 (unsigned long long)fingerprint);
    mw_tiles_free(tiles);
}

static void figures_stand_where_they_are_seen(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    tiles_check_spots(tiles);
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(BASE_1_each_design_is_as_published_in_each_rotation),
        cmocka_unit_test(BASE_1_there_are_72_tiles_and_one_starts),
        cmocka_unit_test(each_slot_is_covered_once_in_every_rotation),
        cmocka_unit_test(a_coat_of_arms_lies_in_a_city_of_two_sides_or_more),
        cmocka_unit_test(BASE_19_look_alike_rotations_are_one),
        cmocka_unit_test(the_fingerprint_of_the_base_set_is_kept),
        cmocka_unit_test(figures_stand_where_they_are_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
