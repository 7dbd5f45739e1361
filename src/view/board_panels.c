/* Boxes over the board. Each kind of panel is a row of a table: how many lines
 * it has, how high a line is, and how one is painted. */
#include "board_panels.h"

#include <stdio.h>

#include "board_help.h"
#include "board_left.h"
#include "board_log.h"
#include "board_marks.h"

enum { BORDER = 1 };

struct panel_kind {
    void (*title)(const struct panel *panel, char *text, size_t size);
    int (*lines)(const struct panel *panel);
    void (*paint)(struct canvas *canvas, struct rect line,
                  const struct panel *panel, int index);
    int line_rows;
    int columns; /* of the box at most; 0 for all there is room for */
};

/* ---- the log ---- */

static void title_log(const struct panel *panel, char *text, size_t size)
{
    int count = session_log_count(panel->session);
    if (count == 0)
        snprintf(text, size, "Log: nothing has happened yet");
    else
        snprintf(text, size, "Log, %d %s", count,
                 count == 1 ? "entry" : "entries");
}

static int lines_log(const struct panel *panel)
{
    return board_log_rows(panel->session, panel->columns);
}

/* ---- boxes ---- */

/* The log paints itself, from its end; so it has no function for a line. */
static const struct panel_kind KINDS[PANELS] = {
    [PANEL_HELP] = {board_help_title, board_help_lines, board_help_paint, 1, 0},
    [PANEL_TILES] = {board_left_title, board_left_lines, board_left_paint,
                     LEFT_ROWS, 0},
    [PANEL_LOG] = {title_log, lines_log, NULL, 1, 0},
    [PANEL_QUIT] = {board_quit_title, board_quit_lines, board_quit_paint, 1,
                    44},
};

/* What tells of a cell lies at the foot of the map, and leaves the cell to be
 * seen. */
static bool at_foot(const struct panel *panel)
{
    return panel->ui->board.panel == PANEL_TILES && board_left_of_cell(panel);
}

/* All the room there is for it. */
static struct rect room_of(const struct board_layout *layout,
                           const struct panel *panel)
{
    struct rect room = layout->panel;
    if (!at_foot(panel))
        return room;
    room.column = layout->gutter.column;
    room.columns = layout->map.column + layout->map.columns - room.column;
    return room;
}

static struct panel panel_of(const struct board_layout *layout,
                             const struct ui *ui, const struct session *session,
                             const struct board_now *now)
{
    struct panel panel = {ui, session, session_game(session), now, 0};
    panel.columns = room_of(layout, &panel).columns - 2 * BORDER - 2;
    return panel;
}

/* The blank row under the last line of tiles may be cut off. */
static int spare_rows(const struct panel_kind *kind)
{
    return kind->line_rows > 1 ? 1 : 0;
}

/* As high as its lines, in the middle of the room there is. */
static struct rect box_of(const struct board_layout *layout,
                          const struct panel *panel)
{
    const struct panel_kind *kind = &KINDS[panel->ui->board.panel];
    struct rect box = room_of(layout, panel);
    int rows =
        kind->lines(panel) * kind->line_rows - spare_rows(kind) + 2 * BORDER;
    if (at_foot(panel)) {
        int most = box.rows / 2;
        rows = rows < most ? rows : most;
        box.row += box.rows - rows;
        box.rows = rows;
    } else if (rows < box.rows) {
        box.row += (box.rows - rows) / 2;
        box.rows = rows;
    }
    if (kind->columns > 0 && kind->columns < box.columns) {
        box.column += (box.columns - kind->columns) / 2;
        box.columns = kind->columns;
    }
    return box;
}

static struct rect inside_of(struct rect box)
{
    return (struct rect){box.column + BORDER + 1, box.row + BORDER,
                         box.columns - 2 * BORDER - 2, box.rows - 2 * BORDER};
}

static void put_corner(struct canvas *canvas, int column, int row,
                       enum board_mark mark, enum glyphs glyphs)
{
    canvas_put(canvas, column, row,
               (struct cell){board_mark(mark, glyphs), INK_ACCENT, 0, 0});
}

static void paint_box(struct canvas *canvas, struct rect box,
                      enum glyphs glyphs)
{
    int right = box.column + box.columns - 1;
    int bottom = box.row + box.rows - 1;
    struct cell line = {board_mark(MARK_ACROSS, glyphs), INK_ACCENT, 0, 0};
    canvas_fill(canvas, box, (struct cell){' ', 0, 0, 0});
    canvas_fill(canvas, (struct rect){box.column, box.row, box.columns, 1},
                line);
    canvas_fill(canvas, (struct rect){box.column, bottom, box.columns, 1},
                line);
    line.glyph = board_mark(MARK_ALONG, glyphs);
    canvas_fill(canvas, (struct rect){box.column, box.row, 1, box.rows}, line);
    canvas_fill(canvas, (struct rect){right, box.row, 1, box.rows}, line);
    put_corner(canvas, box.column, box.row, MARK_CORNER_1, glyphs);
    put_corner(canvas, right, box.row, MARK_CORNER_2, glyphs);
    put_corner(canvas, box.column, bottom, MARK_CORNER_3, glyphs);
    put_corner(canvas, right, bottom, MARK_CORNER_4, glyphs);
}

static void paint_title(struct canvas *canvas, struct rect box,
                        const struct panel *panel)
{
    char title[100], framed[104];
    KINDS[panel->ui->board.panel].title(panel, title, sizeof title);
    snprintf(framed, sizeof framed, " %s ", title);
    canvas_text(canvas, box.column + 2, box.row, box.columns - 4, INK_ACCENT,
                INK_DEFAULT, ATTR_BOLD, framed);
}

static int lines_seen(struct rect inside, const struct panel_kind *kind)
{
    return (inside.rows + spare_rows(kind)) / kind->line_rows;
}

static int most_scroll(const struct panel *panel, struct rect inside)
{
    const struct panel_kind *kind = &KINDS[panel->ui->board.panel];
    int most = kind->lines(panel) - lines_seen(inside, kind);
    return most > 0 ? most : 0;
}

/* A resize may have made the panel larger than it was when it was scrolled. */
static int scroll_of(const struct panel *panel, struct rect inside)
{
    int most = most_scroll(panel, inside);
    return panel->ui->board.scroll < most ? panel->ui->board.scroll : most;
}

static void paint_lines(struct canvas *canvas, struct rect inside,
                        const struct panel *panel)
{
    const struct panel_kind *kind = &KINDS[panel->ui->board.panel];
    int count = kind->lines(panel);
    int first = scroll_of(panel, inside);
    for (int i = 0; i < lines_seen(inside, kind) && first + i < count; i++) {
        struct rect line = {inside.column, inside.row + i * kind->line_rows,
                            inside.columns, kind->line_rows};
        kind->paint(canvas, line, panel, first + i);
    }
}

static void paint_more(struct canvas *canvas, struct rect box, int scroll,
                       int most, enum glyphs glyphs)
{
    int right = box.column + box.columns - 1;
    if (scroll > 0)
        put_corner(canvas, right, box.row + 1, MARK_UP, glyphs);
    if (scroll < most)
        put_corner(canvas, right, box.row + box.rows - 2, MARK_DOWN, glyphs);
}

void board_panel_paint(struct canvas *canvas, const struct board_layout *layout,
                       const struct ui *ui, const struct session *session,
                       const struct board_now *now)
{
    enum board_panel kind = ui->board.panel;
    if (kind == PANEL_NONE || layout->panel.rows < 3)
        return;
    struct panel panel = panel_of(layout, ui, session, now);
    struct rect box = box_of(layout, &panel);
    paint_box(canvas, box, ui->look.glyphs);
    paint_title(canvas, box, &panel);
    int most = board_panel_scroll_most(layout, ui, session, now);
    if (kind == PANEL_LOG) {
        int back = ui->board.log_back;
        bool whole = back == 0 && lines_log(&panel) <= inside_of(box).rows;
        board_log_paint(canvas, inside_of(box), session, back);
        if (!whole)
            paint_more(canvas, box, most - back, most, ui->look.glyphs);
        return;
    }
    paint_lines(canvas, inside_of(box), &panel);
    paint_more(canvas, box, scroll_of(&panel, inside_of(box)), most,
               ui->look.glyphs);
}

/* ---- for the input ---- */

int board_panel_covers(const struct board_layout *layout, const struct ui *ui,
                       const struct session *session,
                       const struct board_now *now)
{
    if (ui->board.panel == PANEL_NONE)
        return 0;
    struct panel panel = panel_of(layout, ui, session, now);
    struct rect map = layout->map;
    if (!at_foot(&panel))
        return 0;
    int covered = map.row + map.rows - box_of(layout, &panel).row;
    return covered > 0 ? covered : 0;
}

int board_panel_scroll_most(const struct board_layout *layout,
                            const struct ui *ui, const struct session *session,
                            const struct board_now *now)
{
    if (ui->board.panel == PANEL_NONE)
        return 0;
    if (ui->board.panel == PANEL_LOG)
        return session_log_count(session) > 0 ? session_log_count(session) - 1
                                              : 0;
    struct panel panel = panel_of(layout, ui, session, now);
    return most_scroll(&panel, inside_of(box_of(layout, &panel)));
}

int board_panel_page(const struct board_layout *layout, const struct ui *ui,
                     const struct session *session, const struct board_now *now)
{
    struct panel panel = panel_of(layout, ui, session, now);
    struct rect inside = inside_of(box_of(layout, &panel));
    if (ui->board.panel == PANEL_LOG)
        return board_log_page(inside, session, ui->board.log_back);
    int lines = lines_seen(inside, &KINDS[ui->board.panel]);
    return lines > 1 ? lines : 1;
}

enum board_command board_panel_command_at(const struct board_layout *layout,
                                          const struct ui *ui,
                                          const struct session *session,
                                          const struct board_now *now,
                                          int column, int row)
{
    enum board_panel kind = ui->board.panel;
    if (kind != PANEL_HELP && kind != PANEL_QUIT)
        return CMD_NOTHING;
    struct panel panel = panel_of(layout, ui, session, now);
    struct rect inside = inside_of(box_of(layout, &panel));
    if (row < inside.row || row >= inside.row + inside.rows ||
        column < inside.column)
        return CMD_NOTHING;
    return board_help_command_at(&panel, column - inside.column,
                                 row - inside.row + scroll_of(&panel, inside));
}
