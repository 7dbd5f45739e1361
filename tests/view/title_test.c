/* The title: what leads where, and the picture in every look. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "guest.h"

static void keys_lead_to_each_screen(void **state)
{
    (void)state;
    static const struct {
        const char *keys;
        enum screen screen;
    } WAYS[] = {{"n", SCREEN_SETUP},       {"l", SCREEN_FILES},
                {"r", SCREEN_RULES},       {"\n", SCREEN_SETUP},
                {"_\n", SCREEN_FILES},     {"__ ", SCREEN_RULES},
                {"jjkj\n", SCREEN_RULES},  {"s", SCREEN_SETTINGS},
                {"___\n", SCREEN_SETTINGS}};
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        struct hands *guest = guest_new(80, 24);
        guest_type(guest, WAYS[i].keys);
        assert_int_equal(guest->ui.screen, WAYS[i].screen);
        hands_free(guest);
    }
}

static void clicks_lead_to_each_screen(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum screen screen;
    } WAYS[] = {{"New game", SCREEN_SETUP},   {"Load", SCREEN_FILES},
                {"Rules", SCREEN_RULES},      {"n new game", SCREEN_SETUP},
                {"l load", SCREEN_FILES},     {"r rules", SCREEN_RULES},
                {"Settings", SCREEN_SETTINGS}};
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++) {
        struct hands *guest = guest_new(80, 24);
        guest_click(guest, WAYS[i].text);
        assert_int_equal(guest->ui.screen, WAYS[i].screen);
        hands_free(guest);
    }
}

static void quit_quits(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_type(guest, "q");
    assert_int_equal(guest->last.type, INTENT_QUIT);
    guest_click(guest, "Quit");
    assert_int_equal(guest->last.type, INTENT_QUIT);
    guest_type(guest, "____\n");
    assert_int_equal(guest->last.type, INTENT_QUIT);
    hands_free(guest);
}

static void it_says_that_the_program_is_unofficial_at_every_width(void **state)
{
    (void)state;
    for (int columns = UI_COLUMNS_MIN; columns < 140; columns += 9) {
        struct hands *guest = guest_new(columns, 24);
        assert_true(guest_sees(guest, "nofficial"));
        assert_true(guest_sees(guest, "Carcassonne"));
        hands_free(guest);
    }
}

static bool same(const struct canvas *one, const struct canvas *other)
{
    size_t cells = (size_t)one->columns * (size_t)one->rows;
    for (size_t i = 0; i < cells; i++) {
        if (one->cells[i].glyph != other->cells[i].glyph ||
            one->cells[i].bg != other->cells[i].bg)
            return false;
    }
    return true;
}

/* No clock: the mist moves with the hands, and the same keys give the same
 * picture. */
static void mist_drifts_with_each_key(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    struct hands *other = guest_new(80, 24);
    struct canvas *before = hands_canvas(guest);
    guest_type(guest, "_^");
    guest_type(other, "_^");
    struct canvas *after = hands_canvas(guest);
    struct canvas *likewise = hands_canvas(other);
    assert_false(same(before, after));
    assert_true(same(after, likewise));
    canvas_free(before);
    canvas_free(after);
    canvas_free(likewise);
    hands_free(guest);
    hands_free(other);
}

static void what_was_said_is_shown(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    ui_say(&guest->ui, "There is no such file.");
    assert_true(guest_sees(guest, "There is no such file."));
    guest_type(guest, "_");
    assert_false(guest_sees(guest, "There is no such file."));
    hands_free(guest);
}

static struct hands *with_a_game(int columns, int rows)
{
    struct hands *guest = guest_new(columns, rows);
    strcpy(guest->ui.title.resume,
           "Red and Blue, tile 23 of 71, yesterday 21:40");
    return guest;
}

static void a_game_to_go_on_with_is_the_first_entry(void **state)
{
    (void)state;
    static const char *const KEYS[] = {"\n", "c", "_^ "};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        struct hands *guest = with_a_game(80, 24);
        guest_type(guest, KEYS[i]);
        assert_int_equal(guest->last.type, INTENT_RESUME);
        hands_free(guest);
    }
    struct hands *guest = with_a_game(80, 24);
    guest_click(guest, "Continue: Red and Blue, tile 23 of 71, yesterday");
    assert_int_equal(guest->last.type, INTENT_RESUME);
    guest_type(guest, "_\n");
    assert_int_equal(guest->ui.screen, SCREEN_SETUP);
    hands_free(guest);
}

static void without_a_game_there_is_nothing_to_continue(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_type(guest, "c");
    assert_int_equal(guest->last.type, INTENT_NONE);
    assert_false(guest_sees(guest, "ontinue"));
    /* The menu has become shorter while its last entry was chosen. */
    guest->ui.title.chosen = 9;
    guest_type(guest, "\n");
    assert_int_equal(guest->last.type, INTENT_QUIT);
    hands_free(guest);
}

static void it_looks_as_it_did(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_check(guest, "title", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "title-8", COLOURS_8, GLYPHS_UTF8);
    guest_check(guest, "title-console", COLOURS_8, GLYPHS_CONSOLE);
    guest_check(guest, "title-mono", COLOURS_NEVER, GLYPHS_UTF8);
    guest_check(guest, "title-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    hands_free(guest);
    guest = guest_new(40, 15);
    guest_check(guest, "title-small", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "title-small-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    hands_free(guest);
    guest = guest_new(120, 40);
    guest_check(guest, "title-large", COLOURS_256, GLYPHS_UTF8);
    hands_free(guest);
    guest = with_a_game(80, 24);
    guest_check(guest, "title-continue", COLOURS_256, GLYPHS_UTF8);
    hands_free(guest);
    guest = with_a_game(40, 15);
    guest_check(guest, "title-continue-small", COLOURS_NEVER, GLYPHS_ASCII);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_lead_to_each_screen),
        cmocka_unit_test(clicks_lead_to_each_screen),
        cmocka_unit_test(quit_quits),
        cmocka_unit_test(it_says_that_the_program_is_unofficial_at_every_width),
        cmocka_unit_test(mist_drifts_with_each_key),
        cmocka_unit_test(what_was_said_is_shown),
        cmocka_unit_test(a_game_to_go_on_with_is_the_first_entry),
        cmocka_unit_test(without_a_game_there_is_nothing_to_continue),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
