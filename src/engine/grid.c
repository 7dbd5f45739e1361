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

int grid_open_at(const mw_game *game, mw_cell cell)
{
    unsigned what = what_at(game, cell);
    return what & OPEN_CELL ? (int)(what & ~(unsigned)OPEN_CELL) : MW_NONE;
}

/* ---- the frontier ---- */

/* What one cell of the frontier accepts becomes the same as another does. */
static void copy_accepted(mw_game *game, unsigned to, unsigned from)
{
    uint64_t *into = block_array(game)[to / BLOCK_CELLS].accepts[0];
    const uint64_t *of = block_const(game)[from / BLOCK_CELLS].accepts[0];
    for (int i = 0; i < MW_SIDES * TERRAINS; i++) {
        uint64_t bit = of[i] >> (from % BLOCK_CELLS) & 1;
        into[i] &= ~(UINT64_C(1) << (to % BLOCK_CELLS));
        into[i] |= bit << (to % BLOCK_CELLS);
    }
}

/* All or nothing on every side. */
static void accept(mw_game *game, unsigned open, uint64_t everything)
{
    uint64_t *accepts = block_array(game)[open / BLOCK_CELLS].accepts[0];
    uint64_t bit = UINT64_C(1) << (open % BLOCK_CELLS);
    for (int i = 0; i < MW_SIDES * TERRAINS; i++)
        accepts[i] = (accepts[i] & ~bit) | (everything & bit);
}

/* The last cell of the frontier takes the place of the one that is closed. */
static void close_cell(mw_game *game, mw_cell cell)
{
    unsigned what = what_at(game, cell);
    if (!(what & OPEN_CELL))
        return;
    mw_cell *frontier = frontier_array(game);
    unsigned index = what & ~(unsigned)OPEN_CELL;
    unsigned last = --game->frontier_count;
    copy_accepted(game, index, last);
    accept(game, last, 0);
    frontier[index] = frontier[last];
    set_what(game, frontier[index], what);
}

/* Opens the empty cell, if it is not open yet, and requires a terrain of one
 * of its sides. */
static void require(mw_game *game, mw_cell cell, unsigned what,
                    enum mw_side side, uint32_t terrain)
{
    unsigned index = what & ~(unsigned)OPEN_CELL;
    if (what == 0) {
        index = game->frontier_count++;
        frontier_array(game)[index] = cell;
        set_what(game, cell, OPEN_CELL | index);
        accept(game, index, UINT64_MAX);
    }
    uint64_t *accepts = block_array(game)[index / BLOCK_CELLS].accepts[side];
    for (unsigned other = 0; other < TERRAINS; other++) {
        if (other != terrain)
            accepts[other] &= ~(UINT64_C(1) << (index % BLOCK_CELLS));
    }
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

unsigned grid_fits(const mw_game *game, int design, int open)
{
    const struct open_block *block = &block_const(game)[open / BLOCK_CELLS];
    const struct mw_design *facts = design_of(game, design);
    unsigned fits = 0;
    for (int i = 0; i < facts->rotation_count; i++) {
        int rotation = facts->rotations[i];
        uint64_t cells = grid_block_fits(block, facts->sides[rotation]);
        if (cells >> (open % BLOCK_CELLS) & 1)
            fits |= 1U << rotation;
    }
    return fits;
}

bool grid_fits_somewhere(const mw_game *game, int design)
{
    const struct mw_design *facts = design_of(game, design);
    for (int block = 0; block < grid_blocks(game); block++) {
        for (int i = 0; i < facts->rotation_count; i++) {
            if (grid_block_fits(&block_const(game)[block],
                                facts->sides[facts->rotations[i]]) != 0)
                return true;
        }
    }
    return false;
}
