/* What may be done: placing a tile and a figure, and the list for any step. */
#ifndef ORACLE_LEGAL_H
#define ORACLE_LEGAL_H

#include "oracle_board.h"

void oracle_place_list(const oracle *o, mw_actions *actions);
void oracle_place_apply(oracle *o, mw_action action);
void oracle_figure_list(const oracle *o, mw_actions *actions);
void oracle_figure_apply(oracle *o, mw_action action);
void oracle_end_list(const oracle *o, mw_actions *actions);

/* The listed action that has the same outcome as this one: the lowest
 * rotation, the first part of a feature. Other actions stay as they are. */
mw_action oracle_canonical(const oracle *o, mw_action action);

#endif
