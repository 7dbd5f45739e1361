/* Prints canvases with the colour codes of ECMA-48. */
#include "print_canvas.h"

#include <string.h>

#include "utf8.h"

static bool same_look(struct cell one, struct cell other)
{
    return one.fg == other.fg && one.bg == other.bg && one.attr == other.attr;
}

/* Of the 256 the first 16 have codes of their own: 30 to 37 and, bright, 90
 * to 97; the background's are 10 higher. */
static void print_colour(FILE *out, enum ink ink, enum colours colours,
                         int ground)
{
    int colour = ink_colour(ink, colours);
    if (colour < 0)
        return;
    if (colours == COLOURS_256)
        fprintf(out, ";%d;5;%d", 38 + ground, colour);
    else
        fprintf(out, ";%d", (colour < 8 ? 30 : 82) + ground + colour);
}

static void print_look(FILE *out, struct cell cell, enum colours colours)
{
    static const struct {
        unsigned bit;
        const char *code;
    } ATTRS[] = {{ATTR_BOLD, ";1"},
                 {ATTR_DIM, ";2"},
                 {ATTR_UNDERLINE, ";4"},
                 {ATTR_REVERSE, ";7"}};
    fputs("\033[0", out);
    for (size_t i = 0; i < sizeof ATTRS / sizeof *ATTRS; i++) {
        if (cell.attr & ATTRS[i].bit)
            fputs(ATTRS[i].code, out);
    }
    print_colour(out, (enum ink)cell.fg, colours, 0);
    print_colour(out, (enum ink)cell.bg, colours, 10);
    putc('m', out);
}

/* Without what is blank at its end, so that pages stay narrow. */
static int row_columns(const struct canvas *canvas, int row, struct cell plain)
{
    int columns = canvas->columns;
    while (columns > 0) {
        struct cell cell = canvas_get(canvas, columns - 1, row);
        if (cell.glyph != ' ' || !same_look(cell, plain))
            break;
        columns--;
    }
    return columns;
}

static struct cell without_colours(struct cell cell, enum colours colours)
{
    if (colours == COLOURS_NEVER)
        cell.fg = cell.bg = INK_DEFAULT;
    return cell;
}

void print_canvas(FILE *out, const struct canvas *canvas, enum colours colours)
{
    static const struct cell PLAIN = {.glyph = ' '};
    struct cell last = PLAIN;
    for (int row = 0; row < canvas->rows; row++) {
        int columns = row_columns(canvas, row, PLAIN);
        for (int column = 0; column < columns; column++) {
            char bytes[UTF8_BYTES];
            struct cell cell =
                without_colours(canvas_get(canvas, column, row), colours);
            if (!same_look(cell, last))
                print_look(out, cell, colours);
            last = cell;
            utf8_write(cell.glyph, bytes);
            fputs(bytes, out);
        }
        if (!same_look(last, PLAIN))
            fputs("\033[0m", out);
        last = PLAIN;
        putc('\n', out);
    }
}
