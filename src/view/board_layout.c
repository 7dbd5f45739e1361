/* Cuts the screen up from its edges; what remains is the map. */
#include "board_layout.h"

enum {
    SIDE_FROM = 80, /* columns of screen from which there is a side bar */
    SIDE_COLUMNS = 28,
    SIDE_COLUMNS_MOST = 44,
    FOLD_ROWS = 2,
    GUTTER_COLUMNS = 3,
    LOG_FROM = 18, /* rows of screen from which there is a log below */
    LOG_ROWS_MOST = 8,
    PANEL_COLUMNS_MOST = 100
};

static int least(int one, int other)
{
    return one < other ? one : other;
}

static int most(int one, int other)
{
    return one > other ? one : other;
}

/* Cuts rows off the rest: from its top if positive, else from its bottom. */
static struct rect cut_rows(struct rect *rest, int rows)
{
    struct rect cut = *rest;
    cut.rows = least(rows < 0 ? -rows : rows, rest->rows);
    if (rows < 0)
        cut.row = rest->row + rest->rows - cut.rows;
    else
        rest->row += cut.rows;
    rest->rows -= cut.rows;
    return cut;
}

static struct rect cut_columns(struct rect *rest, int columns)
{
    struct rect cut = *rest;
    cut.columns = least(columns < 0 ? -columns : columns, rest->columns);
    if (columns < 0)
        cut.column = rest->column + rest->columns - cut.columns;
    else
        rest->column += cut.columns;
    rest->columns -= cut.columns;
    return cut;
}

static int side_columns(int columns)
{
    return least(SIDE_COLUMNS + (columns - SIDE_FROM) / 4, SIDE_COLUMNS_MOST);
}

static int log_rows(int rows)
{
    if (rows < LOG_FROM)
        return 0;
    return least(most((rows - LOG_FROM) / 3, 1), LOG_ROWS_MOST);
}

static struct rect middle(struct rect rest)
{
    struct rect panel = rest;
    panel.columns = least(rest.columns, PANEL_COLUMNS_MOST);
    panel.column = rest.column + (rest.columns - panel.columns) / 2;
    return panel;
}

struct board_layout board_layout(int columns, int rows,
                                 enum board_extras extras)
{
    struct board_layout layout = {0};
    struct rect rest = {0, 0, columns, rows};
    layout.bar = cut_rows(&rest, -1);
    layout.prompt = cut_rows(&rest, -BOARD_PROMPT_ROWS);
    layout.title = cut_rows(&rest, 1);
    layout.panel = middle(rest);
    if (extras == EXTRAS_SHOWN && columns >= SIDE_FROM) {
        layout.side = cut_columns(&rest, -side_columns(columns));
    } else if (extras == EXTRAS_SHOWN) {
        layout.fold = cut_rows(&rest, FOLD_ROWS);
        layout.log = cut_rows(&rest, -log_rows(rows));
        /* In line with the prompt below. */
        cut_columns(&layout.log, 1);
    }
    layout.header = cut_rows(&rest, 1);
    layout.gutter = cut_columns(&rest, GUTTER_COLUMNS);
    layout.header.column += layout.gutter.columns;
    layout.header.columns -= layout.gutter.columns;
    layout.map = rest;
    return layout;
}
