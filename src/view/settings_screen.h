/* The settings, one row each, and the keys of the board. The view keeps nothing
 * itself: on INTENT_SETTINGS the outside applies and writes ui->settings. */
#ifndef VIEW_SETTINGS_SCREEN_H
#define VIEW_SETTINGS_SCREEN_H

#include "canvas.h"
#include "input.h"
#include "keys.h"
#include "listbox.h"
#include "session.h"

struct ui;

struct settings_screen {
    struct listbox rows;
    bool asking; /* for the key of the chosen row */
};

void settings_screen_open(struct ui *ui);

void settings_screen_paint(struct canvas *canvas, const struct ui *ui,
                           const struct session *session,
                           const mw_tiles *tiles);

struct intent settings_screen_input(struct ui *ui,
                                    const struct session *session,
                                    const mw_tiles *tiles, struct input input);

/* Puts the settings to work on what is shown, but for colours and glyphs, which
 * depend on the terminal. */
void settings_screen_apply(struct ui *ui);

/* The tile size alone, as each game begins with it. */
void settings_screen_size(struct ui *ui);

extern const struct key_row settings_keys[]; /* see keys.h */

#endif
