/* Roads and rivers in screen space: each cell of the picture's path is a node,
 * nodes of neighbouring cells are joined by straight lines one pixel wide. So
 * a line is unbroken and keeps clear of other parts whatever the size. */
#include "raster_private.h"

static const int MIDDLE = MW_GRID / 2;

struct pen {
    struct raster *raster;
    const struct picture *picture;
    int surface; /* MW_ON_ROAD or MW_ON_RIVER */
};

static const mw_picture_cell *cell_at(const struct picture *picture, int column,
                                      int row)
{
    if (column < 0 || column >= MW_GRID || row < 0 || row >= MW_GRID)
        return NULL;
    return &picture->cells[row][column];
}

/* Does the road (or river) run through this cell? */
static bool runs(const struct pen *pen, const mw_picture_cell *cell)
{
    return cell != NULL &&
           (cell->surface == pen->surface || cell->surface == MW_ON_BRIDGE);
}

/* At small sizes a line may come over what is not its own: buildings and
 * cities stay. */
static bool may_cover(const struct pixel *pixel)
{
    return pixel->surface == MW_ON_FIELD || pixel->surface == MW_ON_ROAD ||
           pixel->surface == MW_ON_RIVER || pixel->surface == MW_ON_BRIDGE;
}

/* A road over a river is a bridge. Where two parts meet in one pixel, as they
 * may at small size, the first keeps it. */
static void lay(const struct pen *pen, struct pixel *pixel, int part,
                unsigned links)
{
    bool drawn = !pixel->open && pixel->links != 0;
    bool mine = drawn && (pixel->surface == pen->surface ||
                          pixel->surface == MW_ON_BRIDGE);
    if (!mine) {
        bool river = drawn && pixel->surface == MW_ON_RIVER;
        pixel->surface = (uint8_t)(river ? MW_ON_BRIDGE : pen->surface);
        pixel->part = (int8_t)part;
        pixel->links = 0;
        pixel->open = false;
    }
    pixel->links |= (uint8_t)links;
}

/* Draws a line from the node of a picture cell `pixels` steps towards a side,
 * both its ends included, as far as there are pixels that it may cover. */
static void draw_towards(const struct pen *pen, int column, int row, int side,
                         int pixels, int part)
{
    int x = raster_node(column, pen->raster->columns);
    int y = raster_node(row, pen->raster->rows);
    unsigned back = 0;
    for (int i = 0; i <= pixels; i++) {
        struct pixel *pixel = raster_pixel(pen->raster, x, y);
        if (pixel != NULL && may_cover(pixel))
            lay(pen, pixel, part, back | (i < pixels ? 1U << side : 0));
        back = 1U << mw_side_opposite((enum mw_side)side);
        x += raster_step_x(side);
        y += raster_step_y(side);
    }
}

/* Steps between the nodes of a cell and the one beside it. */
static int distance(const struct pen *pen, int column, int row, int side)
{
    int x = raster_node(column + raster_step_x(side), pen->raster->columns) -
            raster_node(column, pen->raster->columns);
    int y = raster_node(row + raster_step_y(side), pen->raster->rows) -
            raster_node(row, pen->raster->rows);
    return x * raster_step_x(side) + y * raster_step_y(side);
}

static const mw_picture_cell *beside(const struct pen *pen, int column, int row,
                                     int side)
{
    return cell_at(pen->picture, column + raster_step_x(side),
                   row + raster_step_y(side));
}

/* The side by which the road leaves the tile here, or MW_NONE. */
static int exit_side(int column, int row)
{
    if (column == MIDDLE)
        return row == 0 ? MW_NORTH : row == MW_GRID - 1 ? MW_SOUTH : MW_NONE;
    if (row == MIDDLE)
        return column == 0             ? MW_WEST
               : column == MW_GRID - 1 ? MW_EAST
                                       : MW_NONE;
    return MW_NONE;
}

/* Sides on which the path goes on from this cell. */
static unsigned path_sides(const struct pen *pen, int column, int row)
{
    unsigned sides = 0;
    for (int side = 0; side < MW_SIDES; side++) {
        if (runs(pen, beside(pen, column, row, side)))
            sides |= 1U << side;
    }
    int exit = exit_side(column, row);
    return exit == MW_NONE ? sides : sides | 1U << exit;
}

static bool ends_roads(const mw_picture_cell *cell)
{
    static const bool ENDS[MW_SURFACES] = {
        [MW_ON_CITY] = true,      [MW_ON_VILLAGE] = true,
        [MW_ON_MONASTERY] = true, [MW_ON_CASTLE] = true,
        [MW_ON_CEMETERY] = true,  [MW_ON_RUIN] = true};
    return cell != NULL && ENDS[cell->surface];
}

/* Where a path that comes from one side only runs up against its end: straight
 * ahead if possible. MW_NONE if it goes on, or ends in the open. */
static int end_side(const struct pen *pen, int column, int row, unsigned from)
{
    static const int TURNS[] = {2, 1, 3};
    for (int side = 0; side < MW_SIDES; side++) {
        if (from != 1U << side)
            continue;
        for (int i = 0; i < 3; i++) {
            int ahead = (side + TURNS[i]) % MW_SIDES;
            if (ends_roads(beside(pen, column, row, ahead)))
                return ahead;
        }
    }
    return MW_NONE;
}

/* The part that runs from a cell to the one beside it; a bridge names the road
 * only. */
static int part_between(const struct pen *pen, const mw_picture_cell *one,
                        const mw_picture_cell *other)
{
    bool bridge = one->surface == MW_ON_BRIDGE && pen->surface == MW_ON_RIVER;
    return bridge ? other->part : one->part;
}

static void draw_cell(const struct pen *pen, int column, int row)
{
    const mw_picture_cell *cell = cell_at(pen->picture, column, row);
    if (!runs(pen, cell))
        return;
    unsigned sides = path_sides(pen, column, row);
    for (int side = MW_EAST; side <= MW_SOUTH; side++) {
        const mw_picture_cell *next = beside(pen, column, row, side);
        if (runs(pen, next))
            draw_towards(pen, column, row, side,
                         distance(pen, column, row, side),
                         part_between(pen, cell, next));
    }
    int exit = exit_side(column, row);
    if (exit != MW_NONE)
        draw_towards(pen, column, row, exit, RASTER_ROWS_MAX, cell->part);
    int end = end_side(pen, column, row, sides);
    if (end != MW_NONE)
        draw_towards(pen, column, row, end, distance(pen, column, row, end),
                     cell->part);
}

void raster_draw_roads(struct raster *raster, const struct picture *picture)
{
    static const int SURFACES[] = {MW_ON_RIVER, MW_ON_ROAD};
    for (int i = 0; i < 2; i++) {
        struct pen pen = {raster, picture, SURFACES[i]};
        for (int row = 0; row < MW_GRID; row++) {
            for (int column = 0; column < MW_GRID; column++)
                draw_cell(&pen, column, row);
        }
    }
}
