/* The spell circles (CIRCLE-2 to CIRCLE-10). */
#ifndef ORACLE_CIRCLES_H
#define ORACLE_CIRCLES_H

#include "oracle_board.h"

int oracle_fill_owed(const oracle *o);
void oracle_fill_list(const oracle *o, mw_actions *actions);
void oracle_fill_apply(oracle *o, mw_action action);

/* The circles that are still empty are filled from the supply. */
void oracle_fill_end(oracle *o);

int oracle_extra_owed(const oracle *o);
void oracle_extra_list(const oracle *o, mw_actions *actions);
void oracle_extra_apply(oracle *o, mw_action action);

int oracle_close_owed(const oracle *o);
void oracle_close_list(const oracle *o, mw_actions *actions);
void oracle_close_apply(oracle *o, mw_action action);

int oracle_release_owed(const oracle *o);
void oracle_release_list(const oracle *o, mw_actions *actions);
void oracle_release_apply(oracle *o, mw_action action);

#endif
