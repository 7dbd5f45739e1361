/* The grid of cells as an open-addressing hash table, and the frontier. */
#include "grid.h"

#include <assert.h>

/* The entry of a cell, or the free one where it belongs. The table is more
 * than twice as large as it ever gets full, so that the search ends. */
static inline uint32_t entry_of(const mw_game *game, uint32_t key)
{
    const struct place *places = place_const(game);
    uint32_t last = (1U << game->place_bits) - 1;
    uint32_t at = (key * 0x9e3779b1U) >> (32 - game->place_bits);
    while (places[at].what != 0 && places[at].key != key)
        at = (at + 1) & last;
    return at;
}

static inline unsigned what_at(const mw_game *game, mw_cell cell)
{
    return place_const(game)[entry_of(game, cell_key(cell))].what;
}

static void set_what(mw_game *game, mw_cell cell, unsigned what)
{
    uint32_t key = cell_key(cell);
    struct place *place = &place_array(game)[entry_of(game, key)];
    place->key = key;
    place->what = (uint16_t)what;
}

int grid_tile_at(const mw_game *game, mw_cell cell)
{
    unsigned what = what_at(game, cell);
    return what == 0 || (what & OPEN_CELL) ? MW_NONE : (int)what - 1;
}

const struct open_cell *grid_open_at(const mw_game *game, mw_cell cell)
{
    unsigned what = what_at(game, cell);
    if (!(what & OPEN_CELL))
        return NULL;
    return &frontier_const(game)[what & ~(unsigned)OPEN_CELL];
}

static void close_cell(mw_game *game, mw_cell cell)
{
    unsigned what = what_at(game, cell);
    if (!(what & OPEN_CELL))
        return;
    struct open_cell *frontier = frontier_array(game);
    unsigned index = what & ~(unsigned)OPEN_CELL;
    frontier[index] = frontier[--game->frontier_count];
    set_what(game, frontier[index].cell, OPEN_CELL | index);
}

/* Opens the empty cell, if it is not open yet, and requires a terrain of one
 * of its sides. */
static void require(mw_game *game, mw_cell cell, unsigned what,
                    enum mw_side side, uint32_t terrain)
{
    struct open_cell *frontier = frontier_array(game);
    unsigned index = what & ~(unsigned)OPEN_CELL;
    if (what == 0) {
        index = game->frontier_count++;
        frontier[index] = (struct open_cell){.cell = cell};
        set_what(game, cell, OPEN_CELL | index);
    }
    frontier[index].need |= terrain << (8 * side);
    frontier[index].mask |= 0xffU << (8 * side);
}

static void open_beside(mw_game *game, const struct laid *tile, uint32_t sides)
{
    for (int side = 0; side < MW_SIDES; side++) {
        mw_cell beside = mw_cell_beside(tile->cell, (enum mw_side)side);
        unsigned what = what_at(game, beside);
        if (what == 0 || (what & OPEN_CELL))
            require(game, beside, what, mw_side_opposite((enum mw_side)side),
                    (sides >> (8 * side)) & 0xff);
    }
}

/* One more neighbour for each tile around; notes which are enclosed now. */
static void count_neighbours(mw_game *game, int tile)
{
    struct laid *laid = laid_array(game);
    mw_cell cell = laid[tile].cell;
    int filled = 0;
    game->enclosed_count = 0;
    for (int i = 0; i < 9; i++) {
        mw_cell near = {(int16_t)(cell.x + i % 3 - 1),
                        (int16_t)(cell.y + i / 3 - 1)};
        unsigned what = what_at(game, near);
        if (what == 0 || (what & OPEN_CELL) || (int)what - 1 == tile)
            continue;
        filled++;
        if (++laid[what - 1].neighbours == 8)
            game->enclosed[game->enclosed_count++] = (uint8_t)(what - 1);
    }
    laid[tile].neighbours = (uint8_t)filled;
    if (filled == 8)
        game->enclosed[game->enclosed_count++] = (uint8_t)tile;
}

int grid_lay(mw_game *game, mw_cell cell, int design, int rotation, int layer)
{
    assert(grid_tile_at(game, cell) == MW_NONE);
    close_cell(game, cell);
    int tile = game->laid_count++;
    struct laid *laid = &laid_array(game)[tile];
    *laid = (struct laid){.cell = cell,
                          .design = (uint8_t)design,
                          .rotation = (uint8_t)rotation,
                          .layer = (int8_t)layer,
                          .first_node = game->node_count};
    set_what(game, cell, (unsigned)tile + 1);
    open_beside(game, laid, design_of(game, design)->sides[rotation]);
    count_neighbours(game, tile);
    return tile;
}

unsigned grid_fits(const mw_game *game, int design,
                   const struct open_cell *open)
{
    const struct mw_design *facts = design_of(game, design);
    unsigned fits = 0;
    for (int i = 0; i < facts->rotation_count; i++) {
        int rotation = facts->rotations[i];
        if (((facts->sides[rotation] ^ open->need) & open->mask) == 0)
            fits |= 1U << rotation;
    }
    return fits;
}

bool grid_fits_somewhere(const mw_game *game, int design)
{
    const struct open_cell *frontier = frontier_const(game);
    for (int i = 0; i < game->frontier_count; i++) {
        if (grid_fits(game, design, &frontier[i]))
            return true;
    }
    return false;
}
