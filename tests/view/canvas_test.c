/* Cells, clipping, and text in columns. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "canvas.h"
#include "utf8.h"

enum { COLUMNS = 6, ROWS = 2 };

static int set_up(void **state)
{
    *state = canvas_new(COLUMNS, ROWS);
    return *state == NULL;
}

static int tear_down(void **state)
{
    canvas_free(*state);
    return 0;
}

static int put(struct canvas *canvas, int column, int columns, const char *text)
{
    return canvas_text(canvas, column, 0, columns, INK_ROAD, INK_BAR, ATTR_BOLD,
                       text);
}

static void assert_row(const struct canvas *canvas, const uint32_t *glyphs)
{
    for (int i = 0; i < COLUMNS; i++)
        assert_int_equal(canvas_get(canvas, i, 0).glyph, glyphs[i]);
}

static void a_new_canvas_is_blank_in_the_terminals_colours(void **state)
{
    const struct canvas *canvas = *state;
    for (int i = 0; i < COLUMNS * ROWS; i++) {
        struct cell cell = canvas_get(canvas, i % COLUMNS, i / COLUMNS);
        assert_int_equal(cell.glyph, ' ');
        assert_int_equal(cell.fg, INK_DEFAULT);
        assert_int_equal(cell.bg, INK_DEFAULT);
    }
}

static void what_lies_outside_is_clipped_and_reads_blank(void **state)
{
    struct canvas *canvas = *state;
    struct cell cross = {.glyph = 'x'};
    canvas_put(canvas, -1, 0, cross);
    canvas_put(canvas, COLUMNS, 0, cross);
    canvas_put(canvas, 0, ROWS, cross);
    canvas_fill(canvas, (struct rect){4, 1, 9, 9}, cross);
    assert_int_equal(canvas_get(canvas, -1, 0).glyph, ' ');
    assert_int_equal(canvas_get(canvas, 0, 1).glyph, ' ');
    assert_int_equal(canvas_get(canvas, 4, 1).glyph, 'x');
    assert_int_equal(canvas_get(canvas, 5, 1).glyph, 'x');
    assert_int_equal(canvas_get(canvas, 4, 0).glyph, ' ');
}

static void text_carries_its_inks_and_counts_columns(void **state)
{
    struct canvas *canvas = *state;
    assert_int_equal(put(canvas, 1, 5, "Zo\u00eb"), 3);
    assert_row(canvas, (uint32_t[]){' ', 'Z', 'o', 0xeb, ' ', ' '});
    struct cell cell = canvas_get(canvas, 3, 0);
    assert_int_equal(cell.fg, INK_ROAD);
    assert_int_equal(cell.bg, INK_BAR);
    assert_int_equal(cell.attr, ATTR_BOLD);
    assert_int_equal(utf8_columns("Zo\u00eb"), 3);
}

static void text_that_is_too_long_ends_in_an_ellipsis(void **state)
{
    struct canvas *canvas = *state;
    assert_int_equal(put(canvas, 0, 3, "meeple"), 3);
    assert_row(canvas, (uint32_t[]){'m', 'e', 0x2026, ' ', ' ', ' '});
    canvas->glyphs = GLYPHS_ASCII;
    assert_int_equal(put(canvas, 0, 3, "meeple"), 3);
    assert_row(canvas, (uint32_t[]){'m', 'e', '.', ' ', ' ', ' '});
    assert_int_equal(put(canvas, 0, 3, "end"), 3);
    assert_row(canvas, (uint32_t[]){'e', 'n', 'd', ' ', ' ', ' '});
}

static void text_stops_at_the_canvas_edge(void **state)
{
    struct canvas *canvas = *state;
    put(canvas, 4, 9, "guard");
    assert_row(canvas, (uint32_t[]){' ', ' ', ' ', ' ', 'g', 'u'});
    put(canvas, -2, 9, "guard");
    assert_row(canvas, (uint32_t[]){'a', 'r', 'd', ' ', 'g', 'u'});
    assert_int_equal(put(canvas, 0, 0, "guard"), 0);
    assert_int_equal(put(canvas, 0, -3, "guard"), 0);
}

static void what_cannot_be_printed_is_a_question_mark(void **state)
{
    struct canvas *canvas = *state;
    put(canvas, 0, 6, "\033ae\u0301b\u200e");
    assert_row(canvas, (uint32_t[]){'?', 'a', 'e', 'b', '?', ' '});
    assert_int_equal(utf8_columns("e\u0301b"), 2);
}

static void wide_characters_take_two_columns(void **state)
{
    struct canvas *canvas = *state;
    assert_int_equal(put(canvas, 0, 6, "a\u4e16\U0001f600b"), 6);
    assert_row(canvas, (uint32_t[]){'a', 0x4e16, GLYPH_BEHIND, 0x1f600,
                                    GLYPH_BEHIND, 'b'});
    assert_int_equal(utf8_columns("a\u4e16\U0001f600b"), 6);
    assert_int_equal(canvas_get(canvas, 2, 0).bg, INK_BAR);
}

static void wide_characters_are_cut_whole(void **state)
{
    struct canvas *canvas = *state;
    assert_int_equal(put(canvas, 0, 4, "\u4e16\u4e16\u4e16"), 3);
    assert_row(canvas,
               (uint32_t[]){0x4e16, GLYPH_BEHIND, 0x2026, ' ', ' ', ' '});
    assert_int_equal(put(canvas, 0, 1, "\u4e16"), 1);
    assert_row(canvas, (uint32_t[]){0x2026, ' ', 0x2026, ' ', ' ', ' '});
    put(canvas, -1, 9, "\u4e16b");
    put(canvas, 5, 9, "\u4e16");
    assert_row(canvas, (uint32_t[]){' ', 'b', 0x2026, ' ', ' ', ' '});
}

static void half_a_wide_character_is_never_left(void **state)
{
    struct canvas *canvas = *state;
    put(canvas, 0, 6, "\u4e16\u4e16\u4e16");
    put(canvas, 1, 2, "xy");
    assert_row(canvas, (uint32_t[]){' ', 'x', 'y', ' ', 0x4e16, GLYPH_BEHIND});
    put(canvas, 3, 3, "\u4e16z");
    assert_row(canvas, (uint32_t[]){' ', 'x', 'y', 0x4e16, GLYPH_BEHIND, 'z'});
    canvas_mark(canvas, 3, 0, ATTR_REVERSE);
    assert_int_equal(canvas_get(canvas, 4, 0).attr, ATTR_REVERSE);
    assert_int_equal(canvas_get(canvas, 4, 0).glyph, GLYPH_BEHIND);
}

static void without_wide_characters_text_is_as_long(void **state)
{
    struct canvas *canvas = *state;
    canvas->glyphs = GLYPHS_ASCII;
    assert_int_equal(put(canvas, 0, 6, "a\u4e16b"), 4);
    assert_row(canvas, (uint32_t[]){'a', '?', '?', 'b', ' ', ' '});
}

static void broken_utf8_never_reads_past_the_end(void **state)
{
    struct canvas *canvas = *state;
    assert_int_equal(put(canvas, 0, 6, "\xe2\x80"), 2);
    assert_row(canvas, (uint32_t[]){'?', '?', ' ', ' ', ' ', ' '});
    assert_int_equal(put(canvas, 0, 6, "\xc0\xafz\xf8"), 4);
    assert_row(canvas, (uint32_t[]){'?', '?', 'z', '?', ' ', ' '});
    assert_int_equal(utf8_columns("\xc0\xafz\xf8"), 4);
}

static void glyphs_the_terminal_lacks_are_question_marks(void **state)
{
    struct canvas *canvas = *state;
    canvas->glyphs = GLYPHS_CONSOLE;
    put(canvas, 0, 6, "\u00eb\u0142");
    assert_row(canvas, (uint32_t[]){0xeb, '?', ' ', ' ', ' ', ' '});
    canvas->glyphs = GLYPHS_ASCII;
    put(canvas, 0, 6, "\u00eb\u0142");
    assert_row(canvas, (uint32_t[]){'?', '?', ' ', ' ', ' ', ' '});
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_new_canvas_is_blank_in_the_terminals_colours),
        TEST(what_lies_outside_is_clipped_and_reads_blank),
        TEST(text_carries_its_inks_and_counts_columns),
        TEST(text_that_is_too_long_ends_in_an_ellipsis),
        TEST(text_stops_at_the_canvas_edge),
        TEST(what_cannot_be_printed_is_a_question_mark),
        TEST(wide_characters_take_two_columns),
        TEST(wide_characters_are_cut_whole),
        TEST(half_a_wide_character_is_never_left),
        TEST(without_wide_characters_text_is_as_long),
        TEST(broken_utf8_never_reads_past_the_end),
        TEST(glyphs_the_terminal_lacks_are_question_marks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
