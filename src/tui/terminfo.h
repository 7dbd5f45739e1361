/* What the description of a terminal says of it. Apart from the drawing, since
 * <term.h> takes common words for itself. */
#ifndef TUI_TERMINFO_H
#define TUI_TERMINFO_H

#include <stdbool.h>
#include <stddef.h>

#include "problem.h"

/* Can the kind of terminal that TERM names, on this descriptor, show the
 * game? Gives the number of its colours. False with the reason. */
bool terminfo_check(int fd, int *colours, struct problem *problem);

/* The bytes that put the open terminal back, as curses would at its end, for
 * a crash: mouse off, attributes and colours off, cursor on, keypad off, the
 * other screen left. Returns how many; what does not fit is left out. */
size_t terminfo_restore(char *bytes, size_t size);

#endif
