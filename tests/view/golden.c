/* Golden screens: writes a canvas as text and compares it with a file. */
#include "golden.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* One sign an ink, so that a screen can be read and compared by eye. Players
 * are digits, what is lit is a capital letter. */
static const char INK_SIGNS[INKS] = {
    [INK_DEFAULT] = '.',    [INK_FIELD] = 'f',        [INK_FIELD_ODD] = 'g',
    [INK_ROAD] = 'r',       [INK_CITY] = 'c',         [INK_WALL] = 'w',
    [INK_RIVER] = 'v',      [INK_VILLAGE] = 'h',      [INK_MONASTERY] = 'm',
    [INK_ROOF] = 'o',       [INK_CASTLE] = 'k',       [INK_CEMETERY] = 'y',
    [INK_RUIN] = 'u',       [INK_GARDEN] = 'n',       [INK_MIST] = 'i',
    [INK_MIST_ODD] = 'j',   [INK_COAT] = 's',         [INK_SYMBOL] = '*',
    [INK_CIRCLE] = '@',     [INK_LIT_FIELD] = 'F',    [INK_LIT_ROAD] = 'R',
    [INK_LIT_CITY] = 'C',   [INK_LIT_BUILDING] = 'B', [INK_DIM] = 'd',
    [INK_STRONG] = 't',     [INK_LIT_MIST] = 'M',     [INK_MAGE] = '7',
    [INK_WITCH] = '8',      [INK_ACCENT] = 'a',       [INK_WARNING] = '!',
    [INK_BAR] = 'b',        [INK_BAR_TEXT] = 'x',     [INK_CURSOR] = 'z',
    [INK_PLAYER] = '1',     [INK_PLAYER + 1] = '2',   [INK_PLAYER + 2] = '3',
    [INK_PLAYER + 3] = '4', [INK_PLAYER + 4] = '5',   [INK_PLAYER + 5] = '6',
    [INK_ON_DARK] = 'l',    [INK_ON_MIDDLE] = 'q',    [INK_ON_LIGHT] = 'p'};

struct text {
    char *bytes;
    size_t length, room;
};

static void add_byte(struct text *text, uint32_t byte)
{
    if (text->length + 2 > text->room) {
        text->room = text->room * 2 + 4096;
        text->bytes = realloc(text->bytes, text->room);
        assert_non_null(text->bytes);
    }
    text->bytes[text->length++] = (char)byte;
    text->bytes[text->length] = 0;
}

static void add(struct text *text, const char *more)
{
    for (; *more != 0; more++)
        add_byte(text, (unsigned char)*more);
}

static void add_glyph(struct text *text, uint32_t point)
{
    if (point == GLYPH_BEHIND)
        return;
    if (point < 0x80) {
        add_byte(text, point);
        return;
    }
    int tail = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    static const uint32_t LEADS[] = {0, 0xc0, 0xe0, 0xf0};
    add_byte(text, LEADS[tail] | point >> 6 * tail);
    for (int k = tail - 1; k >= 0; k--)
        add_byte(text, 0x80 | (point >> 6 * k & 0x3f));
}

static uint32_t ink_sign(int ink)
{
    return ink < INKS && INK_SIGNS[ink] != 0 ? (unsigned char)INK_SIGNS[ink]
                                             : '?';
}

/* What the grids show of a cell. */
static uint32_t glyph_of(struct cell cell)
{
    return cell.glyph;
}
static uint32_t fg_of(struct cell cell)
{
    return cell.glyph == ' ' ? ' ' : ink_sign(cell.fg);
}
static uint32_t bg_of(struct cell cell)
{
    return ink_sign(cell.bg);
}
static uint32_t attr_of(struct cell cell)
{
    return cell.attr == 0 ? ' ' : (uint32_t) "0123456789abcdef"[cell.attr & 15];
}

static void add_grid(struct text *text, const struct canvas *canvas,
                     const char *title, uint32_t (*sign)(struct cell))
{
    add(text, title);
    for (int row = 0; row < canvas->rows; row++) {
        add(text, "|");
        for (int column = 0; column < canvas->columns; column++)
            add_glyph(text, sign(canvas_get(canvas, column, row)));
        add(text, "|\n");
    }
}

static bool has_attributes(const struct canvas *canvas)
{
    for (int i = 0; i < canvas->columns * canvas->rows; i++) {
        if (canvas->cells[i].attr != 0)
            return true;
    }
    return false;
}

char *golden_text(const struct canvas *canvas)
{
    struct text text = {0};
    add_grid(&text, canvas, "glyphs\n", glyph_of);
    add_grid(&text, canvas, "ink\n", fg_of);
    add_grid(&text, canvas, "ground\n", bg_of);
    if (has_attributes(canvas))
        add_grid(&text, canvas,
                 "attributes: 1 bold, 2 reverse, 4 underline, 8 dim\n",
                 attr_of);
    return text.bytes;
}

static char *read_whole(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    struct text text = {0};
    for (int c = fgetc(file); c != EOF; c = fgetc(file))
        add_byte(&text, (uint32_t)c);
    fclose(file);
    return text.bytes;
}

static void write_whole(const char *path, const char *bytes)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || fputs(bytes, file) < 0 || fclose(file) != 0)
        fail_msg("%s cannot be written", path);
}

/* Fails at the first line in which the texts differ. */
static void compare(const char *path, const char *expected, const char *got)
{
    int line = 1;
    size_t start = 0;
    for (size_t i = 0; expected[i] == got[i]; i++) {
        if (expected[i] == 0)
            return;
        if (expected[i] == '\n') {
            line++;
            start = i + 1;
        }
    }
    fail_msg("%s:%d\n  expected %.*s\n  got      %.*s\n"
             "  (MW_BLESS=1 writes the new picture)",
             path, line, (int)strcspn(expected + start, "\n"), expected + start,
             (int)strcspn(got + start, "\n"), got + start);
}

void golden_check(const char *name, const struct canvas *canvas)
{
    char path[512];
    snprintf(path, sizeof path, SOURCE_DIR "/tests/screens/%s.txt", name);
    char *got = golden_text(canvas);
    if (getenv("MW_BLESS") != NULL) {
        write_whole(path, got);
        free(got);
        return;
    }
    char *expected = read_whole(path);
    if (expected == NULL)
        fail_msg("%s is missing (MW_BLESS=1 writes it)", path);
    compare(path, expected, got);
    free(expected);
    free(got);
}
