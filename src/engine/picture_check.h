/* What a picture must be like before parts can be found in it. */
#ifndef ENGINE_PICTURE_CHECK_H
#define ENGINE_PICTURE_CHECK_H

#include "picture.h"

/* Every outer side is one terrain, and mist lies where it may and covers
 * whole sides (MIST-3, MIST-23). After this each slot of the rim is exactly
 * one of road, city, river, field and field under mist. */
bool mw_picture_check(const struct picture *picture,
                      const struct tile_head *head, mw_tiles_error *error);

/* Terrain of a side that has passed the check. */
enum mw_terrain mw_picture_terrain(const struct picture *picture, int quarter,
                                   int side);

#endif
