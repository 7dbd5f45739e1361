/* The rule book, page by page. */
#ifndef VIEW_RULES_SCREEN_H
#define VIEW_RULES_SCREEN_H

#include "canvas.h"
#include "keys.h"
#include "session.h"

struct ui;

struct rules_screen {
    int page;
    int top;  /* first line that is shown */
    int back; /* enum screen it was opened from */
};

/* Opens the book where it was left; closing it leads back to the screen that
 * is shown now. */
void rules_screen_open(struct ui *ui);

void rules_screen_paint(struct canvas *canvas, const struct ui *ui,
                        const struct session *session, const mw_tiles *tiles);

struct intent rules_screen_input(struct ui *ui, const struct session *session,
                                 const mw_tiles *tiles, struct input input);

extern const struct key_row rules_keys[]; /* see keys.h */

#endif
