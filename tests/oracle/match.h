/* One game played by the engine and by the oracle side by side. */
#ifndef ORACLE_MATCH_H
#define ORACLE_MATCH_H

#include "compare.h"
#include "policy.h"
#include "tally.h"

/* The same tiles, as the engine and as the oracle read them. */
struct game_tiles {
    mw_tiles *engine;
    oracle_pictures *oracle;
};

/* Plays a game to its end and compares after every action. False at the first
 * difference, which is printed with the whole game so far as a record. */
bool match_play(const struct game_tiles *tiles, const mw_setup *setup,
                enum policy policy, enum depth depth, struct tally *tally);

#endif
