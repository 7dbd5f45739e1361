/* The rule book on the screen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "guest.h"
#include "map.h"
#include "rules_signs.h"

static struct hands *at_rules(int columns, int rows)
{
    struct hands *guest = guest_new(columns, rows);
    guest_type(guest, "r");
    assert_int_equal(guest->ui.screen, SCREEN_RULES);
    return guest;
}

static void pages_are_turned_both_ways(void **state)
{
    (void)state;
    struct hands *guest = at_rules(80, 24);
    assert_true(guest_sees(guest, "The base game"));
    assert_true(guest_sees(guest, "page 1 of "));
    guest_type(guest, "\t");
    assert_true(guest_sees(guest, "page 2 of "));
    assert_true(guest_sees(guest, "The mage and the witch"));
    guest_type(guest, "<");
    assert_true(guest_sees(guest, "page 1 of "));
    guest_type(guest, "<l");
    assert_true(guest_sees(guest, "page 1 of "));
    guest_click(guest, "Tab next page");
    assert_true(guest_sees(guest, "page 2 of "));
    hands_free(guest);
}

static void every_module_has_a_page(void **state)
{
    static const char *const TITLES[] = {
        "The base game",     "The mage and the witch", "The mists",
        "The spell circles", "The signs on the map",   "At the screen"};
    (void)state;
    struct hands *guest = at_rules(80, 24);
    for (size_t i = 0; i < sizeof TITLES / sizeof *TITLES; i++) {
        assert_true(guest_sees(guest, TITLES[i]));
        guest_type(guest, "\t");
    }
    hands_free(guest);
}

/* Every picture the pages ask for is one that is known, and its tile is in the
 * sets that are compiled in. */
static void every_sign_of_the_book_has_a_picture(void **state)
{
    (void)state;
    struct hands *guest = at_rules(80, 24);
    struct look look = {COLOURS_256, GLYPHS_UTF8};
    int signs = 0;
    for (const struct asset *page = assets; page->name != NULL; page++) {
        struct rules_reader reader = {.at = page->text, .columns = 70};
        struct rules_line line;
        while (strncmp(page->name, "rules/", 6) == 0 &&
               rules_next(&reader, &line)) {
            if (line.style != RULES_SIGN || line.sign_row >= SIGN_ROWS)
                continue;
            struct canvas *canvas = canvas_new(SIGN_INDENT, 1);
            assert_true(rules_sign_known(line.sign));
            rules_sign_paint(canvas, 0, 0, line.sign, line.sign_row,
                             guest->tiles, look);
            for (int i = 0; i < SIGN_INDENT; i++)
                assert_int_equal(canvas_get(canvas, i, 0).bg == INK_DEFAULT,
                                 i >= tile_columns(TILE_SMALL));
            canvas_free(canvas);
            signs++;
        }
    }
    assert_true(signs > 60);
    hands_free(guest);
}

/* Space alone leads through the whole book. */
static void space_reads_on_to_the_end_of_the_book(void **state)
{
    (void)state;
    struct hands *guest = at_rules(40, 15);
    int seen = 0, page = 0;
    for (int i = 0; i < 200; i++) {
        struct rules_screen before = guest->ui.rules;
        guest_type(guest, " ");
        seen += guest->ui.rules.page > page;
        page = guest->ui.rules.page;
        if (memcmp(&before, &guest->ui.rules, sizeof before) == 0)
            break;
    }
    assert_true(seen >= 1);
    struct rules_screen end = guest->ui.rules;
    guest_type(guest, " ");
    assert_int_equal(guest->ui.rules.page, end.page);
    assert_int_equal(guest->ui.rules.top, end.top);
    hands_free(guest);
}

static void scrolling_stops_at_both_ends(void **state)
{
    (void)state;
    struct hands *guest = at_rules(80, 24);
    guest_type(guest, "^^");
    assert_int_equal(guest->ui.rules.top, 0);
    guest_press(guest, INPUT_END);
    int last = guest->ui.rules.top;
    assert_true(last > 0);
    guest_type(guest, "__");
    assert_int_equal(guest->ui.rules.top, last);
    assert_true(guest_sees(guest, "you."));
    guest_press(guest, INPUT_WHEEL_UP);
    assert_int_equal(guest->ui.rules.top, last - 1);
    guest_press(guest, INPUT_HOME);
    assert_int_equal(guest->ui.rules.top, 0);
    hands_free(guest);
}

/* A larger window must not leave the page hanging in the air. */
static void a_window_that_grows_shows_more(void **state)
{
    (void)state;
    struct hands *guest = at_rules(40, 15);
    guest_press(guest, INPUT_END);
    guest_input(guest, (struct input){INPUT_RESIZE, 0, 200, 300});
    assert_true(guest_sees(guest, "The base game"));
    assert_true(guest_sees(guest, "Left to the program"));
    hands_free(guest);
}

static void the_book_closes_where_it_was_opened(void **state)
{
    (void)state;
    static const char *const KEYS[] = {"q", "\033", "?"};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        struct hands *guest = at_rules(80, 24);
        guest_type(guest, KEYS[i]);
        assert_int_equal(guest->ui.screen, SCREEN_TITLE);
        guest->ui.screen = SCREEN_BOARD;
        rules_screen_open(&guest->ui);
        guest_click(guest, "q back");
        assert_int_equal(guest->ui.screen, SCREEN_BOARD);
        hands_free(guest);
    }
}

static void it_looks_as_it_did(void **state)
{
    (void)state;
    struct hands *guest = at_rules(80, 24);
    guest_check(guest, "rules", COLOURS_256, GLYPHS_UTF8);
    guest_type(guest, " ");
    guest_check(guest, "rules-further", COLOURS_8, GLYPHS_CONSOLE);
    guest_type(guest, "<<");
    guest_check(guest, "rules-signs", COLOURS_256, GLYPHS_UTF8);
    hands_free(guest);
    guest = at_rules(40, 15);
    guest_check(guest, "rules-small-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    guest_type(guest, "<<");
    guest_check(guest, "rules-signs-small-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pages_are_turned_both_ways),
        cmocka_unit_test(every_module_has_a_page),
        cmocka_unit_test(every_sign_of_the_book_has_a_picture),
        cmocka_unit_test(space_reads_on_to_the_end_of_the_book),
        cmocka_unit_test(scrolling_stops_at_both_ends),
        cmocka_unit_test(a_window_that_grows_shows_more),
        cmocka_unit_test(the_book_closes_where_it_was_opened),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
