/* Scrolling, tile sizes, and the marks on the map. */
#include "board_view.h"

#include "board_choices.h"
#include "board_spot.h"

enum {
    REACH = 8,      /* cells the cursor may go beyond the board */
    PAN_REACH = 10, /* and the middle of the window */
};

struct board_layout board_layout_of(const struct ui *ui)
{
    return board_layout(ui->columns, ui->rows,
                        ui->board.hidden ? EXTRAS_HIDDEN : EXTRAS_SHOWN);
}

static int clamp(int value, int least, int most)
{
    if (value < least)
        return least;
    return value > most ? most : value;
}

static int floor_div(int value, int by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

struct board_span board_span(const mw_game *game)
{
    mw_cell first = mw_tile_get(game, 0).cell;
    struct board_span span = {first.x, first.y, first.x, first.y};
    for (int i = 1; i < mw_tile_count(game); i++) {
        mw_cell cell = mw_tile_get(game, i).cell;
        span.left = cell.x < span.left ? cell.x : span.left;
        span.right = cell.x > span.right ? cell.x : span.right;
        span.top = cell.y < span.top ? cell.y : span.top;
        span.bottom = cell.y > span.bottom ? cell.y : span.bottom;
    }
    return (struct board_span){span.left - 1, span.top - 1, span.right + 1,
                               span.bottom + 1};
}

mw_cell board_clamp_cell(const mw_game *game, int x, int y)
{
    struct board_span span = board_span(game);
    return (mw_cell){(int16_t)clamp(x, span.left - REACH, span.right + REACH),
                     (int16_t)clamp(y, span.top - REACH, span.bottom + REACH)};
}

/* ---- scrolling ---- */

/* The board can be pushed out of sight, but not lost. */
static void clamp_centre(struct board *board, const mw_game *game)
{
    struct board_span span = board_span(game);
    board->centre_x =
        clamp(board->centre_x, (span.left - PAN_REACH) * BOARD_UNIT,
              (span.right + PAN_REACH) * BOARD_UNIT);
    board->centre_y =
        clamp(board->centre_y, (span.top - PAN_REACH) * BOARD_UNIT,
              (span.bottom + PAN_REACH) * BOARD_UNIT);
}

/* The map's column or row at the window's upper left corner. What is kept is
 * the middle, so that a resize or another tile size leaves it in place. */
static int corner(int centre, int tile, int window)
{
    return floor_div(centre * tile, BOARD_UNIT) - window / 2;
}

struct rect board_seen(const struct board *board, struct rect window)
{
    return (struct rect){
        corner(board->centre_x, tile_columns(board->size), window.columns),
        corner(board->centre_y, tile_rows(board->size), window.rows),
        window.columns, window.rows};
}

static bool axis_seen(int centre, int tile, int window, int first, int last)
{
    int from = corner(centre, tile, window);
    return first * tile >= from && (last + 1) * tile <= from + window;
}

static int cell_middle(int cell)
{
    return cell * BOARD_UNIT + BOARD_UNIT / 2;
}

/* The inverse of corner: rounded up, as that rounds down and a unit is less
 * than a character. */
static int centre_of(int from, int tile, int window)
{
    return floor_div((from + window / 2) * BOARD_UNIT + tile - 1, tile);
}

struct axis {
    int tile, window; /* in characters */
    int open;         /* of the window, from its start: what is not covered */
    int first, last;  /* cells of the board and beside it */
};

/* No more emptiness is shown than it takes: the window stays within the board
 * and the cell, or shows all of them if they fit. */
static int within_board(const struct axis *axis, int from, int cell)
{
    int start = (cell < axis->first ? cell : axis->first) * axis->tile;
    int end = (cell > axis->last ? cell : axis->last) * axis->tile +
              axis->tile - axis->open;
    return start < end ? clamp(from, start, end) : clamp(from, end, start);
}

static int reveal_axis(const struct axis *axis, int centre, int cell)
{
    int from = corner(centre, axis->tile, axis->window);
    int start = cell * axis->tile - from;
    if (start >= 0 && start + axis->tile <= axis->open)
        return centre;
    int moved = start < 0 ? from - axis->open / 2 : from + axis->open / 2;
    start = cell * axis->tile - moved;
    if (start < 0 || start + axis->tile > axis->open)
        moved = cell * axis->tile - (axis->open - axis->tile) / 2;
    return centre_of(within_board(axis, moved, cell), axis->tile, axis->window);
}

static struct axis axis_x(const struct board *board, struct board_span span,
                          struct rect window)
{
    return (struct axis){tile_columns(board->size), window.columns,
                         window.columns, span.left, span.right};
}

static struct axis axis_y(const struct board *board, struct board_span span,
                          struct rect window, int covered)
{
    return (struct axis){tile_rows(board->size), window.rows,
                         window.rows - covered, span.top, span.bottom};
}

void board_reveal(struct board *board, const mw_game *game, struct rect window,
                  int covered, mw_cell cell)
{
    struct board_span span = board_span(game);
    struct axis x = axis_x(board, span, window);
    struct axis y = axis_y(board, span, window, covered);
    board->centre_x = reveal_axis(&x, board->centre_x, cell.x);
    board->centre_y = reveal_axis(&y, board->centre_y, cell.y);
    clamp_centre(board, game);
}

static int settled(const struct axis *axis, int centre, int cell)
{
    int from = corner(centre, axis->tile, axis->window);
    return centre_of(within_board(axis, from, cell), axis->tile, axis->window);
}

void board_settle(struct board *board, const mw_game *game, struct rect window,
                  mw_cell cell)
{
    struct board_span span = board_span(game);
    struct axis x = axis_x(board, span, window);
    struct axis y = axis_y(board, span, window, 0);
    board->centre_x = settled(&x, board->centre_x, cell.x);
    board->centre_y = settled(&y, board->centre_y, cell.y);
}

void board_pan(struct board *board, const mw_game *game, int cells_x,
               int cells_y)
{
    board->centre_x += cells_x * BOARD_UNIT;
    board->centre_y += cells_y * BOARD_UNIT;
    clamp_centre(board, game);
}

static bool span_fits(struct board_span span, enum tile_size size,
                      struct rect window)
{
    return (span.right - span.left + 1) * tile_columns(size) <=
               window.columns &&
           (span.bottom - span.top + 1) * tile_rows(size) <= window.rows;
}

static int centred(const struct axis *axis, int cell)
{
    int length = axis->last - axis->first + 1;
    if (length * axis->tile <= axis->window)
        return (axis->first + axis->last + 1) * BOARD_UNIT / 2;
    return settled(axis, cell_middle(cell), cell);
}

void board_centre(struct board *board, const mw_game *game, struct rect window,
                  mw_cell cell)
{
    struct board_span span = board_span(game);
    struct axis x = axis_x(board, span, window);
    struct axis y = axis_y(board, span, window, 0);
    board->centre_x = centred(&x, cell.x);
    board->centre_y = centred(&y, cell.y);
    clamp_centre(board, game);
}

/* ---- sizes ---- */

/* Large is for those who ask for it: medium shows all there is to see. So is
 * the overview: a board soon outgrows a small terminal, and a map that scrolls
 * is better to play on than one without details. */
enum tile_size board_auto_size(const mw_game *game, struct rect window)
{
    return span_fits(board_span(game), TILE_MEDIUM, window) ? TILE_MEDIUM
                                                            : TILE_SMALL;
}

bool board_all_fits(const struct board *board, const mw_game *game,
                    struct rect window)
{
    return span_fits(board_span(game), board->size, window);
}

bool board_all_seen(const struct board *board, const mw_game *game,
                    struct rect window)
{
    struct board_span span = board_span(game);
    return axis_seen(board->centre_x, tile_columns(board->size), window.columns,
                     span.left, span.right) &&
           axis_seen(board->centre_y, tile_rows(board->size), window.rows,
                     span.top, span.bottom);
}

/* ---- what is lit ---- */

/* A feature of more parts than fit is lit in part; no game has one. */
static void light(struct board_scene *scene, const mw_game *game, mw_spot spot)
{
    int room = SCENE_LIT - scene->view.lit_count;
    int count =
        mw_feature_parts(game, spot, scene->lit + scene->view.lit_count, room);
    scene->view.lit_count += count < room ? count : room;
}

static void light_scored(struct board_scene *scene, const mw_game *game,
                         const struct board_now *now)
{
    for (int i = 0; i < now->scored_count; i++) {
        if (now->shown == 0 || now->shown == i + 1)
            light(scene, game, now->scored[i]->score.feature);
    }
}

static void light_bank(struct board_scene *scene, const mw_game *game,
                       mw_spot piece)
{
    int count = mw_bank_pieces(game, piece, scene->lit_mist, SCENE_LIT);
    scene->view.lit_mist_count = count < SCENE_LIT ? count : SCENE_LIT;
}

/* The mist around the circles that would give the ghost. */
static void light_source(struct board_scene *scene, const mw_game *game,
                         mw_action action)
{
    if (action.from != MW_FROM_CIRCLES)
        return;
    int index = mw_tile_at(game, action.source);
    mw_tile tile = mw_tile_get(game, index);
    const mw_tiles *tiles = mw_game_tiles(game);
    for (int i = 0; i < mw_design_bank_count(tiles, tile.design); i++) {
        if (mw_design_bank(tiles, tile.design, tile.rotation, i).circles > 0)
            scene->lit_mist[scene->view.lit_mist_count++] =
                (mw_spot){(uint8_t)index, (uint8_t)i};
    }
}

static void light_inspected(struct board_scene *scene, const mw_game *game,
                            const struct board_now *now)
{
    mw_spot spot;
    if (board_now_part(now, &spot))
        light(scene, game, spot);
    if (board_now_mist(now, &spot))
        light_bank(scene, game, spot);
}

static void light_choice(struct board_scene *scene, const mw_game *game,
                         const struct board_now *now)
{
    mw_spot spot = now->choices[now->choice].spot;
    light_source(scene, game, now->claims[now->choice]);
    if (now->phase != MODE_FILL && spot.part != SPOT_NO_PART)
        light(scene, game, spot);
}

/* What is looked at goes before what the phase would light. */
static void light_up(struct board_scene *scene, const mw_game *game,
                     const struct ui *ui, const struct board_now *now)
{
    if (ui->board.inspecting)
        light_inspected(scene, game, now);
    else if (board_now_chooses(now) && now->choice_count > 0)
        light_choice(scene, game, now);
    else if (now->phase == MODE_END)
        light_scored(scene, game, now);
}

/* ---- the scene ---- */

/* For purists it always looks as if it fitted. */
static void show_tile_in_hand(struct map_view *view, const mw_game *game,
                              const struct ui *ui, const struct board_now *now)
{
    if (mw_tile_at(game, ui->board.cursor) != MW_NONE)
        return;
    view->ghost_design = mw_tile_in_hand(game);
    view->ghost_rotation = now->rotation;
    view->ghost_fits = now->refusal == MW_OK || ui->board.purist;
}

/* Of several places that can give the ghost only the chosen one's targets bear
 * numbers, or there would be two on each. */
static void number_choices(struct board_scene *scene,
                           const struct board_now *now)
{
    mw_action chosen = now->claims[now->choice];
    for (int i = 0; i < now->choice_count; i++) {
        bool other = now->phase == MODE_GHOST &&
                     now->claims[i].type == MW_GHOST &&
                     !board_same_source(now->claims[i], chosen);
        if (!other && now->choices[i].spot.part != SPOT_NO_PART)
            scene->choices[scene->view.choice_count++] = now->choices[i];
    }
}

/* A cell is chosen, and not a feature, so the cursor is on it. */
static bool is_about_cells(const struct board_now *now)
{
    return (now->phase == MODE_GHOST || now->phase == MODE_FILL) &&
           now->choice_count > 0;
}

static void show_choices(struct board_scene *scene, const mw_game *game,
                         const struct board_now *now)
{
    number_choices(scene, now);
    if (!is_about_cells(now))
        return;
    scene->view.cursor_on = true;
    scene->view.cursor = board_choice_cell(now, game, now->choice);
}

static void show_phase(struct board_scene *scene, const mw_game *game,
                       const struct ui *ui, const struct board_now *now)
{
    struct map_view *view = &scene->view;
    mw_cell last = mw_tile_get(game, now->last).cell;
    if (ui->board.watching)
        return;
    if (ui->board.inspecting) {
        view->cursor_on = true;
        view->cursor = ui->board.inspected;
    } else if (now->phase == MODE_PLACE) {
        view->cursor_on = true;
        show_tile_in_hand(view, game, ui, now);
    } else if (board_now_chooses(now)) {
        show_choices(scene, game, now);
    } else {
        /* Where the turn is over the cursor is in the way until it moves. */
        view->cursor_on = !mw_cell_equal(ui->board.cursor, last);
    }
    if (now->phase == MODE_PLACE && !ui->board.purist) {
        view->targets = now->targets;
        view->target_count = now->target_count;
    }
}

void board_scene(struct board_scene *scene, const struct ui *ui,
                 const struct session *session, const struct board_now *now,
                 struct rect window)
{
    const mw_game *game = session_game(session);
    const struct board *board = &ui->board;
    scene->view = (struct map_view){
        .size = board->size,
        .left =
            corner(board->centre_x, tile_columns(board->size), window.columns),
        .top = corner(board->centre_y, tile_rows(board->size), window.rows),
        .lit = scene->lit,
        .lit_mist = scene->lit_mist,
        .choices = scene->choices,
        .cursor = board->cursor,
        .ghost_design = MW_NONE,
        .last_tile = now->last > 0 ? now->last : MW_NONE,
    };
    light_up(scene, game, ui, now);
    show_phase(scene, game, ui, now);
}
