/* One tile as characters, before it is laid on the canvas. */
#ifndef VIEW_MAP_TILE_H
#define VIEW_MAP_TILE_H

#include "map.h"
#include "raster.h"

enum { TILE_CELLS_MAX = RASTER_PIXELS_MAX / 2 }; /* two pixels a cell */

/* What to draw. */
struct tile_order {
    const mw_tiles *tiles; /* borrowed */
    int design, rotation;
    enum tile_size size;
    unsigned lit;      /* parts that are lit up, bits 1 << index */
    unsigned lit_mist; /* pieces of mist that are, bits 1 << index */
    int circle_ghosts; /* in its spell circles, the first of which are full */
    bool odd;          /* in the second tone of the field */
    struct look look;
};

/* A drawn tile. Chips and frames are added to it cell by cell. */
struct tile_picture {
    int columns, rows;
    struct look look;
    struct raster raster; /* what the cells show */
    struct cell cells[TILE_CELLS_MAX];
    bool taken[TILE_CELLS_MAX]; /* under a chip or frame */
};

void tile_draw(struct tile_picture *picture, const struct tile_order *order);

/* A picture of the same size without a tile: an empty cell of the board. */
void tile_draw_nothing(struct tile_picture *picture, enum tile_size size,
                       struct look look);

/* The cell at column and row, which must be inside. */
struct cell *tile_cell(struct tile_picture *picture, int column, int row);

/* Lays the picture on the canvas, its upper left corner at column and row,
 * clipped to the window. */
void tile_lay(struct canvas *canvas, struct rect window, int column, int row,
              const struct tile_picture *picture);

/* Both at once, for a tile alone: in the side bar, in a list of tiles. */
void tile_paint(struct canvas *canvas, int column, int row,
                const struct tile_order *order);

/* Half blocks, or one ground a character? */
bool look_has_pixels(struct look look);

#endif
