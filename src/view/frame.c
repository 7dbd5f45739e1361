/* Heading, prompt and key bar of the screens around the board. */
#include "frame.h"

#include <stdio.h>

#include "ui.h"
#include "utf8.h"
#include "wrap.h"

/* Where both do not fit, the heading stays: it tells where one is. */
static void paint_heading(struct canvas *canvas, const struct frame *frame)
{
    canvas_fill(canvas, (struct rect){0, 0, canvas->columns, 1},
                (struct cell){' ', INK_BAR_TEXT, INK_BAR, 0});
    int used = 1 + canvas_text(canvas, 1, 0, canvas->columns - 2, INK_BAR_TEXT,
                               INK_BAR, ATTR_BOLD, frame->heading);
    if (frame->aside == NULL)
        return;
    int column = canvas->columns - 1 - utf8_columns(frame->aside);
    if (column > used)
        canvas_text(canvas, column, 0, canvas->columns - column, INK_BAR_TEXT,
                    INK_BAR, 0, frame->aside);
}

void frame_paint_prompt(struct canvas *canvas, const char *text, uint8_t fg,
                        uint8_t attr)
{
    int columns = canvas->columns - 2;
    int row = canvas->rows - 1 - wrap_count(text, columns);
    char line[WRAP_BYTES];
    for (; wrap_next(&text, columns, line); row++) {
        if (row < 1)
            continue;
        canvas_fill(canvas, (struct rect){0, row, canvas->columns, 1},
                    (struct cell){.glyph = ' '});
        canvas_text(canvas, 1, row, columns, fg, INK_DEFAULT, attr, line);
    }
}

void frame_paint_said(struct canvas *canvas, const struct ui *ui)
{
    frame_paint_prompt(canvas, ui->said,
                       ui_warns(ui) ? INK_WARNING : INK_ACCENT, ATTR_BOLD);
}

void frame_paint(struct canvas *canvas, const struct ui *ui,
                 const struct frame *frame)
{
    if (ui->said[0] != '\0')
        frame_paint_said(canvas, ui);
    else if (frame->prompt != NULL)
        frame_paint_prompt(canvas, frame->prompt, INK_DEFAULT, 0);
    paint_heading(canvas, frame);
    keys_paint_bar(canvas, canvas->rows - 1, frame->keys, frame->enabled, 0);
}

struct rect frame_inside(const struct ui *ui)
{
    return (struct rect){0, 1, ui->columns, ui->rows > 3 ? ui->rows - 3 : 0};
}

int frame_command(const struct ui *ui, const struct key_row *keys,
                  uint64_t enabled, struct input input)
{
    if (input.type != INPUT_CLICK)
        return keys_command(keys, enabled, input);
    if (input.row != ui->rows - 1)
        return 0;
    return keys_command_at(ui->columns, keys, enabled, 0, input.column);
}
