/* A screen as a grid of cells: what every picture is painted on. */
#ifndef VIEW_CANVAS_H
#define VIEW_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "ink.h"

/* One character cell. Default inks leave the terminal's own colours. */
struct cell {
    uint32_t glyph; /* one code point, or GLYPH_BEHIND; never 0 */
    uint8_t fg;     /* enum ink */
    uint8_t bg;     /* enum ink */
    uint8_t attr;   /* enum attr bits */
};

/* In the second cell of a character that is two columns wide. Nothing is there
 * to be written; whoever paints over one half blanks the other. */
enum { GLYPH_BEHIND = 0x110000 };

enum attr { ATTR_BOLD = 1, ATTR_REVERSE = 2, ATTR_UNDERLINE = 4, ATTR_DIM = 8 };

struct rect {
    int column, row, columns, rows;
};

/* Is the cell at column and row within the rect? */
bool rect_has(struct rect rect, int column, int row);

struct canvas {
    int columns, rows;
    enum glyphs glyphs; /* what canvas_text may write; UTF-8 when new */
    struct cell *cells; /* rows * columns, row by row; never read outside */
};

/* New, blank; NULL without memory. Caller frees. Any size from 1x1. */
struct canvas *canvas_new(int columns, int rows);
void canvas_free(struct canvas *canvas); /* accepts NULL */

void canvas_clear(struct canvas *canvas);

/* Everything that paints clips at the canvas and, where given, the rect. */
void canvas_put(struct canvas *canvas, int column, int row, struct cell cell);
struct cell canvas_get(const struct canvas *canvas, int column, int row);

/* Gives the character there, all of it, other attributes. */
void canvas_mark(struct canvas *canvas, int column, int row, uint8_t attr);

/* Writes UTF-8 text from column, at most `columns` wide; what is cut off is
 * shown by an ellipsis (by a full stop where canvas->glyphs has none). What is
 * a control character or no UTF-8, or cannot be shown with canvas->glyphs,
 * becomes '?', one a column; accents of their own are left out. Returns the
 * columns written. */
int canvas_text(struct canvas *canvas, int column, int row, int columns,
                uint8_t fg, uint8_t bg, uint8_t attr, const char *text);

void canvas_fill(struct canvas *canvas, struct rect rect, struct cell cell);

#endif
