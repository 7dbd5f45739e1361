/* The board: the screen a game is played on. */
#ifndef VIEW_BOARD_H
#define VIEW_BOARD_H

#include "canvas.h"
#include "input.h"
#include "session.h"

struct ui;

/* What the eyes and hands are at on the board. */
struct board {
    mw_cell cursor;
};

void board_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles);

struct intent board_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input);

/* The session changed: cursor, phase and scroll follow. */
void board_follow(struct ui *ui, const struct session *session);

#endif
