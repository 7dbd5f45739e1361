/* Where everything on the board lies: a pure function of the size. */
#ifndef VIEW_BOARD_LAYOUT_H
#define VIEW_BOARD_LAYOUT_H

#include <stdbool.h>

#include "canvas.h"

enum { BOARD_PROMPT_ROWS = 2 };

/* Rects that are left out have no rows. */
struct board_layout {
    struct rect title;
    struct rect fold;   /* the players in two lines, without a side bar */
    struct rect header; /* column labels, above the map */
    struct rect gutter; /* row labels, left of the map */
    struct rect map;
    struct rect side; /* its first column is the line towards the map */
    struct rect log;  /* under the map, without a side bar */
    struct rect prompt;
    struct rect bar;
    struct rect panel; /* the most room a panel may take */
};

enum board_extras { EXTRAS_SHOWN, EXTRAS_HIDDEN };

/* For a screen of at least 1 x 1; below the least size of the ui the rects
 * may be empty, but never negative. */
struct board_layout board_layout(int columns, int rows,
                                 enum board_extras extras);

#endif
