/* Finds the command that an input gives in the board's present mode. */
#include "board.h"

#include "board_commands.h"
#include "board_mouse.h"
#include "board_view.h"

/* A key that is there but cannot be used now is answered, too. */
static struct intent take_key(const struct doing *doing)
{
    struct board_keys keys;
    board_keys_bind(&keys, doing->now->mode, &doing->ui->settings.bindings);
    int command = keys_command(keys.rows, doing->now->enabled, doing->input);
    if (command != CMD_NOTHING)
        return board_do(doing, (enum board_command)command);
    command = keys_command(keys.rows, ~UINT64_C(0), doing->input);
    board_refuse(doing, (enum board_command)command);
    return (struct intent){.type = INTENT_NONE};
}

static struct intent take(const struct doing *doing)
{
    switch (doing->input.type) {
    case INPUT_CLICK:
        return board_click(doing);
    case INPUT_WHEEL_UP:
    case INPUT_WHEEL_DOWN:
        return board_wheel(doing);
    default:
        return take_key(doing);
    }
}

/* Is it a key with which a number is typed on? */
static bool is_of_number(const struct doing *doing)
{
    struct board_keys keys;
    board_keys_bind(&keys, MODE_NUMBER, &doing->ui->settings.bindings);
    return keys_command(keys.rows, doing->now->enabled, doing->input) !=
           CMD_NOTHING;
}

/* A number is given up by whatever is not part of it, and a place by a click
 * on the map: then the input means what it means in the phase. */
static bool gives_up_typing(const struct doing *doing)
{
    bool mouse = doing->input.type == INPUT_CLICK &&
                 doing->input.row != doing->layout->bar.row;
    if (doing->now->mode == MODE_GOTO)
        return mouse;
    return doing->now->mode == MODE_NUMBER &&
           (mouse ||
            (doing->input.type != INPUT_CLICK && !is_of_number(doing)));
}

struct intent board_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input)
{
    (void)tiles;
    if (session == NULL)
        return (struct intent){.type = INTENT_NONE};
    struct board_now now;
    struct board_layout layout = board_layout_of(ui);
    struct doing doing = {ui,   session, session_game(session),
                          &now, &layout, input};
    board_now(&now, ui, session);
    if (gives_up_typing(&doing)) {
        board_do(&doing, CMD_FORGET);
        board_now(&now, ui, session);
    }
    return take(&doing);
}
