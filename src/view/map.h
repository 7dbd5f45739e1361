/* The map: tiles, figures and hints, painted from the game. */
#ifndef VIEW_MAP_H
#define VIEW_MAP_H

#include "canvas.h"
#include "setup.h"

/* Columns x rows of a tile: 3x1, 5x3, 9x5, 13x7. */
enum tile_size {
    TILE_OVERVIEW,
    TILE_SMALL,
    TILE_MEDIUM,
    TILE_LARGE,
    TILE_SIZES
};

int tile_columns(enum tile_size size);
int tile_rows(enum tile_size size);

/* A legal cell and the number it is called by. */
struct map_target {
    mw_cell cell;
    int number;
};

/* A part that can be chosen and the number it is called by. */
struct map_choice {
    mw_spot spot;
    int number;
};

/* What to paint besides the tiles. Pointers are borrowed. */
struct map_view {
    enum tile_size size;
    int left, top; /* map column and row (cell x * tile_columns, y * tile_rows)
                      at the upper left corner of the window */
    const struct map_target *targets; /* legal cells; NULL in purist mode */
    int target_count;
    const mw_spot *lit; /* parts that are lit up */
    int lit_count;
    const mw_spot *lit_mist; /* pieces of mist that are lit up; spot.part is
                                the piece's index on its design */
    int lit_mist_count;
    const struct map_choice *choices; /* numbered parts */
    int choice_count;
    bool cursor_on;
    mw_cell cursor;
    int ghost_design; /* the tile in hand lies on the cursor's cell as it
                         would lie, or MW_NONE */
    int ghost_rotation;
    bool ghost_fits;
    int last_tile; /* corner marks in its layer's colour, or MW_NONE */
};

/* Paints the part of the map that the window shows. */
void map_paint(struct canvas *canvas, struct rect window, const mw_game *game,
               const struct setup *setup, const struct map_view *view,
               struct look look);

/* The cell under a character of the window. */
mw_cell map_cell_at(struct rect window, const struct map_view *view, int column,
                    int row);

/* The part of the tile that a character of the window shows (the ground under
 * its upper pixel); false if there is none. */
bool map_spot_at(struct rect window, const mw_game *game,
                 const struct map_view *view, int column, int row,
                 mw_spot *spot);

#endif
