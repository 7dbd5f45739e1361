/* The layout of the board at every size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "board_layout.h"
#include "ui.h"

enum { COLUMNS_MOST = 260, ROWS_MOST = 90, PARTS = 9 };

static void list(const struct board_layout *layout, struct rect parts[PARTS])
{
    const struct rect all[PARTS] = {
        layout->title,  layout->fold,   layout->header,
        layout->gutter, layout->map,    layout->side,
        layout->log,    layout->prompt, layout->bar,
    };
    for (int i = 0; i < PARTS; i++)
        parts[i] = all[i];
}

static bool is_empty(struct rect rect)
{
    return rect.columns == 0 || rect.rows == 0;
}

static bool overlap(struct rect one, struct rect other)
{
    return !is_empty(one) && !is_empty(other) &&
           one.column < other.column + other.columns &&
           other.column < one.column + one.columns &&
           one.row < other.row + other.rows && other.row < one.row + one.rows;
}

static void assert_inside(struct rect rect, int columns, int rows)
{
    assert_true(rect.columns >= 0 && rect.rows >= 0);
    if (is_empty(rect))
        return;
    assert_true(rect.column >= 0 && rect.column + rect.columns <= columns);
    assert_true(rect.row >= 0 && rect.row + rect.rows <= rows);
}

static void parts_lie_on_the_screen_and_apart_at_every_size(void **state)
{
    (void)state;
    for (int size = 0; size < COLUMNS_MOST * ROWS_MOST * 2; size++) {
        int columns = 1 + size / 2 % COLUMNS_MOST;
        int rows = 1 + size / 2 / COLUMNS_MOST;
        struct board_layout layout = board_layout(
            columns, rows, size % 2 == 0 ? EXTRAS_SHOWN : EXTRAS_HIDDEN);
        struct rect parts[PARTS];
        list(&layout, parts);
        assert_inside(layout.panel, columns, rows);
        for (int i = 0; i < PARTS; i++) {
            assert_inside(parts[i], columns, rows);
            for (int k = 0; k < i; k++)
                assert_false(overlap(parts[i], parts[k]));
        }
    }
}

static void there_is_a_map_from_the_least_size_on(void **state)
{
    (void)state;
    for (int columns = UI_COLUMNS_MIN; columns < COLUMNS_MOST; columns++) {
        for (int rows = UI_ROWS_MIN; rows < ROWS_MOST; rows++) {
            struct board_layout layout =
                board_layout(columns, rows, EXTRAS_SHOWN);
            assert_true(layout.map.columns >= 35);
            assert_true(layout.map.rows >= 8);
            assert_int_equal(layout.header.column, layout.map.column);
            assert_int_equal(layout.gutter.row, layout.map.row);
            assert_int_equal(layout.bar.row, rows - 1);
        }
    }
}

static void from_80_columns_there_is_a_side_bar_else_two_lines(void **state)
{
    (void)state;
    struct board_layout wide = board_layout(80, 24, EXTRAS_SHOWN);
    struct board_layout narrow = board_layout(79, 24, EXTRAS_SHOWN);
    assert_true(wide.side.columns >= 25 && wide.side.rows == 20);
    assert_int_equal(wide.fold.rows, 0);
    assert_int_equal(narrow.side.rows, 0);
    assert_int_equal(narrow.fold.rows, 2);
    assert_true(narrow.log.rows > 0);
}

static void hiding_gives_the_map_all_of_it(void **state)
{
    (void)state;
    struct board_layout hidden = board_layout(80, 24, EXTRAS_HIDDEN);
    assert_int_equal(hidden.side.rows + hidden.fold.rows + hidden.log.rows, 0);
    assert_int_equal(hidden.map.columns, 77);
    assert_int_equal(hidden.map.rows, 19);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_lie_on_the_screen_and_apart_at_every_size),
        cmocka_unit_test(there_is_a_map_from_the_least_size_on),
        cmocka_unit_test(from_80_columns_there_is_a_side_bar_else_two_lines),
        cmocka_unit_test(hiding_gives_the_map_all_of_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
