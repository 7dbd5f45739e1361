/* Whole games of the shipped tile sets for tests, with every mix of modules,
 * every number of players and both policies. */
#ifndef TESTS_BOT_GAMES_H
#define TESTS_BOT_GAMES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <mistwall/mistwall.h>

#include "policy.h"

enum {
    MIX_BASE = MW_BASE,
    MIX_MAGIC = MW_BASE | MW_MAGIC,
    MIX_MIST = MW_BASE | MW_MIST,
    MIX_MAGIC_MIST = MW_BASE | MW_MAGIC | MW_MIST,
    MIX_CIRCLE = MW_BASE | MW_MIST | MW_CIRCLE,
    MIX_EVERYTHING = MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE
};

/* Looks at a game after an action, which is MW_NO_ACTION at the start. */
typedef void onlooker(const mw_game *game, mw_action done);

/* Plays so many games, times MW_TEST_SCALE but one at least, to their end. In
 * ten of them each number of players comes up with each policy. */
void play_games(unsigned modules, int count, onlooker *look);

#endif
