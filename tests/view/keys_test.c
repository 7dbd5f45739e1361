/* Key tables and the key bar. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "keys.h"

enum { GO = 1, STOP, ASK };

static const struct key_row TABLE[] = {
    {INPUT_ENTER, 0, GO, "Enter", "go"},  {INPUT_CHAR, 'g', GO, "g", NULL},
    {INPUT_CHAR, 's', STOP, "s", "stop"}, {INPUT_CHAR, '?', ASK, "?", "help"},
    {INPUT_NONE, 0, 0, NULL, NULL},
};

static const uint64_t ALL = ~UINT64_C(0);
static const uint64_t NO_STOP = ~(UINT64_C(1) << STOP);

static int command_of(uint64_t enabled, enum input_type type, uint32_t ch)
{
    return keys_command(TABLE, enabled, (struct input){.type = type, .ch = ch});
}

static void several_keys_can_give_one_command(void **state)
{
    (void)state;
    assert_int_equal(command_of(ALL, INPUT_ENTER, 0), GO);
    assert_int_equal(command_of(ALL, INPUT_CHAR, 'g'), GO);
    assert_int_equal(command_of(ALL, INPUT_CHAR, 'x'), 0);
    assert_int_equal(command_of(ALL, INPUT_TAB, 0), 0);
}

static void what_cannot_be_done_has_no_key(void **state)
{
    (void)state;
    assert_int_equal(command_of(ALL, INPUT_CHAR, 's'), STOP);
    assert_int_equal(command_of(NO_STOP, INPUT_CHAR, 's'), 0);
}

static void assert_kept_bar(int columns, uint64_t enabled, uint64_t kept,
                            const char *expected)
{
    struct canvas *canvas = canvas_new(columns, 2);
    assert_non_null(canvas);
    keys_paint_bar(canvas, 1, TABLE, enabled, kept);
    for (int i = 0; i < columns; i++) {
        assert_int_equal(canvas_get(canvas, i, 1).glyph, expected[i]);
        assert_int_equal(canvas_get(canvas, i, 1).bg, INK_BAR);
        assert_int_equal(canvas_get(canvas, i, 0).bg, INK_DEFAULT);
    }
    canvas_free(canvas);
}

static void assert_bar(int columns, uint64_t enabled, const char *expected)
{
    assert_kept_bar(columns, enabled, 0, expected);
}

static void the_bar_lists_labelled_keys_that_do_something_now(void **state)
{
    (void)state;
    assert_bar(30, ALL, " Enter go  s stop  ? help     ");
    assert_bar(30, NO_STOP, " Enter go  ? help             ");
}

static void a_narrow_bar_keeps_the_first_entries_and_the_last(void **state)
{
    (void)state;
    assert_bar(26, ALL, " Enter go  s stop  ? help ");
    assert_bar(25, ALL, " Enter go  ? help        ");
    assert_bar(9, ALL, " ? help  ");
    assert_bar(1, ALL, " ");
}

static void a_click_on_the_bar_is_the_command_written_there(void **state)
{
    (void)state;
    assert_int_equal(keys_command_at(30, TABLE, ALL, 0, 0), GO);
    assert_int_equal(keys_command_at(30, TABLE, ALL, 0, 9), GO);
    assert_int_equal(keys_command_at(30, TABLE, ALL, 0, 10), STOP);
    assert_int_equal(keys_command_at(30, TABLE, ALL, 0, 19), ASK);
    assert_int_equal(keys_command_at(30, TABLE, ALL, 0, 27), 0);
    assert_int_equal(keys_command_at(25, TABLE, ALL, 0, 10), ASK);
    assert_int_equal(keys_command_at(30, TABLE, NO_STOP, 0, 10), ASK);
    assert_int_equal(keys_command_at(30, TABLE, ALL, 0, -1), 0);
}

static void what_is_kept_leaves_a_gap_that_does_nothing(void **state)
{
    (void)state;
    uint64_t stop = UINT64_C(1) << STOP;
    assert_kept_bar(30, NO_STOP, stop, " Enter go          ? help     ");
    assert_int_equal(keys_command_at(30, TABLE, NO_STOP, stop, 12), 0);
    assert_int_equal(keys_command_at(30, TABLE, NO_STOP, stop, 20), ASK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(several_keys_can_give_one_command),
        cmocka_unit_test(what_cannot_be_done_has_no_key),
        cmocka_unit_test(the_bar_lists_labelled_keys_that_do_something_now),
        cmocka_unit_test(a_narrow_bar_keeps_the_first_entries_and_the_last),
        cmocka_unit_test(a_click_on_the_bar_is_the_command_written_there),
        cmocka_unit_test(what_is_kept_leaves_a_gap_that_does_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
