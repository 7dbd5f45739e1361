/* Strews signs over grounds: the veil of the mist, graves, flowers. */
#include "map_strew.h"

#include "map_glyphs.h"
#include "map_ground.h"

/* ---- mist ---- */

/* Where signs alone tell how far the mist reaches, and where it is lit, it has
 * no holes. Elsewhere it has some wisps, three characters on in each row, so
 * that no stripes are seen. */
static bool has_wisp(const struct tile_order *order, const struct pixel *pixel,
                     int column, int row)
{
    enum { EVERY = 7, WISP = 2, SHIFT = 3 };
    return order->look.colours == COLOURS_NEVER ||
           ground_is_lit_mist(order, pixel) ||
           (column + SHIFT * row) % EVERY < WISP;
}

uint32_t strew_mist_glyph(const struct tile_order *order,
                          const struct pixel *pixel, int column, int row)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    if (!has_wisp(order, pixel, column, row))
        return ' ';
    return set->mist[ground_is_lit_mist(order, pixel)];
}

/* ---- all that is strewn ---- */

static bool is_misty_field(const struct pixel *pixel)
{
    return pixel->surface == MW_ON_FIELD && pixel->mist;
}

/* Light on light is no letter, but a wisp all the same. */
static uint8_t wisp_ink(struct look look)
{
    if (!ground_mist_has_colour(look))
        return INK_MIST;
    return look.glyphs == GLYPHS_ASCII ? INK_ON_LIGHT : INK_MONASTERY;
}

static void strew_mist(struct cell *cell, const struct tile_order *order,
                       const struct pixel *pixel, int column, int row)
{
    bool veil = !ground_mist_has_colour(order->look) &&
                !ground_is_lit_mist(order, pixel);
    cell->glyph = veil ? glyph_set(order->look.glyphs)->veil
                       : strew_mist_glyph(order, pixel, column, row);
    cell->fg = wisp_ink(order->look);
}

static void strew_ground(struct cell *cell, const struct tile_order *order,
                         const struct pixel *pixel)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    bool garden = pixel->surface == MW_ON_GARDEN;
    if (!garden && pixel->detail != DETAIL_GRAVE)
        return;
    cell->glyph = garden ? set->flower : set->grave;
    cell->fg = INK_MONASTERY;
}

void strew(struct cell *cell, const struct tile_order *order,
           const struct pixel *upper, const struct pixel *lower, int column,
           int row)
{
    if (cell->glyph != ' ')
        return;
    if (is_misty_field(upper))
        strew_mist(cell, order, upper, column, row);
    else if (is_misty_field(lower))
        strew_mist(cell, order, lower, column, row);
    else
        strew_ground(cell, order, upper);
}
