/* What there is to tell of a game: the log, the score sheets, the course of
 * the scores. It follows from the actions and is told again from the start
 * whenever some are taken back. */
#ifndef SESSION_STORY_H
#define SESSION_STORY_H

#include "session.h"

/* Every turn, the start and the final scoring. */
enum { COURSE_MAX = MW_TILES_MAX + 2 };

struct story {
    const mw_game *game;       /* borrowed */
    const struct setup *setup; /* borrowed */
    mw_events events;          /* since the last action somebody chose */
    struct log_entry *log;     /* owned, freed by the session */
    int log_count, log_room;
    struct sheet sheets[MW_PLAYERS_MAX];
    int turns;
    int course[COURSE_MAX][MW_PLAYERS_MAX];
};

/* Whose turn it is while something happens. */
struct moment {
    int turn, player;
};

struct moment story_now(const struct story *story);

/* Makes room for all that one more action can bring; false without memory. */
bool story_make_room(struct story *story);

/* Forgets everything but the start of the game, as which the game stands. */
void story_start(struct story *story);

/* To a moment before, kept as a copy; what the log had then it still has. */
void story_go_back(struct story *story, const struct story *before);

/* One more point of the course of the scores. */
void story_mark_course(struct story *story);

/* Tells what an action brought; moment is from before it. */
void story_tell(struct story *story, struct moment moment,
                const mw_events *events);

/* Tells of a pass that nobody chose, which is no event (BASE-19). */
void story_tell_pass(struct story *story, struct moment moment);

/* Tells that the last hand-over was taken back, which is no event either. */
void story_tell_taken_back(struct story *story);

#endif
