/* A tile in three characters. */
#ifndef VIEW_MAP_OVERVIEW_H
#define VIEW_MAP_OVERVIEW_H

#include "map_tile.h"

/* Draws what the sides and the middle show. The picture has its size. */
void overview_draw(struct tile_picture *picture,
                   const struct tile_order *order);

/* The picture's cell that a column, 0 to 2, stands for. */
mw_picture_cell overview_cell(const mw_tiles *tiles, int design, int rotation,
                              int column);

#endif
