/* The shipped tiles play well: what `simulate` prints of the mists and of the
 * spell circles stays within the aims they were drawn for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "common/home.h"
#include "program.h"

#define EVERYTHING "base,magic,mist,circle"

static const char *const MIXES[] = {"base,mist", "base,mist,circle",
                                    EVERYTHING};

static const char *simulate(const char *policy, const char *modules,
                            int players)
{
    const struct program *run =
        program_run("simulate --games 200 --seed 1 --json --policy %s "
                    "--modules %s --players %d",
                    policy, modules, players);
    assert_int_equal(run->status, 0);
    assert_true(json_is_whole(run->out));
    return run->out;
}

/* What a figure of a careful game must be. */
static const struct aim {
    const char *key;
    double least, most;
} AIMS[] = {
    {"discards_per_game", 0, 0.3},  {"games_with_close", 0.5, 1},
    {"games_with_castle", 0.5, 1},  {"games_with_cemetery", 0.5, 1},
    {"empty_handed_share", 0, 0.2}, {"longest_empty_handed", 0, 8},
    {"continues_per_game", 30, 80}, {"limits_per_game", 0, 2},
    {"driven_off_per_game", 5, 30},
};

static void assert_aims(const char *json)
{
    for (size_t i = 0; i < sizeof AIMS / sizeof *AIMS; i++) {
        double value = json_number(json, AIMS[i].key);
        if (value < AIMS[i].least || value > AIMS[i].most)
            fail_msg("%s is %f, not from %f to %f", AIMS[i].key, value,
                     AIMS[i].least, AIMS[i].most);
    }
}

static void careful_players_find_the_mists_well_mixed(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof MIXES / sizeof *MIXES; i++) {
        for (int players = 2; players <= 4; players++)
            assert_aims(simulate("careful", MIXES[i], players));
    }
}

static void hardly_any_tile_is_discarded_whoever_plays(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof MIXES / sizeof *MIXES; i++)
        assert_true(json_number(simulate("uniform", MIXES[i], 3),
                                "discards_per_game") < 0.3);
}

/* Rounded to 4 digits each. */
static void ghosts_from_circles_are_told_by_whom_they_go_to(void **state)
{
    (void)state;
    const char *json = simulate("careful", EVERYTHING, 2);
    double all = json_number(json, "circle_ghosts_per_game");
    double others = json_number(json, "circle_ghosts_to_others_per_game");
    double own = json_number(json, "circle_ghosts_to_self_per_game");
    double supply = json_number(json, "circle_ghosts_to_supply_per_game");
    double rest = all - others - own - supply;
    assert_true(all > 5 && others > own);
    assert_true(rest > -0.001 && rest < 0.001);
    /* Closes with circles are frequent enough to be tested by. */
    assert_true(json_number(json, "games_with_circle_close") > 0.5);
    assert_null(strstr(simulate("careful", "base,mist", 2), "circle"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(careful_players_find_the_mists_well_mixed),
        cmocka_unit_test(hardly_any_tile_is_discarded_whoever_plays),
        cmocka_unit_test(ghosts_from_circles_are_told_by_whom_they_go_to),
    };
    return cmocka_run_group_tests(tests, home_make, home_remove);
}
