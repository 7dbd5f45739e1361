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

/* Moves to the row of a key. */
static void go_to_key(struct hands *guest, char usual)
{
    guest_press(guest, INPUT_HOME);
    int rows = SETTINGS + 1 + bindings_by_sign((uint32_t)usual);
    for (int i = 0; i < rows; i++)
        guest_press(guest, INPUT_DOWN);
}

static uint32_t sign_of(const struct hands *guest, char usual)
{
    return guest->ui.settings.bindings.sign[bindings_by_sign((uint32_t)usual)];
}

static void a_key_is_exchanged_by_pressing_another(void **state)
{
    (void)state;
    struct hands *guest = at_settings();
    go_to_key(guest, 'r');
    assert_true(guest_sees(guest, "the usual one is r."));
    guest_press(guest, INPUT_ENTER);
    assert_true(guest_sees(guest, "Press the key for: turn the tile."));
    guest_type(guest, "a");
    assert_int_equal(guest->last.type, INTENT_SETTINGS);
    assert_int_equal(sign_of(guest, 'r'), 'a');
    /* Letters that move elsewhere are signs like any other here. */
    guest_type(guest, "\nq");
    assert_int_equal(guest->last.type, INTENT_NONE);
    assert_int_equal(sign_of(guest, 'r'), 'a');
    assert_true(guest_sees(guest, "! q is the key for quit;"));
    guest_type(guest, "\n7");
    assert_true(guest_sees(guest, "! Not that key: digits"));
    guest_type(guest, "\n\033");
    assert_int_equal(guest->ui.screen, SCREEN_SETTINGS);
    assert_int_equal(sign_of(guest, 'r'), 'a');
    guest_press(guest, INPUT_BACKSPACE);
    assert_int_equal(guest->last.type, INTENT_SETTINGS);
    assert_int_equal(sign_of(guest, 'r'), 'r');
    hands_free(guest);
}

static void a_usual_key_that_is_taken_does_not_come_back(void **state)
{
    (void)state;
    struct hands *guest = at_settings();
    go_to_key(guest, 'u');
    guest_type(guest, "\na");
    go_to_key(guest, 'r');
    guest_type(guest, "\nu");
    go_to_key(guest, 'u');
    guest_press(guest, INPUT_DELETE);
    assert_true(guest_sees(guest, "! u is the key for turn;"));
    assert_int_equal(sign_of(guest, 'u'), 'a');
    hands_free(guest);
}

static void bound_keys_play_and_are_shown(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.stack = "road-curve"});
    struct bindings *bindings = &hands->ui.settings.bindings;
    bindings->sign[bindings_by_sign('r')] = 't';
    bindings->sign[bindings_by_sign('t')] = 'y';
    bindings->sign[bindings_by_sign('?')] = '!';
    hands_press(hands, INPUT_TAB);
    int rotation = hands->ui.board.rotation;
    hands_type(hands, "r");
    assert_int_equal(hands->ui.board.rotation, rotation);
    hands_type(hands, "t");
    assert_int_not_equal(hands->ui.board.rotation, rotation);
    assert_int_equal(hands->ui.board.panel, PANEL_NONE);
    assert_true(guest_sees(hands, " t turn "));
    assert_true(guest_sees(hands, " y tiles "));
    assert_true(guest_sees(hands, " ! help "));
    hands_type(hands, "!");
    assert_int_equal(hands->ui.board.panel, PANEL_HELP);
    assert_true(guest_sees(hands, "t           turn the tile"));
    hands_type(hands, "!");
    assert_int_equal(hands->ui.board.panel, PANEL_NONE);
    hands_type(hands, "y");
    assert_int_equal(hands->ui.board.panel, PANEL_TILES);
    hands_free(hands);
}

static void confirm_loss_leaves_what_is_kept_without_a_question(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    hands_type(hands, "q");
    assert_int_equal(hands->ui.board.panel, PANEL_QUIT);
    hands_type(hands, "n");
    hands->ui.settings.choice[SETTING_CONFIRM] = CONFIRM_LOSS;
    hands_type(hands, "q");
    assert_int_equal(hands->last.type, INTENT_LEAVE);
    hands_type(hands, "\t\n");
    assert_true(session_changed(hands->session));
    hands_type(hands, "q");
    assert_int_equal(hands->ui.board.panel, PANEL_QUIT);
    hands_free(hands);
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
    guest_input(guest, (struct input){INPUT_RESIZE, 0, 80, 24});
    go_to_key(guest, 'u');
    guest_check(guest, "settings-keys", COLOURS_256, GLYPHS_UTF8);
    guest_press(guest, INPUT_ENTER);
    guest_check(guest, "settings-asking", COLOURS_256, GLYPHS_UTF8);
    guest_type(guest, "q");
    guest_check(guest, "settings-taken", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "settings-taken-mono", COLOURS_NEVER, GLYPHS_ASCII);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_goes_round_its_words_and_back),
        cmocka_unit_test(a_click_chooses_a_row_and_another_changes_it),
        cmocka_unit_test(settings_reach_the_board),
        cmocka_unit_test(a_key_is_exchanged_by_pressing_another),
        cmocka_unit_test(a_usual_key_that_is_taken_does_not_come_back),
        cmocka_unit_test(bound_keys_play_and_are_shown),
        cmocka_unit_test(confirm_loss_leaves_what_is_kept_without_a_question),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
