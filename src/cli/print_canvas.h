/* A canvas as plain text with colour codes, for a terminal that scrolls. */
#ifndef CLI_PRINT_CANVAS_H
#define CLI_PRINT_CANVAS_H

#include <stdio.h>

#include "canvas.h"

/* Prints all rows; nothing but text if colours are COLOURS_NEVER and no cell
 * has an attribute. */
void print_canvas(FILE *out, const struct canvas *canvas, enum colours colours);

#endif
