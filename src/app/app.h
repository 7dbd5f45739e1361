/* The game behind the terminal: does what the screens ask for, with the
 * session and with files. Knows no curses. */
#ifndef APP_APP_H
#define APP_APP_H

#include "app_state.h"
#include "program.h"

/* At the board with that session, which the app owns from then on, or at the
 * title without one. path is the session's file, or NULL. */
void app_start(struct app *app, const mw_tiles *tiles, struct session *session,
               const char *path, struct look look);

/* Frees what the app owns, not the app. */
void app_end(struct app *app);

/* Paints the screen; self is the app (see struct program). */
void app_paint(void *self, struct canvas *canvas);

/* Takes one input and does all it leads to. */
enum program_next app_input(void *self, struct input input);

#endif
