/* Colour pairs: on demand, never more than 255. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <mistwall/basics.h>

#include "pairs.h"

static void a_pair_keeps_its_number(void **state)
{
    struct pairs pairs;
    (void)state;
    pairs_forget(&pairs, 63);
    assert_int_equal(pairs_find(&pairs, 1, 2), MW_NONE);
    int first = pairs_add(&pairs, 1, 2);
    int second = pairs_add(&pairs, 2, 1);
    assert_int_not_equal(first, second);
    assert_int_equal(pairs_find(&pairs, 1, 2), first);
    assert_int_equal(pairs_find(&pairs, 2, 1), second);
    pairs_forget(&pairs, 63);
    assert_int_equal(pairs_find(&pairs, 1, 2), MW_NONE);
}

static void the_terminals_own_colours_are_pair_0(void **state)
{
    struct pairs pairs;
    (void)state;
    pairs_forget(&pairs, 255);
    assert_int_equal(pairs_find(&pairs, -1, -1), 0);
    assert_int_equal(pairs_find(&pairs, -1, 3), MW_NONE);
}

static void no_number_is_above_255_or_the_limit(void **state)
{
    struct pairs pairs;
    (void)state;
    pairs_forget(&pairs, 32767);
    for (int i = 0; i < 255; i++)
        assert_int_equal(pairs_add(&pairs, i, 300), i + 1);
    assert_int_equal(pairs_add(&pairs, 255, 300), MW_NONE);
    assert_int_equal(pairs_find(&pairs, 254, 300), 255);
    pairs_forget(&pairs, 1);
    assert_int_equal(pairs_add(&pairs, 1, 1), 1);
    assert_int_equal(pairs_add(&pairs, 1, 2), MW_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pair_keeps_its_number),
        cmocka_unit_test(the_terminals_own_colours_are_pair_0),
        cmocka_unit_test(no_number_is_above_255_or_the_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
