/* Sentences for what cannot be done now. */
#include "board_commands.h"

#include <stdio.h>

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
