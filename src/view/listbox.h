/* A list of rows, one of them chosen, scrolled where it is too long. */
#ifndef VIEW_LISTBOX_H
#define VIEW_LISTBOX_H

#include "canvas.h"
#include "input.h"

struct listbox {
    int chosen; /* index of a row */
    int top;    /* first row that is shown */
};

/* Moves the choice by arrows, j and k, Tab, page keys, Home, End or wheel.
 * False if the input is none of these. */
bool listbox_input(struct listbox *list, int count, int rows,
                   struct input input);

/* Keeps chosen within count and scrolls until it is within rows. */
void listbox_show(struct listbox *list, int count, int rows);

/* The row shown at this place of the window, or -1. */
int listbox_at(const struct listbox *list, int count, struct rect window,
               struct input click);

/* Marks at the window's right edge that there is more above or below. */
void listbox_paint_marks(struct canvas *canvas, struct rect window, int top,
                         int count, struct look look);

#endif
