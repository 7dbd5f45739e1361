/* What the parts of the app share: one file each for games, files, replay and
 * settings, and app.c, which hands the intents out to them. */
#ifndef TUI_APP_PARTS_H
#define TUI_APP_PARTS_H

#include "app.h"

/* ---- what is told; several sentences of one input stand together ---- */

/* A sentence, or NULL for none. */
void app_tell(struct app *app, const char *sentence);

/* A reason, as a sentence with the sign of a warning. */
void app_refuse(struct app *app, const char *reason);

/* ---- games (app_games.c) ---- */

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

/* ---- files (app_files.c) ---- */

void app_load(struct app *app, const char *path);
void app_resume(struct app *app, const char *path);
void app_delete(struct app *app, const char *path);
void app_save(struct app *app, const char *path);
void app_go_on_from_salvage(struct app *app);
void app_drop_salvage(struct app *app);

/* ---- replay (app_replay.c) ---- */

void app_replay_file(struct app *app, const char *path);
void app_show_step(struct app *app, int step);
void app_show_turn(struct app *app, int turn);
void app_take_over(struct app *app);
void app_drop_record(struct app *app);

/* ---- settings (app_settings.c) ---- */

enum loop_next app_mouse_as_set(const struct app *app);

/* Puts ui.settings to work and keeps them; `setting` is what changed. */
enum loop_next app_change_settings(struct app *app, int setting);

#endif
