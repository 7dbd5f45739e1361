/* Which terminal gets which look. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "look.h"
#include "tui.h"

struct look_case {
    struct look_facts facts;
    struct look expected;
};

static const struct look_case CASES[] = {
    /* what terminals are like */
    {{.term = "xterm-256color", .utf8 = true, .colours = 256},
     {COLOURS_256, GLYPHS_UTF8}},
    {{.term = "xterm-16color", .utf8 = true, .colours = 16},
     {COLOURS_16, GLYPHS_UTF8}},
    {{.term = "rxvt-88color", .utf8 = true, .colours = 88},
     {COLOURS_16, GLYPHS_UTF8}},
    {{.term = "xterm", .utf8 = true, .colours = 8}, {COLOURS_8, GLYPHS_UTF8}},
    {{.term = "xterm-direct", .utf8 = true, .colours = 0x1000000},
     {COLOURS_8, GLYPHS_UTF8}},
    {{.term = "vt220", .utf8 = true, .colours = -1},
     {COLOURS_NEVER, GLYPHS_UTF8}},
    {{.term = "xterm-256color", .colours = 256}, {COLOURS_256, GLYPHS_ASCII}},
    {{.term = "linux", .utf8 = true, .colours = 8},
     {COLOURS_8, GLYPHS_CONSOLE}},
    {{.term = "linux-16color", .utf8 = true, .colours = 16},
     {COLOURS_16, GLYPHS_CONSOLE}},
    {{.term = "linux", .colours = 8}, {COLOURS_8, GLYPHS_ASCII}},
    /* NO_COLOR counts when it is not empty, and an option beats it */
    {{.term = "xterm", .utf8 = true, .colours = 8, .no_color = "1"},
     {COLOURS_NEVER, GLYPHS_UTF8}},
    {{.term = "xterm", .utf8 = true, .colours = 8, .no_color = ""},
     {COLOURS_8, GLYPHS_UTF8}},
    {{.utf8 = true, .colours = 8, .no_color = "1", .colour_word = "8"},
     {COLOURS_8, GLYPHS_UTF8}},
    {{.utf8 = true, .colours = 8, .no_color = "1", .colour_word = "auto"},
     {COLOURS_NEVER, GLYPHS_UTF8}},
    /* an option asks for no more than there is */
    {{.utf8 = true, .colours = 256, .colour_word = "16"},
     {COLOURS_16, GLYPHS_UTF8}},
    {{.utf8 = true, .colours = 8, .colour_word = "256"},
     {COLOURS_8, GLYPHS_UTF8}},
    {{.utf8 = true, .colours = 256, .colour_word = "never"},
     {COLOURS_NEVER, GLYPHS_UTF8}},
    {{.term = "linux", .utf8 = true, .colours = 8, .glyphs_word = "utf8"},
     {COLOURS_8, GLYPHS_UTF8}},
    {{.term = "xterm", .utf8 = true, .colours = 8, .glyphs_word = "console"},
     {COLOURS_8, GLYPHS_CONSOLE}},
    {{.term = "xterm", .utf8 = true, .colours = 8, .glyphs_word = "ascii"},
     {COLOURS_8, GLYPHS_ASCII}},
    {{.term = "xterm", .colours = 8, .glyphs_word = "utf8"},
     {COLOURS_8, GLYPHS_ASCII}},
    {{.utf8 = true, .colours = 8, .glyphs_word = "utf8", .ascii = true},
     {COLOURS_8, GLYPHS_ASCII}},
};

static void every_terminal_gets_its_look(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        struct look look = look_choose(&CASES[i].facts);
        assert_int_equal(look.colours, CASES[i].expected.colours);
        assert_int_equal(look.glyphs, CASES[i].expected.glyphs);
    }
}

static void words_of_options_are_known(void **state)
{
    static const char *const COLOURS[] = {"auto", "256", "16", "8", "never"};
    static const char *const GLYPHS[] = {"auto", "utf8", "console", "ascii"};
    (void)state;
    for (size_t i = 0; i < 5; i++)
        assert_true(tui_colour_word(COLOURS[i]));
    for (size_t i = 0; i < 4; i++)
        assert_true(tui_glyphs_word(GLYPHS[i]));
    assert_false(tui_colour_word("ascii"));
    assert_false(tui_colour_word(""));
    assert_false(tui_glyphs_word("utf-8"));
    assert_false(tui_glyphs_word(NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_terminal_gets_its_look),
        cmocka_unit_test(words_of_options_are_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
