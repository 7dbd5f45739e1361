/* Choosing a row of a list. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "listbox.h"

static void press(struct listbox *list, enum input_type type)
{
    assert_true(listbox_input(list, 20, 5, (struct input){.type = type}));
}

static void the_chosen_row_is_always_shown(void **state)
{
    (void)state;
    static const enum input_type KEYS[] = {
        INPUT_DOWN,       INPUT_PAGE_DOWN, INPUT_DOWN, INPUT_TAB,
        INPUT_PAGE_DOWN,  INPUT_UP,        INPUT_END,  INPUT_DOWN,
        INPUT_PAGE_UP,    INPUT_BACKTAB,   INPUT_HOME, INPUT_UP,
        INPUT_WHEEL_DOWN, INPUT_WHEEL_UP};
    struct listbox list = {0};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        press(&list, KEYS[i]);
        assert_in_range(list.chosen, 0, 19);
        assert_in_range(list.chosen - list.top, 0, 4);
        assert_in_range(list.top, 0, 15);
    }
}

static void keys_move_as_far_as_they_say(void **state)
{
    (void)state;
    struct listbox list = {0};
    press(&list, INPUT_PAGE_DOWN);
    assert_int_equal(list.chosen, 4);
    press(&list, INPUT_DOWN);
    assert_int_equal(list.chosen, 5);
    assert_int_equal(list.top, 1);
    press(&list, INPUT_END);
    assert_int_equal(list.chosen, 19);
    press(&list, INPUT_HOME);
    assert_int_equal(list.chosen, 0);
    assert_false(
        listbox_input(&list, 20, 5, (struct input){.type = INPUT_ENTER}));
}

static void a_click_finds_the_row_that_is_seen(void **state)
{
    (void)state;
    struct listbox list = {.chosen = 7, .top = 4};
    struct rect window = {2, 3, 10, 5};
    struct input click = {.type = INPUT_CLICK, .column = 2, .row = 3};
    assert_int_equal(listbox_at(&list, 20, window, click), 4);
    click.row = 7;
    assert_int_equal(listbox_at(&list, 20, window, click), 8);
    assert_int_equal(listbox_at(&list, 8, window, click), -1);
    click.row = 8;
    assert_int_equal(listbox_at(&list, 20, window, click), -1);
    click = (struct input){.type = INPUT_CLICK, .column = 12, .row = 4};
    assert_int_equal(listbox_at(&list, 20, window, click), -1);
}

static void an_empty_list_or_window_does_no_harm(void **state)
{
    (void)state;
    struct listbox list = {.chosen = 3, .top = 2};
    listbox_show(&list, 0, 5);
    assert_int_equal(list.chosen, 0);
    assert_int_equal(list.top, 0);
    list = (struct listbox){.chosen = 3};
    listbox_show(&list, 9, 0);
    assert_int_equal(list.chosen, 3);
    assert_int_equal(list.top, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_chosen_row_is_always_shown),
        cmocka_unit_test(keys_move_as_far_as_they_say),
        cmocka_unit_test(a_click_finds_the_row_that_is_seen),
        cmocka_unit_test(an_empty_list_or_window_does_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
