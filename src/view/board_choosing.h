/* The commands of the phases in which one of several things is chosen. */
#ifndef VIEW_BOARD_CHOOSING_H
#define VIEW_BOARD_CHOOSING_H

#include "board_commands.h"

enum board_sight { SIGHT_FOLLOWS, SIGHT_STAYS };

/* Chooses the i-th of what there is; the map follows it, or stays as it is
 * under a mouse. */
void board_choose(const struct doing *doing, int i, enum board_sight sight);

/* Does what the chosen thing stands for. */
struct intent board_do_chosen(const struct doing *doing);

struct intent board_choose_meeple(const struct doing *doing);
struct intent board_choose_guard(const struct doing *doing);
struct intent board_choose_mage(const struct doing *doing);
struct intent board_choose_witch(const struct doing *doing);
struct intent board_choose_source(const struct doing *doing);

/* A click on the map or its picture in such a phase. */
struct intent board_click_choice(const struct doing *doing, mw_cell cell,
                                 const mw_spot *spot);

#endif
