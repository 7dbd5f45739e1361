/* The writing head of a terminal: colours and attributes, and the commands
 * that change them with few bytes. */
#ifndef TUI_PEN_H
#define TUI_PEN_H

#include <stdbool.h>

#include "canvas.h"
#include "terminfo.h"
#include "wire.h"

enum { PEN_COLOURS = 256, PEN_BYTES = 16 };

/* Palette indexes, -1 the terminal's own; bits of enum attr. */
struct pen {
    int fg, bg;
    unsigned attr;
};

/* A terminal's commands, asked once. */
struct pen_commands {
    bool single;     /* single things can be switched off (SGR 22, 39) */
    bool moves_with; /* the cursor may move while attributes are on */
    unsigned lost;   /* attributes it cannot show besides colours */
    char plain[2 * CAPABILITY_BYTES]; /* all off */
    char bold[CAPABILITY_BYTES], dim[CAPABILITY_BYTES];
    char underline[CAPABILITY_BYTES], reverse[CAPABILITY_BYTES];
    char fg[PEN_COLOURS][PEN_BYTES], bg[PEN_COLOURS][PEN_BYTES];
};

/* Asks the terminal that curses has open. */
void pen_learn(struct pen_commands *commands);

/* The terminal's own colours, no attributes; a pen nobody knows. */
struct pen pen_plain(void);
struct pen pen_unknown(void);

bool pen_equal(struct pen one, struct pen other);

/* Turns the pen into the wanted one. */
void pen_change(const struct pen_commands *commands, struct wire *wire,
                struct pen *pen, struct pen wanted);

#endif
