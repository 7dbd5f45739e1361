/* Canvases onto the terminal: what differs from what is shown, in one write.
 *
 * Curses could do it, but it sends both colours and every attribute anew
 * whenever one of them changes, and pictures of tiles are little else: a key
 * that moves the cursor cost twice the bytes. It also counts pairs of colours,
 * of which a terminal with 8 colours has fewer than a picture may need. */
#ifndef TUI_PAINTER_H
#define TUI_PAINTER_H

#include "canvas.h"
#include "pen.h"
#include "wire.h"

struct painter {
    struct look look;
    struct pen_commands commands;
    bool scrolls; /* a glyph in the last cell scrolls the screen */
    char erase[CAPABILITY_BYTES]; /* the rest of the row */
    struct wire wire;
    struct pen pen;
    int column, row;      /* the cursor's; column -1: nobody knows */
    struct canvas *shown; /* what is on the terminal; NULL: anything */
    bool clear;           /* the next picture begins with a clear screen */
};

/* Asks the terminal that curses has open. */
void painter_start(struct painter *painter, struct look look);

void painter_end(struct painter *painter);

/* Shows a picture. */
void painter_show(struct painter *painter, const struct canvas *canvas, int fd);

/* Nobody knows what the terminal shows: the next picture is sent whole. */
enum forget { FORGET, FORGET_AND_CLEAR };
void painter_forget(struct painter *painter, enum forget how);

#endif
