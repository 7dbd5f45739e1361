/* Lines of half blocks where there are such glyphs, else of letters. */
#include "chart.h"

#include <stdio.h>

#include "chip.h"

struct chart {
    const struct session *session;
    struct rect plot; /* without labels */
    int players, turns;
    int low, high; /* points at the lower and the upper edge */
    int tall;      /* dots of a cell, one above the other */
    struct look look;
    uint8_t ground;
};

static int score_at(const struct chart *chart, int turn, int player)
{
    return session_course(chart->session, turn, player);
}

/* The ground line is 0, or lower where somebody is in debt (MIST-20). */
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
    int dots = chart->plot.columns;
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

static struct cell letter_of(const struct chart *chart, int player)
{
    return chip_letter(session_setup(chart->session), player);
}

/* Whose line shows at a dot, or MW_NONE. Where lines run together they take
 * turns, so that each is seen. */
static int line_at(const struct chart *chart, int dot, int height)
{
    int found[MW_PLAYERS_MAX];
    int count = 0;
    for (int i = 0; i < chart->players; i++) {
        if (passes(chart, dot, height, i))
            found[count++] = i;
    }
    return count > 0 ? found[dot / 2 % count] : MW_NONE;
}

static uint8_t ink_of(const struct chart *chart, int player)
{
    if (player == MW_NONE)
        return chart->ground;
    return (uint8_t)(INK_PLAYER +
                     session_setup(chart->session)->colours[player]);
}

static struct cell half_blocks(const struct chart *chart, int upper, int lower)
{
    if (upper == MW_NONE && lower == MW_NONE)
        return (struct cell){' ', INK_DEFAULT, chart->ground, 0};
    if (upper == MW_NONE)
        return (struct cell){0x2584, ink_of(chart, lower), chart->ground, 0};
    /* Without colours one block stands for both. */
    if (upper != MW_NONE && lower != MW_NONE &&
        chart->look.colours == COLOURS_NEVER)
        return (struct cell){0x2588, INK_DEFAULT, INK_DEFAULT, 0};
    return (struct cell){0x2580, ink_of(chart, upper), ink_of(chart, lower), 0};
}

/* Far enough apart that a line is seen between its letters, and shifted from
 * player to player so that they do not meet. */
enum { LETTER_EVERY = 14 };

static void paint_cell(struct canvas *canvas, const struct chart *chart,
                       int column, int row)
{
    int top = (chart->plot.rows - row) * chart->tall - 1;
    int upper = line_at(chart, column, top);
    int lower = chart->tall > 1 ? line_at(chart, column, top - 1) : upper;
    int player = upper != MW_NONE ? upper : lower;
    struct cell cell = half_blocks(chart, upper, lower);
    /* Letters along the line tell it where there are no colours. */
    if (player != MW_NONE &&
        (chart->tall == 1 ||
         (column + 4 * player) % LETTER_EVERY == LETTER_EVERY / 2))
        cell = letter_of(chart, player);
    /* A line of chips would be one bright bar. */
    if (chart->tall == 1 && chart->look.colours == COLOURS_NEVER)
        cell.bg = INK_DEFAULT;
    canvas_put(canvas, chart->plot.column + column, chart->plot.row + row,
               cell);
}

/* The players' letters behind the ends of their lines. */
static void paint_ends(struct canvas *canvas, const struct chart *chart)
{
    int used[MW_PLAYERS_MAX];
    for (int i = 0; i < chart->players; i++) {
        int height = height_at(chart, chart->plot.columns - 1, i) / chart->tall;
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
    char text[32];
    int below = chart->plot.row + chart->plot.rows;
    paint_label(canvas, chart, 0, chart->high);
    paint_label(canvas, chart, chart->plot.rows - 1, chart->low);
    canvas_text(canvas, chart->plot.column, below, chart->plot.columns, INK_DIM,
                INK_DEFAULT, 0, "points after each turn");
    /* The last step is the final scoring, if the game has come to it. */
    bool over = mw_game_step(session_game(chart->session)) == MW_STEP_OVER;
    int columns = snprintf(text, sizeof text, "turn %d%s", chart->turns - over,
                           over ? ", final" : "");
    if (columns + 24 < chart->plot.columns)
        canvas_text(canvas, chart->plot.column + chart->plot.columns - columns,
                    below, columns, INK_DIM, INK_DEFAULT, 0, text);
}

void chart_paint(struct canvas *canvas, struct rect rect,
                 const struct session *session, struct look look)
{
    struct chart chart = {.session = session,
                          .players = session_setup(session)->players,
                          .turns = session_turns(session),
                          .look = look};
    chart.tall = look.glyphs == GLYPHS_UTF8 ? 2 : 1;
    /* A ground that every player's colour stands out from. */
    static const uint8_t GROUNDS[] = {[COLOURS_NEVER] = INK_DEFAULT,
                                      [COLOURS_8] = INK_CASTLE,
                                      [COLOURS_16] = INK_CASTLE,
                                      [COLOURS_256] = INK_MIST};
    chart.ground = GROUNDS[look.colours];
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
