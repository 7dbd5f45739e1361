/* The commands that move the cursor, the choice and the window. */
#ifndef VIEW_BOARD_MOVING_H
#define VIEW_BOARD_MOVING_H

#include "board_commands.h"

/* On to the next of what this mode offers, and back: cells, features, parts,
 * scores. */
struct intent board_do_next(const struct doing *doing);
struct intent board_do_previous(const struct doing *doing);

/* The cursor goes to the cell beside it. */
struct intent board_do_up(const struct doing *doing);
struct intent board_do_down(const struct doing *doing);
struct intent board_do_left(const struct doing *doing);
struct intent board_do_right(const struct doing *doing);

/* The board, or the cell that matters, comes to the middle of the window. */
struct intent board_do_centre(const struct doing *doing);

/* The cursor goes to the tile laid last. */
struct intent board_do_last(const struct doing *doing);

#endif
