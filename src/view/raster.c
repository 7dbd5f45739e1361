/* Samples a tile's picture to pixels. */
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
        if (beside[i]->surface == corner->surface && corner->part == MW_NONE)
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

static int sampled(int pixel, int count)
{
    return (2 * pixel + 1) * MW_GRID / (2 * count);
}

/* How much of a picture cell shows in a pixel along a line of `count` pixels,
 * in parts of which a cell has `count`. With more pixels than cells it is all
 * of the one in the middle. */
static int overlap(int cell, int pixel, int count)
{
    if (count >= MW_GRID)
        return cell == sampled(pixel, count) ? count : 0;
    int first = cell * count > pixel * MW_GRID ? cell * count : pixel * MW_GRID;
    int last = (cell + 1) * count < (pixel + 1) * MW_GRID
                   ? (cell + 1) * count
                   : (pixel + 1) * MW_GRID;
    return last > first ? last - first : 0;
}

static bool alike(const mw_picture_cell *one, const mw_picture_cell *other)
{
    return one->surface == other->surface && one->part == other->part &&
           one->mist == other->mist;
}

struct spot {
    int column, row;
};

/* How much of a pixel shows the same as this cell. Cities count for more, so
 * that small ones keep an inside within their walls, and villages for much
 * more, as they are never left out. */
static int votes(const struct raster *raster, const struct picture *picture,
                 struct spot pixel, const mw_picture_cell *cell)
{
    int sum = 0;
    for (int y = 0; y < MW_GRID; y++) {
        int height = overlap(y, pixel.row, raster->rows);
        for (int x = 0; height > 0 && x < MW_GRID; x++) {
            if (alike(&picture->cells[y][x], cell))
                sum += height * overlap(x, pixel.column, raster->columns);
        }
    }
    static const int WEIGHTS[MW_SURFACES] = {
        [MW_ON_CITY] = 3, [MW_ON_VILLAGE] = 8};
    int weight = WEIGHTS[cell->surface];
    return weight == 0 ? 2 * sum : weight * sum;
}

/* The cell that shows in a pixel which covers more than one. */
static const mw_picture_cell *elected(const struct raster *raster,
                                      const struct picture *picture,
                                      struct spot pixel)
{
    const mw_picture_cell *best = NULL;
    int most = 0;
    for (int y = 0; y < MW_GRID; y++) {
        for (int x = 0; x < MW_GRID; x++) {
            if (overlap(x, pixel.column, raster->columns) == 0 ||
                overlap(y, pixel.row, raster->rows) == 0)
                continue;
            const mw_picture_cell *cell = &picture->cells[y][x];
            int count = votes(raster, picture, pixel, cell);
            if (count > most) {
                best = cell;
                most = count;
            }
        }
    }
    return best;
}

static bool on_rim(int pixel, int count)
{
    return pixel == 0 || pixel == count - 1;
}

static int rim(int pixel)
{
    return pixel == 0 ? 0 : MW_GRID - 1;
}

/* The picture cell that shows in a pixel. With fewer pixels than cells the
 * majority shows; but on the rim what lies there, as neighbours must join. */
static const mw_picture_cell *sample(const struct raster *raster,
                                     const struct picture *picture, int column,
                                     int row)
{
    int x = sampled(column, raster->columns), y = sampled(row, raster->rows);
    if (raster->columns >= MW_GRID && raster->rows >= MW_GRID)
        return &picture->cells[y][x];
    bool rim_x = on_rim(column, raster->columns);
    bool rim_y = on_rim(row, raster->rows);
    if (rim_x == rim_y)
        return elected(raster, picture, (struct spot){column, row});
    return &picture->cells[rim_y ? rim(row) : y][rim_x ? rim(column) : x];
}

/* Takes the ground from the picture. Roads and rivers are left open here:
 * they are drawn as lines, and what they do not cover becomes field. */
static void take_ground(struct raster *raster, const struct picture *picture)
{
    for (int row = 0; row < raster->rows; row++) {
        for (int column = 0; column < raster->columns; column++) {
            const mw_picture_cell *cell = sample(raster, picture, column, row);
            *raster_pixel(raster, column, row) =
                (struct pixel){.surface = cell->surface,
                               .part = cell->part,
                               .mist = cell->mist,
                               .open = is_line(cell->surface)};
        }
    }
}

static void become_field(struct pixel *pixel, int part)
{
    pixel->surface = MW_ON_FIELD;
    pixel->part = (int8_t)(pixel->mist ? MW_NONE : part);
    pixel->open = false;
}

/* Fills one open pixel with the ground beside it, if any is known. Clear
 * ground is sought for clear pixels, misty for misty ones. */
static bool fill_open(struct raster *raster, int column, int row)
{
    struct pixel *pixel = raster_pixel(raster, column, row);
    const struct pixel *found = NULL;
    static const int ORDER[MW_SIDES] = {MW_SOUTH, MW_EAST, MW_NORTH, MW_WEST};
    for (int i = 0; i < MW_SIDES; i++) {
        int side = ORDER[i];
        const struct pixel *beside = raster_at(
            raster, column + raster_step_x(side), row + raster_step_y(side));
        if (beside == NULL || beside->open || beside->surface != MW_ON_FIELD)
            continue;
        if (found == NULL ||
            (found->mist != pixel->mist && beside->mist == pixel->mist))
            found = beside;
    }
    if (found == NULL)
        return false;
    become_field(pixel, found->part);
    return true;
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
            become_field(pixel, MW_NONE);
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
