/* The picture in the side bar: the tile that matters now, large, or in the
 * overview what lies around it. */
#ifndef VIEW_BOARD_PICTURE_H
#define VIEW_BOARD_PICTURE_H

#include "board_layout.h"
#include "board_now.h"

/* What of the map it shows, `cell` in its middle; if `alone` not the map but
 * the tile in hand. */
struct board_picture {
    struct rect rect; /* no rows: there is no room */
    enum tile_size size;
    bool alone;
    bool wide; /* over the whole width, so that the caption goes below */
    mw_cell cell;
    const char *caption; /* "in hand", "laid", "seen" */
};

/* The picture for a side bar whose first `used` rows are taken. */
struct board_picture board_picture(struct rect side, int used,
                                   const struct ui *ui,
                                   const struct session *session,
                                   const struct board_now *now);

void board_picture_paint(struct canvas *canvas,
                         const struct board_picture *picture,
                         const struct ui *ui, const struct session *session,
                         const struct board_now *now);

/* The part that a character of the picture shows; false if there is none. */
bool board_picture_spot(const struct board_picture *picture,
                        const struct ui *ui, const struct session *session,
                        const struct board_now *now, int column, int row,
                        mw_spot *spot);

#endif
