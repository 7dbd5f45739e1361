/* A record played back: the app keeps it whole and shows moments of it. */
#ifndef APP_APP_REPLAY_H
#define APP_APP_REPLAY_H

#include "app_state.h"

/* Shows the session from its start instead of playing on. */
void app_replay(struct app *app);

/* How long to wait for an input (see struct program). */
int app_pace(const void *self);

void app_replay_file(struct app *app, const char *path);
void app_show_step(struct app *app, int step);
void app_show_turn(struct app *app, int turn);
void app_take_over(struct app *app);

#endif
