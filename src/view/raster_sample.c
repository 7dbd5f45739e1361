/* Decides which cell of a picture shows in a pixel. */
#include "raster_private.h"

/* The picture cells that a pixel covers along one axis, and how much of each:
 * in parts of which a cell has as many as there are pixels. */
struct span {
    int first, last;
    int share[MW_GRID];
};

static int sampled(int pixel, int count)
{
    return (2 * pixel + 1) * MW_GRID / (2 * count);
}

static int smaller(int one, int other)
{
    return one < other ? one : other;
}

static int larger(int one, int other)
{
    return one > other ? one : other;
}

/* With as many pixels as cells or more, it is the cell in the middle. */
static struct span covered(int pixel, int count)
{
    struct span span;
    if (count >= MW_GRID) {
        span.first = span.last = sampled(pixel, count);
        span.share[span.first] = 1;
        return span;
    }
    span.first = pixel * MW_GRID / count;
    span.last = ((pixel + 1) * MW_GRID - 1) / count;
    for (int cell = span.first; cell <= span.last; cell++)
        span.share[cell] = smaller((cell + 1) * count, (pixel + 1) * MW_GRID) -
                           larger(cell * count, pixel * MW_GRID);
    return span;
}

static bool alike(const mw_picture_cell *one, const mw_picture_cell *other)
{
    return one->surface == other->surface && one->part == other->part &&
           one->mist == other->mist;
}

/* How much of a pixel shows the same as this cell. Cities count for more, so
 * that small ones keep an inside within their walls, and villages for much
 * more, as they are never left out. */
static int votes(const struct picture *picture, const struct span *x,
                 const struct span *y, const mw_picture_cell *cell)
{
    static const int WEIGHTS[MW_SURFACES] = {
        [MW_ON_CITY] = 3, [MW_ON_VILLAGE] = 8};
    int sum = 0;
    for (int row = y->first; row <= y->last; row++) {
        for (int column = x->first; column <= x->last; column++) {
            if (alike(&picture->cells[row][column], cell))
                sum += y->share[row] * x->share[column];
        }
    }
    int weight = WEIGHTS[cell->surface];
    return weight == 0 ? 2 * sum : weight * sum;
}

/* The cell that shows in a pixel which covers more than one. */
static const mw_picture_cell *elected(const struct raster *raster,
                                      const struct picture *picture, int column,
                                      int row)
{
    struct span x = covered(column, raster->columns);
    struct span y = covered(row, raster->rows);
    const mw_picture_cell *best = NULL;
    int most = 0;
    for (int i = y.first; i <= y.last; i++) {
        for (int k = x.first; k <= x.last; k++) {
            int count = votes(picture, &x, &y, &picture->cells[i][k]);
            if (count > most) {
                best = &picture->cells[i][k];
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

const mw_picture_cell *raster_sample(const struct raster *raster,
                                     const struct picture *picture, int column,
                                     int row)
{
    int x = sampled(column, raster->columns), y = sampled(row, raster->rows);
    if (raster->columns >= MW_GRID && raster->rows >= MW_GRID)
        return &picture->cells[y][x];
    bool rim_x = on_rim(column, raster->columns);
    bool rim_y = on_rim(row, raster->rows);
    if (rim_x == rim_y)
        return elected(raster, picture, column, row);
    return &picture->cells[rim_y ? rim(row) : y][rim_x ? rim(column) : x];
}
