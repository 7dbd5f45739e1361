/* The last starts of turns, so that taking back need not play a game again
 * from its start: people and files may change their minds thousands of times.
 */
#ifndef SESSION_CHECKPOINT_H
#define SESSION_CHECKPOINT_H

#include "story.h"

/* The game and its story as they were at the start of a turn. */
struct checkpoint {
    int done; /* actions before it; MW_NONE: it is not in use */
    mw_game *game;
    struct story story; /* its log is the session's, which only grows */
};

/* Undo goes back one turn at most, the hand-over included. */
enum { CHECKPOINTS = 2 };

struct checkpoints {
    struct checkpoint list[CHECKPOINTS];
};

/* None yet; false without memory. End with checkpoints_free, also then. */
bool checkpoints_make(struct checkpoints *checkpoints, const mw_game *start);
void checkpoints_free(struct checkpoints *checkpoints);

/* Keeps this moment in place of the older one. */
void checkpoints_keep(struct checkpoints *checkpoints, int done,
                      const mw_game *game, const struct story *story);

/* Takes game and story back to the last moment within the first `count`
 * actions; returns the actions before it, or MW_NONE if none is known. Later
 * moments never came about, and are forgotten. */
int checkpoints_go_back(struct checkpoints *checkpoints, int count,
                        mw_game *game, struct story *story);

#endif
