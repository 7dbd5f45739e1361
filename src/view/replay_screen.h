/* A record played back: the board as it was, and keys to go through it.
 *
 * The outside keeps the record. It sets `step`, `steps` and the session of that
 * moment, and answers INTENT_STEP and INTENT_TURN with replay_screen_at. */
#ifndef VIEW_REPLAY_SCREEN_H
#define VIEW_REPLAY_SCREEN_H

#include "canvas.h"
#include "input.h"
#include "keys.h"
#include "session.h"

struct ui;

enum { REPLAY_PACES = 5, REPLAY_TYPED = 5 };

struct replay_screen {
    int step, steps; /* actions shown, and how many there are */
    bool playing;
    int pace;                 /* 0 is the slowest */
    char typed[REPLAY_TYPED]; /* digits of the turn to go to */
};

/* Shows the screen at the start of a record of so many actions. */
void replay_screen_open(struct ui *ui, int steps);

/* The session is that of this step now. */
void replay_screen_at(struct ui *ui, const struct session *session, int step);

/* Milliseconds until the next step, less than 0 while nothing plays. */
int replay_screen_pace(const struct ui *ui);

void replay_screen_paint(struct canvas *canvas, const struct ui *ui,
                         const struct session *session, const mw_tiles *tiles);

struct intent replay_screen_input(struct ui *ui, const struct session *session,
                                  const mw_tiles *tiles, struct input input);

extern const struct key_row replay_keys[]; /* see keys.h */

#endif
