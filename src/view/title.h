/* The title: the game's name in the evening, and the way in. */
#ifndef VIEW_TITLE_H
#define VIEW_TITLE_H

#include "canvas.h"
#include "keys.h"
#include "session.h"

struct ui;

enum {
    TITLE_DRIFTS = 10000, /* after which the mist begins anew */
    TITLE_RESUME = 320
};

struct title {
    int chosen; /* entry of the menu */
    int drift;  /* inputs so far: each one moves the mist a little */
    char resume[TITLE_RESUME]; /* the game to go on with, in words; filled in
                                  from outside, empty if there is none */
};

void title_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles);

struct intent title_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input);

extern const struct key_row title_keys[]; /* see keys.h */

#endif
