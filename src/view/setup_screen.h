/* Set-up: who plays, with which modules and house rules, from which seed. */
#ifndef VIEW_SETUP_SCREEN_H
#define VIEW_SETUP_SCREEN_H

#include "canvas.h"
#include "input.h"
#include "keys.h"
#include "listbox.h"
#include "session.h"
#include "textfield.h"

struct ui;

struct setup_screen {
    uint64_t fresh_seed; /* a random number the outside puts here at the start
                            and after each INTENT_NEW: the seed a new game gets
                            unless somebody types one */
    bool remembered;     /* setup holds the last one of this run */
    struct setup setup;
    struct textfield field; /* the name or seed that is being typed */
    struct textfield seed;
    struct listbox rows; /* chosen: index of the row with the cursor */
    bool on_colour;      /* in a player's row: on his colour, not his name */
};

/* Shows the set-up, filled in as the last game of this run was. */
void setup_screen_open(struct ui *ui, const mw_tiles *tiles);

/* The intent to start a game set up like this one, with a fresh seed and no
 * arranged stack. What has become impossible is refused anew: then the intent
 * is none and the ui shows the set-up with the reason. */
struct intent setup_screen_again(struct ui *ui, const mw_tiles *tiles,
                                 const struct setup *setup);

void setup_screen_paint(struct canvas *canvas, const struct ui *ui,
                        const struct session *session, const mw_tiles *tiles);

struct intent setup_screen_input(struct ui *ui, const struct session *session,
                                 const mw_tiles *tiles, struct input input);

/* Its keys, and which of them can be used in the row the cursor is in. */
extern const struct key_row setup_keys[];
uint64_t setup_screen_enabled(const struct ui *ui, const mw_tiles *tiles);

#endif
