/* Actions made at random: other forms of a listed one, and wrong ones. */
#ifndef ORACLE_PROBE_H
#define ORACLE_PROBE_H

#include "chance.h"
#include "oracle_board.h"

/* Often the action itself, sometimes another of the same outcome. */
mw_action probe_disguise(const oracle *o, mw_action action,
                         struct chance *chance);

/* Actions of one form only, each of them. */
enum { PROBES_PLAIN = 6 };
mw_action probe_plain(int i);

/* Any well-formed action, most likely a wrong one. */
mw_action probe_random(const oracle *o, struct chance *chance);

#endif
