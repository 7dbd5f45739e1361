/* Boxes over the board. Each kind of panel is a row of a table: how many lines
 * it has, how high a line is, and how one is painted. */
#include "board_panels.h"

#include <inttypes.h>
#include <stdio.h>

#include "board_log.h"
#include "board_marks.h"
#include "board_prompt.h"
#include "wrap.h"

enum {
    BORDER = 1,
    TWO_COLUMNS_FROM = 72, /* columns inside the box */
    KEYS_COLUMNS = 12,
    TILE_ENTRY_COLUMNS = 12,
    TILE_ENTRY_ROWS = 4
};

/* What a panel's functions look at. */
struct panel {
    const struct ui *ui;
    const struct session *session;
    const mw_game *game;
    const struct board_now *now;
    int columns; /* inside the box */
};

struct panel_kind {
    void (*title)(const struct panel *panel, char *text, size_t size);
    int (*lines)(const struct panel *panel);
    void (*paint)(struct canvas *canvas, struct rect line,
                  const struct panel *panel, int index);
    int line_rows;
    int columns; /* of the box at most; 0 for all there is room for */
};

/* ---- help, and the question before one quits: lists of commands ---- */

struct command_list {
    int count;
    enum board_command commands[BOARD_COMMANDS];
    int columns, rows; /* how they are laid out */
};

/* The question before one quits lists its own keys, the help those of what
 * lies beneath it. */
static enum board_mode list_mode(const struct panel *panel)
{
    return panel->ui->board.panel == PANEL_QUIT ? MODE_QUIT
                                                : panel->now->beneath;
}

static bool listed(const struct command_list *list, enum board_command command)
{
    for (int i = 0; i < list->count; i++) {
        if (list->commands[i] == command)
            return true;
    }
    return false;
}

/* Each command once, in the order of its first key; several keys share a line.
 */
static struct command_list list_commands(const struct panel *panel)
{
    struct command_list list = {.count = 0};
    for (const struct key_row *row = board_keys(list_mode(panel));
         row->type != INPUT_NONE; row++) {
        enum board_command command = (enum board_command)row->command;
        if (board_command_help(command) != NULL && !listed(&list, command))
            list.commands[list.count++] = command;
    }
    bool two = panel->columns >= TWO_COLUMNS_FROM && list.count > 8;
    list.columns = two ? 2 : 1;
    list.rows = (list.count + list.columns - 1) / list.columns;
    return list;
}

static const char *const INTRO[BOARD_MODES] = {
    [MODE_PLACE] = "Lay the tile beside others so that all sides match.",
    [MODE_MAGIC] = "Choose mage or witch, and with Tab a road or city for it.",
    [MODE_ASIDE] = "Nothing open is left for them: one leaves the board.",
    [MODE_GHOST] = "Choose who gets the ghost; the third drives one home.",
    [MODE_FILL] = "Ghosts around the new circles are drawn in; choose.",
    [MODE_FIGURE] = "Choose a feature of the new tile; arrows do it, too.",
    [MODE_FIGURES] = "Choose meeple or guard, and with Tab a feature for it.",
    [MODE_END] = "Read what was scored, then hand over.",
    [MODE_OVER] = "The game is over. Have a look around.",
    [MODE_INSPECT] = "Every part of the cell: whose it is, what it is worth.",
    [MODE_NUMBER] = "Type the number that stands on the map.",
    [MODE_GOTO] = "Type a cell as column,row or a number.",
};

/* Text below the keys of the help. The seed is told here and not beside the
 * board, as it tells the coming tiles. */
static void foot_text(const struct panel *panel, char *text, size_t size)
{
    snprintf(text, size,
             "Mouse: click a cell to go there, again to turn the tile; click "
             "what can be chosen, and again to do it; the wheel turns or "
             "scrolls; Shift-drag selects text. "
             "Seed of this game: %" PRIu64,
             session_setup(panel->session)->seed);
}

static int intro_rows(const struct panel *panel)
{
    return wrap_count(INTRO[panel->now->beneath], panel->columns);
}

static int foot_rows(const struct panel *panel)
{
    char text[WRAP_BYTES];
    foot_text(panel, text, sizeof text);
    return wrap_count(text, panel->columns);
}

static void title_help(const struct panel *panel, char *text, size_t size)
{
    (void)panel;
    snprintf(text, size, "Help");
}

static int lines_help(const struct panel *panel)
{
    return intro_rows(panel) + list_commands(panel).rows + foot_rows(panel);
}

static bool can_now(const struct panel *panel, enum board_command command)
{
    return (panel->now->enabled >> command & 1) != 0;
}

static void paint_command(struct canvas *canvas, struct rect line,
                          const struct panel *panel, enum board_command command)
{
    uint8_t ink = can_now(panel, command) ? INK_DEFAULT : INK_DIM;
    uint8_t key_ink = can_now(panel, command) ? INK_ACCENT : INK_DIM;
    char names[BOARD_KEY_NAMES];
    struct board_keys keys;
    board_keys_bind(&keys, list_mode(panel), &panel->ui->settings.bindings);
    board_key_names(keys.rows, command, names);
    canvas_text(canvas, line.column, line.row, KEYS_COLUMNS - 1, key_ink,
                INK_DEFAULT, ATTR_BOLD, names);
    canvas_text(canvas, line.column + KEYS_COLUMNS, line.row,
                line.columns - KEYS_COLUMNS, ink, INK_DEFAULT, 0,
                board_command_help(command));
}

static void paint_commands(struct canvas *canvas, struct rect line,
                           const struct panel *panel, int index)
{
    struct command_list list = list_commands(panel);
    int columns = line.columns / list.columns;
    for (int i = 0; i < list.columns; i++) {
        int at = i * list.rows + index;
        struct rect part = {line.column + i * columns, line.row, columns - 1,
                            1};
        if (at < list.count)
            paint_command(canvas, part, panel, list.commands[at]);
    }
}

/* Wrapped anew for each line; the text is short and panels are seldom. */
static void paint_wrapped(struct canvas *canvas, struct rect line,
                          const char *text, int index, uint8_t ink)
{
    char words[WRAP_BYTES];
    for (int i = 0; wrap_next(&text, line.columns, words); i++) {
        if (i == index)
            canvas_text(canvas, line.column, line.row, line.columns, ink,
                        INK_DEFAULT, 0, words);
    }
}

static void paint_help(struct canvas *canvas, struct rect line,
                       const struct panel *panel, int index)
{
    char foot[WRAP_BYTES];
    int intro = intro_rows(panel);
    int rows = list_commands(panel).rows;
    if (index < intro) {
        paint_wrapped(canvas, line, INTRO[panel->now->beneath], index,
                      INK_DEFAULT);
    } else if (index < intro + rows) {
        paint_commands(canvas, line, panel, index - intro);
    } else {
        foot_text(panel, foot, sizeof foot);
        paint_wrapped(canvas, line, foot, index - intro - rows, INK_DIM);
    }
}

static void title_quit(const struct panel *panel, char *text, size_t size)
{
    snprintf(text, size, "%s",
             session_changed(panel->session) ? "Leave? The game is not saved"
                                             : "Leave? Nothing would be lost");
}

static int lines_quit(const struct panel *panel)
{
    return list_commands(panel).rows;
}

/* ---- tiles left ---- */

struct tile_list {
    int count;
    uint8_t designs[MW_DESIGNS_MAX];
    uint8_t left[MW_DESIGNS_MAX]; /* by design */
};

/* While an empty cell is looked at, only what would fit there. */
static bool is_filtered(const struct panel *panel)
{
    return panel->ui->board.inspecting && panel->now->tile == MW_NONE &&
           !panel->ui->board.purist;
}

/* Sets are named after the module that brings them; the quarters of a start
 * tile are never drawn. */
static bool in_this_game(const mw_game *game, int design)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    const char *set = mw_tiles_set_name(tiles, mw_design_set(tiles, design));
    size_t length = 0;
    while (set[length] != '\0')
        length++;
    return (mw_module_bit(set, length) & mw_game_modules(game)) != 0 &&
           mw_design_quarter(tiles, design) == MW_NONE;
}

/* In the mists another start tile takes the place of the usual one, which is
 * not in the game then (MIST-1). */
static int copies_in_game(const mw_game *game, int design)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    bool gone = mw_design_starts(tiles, design) &&
                (mw_game_modules(game) & MW_MIST) != 0;
    return mw_design_copies(tiles, design) - (gone ? 1 : 0);
}

/* Designs of which none is left stay in the list of all, at 0: that they are
 * gone is what players want to know. */
static bool is_shown(const struct panel *panel, const struct tile_list *list,
                     int design)
{
    if (!is_filtered(panel))
        return in_this_game(panel->game, design);
    return list->left[design] > 0 &&
           mw_fits(panel->game, design, panel->ui->board.inspected) != 0;
}

/* mw_stack_counts tells how many are left, never in which order. */
static void list_tiles(const struct panel *panel, struct tile_list *list)
{
    int designs = mw_design_count(mw_game_tiles(panel->game));
    list->count = 0;
    mw_stack_counts(panel->game, list->left);
    for (int i = 0; i < designs; i++) {
        if (is_shown(panel, list, i))
            list->designs[list->count++] = (uint8_t)i;
    }
}

static int tiles_a_line(const struct panel *panel)
{
    int count = panel->columns / TILE_ENTRY_COLUMNS;
    return count > 0 ? count : 1;
}

static void title_tiles(const struct panel *panel, char *text, size_t size)
{
    mw_cell cell = panel->ui->board.inspected;
    int left = mw_stack_left(panel->game);
    if (is_filtered(panel))
        snprintf(text, size, "%d of %d tiles left fit at %d,%d",
                 board_fit_count(panel->game, cell), left, cell.x, cell.y);
    else
        snprintf(text, size, "%d tiles left, of each: left/all", left);
}

static int lines_tiles(const struct panel *panel)
{
    struct tile_list list;
    int each = tiles_a_line(panel);
    list_tiles(panel, &list);
    return list.count > 0 ? (list.count + each - 1) / each : 1;
}

static void paint_tile_entry(struct canvas *canvas, int column, int row,
                             const struct panel *panel, int design, int left)
{
    const mw_tiles *tiles = mw_game_tiles(panel->game);
    char text[16];
    tile_paint(canvas, column, row, tiles, design, 0, TILE_SMALL, MW_NONE,
               panel->ui->look);
    snprintf(text, sizeof text, "%d/%d", left,
             copies_in_game(panel->game, design));
    canvas_text(canvas, column + tile_columns(TILE_SMALL) + 1, row + 1,
                TILE_ENTRY_COLUMNS - tile_columns(TILE_SMALL) - 1,
                left > 0 ? INK_DEFAULT : INK_DIM, INK_DEFAULT,
                left > 0 ? ATTR_BOLD : 0, text);
}

static void paint_tiles(struct canvas *canvas, struct rect line,
                        const struct panel *panel, int index)
{
    struct tile_list list;
    int each = tiles_a_line(panel);
    list_tiles(panel, &list);
    for (int i = 0; i < each && index * each + i < list.count; i++) {
        int design = list.designs[index * each + i];
        paint_tile_entry(canvas, line.column + i * TILE_ENTRY_COLUMNS, line.row,
                         panel, design, list.left[design]);
    }
}

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
    [PANEL_HELP] = {title_help, lines_help, paint_help, 1, 0},
    [PANEL_TILES] = {title_tiles, lines_tiles, paint_tiles, TILE_ENTRY_ROWS, 0},
    [PANEL_LOG] = {title_log, lines_log, NULL, 1, 0},
    [PANEL_QUIT] = {title_quit, lines_quit, paint_commands, 1, 44},
};

static struct panel panel_of(const struct board_layout *layout,
                             const struct ui *ui, const struct session *session,
                             const struct board_now *now)
{
    return (struct panel){ui, session, session_game(session), now,
                          layout->panel.columns - 2 * BORDER - 2};
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
    struct rect box = layout->panel;
    int rows =
        kind->lines(panel) * kind->line_rows - spare_rows(kind) + 2 * BORDER;
    if (rows < box.rows) {
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
    struct command_list list = list_commands(&panel);
    int index = row - inside.row + scroll_of(&panel, inside);
    if (kind == PANEL_HELP)
        index -= intro_rows(&panel);
    if (row < inside.row || row >= inside.row + inside.rows || index < 0 ||
        index >= list.rows || column < inside.column)
        return CMD_NOTHING;
    int at = (column - inside.column) / (inside.columns / list.columns);
    at = at * list.rows + index;
    if (at >= list.count || !can_now(&panel, list.commands[at]))
        return CMD_NOTHING;
    return list.commands[at];
}
