/* Ghosts from the supply to meeples (MIST-8 to MIST-13, CIRCLE-1). */
#ifndef ORACLE_GHOSTS_H
#define ORACLE_GHOSTS_H

#include "oracle_board.h"

/* Whose meeples take a ghost. */
enum oracle_whose { ORACLE_HIS_OWN, ORACLE_OTHERS };

/* Adds a copy of `action` for each meeple that can take a ghost; returns how
 * many there are. */
int oracle_list_targets(const oracle *o, enum oracle_whose whose,
                        mw_action action, mw_actions *actions);

/* One ghost more on the meeple of this cell; the third drives it off. */
void oracle_haunt(oracle *o, mw_cell cell);

int oracle_own_owed(const oracle *o);
int oracle_continue_owed(const oracle *o);
int oracle_limit_owed(const oracle *o);
void oracle_own_list(const oracle *o, mw_actions *actions);
void oracle_continue_list(const oracle *o, mw_actions *actions);
void oracle_supply_apply(oracle *o, mw_action action);

#endif
