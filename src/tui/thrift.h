/* Saves bytes on the wire. Colours are what most of a picture's bytes are
 * spent on, and curses sends both whenever one of them changes; so cells that
 * can look the same in their neighbours' colours take those. */
#ifndef TUI_THRIFT_H
#define TUI_THRIFT_H

#include "canvas.h"

/* The same row, looking the same on this look, with colours and attributes
 * that change seldom along it: a blank shows no foreground and takes that of
 * its neighbours; a blank in the middle of half blocks becomes a full block
 * in their colours. */
void thrift_row(const struct cell *row, int columns, struct look look,
                struct cell *thrifty);

#endif
