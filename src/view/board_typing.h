/* The commands of what is typed on the prompt line. */
#ifndef VIEW_BOARD_TYPING_H
#define VIEW_BOARD_TYPING_H

#include "board_commands.h"

/* Appends the input's character. A digit out of nothing begins a number. */
struct intent board_type(const struct doing *doing);

struct intent board_rub_out(const struct doing *doing);
struct intent board_forget_typed(const struct doing *doing);

/* Begins a place, after a colon. */
struct intent board_type_place(const struct doing *doing);

/* Enter: does what Enter does at the cell or feature of a number; goes to a
 * place. Says what is wrong with what was typed. */
struct intent board_go_typed(const struct doing *doing);

#endif
