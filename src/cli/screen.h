/* The commands that take the whole terminal. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "options.h"
#include "session.h"

/* Plays on the terminal until the player leaves. Frees tiles and session
 * (NULL: at the title). Returns the exit code. */
int screen_run(const struct options *options, mw_tiles *tiles,
               struct session *session);

/* The same, but shows the game from its start instead of playing on. */
int screen_replay(const struct options *options, mw_tiles *tiles,
                  struct session *session);

/* The same as screen_run, but two keys crash the program. */
int screen_crash(const struct options *options, mw_tiles *tiles,
                 struct session *session);

#endif
