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
