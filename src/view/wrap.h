/* Breaks text into lines no wider than a number of columns. */
#ifndef VIEW_WRAP_H
#define VIEW_WRAP_H

#include <stdbool.h>

enum { WRAP_BYTES = 512 };

/* Copies the next line of *text into line and moves *text past it. Breaks at
 * spaces and newlines; a word wider than a line is cut. False at the end. */
bool wrap_next(const char **text, int columns, char line[WRAP_BYTES]);

/* How many lines the text takes. */
int wrap_count(const char *text, int columns);

#endif
