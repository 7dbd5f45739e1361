/* The ink of what a pixel of a tile shows. */
#ifndef VIEW_MAP_GROUND_H
#define VIEW_MAP_GROUND_H

#include "map_tile.h"

/* Does the pixel belong to a part that is lit up? */
bool ground_is_lit(const struct tile_order *order, const struct pixel *pixel);

uint8_t ground_ink(const struct tile_order *order, const struct pixel *pixel);

/* Field, or field under mist, in the tile's tone. */
uint8_t ground_field_ink(const struct tile_order *order, bool mist);

/* What letters that name a ground are written with on it. */
uint8_t ground_letter_ink(uint8_t ground);

/* The ink of a mark, enum mw_mark. */
uint8_t ground_mark_ink(int mark);

/* Two grounds in one character, above and below. */
struct cell ground_halves(uint8_t upper, uint8_t lower);

#endif
