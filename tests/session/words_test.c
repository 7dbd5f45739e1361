/* Words of a line, and numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "words.h"

static struct word word_of(const char *text)
{
    return (struct word){text, (int)strlen(text)};
}

static void words_are_what_stands_between_spaces(void **state)
{
    (void)state;
    const char *text = "  place\t1,0  ";
    struct word word;
    assert_true(word_next(&text, &word));
    assert_true(word_is(word, "place"));
    assert_false(word_is(word, "plac"));
    assert_false(word_is(word, "places"));
    assert_true(word_next(&text, &word));
    assert_true(word_is(word, "1,0"));
    assert_false(word_next(&text, &word));
    assert_int_equal(word.length, 0);
}

static void numbers_have_bounds(void **state)
{
    (void)state;
    long number = 0;
    assert_true(word_number(word_of("-12"), -12, 3, &number));
    assert_int_equal(number, -12);
    assert_false(word_number(word_of("-13"), -12, 3, &number));
    assert_false(word_number(word_of("4"), -12, 3, &number));
    static const char *const NONE[] = {
        "", "-", "+1", " 1", "1 ", "0x1", "1.0", "--1", "99999999999999999999"};
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        assert_false(word_number(word_of(NONE[i]), -99, 99, &number));
}

static void seeds_reach_as_far_as_64_bits(void **state)
{
    (void)state;
    uint64_t seed = 0;
    assert_true(word_seed(word_of("18446744073709551615"), &seed));
    assert_true(seed == UINT64_MAX);
    assert_false(word_seed(word_of("18446744073709551616"), &seed));
    assert_false(word_seed(word_of("-1"), &seed));
}

static void numbers_too_large_are_none(void **state)
{
    (void)state;
    long number;
    assert_true(word_number(word_of("2147483647"), 0, INT32_MAX, &number));
    assert_false(word_number(word_of("2147483648"), 0, INT32_MAX, &number));
    assert_false(word_number(word_of("-2147483648"), -9, 9, &number));
}

static void hashes_are_16_digits(void **state)
{
    (void)state;
    uint64_t hash = 0;
    assert_true(word_hash(word_of("8b7d0e41c2a95f36"), &hash));
    assert_true(hash == 0x8b7d0e41c2a95f36U);
    assert_false(word_hash(word_of("8b7d0e41c2a95f3"), &hash));
    assert_false(word_hash(word_of("8b7d0e41c2a95f361"), &hash));
    assert_false(word_hash(word_of("8B7D0E41C2A95F36"), &hash));
    assert_false(word_hash(word_of("8b7d0e41c2a95f3g"), &hash));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_what_stands_between_spaces),
        cmocka_unit_test(numbers_have_bounds),
        cmocka_unit_test(seeds_reach_as_far_as_64_bits),
        cmocka_unit_test(numbers_too_large_are_none),
        cmocka_unit_test(hashes_are_16_digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
