/* What can be laid over the board: help, tiles left, the log, the question
 * before one quits. */
#ifndef VIEW_BOARD_PANELS_H
#define VIEW_BOARD_PANELS_H

#include "board_layout.h"
#include "board_now.h"

void board_panel_paint(struct canvas *canvas, const struct board_layout *layout,
                       const struct ui *ui, const struct session *session,
                       const struct board_now *now);

/* Rows at the map's foot under a panel that tells of a cell of the map. Other
 * panels cover what they like. */
int board_panel_covers(const struct board_layout *layout, const struct ui *ui,
                       const struct session *session,
                       const struct board_now *now);

/* The furthest a panel can be scrolled, and by how much a page is. */
int board_panel_scroll_most(const struct board_layout *layout,
                            const struct ui *ui, const struct session *session,
                            const struct board_now *now);
int board_panel_page(const struct board_layout *layout, const struct ui *ui,
                     const struct session *session,
                     const struct board_now *now);

/* The command of the help's line under a click, CMD_NOTHING if there is none;
 * only what can be done now. */
enum board_command board_panel_command_at(const struct board_layout *layout,
                                          const struct ui *ui,
                                          const struct session *session,
                                          const struct board_now *now,
                                          int column, int row);

#endif
