/* Help, and the question before one quits: lists of commands. */
#ifndef VIEW_BOARD_HELP_H
#define VIEW_BOARD_HELP_H

#include "board_panel.h"

/* The help: its title, how many lines it has, and one of them painted. */
void board_help_title(const struct panel *panel, char *text, size_t size);
int board_help_lines(const struct panel *panel);
void board_help_paint(struct canvas *canvas, struct rect line,
                      const struct panel *panel, int index);

/* The same for the question before one quits. */
void board_quit_title(const struct panel *panel, char *text, size_t size);
int board_quit_lines(const struct panel *panel);
void board_quit_paint(struct canvas *canvas, struct rect line,
                      const struct panel *panel, int index);

/* The command at a column of a line of either, counted from the panel's inside;
 * CMD_NOTHING if there is none, or if it cannot be done now. */
enum board_command board_help_command_at(const struct panel *panel, int column,
                                         int line);

#endif
