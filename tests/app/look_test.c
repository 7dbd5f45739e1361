/* Which terminal gets which look. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "look.h"

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
        struct look look = look_choose(&CASES[i].facts, NULL);
        assert_int_equal(look.colours, CASES[i].expected.colours);
        assert_int_equal(look.glyphs, CASES[i].expected.glyphs);
    }
}

static void set(struct settings *settings, const char *colours,
                const char *glyphs)
{
    char text[100];
    struct text warnings = {0};
    snprintf(text, sizeof text, "colours = %s\nglyphs = %s\n", colours, glyphs);
    assert_int_equal(settings_read(settings, text, strlen(text), &warnings), 0);
}

static void settings_choose_where_nothing_else_does(void **state)
{
    (void)state;
    struct settings settings;
    struct look_facts facts = {.utf8 = true, .colours = 256};
    set(&settings, "8", "ascii");
    struct look look = look_choose(&facts, &settings);
    assert_int_equal(look.colours, COLOURS_8);
    assert_int_equal(look.glyphs, GLYPHS_ASCII);
    assert_null(look_obstacle(&facts, &settings, SETTING_COLOURS));
    assert_null(look_obstacle(&facts, &settings, SETTING_GLYPHS));
    facts.colour_word = "16";
    facts.glyphs_word = "console";
    look = look_choose(&facts, &settings);
    assert_int_equal(look.colours, COLOURS_16);
    assert_int_equal(look.glyphs, GLYPHS_CONSOLE);
}

static void obstructs(struct look_facts facts, const char *colours,
                      const char *glyphs, enum setting setting,
                      const char *said)
{
    struct settings settings;
    set(&settings, colours, glyphs);
    const char *why = look_obstacle(&facts, &settings, (int)setting);
    assert_non_null(why);
    assert_non_null(strstr(why, said));
}

static void a_choice_that_does_not_show_is_explained(void **state)
{
    (void)state;
    struct look_facts facts = {.utf8 = true, .colours = 8};
    obstructs(facts, "256", "auto", SETTING_COLOURS, "fewer colours");
    facts.no_color = "1";
    obstructs(facts, "8", "auto", SETTING_COLOURS, "NO_COLOR");
    facts.colour_word = "never";
    obstructs(facts, "8", "auto", SETTING_COLOURS, "--color");
    facts.utf8 = false;
    obstructs(facts, "8", "utf8", SETTING_GLYPHS, "not UTF-8");
    facts.ascii = true;
    obstructs(facts, "8", "utf8", SETTING_GLYPHS, "command line");
}

/* The words are those of the settings, which the command line takes as well. */
static void every_word_means_something(void **state)
{
    (void)state;
    const char *const *colours = settings_words(SETTING_COLOURS);
    const char *const *glyphs = settings_words(SETTING_GLYPHS);
    assert_string_equal(colours[0], "auto");
    for (int i = 1; colours[i] != NULL; i++)
        assert_int_not_equal(look_colours_of(colours[i]), MW_NONE);
    assert_string_equal(glyphs[0], "auto");
    for (int i = 1; glyphs[i] != NULL; i++)
        assert_int_not_equal(look_glyphs_of(glyphs[i]), MW_NONE);
    assert_int_equal(look_colours_of("ascii"), MW_NONE);
    assert_int_equal(look_colours_of(""), MW_NONE);
    assert_int_equal(look_glyphs_of("utf-8"), MW_NONE);
    assert_int_equal(look_glyphs_of(NULL), MW_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_terminal_gets_its_look),
        cmocka_unit_test(settings_choose_where_nothing_else_does),
        cmocka_unit_test(a_choice_that_does_not_show_is_explained),
        cmocka_unit_test(every_word_means_something),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
