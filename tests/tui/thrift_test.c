/* Rows that cost less and look the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "thrift.h"
#include "vt.h"

enum { WIDE = 40 };

static const struct look RICH = {COLOURS_256, GLYPHS_UTF8};
static const struct look POOR = {COLOURS_256, GLYPHS_CONSOLE};

/* What an eye sees of a cell: two halves of ground, or a sign on one. */
struct sight {
    uint32_t sign;
    uint8_t upper, lower; /* for a sign: its colour, its ground */
    uint8_t attr;
};

static struct sight sight_of(struct cell cell)
{
    bool lines = (cell.attr & (ATTR_REVERSE | ATTR_UNDERLINE)) != 0;
    switch (lines ? 0 : cell.glyph) {
    case ' ':
        return (struct sight){0, cell.bg, cell.bg, 0};
    case 0x2588:
        return (struct sight){0, cell.fg, cell.fg, 0};
    default:
        return (struct sight){cell.glyph, cell.fg, cell.bg, cell.attr};
    }
}

static void assert_same_sight(struct cell one, struct cell other)
{
    struct sight a = sight_of(one), b = sight_of(other);
    assert_int_equal(a.sign, b.sign);
    assert_int_equal(a.upper, b.upper);
    assert_int_equal(a.lower, b.lower);
    assert_int_equal(a.attr, b.attr);
}

static int pens(const struct cell *row, int columns)
{
    int count = 1;
    for (int i = 1; i < columns; i++)
        count += row[i].fg != row[i - 1].fg || row[i].bg != row[i - 1].bg ||
                 row[i].attr != row[i - 1].attr;
    return count;
}

static struct cell random_cell(void)
{
    static const uint32_t GLYPHS[] = {' ', ' ', ' ', 0x2580, 0x2584, 'x'};
    static const uint8_t ATTRS[] = {
        0, 0, 0, ATTR_BOLD, ATTR_REVERSE, ATTR_UNDERLINE};
    return (struct cell){.glyph = GLYPHS[rand() % 6],
                         .fg = (uint8_t)(rand() % 4),
                         .bg = (uint8_t)(rand() % 4),
                         .attr = ATTRS[rand() % 6]};
}

static void every_row_looks_the_same_and_costs_no_more(void **state)
{
    struct cell row[WIDE], thrifty[WIDE];
    (void)state;
    srand(3);
    for (int k = vt_scaled(20000); k > 0; k--) {
        int columns = 1 + rand() % WIDE;
        for (int i = 0; i < columns; i++)
            row[i] = random_cell();
        thrift_row(row, columns, k % 2 == 0 ? RICH : POOR, thrifty);
        for (int i = 0; i < columns; i++) {
            assert_same_sight(row[i], thrifty[i]);
            assert_true(k % 2 == 0 || thrifty[i].glyph != 0x2588);
        }
        assert_true(pens(thrifty, columns) <= pens(row, columns));
    }
}

/* Field, road one pixel wide, field: six pens as painted, one as sent. */
static void a_road_over_a_field_needs_one_pen(void **state)
{
    static const struct cell ROW[] = {
        {' ', INK_FIELD, INK_FIELD, 0},   {' ', INK_FIELD, INK_FIELD, 0},
        {0x2584, INK_ROAD, INK_FIELD, 0}, {' ', INK_ROAD, INK_ROAD, 0},
        {0x2580, INK_ROAD, INK_FIELD, 0}, {' ', INK_FIELD, INK_FIELD, 0}};
    struct cell thrifty[6];
    (void)state;
    thrift_row(ROW, 6, RICH, thrifty);
    assert_int_equal(pens(ROW, 6), 5);
    assert_int_equal(pens(thrifty, 6), 1);
    thrift_row(ROW, 6, POOR, thrifty);
    assert_int_equal(pens(thrifty, 6), 3);
}

/* Their end is erased by one short command, if they have no colours. */
static void blanks_at_the_end_stay_plain(void **state)
{
    static const struct cell ROW[] = {{'x', INK_DIM, INK_DEFAULT, 0},
                                      {' ', INK_DEFAULT, INK_DEFAULT, 0},
                                      {'x', INK_DIM, INK_DEFAULT, 0},
                                      {' ', INK_DEFAULT, INK_DEFAULT, 0},
                                      {' ', INK_DEFAULT, INK_DEFAULT, 0}};
    struct cell thrifty[5];
    (void)state;
    thrift_row(ROW, 5, RICH, thrifty);
    assert_int_equal(thrifty[1].fg, INK_DIM);
    assert_int_equal(thrifty[3].fg, INK_DEFAULT);
    assert_int_equal(thrifty[4].fg, INK_DEFAULT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_looks_the_same_and_costs_no_more),
        cmocka_unit_test(a_road_over_a_field_needs_one_pen),
        cmocka_unit_test(blanks_at_the_end_stay_plain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
