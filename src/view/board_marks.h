/* The signs the board's frame is drawn with, as each terminal can show them. */
#ifndef VIEW_BOARD_MARKS_H
#define VIEW_BOARD_MARKS_H

#include "ink.h"

enum board_mark {
    MARK_ACTIVE, /* before the player whose turn it is */
    MARK_LEFT,   /* there is more of the board this way */
    MARK_RIGHT,
    MARK_UP,
    MARK_DOWN,
    MARK_ACROSS, /* lines */
    MARK_ALONG,
    MARK_CORNER_1, /* upper left, upper right, lower left, lower right */
    MARK_CORNER_2,
    MARK_CORNER_3,
    MARK_CORNER_4,
    MARK_DOT, /* between two numbers */
    BOARD_MARKS
};

/* A code point one column wide. */
uint32_t board_mark(enum board_mark mark, enum glyphs glyphs);

#endif
