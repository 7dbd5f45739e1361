/* The side bar: players, the tile that matters now, and the log. */
#include "board_side.h"

#include <stdio.h>
#include <string.h>

#include "board_log.h"
#include "board_marks.h"
#include "board_picture.h"
#include "board_tokens.h"
#include "board_words.h"
#include "chip.h"
#include "utf8.h"

enum {
    NAME_FROM = 5, /* column of the name, behind mark and chip */
    CAPTION_GAP = 2
};

static void put_mark(struct canvas *canvas, int column, int row,
                     enum board_mark mark, const struct ui *ui)
{
    canvas_put(canvas, column, row,
               (struct cell){board_mark(mark, ui->look.glyphs), INK_ACCENT,
                             INK_DEFAULT, ATTR_BOLD});
}

/* ---- players ---- */

enum tightness { LOOSE, TIGHT };

/* "12 . 5", or "12 . 5+2" where there are guards. */
static void player_numbers(const struct session *session, const struct ui *ui,
                           int player, enum tightness tight, char text[32])
{
    const mw_game *game = session_game(session);
    const char *blank = tight == TIGHT ? "" : " ";
    char guards[8] = "";
    if ((mw_game_modules(game) & MW_MIST) != 0)
        snprintf(guards, sizeof guards, "+%d",
                 mw_player_supply(game, player, MW_GUARD));
    snprintf(text, 32, "%d%s%s%s%d%s", mw_player_score(game, player), blank,
             ui->look.glyphs == GLYPHS_ASCII ? "/" : "\u00b7", blank,
             mw_player_supply(game, player, MW_MEEPLE), guards);
}

/* The mark and the bold name tell whose turn it is where colours cannot. */
static void paint_player(struct canvas *canvas, struct rect rect,
                         const struct ui *ui, const struct session *session,
                         const struct board_now *now, int player,
                         enum tightness tight)
{
    const struct setup *setup = session_setup(session);
    bool active = player == now->player && now->phase != MODE_OVER;
    uint8_t attr = active ? ATTR_BOLD : 0;
    char numbers[32];
    if (active)
        put_mark(canvas, rect.column, rect.row, MARK_ACTIVE, ui);
    chip_paint(canvas, rect.column + 1, rect.row, setup, player);
    player_numbers(session, ui, player, tight, numbers);
    int columns = utf8_columns(numbers);
    canvas_text(canvas, rect.column + NAME_FROM, rect.row,
                rect.columns - NAME_FROM - columns - 1, INK_DEFAULT,
                INK_DEFAULT, attr, setup->names[player]);
    canvas_text(canvas, rect.column + rect.columns - columns, rect.row, columns,
                INK_DEFAULT, INK_DEFAULT, attr, numbers);
}

/* ---- the picture ---- */

/* Behind the line and a blank, and before another one. */
static struct rect inside_of(struct rect side)
{
    return (struct rect){side.column + 2, side.row, side.columns - 3,
                         side.rows};
}

/* Rows of the heading, the players and what is nobody's. */
static int rows_above(const struct session *session)
{
    return 1 + mw_player_count(session_game(session)) +
           board_tokens_rows(session);
}

/* Under these and a blank line. */
static struct board_picture picture_of(const struct board_layout *layout,
                                       const struct ui *ui,
                                       const struct session *session,
                                       const struct board_now *now)
{
    return board_picture(inside_of(layout->side), rows_above(session) + 1, ui,
                         session, now);
}

bool board_side_picture(const struct board_layout *layout, const struct ui *ui,
                        const struct session *session,
                        const struct board_now *now, int column, int row)
{
    struct rect rect = picture_of(layout, ui, session, now).rect;
    return layout->side.rows > 0 && rect_has(rect, column, row);
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
    int columns = utf8_columns(left);
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
    int count = mw_stack_left(session_game(session));
    snprintf(lines[2], sizeof lines[2], "%d tile%s", count,
             board_plural(count));
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

static void paint_above(struct canvas *canvas, struct rect inside,
                        const struct ui *ui, const struct session *session,
                        const struct board_now *now)
{
    const mw_game *game = session_game(session);
    bool guards = (mw_game_modules(game) & MW_MIST) != 0;
    const char *heading = guards ? "points, meeples+guards" : "points, meeples";
    int columns = utf8_columns(heading);
    int players = mw_player_count(game);
    struct rect line = {inside.column, inside.row, inside.columns, 1};
    canvas_text(canvas, line.column + line.columns - columns, line.row, columns,
                INK_DIM, INK_DEFAULT, 0, heading);
    for (int i = 0; i < players; i++) {
        line.row++;
        paint_player(canvas, line, ui, session, now, i, LOOSE);
    }
    line.row++;
    board_tokens_paint(canvas, line, session);
}

void board_side_paint(struct canvas *canvas, const struct board_layout *layout,
                      const struct ui *ui, const struct session *session,
                      const struct board_now *now)
{
    struct rect inside = inside_of(layout->side);
    if (layout->side.rows == 0)
        return;
    paint_edge(canvas, layout->side, ui);
    paint_above(canvas, inside, ui, session, now);
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

/* The ways to fold, the roomiest first. */
static const struct fold {
    bool names;
    enum tightness tight;
    int gap; /* between players in one line */
} FOLDS[] = {{true, LOOSE, 2}, {false, LOOSE, 2}, {false, TIGHT, 1}};

enum { FOLD_COUNT = sizeof FOLDS / sizeof *FOLDS };

static int fold_columns(const struct session *session, const struct ui *ui,
                        int player, const struct fold *fold)
{
    char numbers[32];
    player_numbers(session, ui, player, fold->tight, numbers);
    int columns = NAME_FROM + utf8_columns(numbers);
    if (fold->names)
        columns += utf8_columns(session_setup(session)->names[player]) + 1;
    return columns;
}

/* Paints as many players as the lines hold, and gives back where the next one
 * would stand. A NULL canvas only measures; its row is outside if not all fit.
 */
static struct rect lay_fold(struct canvas *canvas, struct rect rect,
                            const struct ui *ui, const struct session *session,
                            const struct board_now *now,
                            const struct fold *fold)
{
    struct rect place = {rect.column, rect.row, 0, 1};
    for (int player = 0; player < session_setup(session)->players; player++) {
        place.columns = fold_columns(session, ui, player, fold);
        if (place.column + place.columns > rect.column + rect.columns) {
            place.column = rect.column;
            place.row++;
        }
        if (place.row >= rect.row + rect.rows)
            break;
        if (canvas != NULL)
            paint_player(canvas, place, ui, session, now, player, fold->tight);
        place.column += place.columns + fold->gap;
    }
    return place;
}

/* What is nobody's stands behind the players if there is room, and ends below
 * the title's last word. */
static bool paint_fold_words(struct canvas *canvas, struct rect rect,
                             struct rect place, const char *words)
{
    int columns = utf8_columns(words);
    int end = rect.column + rect.columns - 1;
    if (place.column + columns > end && place.row + 1 < rect.row + rect.rows) {
        place.row++;
        place.column = rect.column;
    }
    if (place.column + columns > end || place.row >= rect.row + rect.rows)
        return false;
    canvas_text(canvas, end - columns, place.row, columns, INK_DIM, INK_DEFAULT,
                0, words);
    return true;
}

/* All of them, or the first: the ghosts in the supply, which matter most. */
static void paint_fold_tokens(struct canvas *canvas, struct rect rect,
                              struct rect place, const struct session *session)
{
    char words[TOKENS_BYTES];
    board_tokens_words(session, words);
    if (paint_fold_words(canvas, rect, place, words))
        return;
    char *gap = strstr(words, "  ");
    if (gap == NULL)
        return;
    *gap = '\0';
    paint_fold_words(canvas, rect, place, words);
}

/* Names only where they leave room for everybody's points. */
void board_fold_paint(struct canvas *canvas, struct rect rect,
                      const struct ui *ui, const struct session *session,
                      const struct board_now *now)
{
    int way = 0;
    while (way < FOLD_COUNT - 1 &&
           lay_fold(NULL, rect, ui, session, now, &FOLDS[way]).row >=
               rect.row + rect.rows)
        way++;
    struct rect place = lay_fold(canvas, rect, ui, session, now, &FOLDS[way]);
    if (rect.rows > 0)
        paint_fold_tokens(canvas, rect, place, session);
}
