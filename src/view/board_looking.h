/* The commands that look at a cell, and those of the panels and the log. */
#ifndef VIEW_BOARD_LOOKING_H
#define VIEW_BOARD_LOOKING_H

#include "board_commands.h"

/* A close look at a cell begins and ends. */
struct intent board_do_inspect(const struct doing *doing);
struct intent board_do_release(const struct doing *doing);

/* Open a panel, or close it again. */
struct intent board_do_tiles(const struct doing *doing);
struct intent board_do_log(const struct doing *doing);
struct intent board_do_help(const struct doing *doing);
struct intent board_do_quit(const struct doing *doing);

/* Closes whatever panel is open. */
struct intent board_do_close(const struct doing *doing);

/* Turn the pages of the log beside the map. */
struct intent board_do_log_back(const struct doing *doing);
struct intent board_do_log_forth(const struct doing *doing);

/* Scroll the panel by a line, by a page, to its ends. */
struct intent board_do_scroll_back(const struct doing *doing);
struct intent board_do_scroll_forth(const struct doing *doing);
struct intent board_do_page_back(const struct doing *doing);
struct intent board_do_page_forth(const struct doing *doing);
struct intent board_do_top(const struct doing *doing);
struct intent board_do_bottom(const struct doing *doing);

#endif
