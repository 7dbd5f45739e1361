/* Turns a tile's raster into characters, as half blocks or one ground each. */
#include "map_tile.h"

#include "map_glyphs.h"
#include "map_ground.h"
#include "map_marks.h"
#include "map_overview.h"
#include "map_strew.h"

/* ---- pictures ---- */

static const struct {
    int columns, rows;
} SIZES[TILE_SIZES] = {[TILE_OVERVIEW] = {3, 1},
                       [TILE_SMALL] = {5, 3},
                       [TILE_MEDIUM] = {9, 5},
                       [TILE_LARGE] = {13, 7}};

int tile_columns(enum tile_size size)
{
    return SIZES[size].columns;
}

int tile_rows(enum tile_size size)
{
    return SIZES[size].rows;
}

bool look_has_pixels(struct look look)
{
    return look.glyphs == GLYPHS_UTF8 && look.colours != COLOURS_NEVER;
}

struct cell *tile_cell(struct tile_picture *picture, int column, int row)
{
    return &picture->cells[row * picture->columns + column];
}

void tile_draw_nothing(struct tile_picture *picture, enum tile_size size,
                       struct look look)
{
    picture->columns = tile_columns(size);
    picture->rows = tile_rows(size);
    picture->look = look;
    for (int i = 0; i < picture->columns * picture->rows; i++) {
        picture->cells[i] = (struct cell){.glyph = ' '};
        picture->taken[i] = false;
    }
}

void tile_lay(struct canvas *canvas, struct rect window, int column, int row,
              const struct tile_picture *picture)
{
    for (int i = 0; i < picture->columns * picture->rows; i++) {
        int x = column + i % picture->columns, y = row + i / picture->columns;
        if (rect_has(window, x, y))
            canvas_put(canvas, x, y, picture->cells[i]);
    }
}

/* ---- half blocks ---- */

static void draw_pixels(struct tile_picture *picture,
                        const struct tile_order *order)
{
    const struct raster *raster = &picture->raster;
    for (int row = 0; row < picture->rows; row++) {
        for (int column = 0; column < picture->columns; column++) {
            const struct pixel *upper = raster_at(raster, column, 2 * row);
            const struct pixel *lower = raster_at(raster, column, 2 * row + 1);
            struct cell *cell = tile_cell(picture, column, row);
            *cell = ground_halves(ground_ink(order, upper),
                                  ground_ink(order, lower));
            strew(cell, order, upper, lower, column, row);
        }
    }
}

/* ---- one ground a character ---- */

static bool is_road(const struct pixel *pixel)
{
    return pixel->surface == MW_ON_ROAD || pixel->surface == MW_ON_BRIDGE;
}

/* Fields are dotted, thickly and thinly by turns, so that tiles can be told
 * from each other and from the empty table. */
static bool has_dot(const struct tile_order *order, int column, int row)
{
    return order->odd ? (column + 2 * row) % 4 == 0 : (column + row) % 2 == 0;
}

static uint32_t ground_glyph(const struct tile_order *order,
                             const struct pixel *pixel, int column, int row)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    bool lit = ground_is_lit(order, pixel);
    if (is_road(pixel))
        return set->roads[pixel->links][lit];
    if (pixel->detail == DETAIL_WALL)
        return set->wall[lit];
    if (pixel->detail == DETAIL_ROOF)
        return set->roof;
    if (pixel->surface == MW_ON_FIELD && pixel->mist)
        return strew_mist_glyph(order, pixel, column, row);
    if (pixel->surface == MW_ON_FIELD && !lit && !has_dot(order, column, row))
        return ' ';
    return set->surfaces[pixel->surface][lit];
}

static struct cell plain_cell(const struct tile_order *order,
                              const struct pixel *pixel, uint32_t glyph)
{
    return (struct cell){.glyph = glyph,
                         .fg = ground_ink(order, pixel),
                         .attr = ground_is_lit(order, pixel) ? ATTR_BOLD : 0};
}

/* Does a ground that has its colour need a letter, too? All need one in ASCII,
 * elsewhere buildings that few colours make white like a city. Mist has its
 * veil. */
static bool needs_letter(const struct tile_order *order,
                         const struct pixel *pixel)
{
    bool building = pixel->surface == MW_ON_MONASTERY ||
                    pixel->surface == MW_ON_CASTLE ||
                    pixel->surface == MW_ON_RUIN;
    if (pixel->surface == MW_ON_FIELD && pixel->mist)
        return false;
    return order->look.glyphs == GLYPHS_ASCII ||
           (building && pixel->detail == DETAIL_NONE);
}

/* With colours the ground is the background. Lines are bold, which makes them
 * bright where colours are few. */
static struct cell ground_cell(const struct tile_order *order,
                               const struct pixel *pixel, int column, int row)
{
    uint32_t glyph = ground_glyph(order, pixel, column, row);
    if (order->look.colours == COLOURS_NEVER)
        return plain_cell(order, pixel, glyph);
    uint8_t ink = ground_ink(order, pixel);
    if (is_road(pixel) || pixel->surface == MW_ON_VILLAGE)
        return (struct cell){.glyph = glyph,
                             .fg = ink,
                             .bg = ground_behind_ink(order, pixel),
                             .attr = ATTR_BOLD};
    struct cell cell = {.glyph = ' ', .fg = ground_letter_ink(ink), .bg = ink};
    if (needs_letter(order, pixel))
        cell.glyph = glyph;
    else
        strew(&cell, order, pixel, pixel, column, row);
    return cell;
}

static void draw_grounds(struct tile_picture *picture,
                         const struct tile_order *order)
{
    for (int row = 0; row < picture->rows; row++) {
        for (int column = 0; column < picture->columns; column++)
            *tile_cell(picture, column, row) = ground_cell(
                order, raster_at(&picture->raster, column, row), column, row);
    }
}

void tile_draw(struct tile_picture *picture, const struct tile_order *order)
{
    tile_draw_nothing(picture, order->size, order->look);
    bool pixels = look_has_pixels(order->look);
    raster_draw(&picture->raster, order->tiles, order->design, order->rotation,
                picture->columns, picture->rows, pixels ? 2 : 1);
    if (order->size == TILE_OVERVIEW)
        overview_draw(picture, order);
    else if (pixels)
        draw_pixels(picture, order);
    else
        draw_grounds(picture, order);
    if (order->size != TILE_OVERVIEW)
        marks_draw(picture, order);
}

void tile_paint(struct canvas *canvas, int column, int row,
                const struct tile_order *order)
{
    struct rect everywhere = {0, 0, canvas->columns, canvas->rows};
    struct tile_picture picture;
    tile_draw(&picture, order);
    tile_lay(canvas, everywhere, column, row, &picture);
}
