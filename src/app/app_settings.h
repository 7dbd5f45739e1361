/* Settings are put to work and kept. */
#ifndef APP_APP_SETTINGS_H
#define APP_APP_SETTINGS_H

#include "app_state.h"
#include "program.h"

/* Puts the settings to work, from now on and for the next games. warnings
 * (may be NULL) is what there is to say about their file. */
void app_use_settings(struct app *app, const struct settings *settings,
                      const char *warnings);

/* From now on a change of colours or glyphs in the settings shows at once. The
 * strings of the facts are borrowed. */
void app_use_look(struct app *app, const struct look_facts *facts);

/* The look as it is now (see struct program). */
struct look app_look(const void *self);

/* Keeps a set-up as the last one, for the next start. */
void app_remember_setup(struct app *app, const struct setup *setup);

enum program_next app_mouse_as_set(const struct app *app);

/* Puts ui.settings to work and keeps them; `setting` is what changed. */
enum program_next app_change_settings(struct app *app, int setting);

#endif
