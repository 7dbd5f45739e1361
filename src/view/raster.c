/* Draws a tile as pixels: the ground first, then what lies on it. */
#include "raster.h"

#include "raster_private.h"

int raster_node(int cell, int count)
{
    if (cell == MW_GRID / 2)
        return (count - 1) / 2;
    return (2 * cell + 1) * count / (2 * MW_GRID);
}

int raster_step_x(int side)
{
    static const int STEPS[MW_SIDES] = {0, 1, 0, -1};
    return STEPS[side];
}

int raster_step_y(int side)
{
    static const int STEPS[MW_SIDES] = {-1, 0, 1, 0};
    return STEPS[side];
}

struct pixel *raster_pixel(struct raster *raster, int column, int row)
{
    if (column < 0 || column >= raster->columns || row < 0 ||
        row >= raster->rows)
        return NULL;
    return &raster->pixels[row * raster->columns + column];
}

const struct pixel *raster_at(const struct raster *raster, int column, int row)
{
    if (column < 0 || column >= raster->columns || row < 0 ||
        row >= raster->rows)
        return NULL;
    return &raster->pixels[row * raster->columns + column];
}

/* Corner cells belong to no part; in the drawing they go with the ground
 * beside them, so that it shows no notch when it is lit. */
static void settle_corner(struct picture *picture, int column, int row)
{
    mw_picture_cell *corner = &picture->cells[row][column];
    const mw_picture_cell *beside[] = {
        &picture->cells[row][column == 0 ? 1 : column - 1],
        &picture->cells[row == 0 ? 1 : row - 1][column]};
    for (int i = 0; i < 2; i++) {
        if (beside[i]->surface == corner->surface &&
            beside[i]->mist == corner->mist && corner->part == MW_NONE)
            corner->part = beside[i]->part;
    }
}

static void read_picture(struct picture *picture, const mw_tiles *tiles,
                         int design, int rotation)
{
    for (int row = 0; row < MW_GRID; row++) {
        for (int column = 0; column < MW_GRID; column++)
            picture->cells[row][column] =
                mw_design_cell(tiles, design, rotation, column, row);
    }
    settle_corner(picture, 0, 0);
    settle_corner(picture, MW_GRID - 1, 0);
    settle_corner(picture, 0, MW_GRID - 1);
    settle_corner(picture, MW_GRID - 1, MW_GRID - 1);
}

static bool is_line(int surface)
{
    return surface == MW_ON_ROAD || surface == MW_ON_RIVER ||
           surface == MW_ON_BRIDGE;
}

/* Takes the ground from the picture. Roads and rivers are left open here:
 * they are drawn as lines, and what they do not cover becomes field. */
static void take_ground(struct raster *raster, const struct picture *picture)
{
    for (int row = 0; row < raster->rows; row++) {
        for (int column = 0; column < raster->columns; column++) {
            const mw_picture_cell *cell =
                raster_sample(raster, picture, column, row);
            *raster_pixel(raster, column, row) =
                (struct pixel){.surface = cell->surface,
                               .part = cell->part,
                               .mist = cell->mist,
                               .open = is_line(cell->surface)};
        }
    }
}

static void become_field(struct pixel *pixel, int part, bool mist)
{
    pixel->surface = MW_ON_FIELD;
    pixel->part = (int8_t)part;
    pixel->mist = mist;
    pixel->open = false;
}

/* Fills one open pixel with the ground beside it, if any is known, and with its
 * mist: a road may be clear where the field beside it is not. */
static bool fill_open(struct raster *raster, int column, int row)
{
    struct pixel *pixel = raster_pixel(raster, column, row);
    static const int ORDER[MW_SIDES] = {MW_SOUTH, MW_EAST, MW_NORTH, MW_WEST};
    for (int i = 0; i < MW_SIDES; i++) {
        int side = ORDER[i];
        const struct pixel *beside = raster_at(
            raster, column + raster_step_x(side), row + raster_step_y(side));
        if (beside == NULL || beside->open || beside->surface != MW_ON_FIELD)
            continue;
        become_field(pixel, beside->part, beside->mist);
        return true;
    }
    return false;
}

/* The side away from the line comes first (lines lie in the upper or left of
 * two pixels), and sweeps go on until nothing changes; what then is still open
 * is shut in by buildings and becomes field of nobody. */
static void fill_beside_lines(struct raster *raster)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (int i = 0; i < raster->rows * raster->columns; i++) {
            if (raster->pixels[i].open)
                changed |=
                    fill_open(raster, i % raster->columns, i / raster->columns);
        }
    }
    for (int i = 0; i < raster->rows * raster->columns; i++) {
        struct pixel *pixel = &raster->pixels[i];
        if (pixel->open)
            become_field(pixel, MW_NONE, pixel->mist);
    }
}

void raster_draw(struct raster *raster, const mw_tiles *tiles, int design,
                 int rotation, int columns, int rows, int rows_a_cell)
{
    struct picture picture;
    read_picture(&picture, tiles, design, rotation);
    raster->columns = columns;
    raster->rows = rows * rows_a_cell;
    raster->rows_a_cell = rows_a_cell;
    take_ground(raster, &picture);
    raster_draw_roads(raster, &picture);
    fill_beside_lines(raster);
    raster_draw_details(raster);
    raster_draw_marks(raster, &picture);
}
