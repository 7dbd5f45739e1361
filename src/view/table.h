/* The final table: who got how many points for what, and how it came. */
#ifndef VIEW_TABLE_H
#define VIEW_TABLE_H

#include "canvas.h"
#include "keys.h"
#include "session.h"

struct ui;

struct table_screen {
    bool on_chart; /* where table and chart do not both fit: which is shown */
    int asked;     /* command that waits for a second press, as the game is
                      not saved; 0 for none */
};

void table_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles);

struct intent table_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input);

extern const struct key_row table_keys[]; /* see keys.h */

#endif
