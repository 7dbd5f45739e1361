/* The mage and the witch (MAGIC-1 to MAGIC-6, MAGIC-10). */
#ifndef ORACLE_MAGIC_H
#define ORACLE_MAGIC_H

#include "oracle_features.h"

/* Both stand on one feature (MAGIC-6). */
bool oracle_magic_met(const oracle *o);

int oracle_magic_owed(const oracle *o);
void oracle_magic_list(const oracle *o, mw_actions *actions);
void oracle_magic_apply(oracle *o, mw_action action);

#endif
