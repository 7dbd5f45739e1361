/* Games begin, are played, and end. */
#ifndef APP_APP_GAMES_H
#define APP_APP_GAMES_H

#include "app_state.h"

/* From now on this is the game, and path the file it came from ("": none). */
void app_show_session(struct app *app, struct session *session,
                      const char *path);

/* The same, kept in a journal of its own: a file that was loaded is never
 * written but by an explicit save. */
void app_open_session(struct app *app, struct session *session,
                      const char *path);

uint64_t app_fresh_seed(void);
void app_show_title(struct app *app);
void app_begin(struct app *app, const struct setup *setup);
void app_act(struct app *app, mw_action action);
void app_undo(struct app *app);
void app_tell_torn_line(struct app *app, const struct session *session);

/* Nothing is replayed any more. */
void app_drop_record(struct app *app);

#endif
