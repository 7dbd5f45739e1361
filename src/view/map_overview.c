/* A tile in three characters: its west side, its middle, its east side. Cities
 * take half or all of a character, roads are lines. */
#include "map_overview.h"

#include "map_glyphs.h"
#include "map_ground.h"

enum { WEST_COLUMN, MIDDLE_COLUMN, EAST_COLUMN };

static const int MIDDLE = MW_GRID / 2;

static struct pixel pixel_at(const struct tile_order *order, int column,
                             int row)
{
    mw_picture_cell cell = mw_design_cell(order->tiles, order->design,
                                          order->rotation, column, row);
    return (struct pixel){
        .surface = cell.surface, .part = cell.part, .mist = cell.mist};
}

static struct pixel side_pixel(const struct tile_order *order, int side)
{
    static const struct {
        int column, row;
    } EDGES[MW_SIDES] = {{4, 0}, {8, 4}, {4, 8}, {0, 4}};
    return pixel_at(order, EDGES[side].column, EDGES[side].row);
}

/* Column 0, 1 or 2 shows the west side, the middle or the east side. */
static struct pixel middle_pixel(const struct tile_order *order, int column)
{
    return pixel_at(order, column * MIDDLE, MIDDLE);
}

mw_picture_cell overview_cell(const mw_tiles *tiles, int design, int rotation,
                              int column)
{
    return mw_design_cell(tiles, design, rotation, column * MIDDLE, MIDDLE);
}

static bool is_road(const struct pixel *pixel)
{
    return pixel->surface == MW_ON_ROAD || pixel->surface == MW_ON_BRIDGE;
}

/* The ground of the upper (north) or lower (south) half of a column: a city
 * that is there, else what the middle shows, roads left out. A monastery has
 * its roof above. */
static struct pixel half_pixel(const struct tile_order *order, int column,
                               int side)
{
    struct pixel middle = middle_pixel(order, column);
    struct pixel rim = side_pixel(order, side);
    if (middle.surface != MW_ON_CITY && rim.surface == MW_ON_CITY)
        return rim;
    if (is_road(&middle) || middle.surface == MW_ON_VILLAGE)
        return (struct pixel){
            .surface = MW_ON_FIELD, .part = MW_NONE, .mist = middle.mist};
    if (middle.surface == MW_ON_MONASTERY && side == MW_NORTH)
        middle.detail = DETAIL_ROOF;
    return middle;
}

/* Where roads run in a column: those of the sides meet in the middle one. */
static unsigned road_links(const struct tile_order *order, int column)
{
    unsigned sides = 0;
    for (int side = 0; side < MW_SIDES; side++) {
        struct pixel rim = side_pixel(order, side);
        if (is_road(&rim))
            sides |= 1U << side;
    }
    if (column == MIDDLE_COLUMN)
        return sides;
    unsigned here = 1U << (column == WEST_COLUMN ? MW_WEST : MW_EAST);
    return (sides & here) != 0 ? 1U << MW_WEST | 1U << MW_EAST : 0;
}

/* Any road of the column, for its ink: a lit one first. */
static struct pixel road_pixel(const struct tile_order *order, int column)
{
    struct pixel found = {.surface = MW_ON_ROAD, .part = MW_NONE};
    for (int side = 0; side < MW_SIDES; side++) {
        struct pixel rim = side_pixel(order, side);
        bool here = column == MIDDLE_COLUMN ||
                    side == (column == WEST_COLUMN ? MW_WEST : MW_EAST);
        if (here && is_road(&rim) && !ground_is_lit(order, &found))
            found = rim;
    }
    return found;
}

static struct cell road_cell(const struct tile_order *order, int column)
{
    struct pixel road = road_pixel(order, column);
    bool lit = ground_is_lit(order, &road);
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    return (struct cell){.glyph = set->roads[road_links(order, column)][lit],
                         .fg = ground_ink(order, &road),
                         .bg = ground_field_ink(order, road.mist),
                         .attr = lit ? ATTR_BOLD : 0};
}

/* A building is what its tile is about, and the roads to it end there. */
static bool has_building(const struct tile_order *order, int column)
{
    struct pixel middle = middle_pixel(order, column);
    return column == MIDDLE_COLUMN &&
           (middle.surface == MW_ON_MONASTERY ||
            middle.surface == MW_ON_CASTLE || middle.surface == MW_ON_CEMETERY);
}

/* A road that comes from below or above takes half of the character, and the
 * roof is what stays; one from the side has a character of its own. */
static struct cell building_cell(const struct tile_order *order)
{
    unsigned links = road_links(order, MIDDLE_COLUMN);
    struct pixel road = road_pixel(order, MIDDLE_COLUMN);
    struct pixel upper = half_pixel(order, MIDDLE_COLUMN, MW_NORTH);
    struct pixel lower = half_pixel(order, MIDDLE_COLUMN, MW_SOUTH);
    if ((links & 1U << MW_NORTH) != 0) {
        lower = upper;
        upper = road;
    } else if ((links & 1U << MW_SOUTH) != 0) {
        lower = road;
    }
    return ground_halves(ground_ink(order, &upper), ground_ink(order, &lower));
}

/* A road below or above a city shares its character, half and half. */
static struct cell pixels_cell(const struct tile_order *order, int column)
{
    struct pixel upper = half_pixel(order, column, MW_NORTH);
    struct pixel lower = half_pixel(order, column, MW_SOUTH);
    bool road = road_links(order, column) != 0;
    bool city_above = upper.surface == MW_ON_CITY;
    bool city_below = lower.surface == MW_ON_CITY;
    bool apart = column == MIDDLE_COLUMN && city_above != city_below;
    bool gate = column == MIDDLE_COLUMN && city_above && city_below;
    if (has_building(order, column))
        return building_cell(order);
    if (road && !apart && !gate)
        return road_cell(order, column);
    if (road) {
        struct pixel line = road_pixel(order, column);
        *(city_above ? &lower : &upper) = line;
    }
    return ground_halves(ground_ink(order, &upper), ground_ink(order, &lower));
}

static uint32_t ground_glyph(const struct tile_order *order,
                             const struct pixel *upper,
                             const struct pixel *lower)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    bool lit = ground_is_lit(order, upper) || ground_is_lit(order, lower);
    bool above = upper->surface == MW_ON_CITY;
    bool below = lower->surface == MW_ON_CITY;
    if (above && !below)
        return set->city_north[lit];
    if (below && !above)
        return set->city_south[lit];
    if (above && upper->part != lower->part)
        return set->city_both[lit];
    if (upper->mist && upper->surface == MW_ON_FIELD)
        return set->mist;
    return set->surfaces[upper->surface][lit];
}

/* Does a character that is nothing but ground need a glyph besides its colour?
 * Letters are for ASCII, and for what a colour cannot tell. */
static bool needs_glyph(const struct tile_order *order,
                        const struct pixel *upper, const struct pixel *lower)
{
    bool whole = upper->surface == lower->surface && upper->part == lower->part;
    bool clear = upper->surface == MW_ON_FIELD && !upper->mist;
    return order->look.glyphs == GLYPHS_ASCII || !whole ||
           !(clear || upper->surface == MW_ON_CITY);
}

/* One ground a character: a road is drawn on the city or field behind it. */
static struct cell ground_cell(const struct tile_order *order, int column)
{
    struct pixel upper = half_pixel(order, column, MW_NORTH);
    struct pixel lower = half_pixel(order, column, MW_SOUTH);
    const struct pixel *ground = upper.surface == MW_ON_CITY ? &upper : &lower;
    bool lit = ground_is_lit(order, &upper) || ground_is_lit(order, &lower);
    bool road = road_links(order, column) != 0 && !has_building(order, column);
    struct cell cell = road_cell(order, column);
    if (!road)
        cell = (struct cell){.glyph = ground_glyph(order, &upper, &lower),
                             .fg = ground_ink(order, ground),
                             .attr = lit ? ATTR_BOLD : 0};
    if (order->look.colours == COLOURS_NEVER) {
        cell.bg = INK_DEFAULT;
        return cell;
    }
    cell.bg = ground_ink(order, ground);
    if (road)
        return cell;
    cell.fg = ground_letter_ink(cell.bg);
    cell.attr = 0;
    if (!needs_glyph(order, &upper, &lower))
        cell.glyph = ' ';
    return cell;
}

void overview_draw(struct tile_picture *picture, const struct tile_order *order)
{
    bool pixels = look_has_pixels(order->look);
    for (int column = 0; column < picture->columns; column++)
        *tile_cell(picture, column, 0) =
            pixels ? pixels_cell(order, column) : ground_cell(order, column);
}
