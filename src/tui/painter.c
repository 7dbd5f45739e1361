/* Differences between two canvases, as commands of a terminal. */
#include "painter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ERASE_FROM = 4, /* so many cells to be blanked are erased by a command */
    GAP_MOST = 3    /* so many cells are written again rather than skipped */
};

void painter_start(struct painter *painter, struct look look)
{
    memset(painter, 0, sizeof *painter);
    painter->look = look;
    painter->scrolls = terminfo_flag("am") && !terminfo_flag("xenl");
    pen_learn(&painter->commands);
    terminfo_command("el", 0, 0, painter->erase);
    painter_forget(painter, FORGET_AND_CLEAR);
}

void painter_end(struct painter *painter)
{
    canvas_free(painter->shown);
    wire_free(&painter->wire);
}

void painter_forget(struct painter *painter, enum forget how)
{
    canvas_free(painter->shown);
    painter->shown = NULL;
    painter->pen = pen_unknown();
    painter->column = -1;
    painter->clear = painter->clear || how == FORGET_AND_CLEAR;
}

/* ---- one cell ---- */

/* In the C locale a code point beyond ASCII has no bytes to be sent as. */
static uint32_t glyph_of(const struct painter *painter, struct cell cell)
{
    if (cell.glyph < ' ' || cell.glyph == 0x7f)
        return ' ';
    if (painter->look.glyphs == GLYPHS_ASCII && cell.glyph > 0x7f)
        return '?';
    return cell.glyph;
}

/* Bold black is grey on one terminal and invisible on the next; and where there
 * are colours enough, marks stand out without it. */
static bool takes_bold(uint8_t ink, int colour, enum colours colours)
{
    bool mark = ink == INK_CURSOR || ink == INK_WARNING;
    return colour != 0 && !(mark && colours >= COLOURS_16);
}

static struct pen pen_of(const struct painter *painter, struct cell cell)
{
    enum colours colours = painter->look.colours;
    struct pen pen = {.fg = ink_colour((enum ink)cell.fg, colours),
                      .bg = ink_colour((enum ink)cell.bg, colours),
                      .attr = cell.attr};
    if (colours != COLOURS_NEVER)
        pen.attr &= ~painter->commands.lost;
    if (!takes_bold(cell.fg, pen.fg, colours))
        pen.attr &= ~(unsigned)ATTR_BOLD;
    return pen;
}

static bool is_blank(struct cell cell)
{
    return cell.glyph == ' ' &&
           (cell.attr & (ATTR_REVERSE | ATTR_UNDERLINE)) == 0;
}

/* The pen to write a cell with. A blank shows no foreground, so it is written
 * with the one that is set. */
static struct pen pen_for(const struct painter *painter, struct cell cell)
{
    struct pen wanted = pen_of(painter, cell);
    if (!is_blank(cell) || pen_equal(painter->pen, pen_unknown()))
        return wanted;
    struct pen pen = painter->pen;
    pen.bg = wanted.bg;
    pen.attr &= ~(unsigned)(ATTR_REVERSE | ATTR_UNDERLINE);
    return pen;
}

/* Do they look the same? */
static bool cell_equal(struct cell one, struct cell other)
{
    if (one.glyph != other.glyph || one.bg != other.bg)
        return false;
    return (one.fg == other.fg && one.attr == other.attr) ||
           (is_blank(one) && is_blank(other));
}

static bool is_shown(const struct painter *painter, const struct canvas *canvas,
                     int column, int row)
{
    return painter->shown != NULL &&
           cell_equal(canvas_get(canvas, column, row),
                      canvas_get(painter->shown, column, row));
}

/* ---- the cursor ---- */

/* Few cells that the pen can write as it is are written again: that is shorter
 * than any command. */
static bool bridge(struct painter *painter, const struct canvas *canvas,
                   int column, int row)
{
    int from = painter->column;
    if (painter->row != row || from < 0 || column < from ||
        column - from > GAP_MOST)
        return false;
    for (int i = from; i < column; i++) {
        struct cell cell = canvas_get(canvas, i, row);
        if (glyph_of(painter, cell) > 0x7f ||
            !pen_equal(pen_for(painter, cell), painter->pen))
            return false;
    }
    for (int i = from; i < column; i++)
        wire_add_glyph(&painter->wire,
                       glyph_of(painter, canvas_get(canvas, i, row)));
    return true;
}

/* The shortest command that goes there. A line feed goes straight down: the
 * terminal's modes leave it alone. */
static void find_way(const struct painter *painter, int column, int row,
                     char way[CAPABILITY_BYTES])
{
    char sideways[CAPABILITY_BYTES] = "";
    int right = column - painter->column, down = row - painter->row;
    terminfo_command("cup", row, column, way);
    if (painter->column < 0 || down < 0 || down > 1)
        return;
    if (right != 0)
        terminfo_command(right > 0 ? "cuf" : "cub", abs(right), 0, sideways);
    bool complete = right == 0 || sideways[0] != '\0';
    if (complete && strlen(sideways) + (size_t)down < strlen(way))
        snprintf(way, CAPABILITY_BYTES, "%s%s", down == 1 ? "\n" : "",
                 sideways);
}

static void move_to(struct painter *painter, const struct canvas *canvas,
                    int column, int row)
{
    char way[CAPABILITY_BYTES];
    if (painter->row == row && painter->column == column)
        return;
    if (!painter->commands.moves_with)
        pen_change(&painter->commands, &painter->wire, &painter->pen,
                   pen_plain());
    if (!bridge(painter, canvas, column, row)) {
        find_way(painter, column, row, way);
        wire_add(&painter->wire, way);
    }
    painter->column = column;
    painter->row = row;
}

/* ---- rows ---- */

/* Terminals differ in how wide some characters are. So both cells are blanked
 * first, and the cursor is sought anew behind them. */
static void make_room(struct painter *painter, const struct canvas *canvas,
                      int column, int row)
{
    wire_add(&painter->wire, "  ");
    painter->column = column + 2 < canvas->columns ? column + 2 : -1;
    move_to(painter, canvas, column, row);
}

static void write_cell(struct painter *painter, const struct canvas *canvas,
                       int column, int row)
{
    if (painter->scrolls && column == canvas->columns - 1 &&
        row == canvas->rows - 1)
        return;
    move_to(painter, canvas, column, row);
    struct cell cell = canvas_get(canvas, column, row);
    bool wide = canvas_get(canvas, column + 1, row).glyph == GLYPH_BEHIND;
    pen_change(&painter->commands, &painter->wire, &painter->pen,
               pen_for(painter, cell));
    if (wide) {
        make_room(painter, canvas, column, row);
        pen_change(&painter->commands, &painter->wire, &painter->pen,
                   pen_for(painter, cell));
    }
    wire_add_glyph(&painter->wire, glyph_of(painter, cell));
    /* After the last column terminals differ in where the cursor is. */
    painter->column = !wide && column + 1 < canvas->columns ? column + 1 : -1;
}

/* The first of the blanks in the terminal's own colours that end a row. */
static int tail_of(const struct canvas *canvas, int row)
{
    static const struct cell BLANK = {.glyph = ' '};
    int column = canvas->columns;
    while (column > 0 && cell_equal(canvas_get(canvas, column - 1, row), BLANK))
        column--;
    return column;
}

static int count_changed(const struct painter *painter,
                         const struct canvas *canvas, int column, int row)
{
    int count = 0;
    for (; column < canvas->columns; column++)
        count += !is_shown(painter, canvas, column, row);
    return count;
}

static void show_row(struct painter *painter, const struct canvas *canvas,
                     int row)
{
    int tail = tail_of(canvas, row);
    bool erases = painter->erase[0] != '\0' &&
                  count_changed(painter, canvas, tail, row) >= ERASE_FROM;
    int end = erases ? tail : canvas->columns;
    for (int column = 0; column < end; column++) {
        if (!is_shown(painter, canvas, column, row) &&
            canvas_get(canvas, column, row).glyph != GLYPH_BEHIND)
            write_cell(painter, canvas, column, row);
    }
    if (!erases)
        return;
    move_to(painter, canvas, tail, row);
    pen_change(&painter->commands, &painter->wire, &painter->pen, pen_plain());
    wire_add(&painter->wire, painter->erase);
}

/* ---- pictures ---- */

static void clear_screen(struct painter *painter, const struct canvas *canvas)
{
    char clear[CAPABILITY_BYTES];
    terminfo_command("clear", 0, 0, clear);
    pen_change(&painter->commands, &painter->wire, &painter->pen, pen_plain());
    wire_add(&painter->wire, clear);
    painter->clear = false;
    painter->column = -1;
    if (clear[0] != '\0')
        painter->shown = canvas_new(canvas->columns, canvas->rows);
}

/* Keeps a copy of what is shown; without memory for one, the next picture is
 * sent whole. */
static void remember(struct painter *painter, const struct canvas *canvas)
{
    if (painter->shown == NULL)
        painter->shown = canvas_new(canvas->columns, canvas->rows);
    if (painter->shown != NULL)
        memcpy(painter->shown->cells, canvas->cells,
               (size_t)canvas->columns * (size_t)canvas->rows *
                   sizeof *canvas->cells);
}

static bool fits(const struct canvas *shown, const struct canvas *canvas)
{
    return shown == NULL ||
           (shown->columns == canvas->columns && shown->rows == canvas->rows);
}

/* The pen is put down plain, for whoever writes next: a shell after Ctrl-Z. */
void painter_show(struct painter *painter, const struct canvas *canvas, int fd)
{
    if (!fits(painter->shown, canvas))
        painter_forget(painter, FORGET);
    if (painter->clear)
        clear_screen(painter, canvas);
    for (int row = 0; row < canvas->rows; row++)
        show_row(painter, canvas, row);
    pen_change(&painter->commands, &painter->wire, &painter->pen, pen_plain());
    remember(painter, canvas);
    if (!wire_send(&painter->wire, fd))
        painter_forget(painter, FORGET);
}
