/* The commands of how large the map is drawn, and what else is shown. */
#ifndef VIEW_BOARD_SIZES_H
#define VIEW_BOARD_SIZES_H

#include "board_commands.h"

/* The tile size: the next one, or the one that the program chooses. */
struct intent board_do_bigger(const struct doing *doing);
struct intent board_do_smaller(const struct doing *doing);
struct intent board_do_auto_size(const struct doing *doing);

/* Everything small, and back to where it came from. */
struct intent board_do_overview(const struct doing *doing);

/* Side bar and log, the hints, and the mouse: off and on. */
struct intent board_do_hide(const struct doing *doing);
struct intent board_do_purist(const struct doing *doing);
struct intent board_do_mouse(const struct doing *doing);

#endif
