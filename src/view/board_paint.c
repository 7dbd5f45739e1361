/* Paints the board: title line, labels, map, prompt and key bar; side bar and
 * panels have files of their own. */
#include <stdio.h>

#include "board_edges.h"
#include "board_log.h"
#include "board_panels.h"
#include "board_prompt.h"
#include "board_scores.h"
#include "board_side.h"
#include "board_view.h"
#include "chip.h"
#include "utf8.h"

/* ---- title ---- */

/* Only what can still be drawn counts, so that the last tile is n of n whatever
 * was discarded. */
static void tile_words(const mw_game *game, bool brief, char *text, size_t size)
{
    int turn = mw_turn(game);
    int all = turn + mw_stack_left(game);
    if (mw_game_step(game) == MW_STEP_OVER)
        snprintf(text, size, "all tiles are laid");
    else
        snprintf(text, size, brief ? "%d/%d" : "tile %d of %d", turn, all);
}

/* That autosave fails is told once, which somebody who types ahead may miss. */
static void state_words(const struct ui *ui, const mw_game *game, bool brief,
                        char *text, size_t size)
{
    char tile[40];
    const char *unkept = brief ? "! " : "! not kept  ";
    tile_words(game, brief, tile, sizeof tile);
    snprintf(text, size, "%s%s", ui->unkept ? unkept : "", tile);
}

static void phase_words(const struct session *session,
                        const struct board_now *now, char *text, size_t size)
{
    const char *words = board_phase_words(now->phase);
    if (now->phase == MODE_OVER)
        snprintf(text, size, "%s", words);
    else
        snprintf(text, size, "%s: %s",
                 session_setup(session)->names[now->player], words);
}

/* Whose turn it is, and the phase; the count is brief if it is in the way. */
static void paint_title(struct canvas *canvas, struct rect rect,
                        const struct ui *ui, const struct session *session,
                        const struct board_now *now)
{
    bool over = now->phase == MODE_OVER;
    int from = over ? 1 : CHIP_COLUMNS + 1;
    char tile[60], phase[NAME_BYTES + 40];
    canvas_fill(canvas, rect,
                (struct cell){' ', INK_BAR_TEXT, INK_BAR, ATTR_BOLD});
    phase_words(session, now, phase, sizeof phase);
    state_words(ui, session_game(session), false, tile, sizeof tile);
    if (from + utf8_columns(phase) + 1 + utf8_columns(tile) + 1 > rect.columns)
        state_words(ui, session_game(session), true, tile, sizeof tile);
    int room = rect.columns - utf8_columns(tile) - 2;
    canvas_text(canvas, rect.column + room + 1, rect.row, room, INK_BAR_TEXT,
                INK_BAR, 0, tile);
    if (!over)
        chip_paint(canvas, rect.column, rect.row, session_setup(session),
                   now->player);
    canvas_text(canvas, rect.column + from, rect.row, room - from, INK_BAR_TEXT,
                INK_BAR, ATTR_BOLD, phase);
}

/* ---- labels ---- */

/* Every n-th label only where tiles are narrower than what is written. */
static int label_step(enum tile_size size)
{
    return size == TILE_OVERVIEW ? 2 : 1;
}

static void label_ink(bool here, uint8_t *ink, uint8_t *attr)
{
    *ink = here ? INK_STRONG : INK_DIM;
    *attr = here ? ATTR_BOLD : 0;
}

/* The row and column whose labels stand out. */
static mw_cell marked_cell(const struct map_view *view, const mw_game *game)
{
    if (view->cursor_on)
        return view->cursor;
    return mw_tile_get(game, mw_tile_count(game) - 1).cell;
}

/* Labels are the record's signed numbers, so they never change. One that does
 * not fit whole is left out: half a number is another number. */
static void paint_column_labels(struct canvas *canvas,
                                const struct board_layout *layout,
                                const struct map_view *view, mw_cell marked)
{
    struct rect header = layout->header;
    int width = tile_columns(view->size);
    int step = label_step(view->size);
    mw_cell first =
        map_cell_at(layout->map, view, layout->map.column, layout->map.row);
    for (int i = 0; i <= header.columns / width + 1; i++) {
        int x = first.x + i;
        char text[12];
        uint8_t ink, attr;
        snprintf(text, sizeof text, "%d", x);
        int columns = utf8_columns(text);
        int column = x * width - view->left + (width - columns + 1) / 2;
        if (column < 0 || column + columns > header.columns || x % step != 0)
            continue;
        label_ink(x == marked.x, &ink, &attr);
        canvas_text(canvas, header.column + column, header.row, columns, ink,
                    INK_DEFAULT, attr, text);
    }
}

static void paint_row_labels(struct canvas *canvas,
                             const struct board_layout *layout,
                             const struct map_view *view, mw_cell marked)
{
    struct rect gutter = layout->gutter;
    int height = tile_rows(view->size);
    mw_cell first =
        map_cell_at(layout->map, view, layout->map.column, layout->map.row);
    for (int i = 0; i <= gutter.rows / height + 1; i++) {
        int y = first.y + i;
        char text[12];
        uint8_t ink, attr;
        int row = y * height - view->top + height / 2;
        if (row < 0 || row >= gutter.rows)
            continue;
        snprintf(text, sizeof text, "%2d", y);
        label_ink(y == marked.y, &ink, &attr);
        canvas_text(canvas, gutter.column, gutter.row + row, gutter.columns,
                    ink, INK_DEFAULT, attr, text);
    }
}

/* ---- all of it ---- */

/* From below to above: what comes later may cover what was painted before. To
 * those who only watch there is nothing to say below the map. */
void board_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles)
{
    (void)tiles;
    if (session == NULL)
        return;
    struct board_layout layout = board_layout_of(ui);
    struct board_now now;
    struct board_scene scene;
    struct board_prompt prompt;
    struct board_keys keys;
    const mw_game *game = session_game(session);
    board_now(&now, ui, session);
    board_scene(&scene, ui, session, &now, layout.map);
    mw_cell marked = marked_cell(&scene.view, game);
    paint_title(canvas, layout.title, ui, session, &now);
    map_paint(canvas, layout.map, game, session_setup(session), &scene.view,
              ui->look);
    paint_column_labels(canvas, &layout, &scene.view, marked);
    paint_row_labels(canvas, &layout, &scene.view, marked);
    board_edges_paint(canvas, &layout, ui, game);
    board_side_paint(canvas, &layout, ui, session, &now);
    board_fold_paint(canvas, layout.fold, ui, session, &now);
    board_log_paint(canvas, layout.log, session, ui->board.log_back);
    board_scores_paint(canvas, &layout, ui, session, &now);
    if (ui->board.watching)
        return;
    board_panel_paint(canvas, &layout, ui, session, &now);
    board_prompt(&prompt, ui, session, &now);
    board_prompt_paint(canvas, layout.prompt, &prompt);
    board_keys_bind(&keys, now.mode, &ui->settings.bindings);
    keys_paint_bar(canvas, layout.bar.row, keys.rows, now.enabled, BOARD_KEPT);
}
