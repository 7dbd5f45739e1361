/* Frames and corner marks: legal cells, the cursor, the last tile. */
#ifndef VIEW_MAP_FRAME_H
#define VIEW_MAP_FRAME_H

#include "map_tile.h"

/* An empty cell in which the tile in hand can be laid, with its number. */
void frame_target(struct tile_picture *picture, int number);

/* The cursor's corners; the picture stays visible within them. */
void frame_cursor(struct tile_picture *picture);

/* The cursor on a tile that does not fit: crossed out. */
void frame_no_fit(struct tile_picture *picture);

/* Corner marks of the tile that was laid last, in this ink. In the overview
 * they keep off roads. */
void frame_last(struct tile_picture *picture, uint8_t ink);

#endif
