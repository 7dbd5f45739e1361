/* The picture of those who have won. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "winners.h"

enum { MIDDLE = WINNER_COLUMNS / 2 };

/* The upper half of a character. */
static int upper_ink(const struct canvas *canvas, int column, int row)
{
    struct cell cell = canvas_get(canvas, column, row);
    return cell.glyph == 0x2580 ? cell.fg : cell.bg;
}

static void each_winner_is_a_meeple_of_his_colour_with_a_crown(void **state)
{
    (void)state;
    struct setup setup;
    struct canvas *canvas = canvas_new(3 * WINNER_COLUMNS + 2, WINNER_ROWS + 1);
    setup_default(&setup);
    setup.colours[0] = COLOUR_PINK;
    setup.colours[1] = COLOUR_YELLOW;
    winners_paint(canvas, 1, 0, &setup, (int[]){1, 0}, 2);
    assert_int_equal(upper_ink(canvas, 1 + MIDDLE, 1),
                     INK_PLAYER + COLOUR_YELLOW);
    assert_int_equal(upper_ink(canvas, 1 + MIDDLE, 0), INK_ROOF);
    assert_int_equal(upper_ink(canvas, 1 + WINNER_COLUMNS + MIDDLE, 1),
                     INK_PLAYER + COLOUR_PINK);
    assert_int_equal(upper_ink(canvas, 1 + WINNER_COLUMNS + MIDDLE, 0),
                     INK_PLAYER + COLOUR_YELLOW);
    assert_int_equal(canvas_get(canvas, 0, 0).bg, INK_DEFAULT);
    assert_int_equal(canvas_get(canvas, 1, WINNER_ROWS).bg, INK_DEFAULT);
    assert_int_equal(canvas_get(canvas, 1 + 2 * WINNER_COLUMNS, 0).bg,
                     INK_DEFAULT);
    canvas_free(canvas);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_winner_is_a_meeple_of_his_colour_with_a_crown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
