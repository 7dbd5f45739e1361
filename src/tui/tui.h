/* The game on a terminal: from the first picture to the last, and the
 * terminal as it was afterwards, however the program ends. */
#ifndef TUI_TUI_H
#define TUI_TUI_H

#include <stdbool.h>

#include "session.h"

enum tui_mode {
    TUI_PLAY,
    TUI_REPLAY, /* the session is shown from its start */
    TUI_CRASH   /* played, but ! and @ crash the program */
};

/* What the command line asks for. Strings are borrowed. */
struct tui_options {
    const mw_tiles *tiles;   /* borrowed */
    struct session *session; /* the game to open the board with, owned by
                                tui_run from then on; NULL: the title */
    const char *path;        /* the file the session came from, or NULL */
    const char *colour;      /* auto, 256, 16, 8 or never; NULL: auto */
    const char *glyphs;      /* auto, utf8, console or ascii; NULL: auto */
    enum tui_mode mode;
    bool ascii;    /* --ascii: the same as glyphs = ascii */
    bool no_mouse; /* --no-mouse: the terminal keeps its mouse */
};

/* Sets the locale, takes the terminal, plays until the player leaves or a
 * signal ends it, gives the terminal back. Returns the exit status: 0, 1 with
 * one sentence on stderr if the terminal cannot show the game, or 128 + the
 * signal that ended it. Frees the session in every case. */
int tui_run(const struct tui_options *options);

#endif
