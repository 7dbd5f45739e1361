/* What lies under the mouse decides what it does. */
#include "board_mouse.h"

#include "board_choosing.h"
#include "board_edges.h"
#include "board_panels.h"
#include "board_scores.h"
#include "board_side.h"
#include "board_view.h"

static const struct intent NONE = {.type = INTENT_NONE};

static bool inside(struct rect rect, struct input input)
{
    return rect_has(rect, input.column, input.row);
}

static bool enabled(const struct doing *doing, enum board_command command)
{
    return (doing->now->enabled >> command & 1) != 0;
}

static struct intent do_if_enabled(const struct doing *doing,
                                   enum board_command command)
{
    return enabled(doing, command) ? board_do(doing, command) : NONE;
}

/* ---- on the map ---- */

static struct map_view view_of(const struct doing *doing,
                               struct board_scene *scene)
{
    board_scene(scene, doing->ui, doing->session, doing->now,
                doing->layout->map);
    return scene->view;
}

/* Within reach of the board, as everything that moves the cursor must be. */
static mw_cell cell_under(const struct doing *doing)
{
    struct board_scene scene;
    struct map_view view = view_of(doing, &scene);
    mw_cell cell = map_cell_at(doing->layout->map, &view, doing->input.column,
                               doing->input.row);
    return board_clamp_cell(doing->game, cell.x, cell.y);
}

/* The map, or the picture in the side bar, which shows parts larger. */
static bool spot_under(const struct doing *doing, mw_spot *spot)
{
    struct board_scene scene;
    struct map_view view = view_of(doing, &scene);
    if (!inside(doing->layout->map, doing->input))
        return board_side_spot(doing->layout, doing->ui, doing->session,
                               doing->now, doing->input.column,
                               doing->input.row, spot);
    return map_spot_at(doing->layout->map, doing->game, &view,
                       doing->input.column, doing->input.row, spot);
}

/* The first click chooses the cell, further ones turn the tile there. The map
 * does not scroll under the mouse, or the second click would go astray. */
static struct intent click_cell(const struct doing *doing)
{
    mw_cell cell = cell_under(doing);
    if (mw_cell_equal(cell, doing->ui->board.cursor))
        return do_if_enabled(doing, CMD_TURN);
    doing->ui->board.rotation = doing->now->rotation;
    doing->ui->board.cursor = cell;
    return NONE;
}

/* What stands in the picture of the side bar is on the tile it shows. */
static mw_cell clicked_cell(const struct doing *doing, const mw_spot *spot)
{
    return spot != NULL ? mw_tile_get(doing->game, spot->tile).cell
                        : cell_under(doing);
}

/* The second click on the same thing does it, so that a slip of the mouse costs
 * nothing. */
static struct intent click_choice(const struct doing *doing)
{
    mw_spot spot;
    const mw_spot *under = spot_under(doing, &spot) ? &spot : NULL;
    if (under == NULL && !inside(doing->layout->map, doing->input))
        return NONE;
    return board_click_choice(doing, clicked_cell(doing, under), under);
}

/* Parts are numbered in reading order, and the cell was changed just now. */
static int part_place(const struct doing *doing, int part)
{
    struct board_now now;
    board_now(&now, doing->ui, doing->session);
    for (int i = 0; i < now.part_count; i++) {
        if (now.parts[i] == part)
            return i;
    }
    return 0;
}

/* Ground that is no part is mist, as a rule; more clicks go through the pieces
 * of the tile. */
static void look_at_mist(const struct doing *doing, bool again)
{
    struct board_now now;
    board_now(&now, doing->ui, doing->session);
    int part = now.feature_count;
    if (again && now.part >= part)
        part = now.part + 1;
    if (part >= now.part_count)
        part = now.feature_count < now.part_count ? now.feature_count : 0;
    doing->ui->board.part = part;
}

static struct intent click_part(const struct doing *doing)
{
    struct board *board = &doing->ui->board;
    mw_spot spot;
    mw_cell cell = cell_under(doing);
    bool again = mw_cell_equal(cell, board->inspected);
    board->inspected = cell;
    if (spot_under(doing, &spot))
        board->part = part_place(doing, spot.part);
    else
        look_at_mist(doing, again);
    return NONE;
}

/* What happened by itself is told over the lower part of the map. */
static bool on_news(const struct doing *doing)
{
    return inside(board_scores_rect(doing->layout, doing->session, doing->now),
                  doing->input);
}

/* At the end of a turn a click on the map hands over no more: it may be the
 * second half of the double click that put the meeple. */
static struct intent click_map(const struct doing *doing)
{
    if (on_news(doing))
        return NONE;
    switch (doing->now->beneath) {
    case MODE_PLACE:
        return click_cell(doing);
    case MODE_INSPECT:
        return click_part(doing);
    default:
        if (board_now_chooses(doing->now))
            return click_choice(doing);
        doing->ui->board.cursor = cell_under(doing);
        return NONE;
    }
}

/* ---- elsewhere ---- */

/* The tile in hand turns under clicks; a tile that lies offers its parts. */
static struct intent click_side(const struct doing *doing)
{
    mw_spot spot;
    if (!board_side_picture(doing->layout, doing->ui, doing->session,
                            doing->now, doing->input.column, doing->input.row))
        return NONE;
    if (doing->now->beneath == MODE_PLACE)
        return do_if_enabled(doing, CMD_TURN);
    if (doing->now->beneath == doing->now->phase &&
        board_now_chooses(doing->now))
        return click_choice(doing);
    if (doing->now->beneath != MODE_INSPECT)
        return NONE;
    if (spot_under(doing, &spot))
        doing->ui->board.part = part_place(doing, spot.part);
    else
        look_at_mist(doing, true);
    return NONE;
}

/* A line of the help does what it says, as if the help were not there. */
static struct intent click_panel(const struct doing *doing)
{
    enum board_command command = board_panel_command_at(
        doing->layout, doing->ui, doing->session, doing->now,
        doing->input.column, doing->input.row);
    bool asked = doing->ui->board.panel == PANEL_QUIT;
    if (asked && command != CMD_NOTHING)
        return board_do(doing, command);
    board_do(doing, CMD_CLOSE);
    if (command == CMD_NOTHING)
        return NONE;
    struct board_now now;
    struct doing bare = *doing;
    board_now(&now, doing->ui, doing->session);
    bare.now = &now;
    return do_if_enabled(&bare, command);
}

/* What the bar shows is enabled, or it would not be there. */
static struct intent click_bar(const struct doing *doing)
{
    struct board_keys keys;
    board_keys_bind(&keys, doing->now->mode, &doing->ui->settings.bindings);
    int command =
        keys_command_at(doing->layout->bar.columns, keys.rows,
                        doing->now->enabled, BOARD_KEPT, doing->input.column);
    return board_do(doing, (enum board_command)command);
}

struct intent board_click(const struct doing *doing)
{
    const struct board_layout *layout = doing->layout;
    struct input input = doing->input;
    if (inside(layout->bar, input))
        return click_bar(doing);
    if (doing->ui->board.panel != PANEL_NONE)
        return click_panel(doing);
    if (board_edges_click(doing->ui, layout, doing->game, input.column,
                          input.row))
        return NONE;
    if (inside(layout->map, input))
        return click_map(doing);
    if (inside(layout->side, input))
        return click_side(doing);
    if (inside(layout->prompt, input) && doing->now->mode == MODE_END)
        return board_do(doing, CMD_END_TURN);
    return NONE;
}

/* ---- the wheel ---- */

static bool over_tile_in_hand(const struct doing *doing)
{
    return doing->now->beneath == MODE_PLACE && enabled(doing, CMD_TURN) &&
           inside(doing->layout->map, doing->input) &&
           mw_cell_equal(cell_under(doing), doing->ui->board.cursor);
}

/* About as far on the screen at every size. */
static int wheel_cells(enum tile_size size)
{
    return size == TILE_OVERVIEW ? 3 : 1;
}

struct intent board_wheel(const struct doing *doing)
{
    bool up = doing->input.type == INPUT_WHEEL_UP;
    int cells = wheel_cells(doing->ui->board.size) * (up ? -1 : 1);
    if (doing->ui->board.panel != PANEL_NONE)
        return board_do(doing, up ? CMD_SCROLL_BACK : CMD_SCROLL_FORTH);
    if (over_tile_in_hand(doing))
        return board_do(doing, up ? CMD_TURN_BACK : CMD_TURN);
    if (inside(doing->layout->side, doing->input) ||
        inside(doing->layout->log, doing->input))
        return board_do(doing, up ? CMD_LOG_BACK : CMD_LOG_FORTH);
    /* Over the column labels it goes along the row of them. */
    if (inside(doing->layout->header, doing->input))
        board_pan(&doing->ui->board, doing->game, cells, 0);
    else
        board_pan(&doing->ui->board, doing->game, 0, cells);
    return NONE;
}
