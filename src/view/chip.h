/* A player's chip: his letter on his colour. */
#ifndef VIEW_CHIP_H
#define VIEW_CHIP_H

#include "canvas.h"
#include "setup.h"

enum { CHIP_COLUMNS = 3 };

/* The letter alone, one cell. */
struct cell chip_letter(const struct setup *setup, int player);

/* " A ", CHIP_COLUMNS wide. */
void chip_paint(struct canvas *canvas, int column, int row,
                const struct setup *setup, int player);

#endif
