/* Curses inside this process: keys from a pipe, pictures to nowhere, read back
 * from curses' own screen. */
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <curses.h>

#include "terminal.h"

struct inside {
    FILE *in;
    FILE *out;
    int keys; /* where keys are written */
    struct terminal *terminal;
};

static void inside_open(struct inside *inside, const char *term,
                        struct look look)
{
    int ends[2];
    setlocale(LC_ALL, "C.UTF-8");
    setenv("TERM", term, 1);
    setenv("COLUMNS", "60", 1);
    setenv("LINES", "20", 1);
    assert_int_equal(pipe(ends), 0);
    inside->in = fdopen(ends[0], "r");
    inside->keys = ends[1];
    inside->out = fopen("/dev/null", "w");
    inside->terminal = terminal_open(inside->in, inside->out, look, NULL);
    assert_non_null(inside->terminal);
}

static void inside_close(struct inside *inside)
{
    terminal_close(inside->terminal);
    fclose(inside->in);
    fclose(inside->out);
    close(inside->keys);
}

static void type(const struct inside *inside, const char *keys)
{
    assert_int_equal(write(inside->keys, keys, strlen(keys)),
                     (ssize_t)strlen(keys));
}

static struct input next(const struct inside *inside)
{
    struct input input;
    if (!terminal_input(inside->terminal, &input))
        input.type = INPUT_NONE;
    return input;
}

static const struct look RICH = {COLOURS_256, GLYPHS_UTF8};

static void arrows_and_letters_arrive(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color", RICH);
    type(&inside, "\033OA\033OBq\xc3\xa9\033[Z\r");
    assert_int_equal(next(&inside).type, INPUT_UP);
    assert_int_equal(next(&inside).type, INPUT_DOWN);
    assert_int_equal(next(&inside).ch, 'q');
    assert_int_equal(next(&inside).ch, 0xe9);
    assert_int_equal(next(&inside).type, INPUT_BACKTAB);
    assert_int_equal(next(&inside).type, INPUT_ENTER);
    assert_int_equal(next(&inside).type, INPUT_NONE);
    inside_close(&inside);
}

static void escape_arrives_alone_and_before_a_letter(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color", RICH);
    type(&inside, "\033");
    assert_int_equal(next(&inside).type, INPUT_ESCAPE);
    assert_int_equal(next(&inside).type, INPUT_NONE);
    type(&inside, "\033x");
    assert_int_equal(next(&inside).type, INPUT_ESCAPE);
    assert_int_equal(next(&inside).ch, 'x');
    assert_int_equal(next(&inside).type, INPUT_NONE);
    inside_close(&inside);
}

static void clicks_and_wheel_arrive_with_their_place(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color", RICH);
    terminal_mouse(inside.terminal, MOUSE_ON);
    type(&inside, "\033[<0;12;7M\033[<0;12;7m\033[<64;3;4M\033[<65;5;6M");
    struct input click = next(&inside);
    assert_int_equal(click.type, INPUT_CLICK);
    assert_int_equal(click.column, 11);
    assert_int_equal(click.row, 6);
    assert_int_equal(next(&inside).type, INPUT_WHEEL_UP);
    struct input down = next(&inside);
    assert_int_equal(down.type, INPUT_WHEEL_DOWN);
    assert_int_equal(down.column, 4);
    assert_int_equal(down.row, 5);
    assert_int_equal(next(&inside).type, INPUT_NONE);
    inside_close(&inside);
}

static struct canvas *blank(const struct inside *inside)
{
    int columns, rows;
    terminal_size(inside->terminal, &columns, &rows);
    struct canvas *canvas = canvas_new(columns, rows);
    assert_non_null(canvas);
    return canvas;
}

struct seen {
    wchar_t glyph;
    attr_t attributes;
    short fg, bg;
};

static struct seen seen_at(int column, int row)
{
    cchar_t cell;
    wchar_t text[CCHARW_MAX + 1] = {0};
    short pair = 0;
    struct seen seen = {.fg = -1, .bg = -1};
    mvwin_wch(stdscr, row, column, &cell);
    getcchar(&cell, text, &seen.attributes, &pair, NULL);
    seen.glyph = text[0];
    if (pair > 0)
        pair_content(pair, &seen.fg, &seen.bg);
    return seen;
}

static void a_picture_reaches_the_screen(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color", RICH);
    struct canvas *canvas = blank(&inside);
    struct cell half = {.glyph = 0x2580, .fg = INK_ROAD, .bg = INK_FIELD};
    struct cell bold = {.glyph = 'A', .attr = ATTR_BOLD | ATTR_REVERSE};
    canvas_put(canvas, 3, 2, half);
    canvas_put(canvas, canvas->columns - 1, canvas->rows - 1, bold);
    terminal_show(inside.terminal, canvas);
    struct seen seen = seen_at(3, 2);
    assert_int_equal(seen.glyph, 0x2580);
    assert_int_equal(seen.fg, ink_colour(INK_ROAD, COLOURS_256));
    assert_int_equal(seen.bg, ink_colour(INK_FIELD, COLOURS_256));
    seen = seen_at(canvas->columns - 1, canvas->rows - 1);
    assert_int_equal(seen.glyph, 'A');
    assert_true((seen.attributes & WA_BOLD) != 0);
    assert_true((seen.attributes & WA_REVERSE) != 0);
    assert_int_equal(seen.fg, -1);
    canvas_free(canvas);
    inside_close(&inside);
}

static void without_colours_only_attributes_are_used(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color",
                (struct look){COLOURS_NEVER, GLYPHS_UTF8});
    struct canvas *canvas = blank(&inside);
    canvas_put(canvas, 1, 1,
               (struct cell){.glyph = 'x',
                             .fg = INK_ROAD,
                             .bg = INK_FIELD,
                             .attr = ATTR_UNDERLINE});
    terminal_show(inside.terminal, canvas);
    struct seen seen = seen_at(1, 1);
    assert_int_equal(seen.attributes &
                         (WA_BOLD | WA_REVERSE | WA_UNDERLINE | WA_DIM),
                     WA_UNDERLINE);
    assert_int_equal(seen.attributes & A_COLOR, 0);
    canvas_free(canvas);
    inside_close(&inside);
}

static void ascii_shows_nothing_but_ascii(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color",
                (struct look){COLOURS_8, GLYPHS_ASCII});
    struct canvas *canvas = blank(&inside);
    canvas_put(canvas, 0, 0, (struct cell){.glyph = 0xe9});
    canvas_put(canvas, 1, 0, (struct cell){.glyph = '~'});
    canvas_put(canvas, 2, 0, (struct cell){.glyph = 1});
    terminal_show(inside.terminal, canvas);
    assert_int_equal(seen_at(0, 0).glyph, '?');
    assert_int_equal(seen_at(1, 0).glyph, '~');
    assert_int_equal(seen_at(2, 0).glyph, ' ');
    canvas_free(canvas);
    inside_close(&inside);
}

/* Eight colours leave 63 pairs on xterm, and there are more combinations. */
static void colours_stay_right_when_pairs_run_out(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm", (struct look){COLOURS_8, GLYPHS_UTF8});
    struct canvas *canvas = blank(&inside);
    for (int turn = 0; turn < 12; turn++) {
        for (int i = 0; i < 40; i++) {
            struct cell cell = {.glyph = 'x',
                                .fg = (uint8_t)((i + turn) % INKS),
                                .bg = (uint8_t)((i * turn) % INKS)};
            canvas_put(canvas, i, 0, cell);
        }
        terminal_show(inside.terminal, canvas);
        for (int i = 0; i < 40; i++) {
            struct cell cell = canvas_get(canvas, i, 0);
            struct seen seen = seen_at(i, 0);
            assert_int_equal(seen.fg, ink_colour(cell.fg, COLOURS_8));
            assert_int_equal(seen.bg, ink_colour(cell.bg, COLOURS_8));
        }
    }
    canvas_free(canvas);
    inside_close(&inside);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arrows_and_letters_arrive),
        cmocka_unit_test(escape_arrives_alone_and_before_a_letter),
        cmocka_unit_test(clicks_and_wheel_arrive_with_their_place),
        cmocka_unit_test(a_picture_reaches_the_screen),
        cmocka_unit_test(without_colours_only_attributes_are_used),
        cmocka_unit_test(ascii_shows_nothing_but_ascii),
        cmocka_unit_test(colours_stay_right_when_pairs_run_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
