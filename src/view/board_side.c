/* The side bar: players, the tile that matters now, and the log. */
#include "board_side.h"

#include <stdio.h>

#include "board_log.h"
#include "board_marks.h"
#include "board_picture.h"
#include "chip.h"

enum {
    NAME_FROM = 5, /* column of the name, behind mark and chip */
    CAPTION_GAP = 2,
    FOLD_GAP = 2 /* between players in one line */
};

static void put_mark(struct canvas *canvas, int column, int row,
                     enum board_mark mark, const struct ui *ui)
{
    canvas_put(canvas, column, row,
               (struct cell){board_mark(mark, ui->look.glyphs), INK_ACCENT,
                             INK_DEFAULT, ATTR_BOLD});
}

/* ---- players ---- */

/* "12 . 5" */
static void player_numbers(const struct session *session, const struct ui *ui,
                           int player, char text[32])
{
    const mw_game *game = session_game(session);
    snprintf(text, 32, "%d %s %d", mw_player_score(game, player),
             ui->look.glyphs == GLYPHS_ASCII ? "/" : "\u00b7",
             mw_player_supply(game, player, MW_MEEPLE));
}

/* The mark and the bold name tell whose turn it is where colours cannot. */
static void paint_player(struct canvas *canvas, struct rect rect, int row,
                         const struct ui *ui, const struct session *session,
                         const struct board_now *now, int player)
{
    const struct setup *setup = session_setup(session);
    bool active = player == now->player && now->phase != MODE_OVER;
    uint8_t attr = active ? ATTR_BOLD : 0;
    char numbers[32];
    if (active)
        put_mark(canvas, rect.column, row, MARK_ACTIVE, ui);
    chip_paint(canvas, rect.column + 1, row, setup, player);
    player_numbers(session, ui, player, numbers);
    int columns = text_columns(numbers);
    canvas_text(canvas, rect.column + NAME_FROM, row,
                rect.columns - NAME_FROM - columns - 1, INK_DEFAULT,
                INK_DEFAULT, attr, setup->names[player]);
    canvas_text(canvas, rect.column + rect.columns - columns, row, columns,
                INK_DEFAULT, INK_DEFAULT, attr, numbers);
}

/* ---- the picture ---- */

/* Behind the line and a blank, and before another one. */
static struct rect inside_of(struct rect side)
{
    return (struct rect){side.column + 2, side.row, side.columns - 3,
                         side.rows};
}

/* Under the heading, the players and a blank line. */
static struct board_picture picture_of(const struct board_layout *layout,
                                       const struct ui *ui,
                                       const struct session *session,
                                       const struct board_now *now)
{
    int players = mw_player_count(session_game(session));
    return board_picture(inside_of(layout->side), players + 2, ui, session,
                         now);
}

bool board_side_picture(const struct board_layout *layout, const struct ui *ui,
                        const struct session *session,
                        const struct board_now *now, int column, int row)
{
    struct rect rect = picture_of(layout, ui, session, now).rect;
    return layout->side.rows > 0 && column >= rect.column &&
           column < rect.column + rect.columns && row >= rect.row &&
           row < rect.row + rect.rows;
}

bool board_side_spot(const struct board_layout *layout, const struct ui *ui,
                     const struct session *session, const struct board_now *now,
                     int column, int row, mw_spot *spot)
{
    if (!board_side_picture(layout, ui, session, now, column, row))
        return false;
    struct board_picture picture = picture_of(layout, ui, session, now);
    return board_picture_spot(&picture, ui, session, now, column, row, spot);
}

/* Below a wide picture, in one line. */
static void paint_caption_below(struct canvas *canvas,
                                const struct board_picture *picture,
                                const struct session *session)
{
    struct rect rect = picture->rect;
    char place[40], left[24];
    snprintf(place, sizeof place, "%s at %d,%d", picture->caption,
             picture->cell.x, picture->cell.y);
    snprintf(left, sizeof left, "%d left",
             mw_stack_left(session_game(session)));
    int columns = text_columns(left);
    canvas_text(canvas, rect.column, rect.row + rect.rows,
                rect.columns - columns - 1, INK_DIM, INK_DEFAULT, 0, place);
    canvas_text(canvas, rect.column + rect.columns - columns,
                rect.row + rect.rows, columns, INK_DEFAULT, INK_DEFAULT, 0,
                left);
}

/* Right of the picture. */
static void paint_caption(struct canvas *canvas, struct rect inside,
                          const struct board_picture *picture,
                          const struct session *session)
{
    char lines[4][24] = {{0}};
    snprintf(lines[0], sizeof lines[0], "%s", picture->caption);
    if (!picture->alone)
        snprintf(lines[1], sizeof lines[1], "at %d,%d", picture->cell.x,
                 picture->cell.y);
    snprintf(lines[2], sizeof lines[2], "%d tiles",
             mw_stack_left(session_game(session)));
    snprintf(lines[3], sizeof lines[3], "left");
    int column = picture->rect.column + picture->rect.columns + CAPTION_GAP;
    int room = inside.column + inside.columns - column;
    for (int i = 0; i < 4; i++) {
        int row = picture->rect.row + (i < 2 ? i : picture->rect.rows - 4 + i);
        canvas_text(canvas, column, row, room, i == 2 ? INK_DEFAULT : INK_DIM,
                    INK_DEFAULT, 0, lines[i]);
    }
}

/* ---- all of it ---- */

static void paint_edge(struct canvas *canvas, struct rect side,
                       const struct ui *ui)
{
    canvas_fill(canvas, (struct rect){side.column, side.row, 1, side.rows},
                (struct cell){board_mark(MARK_ALONG, ui->look.glyphs), INK_DIM,
                              INK_DEFAULT, 0});
}

static void paint_log(struct canvas *canvas, struct rect inside, int used,
                      const struct ui *ui, const struct session *session)
{
    struct rect log = {inside.column, inside.row + used, inside.columns,
                       inside.rows - used};
    if (log.rows < 2)
        return;
    canvas_fill(canvas, (struct rect){log.column, log.row, log.columns, 1},
                (struct cell){board_mark(MARK_ACROSS, ui->look.glyphs), INK_DIM,
                              INK_DEFAULT, 0});
    log.row++;
    log.rows--;
    board_log_paint(canvas, log, session, ui->board.log_back);
}

void board_side_paint(struct canvas *canvas, const struct board_layout *layout,
                      const struct ui *ui, const struct session *session,
                      const struct board_now *now)
{
    static const char HEADING[] = "points, meeples";
    struct rect inside = inside_of(layout->side);
    int players = mw_player_count(session_game(session));
    if (layout->side.rows == 0)
        return;
    paint_edge(canvas, layout->side, ui);
    int columns = text_columns(HEADING);
    canvas_text(canvas, inside.column + inside.columns - columns, inside.row,
                columns, INK_DIM, INK_DEFAULT, 0, HEADING);
    for (int i = 0; i < players; i++)
        paint_player(canvas, inside, inside.row + 1 + i, ui, session, now, i);
    struct board_picture picture = picture_of(layout, ui, session, now);
    int used = picture.rect.row + picture.rect.rows - inside.row + 1;
    if (picture.rect.rows == 0)
        return;
    board_picture_paint(canvas, &picture, ui, session, now);
    if (picture.wide)
        paint_caption_below(canvas, &picture, session);
    else
        paint_caption(canvas, inside, &picture, session);
    paint_log(canvas, inside, used, ui, session);
}

/* ---- folded ---- */

enum fold_names { FOLD_WITH_NAMES, FOLD_WITHOUT_NAMES };

static int fold_columns(const struct session *session, const struct ui *ui,
                        int player, enum fold_names names)
{
    char numbers[32];
    player_numbers(session, ui, player, numbers);
    int columns = NAME_FROM + text_columns(numbers) + FOLD_GAP;
    if (names == FOLD_WITH_NAMES)
        columns += text_columns(session_setup(session)->names[player]) + 1;
    return columns;
}

/* Paints as many players as two lines hold; returns how many. A NULL canvas
 * only counts. */
static int lay_fold(struct canvas *canvas, struct rect rect,
                    const struct ui *ui, const struct session *session,
                    const struct board_now *now, enum fold_names names)
{
    const struct setup *setup = session_setup(session);
    int column = 0, row = 0, player = 0;
    for (; player < setup->players; player++) {
        int columns = fold_columns(session, ui, player, names);
        if (column + columns > rect.columns) {
            column = 0;
            row++;
        }
        if (row >= rect.rows)
            break;
        if (canvas != NULL) {
            struct rect place = {rect.column + column, rect.row + row,
                                 columns - FOLD_GAP, 1};
            paint_player(canvas, place, place.row, ui, session, now, player);
        }
        column += columns;
    }
    return player;
}

/* Names only where they leave room for everybody's points. */
void board_fold_paint(struct canvas *canvas, struct rect rect,
                      const struct ui *ui, const struct session *session,
                      const struct board_now *now)
{
    int players = mw_player_count(session_game(session));
    bool room =
        lay_fold(NULL, rect, ui, session, now, FOLD_WITH_NAMES) == players;
    lay_fold(canvas, rect, ui, session, now,
             room ? FOLD_WITH_NAMES : FOLD_WITHOUT_NAMES);
}
