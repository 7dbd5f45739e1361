/* Arrows at the rim of the map where the board goes on outside the window:
 * they tell that there is more, and a click on one scrolls there. */
#ifndef VIEW_BOARD_EDGES_H
#define VIEW_BOARD_EDGES_H

#include "board_layout.h"
#include "ui.h"

void board_edges_paint(struct canvas *canvas, const struct board_layout *layout,
                       const struct ui *ui, const mw_game *game);

/* Scrolls half a window if there is an arrow under the click; else false. */
bool board_edges_click(struct ui *ui, const struct board_layout *layout,
                       const mw_game *game, int column, int row);

#endif
