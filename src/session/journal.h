/* The autosave: a game that is being played is kept in a file of its own,
 * line by line. What was added is on the disk before the next key is read, and
 * the file belongs to one running program alone. */
#ifndef SESSION_JOURNAL_H
#define SESSION_JOURNAL_H

#include "session.h"

struct journal;

/* ---- life cycle ---- */

/* Begins a new file with all that was done in the session up to now. NULL with
 * the reason: then the game goes on without. Ends with journal_close. */
struct journal *journal_begin(const struct session *session,
                              struct problem *problem);

/* Reads the game back and goes on writing where it ends; a torn last line is
 * dropped (session_torn_line tells). NULL with the reason, which has a line if
 * it is about what is written there; the file is as it was then. The caller
 * frees *session. */
struct journal *journal_resume(const mw_tiles *tiles, const char *path,
                               struct session **session,
                               struct problem *problem);

/* Lets the file go; the game can be resumed. A file that nothing was added to
 * since journal_begin is removed. Accepts NULL. */
void journal_close(struct journal *journal);

/* Makes a whole record of a game that is over, in the folder of records, and
 * lets the file go: it is removed only when the record is on the disk. `path`
 * is where the record is. */
bool journal_finish(struct journal *journal, const struct session *session,
                    char *path, size_t size, struct problem *problem);

/* ---- while the game is played ---- */

enum journal_answer {
    JOURNAL_KEPT,    /* everything is on the disk */
    JOURNAL_FAILED,  /* it is not, and *problem says why */
    JOURNAL_FAILING, /* still not, which was told before */
    JOURNAL_BACK     /* everything is there again */
};

/* Adds what was done and taken back since the last time. What failed before
 * is tried again, so that nothing is missing when the disk is well. */
enum journal_answer journal_follow(struct journal *journal,
                                   const struct session *session,
                                   struct problem *problem);

const char *journal_path(const struct journal *journal);

/* ---- files nobody plays ---- */

/* Is this file in the folder of running games, where only journals are? */
bool journal_owns(const char *path);

/* Is the game being played by a running program? */
bool journal_busy(const char *path);

/* Removes a file of a game, running games excepted. */
bool journal_delete(const char *path, struct problem *problem);

#endif
