/* A grid of cells; all painting ends here, clipped. */
#include "canvas.h"

#include <stdlib.h>

#include "utf8.h"

static const struct cell BLANK = {.glyph = ' '};

bool rect_has(struct rect rect, int column, int row)
{
    return column >= rect.column && column < rect.column + rect.columns &&
           row >= rect.row && row < rect.row + rect.rows;
}

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

static struct cell *at(struct canvas *canvas, int column, int row)
{
    return &canvas->cells[row * canvas->columns + column];
}

static bool goes_on(const struct canvas *canvas, int column, int row)
{
    return canvas_get(canvas, column + 1, row).glyph == GLYPH_BEHIND;
}

void canvas_put(struct canvas *canvas, int column, int row, struct cell cell)
{
    if (!inside(canvas, column, row))
        return;
    if (goes_on(canvas, column, row))
        at(canvas, column + 1, row)->glyph = ' ';
    if (goes_on(canvas, column - 1, row) && column > 0)
        at(canvas, column - 1, row)->glyph = ' ';
    *at(canvas, column, row) = cell;
}

void canvas_mark(struct canvas *canvas, int column, int row, uint8_t attr)
{
    if (!inside(canvas, column, row))
        return;
    at(canvas, column, row)->attr = attr;
    if (goes_on(canvas, column, row))
        at(canvas, column + 1, row)->attr = attr;
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
    return utf8_width(point) > 0 && point <= LAST[glyphs] ? point : BAD;
}

/* Reads the next code point that takes room: accents that sit on the character
 * before are left out, as a cell holds one code point. 0 at the end. */
static uint32_t next_shown(const char **text)
{
    while (**text != 0) {
        uint32_t point = utf8_next(text);
        if (utf8_width(point) != 0)
            return point;
    }
    return 0;
}

/* Half a character cannot be shown, so what the canvas's edge cuts is blank.
 * One that cannot be shown at all is two signs. */
static void put_wide(struct canvas *canvas, int column, int row,
                     struct cell cell)
{
    struct cell behind = cell;
    bool whole = inside(canvas, column, row) && inside(canvas, column + 1, row);
    if (!whole && cell.glyph != BAD)
        cell.glyph = behind.glyph = ' ';
    canvas_put(canvas, column, row, cell);
    canvas_put(canvas, column + 1, row, behind);
    if (whole && cell.glyph != BAD)
        at(canvas, column + 1, row)->glyph = GLYPH_BEHIND;
}

int canvas_text(struct canvas *canvas, int column, int row, int columns,
                uint8_t fg, uint8_t bg, uint8_t attr, const char *text)
{
    struct cell cell = {.fg = fg, .bg = bg, .attr = attr};
    int written = 0;
    uint32_t point = next_shown(&text);
    while (point != 0 && written < columns) {
        uint32_t next = next_shown(&text);
        int width = utf8_shown(point);
        cell.glyph = shown(point, canvas->glyphs);
        if (written + width > columns - (next != 0 ? 1 : 0)) {
            cell.glyph = canvas->glyphs == GLYPHS_UTF8 ? 0x2026 : '.';
            canvas_put(canvas, column + written, row, cell);
            return written + 1;
        }
        if (width == 1)
            canvas_put(canvas, column + written, row, cell);
        else
            put_wide(canvas, column + written, row, cell);
        written += width;
        point = next;
    }
    return written;
}
