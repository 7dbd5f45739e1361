/* The panel of the tiles that are left, or of those that would fit. */
#ifndef VIEW_BOARD_LEFT_H
#define VIEW_BOARD_LEFT_H

#include "board_panel.h"

/* While an empty cell is looked at, it lists only what would fit there. */
bool board_left_of_cell(const struct panel *panel);

/* Its title, how many lines of tiles it has, each of LEFT_ROWS rows, and one of
 * them painted. */
enum { LEFT_ROWS = 4 };
void board_left_title(const struct panel *panel, char *text, size_t size);
int board_left_lines(const struct panel *panel);
void board_left_paint(struct canvas *canvas, struct rect line,
                      const struct panel *panel, int index);

#endif
