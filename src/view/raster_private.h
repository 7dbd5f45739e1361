/* What the files that draw a raster share. */
#ifndef VIEW_RASTER_PRIVATE_H
#define VIEW_RASTER_PRIVATE_H

#include "raster.h"

/* The picture as it lies, read out once. */
struct picture {
    mw_picture_cell cells[MW_GRID][MW_GRID]; /* by row and column */
    int8_t banks[MW_GRID][MW_GRID];          /* pieces of mist, MW_NONE: none */
};

void raster_read_picture(struct picture *picture, const mw_tiles *tiles,
                         int design, int rotation);

/* The piece of mist over a cell of the picture. */
int8_t raster_bank(const struct picture *picture, const mw_picture_cell *cell);

/* The pixel that stands for the middle of picture cell 0 to 8 along a line of
 * `count` pixels. */
int raster_node(int cell, int count);

/* One step to a side. */
int raster_step_x(int side);
int raster_step_y(int side);

struct pixel *raster_pixel(struct raster *raster, int column, int row);

/* The picture cell that shows in a pixel, borrowed. With fewer pixels than
 * cells the majority shows; but on the rim what lies there, as neighbours must
 * join. */
const mw_picture_cell *raster_sample(const struct raster *raster,
                                     const struct picture *picture, int column,
                                     int row);

/* Draws all roads and rivers of the picture in screen space. */
void raster_draw_roads(struct raster *raster, const struct picture *picture);

/* City walls, roofs, doors, battlements; then the marks. */
void raster_draw_details(struct raster *raster);
void raster_draw_marks(struct raster *raster, const struct picture *picture);

#endif
