/* The ink of what a pixel of a tile shows. */
#ifndef VIEW_MAP_GROUND_H
#define VIEW_MAP_GROUND_H

#include "map_tile.h"

/* Does the pixel belong to a part that is lit up? */
bool ground_is_lit(const struct tile_order *order, const struct pixel *pixel);

/* Is it mist of a piece that is lit up? */
bool ground_is_lit_mist(const struct tile_order *order,
                        const struct pixel *pixel);

/* With few colours the mist has none of its own: it is a veil of signs, woven
 * over the colour of the field. */
bool ground_mist_has_colour(struct look look);

uint8_t ground_ink(const struct tile_order *order, const struct pixel *pixel);

/* Field, or field under mist, in the tile's tone: what lies behind a line that
 * the pixel shows. */
uint8_t ground_behind_ink(const struct tile_order *order,
                          const struct pixel *pixel);

/* What letters that name a ground are written with on it. */
uint8_t ground_letter_ink(uint8_t ground);

/* Two grounds in one character, above and below. */
struct cell ground_halves(uint8_t upper, uint8_t lower);

#endif
