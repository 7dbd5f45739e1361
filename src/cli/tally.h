/* What happens in simulated games, added up. */
#ifndef CLI_TALLY_H
#define CLI_TALLY_H

#include <mistwall/mistwall.h>

enum tally_sum {
    SUM_EMPTY_HANDED,
    SUM_LONGEST, /* turns in a row of one player without a figure, a game */
    SUM_MERGES,
    SUM_CONTINUES,
    SUM_LIMITS,
    SUM_CLOSES,
    SUM_GAMES_WITH_CLOSE,
    SUM_DRIVEN_OFF,
    SUM_CASTLES,
    SUM_GAMES_WITH_CASTLE,
    SUM_CEMETERIES,
    SUM_GAMES_WITH_CEMETERY,
    SUM_CIRCLE_CLOSES,
    SUM_GAMES_WITH_CIRCLE_CLOSE,
    SUM_CIRCLE_GHOSTS,
    SUM_TO_OTHERS,
    SUM_TO_SELF,
    SUM_TO_SUPPLY,
    SUMS
};

struct tally {
    long sums[SUMS];
    long before_game[SUMS];
    int stretch[MW_PLAYERS_MAX]; /* turns without a figure up to now */
    int longest;
    enum mw_step before; /* the step of the action before */
};

/* Looks at the game before an action, at what it brought, and at the end. */
void tally_before(struct tally *tally, const mw_game *game);
void tally_events(struct tally *tally, const mw_game *game,
                  const mw_events *events);
void tally_game(struct tally *tally);

/* Prints the sums of the modules that are on, a game: as further keys of a
 * JSON object, or as lines of a table. */
void tally_print(const struct tally *tally, unsigned modules, long games,
                 bool json);

#endif
