/* Golden screens: a canvas as text, compared with tests/screens/NAME.txt. */
#ifndef TESTS_GOLDEN_H
#define TESTS_GOLDEN_H

#include "canvas.h"

/* Fails the running test, naming the first line that differs, unless the
 * canvas is what tests/screens/NAME.txt holds. With MW_BLESS=1 in the
 * environment it writes the file instead.
 *
 * The file has up to four grids of the canvas's size: glyphs, ink of the
 * glyphs, ink of the grounds, attributes (left out if there are none). Each
 * ink is one character, see INK_SIGNS in golden.c. */
void golden_check(const char *name, const struct canvas *canvas);

/* The same text, new; caller frees. */
char *golden_text(const struct canvas *canvas);

#endif
