/* Digits and places on the prompt line, and what Enter makes of them. */
#include "board_typing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board_choosing.h"
#include "board_focus.h"
#include "board_view.h"

static const struct intent NONE = {.type = INTENT_NONE};

enum { NUMBER_DIGITS = 3 };

static void forget(struct board *board)
{
    board->typing = TYPING_NOTHING;
    board->typed[0] = '\0';
}

/* How many numbers stand on the map. */
static int numbers(const struct board_now *now)
{
    return now->phase == MODE_PLACE ? now->target_count : now->choice_count;
}

static bool choose_number(const struct doing *doing, long number)
{
    if (number < 1 || number > numbers(doing->now))
        return false;
    if (doing->now->phase == MODE_PLACE)
        board_move_to(doing, doing->now->targets[number - 1].cell);
    else
        board_choose(doing, (int)number - 1, SIGHT_FOLLOWS);
    return true;
}

/* The cursor follows each digit of a number; a place waits for Enter. */
static void follow_typed(const struct doing *doing)
{
    if (board_of(doing)->typing == TYPING_NUMBER)
        choose_number(doing, strtol(board_of(doing)->typed, NULL, 10));
}

struct intent board_type(const struct doing *doing)
{
    struct board *board = board_of(doing);
    size_t length = strlen(board->typed);
    if (board->typing == TYPING_NOTHING) {
        board->typing = TYPING_NUMBER;
        length = 0;
    }
    size_t most =
        board->typing == TYPING_NUMBER ? NUMBER_DIGITS : BOARD_TYPED - 1;
    if (length < most) {
        board->typed[length] = (char)doing->input.ch;
        board->typed[length + 1] = '\0';
    }
    follow_typed(doing);
    return NONE;
}

/* The last digit takes the number with it, as a digit began it; the colon stays
 * until one rubs it out, too. */
struct intent board_rub_out(const struct doing *doing)
{
    struct board *board = board_of(doing);
    size_t length = strlen(board->typed);
    if (length > 0)
        board->typed[length - 1] = '\0';
    if (length == 0 || (length == 1 && board->typing == TYPING_NUMBER))
        forget(board);
    else
        follow_typed(doing);
    return NONE;
}

struct intent board_forget_typed(const struct doing *doing)
{
    forget(board_of(doing));
    return NONE;
}

struct intent board_type_place(const struct doing *doing)
{
    forget(board_of(doing));
    board_of(doing)->typing = TYPING_PLACE;
    return NONE;
}

static void say_no_number(const struct doing *doing, const char *typed)
{
    char text[UI_SAID];
    int most = numbers(doing->now);
    if (most == 0 ||
        (doing->now->phase == MODE_PLACE && board_of(doing)->purist))
        snprintf(text, sizeof text, "Nothing is numbered now.");
    else
        snprintf(text, sizeof text, "There is no %s; numbers go from 1 to %d.",
                 typed, most);
    ui_warn(doing->ui, text);
}

/* Enter after a number does what Enter does on the cell or feature that it
 * names; the cursor is there already, but what is read of it is not. */
static struct intent go_number(const struct doing *doing, const char *typed)
{
    if (!choose_number(doing, strtol(typed, NULL, 10))) {
        say_no_number(doing, typed);
        return NONE;
    }
    struct board_now now;
    struct doing again = *doing;
    board_now(&now, doing->ui, doing->session);
    again.now = &now;
    return board_do(&again, now.phase == MODE_PLACE
                                ? CMD_PLACE
                                : board_choosing_command(now.phase));
}

/* A place beside no cell of interest is a slip of the finger. While something
 * is chosen there is no cursor, so the cell is looked at instead. */
static void go_cell(const struct doing *doing, long x, long y)
{
    bool far = labs(x) > INT16_MAX || labs(y) > INT16_MAX;
    mw_cell cell = {0, 0};
    if (!far)
        cell = board_clamp_cell(doing->game, (int)x, (int)y);
    if (far || cell.x != x || cell.y != y) {
        char text[UI_SAID];
        snprintf(text, sizeof text, "%ld,%ld is too far from the board.", x, y);
        ui_warn(doing->ui, text);
        return;
    }
    if (board_now_chooses(doing->now))
        board_of(doing)->inspecting = true;
    board_move_to(doing, cell);
}

/* One number is a cell's or a feature's, as on the map; two are a place. */
static void go_place(const struct doing *doing, const char *typed)
{
    char *end;
    long x = strtol(typed, &end, 10);
    if (end != typed && *end == '\0' && !board_of(doing)->inspecting) {
        bool blind = doing->now->phase == MODE_PLACE && board_of(doing)->purist;
        if (blind || !choose_number(doing, x))
            say_no_number(doing, typed);
        return;
    }
    const char *second = end + 1;
    char *last = end;
    long y = *end == ',' ? strtol(second, &last, 10) : 0;
    if (end == typed || *end != ',' || last == second || *last != '\0') {
        ui_warn(doing->ui, "A place is column,row, such as -3,2.");
        return;
    }
    go_cell(doing, x, y);
}

struct intent board_go_typed(const struct doing *doing)
{
    char typed[BOARD_TYPED];
    bool place = board_of(doing)->typing == TYPING_PLACE;
    memcpy(typed, board_of(doing)->typed, sizeof typed);
    forget(board_of(doing));
    if (!place)
        return go_number(doing, typed);
    if (typed[0] != '\0')
        go_place(doing, typed);
    return NONE;
}
