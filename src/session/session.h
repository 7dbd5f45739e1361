/* One game being played: set-up, the list of actions, undo, the log. */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "log.h"
#include "setup.h"

struct session;

/* ---- life cycle ---- */

/* New game; borrows tiles. NULL on failure, with the reason. Caller frees. */
struct session *session_new(const mw_tiles *tiles, const struct setup *setup,
                            struct problem *problem);
void session_free(struct session *session); /* accepts NULL */

/* Reads a record. On failure returns NULL and says line and reason; with
 * `salvage` not NULL it also makes the session that ends before the bad line,
 * if the head of the record is sound (caller frees it too). */
struct session *session_read(const mw_tiles *tiles, const char *text,
                             size_t length, struct session **salvage,
                             struct problem *problem);

/* Like session_read without salvage, but leaves a step that has one way only
 * undone where the record ends before it: for those who go on with the text
 * of the record itself. */
struct session *session_replay(const mw_tiles *tiles, const char *text,
                               size_t length, struct problem *problem);

/* The line of the record it was read from that was torn off and left out, or
 * 0 (a last line without its end is never an action). */
int session_torn_line(const struct session *session);

/* The record as text, new, caller frees; NULL without memory. */
char *session_write(const struct session *session, size_t *length);

/* Does the steps that have one way only, where session_replay left them. */
void session_settle(struct session *session);

/* All that was done in this session and all that was taken back, as the lines
 * of a journal; it only grows. What was read from a record is in it as well.
 * Borrowed until the next change. */
const char *session_trail(const struct session *session, size_t *length);

/* ---- moments ---- */

/* The actions that led to the game as it is, and the turn one was done in. */
int session_action_count(const struct session *session);
int session_action_turn(const struct session *session, int action);

/* The game as it was after the first `count` actions, as a session of its own,
 * with the log and the scores of that moment. Caller frees; NULL with the
 * reason without memory. */
struct session *session_until(const struct session *session, int count,
                              struct problem *problem);

/* ---- actions ---- */

/* Does an action, then by itself each step that has one way only (never the
 * placing of a tile or the end of a turn, BASE-19). Else the refusal. */
mw_status session_act(struct session *session, mw_action action);

/* Back to before the last thing of this turn that was not done by itself; the
 * drawn tile stays the same. Before the first action of a turn that is the end
 * of the turn before, if the set-up allows to take it back: the same tile is
 * drawn again, and the log tells it. False if there is nothing to take back,
 * or no memory to tell of it; then everything is as it was. */
bool session_undo(struct session *session);
bool session_can_undo(const struct session *session);

/* Would session_undo take back a hand-over? */
bool session_can_take_back(const struct session *session);

/* ---- queries; what they return is borrowed until the next change ---- */

const mw_game *session_game(const struct session *session);
const struct setup *session_setup(const struct session *session);
const mw_actions *session_legal(const struct session *session);

/* What happened since the last action somebody chose, its own events and
 * those of the forced ones after it included. */
const mw_events *session_events(const struct session *session);

int session_log_count(const struct session *session);
const struct log_entry *session_log(const struct session *session, int index);

/* A player's points by kind of feature. Mage and witch tell the change they
 * made, which is contained in road and city too; ghosts is what they cost. */
struct sheet {
    int road, city, monastery, field, castle, mage, witch, ghosts, total;
};
struct sheet session_sheet(const struct session *session, int player);

/* Scores after each turn: turn 0 is the start, turn session_turns the last
 * one ended; final scoring counts as one more. */
int session_turns(const struct session *session);
int session_course(const struct session *session, int turn, int player);

/* Has anything happened since the record was last written to a file? */
bool session_changed(const struct session *session);
void session_mark_saved(struct session *session);

#endif
