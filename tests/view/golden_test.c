/* The harness of the golden screens itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "golden.h"

static void a_canvas_reads_as_grids_of_glyphs_and_inks(void **state)
{
    (void)state;
    struct canvas *canvas = canvas_new(4, 1);
    canvas_put(canvas, 0, 0, (struct cell){0x2580, INK_ROAD, INK_FIELD, 0});
    canvas_put(canvas, 1, 0, (struct cell){'A', INK_ON_DARK, INK_PLAYER, 0});
    char *text = golden_text(canvas);
    assert_string_equal(text, "glyphs\n|\u2580A  |\nink\n|rl  |\nground\n"
                              "|f1..|\n");
    free(text);
    canvas_put(canvas, 3, 0, (struct cell){'x', 0, 0, ATTR_REVERSE});
    text = golden_text(canvas);
    assert_string_equal(
        text, "glyphs\n|\u2580A x|\nink\n|rl .|\nground\n|f1..|\n"
              "attributes: 1 bold, 2 reverse, 4 underline, 8 dim\n|   2|\n");
    free(text);
    canvas_free(canvas);
}

/* Two inks with one sign, or none, would hide a fault from every screen. */
static void every_ink_has_a_sign_of_its_own(void **state)
{
    (void)state;
    struct canvas *canvas = canvas_new(INKS, 1);
    for (int ink = 0; ink < INKS; ink++)
        canvas_put(canvas, ink, 0, (struct cell){' ', 0, (uint8_t)ink, 0});
    char *text = golden_text(canvas);
    const char *ground = strstr(text, "ground\n|") + 8;
    for (int ink = 0; ink < INKS; ink++) {
        assert_int_not_equal(ground[ink], '?');
        for (int other = 0; other < ink; other++)
            assert_int_not_equal(ground[ink], ground[other]);
    }
    free(text);
    canvas_free(canvas);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_canvas_reads_as_grids_of_glyphs_and_inks),
        cmocka_unit_test(every_ink_has_a_sign_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
