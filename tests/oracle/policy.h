/* How the players of the test choose, so that rare states come up often. */
#ifndef ORACLE_POLICY_H
#define ORACLE_POLICY_H

#include "chance.h"
#include "oracle_board.h"

/* What a player likes; all 0 is a player who chooses blindly. */
struct taste {
    int complete; /* placements that complete a feature */
    int continues;
    int limits;
    int closes;
    int filled; /* placements with many tiles around */
    int meets;  /* placements that bring mage and witch together */
    int claims; /* of 10 turns he claims something if he can */
    int haunts; /* of 10 ghosts go to the meeple with the most */
};

enum policy { POLICY_BLIND, POLICY_CLAIM, POLICY_MIST, POLICY_MOOD, POLICIES };
const char *policy_name(enum policy policy);

/* What players of that policy like; a mood is diced. */
struct taste policy_taste(enum policy policy, struct chance *chance);

/* One of the actions. `trial` is a copy of the game to try things on. */
mw_action policy_choose(const struct taste *taste, const mw_game *game,
                        mw_game *trial, const mw_actions *actions,
                        struct chance *chance);

#endif
