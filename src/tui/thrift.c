/* Cells in the colours of their neighbours. */
#include "thrift.h"

#include <stddef.h>

enum { FULL_BLOCK = 0x2588 };

/* Reversed or underlined, even a blank shows its foreground. */
static bool shows_fg(struct cell cell)
{
    return (cell.attr & (ATTR_REVERSE | ATTR_UNDERLINE)) != 0;
}

static bool is_blank(struct cell cell)
{
    return cell.glyph == ' ' && !shows_fg(cell);
}

static bool same_pen(struct cell one, struct cell other)
{
    return one.fg == other.fg && one.bg == other.bg && one.attr == other.attr;
}

static struct cell with_pen(uint32_t glyph, struct cell pen)
{
    pen.glyph = glyph;
    return pen;
}

/* Draws a blank with the pen of a neighbour, if it looks the same then. */
static bool join(struct cell *blank, const struct cell *neighbour,
                 struct look look)
{
    if (neighbour == NULL || shows_fg(*neighbour))
        return false;
    if (neighbour->bg == blank->bg) {
        *blank = with_pen(' ', *neighbour);
        return true;
    }
    if (look.glyphs != GLYPHS_UTF8 || neighbour->attr != 0 ||
        neighbour->bg == INK_DEFAULT || neighbour->fg != blank->bg)
        return false;
    *blank = with_pen(FULL_BLOCK, *neighbour);
    return true;
}

/* On the terminal's own background, blanks up to the end of the row are one
 * short command while they have no colour; so there only a gap between two
 * equal neighbours is filled. */
static struct cell choose(struct cell blank, const struct cell *before,
                          const struct cell *after, struct look look)
{
    if (blank.bg == INK_DEFAULT &&
        (before == NULL || after == NULL || !same_pen(*before, *after)))
        return blank;
    if (!join(&blank, before, look))
        join(&blank, after, look);
    return blank;
}

void thrift_row(const struct cell *row, int columns, struct look look,
                struct cell *thrifty)
{
    int next = 0; /* the first cell from here on that ends this blank */
    for (int i = 0; i < columns; i++) {
        if (next < i)
            next = i;
        while (next < columns && is_blank(row[next]) &&
               row[next].bg == row[i].bg)
            next++;
        const struct cell *before = i > 0 ? &thrifty[i - 1] : NULL;
        const struct cell *after = next < columns ? &row[next] : NULL;
        thrifty[i] =
            is_blank(row[i]) ? choose(row[i], before, after, look) : row[i];
    }
}
