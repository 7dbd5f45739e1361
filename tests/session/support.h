/* What the tests of sessions share: tile sets, chance, random play. */
#ifndef TESTS_SESSION_SUPPORT_H
#define TESTS_SESSION_SUPPORT_H

#include "session.h"

/* The shipped tile sets; fails the test if they cannot be read. Caller
 * frees. */
mw_tiles *shipped_tiles(void);

/* A new game of so many players; fails the test if there is none. */
struct session *new_session(const mw_tiles *tiles, int players, uint64_t seed);

/* A number below count. */
int chance(uint64_t *state, int count);

/* One random legal action, refused never; false when the game is over. */
bool act_randomly(struct session *session, uint64_t *state);

#endif
