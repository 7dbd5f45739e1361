/* Characters and their columns. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "utf8.h"

static void characters_of_every_length_are_decoded(void **state)
{
    (void)state;
    const char *text = "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x82\xa1";
    assert_int_equal(utf8_next(&text), 'a');
    assert_int_equal(utf8_next(&text), 0xe9);
    assert_int_equal(utf8_next(&text), 0x20ac);
    assert_int_equal(utf8_next(&text), 0x1f0a1);
    assert_int_equal(*text, 0);
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    static const uint32_t EDGES[] = {1,       0x7f,     0x80,   0x7ff,
                                     0x800,   0xd7ff,   0xe000, 0xffff,
                                     0x10000, 0x10ffff, 0x2580};
    for (size_t i = 0; i < sizeof EDGES / sizeof *EDGES; i++) {
        char bytes[UTF8_BYTES];
        const char *at = bytes;
        utf8_write(EDGES[i], bytes);
        assert_int_equal(utf8_next(&at), EDGES[i]);
        assert_int_equal(*at, 0);
    }
}

static void bytes_that_fit_nowhere_are_bad_one_by_one(void **state)
{
    (void)state;
    static const char *const BAD[] = {
        "\x80",             /* goes on with nothing */
        "\xc3",             /* ends too early */
        "\xc0\xaf",         /* longer than need be */
        "\xe0\x80\xaf",     /* the same */
        "\xed\xa0\x80",     /* half a pair */
        "\xf4\x90\x80\x80", /* beyond Unicode */
        "\xff",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        const char *text = BAD[i];
        assert_int_equal(utf8_next(&text), UTF8_BAD);
        assert_ptr_equal(text, BAD[i] + 1);
    }
}

static void columns_are_what_a_terminal_shows(void **state)
{
    (void)state;
    assert_int_equal(utf8_columns(""), 0);
    assert_int_equal(utf8_columns("Red"), 3);
    assert_int_equal(utf8_columns("Zo\xc3\xab"), 3);
    assert_int_equal(utf8_columns("e\xcc\x81"), 1);
    assert_int_equal(utf8_columns("\xe6\x9d\x8e"), 2);
    assert_int_equal(utf8_width(0x1f600), 2);
}

static void what_cannot_be_seen_has_no_width(void **state)
{
    (void)state;
    static const uint32_t HIDDEN[] = {0x00,   0x1b,    0x7f,     0x9b,
                                      0x200b, 0x202e,  0xfeff,   0xe000,
                                      0xffff, 0xe0001, 0x10ffff, UTF8_BAD};
    for (size_t i = 0; i < sizeof HIDDEN / sizeof *HIDDEN; i++)
        assert_int_equal(utf8_width(HIDDEN[i]), -1);
}

static void a_cut_leaves_whole_characters(void **state)
{
    (void)state;
    const char *text = "a\xe2\x82\xac z";
    assert_int_equal(utf8_cut(text, 1), 1);
    assert_int_equal(utf8_cut(text, 2), 1);
    assert_int_equal(utf8_cut(text, 3), 1);
    assert_int_equal(utf8_cut(text, 4), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters_of_every_length_are_decoded),
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(bytes_that_fit_nowhere_are_bad_one_by_one),
        cmocka_unit_test(columns_are_what_a_terminal_shows),
        cmocka_unit_test(what_cannot_be_seen_has_no_width),
        cmocka_unit_test(a_cut_leaves_whole_characters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
