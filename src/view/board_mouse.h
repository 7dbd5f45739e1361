/* Clicks and the wheel on the board. */
#ifndef VIEW_BOARD_MOUSE_H
#define VIEW_BOARD_MOUSE_H

#include "board_commands.h"

struct intent board_click(const struct doing *doing);
struct intent board_wheel(const struct doing *doing);

#endif
