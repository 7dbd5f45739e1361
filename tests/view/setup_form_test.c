/* A set-up stays playable, and what is impossible is refused with a reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "setup_form.h"

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

static struct setup fresh(void)
{
    struct setup setup;
    setup_default(&setup);
    setup_form_prepare(&setup, tiles);
    return setup;
}

static void all_six_seats_have_a_name_and_a_colour(void **state)
{
    (void)state;
    struct setup setup = fresh();
    setup.players = MW_PLAYERS_MAX;
    int player;
    struct problem problem = {0};
    assert_true(setup_form_check(&setup, tiles, &player, &problem));
}

static void BASE_2_two_to_six_can_play(void **state)
{
    (void)state;
    struct setup setup = fresh();
    setup_form_players(&setup, -1);
    assert_int_equal(setup.players, 2);
    for (int i = 0; i < 9; i++)
        setup_form_players(&setup, 1);
    assert_int_equal(setup.players, 6);
}

static bool all_different(const struct setup *setup)
{
    unsigned seen = 0;
    for (int i = 0; i < MW_PLAYERS_MAX; i++)
        seen |= 1U << setup->colours[i];
    return seen == (1U << PLAYER_COLOURS) - 1;
}

static void colours_stay_different_whoever_changes_his(void **state)
{
    (void)state;
    for (int players = 2; players <= 6; players++) {
        struct setup setup = fresh();
        setup.players = players;
        for (int i = 0; i < 40; i++) {
            int player = i * 7 % players;
            int before = setup.colours[player];
            setup_form_colour(&setup, player, i % 3 == 0 ? -1 : 1);
            assert_int_not_equal(setup.colours[player], before);
            assert_true(all_different(&setup));
        }
    }
}

static void a_free_colour_is_taken_before_a_neighbours(void **state)
{
    (void)state;
    struct setup setup = fresh();
    setup_form_colour(&setup, 0, 1);
    assert_int_equal(setup.colours[0], COLOUR_YELLOW);
    assert_int_equal(setup.colours[1], COLOUR_BLUE);
    assert_string_equal(setup.names[0], "Yellow");
    strcpy(setup.names[1], "Bert");
    setup_form_colour(&setup, 1, 1);
    assert_int_equal(setup.colours[1], COLOUR_GREEN);
    assert_string_equal(setup.names[1], "Bert");
}

static void names_that_cannot_be_are_refused_with_the_player(void **state)
{
    (void)state;
    struct setup setup = fresh();
    struct problem problem = {0};
    int player;
    setup.names[1][0] = '\0';
    assert_false(setup_form_check(&setup, tiles, &player, &problem));
    assert_int_equal(player, 1);
    assert_true(strlen(problem.text) > 10);
    strcpy(setup.names[1], "Red");
    assert_false(setup_form_check(&setup, tiles, &player, &problem));
    assert_int_equal(player, 1);
    assert_non_null(strstr(problem.text, "two players are called Red"));
    strcpy(setup.names[1], "Bert");
    assert_true(setup_form_check(&setup, tiles, &player, &problem));
}

static void only_modules_that_work_can_be_chosen(void **state)
{
    (void)state;
    struct setup setup = fresh();
    struct problem problem = {0};
    unsigned works = setup_form_modules(tiles);
    assert_true((works & MW_BASE) != 0);
    for (int i = 0; mw_module_name(i) != NULL; i++) {
        const char *name = mw_module_name(i);
        if ((works >> i & 1) != 0)
            assert_int_not_equal(mw_tiles_set_find(tiles, name, strlen(name)),
                                 MW_NONE);
    }
    assert_false(setup_form_module(&setup, MW_BASE, &problem));
    assert_string_equal(problem.text, mw_status_text(MW_MODULE_NEEDS_BASE));
    assert_int_equal(setup.modules, MW_BASE);
}

/* Known from others: a module was kept that the next game could not have. */
static void what_was_playable_once_is_checked_anew(void **state)
{
    (void)state;
    struct setup setup = fresh();
    mw_tiles *none = mw_tiles_new();
    assert_non_null(none);
    struct problem problem = {0};
    int player;
    assert_false(setup_form_check(&setup, none, &player, &problem));
    assert_int_equal(player, MW_NONE);
    assert_non_null(strstr(problem.text, "base"));
    assert_int_equal(setup_form_modules(none), 0);
    setup.modules = ~0U;
    setup.stack_count = 3;
    setup_form_prepare(&setup, tiles);
    assert_int_equal(setup.modules & ~setup_form_modules(tiles), 0);
    assert_int_equal(setup.stack_count, 0);
    assert_true(setup_form_check(&setup, tiles, &player, &problem));
    mw_tiles_free(none);
}

static void BASE_9_the_house_rule_can_be_switched(void **state)
{
    (void)state;
    struct setup setup = fresh();
    setup_form_tiny_city(&setup);
    assert_int_equal(setup.tiny_city, 2);
    setup_form_tiny_city(&setup);
    assert_int_equal(setup.tiny_city, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_six_seats_have_a_name_and_a_colour),
        cmocka_unit_test(BASE_2_two_to_six_can_play),
        cmocka_unit_test(colours_stay_different_whoever_changes_his),
        cmocka_unit_test(a_free_colour_is_taken_before_a_neighbours),
        cmocka_unit_test(names_that_cannot_be_are_refused_with_the_player),
        cmocka_unit_test(only_modules_that_work_can_be_chosen),
        cmocka_unit_test(what_was_playable_once_is_checked_anew),
        cmocka_unit_test(BASE_9_the_house_rule_can_be_switched),
    };
    return cmocka_run_group_tests(tests, read_tiles, free_tiles);
}
