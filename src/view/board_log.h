/* The log in a window of the screen. */
#ifndef VIEW_BOARD_LOG_H
#define VIEW_BOARD_LOG_H

#include "canvas.h"
#include "session.h"

/* The newest entries that fit, oldest first, without the last `back` ones.
 * What a player did begins with his letter. */
void board_log_paint(struct canvas *canvas, struct rect rect,
                     const struct session *session, int back);

/* How many whole entries are painted so, at least 1: a page. */
int board_log_page(struct rect rect, const struct session *session, int back);

/* How many rows the whole log takes at this width. */
int board_log_rows(const struct session *session, int columns);

#endif
