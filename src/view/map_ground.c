/* Inks of grounds, and how two share a character. */
#include "map_ground.h"

static const struct {
    uint8_t plain, lit, dark;
} SURFACE_INKS[MW_SURFACES] = {
    [MW_ON_FIELD] = {INK_FIELD, INK_LIT_FIELD, INK_FIELD},
    [MW_ON_ROAD] = {INK_ROAD, INK_LIT_ROAD, INK_ROAD},
    [MW_ON_CITY] = {INK_CITY, INK_LIT_CITY, INK_WALL},
    [MW_ON_RIVER] = {INK_RIVER, INK_RIVER, INK_RIVER},
    [MW_ON_BRIDGE] = {INK_ROAD, INK_LIT_ROAD, INK_ROAD},
    [MW_ON_VILLAGE] = {INK_VILLAGE, INK_VILLAGE, INK_VILLAGE},
    [MW_ON_MONASTERY] = {INK_MONASTERY, INK_LIT_BUILDING, INK_WALL},
    [MW_ON_GARDEN] = {INK_GARDEN, INK_LIT_BUILDING, INK_GARDEN},
    [MW_ON_CASTLE] = {INK_CASTLE, INK_LIT_BUILDING, INK_CEMETERY},
    [MW_ON_CEMETERY] = {INK_CEMETERY, INK_LIT_BUILDING, INK_CEMETERY},
    [MW_ON_RUIN] = {INK_RUIN, INK_RUIN, INK_CEMETERY},
};

bool ground_is_lit(const struct tile_order *order, const struct pixel *pixel)
{
    return pixel->part >= 0 && (order->lit >> pixel->part & 1) != 0;
}

bool ground_is_lit_mist(const struct tile_order *order,
                        const struct pixel *pixel)
{
    return pixel->mist && pixel->bank >= 0 &&
           (order->lit_mist >> pixel->bank & 1) != 0;
}

bool ground_mist_has_colour(struct look look)
{
    return look.colours == COLOURS_256;
}

uint8_t ground_behind_ink(const struct tile_order *order,
                          const struct pixel *pixel)
{
    if (ground_is_lit_mist(order, pixel))
        return INK_LIT_MIST;
    if (pixel->mist && ground_mist_has_colour(order->look))
        return order->odd ? INK_MIST_ODD : INK_MIST;
    return order->odd ? INK_FIELD_ODD : INK_FIELD;
}

uint8_t ground_ink(const struct tile_order *order, const struct pixel *pixel)
{
    switch (pixel->detail) {
    case DETAIL_WALL:
        return INK_WALL;
    case DETAIL_ROOF:
        return INK_ROOF;
    case DETAIL_DARK:
        return SURFACE_INKS[pixel->surface].dark;
    default:
        break;
    }
    if (ground_is_lit(order, pixel))
        return SURFACE_INKS[pixel->surface].lit;
    if (pixel->surface == MW_ON_FIELD)
        return ground_behind_ink(order, pixel);
    return SURFACE_INKS[pixel->surface].plain;
}

uint8_t ground_letter_ink(uint8_t ground)
{
    return ground == INK_CEMETERY ? INK_MONASTERY : INK_ON_LIGHT;
}

static bool is_field_ink(uint8_t ink)
{
    return ink == INK_FIELD || ink == INK_FIELD_ODD || ink == INK_MIST ||
           ink == INK_MIST_ODD || ink == INK_LIT_FIELD || ink == INK_LIT_MIST;
}

/* Which of two inks is the background: the field, so that the seams some
 * fonts leave between characters show field and no wall; else always the same
 * one, so that the two make one colour pair. */
static bool is_behind(uint8_t one, uint8_t other)
{
    if (is_field_ink(one) != is_field_ink(other))
        return is_field_ink(one);
    return one < other;
}

struct cell ground_halves(uint8_t upper, uint8_t lower)
{
    enum { UPPER_HALF = 0x2580, LOWER_HALF = 0x2584 };
    if (upper == lower)
        return (struct cell){.glyph = ' ', .fg = upper, .bg = upper};
    if (is_behind(upper, lower))
        return (struct cell){.glyph = LOWER_HALF, .fg = lower, .bg = upper};
    return (struct cell){.glyph = UPPER_HALF, .fg = upper, .bg = lower};
}
