/* What the terminal's loop drives: a program that paints pictures and takes
 * inputs, and knows nothing of the terminal they come from. */
#ifndef APP_PROGRAM_H
#define APP_PROGRAM_H

#include "canvas.h"
#include "input.h"

/* What the program wants after an input. */
enum program_next {
    PROGRAM_GO_ON,     /* a new picture */
    PROGRAM_REPAINT,   /* a new picture on a cleared terminal */
    PROGRAM_MOUSE_ON,  /* the mouse is the program's ... */
    PROGRAM_MOUSE_OFF, /* ... or the terminal's own, to select text with */
    PROGRAM_LEAVE
};

struct program {
    void *self; /* given to all of them */
    void (*paint)(void *self, struct canvas *canvas);
    enum program_next (*input)(void *self, struct input input);
    /* Milliseconds after which an INPUT_TICK comes if nothing else does, less
     * than 0 for never; may be NULL. */
    int (*pace)(const void *self);
    /* The look that the pictures have; may be NULL if it never changes. */
    struct look (*look)(const void *self);
};

#endif
