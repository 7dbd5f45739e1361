/* What is strewn over some grounds, so that they are told by more than their
 * colour: wisps of mist, graves, flowers. */
#ifndef VIEW_MAP_STREW_H
#define VIEW_MAP_STREW_H

#include "map_tile.h"

/* Strews over a blank cell of the picture. Upper and lower are what its two
 * pixels show, the same where a character shows one ground. */
void strew(struct cell *cell, const struct tile_order *order,
           const struct pixel *upper, const struct pixel *lower, int column,
           int row);

/* The sign of mist, or a blank between its wisps. */
uint32_t strew_mist_glyph(const struct tile_order *order,
                          const struct pixel *pixel, int column, int row);

#endif
