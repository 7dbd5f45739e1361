/* The life of a program on a terminal: take it, then paint, wait and hand the
 * input over until the end, and give it back. */
#ifndef TUI_LOOP_H
#define TUI_LOOP_H

#include "canvas.h"
#include "input.h"
#include "mouse.h"
#include "problem.h"

/* What the program behind the loop wants after an input. */
enum loop_next {
    LOOP_GO_ON,     /* a new picture */
    LOOP_REPAINT,   /* a new picture on a cleared terminal */
    LOOP_MOUSE_ON,  /* the mouse is the program's ... */
    LOOP_MOUSE_OFF, /* ... or the terminal's own, to select text with */
    LOOP_LEAVE
};

struct loop_program {
    void *self; /* given to both */
    void (*paint)(void *self, struct canvas *canvas);
    enum loop_next (*input)(void *self, struct input input);
    /* Milliseconds after which an INPUT_TICK comes if nothing else does, less
     * than 0 for never; may be NULL. */
    int (*pace)(const void *self);
    /* The look that the pictures have; may be NULL if it never changes. */
    struct look (*look)(const void *self);
};

/* Takes the terminal on stdin and stdout, runs until the program leaves (0), a
 * signal asks to (128 + signal) or the terminal is gone (as if it had hung
 * up), and gives the terminal back. The program's first input is the size.
 * Returns the exit status, or -1 with the reason if the terminal cannot be
 * taken. mouse: is it the program's at the start? */
int loop_run(struct look look, enum mouse mouse,
             const struct loop_program *program, struct problem *problem);

#endif
