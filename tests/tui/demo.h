/* A tiny program behind the real loop and the real terminal: a test program
 * started with the word "demo" is this instead of its tests. */
#ifndef TESTS_TUI_DEMO_H
#define TESTS_TUI_DEMO_H

#include "vt.h"

/* The exit status of the demo, or -1 if argv does not ask for it. */
int demo_main(int argc, char **argv);

/* Starts it. It shows "ready", its size, the last input and how many came.
 * Keys: q leaves, m and M turn the mouse on and off, e prints to stderr, c
 * crashes by a bad address, o by an endless recursion, a by abort, f changes
 * all colours, s is slow. */
void demo_start(struct vt *vt, int columns, int rows);

#endif
