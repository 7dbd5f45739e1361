/* Pictures as a terminal shows them: what is sent goes through libvterm, and
 * every cell of it is compared with the canvas. */
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
#include <vterm.h>

#include "common/scale.h"
#include "terminal.h"
#include "vt.h"

enum { WIDE = 60, HIGH = 20 };

struct easel {
    FILE *in;
    FILE *out;
    long seen; /* bytes of out that libvterm was given */
    struct look look;
    struct terminal *terminal;
    struct canvas *canvas;
    VTerm *term;
    VTermScreen *screen;
};

static void easel_open(struct easel *easel, const char *term, struct look look)
{
    setlocale(LC_CTYPE, "C.UTF-8");
    setenv("TERM", term, 1);
    setenv("COLUMNS", "60", 1);
    setenv("LINES", "20", 1);
    memset(easel, 0, sizeof *easel);
    easel->look = look;
    easel->in = fopen("/dev/null", "r");
    easel->out = tmpfile();
    assert_non_null(easel->in);
    assert_non_null(easel->out);
    easel->terminal = terminal_open(easel->in, easel->out, look, NULL);
    assert_non_null(easel->terminal);
    easel->canvas = canvas_new(WIDE, HIGH);
    easel->term = vterm_new(HIGH, WIDE);
    assert_non_null(easel->canvas);
    assert_non_null(easel->term);
    vterm_set_utf8(easel->term, 1);
    easel->screen = vterm_obtain_screen(easel->term);
    vterm_screen_reset(easel->screen, 1);
}

static void easel_close(struct easel *easel)
{
    terminal_close(easel->terminal);
    canvas_free(easel->canvas);
    vterm_free(easel->term);
    fclose(easel->in);
    fclose(easel->out);
}

/* Shows the canvas; returns how many bytes that took. */
static long show(struct easel *easel)
{
    char bytes[4096];
    ssize_t length;
    long before = easel->seen;
    terminal_show(easel->terminal, easel->canvas);
    while ((length = pread(fileno(easel->out), bytes, sizeof bytes,
                           easel->seen)) > 0) {
        vterm_input_write(easel->term, bytes, (size_t)length);
        easel->seen += length;
    }
    return easel->seen - before;
}

/* ---- what is seen ---- */

static VTermScreenCell seen_at(const struct easel *easel, int column, int row)
{
    VTermScreenCell cell;
    memset(&cell, 0, sizeof cell);
    vterm_screen_get_cell(easel->screen, (VTermPos){.row = row, .col = column},
                          &cell);
    return cell;
}

static int index_of(VTermColor colour)
{
    if (VTERM_COLOR_IS_DEFAULT_FG(&colour) ||
        VTERM_COLOR_IS_DEFAULT_BG(&colour))
        return -1;
    return VTERM_COLOR_IS_INDEXED(&colour) ? colour.indexed.idx : -2;
}

static void assert_attribute(struct cell cell, int bit, unsigned seen)
{
    assert_int_equal(seen != 0, (cell.attr & bit) != 0);
}

static bool takes_bold(uint8_t ink, int colour, enum colours colours)
{
    bool mark = ink == INK_CURSOR || ink == INK_WARNING;
    return colour != 0 && !(mark && colours >= COLOURS_16);
}

static void assert_seen(const struct easel *easel, int column, int row)
{
    struct cell cell = canvas_get(easel->canvas, column, row);
    VTermScreenCell seen = seen_at(easel, column, row);
    enum colours colours = easel->look.colours;
    int fg = ink_colour(cell.fg, colours), bg = ink_colour(cell.bg, colours);
    bool lines = (cell.attr & (ATTR_REVERSE | ATTR_UNDERLINE)) != 0;
    uint32_t glyph = seen.chars[0] == 0 ? ' ' : seen.chars[0];
    /* libvterm has a mark of its own for the second half of a character. */
    if (cell.glyph == GLYPH_BEHIND) {
        assert_int_equal(glyph, UINT32_MAX);
        return;
    }
    assert_int_equal(glyph, cell.glyph);
    assert_int_equal(index_of(seen.bg), bg);
    assert_attribute(cell, ATTR_REVERSE, seen.attrs.reverse);
    assert_attribute(cell, ATTR_UNDERLINE, seen.attrs.underline);
    if (cell.glyph == ' ' && !lines)
        return;
    assert_int_equal(index_of(seen.fg), fg);
    if (takes_bold(cell.fg, fg, colours))
        assert_attribute(cell, ATTR_BOLD, seen.attrs.bold);
    else
        assert_int_equal(seen.attrs.bold, 0);
}

static void assert_all_seen(const struct easel *easel)
{
    for (int row = 0; row < HIGH; row++) {
        for (int column = 0; column < WIDE; column++)
            assert_seen(easel, column, row);
    }
}

/* ---- random pictures ---- */

static struct cell random_cell(void)
{
    static const uint32_t GLYPHS[] = {' ',    ' ',    'x',    '#',
                                      0x2580, 0x2584, 0x250c, 0xe9};
    static const uint8_t ATTRS[] = {0,
                                    0,
                                    0,
                                    ATTR_DIM | ATTR_BOLD,
                                    ATTR_BOLD,
                                    ATTR_UNDERLINE,
                                    ATTR_REVERSE,
                                    ATTR_BOLD | ATTR_REVERSE};
    return (struct cell){.glyph = GLYPHS[rand() % 8],
                         .fg = (uint8_t)(rand() % INKS),
                         .bg = (uint8_t)(rand() % INKS),
                         .attr = ATTRS[rand() % 8]};
}

/* A patch of one cell, a line of text, a blank or a noisy patch. */
static void change_something(struct canvas *canvas)
{
    struct rect rect = {rand() % WIDE, rand() % HIGH, 1 + rand() % WIDE,
                        1 + rand() % 5};
    struct cell cell = random_cell();
    switch (rand() % 5) {
    case 0:
        canvas_fill(canvas, rect, (struct cell){.glyph = ' '});
        break;
    case 1:
        canvas_fill(canvas, rect, cell);
        break;
    case 2:
        canvas_text(canvas, rect.column, rect.row, rect.columns, cell.fg,
                    cell.bg, cell.attr,
                    rand() % 2 ? "some words of a prompt line"
                               : "\u6797\u3055\u3093 and \uae40\uce58");
        break;
    case 3:
        for (int i = 0; i < 30; i++)
            canvas_put(canvas, rect.column + i, rect.row, random_cell());
        break;
    default:
        canvas_put(canvas, rect.column, rect.row, cell);
    }
}

struct kind {
    const char *term;
    struct look look;
};

static const struct kind KINDS[] = {
    {"xterm-256color", {COLOURS_256, GLYPHS_UTF8}},
    {"xterm-256color", {COLOURS_16, GLYPHS_UTF8}},
    {"xterm-256color", {COLOURS_NEVER, GLYPHS_UTF8}},
    {"screen-256color", {COLOURS_256, GLYPHS_UTF8}},
    {"tmux-256color", {COLOURS_256, GLYPHS_UTF8}},
    {"rxvt-unicode-256color", {COLOURS_256, GLYPHS_UTF8}},
    {"xterm", {COLOURS_8, GLYPHS_UTF8}},
    {"screen", {COLOURS_8, GLYPHS_UTF8}},
    {"vt220", {COLOURS_NEVER, GLYPHS_UTF8}},
};

static void every_cell_is_shown_as_painted(void **state)
{
    (void)state;
    srand(11);
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++) {
        struct easel easel;
        easel_open(&easel, KINDS[i].term, KINDS[i].look);
        for (int k = scaled(400); k > 0; k--) {
            for (int n = rand() % 4; n >= 0; n--)
                change_something(easel.canvas);
            if (rand() % 20 == 0)
                terminal_forget(easel.terminal);
            show(&easel);
            assert_all_seen(&easel);
        }
        easel_close(&easel);
    }
}

/* ---- what it costs ---- */

static const struct look RICH = {COLOURS_256, GLYPHS_UTF8};

static void the_same_picture_costs_nothing(void **state)
{
    struct easel easel;
    (void)state;
    easel_open(&easel, "xterm-256color", RICH);
    change_something(easel.canvas);
    assert_true(show(&easel) > 0);
    assert_int_equal(show(&easel), 0);
    easel_close(&easel);
}

/* "ESC[2;2H", "ESC[38;5;n m" and a letter, and the pen put down. */
static void one_letter_costs_few_bytes(void **state)
{
    struct easel easel;
    (void)state;
    easel_open(&easel, "xterm-256color", RICH);
    show(&easel);
    canvas_put(easel.canvas, 1, 1, (struct cell){.glyph = 'x', .fg = INK_DIM});
    assert_in_range(show(&easel), 1, 6 + 11 + 1 + 3);
    easel_close(&easel);
}

static void commands_for_the_pen_are_joined(void **state)
{
    struct easel easel;
    char bytes[256] = "";
    (void)state;
    easel_open(&easel, "xterm-256color", RICH);
    show(&easel);
    canvas_put(easel.canvas, 1, 1,
               (struct cell){'x', INK_CITY, INK_FIELD, ATTR_BOLD});
    canvas_put(easel.canvas, 2, 1, (struct cell){'y', INK_WALL, INK_FIELD, 0});
    long before = easel.seen;
    show(&easel);
    assert_true(pread(fileno(easel.out), bytes, sizeof bytes - 1, before) > 0);
    assert_string_equal(bytes, "\033[2;2H\033[1;38;5;180;48;5;71mx"
                               "\033[22;38;5;94my\033[m");
    easel_close(&easel);
}

static void ascii_shows_nothing_but_ascii(void **state)
{
    struct easel easel;
    (void)state;
    easel_open(&easel, "xterm", (struct look){COLOURS_8, GLYPHS_ASCII});
    canvas_put(easel.canvas, 0, 0, (struct cell){.glyph = 0xe9});
    canvas_put(easel.canvas, 1, 0, (struct cell){.glyph = '~'});
    canvas_put(easel.canvas, 2, 0, (struct cell){.glyph = 1});
    show(&easel);
    assert_int_equal(seen_at(&easel, 0, 0).chars[0], '?');
    assert_int_equal(seen_at(&easel, 1, 0).chars[0], '~');
    assert_true(seen_at(&easel, 2, 0).chars[0] <= ' ');
    easel_close(&easel);
}

/* The console shows underlining as a colour of its own choice. */
static void what_colours_exclude_is_left_out(void **state)
{
    struct easel easel;
    (void)state;
    easel_open(&easel, "linux", (struct look){COLOURS_8, GLYPHS_CONSOLE});
    canvas_put(
        easel.canvas, 0, 0,
        (struct cell){'x', INK_ROAD, INK_FIELD, ATTR_UNDERLINE | ATTR_BOLD});
    show(&easel);
    assert_int_equal(seen_at(&easel, 0, 0).attrs.underline, 0);
    assert_int_equal(seen_at(&easel, 0, 0).attrs.bold, 1);
    easel_close(&easel);
}

/* It would scroll the whole picture away. */
static void the_last_cell_is_left_out_where_it_scrolls(void **state)
{
    struct easel easel;
    (void)state;
    easel_open(&easel, "ansi", (struct look){COLOURS_8, GLYPHS_ASCII});
    canvas_fill(easel.canvas, (struct rect){0, 0, WIDE, HIGH},
                (struct cell){.glyph = 'x'});
    show(&easel);
    assert_true(seen_at(&easel, WIDE - 1, HIGH - 1).chars[0] != 'x');
    assert_int_equal(seen_at(&easel, WIDE - 2, HIGH - 1).chars[0], 'x');
    assert_int_equal(seen_at(&easel, 0, 0).chars[0], 'x');
    easel_close(&easel);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cell_is_shown_as_painted),
        cmocka_unit_test(the_same_picture_costs_nothing),
        cmocka_unit_test(one_letter_costs_few_bytes),
        cmocka_unit_test(commands_for_the_pen_are_joined),
        cmocka_unit_test(ascii_shows_nothing_but_ascii),
        cmocka_unit_test(what_colours_exclude_is_left_out),
        cmocka_unit_test(the_last_cell_is_left_out_where_it_scrolls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
