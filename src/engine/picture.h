/* A picture of a tile: its cells as drawn, and how they lie to one another. */
#ifndef ENGINE_PICTURE_H
#define ENGINE_PICTURE_H

#include "letters.h"
#include "tiles_head.h"
#include "tiles_text.h"

enum {
    PICTURE_MAX = 2 * MW_GRID, /* the 2x2 start tile */
    PICTURE_CELLS = PICTURE_MAX * PICTURE_MAX,
    QUARTERS = 4
};

enum picture_layer { GROUND_LAYER, MIST_LAYER, SPOT_LAYER, PICTURE_LAYERS };

struct picture_cell {
    uint8_t surface; /* enum mw_surface */
    uint8_t mark;    /* enum mw_mark, of the ground */
    uint8_t mist_mark;
    bool mist;
    bool spot;
};

/* Cells are numbered by rows. An ordinary picture is one quarter, number 0;
 * the 2x2 start tile has four, by rows. */
struct picture {
    int size; /* 9 or 18 */
    struct picture_cell cells[PICTURE_CELLS];
    int lines[PICTURE_MAX]; /* where it was read from, for errors */
    int columns[PICTURE_LAYERS][PICTURE_CELLS];
};

/* Reads the rows below a tile line, and settles on what inns and magic
 * symbols lie. */
bool mw_picture_read(struct lines *lines, const struct tile_head *head,
                     struct picture *picture, mw_tiles_error *error);

/* Sets an error that points at a cell, and returns false. */
bool mw_picture_fail(const struct picture *picture, enum picture_layer layer,
                     int cell, enum mw_tiles_fault fault,
                     mw_tiles_error *error);

int mw_picture_quarters(const struct picture *picture);
int mw_picture_cell_count(const struct picture *picture);

/* The four outer corners belong to no part, in any layer. */
bool mw_picture_corner(const struct picture *picture, int cell);

/* The cell beside this one, or MW_NONE past the rim. */
int mw_picture_beside(const struct picture *picture, int cell, int side);

int mw_picture_quarter(const struct picture *picture, int cell);

/* The cell at column and row, 0 to 8, of a quarter. */
int mw_picture_at(const struct picture *picture, int quarter, int column,
                  int row);

/* Is this side of the quarter a side of the whole tile? */
bool mw_picture_outer(const struct picture *picture, int quarter, int side);

/* The n-th cell along a side of a quarter, clockwise, n from 0 to 8. */
int mw_picture_edge(const struct picture *picture, int quarter, int side,
                    int n);

#endif
