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

static bool is_line(int surface)
{
    return surface == MW_ON_ROAD || surface == MW_ON_RIVER ||
           surface == MW_ON_BRIDGE;
}

static struct pixel as_it_is(const struct picture *picture,
                             const mw_picture_cell *cell)
{
    return (struct pixel){.surface = cell->surface,
                          .part = cell->part,
                          .bank = raster_bank(picture, cell),
                          .mist = cell->mist};
}

/* Takes the ground from the picture. Roads and rivers are left open here:
 * they are drawn as lines, and what they do not cover becomes field. */
static void take_ground(struct raster *raster, const struct picture *picture)
{
    for (int row = 0; row < raster->rows; row++) {
        for (int column = 0; column < raster->columns; column++) {
            const mw_picture_cell *cell =
                raster_sample(raster, picture, column, row);
            struct pixel *pixel = raster_pixel(raster, column, row);
            *pixel = as_it_is(picture, cell);
            pixel->open = is_line(cell->surface);
        }
    }
}

/* Field, and mist, like another pixel's. */
static void become_field(struct pixel *pixel, const struct pixel *as)
{
    *pixel = (struct pixel){.surface = MW_ON_FIELD,
                            .part = as->part,
                            .bank = as->bank,
                            .mist = as->mist};
}

static const struct pixel *beside(const struct raster *raster, int at, int side)
{
    return raster_at(raster, at % raster->columns + raster_step_x(side),
                     at / raster->columns + raster_step_y(side));
}

static bool is_drawn_line(const struct pixel *pixel)
{
    return pixel != NULL && !pixel->open && is_line(pixel->surface);
}

/* From which side an open pixel takes its ground: away from the line that it
 * was sampled from, or any. */
enum where { AWAY_FROM_LINE, ANYWHERE };

/* Fills one open pixel with the ground beside it, if any is known, and with its
 * mist: a road may be clear where the field beside it is not. */
static bool fill_open(struct raster *raster, int at, enum where where)
{
    static const int ORDER[MW_SIDES] = {MW_SOUTH, MW_EAST, MW_NORTH, MW_WEST};
    for (int i = 0; i < MW_SIDES; i++) {
        int side = ORDER[i];
        int back = (int)mw_side_opposite((enum mw_side)side);
        const struct pixel *ground = beside(raster, at, side);
        if (ground == NULL || ground->open || ground->surface != MW_ON_FIELD)
            continue;
        if (where == AWAY_FROM_LINE && !is_drawn_line(beside(raster, at, back)))
            continue;
        become_field(&raster->pixels[at], ground);
        return true;
    }
    return false;
}

static bool sweep(struct raster *raster, enum where where)
{
    bool changed = false;
    for (int i = 0; i < raster->rows * raster->columns; i++) {
        if (raster->pixels[i].open)
            changed |= fill_open(raster, i, where);
    }
    return changed;
}

/* Ground away from the line comes first, so that mist at the end of a straight
 * piece does not creep along it. What is still open in the end is shut in by
 * buildings and becomes field of nobody. */
static void fill_beside_lines(struct raster *raster)
{
    while (sweep(raster, AWAY_FROM_LINE) || sweep(raster, ANYWHERE))
        continue;
    for (int i = 0; i < raster->rows * raster->columns; i++) {
        struct pixel *pixel = &raster->pixels[i];
        const struct pixel nobodys = {
            .part = MW_NONE, .bank = pixel->bank, .mist = pixel->mist};
        if (pixel->open)
            become_field(pixel, &nobodys);
    }
}

void raster_draw(struct raster *raster, const mw_tiles *tiles, int design,
                 int rotation, int columns, int rows, int rows_a_cell)
{
    struct picture picture;
    raster_read_picture(&picture, tiles, design, rotation);
    raster->columns = columns;
    raster->rows = rows * rows_a_cell;
    raster->rows_a_cell = rows_a_cell;
    take_ground(raster, &picture);
    raster_draw_roads(raster, &picture);
    fill_beside_lines(raster);
    raster_draw_details(raster);
    raster_draw_marks(raster, &picture);
}

void raster_draw_picture(struct raster *raster, const mw_tiles *tiles,
                         int design, int rotation)
{
    struct picture picture;
    raster_read_picture(&picture, tiles, design, rotation);
    raster->columns = raster->rows = MW_GRID;
    raster->rows_a_cell = 1;
    for (int i = 0; i < MW_GRID * MW_GRID; i++)
        raster->pixels[i] =
            as_it_is(&picture, &picture.cells[i / MW_GRID][i % MW_GRID]);
}
