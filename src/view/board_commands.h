/* What each command of the board does. */
#ifndef VIEW_BOARD_COMMANDS_H
#define VIEW_BOARD_COMMANDS_H

#include "board_layout.h"
#include "board_now.h"

/* Everything a command may look at or, in ui, change. */
struct doing {
    struct ui *ui;
    const struct session *session;
    const mw_game *game;
    const struct board_now *now;
    const struct board_layout *layout;
    struct input input;
};

/* What commands change most. */
static inline struct board *board_of(const struct doing *doing)
{
    return &doing->ui->board;
}

/* Does a command that is enabled now. CMD_NOTHING does nothing. */
struct intent board_do(const struct doing *doing, enum board_command command);

/* Says why a command that is not enabled cannot be done now. */
void board_refuse(const struct doing *doing, enum board_command command);

/* Every command that a key can give has a row in the table of what they do;
 * for the test that says so. */
bool board_can_do(enum board_command command);

#endif
