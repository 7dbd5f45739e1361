/* One short function a command, and the table that finds it. */
#include "board_commands.h"

#include "board_choosing.h"
#include "board_looking.h"
#include "board_moving.h"
#include "board_sizes.h"
#include "board_typing.h"

static const struct intent NONE = {.type = INTENT_NONE};

static struct intent act(mw_action action)
{
    return (struct intent){.type = INTENT_ACT, .action = action};
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
    board_do_close(doing);
    return files_screen_open(doing->ui, FILES_SAVE, doing->session);
}

/* The session is closed outside; should that fail, the board is as it was. */
static struct intent do_leave(const struct doing *doing)
{
    board_do_close(doing);
    return (struct intent){.type = INTENT_LEAVE};
}

static struct intent do_quit_now(const struct doing *doing)
{
    board_do_close(doing);
    return (struct intent){.type = INTENT_QUIT};
}

static struct intent (*const COMMANDS[BOARD_COMMANDS])(const struct doing *) = {
    [CMD_NEXT] = board_do_next,
    [CMD_PREVIOUS] = board_do_previous,
    [CMD_UP] = board_do_up,
    [CMD_DOWN] = board_do_down,
    [CMD_LEFT] = board_do_left,
    [CMD_RIGHT] = board_do_right,
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
    [CMD_INSPECT] = board_do_inspect,
    [CMD_RELEASE] = board_do_release,
    [CMD_TILES] = board_do_tiles,
    [CMD_LOG] = board_do_log,
    [CMD_HELP] = board_do_help,
    [CMD_CENTRE] = board_do_centre,
    [CMD_LAST] = board_do_last,
    [CMD_BIGGER] = board_do_bigger,
    [CMD_SMALLER] = board_do_smaller,
    [CMD_AUTO_SIZE] = board_do_auto_size,
    [CMD_OVERVIEW] = board_do_overview,
    [CMD_HIDE] = board_do_hide,
    [CMD_PURIST] = board_do_purist,
    [CMD_MOUSE] = board_do_mouse,
    [CMD_LOG_BACK] = board_do_log_back,
    [CMD_LOG_FORTH] = board_do_log_forth,
    [CMD_RULES] = do_rules,
    [CMD_SAVE] = do_save,
    [CMD_QUIT] = board_do_quit,
    [CMD_CLOSE] = board_do_close,
    [CMD_SCROLL_BACK] = board_do_scroll_back,
    [CMD_SCROLL_FORTH] = board_do_scroll_forth,
    [CMD_PAGE_BACK] = board_do_page_back,
    [CMD_PAGE_FORTH] = board_do_page_forth,
    [CMD_TOP] = board_do_top,
    [CMD_BOTTOM] = board_do_bottom,
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
