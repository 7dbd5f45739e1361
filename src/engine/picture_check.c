/* What a picture must be like before parts can be found in it. */
#include "picture_check.h"

enum { MIDDLE = MW_GRID / 2, LAST = MW_GRID - 1 };

static unsigned kinds_at(const struct picture *picture, int cell)
{
    return mw_surface(picture->cells[cell].surface)->kinds;
}

enum mw_terrain mw_picture_terrain(const struct picture *picture, int quarter,
                                   int side)
{
    int middle = mw_picture_edge(picture, quarter, side, MIDDLE);
    unsigned kinds = kinds_at(picture, middle);
    if (kinds & 1 << MW_CITY)
        return MW_CITY_SIDE;
    if (kinds & 1 << MW_ROAD)
        return MW_ROAD_SIDE;
    return kinds & 1 << MW_RIVER ? MW_RIVER_SIDE : MW_FIELD_SIDE;
}

/* May this ground lie at place n of a side with that terrain? */
static bool side_allows(enum mw_terrain terrain, int n, unsigned kinds)
{
    if (terrain == MW_CITY_SIDE)
        return kinds & 1 << MW_CITY;
    if (n != MIDDLE || terrain == MW_FIELD_SIDE)
        return kinds & 1 << MW_FIELD;
    /* A bridge would give one slot to both a road and a river. */
    return kinds == 1 << MW_ROAD || kinds == 1 << MW_RIVER;
}

static bool check_terrain(const struct picture *picture, int quarter, int side,
                          mw_tiles_error *error)
{
    enum mw_terrain terrain = mw_picture_terrain(picture, quarter, side);
    for (int n = 1; n < LAST; n++) {
        int cell = mw_picture_edge(picture, quarter, side, n);
        if (!side_allows(terrain, n, kinds_at(picture, cell)))
            return mw_picture_fail(picture, GROUND_LAYER, cell,
                                   MW_TILES_MIXED_SIDE, error);
    }
    return true;
}

/* A side is misty as a whole or not at all (MIST-23). */
static bool check_misty_side(const struct picture *picture, int quarter,
                             int side, mw_tiles_error *error)
{
    bool misty =
        picture->cells[mw_picture_edge(picture, quarter, side, 1)].mist;
    for (int n = 2; n < LAST; n++) {
        int cell = mw_picture_edge(picture, quarter, side, n);
        if (picture->cells[cell].mist != misty)
            return mw_picture_fail(picture, MIST_LAYER, cell,
                                   MW_TILES_HALF_MISTY_SIDE, error);
    }
    return true;
}

static bool touches_mist(const struct picture *picture, int cell)
{
    for (int side = 0; side < MW_SIDES; side++) {
        int other = mw_picture_beside(picture, cell, side);
        if (other != MW_NONE && !mw_picture_corner(picture, other) &&
            picture->cells[other].mist)
            return true;
    }
    return false;
}

static bool check_mist_cell(const struct picture *picture, int cell,
                            mw_tiles_error *error)
{
    const struct picture_cell *here = &picture->cells[cell];
    bool corner = mw_picture_corner(picture, cell);
    if (here->mist_mark != MW_NO_MARK &&
        (corner || !touches_mist(picture, cell)))
        return mw_picture_fail(picture, MIST_LAYER, cell,
                               MW_TILES_MARK_OUTSIDE_MIST, error);
    if (here->mist && !corner && !mw_surface(here->surface)->may_be_mist)
        return mw_picture_fail(picture, MIST_LAYER, cell,
                               MW_TILES_MIST_OVER_BUILDING, error);
    return true;
}

static bool check_sides(const struct picture *picture, mw_tiles_error *error)
{
    for (int quarter = 0; quarter < mw_picture_quarters(picture); quarter++) {
        for (int side = 0; side < MW_SIDES; side++) {
            if (!mw_picture_outer(picture, quarter, side))
                continue;
            if (!check_terrain(picture, quarter, side, error) ||
                !check_misty_side(picture, quarter, side, error))
                return false;
        }
    }
    return true;
}

/* The ruin of the 2x2 tile covers at least its middle 4x4 cells, so that no
 * two quarters' roads or fields meet there. */
static bool check_ruin(const struct picture *picture, mw_tiles_error *error)
{
    for (int row = MW_GRID - 2; row < MW_GRID + 2; row++) {
        for (int column = MW_GRID - 2; column < MW_GRID + 2; column++) {
            int cell = row * picture->size + column;
            if (picture->cells[cell].surface != MW_ON_RUIN)
                return mw_picture_fail(picture, GROUND_LAYER, cell,
                                       MW_TILES_RUIN_TOO_SMALL, error);
        }
    }
    return true;
}

bool mw_picture_check(const struct picture *picture,
                      const struct tile_head *head, mw_tiles_error *error)
{
    for (int cell = 0; cell < mw_picture_cell_count(picture); cell++) {
        if (!check_mist_cell(picture, cell, error))
            return false;
    }
    return check_sides(picture, error) &&
           (!head->square || check_ruin(picture, error));
}
