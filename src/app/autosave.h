/* The journal of the game that is open, as the app uses it: one call after
 * each change, and a sentence where the players have to be told something. */
#ifndef APP_AUTOSAVE_H
#define APP_AUTOSAVE_H

#include "input.h"
#include "journal.h"

struct autosave {
    struct journal *journal; /* owned; NULL: this game is not kept */
    bool told;               /* the players know that it is not */
    char said[240];          /* what autosave_... returns */
};

/* Each returns a sentence to tell the players, or NULL. It stands until the
 * next call. */

/* Another game is open from now on; one that is over needs no keeping. */
const char *autosave_open(struct autosave *autosave, struct session *session);

/* The same with a journal that was resumed and belongs to the autosave. */
const char *autosave_adopt(struct autosave *autosave, struct journal *journal,
                           struct session *session);

/* Something was done or taken back. A game that is over becomes a record. */
const char *autosave_follow(struct autosave *autosave, struct session *session);

/* No game is open any more; it can be resumed. */
void autosave_close(struct autosave *autosave);

#endif
