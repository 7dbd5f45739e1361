/* Set-up by keys and by mouse. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "guest.h"

static struct hands *at_setup(int columns, int rows)
{
    struct hands *guest = guest_new(columns, rows);
    guest_type(guest, "n");
    assert_int_equal(guest->ui.screen, SCREEN_SETUP);
    return guest;
}

static const struct setup *begun(const struct hands *guest)
{
    assert_int_equal(guest->last.type, INTENT_NEW);
    return &guest->last.setup;
}

/* To the first row, from wherever. */
static void go_up(struct hands *guest)
{
    guest_type(guest, "^^^^^^^^^^^^^^");
}

static void two_keys_begin_a_game(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_type(guest, "n\n");
    const struct setup *setup = begun(guest);
    assert_int_equal(setup->players, 2);
    assert_int_equal(setup->modules, MW_BASE);
    assert_int_equal(setup->seed, 4711);
    assert_int_equal(guest->ui.screen, SCREEN_BOARD);
    hands_free(guest);
}

static void everything_can_be_chosen_by_keys(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    go_up(guest);
    guest_type(guest, "3_\b\b\bAnna\t>");  /* three; Anna, green */
    guest_type(guest, "\t\b\b\b\bBert_");  /* Bert */
    guest_type(guest, "\b\b\b\b\b\bZo_ "); /* Zo; no change of base */
    guest_type(guest, "_ _ _ _ _ _");      /* the others, the house rule */
    guest_type(guest, "\b\b\b\b42\n\n");
    const struct setup *setup = begun(guest);
    assert_int_equal(setup->players, 3);
    assert_string_equal(setup->names[0], "Anna");
    assert_string_equal(setup->names[1], "Bert");
    assert_string_equal(setup->names[2], "Zo");
    assert_int_equal(setup->colours[0], COLOUR_GREEN);
    assert_int_equal(setup->modules, MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE);
    assert_int_equal(setup->tiny_city, 2);
    assert_true(setup->take_back);
    assert_int_equal(setup->seed, 42);
    hands_free(guest);
}

/* Nobody who types a name or a seed means to lengthen the one that is there. */
static void typing_replaces_what_was_proposed(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    go_up(guest);
    guest_type(guest, "_Anna\n");
    guest_type(guest, "Bert");
    guest_press(guest, INPUT_PAGE_DOWN);
    guest_type(guest, "^77_\n");
    assert_string_equal(begun(guest)->names[0], "Anna");
    assert_string_equal(begun(guest)->names[1], "Bert");
    assert_int_equal(begun(guest)->seed, 77);
    hands_free(guest);
}

/* The cursor begins in the last row, where the key bar offers Tab. */
static void tab_goes_round(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    guest_type(guest, "\t3");
    assert_int_equal(guest->ui.setup.setup.players, 3);
    guest_press(guest, INPUT_BACKTAB);
    guest_type(guest, "\n");
    assert_int_equal(begun(guest)->players, 3);
    hands_free(guest);
}

/* CIRCLE-11: whoever asks for the circles alone, or takes the mist away from
 * under them, is told why not. */
static void CIRCLE_11_circles_need_the_mist(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    guest_click(guest, "[ ] circle");
    assert_true(guest_sees(guest, "! the spell circles need the mist."));
    assert_true(guest_sees(guest, "[ ] circle"));
    guest_click(guest, "[ ] mist");
    guest_click(guest, "[ ] circle");
    assert_true(guest_sees(guest, "[x] circle"));
    guest_click(guest, "[x] mist");
    assert_true(guest_sees(guest, "! the spell circles need the mist."));
    assert_true(guest_sees(guest, "[x] mist"));
    guest_type(guest, "_____\n");
    assert_int_equal(begun(guest)->modules, MW_BASE | MW_MIST | MW_CIRCLE);
    hands_free(guest);
}

static void everything_can_be_chosen_by_mouse(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    int column, row;
    assert_true(hands_see(guest, "Players", &column, &row));
    struct input more = {
        .type = INPUT_CLICK, .column = column + 17, .row = row};
    guest_input(guest, more);
    guest_input(guest, more);
    guest_click(guest, "Yellow");
    guest_type(guest, "!");
    guest_click(guest, "red ");
    guest_click(guest, "[ ] tiny");
    guest_click(guest, "[ Start");
    const struct setup *setup = begun(guest);
    assert_int_equal(setup->players, 4);
    assert_string_equal(setup->names[2], "Yellow!");
    assert_int_not_equal(setup->colours[0], COLOUR_RED);
    assert_int_equal(setup->tiny_city, 2);
    hands_free(guest);
}

static void a_bad_name_is_refused_where_it_stands(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    go_up(guest);
    guest_type(guest, "__\b\b\b\b");
    assert_true(guest_sees(guest, "!"));
    guest_press(guest, INPUT_PAGE_DOWN);
    guest_type(guest, "\n");
    assert_int_equal(guest->last.type, INTENT_NONE);
    assert_true(guest_sees(guest, "! Player 2: "));
    guest_type(guest, "Red");
    guest_press(guest, INPUT_PAGE_DOWN);
    guest_type(guest, "\n");
    assert_true(guest_sees(guest, "two players are called Red"));
    guest_type(guest, "y");
    guest_press(guest, INPUT_PAGE_DOWN);
    guest_type(guest, "\n");
    assert_string_equal(begun(guest)->names[1], "Redy");
    hands_free(guest);
}

static void a_bad_seed_is_refused(void **state)
{
    (void)state;
    static const char *const SEEDS[] = {"", "12a", "-3",
                                        "99999999999999999999"};
    for (size_t i = 0; i < sizeof SEEDS / sizeof *SEEDS; i++) {
        struct hands *guest = at_setup(80, 24);
        guest_type(guest, "^\b\b\b\b");
        guest_type(guest, SEEDS[i]);
        guest_type(guest, "_\n");
        assert_int_equal(guest->last.type, INTENT_NONE);
        assert_true(guest_sees(guest, "! Seed: "));
        hands_free(guest);
    }
}

static void the_base_game_cannot_be_switched_off(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    guest_click(guest, "[x] base");
    assert_true(guest_sees(guest, "! every module needs the module base"));
    assert_true(guest_sees(guest, "[x] base"));
    hands_free(guest);
}

/* Only what can be played is offered. */
static void modules_without_rules_or_tiles_are_not_there(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    for (int i = 0; mw_module_name(i) != NULL; i++) {
        char text[40];
        snprintf(text, sizeof text, "] %s", mw_module_name(i));
        const char *name = mw_module_name(i);
        bool works =
            mw_modules_check(MW_BASE | 1U << i) == MW_OK &&
            mw_tiles_set_find(guest->tiles, name, strlen(name)) != MW_NONE;
        if (works)
            assert_true(guest_sees(guest, text));
    }
    hands_free(guest);
}

static void the_last_set_up_is_remembered_but_not_its_seed(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    go_up(guest);
    guest_type(guest, "3_\b\b\bAnna");
    guest_press(guest, INPUT_PAGE_DOWN);
    guest_type(guest, "\n");
    uint64_t seed = begun(guest)->seed;
    guest->ui.screen = SCREEN_TITLE;
    guest_type(guest, "n");
    assert_true(guest_sees(guest, "Set up as last time."));
    guest_type(guest, "\n");
    assert_int_equal(begun(guest)->players, 3);
    assert_string_equal(begun(guest)->names[0], "Anna");
    assert_int_not_equal(begun(guest)->seed, seed);
    hands_free(guest);
}

/* Known from others: "play again" kept an option that had become
 * impossible. */
static void playing_again_checks_the_set_up_anew(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    struct setup setup;
    setup_default(&setup);
    setup.modules = MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE;
    setup.stack_count = 2;
    struct intent intent = setup_screen_again(&guest->ui, guest->tiles, &setup);
    assert_int_equal(intent.type, INTENT_NEW);
    assert_int_equal(intent.setup.stack_count, 0);
    assert_int_equal(mw_modules_check(intent.setup.modules), MW_OK);
    setup.names[1][0] = '\0';
    intent = setup_screen_again(&guest->ui, guest->tiles, &setup);
    assert_int_equal(intent.type, INTENT_NONE);
    assert_int_equal(guest->ui.screen, SCREEN_SETUP);
    assert_true(guest_sees(guest, "! Player 2: "));
    hands_free(guest);
}

static void back_leads_to_the_title(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    guest_type(guest, "q");
    assert_int_equal(guest->ui.screen, SCREEN_TITLE);
    /* In a name q is a letter, but Esc and the key bar lead back. */
    guest_type(guest, "n");
    go_up(guest);
    guest_type(guest, "_q");
    assert_int_equal(guest->ui.screen, SCREEN_SETUP);
    guest_type(guest, "\033n");
    assert_int_equal(guest->ui.screen, SCREEN_SETUP);
    guest_click(guest, "Esc back");
    assert_int_equal(guest->ui.screen, SCREEN_TITLE);
    hands_free(guest);
}

static void it_looks_as_it_did(void **state)
{
    (void)state;
    struct hands *guest = at_setup(80, 24);
    guest_check(guest, "setup", COLOURS_256, GLYPHS_UTF8);
    go_up(guest);
    guest_type(guest, "4__\b\b\b\b");
    guest_check(guest, "setup-name", COLOURS_256, GLYPHS_UTF8);
    guest_type(guest, "Bert\t");
    guest_check(guest, "setup-colour-mono", COLOURS_NEVER, GLYPHS_UTF8);
    guest_check(guest, "setup-colour-console", COLOURS_8, GLYPHS_CONSOLE);
    hands_free(guest);
    guest = at_setup(40, 15);
    go_up(guest);
    guest_type(guest, "6");
    guest_check(guest, "setup-small", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "setup-small-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_keys_begin_a_game),
        cmocka_unit_test(everything_can_be_chosen_by_keys),
        cmocka_unit_test(typing_replaces_what_was_proposed),
        cmocka_unit_test(tab_goes_round),
        cmocka_unit_test(CIRCLE_11_circles_need_the_mist),
        cmocka_unit_test(everything_can_be_chosen_by_mouse),
        cmocka_unit_test(a_bad_name_is_refused_where_it_stands),
        cmocka_unit_test(a_bad_seed_is_refused),
        cmocka_unit_test(the_base_game_cannot_be_switched_off),
        cmocka_unit_test(modules_without_rules_or_tiles_are_not_there),
        cmocka_unit_test(the_last_set_up_is_remembered_but_not_its_seed),
        cmocka_unit_test(playing_again_checks_the_set_up_anew),
        cmocka_unit_test(back_leads_to_the_title),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
