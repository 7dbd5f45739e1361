/* What is chosen before a game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "setup.h"

static struct setup fresh(void)
{
    struct setup setup;
    setup_default(&setup);
    return setup;
}

/* The reader refuses the text with that reason, and changes nothing. */
static void refuses(bool (*read)(struct setup *, const char *,
                                 struct problem *),
                    const char *text, const char *reason)
{
    struct setup setup = fresh(), before = setup;
    struct problem problem = {0};
    assert_false(read(&setup, text, &problem));
    assert_non_null(strstr(problem.text, reason));
    assert_memory_equal(&setup, &before, sizeof setup);
}

static void without_a_choice_red_plays_blue(void **state)
{
    (void)state;
    struct setup setup = fresh();
    assert_int_equal(setup.players, 2);
    assert_string_equal(setup.names[0], "Red");
    assert_string_equal(setup.names[1], "Blue");
    assert_int_equal(setup.modules, MW_BASE);
    assert_true(setup_check(&setup, NULL));
}

static void a_number_of_players_names_them_after_colours(void **state)
{
    (void)state;
    struct setup setup = fresh();
    assert_true(setup_read_players(&setup, "6", NULL));
    assert_int_equal(setup.players, 6);
    assert_string_equal(setup.names[5], "Pink");
    assert_int_equal(setup.colours[5], COLOUR_PINK);
}

static void players_named_after_colours_get_them(void **state)
{
    (void)state;
    struct setup setup = fresh();
    assert_true(setup_read_players(&setup, "Ann, Bob ,red,Eve", NULL));
    assert_int_equal(setup.players, 4);
    assert_string_equal(setup.names[1], "Bob");
    assert_int_equal(setup.colours[0], COLOUR_BLUE);
    assert_int_equal(setup.colours[1], COLOUR_YELLOW);
    assert_int_equal(setup.colours[2], COLOUR_RED);
    assert_int_equal(setup.colours[3], COLOUR_GREEN);
}

static void players_that_cannot_play_are_refused(void **state)
{
    (void)state;
    refuses(setup_read_players, "1", "2 to 6 players, not 1");
    refuses(setup_read_players, "7", "2 to 6 players");
    refuses(setup_read_players, "99999999999999999999", "2 to 6 players");
    refuses(setup_read_players, "Ann", "with commas between");
    refuses(setup_read_players, "", "empty");
    refuses(setup_read_players, "Ann,,Bob", "empty");
    refuses(setup_read_players, "Ann,ann", "two players are called Ann");
    refuses(setup_read_players, "a,b,c,d,e,f,g", "2 to 6 players");
    refuses(setup_read_players, "Ann,Bartholomew the Great", "12 columns");
}

static void names_take_1_to_12_columns(void **state)
{
    (void)state;
    assert_true(setup_check_name("x", NULL));
    assert_true(setup_check_name("Anna Maria X", NULL));
    assert_false(setup_check_name("Anna Maria XY", NULL));
    assert_false(setup_check_name("", NULL));
    /* Six wide characters fill the room, seven do not fit. */
    assert_true(setup_check_name("\xe6\x9d\x8e\xe6\x9d\x8e\xe6\x9d\x8e"
                                 "\xe6\x9d\x8e\xe6\x9d\x8e\xe6\x9d\x8e",
                                 NULL));
    assert_false(setup_check_name("\xe6\x9d\x8e\xe6\x9d\x8e\xe6\x9d\x8e"
                                  "\xe6\x9d\x8e\xe6\x9d\x8e\xe6\x9d\x8e"
                                  "x",
                                  NULL));
    /* A character and forty accents are one column and many bytes. */
    char tall[NAME_BYTES + 40] = "e";
    for (int i = 0; i < 40; i++)
        strcat(tall, "\xcc\x81");
    assert_false(setup_check_name(tall, NULL));
}

static void names_show_what_they_are(void **state)
{
    (void)state;
    static const char *const BAD[] = {
        "a\nb", "a\tb", "\x1b[31m",      "a,b",      " a",
        "a ",   "\xff", "x\xe2\x80\xae", "\xcc\x81", "a\xc2\x9b"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct problem problem = {0};
        assert_false(setup_check_name(BAD[i], &problem));
        assert_true(strlen(problem.text) > 10);
    }
}

static void modules_are_refused_with_the_reason(void **state)
{
    (void)state;
    refuses(setup_read_modules, "magic", "module magic: every module needs");
    refuses(setup_read_modules, "base,circle", "need the mist");
    refuses(setup_read_modules, "base,abbey", "no module \"abbey\"");
    refuses(setup_read_modules, "", "no module \"\"");
    struct setup setup = fresh();
    setup.modules = 0;
    assert_true(setup_read_modules(&setup, "base", NULL));
    assert_int_equal(setup.modules, MW_BASE);
}

static void the_house_rule_is_read_in_both_forms(void **state)
{
    (void)state;
    struct setup setup = fresh();
    assert_true(setup_read_house(&setup, "tiny-city=2", NULL));
    assert_int_equal(setup.tiny_city, 2);
    assert_true(setup_read_house(&setup, "tiny-city 4", NULL));
    assert_int_equal(setup.tiny_city, 0);
    refuses(setup_read_house, "tiny-city", "takes 2 or 4 points");
    refuses(setup_read_house, "tiny-city=3", "takes 2 or 4 points");
    refuses(setup_read_house, "tiny-city=2 2", "takes 2 or 4 points");
    refuses(setup_read_house, "", "no house rule");
    refuses(setup_read_house, "big-city=2", "no house rule \"big-city=2\"");
}

static void seeds_are_numbers(void **state)
{
    (void)state;
    struct setup setup = fresh();
    assert_true(setup_read_seed(&setup, "18446744073709551615", NULL));
    assert_true(setup.seed == UINT64_MAX);
    refuses(setup_read_seed, "18446744073709551616", "number from 0");
    refuses(setup_read_seed, "-1", "number from 0");
    refuses(setup_read_seed, "", "number from 0");
    refuses(setup_read_seed, "seven", "not \"seven\"");
    refuses(setup_read_seed, "7 8", "not \"7 8\"");
}

static void colours_are_all_different(void **state)
{
    (void)state;
    struct setup setup = fresh();
    assert_true(setup_read_colours(&setup, "pink,black", NULL));
    assert_int_equal(setup.colours[0], COLOUR_PINK);
    assert_int_equal(setup.colours[1], COLOUR_BLACK);
    refuses(setup_read_colours, "pink,pink", "two players are pink");
    refuses(setup_read_colours, "pink", "1 colours for 2 players");
    refuses(setup_read_colours, "pink,mauve", "no colour \"mauve\"");
    refuses(setup_read_colours, "red,blue,green,yellow,black,pink,red",
            "two players are red");
}

static void letters_on_chips_are_all_different(void **state)
{
    (void)state;
    struct setup setup = fresh();
    assert_true(
        setup_read_players(&setup, "Bob,bb,Black,\xe6\x9d\x8e,Abel", NULL));
    assert_int_equal(setup_letter(&setup, 0), 'B');
    assert_int_equal(setup_letter(&setup, 1), 'C');
    assert_int_equal(setup_letter(&setup, 2), 'L');
    assert_int_equal(setup_letter(&setup, 3), 'D');
    assert_int_equal(setup_letter(&setup, 4), 'A');
}

static void fault_59_a_setup_is_checked_anew(void **state)
{
    (void)state;
    struct problem problem = {0};
    struct setup setup = fresh();
    setup.modules = MW_BASE | MW_CIRCLE;
    assert_false(setup_check(&setup, &problem));
    assert_non_null(strstr(problem.text, "mist"));
    setup = fresh();
    setup.colours[1] = setup.colours[0];
    assert_false(setup_check(&setup, &problem));
    assert_non_null(strstr(problem.text, "two players are red"));
    setup = fresh();
    snprintf(setup.names[1], NAME_BYTES, "red");
    assert_false(setup_check(&setup, &problem));
    setup = fresh();
    setup.players = 7;
    assert_false(setup_check(&setup, &problem));
}

static void what_no_option_can_say_is_still_checked(void **state)
{
    (void)state;
    struct problem problem = {0};
    struct setup setup = fresh();
    setup.players = 1;
    assert_false(setup_check(&setup, &problem));
    assert_non_null(strstr(problem.text, "2 to 6 players"));
    setup = fresh();
    setup.modules = 0;
    assert_false(setup_check(&setup, &problem));
    assert_string_equal(problem.text, mw_status_text(MW_BAD_MODULES));
    setup = fresh();
    setup.names[0][0] = '\0';
    assert_false(setup_check(&setup, &problem));
    assert_non_null(strstr(problem.text, "empty"));
    setup = fresh();
    setup.colours[1] = PLAYER_COLOURS;
    assert_false(setup_check(&setup, &problem));
    assert_string_equal(problem.text, "Blue has no colour");
}

static void a_file_is_called_by_plain_letters(void **state)
{
    (void)state;
    char name[40], small[8];
    struct setup setup = fresh();
    assert_true(setup_read_players(&setup, "Z{7}o_\xc3\xab,Anna-B", NULL));
    setup_file_name(&setup, name, sizeof name);
    assert_string_equal(name, "z7o-annab");
    setup_file_name(&setup, small, 4);
    assert_string_equal(small, "z7o");
    setup_file_name(&setup, small, 5);
    assert_string_equal(small, "z7o-");
    assert_int_equal(setup_letter(&setup, 0), 'Z');
    assert_true(setup_read_players(&setup, "{_},}{", NULL));
    assert_int_equal(setup_letter(&setup, 0), 'A');
    assert_int_equal(setup_letter(&setup, 1), 'B');
    setup_file_name(&setup, name, sizeof name);
    assert_string_equal(name, "");
    assert_true(setup_read_players(&setup, "Ann,\u03a9,Bob,{_}", NULL));
    setup_file_name(&setup, name, sizeof name);
    assert_string_equal(name, "ann-bob");
}

static void house_rules_have_their_numbers(void **state)
{
    (void)state;
    refuses(setup_read_house, "take-back=2", "take-back is 1 to allow it");
    refuses(setup_read_house, "tiny-city=3", "takes 2 or 4");
    struct setup setup = fresh();
    assert_true(setup_read_players(&setup, "Ann\t , Bob", NULL));
    assert_string_equal(setup.names[0], "Ann");
    assert_string_equal(setup.names[1], "Bob");
}

static void the_tile_set_that_is_missing_is_named(void **state)
{
    (void)state;
    static const char BASE[] = "set base\ntile a x2 start\n"
                               ".........\n.........\n.........\n"
                               ".........\n....M....\n.........\n"
                               ".........\n.........\n.........\n";
    struct problem problem = {0};
    struct setup setup = fresh();
    mw_tiles *tiles = mw_tiles_new();
    assert_true(mw_tiles_add(tiles, BASE, strlen(BASE), NULL));
    setup.modules = MW_BASE | MW_MIST;
    assert_false(setup_refused(tiles, &setup, MW_NO_TILE_SET, &problem));
    assert_string_equal(problem.text,
                        "the tile set of the module mist is missing");
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_choice_red_plays_blue),
        cmocka_unit_test(a_number_of_players_names_them_after_colours),
        cmocka_unit_test(players_named_after_colours_get_them),
        cmocka_unit_test(players_that_cannot_play_are_refused),
        cmocka_unit_test(names_take_1_to_12_columns),
        cmocka_unit_test(names_show_what_they_are),
        cmocka_unit_test(modules_are_refused_with_the_reason),
        cmocka_unit_test(the_house_rule_is_read_in_both_forms),
        cmocka_unit_test(seeds_are_numbers),
        cmocka_unit_test(colours_are_all_different),
        cmocka_unit_test(letters_on_chips_are_all_different),
        cmocka_unit_test(fault_59_a_setup_is_checked_anew),
        cmocka_unit_test(what_no_option_can_say_is_still_checked),
        cmocka_unit_test(a_file_is_called_by_plain_letters),
        cmocka_unit_test(house_rules_have_their_numbers),
        cmocka_unit_test(the_tile_set_that_is_missing_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
