/* One game played by the engine and by the oracle side by side. */
#ifndef ORACLE_MATCH_H
#define ORACLE_MATCH_H

#include "compare.h"
#include "policy.h"
#include "tally.h"

/* Plays a game to its end and compares after every action. False at the first
 * difference, which is printed with the whole game so far as a record. */
bool match_play(const mw_tiles *tiles, const mw_setup *setup,
                enum policy policy, enum depth depth, struct tally *tally);

#endif
