/* The game behind the terminal: does what the screens ask for, with the
 * session and with files. Knows no curses. */
#ifndef TUI_APP_H
#define TUI_APP_H

#include "autosave.h"
#include "look.h"
#include "loop.h"
#include "ui.h"

struct app {
    const mw_tiles *tiles;   /* borrowed */
    struct session *session; /* NULL at the title */
    struct autosave autosave;
    struct session *record;    /* what is replayed, or NULL; session is then a
                                  moment of it */
    char resume_path[UI_PATH]; /* of the game that the title offers */
    struct session *salvage;   /* what could be read of a broken record */
    char salvage_path[UI_PATH];
    struct look_facts facts; /* of the terminal, if knows_look */
    bool knows_look;
    struct ui ui;
};

/* At the board with that session, which the app owns from then on, or at the
 * title without one. path is the session's file, or NULL. */
void app_start(struct app *app, const mw_tiles *tiles, struct session *session,
               const char *path, struct look look);

/* Shows the session from its start instead of playing on. */
void app_replay(struct app *app);

/* How long to wait for an input (see struct loop_program). */
int app_pace(const void *self);

/* Puts the settings to work, from now on and for the next games. warnings
 * (may be NULL) is what there is to say about their file. */
void app_use_settings(struct app *app, const struct settings *settings,
                      const char *warnings);

/* From now on a change of colours or glyphs in the settings shows at once. The
 * strings of the facts are borrowed. */
void app_use_look(struct app *app, const struct look_facts *facts);

/* The look as it is now (see struct loop_program). */
struct look app_look(const void *self);

/* Keeps a set-up as the last one, for the next start. */
void app_remember_setup(struct app *app, const struct setup *setup);

/* Frees what the app owns, not the app. */
void app_end(struct app *app);

/* Paints the screen; self is the app (see struct loop_program). */
void app_paint(void *self, struct canvas *canvas);

/* Takes one input and does all it leads to. */
enum loop_next app_input(void *self, struct input input);

#endif
