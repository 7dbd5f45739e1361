/* The commands that move the cursor, the choice and the window. */
#include "board_moving.h"

#include "board_choosing.h"
#include "board_focus.h"
#include "board_view.h"

static const struct intent NONE = {.type = INTENT_NONE};

static int wrap_around(int value, int count)
{
    return (value % count + count) % count;
}

/* ---- going through what can be chosen ---- */

static bool lies_before(mw_cell one, mw_cell other)
{
    return one.y < other.y || (one.y == other.y && one.x < other.x);
}

/* From a cell that is none of the targets, Tab goes to the first one after it
 * in their order. */
static int target_from(const struct doing *doing, int step)
{
    const struct board_now *now = doing->now;
    if (now->target != MW_NONE)
        return wrap_around(now->target + step, now->target_count);
    int after = 0;
    while (after < now->target_count &&
           lies_before(now->targets[after].cell, board_of(doing)->cursor))
        after++;
    return wrap_around(step > 0 ? after : after - 1, now->target_count);
}

static void step_target(const struct doing *doing, int step)
{
    if (doing->now->target_count == 0)
        return;
    board_move_to(doing, doing->now->targets[target_from(doing, step)].cell);
}

/* Tab means the same everywhere: the next of what this mode offers. */
static struct intent step_through(const struct doing *doing, int step)
{
    struct board *board = board_of(doing);
    const struct board_now *now = doing->now;
    switch (now->beneath) {
    case MODE_PLACE:
        step_target(doing, step);
        break;
    case MODE_END:
        board->choice = wrap_around(now->shown + step, now->scored_count + 1);
        break;
    case MODE_INSPECT:
        board->part = wrap_around(now->part + step, now->part_count);
        break;
    default:
        if (now->choice_count > 0)
            board_choose(doing,
                         wrap_around(now->choice + step, now->choice_count),
                         SIGHT_FOLLOWS);
        break;
    }
    return NONE;
}

struct intent board_do_next(const struct doing *doing)
{
    return step_through(doing, 1);
}

struct intent board_do_previous(const struct doing *doing)
{
    return step_through(doing, -1);
}

/* ---- moving ---- */

/* Without a cursor to be seen (a meeple is placed) the arrows go through the
 * features instead, so this is for all other phases. */
static struct intent move_by(const struct doing *doing, int x, int y)
{
    const struct board *board = board_of(doing);
    mw_cell cell = board->inspecting ? board->inspected : board->cursor;
    board_move_to(doing, board_clamp_cell(doing->game, cell.x + x, cell.y + y));
    return NONE;
}

struct intent board_do_up(const struct doing *doing)
{
    return move_by(doing, 0, -1);
}

struct intent board_do_down(const struct doing *doing)
{
    return move_by(doing, 0, 1);
}

struct intent board_do_left(const struct doing *doing)
{
    return move_by(doing, -1, 0);
}

struct intent board_do_right(const struct doing *doing)
{
    return move_by(doing, 1, 0);
}

struct intent board_do_centre(const struct doing *doing)
{
    board_centre(board_of(doing), doing->game, doing->layout->map,
                 board_focus(doing->ui, doing->now, doing->game));
    return NONE;
}

struct intent board_do_last(const struct doing *doing)
{
    board_move_to(doing, mw_tile_get(doing->game, doing->now->last).cell);
    return NONE;
}
