/* A grid of cells; all painting ends here, clipped. */
#include "canvas.h"

#include <stdlib.h>

static const struct cell BLANK = {.glyph = ' '};

struct canvas *canvas_new(int columns, int rows)
{
    struct canvas *canvas = malloc(sizeof *canvas);
    if (canvas == NULL)
        return NULL;
    canvas->columns = columns;
    canvas->rows = rows;
    canvas->glyphs = GLYPHS_UTF8;
    canvas->cells =
        calloc((size_t)columns * (size_t)rows, sizeof *canvas->cells);
    if (canvas->cells == NULL) {
        free(canvas);
        return NULL;
    }
    canvas_clear(canvas);
    return canvas;
}

void canvas_free(struct canvas *canvas)
{
    if (canvas == NULL)
        return;
    free(canvas->cells);
    free(canvas);
}

void canvas_clear(struct canvas *canvas)
{
    for (int i = 0; i < canvas->columns * canvas->rows; i++)
        canvas->cells[i] = BLANK;
}

static bool inside(const struct canvas *canvas, int column, int row)
{
    return column >= 0 && column < canvas->columns && row >= 0 &&
           row < canvas->rows;
}

void canvas_put(struct canvas *canvas, int column, int row, struct cell cell)
{
    if (inside(canvas, column, row))
        canvas->cells[row * canvas->columns + column] = cell;
}

struct cell canvas_get(const struct canvas *canvas, int column, int row)
{
    if (!inside(canvas, column, row))
        return BLANK;
    return canvas->cells[row * canvas->columns + column];
}

void canvas_fill(struct canvas *canvas, struct rect rect, struct cell cell)
{
    for (int row = rect.row; row < rect.row + rect.rows; row++) {
        for (int column = rect.column; column < rect.column + rect.columns;
             column++)
            canvas_put(canvas, column, row, cell);
    }
}

/* ---- text ---- */

static const uint32_t BAD = '?';

/* Reads one code point and moves on; a byte that is no UTF-8 gives BAD. */
static uint32_t next_code_point(const unsigned char **text)
{
    static const struct {
        unsigned char mask, lead, more;
        uint32_t least;
    } FORMS[] = {{0x80, 0x00, 0, 0},
                 {0xe0, 0xc0, 1, 0x80},
                 {0xf0, 0xe0, 2, 0x800},
                 {0xf8, 0xf0, 3, 0x10000}};
    const unsigned char *at = (*text)++;
    for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++) {
        if ((*at & FORMS[i].mask) != FORMS[i].lead)
            continue;
        uint32_t point = *at & (unsigned char)~FORMS[i].mask;
        for (int k = 1; k <= FORMS[i].more; k++) {
            if ((at[k] & 0xc0) != 0x80)
                return BAD;
            point = point << 6 | (at[k] & 0x3f);
        }
        if (point < FORMS[i].least || point > 0x10ffff)
            return BAD;
        *text = at + 1 + FORMS[i].more;
        return point;
    }
    return BAD;
}

/* Code points that take no column or two. The C library's own table answers
 * only for the locale in force, and a picture must not depend on that. */
static const struct {
    uint32_t first, last;
} NOT_ONE_COLUMN[] = {{0x0000, 0x001f},   {0x007f, 0x009f},   {0x00ad, 0x00ad},
                      {0x0300, 0x036f},   {0x0483, 0x0489},   {0x0591, 0x05bd},
                      {0x0610, 0x061a},   {0x064b, 0x065f},   {0x06d6, 0x06ed},
                      {0x0900, 0x0902},   {0x0e31, 0x0e31},   {0x0e34, 0x0e3a},
                      {0x0e47, 0x0e4e},   {0x1100, 0x11ff},   {0x1ab0, 0x1aff},
                      {0x1dc0, 0x1dff},   {0x200b, 0x200f},   {0x2028, 0x202e},
                      {0x2060, 0x206f},   {0x20d0, 0x20ff},   {0x231a, 0x231b},
                      {0x2329, 0x232a},   {0x23e9, 0x23f3},   {0x25fd, 0x25fe},
                      {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267f, 0x267f},
                      {0x2693, 0x2693},   {0x26a1, 0x26a1},   {0x26aa, 0x26ab},
                      {0x26bd, 0x26be},   {0x26c4, 0x26c5},   {0x26ce, 0x26ce},
                      {0x26d4, 0x26d4},   {0x26ea, 0x26ea},   {0x26f2, 0x26f5},
                      {0x26fa, 0x26fd},   {0x2705, 0x2705},   {0x270a, 0x270b},
                      {0x2728, 0x2728},   {0x274c, 0x274e},   {0x2753, 0x2757},
                      {0x2795, 0x2797},   {0x27b0, 0x27bf},   {0x2b1b, 0x2b1c},
                      {0x2b50, 0x2b55},   {0x2e80, 0xa4cf},   {0xa960, 0xa97c},
                      {0xac00, 0xdfff},   {0xf900, 0xfaff},   {0xfe00, 0xfe6f},
                      {0xfeff, 0xfeff},   {0xff00, 0xff60},   {0xffe0, 0xffff},
                      {0x1f000, 0x1faff}, {0x20000, 0x10ffff}};

static bool one_column(uint32_t point)
{
    for (size_t i = 0; i < sizeof NOT_ONE_COLUMN / sizeof *NOT_ONE_COLUMN;
         i++) {
        if (point < NOT_ONE_COLUMN[i].first)
            return true;
        if (point <= NOT_ONE_COLUMN[i].last)
            return false;
    }
    return true;
}

/* The glyph that stands for a code point. Console fonts have Latin-1 and the
 * single and double lines of the box-drawing block. */
static uint32_t shown(uint32_t point, enum glyphs glyphs)
{
    static const uint32_t LAST[] = {[GLYPHS_UTF8] = 0x10ffff,
                                    [GLYPHS_CONSOLE] = 0xff,
                                    [GLYPHS_ASCII] = 0x7e};
    bool line = point >= 0x2500 && point <= 0x256c;
    if (glyphs == GLYPHS_CONSOLE && line)
        return point;
    return one_column(point) && point <= LAST[glyphs] ? point : BAD;
}

int canvas_text(struct canvas *canvas, int column, int row, int columns,
                uint8_t fg, uint8_t bg, uint8_t attr, const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    struct cell cell = {.fg = fg, .bg = bg, .attr = attr};
    int written = 0;
    while (*at != 0 && written < columns) {
        cell.glyph = shown(next_code_point(&at), canvas->glyphs);
        if (written == columns - 1 && *at != 0)
            cell.glyph = canvas->glyphs == GLYPHS_UTF8 ? 0x2026 : '.';
        canvas_put(canvas, column + written++, row, cell);
    }
    return written;
}

int text_columns(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    int columns = 0;
    for (; *at != 0; columns++)
        next_code_point(&at);
    return columns;
}
