/* What the functions of each kind of panel look at. */
#ifndef VIEW_BOARD_PANEL_H
#define VIEW_BOARD_PANEL_H

#include "board_layout.h"
#include "board_now.h"

struct panel {
    const struct ui *ui;
    const struct session *session;
    const mw_game *game;
    const struct board_now *now;
    int columns; /* inside the box */
};

#endif
