/* The commands of how large the map is drawn, and what else is shown. */
#include "board_sizes.h"

#include <stdio.h>

#include "board_focus.h"

static const struct intent NONE = {.type = INTENT_NONE};

/* A size chosen by hand stays when the turn passes, until 0 gives it back. */
static struct intent resize_tiles(const struct doing *doing, int step)
{
    struct board *board = board_of(doing);
    board->size = (enum tile_size)((int)board->size + step);
    board->size_by_hand = true;
    board_show_most(doing->ui, doing->session);
    return NONE;
}

struct intent board_do_bigger(const struct doing *doing)
{
    return resize_tiles(doing, 1);
}

struct intent board_do_smaller(const struct doing *doing)
{
    return resize_tiles(doing, -1);
}

struct intent board_do_auto_size(const struct doing *doing)
{
    board_of(doing)->size_by_hand = false;
    board_resize(doing->ui, doing->session);
    return NONE;
}

static void enter_overview(struct board *board)
{
    board->shown_size = board->size;
    board->shown_by_hand = board->size_by_hand;
    board->shown_x = board->centre_x;
    board->shown_y = board->centre_y;
    board->size = TILE_OVERVIEW;
    board->size_by_hand = true;
}

/* To the size it came from, automatic or not, and to the same part of the map;
 * from an overview reached by other keys to the next size. */
static void leave_overview(struct board *board)
{
    bool came = board->shown_size != TILE_OVERVIEW;
    board->size = came ? board->shown_size : TILE_SMALL;
    board->size_by_hand = came ? board->shown_by_hand : true;
    board->centre_x = came ? board->shown_x : board->centre_x;
    board->centre_y = came ? board->shown_y : board->centre_y;
    board->shown_size = TILE_OVERVIEW;
}

struct intent board_do_overview(const struct doing *doing)
{
    struct board *board = board_of(doing);
    if (board->size != TILE_OVERVIEW)
        enter_overview(board);
    else
        leave_overview(board);
    board_show_most(doing->ui, doing->session);
    return NONE;
}

/* The map gets another window, which is a resize to it. */
struct intent board_do_hide(const struct doing *doing)
{
    board_of(doing)->hidden = !board_of(doing)->hidden;
    board_resize(doing->ui, doing->session);
    return NONE;
}

struct intent board_do_purist(const struct doing *doing)
{
    struct board *board = board_of(doing);
    char text[UI_SAID], sign[BOARD_KEY_SHOWN];
    board->purist = !board->purist;
    snprintf(text, sizeof text, "Hints are off; %s shows them again.",
             board_sign(&doing->ui->settings.bindings, 'v', sign));
    ui_say(doing->ui, board->purist ? text : "Hints are on.");
    return NONE;
}

struct intent board_do_mouse(const struct doing *doing)
{
    char text[UI_SAID], sign[BOARD_KEY_SHOWN];
    doing->ui->mouse = !doing->ui->mouse;
    snprintf(text, sizeof text, "The mouse is off; %s turns it on again.",
             board_sign(&doing->ui->settings.bindings, 'M', sign));
    ui_say(doing->ui, doing->ui->mouse
                          ? "The mouse is on; Shift-drag selects text."
                          : text);
    return (struct intent){.type = INTENT_MOUSE};
}
