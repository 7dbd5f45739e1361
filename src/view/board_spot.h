/* Small questions about spots and cells that several phases ask. */
#ifndef VIEW_BOARD_SPOT_H
#define VIEW_BOARD_SPOT_H

#include <mistwall/mistwall.h>

/* A spot whose part is this is on its tile, but on no part of it. */
enum { SPOT_NO_PART = 0xff };

/* Where a part stands when its tile is read line by line: where figures stand
 * decides, as that is where the numbers are painted. */
int board_reading_order(const mw_game *game, mw_spot spot);

bool board_same_feature(const mw_game *game, mw_spot one, mw_spot other);

/* In steps from cell to cell. */
int board_distance(mw_cell one, mw_cell other);

#endif
