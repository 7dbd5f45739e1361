/* A tile in three characters: its west side, its middle, its east side. Cities
 * take half or all of a character, roads are lines. */
#include "map_overview.h"

#include "map_glyphs.h"
#include "map_ground.h"
#include "map_marks.h"
#include "map_strew.h"

enum { WEST_COLUMN, MIDDLE_COLUMN, EAST_COLUMN, COLUMNS };

enum { MIDDLE = MW_GRID / 2, LAST = MW_GRID - 1 };

/* The picture's column that a column shows. */
static const int SHOWN[COLUMNS] = {0, MIDDLE, LAST};

/* What is drawn, and what its picture shows. */
struct overview {
    const struct tile_order *order;
    struct raster picture;
};

static const struct pixel *side_pixel(const struct overview *view, int side)
{
    static const struct {
        int column, row;
    } EDGES[MW_SIDES] = {
        {MIDDLE, 0}, {LAST, MIDDLE}, {MIDDLE, LAST}, {0, MIDDLE}};
    return raster_at(&view->picture, EDGES[side].column, EDGES[side].row);
}

mw_picture_cell overview_cell(const mw_tiles *tiles, int design, int rotation,
                              int column)
{
    return mw_design_cell(tiles, design, rotation, SHOWN[column], MIDDLE);
}

/* ---- grounds ---- */

static bool is_road(const struct pixel *pixel)
{
    return pixel->surface == MW_ON_ROAD || pixel->surface == MW_ON_BRIDGE;
}

/* Has it a sign of its own, which is more than a road that leads there? */
static bool is_building(const struct pixel *pixel)
{
    return pixel->surface == MW_ON_MONASTERY ||
           pixel->surface == MW_ON_CASTLE || pixel->surface == MW_ON_CEMETERY ||
           pixel->surface == MW_ON_RUIN;
}

/* Any pixel of the mist, if it lies over most of the upper (north) or lower
 * (south) half of a column; else NULL. */
static const struct pixel *mist_over(const struct overview *view, int column,
                                     int side)
{
    enum { WIDTH = MW_GRID / COLUMNS, HEIGHT = MW_GRID / 2 };
    int first = side == MW_NORTH ? 0 : MW_GRID - HEIGHT;
    int count = 0;
    const struct pixel *found = NULL;
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        const struct pixel *pixel = raster_at(
            &view->picture, column * WIDTH + i % WIDTH, first + i / WIDTH);
        if (!pixel->mist)
            continue;
        count++;
        if (found == NULL || pixel->bank >= 0)
            found = pixel;
    }
    return 2 * count >= WIDTH * HEIGHT ? found : NULL;
}

/* Field, or mist over it. */
static struct pixel field_pixel(const struct overview *view, int column,
                                int side, int part)
{
    const struct pixel *mist = mist_over(view, column, side);
    struct pixel field = {
        .surface = MW_ON_FIELD, .part = (int8_t)part, .bank = MW_NONE};
    if (mist != NULL) {
        field.part = MW_NONE;
        field.bank = mist->bank;
        field.mist = true;
    }
    return field;
}

/* What lies behind a line or sign: mist if it is in either half, so that banks
 * are seen at a glance. */
static struct pixel behind(const struct overview *view, int column)
{
    struct pixel north = field_pixel(view, column, MW_NORTH, MW_NONE);
    return north.mist ? north : field_pixel(view, column, MW_SOUTH, MW_NONE);
}

/* The ground of the upper (north) or lower (south) half of a column: a city
 * that is there, else what the middle shows, roads left out. The ruin is in a
 * corner of each quarter. A monastery has its roof above. */
static struct pixel half_pixel(const struct overview *view, int column,
                               int side)
{
    int row = side == MW_NORTH ? 0 : LAST;
    struct pixel middle = *raster_at(&view->picture, SHOWN[column], MIDDLE);
    const struct pixel *rim = side_pixel(view, side);
    const struct pixel *corner = raster_at(&view->picture, SHOWN[column], row);
    if (corner->surface == MW_ON_RUIN)
        return *corner;
    if (middle.surface != MW_ON_CITY && rim->surface == MW_ON_CITY)
        return *rim;
    if (middle.surface == MW_ON_FIELD)
        return field_pixel(view, column, side, middle.part);
    if (is_road(&middle) || middle.surface == MW_ON_VILLAGE)
        return field_pixel(view, column, side, MW_NONE);
    if (middle.surface == MW_ON_MONASTERY && side == MW_NORTH)
        middle.detail = DETAIL_ROOF;
    if (middle.surface == MW_ON_CEMETERY)
        middle.detail = DETAIL_GRAVE;
    return middle;
}

/* ---- roads ---- */

/* Where roads run in a column: those of the sides meet in the middle one,
 * unless a building stands there. */
static unsigned road_links(const struct overview *view, int column)
{
    unsigned sides = 0;
    for (int side = 0; side < MW_SIDES; side++)
        sides |= (unsigned)is_road(side_pixel(view, side)) << side;
    if (column == MIDDLE_COLUMN)
        return is_building(raster_at(&view->picture, MIDDLE, MIDDLE)) ? 0
                                                                      : sides;
    unsigned here = 1U << (column == WEST_COLUMN ? MW_WEST : MW_EAST);
    return (sides & here) != 0 ? 1U << MW_WEST | 1U << MW_EAST : 0;
}

/* Any road of the column, for its ink: a lit one first. */
static struct pixel road_pixel(const struct overview *view, int column)
{
    struct pixel found = {.surface = MW_ON_ROAD, .part = MW_NONE};
    for (int side = 0; side < MW_SIDES; side++) {
        const struct pixel *rim = side_pixel(view, side);
        bool here = column == MIDDLE_COLUMN ||
                    side == (column == WEST_COLUMN ? MW_WEST : MW_EAST);
        if (here && is_road(rim) && !ground_is_lit(view->order, &found))
            found = *rim;
    }
    return found;
}

static struct cell road_cell(const struct overview *view, int column)
{
    struct pixel road = road_pixel(view, column);
    bool lit = ground_is_lit(view->order, &road);
    const struct glyph_set *set = glyph_set(view->order->look.glyphs);
    struct pixel ground = behind(view, column);
    return (struct cell){.glyph = set->roads[road_links(view, column)][lit],
                         .fg = ground_ink(view->order, &road),
                         .bg = ground_behind_ink(view->order, &ground),
                         .attr = lit ? ATTR_BOLD : 0};
}

/* ---- half blocks ---- */

/* A castle and the ruin are signs, a cemetery has its graves, mist a veil. */
static void write_sign(struct cell *cell, const struct overview *view,
                       const struct pixel *upper, const struct pixel *lower,
                       int column)
{
    const struct glyph_set *set = glyph_set(view->order->look.glyphs);
    if (upper->surface != lower->surface)
        return;
    if (upper->surface == MW_ON_CASTLE)
        *cell = (struct cell){
            .glyph = set->keep, .fg = INK_CEMETERY, .bg = INK_CASTLE};
    else
        strew(cell, view->order, upper, lower, column, 0);
}

/* A road before a city has the city for its ground: the line stays thin, and
 * the city is seen. */
static struct cell pixels_cell(const struct overview *view, int column)
{
    struct pixel upper = half_pixel(view, column, MW_NORTH);
    struct pixel lower = half_pixel(view, column, MW_SOUTH);
    if (road_links(view, column) != 0) {
        struct cell road = road_cell(view, column);
        if (column == MIDDLE_COLUMN && upper.surface == MW_ON_CITY)
            road.bg = ground_ink(view->order, &upper);
        else if (column == MIDDLE_COLUMN && lower.surface == MW_ON_CITY)
            road.bg = ground_ink(view->order, &lower);
        return road;
    }
    struct cell cell = ground_halves(ground_ink(view->order, &upper),
                                     ground_ink(view->order, &lower));
    write_sign(&cell, view, &upper, &lower, column);
    return cell;
}

/* ---- one ground a character ---- */

static uint32_t ground_glyph(const struct overview *view,
                             const struct pixel *upper,
                             const struct pixel *lower, int column)
{
    const struct tile_order *order = view->order;
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
    if (lower->surface == MW_ON_RUIN)
        upper = lower;
    if (upper->surface == MW_ON_RUIN)
        return set->rubble;
    if (upper->mist || lower->mist)
        return strew_mist_glyph(order, upper->mist ? upper : lower, column, 0);
    return set->surfaces[upper->surface][lit];
}

/* Does a character that is nothing but ground need a glyph besides its colour?
 * Letters are for ASCII, and for what a colour cannot tell. */
static bool needs_glyph(const struct tile_order *order,
                        const struct pixel *upper, const struct pixel *lower)
{
    bool whole = upper->surface == lower->surface && upper->part == lower->part;
    bool clear = upper->surface == MW_ON_FIELD;
    return order->look.glyphs == GLYPHS_ASCII || !whole ||
           !(clear || upper->surface == MW_ON_CITY);
}

/* The ground that gives a character its colour: city before mist before the
 * rest. */
static const struct pixel *shown(const struct pixel *upper,
                                 const struct pixel *lower)
{
    bool above = upper->surface == MW_ON_CITY ||
                 (upper->mist && lower->surface != MW_ON_CITY);
    return above ? upper : lower;
}

static struct cell plain_cell(const struct overview *view,
                              const struct pixel *upper,
                              const struct pixel *lower, int column)
{
    bool lit =
        ground_is_lit(view->order, upper) || ground_is_lit(view->order, lower);
    struct cell cell = {.glyph = ground_glyph(view, upper, lower, column),
                        .fg = ground_ink(view->order, shown(upper, lower)),
                        .attr = lit ? ATTR_BOLD : 0};
    if (road_links(view, column) != 0)
        cell = road_cell(view, column);
    cell.bg = INK_DEFAULT;
    return cell;
}

/* One ground a character: a road is drawn on the city or field behind it. */
static struct cell ground_cell(const struct overview *view, int column)
{
    const struct tile_order *order = view->order;
    struct pixel upper = half_pixel(view, column, MW_NORTH);
    struct pixel lower = half_pixel(view, column, MW_SOUTH);
    const struct pixel *ground = shown(&upper, &lower);
    uint8_t ink = ground_ink(order, ground);
    if (order->look.colours == COLOURS_NEVER)
        return plain_cell(view, &upper, &lower, column);
    if (road_links(view, column) != 0) {
        struct cell road = road_cell(view, column);
        road.bg = ground->surface == MW_ON_CITY ? ink : road.bg;
        return road;
    }
    struct cell cell = {.glyph = ' ', .fg = ground_letter_ink(ink), .bg = ink};
    if (ground->surface == MW_ON_FIELD && ground->mist)
        strew(&cell, order, ground, ground, column, 0);
    else if (needs_glyph(order, &upper, &lower))
        cell.glyph = ground_glyph(view, &upper, &lower, column);
    return cell;
}

/* ---- spell circles ---- */

static int circle_count(const struct tile_order *order)
{
    int count = 0;
    for (int i = 0; i < mw_design_bank_count(order->tiles, order->design); i++)
        count += mw_design_bank(order->tiles, order->design, order->rotation, i)
                     .circles;
    return count;
}

/* A misty column without a road, else the middle one. */
static int circle_column(const struct overview *view)
{
    static const int ORDER[COLUMNS] = {MIDDLE_COLUMN, WEST_COLUMN, EAST_COLUMN};
    for (int i = 0; i < COLUMNS; i++) {
        if (road_links(view, ORDER[i]) == 0 && behind(view, ORDER[i]).mist)
            return ORDER[i];
    }
    return MIDDLE_COLUMN;
}

/* All circles of a tile share one sign, which tells whether none, some or all
 * are occupied. It stays in the raster as a mark, so that chips keep off. */
static void draw_circles(struct tile_picture *picture,
                         const struct overview *view)
{
    const struct tile_order *order = view->order;
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    int count = circle_count(order), column = circle_column(view);
    if (count == 0)
        return;
    bool plain = order->look.colours == COLOURS_NEVER;
    struct pixel ground = behind(view, column);
    struct cell *cell = tile_cell(picture, column, 0);
    cell->glyph = order->circle_ghosts == 0      ? set->marks[MW_SPELL_CIRCLE]
                  : order->circle_ghosts < count ? set->some_circle
                                                 : set->full_circle;
    cell->fg = mark_ink(MW_SPELL_CIRCLE);
    cell->bg = plain ? INK_DEFAULT : ground_behind_ink(order, &ground);
    cell->attr = 0;
    picture->raster.pixels[column].mark = MW_SPELL_CIRCLE;
}

void overview_draw(struct tile_picture *picture, const struct tile_order *order)
{
    struct overview view = {.order = order};
    raster_draw_picture(&view.picture, order->tiles, order->design,
                        order->rotation);
    bool pixels = look_has_pixels(order->look);
    for (int i = 0; i < picture->raster.columns * picture->raster.rows; i++)
        picture->raster.pixels[i].mark = MW_NO_MARK;
    for (int column = 0; column < picture->columns; column++)
        *tile_cell(picture, column, 0) =
            pixels ? pixels_cell(&view, column) : ground_cell(&view, column);
    draw_circles(picture, &view);
}
