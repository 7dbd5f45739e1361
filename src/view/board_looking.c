/* The commands that look at a cell, and those of the panels and the log. */
#include "board_looking.h"

#include "board_focus.h"
#include "board_panels.h"

static const struct intent NONE = {.type = INTENT_NONE};

/* On an empty cell the question is what would fit, so the answer is shown. */
struct intent board_do_inspect(const struct doing *doing)
{
    struct board *board = board_of(doing);
    board->inspected = board_focus(doing->ui, doing->now, doing->game);
    board->inspecting = true;
    board->part = 0;
    if (mw_tile_at(doing->game, board->inspected) == MW_NONE &&
        !board->purist && board_fit_count(doing->game, board->inspected) > 0) {
        board->panel = PANEL_TILES;
        board->scroll = 0;
        board_show_focus(doing->ui, doing->session);
    }
    return NONE;
}

struct intent board_do_release(const struct doing *doing)
{
    board_of(doing)->inspecting = false;
    return NONE;
}

/* The key that opens a panel closes it as well. */
static struct intent open_panel(const struct doing *doing,
                                enum board_panel panel)
{
    struct board *board = board_of(doing);
    board->panel = board->panel == panel ? PANEL_NONE : panel;
    board->scroll = 0;
    return NONE;
}

struct intent board_do_tiles(const struct doing *doing)
{
    open_panel(doing, PANEL_TILES);
    if (board_of(doing)->inspecting)
        board_show_focus(doing->ui, doing->session);
    return NONE;
}

struct intent board_do_log(const struct doing *doing)
{
    board_of(doing)->log_back = 0;
    return open_panel(doing, PANEL_LOG);
}

struct intent board_do_help(const struct doing *doing)
{
    return open_panel(doing, PANEL_HELP);
}

/* A game that is kept by itself is only left for the title, which quits. */
struct intent board_do_quit(const struct doing *doing)
{
    int confirm = doing->ui->settings.choice[SETTING_CONFIRM];
    if (confirm == CONFIRM_LOSS && !session_changed(doing->session))
        return (struct intent){.type = INTENT_LEAVE};
    return open_panel(doing, PANEL_QUIT);
}

/* The panel of what fits closes together with the look at its cell. */
struct intent board_do_close(const struct doing *doing)
{
    struct board *board = board_of(doing);
    if (board->panel == PANEL_TILES && doing->now->tile == MW_NONE)
        board->inspecting = false;
    if (board->panel == PANEL_LOG)
        board->log_back = 0;
    board->panel = PANEL_NONE;
    return NONE;
}

/* The log is counted in entries from its newest one back, so that it stands
 * still while the layout changes. Where it has no window, its panel opens. */
static struct intent scroll_log(const struct doing *doing, int entries)
{
    struct board *board = board_of(doing);
    int count = session_log_count(doing->session);
    int most = count > 0 ? count - 1 : 0;
    int back = board->log_back + entries;
    if (doing->layout->side.rows + doing->layout->log.rows == 0 &&
        board->panel == PANEL_NONE)
        return board_do_log(doing);
    back = back > most ? most : back;
    board->log_back = back < 0 ? 0 : back;
    return NONE;
}

/* Less than a page of the shortest window, so that nothing is skipped. */
enum { LOG_STEP = 3 };

struct intent board_do_log_back(const struct doing *doing)
{
    return scroll_log(doing, LOG_STEP);
}

struct intent board_do_log_forth(const struct doing *doing)
{
    return scroll_log(doing, -LOG_STEP);
}

static struct intent scroll_by(const struct doing *doing, int lines)
{
    struct board *board = board_of(doing);
    if (board->panel == PANEL_LOG)
        return scroll_log(doing, -lines);
    int most = board_panel_scroll_most(doing->layout, doing->ui, doing->session,
                                       doing->now);
    int scroll = board->scroll + lines;
    scroll = scroll > most ? most : scroll;
    board->scroll = scroll < 0 ? 0 : scroll;
    return NONE;
}

static int page(const struct doing *doing)
{
    return board_panel_page(doing->layout, doing->ui, doing->session,
                            doing->now);
}

struct intent board_do_scroll_back(const struct doing *doing)
{
    return scroll_by(doing, -1);
}

struct intent board_do_scroll_forth(const struct doing *doing)
{
    return scroll_by(doing, 1);
}

struct intent board_do_page_back(const struct doing *doing)
{
    return scroll_by(doing, -page(doing));
}

struct intent board_do_page_forth(const struct doing *doing)
{
    return scroll_by(doing, page(doing));
}

enum { ALL_LINES = 100000 };

struct intent board_do_top(const struct doing *doing)
{
    return scroll_by(doing, -ALL_LINES);
}

struct intent board_do_bottom(const struct doing *doing)
{
    return scroll_by(doing, ALL_LINES);
}
