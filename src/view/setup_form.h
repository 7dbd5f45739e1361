/* Changes to a set-up that keep it playable, and what is wrong with one. */
#ifndef VIEW_SETUP_FORM_H
#define VIEW_SETUP_FORM_H

#include "setup.h"

/* Makes a set-up complete for all six seats: the free ones get the colours
 * that are left and names after them; modules that do not work here and the
 * arranged stack are dropped. */
void setup_form_prepare(struct setup *setup, const mw_tiles *tiles);

/* The set of modules that can be played here: in this version, with these
 * tile sets. */
unsigned setup_form_modules(const mw_tiles *tiles);

/* One player more (1) or less (-1), between 2 and 6. */
void setup_form_players(struct setup *setup, int step);

/* Gives a player the next (1) or previous (-1) colour that nobody plays with;
 * if all are taken, swaps. A name that is only his colour follows. */
void setup_form_colour(struct setup *setup, int player, int step);

/* Switches a module on or off, or says why it cannot be. */
bool setup_form_module(struct setup *setup, unsigned bit,
                       struct problem *problem);

/* Switches the house rule tiny-city (BASE-9). */
void setup_form_tiny_city(struct setup *setup);

/* Is this player's name one he can have? Else says why. */
bool setup_form_name(const struct setup *setup, int player,
                     struct problem *problem);

/* Can a game be played with it? Else says why, and in *player whose name it
 * is about, or MW_NONE. */
bool setup_form_check(const struct setup *setup, const mw_tiles *tiles,
                      int *player, struct problem *problem);

#endif
