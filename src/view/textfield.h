/* One line of text that is typed and edited. */
#ifndef VIEW_TEXTFIELD_H
#define VIEW_TEXTFIELD_H

#include "canvas.h"
#include "input.h"

struct textfield {
    char text[UI_PATH]; /* UTF-8 */
    int cursor;         /* bytes before it */
    bool proposed;      /* the first character typed replaces the text */
};

/* Puts text into the field, the cursor behind it. */
void textfield_set(struct textfield *field, const char *text);

/* The same, but as a proposal: the text is shown reversed, a character or
 * Backspace takes its place, and whoever moves in it keeps and edits it. */
void textfield_propose(struct textfield *field, const char *text);

/* Takes a key that edits: characters, Backspace, Delete, left, right, Home,
 * End. Characters beyond `bytes` (the final 0 counted) or `columns` are not
 * taken in. False if the key is not for a field. */
bool textfield_input(struct textfield *field, int bytes, int columns,
                     struct input input);

/* Paints it `columns` wide, scrolled so that the cursor is seen. The cursor
 * is shown if the field is `active`. */
void textfield_paint(struct canvas *canvas, int column, int row, int columns,
                     const struct textfield *field, bool active);

#endif
