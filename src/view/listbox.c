/* Choosing one of many rows. */
#include "listbox.h"

static int within(int value, int low, int high)
{
    if (value > high)
        value = high;
    return value < low ? low : value;
}

/* How far an input moves the choice; 0 for one that is not ours. */
static int step_of(struct input input, int count, int rows)
{
    switch (input.type) {
    case INPUT_UP:
    case INPUT_BACKTAB:
    case INPUT_WHEEL_UP:
        return -1;
    case INPUT_DOWN:
    case INPUT_TAB:
    case INPUT_WHEEL_DOWN:
        return 1;
    case INPUT_PAGE_UP:
        return rows > 1 ? 1 - rows : -1;
    case INPUT_PAGE_DOWN:
        return rows > 1 ? rows - 1 : 1;
    case INPUT_CHAR:
        return input.ch == 'j' ? 1 : input.ch == 'k' ? -1 : 0;
    case INPUT_HOME:
        return -count;
    case INPUT_END:
        return count;
    default:
        return 0;
    }
}

bool listbox_input(struct listbox *list, int count, int rows,
                   struct input input)
{
    int step = step_of(input, count > 0 ? count : 1, rows);
    if (step == 0)
        return false;
    list->chosen += step;
    listbox_show(list, count, rows);
    return true;
}

void listbox_show(struct listbox *list, int count, int rows)
{
    if (rows < 1)
        rows = 1;
    list->chosen = within(list->chosen, 0, count - 1);
    list->top = within(list->top, list->chosen - rows + 1, list->chosen);
    list->top = within(list->top, 0, count - rows);
}

int listbox_at(const struct listbox *list, int count, struct rect window,
               struct input click)
{
    int index = list->top + click.row - window.row;
    return rect_has(window, click.column, click.row) && index < count ? index
                                                                      : -1;
}

void listbox_paint_marks(struct canvas *canvas, struct rect window, int top,
                         int count, struct look look)
{
    bool drawn = look.glyphs != GLYPHS_ASCII;
    uint32_t up = drawn ? 0x2191 : '^';
    uint32_t down = drawn ? 0x2193 : 'v';
    int column = window.column + window.columns - 1;
    struct cell cell = {up, INK_ACCENT, INK_DEFAULT, ATTR_BOLD};
    if (top > 0)
        canvas_put(canvas, column, window.row, cell);
    cell.glyph = down;
    if (top + window.rows < count)
        canvas_put(canvas, column, window.row + window.rows - 1, cell);
}
