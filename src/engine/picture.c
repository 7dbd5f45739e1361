/* A picture of a tile: its cells as drawn, and how they lie to one another. */
#include "picture.h"

static const int STEP_X[MW_SIDES] = {0, 1, 0, -1};
static const int STEP_Y[MW_SIDES] = {-1, 0, 1, 0};

bool mw_picture_fail(const struct picture *picture, enum picture_layer layer,
                     int cell, enum mw_tiles_fault fault, mw_tiles_error *error)
{
    return mw_tiles_fail(error, fault, picture->lines[cell / picture->size],
                         picture->columns[layer][cell]);
}

int mw_picture_quarters(const struct picture *picture)
{
    return picture->size == MW_GRID ? 1 : QUARTERS;
}

int mw_picture_cell_count(const struct picture *picture)
{
    return picture->size * picture->size;
}

bool mw_picture_corner(const struct picture *picture, int cell)
{
    int last = picture->size - 1;
    int column = cell % picture->size;
    int row = cell / picture->size;
    return (column == 0 || column == last) && (row == 0 || row == last);
}

int mw_picture_beside(const struct picture *picture, int cell, int side)
{
    int column = cell % picture->size + STEP_X[side];
    int row = cell / picture->size + STEP_Y[side];
    if (column < 0 || row < 0 || column >= picture->size ||
        row >= picture->size)
        return MW_NONE;
    return row * picture->size + column;
}

int mw_picture_quarter(const struct picture *picture, int cell)
{
    int right = cell % picture->size >= MW_GRID;
    int lower = cell / picture->size >= MW_GRID;
    return 2 * lower + right;
}

int mw_picture_at(const struct picture *picture, int quarter, int column,
                  int row)
{
    int right = quarter % 2;
    int lower = quarter / 2;
    return (lower * MW_GRID + row) * picture->size + right * MW_GRID + column;
}

bool mw_picture_outer(const struct picture *picture, int quarter, int side)
{
    if (picture->size == MW_GRID)
        return true;
    bool outer[MW_SIDES] = {
        [MW_NORTH] = quarter < 2,
        [MW_EAST] = quarter % 2 == 1,
        [MW_SOUTH] = quarter >= 2,
        [MW_WEST] = quarter % 2 == 0,
    };
    return outer[side];
}

int mw_picture_edge(const struct picture *picture, int quarter, int side, int n)
{
    const int last = MW_GRID - 1;
    const int column[MW_SIDES] = {n, last, last - n, 0};
    const int row[MW_SIDES] = {0, n, last, last - n};
    return mw_picture_at(picture, quarter, column[side], row[side]);
}
