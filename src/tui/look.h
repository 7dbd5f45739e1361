/* Which look a terminal gets, from what is known of it. Pure, so that every
 * kind of terminal can be tried without having one. */
#ifndef TUI_LOOK_H
#define TUI_LOOK_H

#include <stdbool.h>

#include "ink.h"

/* What is known of the terminal and what the player asked for. */
struct look_facts {
    const char *term;        /* the variable TERM; NULL if unset */
    bool utf8;               /* the locale's characters are UTF-8 */
    int colours;             /* as terminfo says; below 8: none */
    const char *no_color;    /* the variable NO_COLOR; NULL if unset */
    const char *colour_word; /* --color; NULL: auto */
    const char *glyphs_word; /* --glyphs; NULL: auto */
    bool ascii;              /* --ascii */
};

/* The richest look that the terminal can show and the player did not rule
 * out. A word asks for no more than the terminal has. Unknown words count as
 * auto. */
struct look look_choose(const struct look_facts *facts);

/* The value of an option's word, MW_NONE for auto and for unknown words. */
int look_colours_of(const char *word);
int look_glyphs_of(const char *word);

#endif
