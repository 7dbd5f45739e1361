/* Compares spots and cells. */
#include "board_spot.h"

#include <stdlib.h>

int board_reading_order(const mw_game *game, mw_spot spot)
{
    mw_tile tile = mw_tile_get(game, spot.tile);
    if (spot.part == SPOT_NO_PART)
        return 0;
    const mw_part *part = mw_design_part(mw_game_tiles(game), tile.design,
                                         tile.rotation, spot.part);
    return part->spot_row * MW_GRID + part->spot_column;
}

bool board_same_feature(const mw_game *game, mw_spot one, mw_spot other)
{
    mw_spot a = mw_feature_of(game, one), b = mw_feature_of(game, other);
    return a.tile == b.tile && a.part == b.part;
}

int board_distance(mw_cell one, mw_cell other)
{
    return abs(one.x - other.x) + abs(one.y - other.y);
}
