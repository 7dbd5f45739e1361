/* What can be chosen in the phases between laying a tile and ending the turn:
 * features for a figure, for the mage or the witch; meeples for a ghost; where
 * a ghost comes from. */
#ifndef VIEW_BOARD_CHOICES_H
#define VIEW_BOARD_CHOICES_H

#include "board_now.h"

/* Fills in choices, figures and what belongs to them, in an order that a
 * reader of the map expects: row by row. */
void board_choices_read(struct board_now *now, const struct ui *ui,
                        const struct session *session);

/* The cell that the i-th choice is about. */
mw_cell board_choice_cell(const struct board_now *now, const mw_game *game,
                          int i);

/* The choice nearest to a cell; 0 if there is none. */
int board_choice_near(const struct board_now *now, const mw_game *game,
                      mw_cell cell);

/* Where a figure is placed, the first choice that is no field, for a farmer is
 * not seen again before the end; 0 if there are only fields. */
int board_choice_no_field(const struct board_now *now, const mw_game *game);

/* The next choice that takes the ghost from another place, for the same meeple
 * if it can be had there. */
int board_choice_other_source(const struct board_now *now);

/* Do both take the ghost from the same place? */
bool board_same_source(mw_action one, mw_action other);

#endif
