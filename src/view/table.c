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
#include "map_tile.h"
#include "setup_screen.h"
#include "ui.h"
#include "utf8.h"
#include "winners.h"
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

/* What is in a column, and its head from long to short. Columns of modules that
 * are not played are left out; so are, where the room is short, those whose
 * points are contained in others. */
static const struct column {
    const char *heads[4];
    unsigned modules;
    bool contained;
    size_t points; /* offset in struct sheet */
} COLUMNS[] = {
    {{"roads", "roads", "road", "rds"},
     MW_BASE,
     false,
     offsetof(struct sheet, road)},
    {{"cities", "cities", "city", "cit"},
     MW_BASE,
     false,
     offsetof(struct sheet, city)},
    {{"monasteries", "mon.", "mon.", "mon"},
     MW_BASE,
     false,
     offsetof(struct sheet, monastery)},
    {{"fields", "fields", "fld.", "fld"},
     MW_BASE,
     false,
     offsetof(struct sheet, field)},
    {{"castles", "castles", "cas.", "cas"},
     MW_MIST,
     false,
     offsetof(struct sheet, castle)},
    {{"ghosts", "ghosts", "gho.", "gho"},
     MW_MIST,
     false,
     offsetof(struct sheet, ghosts)},
    {{"total", "total", "sum", "sum"},
     MW_BASE,
     false,
     offsetof(struct sheet, total)},
    {{"mage", "mage", "mage", "mag"},
     MW_MAGIC,
     true,
     offsetof(struct sheet, mage)},
    {{"witch", "witch", "wit.", "wit"},
     MW_MAGIC,
     true,
     offsetof(struct sheet, witch)},
};

enum { COLUMN_COUNT = sizeof COLUMNS / sizeof *COLUMNS };

/* The ways to lay the columns out, the roomiest first. */
static const struct spread {
    int heads; /* which of them */
    int gap;
    int name; /* columns for a player's name */
    bool contained;
} SPREADS[] = {
    {0, 2, NAME_COLUMNS, true},
    {1, 2, NAME_COLUMNS, true},
    {1, 1, NAME_COLUMNS, true},
    {2, 1, NAME_COLUMNS, true},
    {2, 1, NAME_COLUMNS, false},
    {3, 1, NAME_COLUMNS, false},
    {3, 1, 8, false},
};

enum { SPREAD_COUNT = sizeof SPREADS / sizeof *SPREADS };

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

/* How many of those in that order have most points. */
static int count_winners(const struct session *session, const int *order)
{
    int winners = 1;
    while (winners < players_of(session) &&
           points_of(session, order[winners]) == points_of(session, order[0]))
        winners++;
    return winners;
}

/* "Red wins with 83 points." or who shares the victory (BASE-18). */
static void write_verdict(const struct session *session, char *text,
                          size_t size)
{
    int order[MW_PLAYERS_MAX] = {0};
    rank(session, order);
    int best = points_of(session, order[0]);
    int winners = count_winners(session, order);
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
    struct rect winners; /* their picture; no columns: none */
    struct rect chart;
    bool both;                   /* table and chart */
    bool places;                 /* each row begins with the place */
    const struct spread *spread; /* ... and there are these columns: */
    bool shown[COLUMN_COUNT];
    int note_row; /* MW_NONE: none */
};

/* A chart of fewer rows tells nothing. */
enum { CHART_ROWS_MIN = 5 };

static const char *head_of(const struct layout *layout, int column)
{
    return COLUMNS[column].heads[layout->spread->heads];
}

static int name_column(const struct layout *layout)
{
    return layout->places ? 9 : 4;
}

/* The column in which the numbers under a heading end. */
static int column_end(const struct layout *layout, int column)
{
    int end = name_column(layout) + layout->spread->name;
    for (int i = 0; i <= column; i++) {
        if (layout->shown[i])
            end += utf8_columns(head_of(layout, i)) + layout->spread->gap;
    }
    return end;
}

static void spread_columns(struct layout *layout, const struct spread *spread,
                           unsigned modules)
{
    layout->spread = spread;
    for (int i = 0; i < COLUMN_COUNT; i++)
        layout->shown[i] = (COLUMNS[i].modules & modules) != 0 &&
                           (!COLUMNS[i].contained || spread->contained);
}

static bool has_contained(const struct layout *layout)
{
    for (int i = 0; i < COLUMN_COUNT; i++) {
        if (layout->shown[i] && COLUMNS[i].contained)
            return true;
    }
    return false;
}

/* The roomiest way that fits; the first is for wide screens only. */
static void choose_spread(struct layout *layout, int columns, unsigned modules)
{
    layout->places = columns >= 70;
    for (int i = layout->places ? 0 : 2; i < SPREAD_COUNT; i++) {
        spread_columns(layout, &SPREADS[i], modules);
        if (column_end(layout, COLUMN_COUNT - 1) <= columns)
            return;
    }
}

/* Left of the verdict, where that fits beside it and a chart below. */
static void place_winners(struct layout *layout, const struct ui *ui,
                          const struct session *session)
{
    enum { ROWS = 22, COLUMNS_LEFT = 40 };
    int order[MW_PLAYERS_MAX] = {0};
    rank(session, order);
    int columns = count_winners(session, order) * WINNER_COLUMNS;
    bool fits = ui->rows >= ROWS && ui->columns - columns >= COLUMNS_LEFT &&
                look_has_pixels(ui->look);
    layout->winners =
        (struct rect){1, 0, fits ? columns : 0, fits ? WINNER_ROWS : 0};
}

static int verdict_column(const struct layout *layout)
{
    return layout->winners.columns > 0 ? layout->winners.columns + 3 : 1;
}

static void lay(struct layout *layout, const struct ui *ui,
                const struct session *session)
{
    struct rect inside = frame_inside(ui);
    int players = players_of(session);
    write_verdict(session, layout->verdict, sizeof layout->verdict);
    place_winners(layout, ui, session);
    int lines =
        wrap_count(layout->verdict, ui->columns - verdict_column(layout) - 1);
    lines = lines > layout->winners.rows ? lines : layout->winners.rows;
    int air = inside.rows >= lines + players + CHART_ROWS_MIN + 4 ? 1 : 0;
    choose_spread(layout, ui->columns, session_setup(session)->modules);
    layout->verdict_row = inside.row + air;
    layout->winners.row = layout->verdict_row;
    layout->head_row = layout->verdict_row + lines + air;
    int row = layout->head_row + 1 + players;
    bool note = air > 0 && has_contained(layout);
    layout->note_row = note ? row : MW_NONE;
    row += air + note;
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
    ui_warn(ui, "This game is not saved. s saves it; the same key again "
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

static void paint_head(struct canvas *canvas, const struct layout *layout)
{
    for (int i = 0; i < COLUMN_COUNT; i++) {
        const char *name = head_of(layout, i);
        int columns = utf8_columns(name);
        if (!layout->shown[i])
            continue;
        canvas_text(canvas, column_end(layout, i) - columns, layout->head_row,
                    columns, INK_DIM, INK_DEFAULT, ATTR_UNDERLINE, name);
    }
}

static void paint_number(struct canvas *canvas, int end, int row, int number,
                         uint8_t ink, uint8_t attr)
{
    char text[16];
    int columns = snprintf(text, sizeof text, "%d", number);
    canvas_text(canvas, end - columns, row, columns, ink, INK_DEFAULT, attr,
                text);
}

/* The sum stands out, and what it does not count stands back. */
static void paint_points(struct canvas *canvas, const struct layout *layout,
                         int row, int column, int points)
{
    bool total = COLUMNS[column].points == offsetof(struct sheet, total);
    paint_number(canvas, column_end(layout, column), row, points,
                 COLUMNS[column].contained ? INK_DIM : INK_DEFAULT,
                 total ? ATTR_BOLD : 0);
}

static void paint_player(struct canvas *canvas, const struct layout *layout,
                         const struct session *session, int row, int player)
{
    const struct setup *setup = session_setup(session);
    int column = name_column(layout);
    chip_paint(canvas, column - 4, row, setup, player);
    canvas_text(canvas, column, row, layout->spread->name, INK_DEFAULT,
                INK_DEFAULT, 0, setup->names[player]);
    struct sheet sheet = session_sheet(session, player);
    for (int i = 0; i < COLUMN_COUNT; i++) {
        int points;
        memcpy(&points, (const char *)&sheet + COLUMNS[i].points,
               sizeof points);
        if (layout->shown[i])
            paint_points(canvas, layout, row, i, points);
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
        if (layout->places)
            paint_number(canvas, 4, row, place, INK_DEFAULT, 0);
        paint_player(canvas, layout, session, row, order[i]);
    }
}

static void paint_note(struct canvas *canvas, const struct layout *layout)
{
    if (layout->note_row != MW_NONE)
        canvas_text(canvas, name_column(layout), layout->note_row,
                    canvas->columns - name_column(layout), INK_DIM, INK_DEFAULT,
                    0,
                    "What mage and witch changed is part of roads and cities.");
}

/* The words begin in the middle of the picture's height, if they fit there. */
static void paint_verdict(struct canvas *canvas, const struct layout *layout,
                          const struct session *session)
{
    const char *text = layout->verdict;
    char line[WRAP_BYTES];
    int order[MW_PLAYERS_MAX] = {0};
    int column = verdict_column(layout);
    int columns = canvas->columns - column - 1;
    int row = layout->verdict_row;
    if (layout->winners.columns > 0) {
        rank(session, order);
        winners_paint(canvas, layout->winners.column, row,
                      session_setup(session), order,
                      count_winners(session, order));
        row += wrap_count(text, columns) < WINNER_ROWS ? 1 : 0;
    }
    for (; wrap_next(&text, columns, line); row++)
        canvas_text(canvas, column, row, columns, INK_DEFAULT, INK_DEFAULT,
                    ATTR_BOLD, line);
}

void table_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles)
{
    (void)tiles;
    if (session == NULL)
        return;
    struct layout layout;
    lay(&layout, ui, session);
    paint_verdict(canvas, &layout, session);
    if (layout.both || !ui->table.on_chart) {
        paint_head(canvas, &layout);
        paint_players(canvas, &layout, session);
        paint_note(canvas, &layout);
    }
    if (layout.both || ui->table.on_chart)
        chart_paint(canvas, layout.chart, session, ui->look);
    char seed[32];
    snprintf(seed, sizeof seed, "seed %" PRIu64, session_setup(session)->seed);
    frame_paint(canvas, ui,
                &(struct frame){"Final table", seed, NULL, table_keys,
                                enabled_in(&layout)});
}
