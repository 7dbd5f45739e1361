/* Marks on a drawn tile: coats of arms, symbols, spell circles and so on. */
#ifndef VIEW_MAP_MARKS_H
#define VIEW_MAP_MARKS_H

#include "map_tile.h"

/* Writes the marks of the picture's raster. Of spell circles the first ones in
 * reading order hold the ghosts. */
void marks_draw(struct tile_picture *picture, const struct tile_order *order);

/* The ink of a mark, enum mw_mark. */
uint8_t mark_ink(int mark);

#endif
