/* The signs of the map, as the rule book explains them. */
#ifndef VIEW_RULES_SIGNS_H
#define VIEW_RULES_SIGNS_H

#include "canvas.h"
#include "rules_text.h"

#include <mistwall/mistwall.h>

/* Paints a row of the picture of a sign, a tile of small size; nothing where
 * there is no such sign, or where a tile set of the players' own lacks its
 * tile. */
void rules_sign_paint(struct canvas *canvas, int column, int row,
                      const char *name, int sign_row, const mw_tiles *tiles,
                      struct look look);

/* Is there a sign of that name? */
bool rules_sign_known(const char *name);

#endif
