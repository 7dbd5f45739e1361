/* City walls, the shapes of buildings, and where marks are drawn. */
#include "raster_private.h"

/* ---- walls ---- */

static bool same_city(const struct pixel *one, const struct pixel *other)
{
    return other->surface == MW_ON_CITY && other->part == one->part;
}

/* Is the pixel that many steps to a side another ground on this tile? Towards
 * the neighbour tile a city is open. */
static bool leaves_city(const struct raster *raster, int column, int row,
                        int side, int steps)
{
    const struct pixel *beside =
        raster_at(raster, column + steps * raster_step_x(side),
                  row + steps * raster_step_y(side));
    return beside != NULL && !same_city(raster_at(raster, column, row), beside);
}

/* At sizes with fewer pixels than the picture a narrow city would be nothing
 * but wall. Is it two pixels wide at most here, seen from this side? */
static bool is_waist(const struct raster *raster, int column, int row, int side)
{
    int back = (int)mw_side_opposite((enum mw_side)side);
    bool coarse = raster->columns < MW_GRID || raster->rows < MW_GRID;
    return coarse && (leaves_city(raster, column, row, back, 1) ||
                      leaves_city(raster, column, row, back, 2));
}

/* A city's wall is its outermost pixel, so it closes by itself. */
static bool is_wall(const struct raster *raster, int column, int row)
{
    if (raster_at(raster, column, row)->surface != MW_ON_CITY)
        return false;
    for (int side = 0; side < MW_SIDES; side++) {
        if (leaves_city(raster, column, row, side, 1) &&
            !is_waist(raster, column, row, side))
            return true;
    }
    return false;
}

/* A city too small for an inside goes without walls. */
static void draw_walls(struct raster *raster)
{
    unsigned inside = 0; /* parts that show more than their wall */
    for (int i = 0; i < raster->rows * raster->columns; i++) {
        struct pixel *pixel = &raster->pixels[i];
        if (is_wall(raster, i % raster->columns, i / raster->columns))
            pixel->detail = DETAIL_WALL;
        else if (pixel->part >= 0)
            inside |= 1U << pixel->part;
    }
    for (int i = 0; i < raster->rows * raster->columns; i++) {
        struct pixel *pixel = &raster->pixels[i];
        bool lost = pixel->part >= 0 && (inside >> pixel->part & 1) == 0;
        if (lost && pixel->detail == DETAIL_WALL)
            pixel->detail = DETAIL_NONE;
    }
}

/* ---- buildings ---- */

/* A pixel's place within the box that holds a building. */
struct place {
    int x, y, columns, rows;
};

static bool at_ends(struct place at)
{
    return at.x == 0 || at.x == at.columns - 1;
}

static bool at_door(struct place at)
{
    return at.y == at.rows - 1 && at.x == at.columns / 2 && at.columns >= 3;
}

/* A gable, a roof as deep as the walls, a door. */
static enum raster_detail monastery(struct place at)
{
    if (at.y == 0 && at.rows >= 4 && at.columns >= 3 && at_ends(at))
        return DETAIL_GAP;
    if (at.y < at.rows / 2)
        return DETAIL_ROOF;
    return at_door(at) && at.rows >= 4 ? DETAIL_DARK : DETAIL_NONE;
}

/* Battlements and a gate. */
static enum raster_detail castle(struct place at)
{
    if (at.y == 0 && at.rows >= 3 && at.columns >= 3 && at.x % 2 == 1)
        return DETAIL_GAP;
    return at_door(at) ? DETAIL_DARK : DETAIL_NONE;
}

/* Every other column has a row of graves. */
static enum raster_detail cemetery(struct place at)
{
    return at.x % 2 == 0 ? DETAIL_GRAVE : DETAIL_NONE;
}

typedef enum raster_detail building(struct place at);

static building *const BUILDINGS[MW_SURFACES] = {[MW_ON_MONASTERY] = monastery,
                                                 [MW_ON_CASTLE] = castle,
                                                 [MW_ON_CEMETERY] = cemetery};

struct box {
    int left, top, right, bottom; /* the last column and row are inside */
};

/* What the picture or a small size makes too small to be recognized grows to
 * this many pixels, and some more at large size: over the field around it; a
 * village over its roads too. */
static const struct {
    int columns, rows, more_columns, more_rows;
} LEAST[MW_SURFACES] = {
    [MW_ON_MONASTERY] = {3, 4, 2, 2}, [MW_ON_CASTLE] = {3, 4, 2, 2},
    [MW_ON_CEMETERY] = {3, 2, 2, 2},  [MW_ON_GARDEN] = {1, 2, 2, 0},
    [MW_ON_VILLAGE] = {1, 1, 2, 1},
};

/* Grows a span of pixels to both sides by turns. */
static void grow(int *first, int *last, int least)
{
    for (bool lower = true; *last - *first + 1 < least; lower = !lower)
        *(lower ? last : first) += lower ? 1 : -1;
}

static bool may_grow_over(int surface, const struct pixel *pixel)
{
    return pixel->surface == MW_ON_FIELD ||
           (surface == MW_ON_VILLAGE && pixel->surface == MW_ON_ROAD);
}

static void grow_building(struct raster *raster, int surface, struct box *box)
{
    if (LEAST[surface].columns == 0 || box->right < box->left)
        return;
    const struct pixel *seed = raster_at(raster, box->left, box->top);
    int8_t part = seed->part;
    bool fine = raster->rows_a_cell > 1;
    bool large = fine && raster->columns > MW_GRID;
    int columns = LEAST[surface].columns, rows = LEAST[surface].rows;
    grow(&box->left, &box->right,
         columns + (large ? LEAST[surface].more_columns : 0));
    grow(&box->top, &box->bottom,
         fine ? rows + (large ? LEAST[surface].more_rows : 0) : rows / 2);
    if (surface == MW_ON_CEMETERY && fine && box->top % 2 != 0 &&
        box->bottom - box->top < 2)
        box->top--; /* graves need both pixels of a character */
    for (int row = box->top; row <= box->bottom; row++) {
        for (int column = box->left; column <= box->right; column++) {
            struct pixel *pixel = raster_pixel(raster, column, row);
            if (pixel == NULL || !may_grow_over(surface, pixel))
                continue;
            pixel->surface = (uint8_t)surface;
            pixel->part = part;
            pixel->bank = MW_NONE;
            pixel->mist = false;
        }
    }
}

static struct box box_of(const struct raster *raster, int surface)
{
    struct box box = {raster->columns, raster->rows, -1, -1};
    for (int i = 0; i < raster->rows * raster->columns; i++) {
        int column = i % raster->columns, row = i / raster->columns;
        if (raster->pixels[i].surface != surface)
            continue;
        box.left = column < box.left ? column : box.left;
        box.right = column > box.right ? column : box.right;
        box.top = row < box.top ? row : box.top;
        box.bottom = row > box.bottom ? row : box.bottom;
    }
    return box;
}

/* Beside a gable and between battlements the field shows. */
static void open_gap(struct raster *raster, int column, int row)
{
    struct pixel *pixel = raster_pixel(raster, column, row);
    for (int side = 0; side < MW_SIDES; side++) {
        const struct pixel *beside = raster_at(
            raster, column + raster_step_x(side), row + raster_step_y(side));
        if (beside != NULL && beside->surface == MW_ON_FIELD) {
            *pixel = *beside;
            return;
        }
    }
}

static void shape_building(struct raster *raster, int surface, struct box box)
{
    for (int row = box.top; row <= box.bottom; row++) {
        for (int column = box.left; column <= box.right; column++) {
            struct pixel *pixel = raster_pixel(raster, column, row);
            struct place at = {column - box.left, row - box.top,
                               box.right - box.left + 1,
                               box.bottom - box.top + 1};
            if (pixel == NULL || pixel->surface != surface)
                continue;
            pixel->detail = (uint8_t)BUILDINGS[surface](at);
            if (pixel->detail == DETAIL_GAP)
                open_gap(raster, column, row);
        }
    }
}

/* Walls around a dark court with fallen stones in it. The ruin lies on four
 * tiles: it goes on over the edge of each. */
static void shape_ruin(struct raster *raster)
{
    for (int i = 0; i < raster->rows * raster->columns; i++) {
        int column = i % raster->columns, row = i / raster->columns;
        bool court = (column * 5 + row * 3) % 7 != 0;
        for (int side = 0; side < MW_SIDES; side++) {
            const struct pixel *beside =
                raster_at(raster, column + raster_step_x(side),
                          row + raster_step_y(side));
            court &= beside == NULL || beside->surface == MW_ON_RUIN;
        }
        if (raster->pixels[i].surface == MW_ON_RUIN && court)
            raster->pixels[i].detail = DETAIL_DARK;
    }
}

void raster_draw_details(struct raster *raster)
{
    draw_walls(raster);
    for (int surface = 0; surface < MW_SURFACES; surface++) {
        struct box box = box_of(raster, surface);
        grow_building(raster, surface, &box);
        if (BUILDINGS[surface] != NULL)
            shape_building(raster, surface, box);
    }
    shape_ruin(raster);
}

/* ---- marks ---- */

/* Is the pixel all that its part shows, walls and marks left out? */
static bool is_last_of_part(const struct raster *raster, int at)
{
    const struct pixel *pixel = &raster->pixels[at];
    for (int i = 0; i < raster->columns * raster->rows; i++) {
        const struct pixel *other = &raster->pixels[i];
        if (i != at && other->part == pixel->part &&
            other->detail == DETAIL_NONE && other->mark == MW_NO_MARK)
            return false;
    }
    return true;
}

/* Does the pixel show the ground of the mark? What floats in the mist keeps
 * off roads, even if the picture has it there. */
static bool suits(const struct pixel *pixel, const mw_picture_cell *cell)
{
    if (cell->mist && cell->surface == MW_ON_ROAD)
        return pixel->mist && pixel->surface == MW_ON_FIELD;
    return pixel->surface == cell->surface && pixel->part == cell->part &&
           pixel->mist == cell->mist;
}

enum {
    UNFIT_TAKEN = 10000, /* another mark is in the same character */
    UNFIT_GROUND = 1000, /* the pixel shows another ground */
    UNFIT_ROAD = 500,    /* a road in the same character would be covered */
    UNFIT_LAST = 200,    /* nothing else of the part would be left */
    UNFIT_DETAIL = 100,  /* a wall is there */
    UNFIT_MIXED = 50     /* something clear would be covered */
};

/* What a mark here does to its whole character: it fills both its pixels. */
static int unfit_character(const struct raster *raster,
                           const mw_picture_cell *cell, int at)
{
    int column = at % raster->columns;
    int first =
        at / raster->columns / raster->rows_a_cell * raster->rows_a_cell;
    int cost = 0;
    for (int i = 0; i < raster->rows_a_cell; i++) {
        const struct pixel *pixel = raster_at(raster, column, first + i);
        if (pixel->mark != MW_NO_MARK)
            cost += UNFIT_TAKEN;
        if (pixel->surface == MW_ON_ROAD)
            cost += UNFIT_ROAD;
        if (cell->mist && !pixel->mist)
            cost += UNFIT_MIXED;
    }
    return cost;
}

/* How badly a pixel suits a mark of the picture cell, by its distance among
 * others. */
static int unfit(const struct raster *raster, const mw_picture_cell *cell,
                 int at, int node_x, int node_y)
{
    const struct pixel *pixel = &raster->pixels[at];
    int dx = at % raster->columns - node_x, dy = at / raster->columns - node_y;
    int cost = dx * dx + dy * dy + unfit_character(raster, cell, at);
    if (!suits(pixel, cell))
        return cost + UNFIT_GROUND;
    if (pixel->detail != DETAIL_NONE)
        return cost + UNFIT_DETAIL;
    return is_last_of_part(raster, at) ? cost + UNFIT_LAST : cost;
}

/* Ghost marks are for the eye only: without room in the mist they are left
 * out. */
static void draw_mark(struct raster *raster, const mw_picture_cell *cell,
                      int column, int row)
{
    int x = raster_node(column, raster->columns);
    int y = raster_node(row, raster->rows);
    int best = 0;
    for (int i = 1; i < raster->columns * raster->rows; i++) {
        if (unfit(raster, cell, i, x, y) < unfit(raster, cell, best, x, y))
            best = i;
    }
    if (cell->mark == MW_GHOST_MARK &&
        unfit(raster, cell, best, x, y) >= UNFIT_ROAD)
        return;
    raster->pixels[best].mark = cell->mark;
}

void raster_draw_marks(struct raster *raster, const struct picture *picture)
{
    for (int row = 0; row < MW_GRID; row++) {
        for (int column = 0; column < MW_GRID; column++) {
            const mw_picture_cell *cell = &picture->cells[row][column];
            if (cell->mark != MW_NO_MARK)
                draw_mark(raster, cell, column, row);
        }
    }
}
