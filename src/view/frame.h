/* What the screens around the board share: a heading, a line that says what
 * to do or what went wrong, and the key bar. */
#ifndef VIEW_FRAME_H
#define VIEW_FRAME_H

#include "keys.h"

struct ui;

struct frame {
    const char *heading;
    const char *aside;  /* at the heading's right end, or NULL */
    const char *prompt; /* what can be done here, or NULL */
    const struct key_row *keys;
    uint64_t enabled; /* see keys.h */
};

/* Paints it around what is there already. What ui_say said takes the place of
 * the prompt; either may need several lines and then covers what is above. */
void frame_paint(struct canvas *canvas, const struct ui *ui,
                 const struct frame *frame);

/* The prompt alone, in the lines that end just above the key bar. */
void frame_paint_prompt(struct canvas *canvas, const char *text, uint8_t fg,
                        uint8_t attr);

/* What ui_say or ui_warn said, in the same lines. */
void frame_paint_said(struct canvas *canvas, const struct ui *ui);

/* The rows between heading and prompt. */
struct rect frame_inside(const struct ui *ui);

/* The command of a key, or of a click on the key bar; else 0. */
int frame_command(const struct ui *ui, const struct key_row *keys,
                  uint64_t enabled, struct input input);

#endif
