/* The side bar, and its folded form of two lines. */
#ifndef VIEW_BOARD_SIDE_H
#define VIEW_BOARD_SIDE_H

#include "board_layout.h"
#include "board_now.h"

void board_side_paint(struct canvas *canvas, const struct board_layout *layout,
                      const struct ui *ui, const struct session *session,
                      const struct board_now *now);

void board_fold_paint(struct canvas *canvas, struct rect rect,
                      const struct ui *ui, const struct session *session,
                      const struct board_now *now);

/* Does that character belong to the picture in the side bar? */
bool board_side_picture(const struct board_layout *layout, const struct ui *ui,
                        const struct session *session,
                        const struct board_now *now, int column, int row);

/* The part that a character of the picture shows; false if there is none. */
bool board_side_spot(const struct board_layout *layout, const struct ui *ui,
                     const struct session *session, const struct board_now *now,
                     int column, int row, mw_spot *spot);

#endif
