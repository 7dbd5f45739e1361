/* A tile as pixels of any size: its 9x9 picture sampled, roads and rivers
 * drawn anew one pixel wide, walls and buildings worked out. */
#ifndef VIEW_RASTER_H
#define VIEW_RASTER_H

#include <mistwall/mistwall.h>

enum {
    RASTER_COLUMNS_MAX = 13,
    RASTER_ROWS_MAX = 14,
    RASTER_PIXELS_MAX = RASTER_COLUMNS_MAX * RASTER_ROWS_MAX
};

/* What a pixel shows of a wall or building, besides its surface. */
enum raster_detail {
    DETAIL_NONE,
    DETAIL_WALL, /* city beside something else: its wall */
    DETAIL_ROOF,
    DETAIL_DARK, /* doors, windows, shade */
    DETAIL_GRAVE,
    DETAIL_GAP /* only while drawing: no building here after all */
};

struct pixel {
    uint8_t surface; /* enum mw_surface */
    uint8_t detail;  /* enum raster_detail */
    uint8_t mark;    /* enum mw_mark; each mark of the picture once */
    uint8_t links;   /* roads and rivers: where they run on, 1 << side */
    int8_t part;     /* index of the part, or MW_NONE as in the picture */
    int8_t bank;     /* index of the piece of mist, or MW_NONE where mist is
                        not or belongs to no piece */
    bool mist;
    bool open; /* only while drawing: sampled from a road or river that no
                  line covers yet */
};

struct raster {
    int columns, rows;
    int rows_a_cell; /* pixels above each other in a character: 1 or 2 */
    struct pixel pixels[RASTER_PIXELS_MAX]; /* row by row */
};

/* Draws the design as it lies, for tiles of columns x rows characters. A road
 * crosses the edge in the middle pixel, of two in the upper or left one, so
 * that neighbours join at every size. */
void raster_draw(struct raster *raster, const mw_tiles *tiles, int design,
                 int rotation, int columns, int rows, int rows_a_cell);

/* The picture of the design as it lies, a pixel for each of its cells: no
 * walls, no buildings, and no links. */
void raster_draw_picture(struct raster *raster, const mw_tiles *tiles,
                         int design, int rotation);

/* The pixel at column and row; NULL outside. */
const struct pixel *raster_at(const struct raster *raster, int column, int row);

#endif
