/* Those who have won, as meeples with a crown. */
#ifndef VIEW_WINNERS_H
#define VIEW_WINNERS_H

#include <mistwall/mistwall.h>

#include "canvas.h"
#include "setup.h"

/* What the picture takes: rows, and columns for each winner. */
enum { WINNER_COLUMNS = 9, WINNER_ROWS = 3 };

/* Paints the players winners[0 .. count) side by side; for terminals that show
 * half blocks in colours. */
void winners_paint(struct canvas *canvas, int column, int row,
                   const struct setup *setup, const int *winners, int count);

#endif
