/* Four arrows in the strips of the labels. */
#include "board_edges.h"

#include "board_marks.h"
#include "board_view.h"

struct edge {
    enum board_mark mark;
    int x, y; /* which way it leads */
};

static const struct edge EDGES[MW_SIDES] = {
    [MW_NORTH] = {MARK_UP, 0, -1},
    [MW_EAST] = {MARK_RIGHT, 1, 0},
    [MW_SOUTH] = {MARK_DOWN, 0, 1},
    [MW_WEST] = {MARK_LEFT, -1, 0},
};

static void place_of(const struct board_layout *layout, enum mw_side side,
                     int *column, int *row)
{
    struct rect map = layout->map;
    struct rect header = layout->header;
    int gutter = layout->gutter.column + layout->gutter.columns - 1;
    *column = gutter;
    *row = header.row;
    if (side == MW_NORTH)
        *row = map.row;
    if (side == MW_SOUTH)
        *row = map.row + map.rows - 1;
    if (side == MW_EAST)
        *column = header.column + header.columns - 1;
}

/* Tiles only: the cells beside the board may well be out of sight. */
static bool goes_on(const struct board_layout *layout, const struct ui *ui,
                    const mw_game *game, enum mw_side side)
{
    struct board_span span = board_span(game);
    struct rect seen = board_seen(&ui->board, layout->map);
    int width = tile_columns(ui->board.size);
    int height = tile_rows(ui->board.size);
    switch (side) {
    case MW_NORTH:
        return (span.top + 1) * height < seen.row;
    case MW_EAST:
        return span.right * width > seen.column + seen.columns;
    case MW_SOUTH:
        return span.bottom * height > seen.row + seen.rows;
    case MW_WEST:
        return (span.left + 1) * width < seen.column;
    case MW_SIDES:
        break;
    }
    return false;
}

/* No row label stands beside an arrow. */
static void clear_label(struct canvas *canvas,
                        const struct board_layout *layout, int row)
{
    struct rect label = {layout->gutter.column, row, layout->gutter.columns, 1};
    if (row >= layout->gutter.row)
        canvas_fill(canvas, label, (struct cell){.glyph = ' '});
}

void board_edges_paint(struct canvas *canvas, const struct board_layout *layout,
                       const struct ui *ui, const mw_game *game)
{
    if (layout->map.rows < 2)
        return;
    for (int i = 0; i < MW_SIDES; i++) {
        enum mw_side side = (enum mw_side)i;
        int column, row;
        if (!goes_on(layout, ui, game, side))
            continue;
        place_of(layout, side, &column, &row);
        clear_label(canvas, layout, row);
        canvas_put(canvas, column, row,
                   (struct cell){board_mark(EDGES[i].mark, ui->look.glyphs),
                                 INK_ACCENT, INK_DEFAULT, ATTR_BOLD});
    }
}

static int half_window(int window, int tile)
{
    int cells = window / tile / 2;
    return cells > 0 ? cells : 1;
}

bool board_edges_click(struct ui *ui, const struct board_layout *layout,
                       const mw_game *game, int column, int row)
{
    for (int i = 0; i < MW_SIDES; i++) {
        int at, line;
        place_of(layout, (enum mw_side)i, &at, &line);
        if (at != column || line != row ||
            !goes_on(layout, ui, game, (enum mw_side)i))
            continue;
        board_pan(&ui->board, game,
                  EDGES[i].x * half_window(layout->map.columns,
                                           tile_columns(ui->board.size)),
                  EDGES[i].y *
                      half_window(layout->map.rows, tile_rows(ui->board.size)));
        return true;
    }
    return false;
}
