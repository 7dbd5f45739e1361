/* What the description of a terminal says of it. Apart from the rest, since
 * <term.h> takes common words for itself. */
#ifndef TUI_TERMINFO_H
#define TUI_TERMINFO_H

#include <stdbool.h>
#include <stddef.h>

#include "problem.h"

enum { CAPABILITY_BYTES = 64 };

/* Can the kind of terminal that TERM names, on this descriptor, show the
 * game? Gives the number of its colours. False with the reason. */
bool terminfo_check(int fd, int *colours, struct problem *problem);

/* ---- of the terminal that curses has open ---- */

/* The bytes that put it back, as curses would at its end, for a crash: mouse
 * off, attributes and colours off, cursor on, keypad off, the other screen
 * left. Returns how many; what does not fit is left out. */
size_t terminfo_restore(char *bytes, size_t size);

/* Attributes that are lost where there are colours, as bits of enum attr. */
unsigned terminfo_lost_attributes(void);

/* Yes or no: "AX", "msgr". Unknown ones are no. */
bool terminfo_flag(const char *name);

/* The command of that name with its parameters, without padding; "" if the
 * terminal has none or it is too long. */
void terminfo_command(const char *name, int first, int second,
                      char command[CAPABILITY_BYTES]);

#endif
