/* The settings screen: every row changes and tells what it means. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "guest.h"

static struct hands *at_settings(void)
{
    struct hands *guest = guest_new(80, 24);
    guest_type(guest, "s");
    assert_int_equal(guest->ui.screen, SCREEN_SETTINGS);
    return guest;
}

static void each_row_goes_round_its_words_and_back(void **state)
{
    (void)state;
    struct hands *guest = at_settings();
    for (int i = 0; i < SETTINGS; i++) {
        const char *const *words = settings_words((enum setting)i);
        int count = 0;
        for (; words[count] != NULL; count++) {
            assert_int_equal(guest->ui.settings.choice[i], count);
            assert_true(guest_sees(guest, words[count]));
            guest_press(guest, INPUT_RIGHT);
            assert_int_equal(guest->last.type, INTENT_SETTINGS);
        }
        assert_int_equal(guest->ui.settings.choice[i], 0);
        guest_press(guest, INPUT_LEFT);
        assert_int_equal(guest->ui.settings.choice[i], count - 1);
        guest_press(guest, INPUT_DOWN);
    }
    hands_free(guest);
}

static void a_click_chooses_a_row_and_another_changes_it(void **state)
{
    (void)state;
    struct hands *guest = at_settings();
    guest_click(guest, "Mouse");
    assert_int_equal(guest->last.type, INTENT_NONE);
    guest_click(guest, "Mouse");
    assert_int_equal(guest->last.type, INTENT_SETTINGS);
    assert_int_equal(guest->ui.settings.choice[SETTING_MOUSE],
                     MOUSE_SETTING_OFF);
    guest_type(guest, "q");
    assert_int_equal(guest->ui.screen, SCREEN_TITLE);
    hands_free(guest);
}

static void settings_reach_the_board(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    int *choice = guest->ui.settings.choice;
    choice[SETTING_TILES] = 2;
    choice[SETTING_PURIST] = PURIST_ON;
    choice[SETTING_MOUSE] = MOUSE_SETTING_OFF;
    settings_screen_apply(&guest->ui);
    board_start(&guest->ui);
    assert_true(guest->ui.board.size_by_hand);
    assert_int_equal(guest->ui.board.size, TILE_SMALL);
    assert_true(guest->ui.board.purist);
    assert_false(guest->ui.mouse);
    hands_free(guest);
}

static void it_looks_as_it_did(void **state)
{
    (void)state;
    struct hands *guest = at_settings();
    guest_check(guest, "settings", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "settings-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    guest_input(guest, (struct input){INPUT_RESIZE, 0, 40, 15});
    guest_type(guest, "_____");
    guest_check(guest, "settings-small", COLOURS_8, GLYPHS_UTF8);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_goes_round_its_words_and_back),
        cmocka_unit_test(a_click_chooses_a_row_and_another_changes_it),
        cmocka_unit_test(settings_reach_the_board),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
