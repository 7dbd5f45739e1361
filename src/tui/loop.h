/* The life of a program on a terminal: take it, then paint, wait and hand the
 * input over until the end, and give it back. */
#ifndef TUI_LOOP_H
#define TUI_LOOP_H

#include "mouse.h"
#include "problem.h"
#include "program.h"

/* Takes the terminal on stdin and stdout, runs until the program leaves (0), a
 * signal asks to (128 + signal) or the terminal is gone (as if it had hung
 * up), and gives the terminal back. The program's first input is the size.
 * Returns the exit status, or -1 with the reason if the terminal cannot be
 * taken. mouse: is it the program's at the start? */
int loop_run(struct look look, enum mouse mouse, const struct program *program,
             struct problem *problem);

#endif
