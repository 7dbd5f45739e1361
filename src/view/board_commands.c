/* One short function a command, and the table that finds it. */
#include "board_commands.h"

#include <stdio.h>

#include "board_choosing.h"
#include "board_focus.h"
#include "board_log.h"
#include "board_panels.h"
#include "board_typing.h"
#include "board_view.h"

static const struct intent NONE = {.type = INTENT_NONE};

static struct board *board_of(const struct doing *doing)
{
    return &doing->ui->board;
}

static struct intent act(mw_action action)
{
    return (struct intent){.type = INTENT_ACT, .action = action};
}

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

static struct intent do_next(const struct doing *doing)
{
    return step_through(doing, 1);
}

static struct intent do_previous(const struct doing *doing)
{
    return step_through(doing, -1);
}

/* ---- moving ---- */

/* Without a cursor to be seen (a meeple is placed) the arrows go through the
 * features instead, so this is for all other phases. */
static struct intent move_by(const struct doing *doing, int x, int y)
{
    mw_cell cell = board_focus(doing->ui, doing->now, doing->game);
    if (!board_of(doing)->inspecting)
        cell = board_of(doing)->cursor;
    board_move_to(doing, board_clamp_cell(doing->game, cell.x + x, cell.y + y));
    return NONE;
}

static struct intent do_up(const struct doing *doing)
{
    return move_by(doing, 0, -1);
}

static struct intent do_down(const struct doing *doing)
{
    return move_by(doing, 0, 1);
}

static struct intent do_left(const struct doing *doing)
{
    return move_by(doing, -1, 0);
}

static struct intent do_right(const struct doing *doing)
{
    return move_by(doing, 1, 0);
}

static struct intent do_centre(const struct doing *doing)
{
    board_centre(board_of(doing), doing->game, doing->layout->map,
                 board_focus(doing->ui, doing->now, doing->game));
    return NONE;
}

static struct intent do_last(const struct doing *doing)
{
    board_move_to(doing, mw_tile_get(doing->game, doing->now->last).cell);
    return NONE;
}

/* ---- actions ---- */

/* The rotation that is shown may differ from the one kept in the ui, where
 * that is not possible; turning goes on from what is seen. */
static struct intent turn_by(const struct doing *doing, int step)
{
    const struct board_now *now = doing->now;
    board_of(doing)->rotation =
        board_next_rotation(now->rotations, now->rotation, step);
    return NONE;
}

static struct intent do_turn(const struct doing *doing)
{
    return turn_by(doing, 1);
}

static struct intent do_turn_back(const struct doing *doing)
{
    return turn_by(doing, -1);
}

/* Purists are offered the command on every cell, or its absence would tell
 * them what they do not want to know. */
static struct intent do_place(const struct doing *doing)
{
    if (doing->now->refusal == MW_OK)
        return act(doing->now->place);
    board_refuse(doing, CMD_PLACE);
    return NONE;
}

static struct intent do_pass(const struct doing *doing)
{
    (void)doing;
    return act((mw_action){.type = MW_PASS});
}

static struct intent do_end_turn(const struct doing *doing)
{
    (void)doing;
    return act((mw_action){.type = MW_END});
}

static struct intent do_undo(const struct doing *doing)
{
    (void)doing;
    return (struct intent){.type = INTENT_UNDO};
}

/* ---- looking ---- */

/* On an empty cell the question is what would fit, so the answer is shown. */
static struct intent do_inspect(const struct doing *doing)
{
    struct board *board = board_of(doing);
    board->inspected = board_focus(doing->ui, doing->now, doing->game);
    board->inspecting = true;
    board->part = 0;
    if (mw_tile_at(doing->game, board->inspected) == MW_NONE &&
        !board->purist && board_fit_count(doing->game, board->inspected) > 0) {
        board->panel = PANEL_TILES;
        board->scroll = 0;
    }
    return NONE;
}

static struct intent do_release(const struct doing *doing)
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

static struct intent do_tiles(const struct doing *doing)
{
    return open_panel(doing, PANEL_TILES);
}

static struct intent do_log(const struct doing *doing)
{
    board_of(doing)->log_back = 0;
    return open_panel(doing, PANEL_LOG);
}

static struct intent do_help(const struct doing *doing)
{
    return open_panel(doing, PANEL_HELP);
}

/* A game that is kept by itself is only left for the title, which quits. */
static struct intent do_quit(const struct doing *doing)
{
    int confirm = doing->ui->settings.choice[SETTING_CONFIRM];
    if (confirm == CONFIRM_LOSS && !session_changed(doing->session))
        return (struct intent){.type = INTENT_LEAVE};
    return open_panel(doing, PANEL_QUIT);
}

/* The panel of what fits closes together with the look at its cell. */
static struct intent do_close(const struct doing *doing)
{
    struct board *board = board_of(doing);
    if (board->panel == PANEL_TILES && doing->now->tile == MW_NONE)
        board->inspecting = false;
    if (board->panel == PANEL_LOG)
        board->log_back = 0;
    board->panel = PANEL_NONE;
    return NONE;
}

/* ---- sizes and what is shown ---- */

/* A size chosen by hand stays when the turn passes, until 0 gives it back. */
static struct intent resize_tiles(const struct doing *doing, int step)
{
    struct board *board = board_of(doing);
    board->size = (enum tile_size)((int)board->size + step);
    board->size_by_hand = true;
    board_show_most(doing->ui, doing->session);
    return NONE;
}

static struct intent do_bigger(const struct doing *doing)
{
    return resize_tiles(doing, 1);
}

static struct intent do_smaller(const struct doing *doing)
{
    return resize_tiles(doing, -1);
}

static struct intent do_auto_size(const struct doing *doing)
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

static struct intent do_overview(const struct doing *doing)
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
static struct intent do_hide(const struct doing *doing)
{
    board_of(doing)->hidden = !board_of(doing)->hidden;
    board_resize(doing->ui, doing->session);
    return NONE;
}

static struct intent do_purist(const struct doing *doing)
{
    struct board *board = board_of(doing);
    char text[UI_SAID], sign[BOARD_KEY_SHOWN];
    board->purist = !board->purist;
    snprintf(text, sizeof text, "Hints are off; %s shows them again.",
             board_sign(&doing->ui->settings.bindings, 'v', sign));
    ui_say(doing->ui, board->purist ? text : "Hints are on.");
    return NONE;
}

static struct intent do_mouse(const struct doing *doing)
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

/* ---- log and panels ---- */

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
        return do_log(doing);
    back = back > most ? most : back;
    board->log_back = back < 0 ? 0 : back;
    return NONE;
}

/* Less than a page of the shortest window, so that nothing is skipped. */
enum { LOG_STEP = 3 };

static struct intent do_log_back(const struct doing *doing)
{
    return scroll_log(doing, LOG_STEP);
}

static struct intent do_log_forth(const struct doing *doing)
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

static struct intent do_scroll_back(const struct doing *doing)
{
    return scroll_by(doing, -1);
}

static struct intent do_scroll_forth(const struct doing *doing)
{
    return scroll_by(doing, 1);
}

static struct intent do_page_back(const struct doing *doing)
{
    return scroll_by(doing, -page(doing));
}

static struct intent do_page_forth(const struct doing *doing)
{
    return scroll_by(doing, page(doing));
}

enum { ALL_LINES = 100000 };

static struct intent do_top(const struct doing *doing)
{
    return scroll_by(doing, -ALL_LINES);
}

static struct intent do_bottom(const struct doing *doing)
{
    return scroll_by(doing, ALL_LINES);
}

/* ---- other screens ---- */

static struct intent do_table(const struct doing *doing)
{
    doing->ui->screen = SCREEN_TABLE;
    return NONE;
}

/* The screens of rules and files lead back to the board by themselves. */
static struct intent do_rules(const struct doing *doing)
{
    rules_screen_open(doing->ui);
    return NONE;
}

static struct intent do_save(const struct doing *doing)
{
    do_close(doing);
    return files_screen_open(doing->ui, FILES_SAVE, doing->session);
}

/* The session is closed outside; should that fail, the board is as it was. */
static struct intent do_leave(const struct doing *doing)
{
    do_close(doing);
    return (struct intent){.type = INTENT_LEAVE};
}

static struct intent do_quit_now(const struct doing *doing)
{
    do_close(doing);
    return (struct intent){.type = INTENT_QUIT};
}

static struct intent (*const COMMANDS[BOARD_COMMANDS])(const struct doing *) = {
    [CMD_NEXT] = do_next,
    [CMD_PREVIOUS] = do_previous,
    [CMD_UP] = do_up,
    [CMD_DOWN] = do_down,
    [CMD_LEFT] = do_left,
    [CMD_RIGHT] = do_right,
    [CMD_TURN] = do_turn,
    [CMD_TURN_BACK] = do_turn_back,
    [CMD_PLACE] = do_place,
    [CMD_CLAIM] = board_do_chosen,
    [CMD_SEND] = board_do_chosen,
    [CMD_TAKE_OFF] = board_do_chosen,
    [CMD_GIVE] = board_do_chosen,
    [CMD_DRAW_IN] = board_do_chosen,
    [CMD_MEEPLE] = board_choose_meeple,
    [CMD_GUARD] = board_choose_guard,
    [CMD_MAGE] = board_choose_mage,
    [CMD_WITCH] = board_choose_witch,
    [CMD_SOURCE] = board_choose_source,
    [CMD_PASS] = do_pass,
    [CMD_END_TURN] = do_end_turn,
    [CMD_TABLE] = do_table,
    [CMD_UNDO] = do_undo,
    [CMD_TYPE] = board_type,
    [CMD_RUB_OUT] = board_rub_out,
    [CMD_GOTO] = board_type_place,
    [CMD_GO] = board_go_typed,
    [CMD_FORGET] = board_forget_typed,
    [CMD_INSPECT] = do_inspect,
    [CMD_RELEASE] = do_release,
    [CMD_TILES] = do_tiles,
    [CMD_LOG] = do_log,
    [CMD_HELP] = do_help,
    [CMD_CENTRE] = do_centre,
    [CMD_LAST] = do_last,
    [CMD_BIGGER] = do_bigger,
    [CMD_SMALLER] = do_smaller,
    [CMD_AUTO_SIZE] = do_auto_size,
    [CMD_OVERVIEW] = do_overview,
    [CMD_HIDE] = do_hide,
    [CMD_PURIST] = do_purist,
    [CMD_MOUSE] = do_mouse,
    [CMD_LOG_BACK] = do_log_back,
    [CMD_LOG_FORTH] = do_log_forth,
    [CMD_RULES] = do_rules,
    [CMD_SAVE] = do_save,
    [CMD_QUIT] = do_quit,
    [CMD_CLOSE] = do_close,
    [CMD_SCROLL_BACK] = do_scroll_back,
    [CMD_SCROLL_FORTH] = do_scroll_forth,
    [CMD_PAGE_BACK] = do_page_back,
    [CMD_PAGE_FORTH] = do_page_forth,
    [CMD_TOP] = do_top,
    [CMD_BOTTOM] = do_bottom,
    [CMD_LEAVE] = do_leave,
    [CMD_QUIT_NOW] = do_quit_now,
};

bool board_can_do(enum board_command command)
{
    return COMMANDS[command] != NULL;
}

struct intent board_do(const struct doing *doing, enum board_command command)
{
    if (COMMANDS[command] == NULL)
        return NONE;
    return COMMANDS[command](doing);
}

/* ---- refusals ---- */

/* Commands without a sentence say nothing: Tab with nothing to go to. */
static const char *const WHY_NOT[BOARD_COMMANDS] = {
    [CMD_TURN] = "The tile can lie only one way here.",
    [CMD_TURN_BACK] = "The tile can lie only one way here.",
    [CMD_MAGE] = "The mage is chosen already.",
    [CMD_WITCH] = "The witch is chosen already.",
    [CMD_SOURCE] = "No other circle can give this ghost.",
    [CMD_UNDO] = "There is nothing to take back in this turn.",
    [CMD_TYPE] = "Hints are off, so the cells have no numbers.",
    [CMD_BIGGER] = "The tiles are as large as they get.",
    [CMD_SMALLER] = "The tiles are as small as they get.",
};

/* A figure that cannot be chosen is chosen already, or there is none. */
static const char *why_no_figure(const struct doing *doing,
                                 enum board_command command)
{
    if (doing->now->figures == 1U << MW_MEEPLE && command == CMD_GUARD)
        return "No guard is left to place.";
    if (doing->now->figures == 1U << MW_GUARD && command == CMD_MEEPLE)
        return "No meeple is left to place.";
    return command == CMD_GUARD ? "The guard is chosen already."
                                : "The meeple is chosen already.";
}

void board_refuse(const struct doing *doing, enum board_command command)
{
    if (command == CMD_MEEPLE || command == CMD_GUARD) {
        ui_warn(doing->ui, why_no_figure(doing, command));
    } else if (command == CMD_PLACE) {
        char text[UI_SAID];
        mw_cell cell = doing->now->place.cell;
        snprintf(text, sizeof text, "Not at %d,%d: %s.", cell.x, cell.y,
                 mw_status_text(doing->now->refusal));
        ui_warn(doing->ui, text);
    } else if (WHY_NOT[command] != NULL) {
        ui_warn(doing->ui, WHY_NOT[command]);
    }
}
