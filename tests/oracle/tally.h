/* How often what is rare came up, so that a clean comparison can be trusted. */
#ifndef ORACLE_TALLY_H
#define ORACLE_TALLY_H

#include "oracle_board.h"

enum rarity {
    RARE_MEETING,
    RARE_MEETING_WITH_SYMBOL,
    RARE_MEETING_WITHOUT_PLACE,
    RARE_SYMBOL_WITHOUT_PLACE,
    RARE_SYMBOL_IDLE,
    RARE_MAGIC_SCORED,
    RARE_THIRD_GHOST,
    RARE_THIRD_GHOST_OF_HIS_OWN,
    RARE_EMPTY_SUPPLY,
    RARE_CLOSE,
    RARE_CONTINUE_AND_LIMIT,
    RARE_CLOSE_AND_LIMIT,
    RARE_OWN,
    RARE_FILL,
    RARE_FILL_CHOICE,
    RARE_EXTRA,
    RARE_EXTRA_CHOICE,
    RARE_CLOSE_CIRCLE,
    RARE_RELEASE,
    RARE_FORFEIT,
    RARE_GUARD,
    RARE_DISCARD,
    RARITIES
};

struct tally {
    long games;
    long actions;
    long policy_games[8];
    long policy_actions[8];
    long rare[RARITIES];
};

/* What is remembered of the position before an action. */
struct before {
    enum mw_step step;
    int score[MW_PLAYERS_MAX];
    int guards[MW_PLAYERS_MAX];
    bool magic_on[MW_MAGIC_FIGURES];
};
struct before before_action(const oracle *o);

/* Counts an action that is about to be done, and what it has done. */
void tally_before(struct tally *tally, const oracle *o, mw_action action);
void tally_after(struct tally *tally, const struct before *before,
                 const oracle *o, mw_action action);
void tally_print(const struct tally *tally, const char *name);

#endif
