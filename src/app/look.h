/* Which look a terminal gets, from what is known of it. Pure, so that every
 * kind of terminal can be tried without having one. */
#ifndef APP_LOOK_H
#define APP_LOOK_H

#include <stdbool.h>

#include "ink.h"
#include "settings.h"

/* What is known of the terminal and what the command line asks for. */
struct look_facts {
    const char *term;        /* the variable TERM; NULL if unset */
    bool utf8;               /* the locale's characters are UTF-8 */
    int colours;             /* as terminfo says; below 8: none */
    const char *no_color;    /* the variable NO_COLOR; NULL if unset */
    const char *colour_word; /* --color; NULL: as the settings say */
    const char *glyphs_word; /* --glyphs; NULL: as the settings say */
    bool ascii;              /* --ascii */
};

/* The richest look that the terminal can show and the player did not rule
 * out; settings may be NULL. A word asks for no more than the terminal has.
 * Unknown words count as auto. */
struct look look_choose(const struct look_facts *facts,
                        const struct settings *settings);

/* Why the choice in that setting does not show now, as a sentence; NULL if it
 * does. */
const char *look_obstacle(const struct look_facts *facts,
                          const struct settings *settings, int setting);

/* The word that counts for the glyphs. */
const char *look_glyphs_word(const struct look_facts *facts,
                             const struct settings *settings);

/* The value of an option's word, MW_NONE for auto and for unknown words. */
int look_colours_of(const char *word);
int look_glyphs_of(const char *word);

#endif
