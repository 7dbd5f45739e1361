/* The side bar: players, the tile that matters now, and the log. */
#include "board_side.h"

#include <stdio.h>

#include "board_log.h"
#include "board_marks.h"
#include "board_view.h"
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

/* ---- the tile ---- */

struct tile_box {
    enum tile_size size;
    struct rect rect; /* no rows: no room */
};

static struct rect inside_of(struct rect side)
{
    return (struct rect){side.column + 2, side.row, side.columns - 2,
                         side.rows};
}

/* Under the players and a blank line, as large as there is room for. */
static struct tile_box tile_box(struct rect side, int players)
{
    struct rect inside = inside_of(side);
    int used = 1 + players + 1;
    for (int size = TILE_LARGE; size > TILE_OVERVIEW; size--) {
        int rows = tile_rows((enum tile_size)size);
        if (used + rows > side.rows)
            continue;
        return (struct tile_box){(enum tile_size)size,
                                 {inside.column, side.row + used,
                                  tile_columns((enum tile_size)size), rows}};
    }
    return (struct tile_box){TILE_SMALL, {inside.column, side.row, 0, 0}};
}

/* The map as a window on the tile laid last, which shows its figures and the
 * numbers of its features, too. */
static void scene_of_last(struct board_scene *scene, const struct ui *ui,
                          const struct session *session,
                          const struct board_now *now, struct tile_box box)
{
    mw_cell cell = mw_tile_get(session_game(session), now->last).cell;
    board_scene(scene, ui, session, now, box.rect);
    scene->view.size = box.size;
    scene->view.left = cell.x * tile_columns(box.size);
    scene->view.top = cell.y * tile_rows(box.size);
    scene->view.cursor_on = false;
    scene->view.last_tile = MW_NONE;
}

static void paint_tile(struct canvas *canvas, struct tile_box box,
                       const struct ui *ui, const struct session *session,
                       const struct board_now *now)
{
    const mw_game *game = session_game(session);
    if (now->phase == MODE_PLACE) {
        tile_paint(canvas, box.rect.column, box.rect.row, mw_game_tiles(game),
                   mw_tile_in_hand(game), now->rotation, box.size, MW_NONE,
                   ui->look);
        return;
    }
    struct board_scene scene;
    scene_of_last(&scene, ui, session, now, box);
    map_paint(canvas, box.rect, game, session_setup(session), &scene.view,
              ui->look);
}

bool board_side_tile(const struct board_layout *layout, const mw_game *game,
                     int column, int row)
{
    struct rect rect = tile_box(layout->side, mw_player_count(game)).rect;
    return layout->side.rows > 0 && column >= rect.column &&
           column < rect.column + rect.columns && row >= rect.row &&
           row < rect.row + rect.rows;
}

bool board_side_spot(const struct board_layout *layout, const struct ui *ui,
                     const struct session *session, const struct board_now *now,
                     int column, int row, mw_spot *spot)
{
    const mw_game *game = session_game(session);
    if (now->phase == MODE_PLACE || !board_side_tile(layout, game, column, row))
        return false;
    struct tile_box box = tile_box(layout->side, mw_player_count(game));
    struct board_scene scene;
    scene_of_last(&scene, ui, session, now, box);
    return map_spot_at(box.rect, game, &scene.view, column, row, spot);
}

static void paint_caption(struct canvas *canvas, struct rect inside,
                          struct tile_box box, const struct session *session,
                          const struct board_now *now)
{
    const mw_game *game = session_game(session);
    char lines[4][24] = {{0}};
    mw_cell cell = mw_tile_get(game, now->last).cell;
    if (now->phase == MODE_PLACE) {
        snprintf(lines[0], sizeof lines[0], "in hand");
    } else {
        snprintf(lines[0], sizeof lines[0], "laid last");
        snprintf(lines[1], sizeof lines[1], "at %d,%d", cell.x, cell.y);
    }
    snprintf(lines[2], sizeof lines[2], "%d tiles", mw_stack_left(game));
    snprintf(lines[3], sizeof lines[3], "left");
    int column = box.rect.column + box.rect.columns + CAPTION_GAP;
    int room = inside.column + inside.columns - column;
    for (int i = 0; i < 4; i++) {
        int row = box.rect.row + (i < 2 ? i : box.rect.rows - 4 + i);
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
    struct tile_box box = tile_box(layout->side, players);
    int used = box.rect.row + box.rect.rows - inside.row + 1;
    if (box.rect.rows > 0) {
        paint_tile(canvas, box, ui, session, now);
        paint_caption(canvas, inside, box, session, now);
        paint_log(canvas, inside, used, ui, session);
    }
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
