/* Whose is the mouse? */
#ifndef TUI_MOUSE_H
#define TUI_MOUSE_H

enum mouse {
    MOUSE_OFF, /* the terminal's own, to select text with */
    MOUSE_ON   /* the program's */
};

#endif
