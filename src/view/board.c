/* The board: which part of the screen and which phase an input or a picture
 * belongs to. */
#include "board.h"

#include "ui.h"

void board_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles)
{
    (void)canvas;
    (void)ui;
    (void)session;
    (void)tiles;
}

struct intent board_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input)
{
    (void)ui;
    (void)session;
    (void)tiles;
    (void)input;
    return (struct intent){.type = INTENT_NONE};
}

void board_follow(struct ui *ui, const struct session *session)
{
    (void)session;
    ui->board.cursor = (mw_cell){0, 0};
}
