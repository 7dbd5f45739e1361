/* Help, and the question before one quits: lists of commands. */
#include "board_help.h"

#include <inttypes.h>
#include <stdio.h>

#include "wrap.h"

enum {
    TWO_COLUMNS_FROM = 72, /* columns inside the box */
    KEYS_COLUMNS = 12,
};

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

void board_help_title(const struct panel *panel, char *text, size_t size)
{
    (void)panel;
    snprintf(text, size, "Help");
}

int board_help_lines(const struct panel *panel)
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

void board_help_paint(struct canvas *canvas, struct rect line,
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

void board_quit_title(const struct panel *panel, char *text, size_t size)
{
    (void)panel;
    snprintf(text, size, "Leave the game?");
}

int board_quit_lines(const struct panel *panel)
{
    return list_commands(panel).rows;
}

void board_quit_paint(struct canvas *canvas, struct rect line,
                      const struct panel *panel, int index)
{
    paint_commands(canvas, line, panel, index);
}

enum board_command board_help_command_at(const struct panel *panel, int column,
                                         int line)
{
    struct command_list list = list_commands(panel);
    int index = line;
    if (panel->ui->board.panel == PANEL_HELP)
        index -= intro_rows(panel);
    if (index < 0 || index >= list.rows)
        return CMD_NOTHING;
    int at = column / (panel->columns / list.columns) * list.rows + index;
    if (at >= list.count || !can_now(panel, list.commands[at]))
        return CMD_NOTHING;
    return list.commands[at];
}
