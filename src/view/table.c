/* The final table: one row a player, his points by kind of feature. */
#include "table.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "chart.h"
#include "chip.h"
#include "files_screen.h"
#include "frame.h"
#include "setup_screen.h"
#include "ui.h"
#include "wrap.h"

enum command { NOTHING, BOARD, SAVE, AGAIN, FLIP, TITLE, QUIT };

const struct key_row table_keys[] = {
    {INPUT_CHAR, 'b', BOARD, "b", "board"},
    {INPUT_TAB, 0, FLIP, "Tab", "chart"},
    {INPUT_CHAR, 's', SAVE, "s", "save"},
    {INPUT_CHAR, 'n', AGAIN, "n", "play again"},
    {INPUT_CHAR, 't', TITLE, "t", "title"},
    {INPUT_CHAR, 'q', QUIT, "q", "quit"},
    {.type = INPUT_NONE},
};

#define BIT(command) (UINT64_C(1) << (command))

/* The columns of the table; what a row leaves out is 0 without its module. */
static const struct {
    const char *name, *narrow;
    size_t points; /* offset in struct sheet */
} COLUMNS[] = {
    {"roads", "road", offsetof(struct sheet, road)},
    {"cities", "city", offsetof(struct sheet, city)},
    {"monasteries", "mon.", offsetof(struct sheet, monastery)},
    {"fields", "fld.", offsetof(struct sheet, field)},
    {"total", "sum", offsetof(struct sheet, total)},
};

enum { COLUMN_COUNT = sizeof COLUMNS / sizeof *COLUMNS };

/* ---- who has won ---- */

static int points_of(const struct session *session, int player)
{
    return session_sheet(session, player).total;
}

static int players_of(const struct session *session)
{
    return session_setup(session)->players;
}

/* Seats by points, the best first; equal ones in the order of the seats. */
static void rank(const struct session *session, int order[MW_PLAYERS_MAX])
{
    for (int i = 0; i < players_of(session); i++) {
        int at = i;
        for (; at > 0 &&
               points_of(session, order[at - 1]) < points_of(session, i);
             at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

/* "Red wins with 83 points." or who shares the victory (BASE-18). */
static void write_verdict(const struct session *session, char *text,
                          size_t size)
{
    int order[MW_PLAYERS_MAX] = {0};
    rank(session, order);
    int best = points_of(session, order[0]);
    int winners = 0;
    while (winners < players_of(session) &&
           points_of(session, order[winners]) == best)
        winners++;
    size_t used = 0;
    for (int i = 0; i < winners && used < size; i++) {
        const char *comma = i == 0 ? "" : i == winners - 1 ? " and " : ", ";
        used += (size_t)snprintf(text + used, size - used, "%s%s", comma,
                                 session_setup(session)->names[order[i]]);
    }
    if (used >= size)
        return;
    const char *points = best == 1 ? "point" : "points";
    if (winners == 1)
        snprintf(text + used, size - used, " wins with %d %s.", best, points);
    else
        snprintf(text + used, size - used,
                 " share the victory with %d %s each. Equal points are a "
                 "shared victory; nothing breaks the tie.",
                 best, points);
}

/* ---- layout ---- */

struct layout {
    char verdict[640];
    int verdict_row, head_row;
    struct rect chart;
    bool both; /* table and chart */
    bool wide;
};

/* A chart of fewer rows tells nothing. */
enum { CHART_ROWS_MIN = 5 };

static void lay(struct layout *layout, const struct ui *ui,
                const struct session *session)
{
    struct rect inside = frame_inside(ui);
    int players = players_of(session);
    write_verdict(session, layout->verdict, sizeof layout->verdict);
    int lines = wrap_count(layout->verdict, ui->columns - 2);
    int air = inside.rows >= lines + players + CHART_ROWS_MIN + 4 ? 1 : 0;
    layout->wide = ui->columns >= 70;
    layout->verdict_row = inside.row + air;
    layout->head_row = layout->verdict_row + lines + air;
    int row = layout->head_row + 1 + players + air;
    int left = inside.row + inside.rows - row;
    layout->both = left >= CHART_ROWS_MIN;
    layout->chart = (struct rect){0, row, ui->columns, left};
    if (!layout->both)
        layout->chart =
            (struct rect){0, layout->head_row, ui->columns,
                          inside.row + inside.rows - layout->head_row};
}

/* Only one of the two being shown, there is something to flip. */
static uint64_t enabled_in(const struct layout *layout)
{
    return ~(layout->both ? BIT(FLIP) : 0);
}

/* ---- input ---- */

/* Leaving an unsaved game takes the same key twice. */
static bool may_leave(struct ui *ui, const struct session *session,
                      enum command command)
{
    if (!session_changed(session) || ui->table.asked == (int)command)
        return true;
    ui->table.asked = (int)command;
    ui_say(ui, "! This game is not saved. s saves it; the same key again "
               "leaves it unsaved.");
    return false;
}

static struct intent leave(struct ui *ui, const struct session *session,
                           const mw_tiles *tiles, enum command command)
{
    if (!may_leave(ui, session, command))
        return (struct intent){.type = INTENT_NONE};
    ui->table.asked = NOTHING;
    if (command == AGAIN)
        return setup_screen_again(ui, tiles, session_setup(session));
    return (struct intent){.type =
                               command == TITLE ? INTENT_LEAVE : INTENT_QUIT};
}

struct intent table_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input)
{
    if (session == NULL) {
        ui->screen = SCREEN_TITLE;
        return (struct intent){.type = INTENT_NONE};
    }
    struct layout layout;
    lay(&layout, ui, session);
    int command = frame_command(ui, table_keys, enabled_in(&layout), input);
    if (command != ui->table.asked)
        ui->table.asked = NOTHING;
    switch (command) {
    case BOARD:
        ui->screen = SCREEN_BOARD;
        break;
    case FLIP:
        ui->table.on_chart = !ui->table.on_chart;
        break;
    case SAVE:
        return files_screen_open(ui, FILES_SAVE, session);
    case AGAIN:
    case TITLE:
    case QUIT:
        return leave(ui, session, tiles, (enum command)command);
    default:
        break;
    }
    return (struct intent){.type = INTENT_NONE};
}

/* ---- paint ---- */

static int name_column(const struct layout *layout)
{
    return layout->wide ? 9 : 4;
}

/* The column in which the numbers under a heading end. */
static int column_end(const struct layout *layout, int column)
{
    int end = name_column(layout) + NAME_COLUMNS;
    for (int i = 0; i <= column; i++)
        end += layout->wide ? text_columns(COLUMNS[i].name) + 2
                            : text_columns(COLUMNS[i].narrow) + 1;
    return end;
}

static void paint_head(struct canvas *canvas, const struct layout *layout)
{
    for (int i = 0; i < COLUMN_COUNT; i++) {
        const char *name = layout->wide ? COLUMNS[i].name : COLUMNS[i].narrow;
        int columns = text_columns(name);
        canvas_text(canvas, column_end(layout, i) - columns, layout->head_row,
                    columns, INK_DIM, INK_DEFAULT, ATTR_UNDERLINE, name);
    }
}

static void paint_number(struct canvas *canvas, int end, int row, int number,
                         uint8_t attr)
{
    char text[16];
    int columns = snprintf(text, sizeof text, "%d", number);
    canvas_text(canvas, end - columns, row, columns, INK_DEFAULT, INK_DEFAULT,
                attr, text);
}

static void paint_player(struct canvas *canvas, const struct layout *layout,
                         const struct session *session, int row, int player)
{
    const struct setup *setup = session_setup(session);
    int column = name_column(layout);
    chip_paint(canvas, column - 4, row, setup, player);
    canvas_text(canvas, column, row, NAME_COLUMNS, INK_DEFAULT, INK_DEFAULT, 0,
                setup->names[player]);
    struct sheet sheet = session_sheet(session, player);
    for (int i = 0; i < COLUMN_COUNT; i++) {
        int points;
        memcpy(&points, (const char *)&sheet + COLUMNS[i].points,
               sizeof points);
        paint_number(canvas, column_end(layout, i), row, points,
                     i == COLUMN_COUNT - 1 ? ATTR_BOLD : 0);
    }
}

/* A place is shared by all with the same points, and the next one is left
 * out: 1, 1, 3. */
static void paint_players(struct canvas *canvas, const struct layout *layout,
                          const struct session *session)
{
    int order[MW_PLAYERS_MAX] = {0};
    rank(session, order);
    int place = 1;
    for (int i = 0; i < players_of(session); i++) {
        int row = layout->head_row + 1 + i;
        if (i > 0 &&
            points_of(session, order[i]) != points_of(session, order[i - 1]))
            place = i + 1;
        if (layout->wide)
            paint_number(canvas, 4, row, place, 0);
        paint_player(canvas, layout, session, row, order[i]);
    }
}

static void paint_verdict(struct canvas *canvas, const struct layout *layout)
{
    const char *text = layout->verdict;
    char line[WRAP_BYTES];
    for (int row = layout->verdict_row;
         wrap_next(&text, canvas->columns - 2, line); row++)
        canvas_text(canvas, 1, row, canvas->columns - 2, INK_DEFAULT,
                    INK_DEFAULT, ATTR_BOLD, line);
}

void table_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles)
{
    (void)tiles;
    if (session == NULL)
        return;
    struct layout layout;
    lay(&layout, ui, session);
    paint_verdict(canvas, &layout);
    if (layout.both || !ui->table.on_chart) {
        paint_head(canvas, &layout);
        paint_players(canvas, &layout, session);
    }
    if (layout.both || ui->table.on_chart)
        chart_paint(canvas, layout.chart, session, ui->look);
    char seed[32];
    snprintf(seed, sizeof seed, "seed %" PRIu64, session_setup(session)->seed);
    frame_paint(canvas, ui,
                &(struct frame){"Final table", seed, NULL, table_keys,
                                enabled_in(&layout)});
}
