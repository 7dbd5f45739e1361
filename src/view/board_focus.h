/* The cell that matters now, and keeping it in sight. */
#ifndef VIEW_BOARD_FOCUS_H
#define VIEW_BOARD_FOCUS_H

#include "board_commands.h"

/* The cell that is looked at, or the new tile while its figure is placed, else
 * the cursor's. */
mw_cell board_focus(const struct ui *ui, const struct board_now *now,
                    const mw_game *game);

/* Moves the cursor, or the look, to a cell and into sight. */
void board_move_to(const struct doing *doing, mw_cell cell);

/* Scrolls so that the focus is seen, above the sums of a turn's end. */
void board_show_focus(struct ui *ui, const struct session *session);

/* Scrolls so that all of the board is seen if it fits, else the focus. */
void board_show_most(struct ui *ui, const struct session *session);

#endif
