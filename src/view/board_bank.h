/* A bank of mist that is looked at: its spell circles, a line for each tile
 * that has some. */
#ifndef VIEW_BOARD_BANK_H
#define VIEW_BOARD_BANK_H

#include "board_now.h"

/* Lines there are to tell of the mist that is looked at; 0 if none is. */
int board_bank_lines(const struct board_now *now, const mw_game *game);

/* "2,-1: 2 of 3 circles hold a ghost" */
enum { BANK_LINE = 80 };
void board_bank_line(const struct board_now *now, const mw_game *game,
                     int index, char text[BANK_LINE]);

#endif
