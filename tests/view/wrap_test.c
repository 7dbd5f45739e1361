/* Text broken into lines. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "wrap.h"

/* Wraps a text and joins the lines with '|'. */
static const char *wrapped(const char *text, int columns)
{
    static char all[1024];
    char line[WRAP_BYTES];
    int used = 0;
    all[0] = '\0';
    while (wrap_next(&text, columns, line))
        used += snprintf(all + used, sizeof all - (size_t)used, "%s|", line);
    return all;
}

static void lines_break_at_spaces(void **state)
{
    (void)state;
    assert_string_equal(wrapped("the road to the west", 8),
                        "the road|to the|west|");
    assert_string_equal(wrapped("the road", 8), "the road|");
    assert_string_equal(wrapped("a    b", 2), "a|b|");
}

static void a_newline_ends_a_line_and_two_leave_one_empty(void **state)
{
    (void)state;
    assert_string_equal(wrapped("one\ntwo\n\nthree\n", 20), "one|two||three|");
    assert_string_equal(wrapped("", 20), "");
}

static void a_long_word_is_cut(void **state)
{
    (void)state;
    assert_string_equal(wrapped("abcdefgh", 3), "abc|def|gh|");
    assert_string_equal(wrapped("abc", 0), "a|b|c|");
}

static void characters_count_by_their_columns(void **state)
{
    (void)state;
    assert_string_equal(wrapped("J\u00fcrgen Zo\u00eb", 6),
                        "J\u00fcrgen|Zo\u00eb|");
    assert_string_equal(wrapped("\u00e4\u00f6\u00fc", 2),
                        "\u00e4\u00f6|\u00fc|");
    assert_string_equal(wrapped("\u6797\u6797\u6797", 4),
                        "\u6797\u6797|\u6797|");
}

/* What is no UTF-8 must neither hang nor overflow. */
static void broken_bytes_come_to_an_end(void **state)
{
    (void)state;
    char text[2000];
    memset(text, 0x80, sizeof text);
    text[sizeof text - 1] = '\0';
    int lines = wrap_count(text, 40);
    assert_true(lines > 10 && lines < 2000);
    memset(text, 'x', sizeof text - 1);
    assert_int_equal(wrap_count(text, 5000), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_break_at_spaces),
        cmocka_unit_test(a_newline_ends_a_line_and_two_leave_one_empty),
        cmocka_unit_test(a_long_word_is_cut),
        cmocka_unit_test(characters_count_by_their_columns),
        cmocka_unit_test(broken_bytes_come_to_an_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
