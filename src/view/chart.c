/* Lines of braille dots where there are such glyphs, else of letters. */
#include "chart.h"

#include <stdio.h>
#include <string.h>

struct chart {
    const struct session *session;
    struct rect plot; /* without labels */
    int players, turns;
    int low, high;  /* points at the lower and the upper edge */
    int wide, tall; /* dots of a cell */
};

static int score_at(const struct chart *chart, int turn, int player)
{
    return session_course(chart->session, turn, player);
}

static void find_limits(struct chart *chart)
{
    chart->low = 0;
    chart->high = 1;
    for (int turn = 0; turn <= chart->turns; turn++) {
        for (int i = 0; i < chart->players; i++) {
            int score = score_at(chart, turn, i);
            if (score < chart->low)
                chart->low = score;
            if (score > chart->high)
                chart->high = score;
        }
    }
}

/* Height of the player's line over a column of dots, in dots from below. */
static int height_at(const struct chart *chart, int dot, int player)
{
    int dots = chart->plot.columns * chart->wide;
    int turn = dots > 1 ? dot * chart->turns / (dots - 1) : chart->turns;
    int top = chart->plot.rows * chart->tall - 1;
    int range = chart->high - chart->low;
    int above = score_at(chart, turn, player) - chart->low;
    return (2 * above * top + range) / (2 * range);
}

/* Does the line pass this dot? It climbs within one column. */
static bool passes(const struct chart *chart, int dot, int height, int player)
{
    int here = height_at(chart, dot, player);
    int before = dot > 0 ? height_at(chart, dot - 1, player) : here;
    int least = before < here ? before + 1 : here;
    int most = before > here ? before - 1 : here;
    return (height >= least && height <= most) || height == here;
}

/* The dots of a cell that the line passes, as bits 1 << (row * wide + column)
 * from its upper left. */
static unsigned dots_in(const struct chart *chart, int column, int row,
                        int player)
{
    unsigned dots = 0;
    int top = (chart->plot.rows - row) * chart->tall - 1;
    for (int y = 0; y < chart->tall; y++) {
        for (int x = 0; x < chart->wide; x++) {
            if (passes(chart, column * chart->wide + x, top - y, player))
                dots |= 1U << (y * chart->wide + x);
        }
    }
    return dots;
}

static uint32_t braille(unsigned dots)
{
    static const uint8_t BITS[] = {0x01, 0x08, 0x02, 0x10,
                                   0x04, 0x20, 0x40, 0x80};
    uint32_t glyph = 0x2800;
    for (int i = 0; i < 8; i++) {
        if ((dots >> i & 1) != 0)
            glyph |= BITS[i];
    }
    return glyph;
}

static struct cell letter_of(const struct chart *chart, int player)
{
    const struct setup *setup = session_setup(chart->session);
    int colour = setup->colours[player];
    return (struct cell){(uint32_t)setup_letter(setup, player),
                         (uint8_t)ink_on_player(colour),
                         (uint8_t)(INK_PLAYER + colour), ATTR_BOLD};
}

/* Players whose line passes the cell, bits 1 << player, and all its dots. */
static unsigned lines_in(const struct chart *chart, int column, int row,
                         unsigned *dots)
{
    unsigned lines = 0;
    *dots = 0;
    for (int i = 0; i < chart->players; i++) {
        unsigned of_player = dots_in(chart, column, row, i);
        *dots |= of_player;
        lines |= of_player != 0 ? 1U << i : 0;
    }
    return lines;
}

/* Where lines run together they take turns, so that each is seen. */
static int line_shown(unsigned lines, int column)
{
    int count = 0;
    for (unsigned rest = lines; rest != 0; rest &= rest - 1)
        count++;
    int skip = column / 2 % count;
    int player = 0;
    for (; (lines >> player & 1) == 0 || skip-- > 0; player++)
        ;
    return player;
}

enum { LETTER_EVERY = 14 };

static void paint_cell(struct canvas *canvas, const struct chart *chart,
                       int column, int row)
{
    unsigned dots;
    unsigned lines = lines_in(chart, column, row, &dots);
    if (lines == 0)
        return;
    int player = line_shown(lines, column);
    struct cell cell = letter_of(chart, player);
    /* Letters along the line tell it where there are no colours. */
    bool letter = chart->wide == 1 ||
                  (column + 4 * player) % LETTER_EVERY == LETTER_EVERY / 2;
    if (!letter)
        cell = (struct cell){braille(dots), cell.bg, INK_DEFAULT, 0};
    canvas_put(canvas, chart->plot.column + column, chart->plot.row + row,
               cell);
}

/* The players' letters behind the ends of their lines. */
static void paint_ends(struct canvas *canvas, const struct chart *chart)
{
    int used[MW_PLAYERS_MAX];
    int dots = chart->plot.columns * chart->wide;
    for (int i = 0; i < chart->players; i++) {
        int height = height_at(chart, dots - 1, i) / chart->tall;
        used[i] = height;
        int column = chart->plot.column + chart->plot.columns;
        for (int other = 0; other < i; other++)
            column += used[other] == height;
        canvas_put(canvas, column,
                   chart->plot.row + chart->plot.rows - 1 - height,
                   letter_of(chart, i));
    }
}

static void paint_label(struct canvas *canvas, const struct chart *chart,
                        int row, int points)
{
    char text[16];
    int columns = snprintf(text, sizeof text, "%d", points);
    canvas_text(canvas, chart->plot.column - 1 - columns, chart->plot.row + row,
                columns, INK_DIM, INK_DEFAULT, 0, text);
}

static void paint_axes(struct canvas *canvas, const struct chart *chart)
{
    char text[24];
    int below = chart->plot.row + chart->plot.rows;
    paint_label(canvas, chart, 0, chart->high);
    paint_label(canvas, chart, chart->plot.rows - 1, chart->low);
    canvas_text(canvas, chart->plot.column, below, chart->plot.columns, INK_DIM,
                INK_DEFAULT, 0, "points after each turn");
    int columns = snprintf(text, sizeof text, "turn %d", chart->turns);
    if (columns + 24 < chart->plot.columns)
        canvas_text(canvas, chart->plot.column + chart->plot.columns - columns,
                    below, columns, INK_DIM, INK_DEFAULT, 0, text);
}

void chart_paint(struct canvas *canvas, struct rect rect,
                 const struct session *session, struct look look)
{
    struct chart chart = {.session = session,
                          .players = session_setup(session)->players,
                          .turns = session_turns(session)};
    bool fine = look.glyphs == GLYPHS_UTF8;
    chart.wide = fine ? 2 : 1;
    chart.tall = fine ? 4 : 1;
    chart.plot = (struct rect){rect.column + 5, rect.row,
                               rect.columns - 6 - chart.players, rect.rows - 1};
    if (chart.plot.columns < 1 || chart.plot.rows < 1)
        return;
    find_limits(&chart);
    for (int row = 0; row < chart.plot.rows; row++) {
        for (int column = 0; column < chart.plot.columns; column++)
            paint_cell(canvas, &chart, column, row);
    }
    paint_ends(canvas, &chart);
    paint_axes(canvas, &chart);
}
