/* The grid of cells as an open-addressing hash table, and the frontier. */
#include "grid.h"

#include <assert.h>

/* 0 if the search for a cell ends at this entry: it is free, or it is the
 * cell's. One number for both, because nobody can guess which it will be, and
 * it is nearly always one of them. */
static inline uint32_t goes_on(const struct place *place, uint32_t key)
{
    uint32_t is_taken = 0U - (place->what != 0);
    return (place->key ^ key) & is_taken;
}

/* The entry of a cell, or the free one where it belongs. The table is more
 * than twice as large as it ever gets full, so that the search ends. */
static inline uint32_t entry_of(const mw_game *game, uint32_t key)
{
    const struct place *places = place_const(game);
    uint32_t last = (1U << game->place_bits) - 1;
    uint32_t at = (key * 0x9e3779b1U) >> (32 - game->place_bits);
    while (goes_on(&places[at], key))
        at = (at + 1) & last;
    return at;
}

static inline int what_at(const mw_game *game, mw_cell cell)
{
    return place_const(game)[entry_of(game, cell_key(cell))].what;
}

static void set_what(mw_game *game, mw_cell cell, int what)
{
    uint32_t key = cell_key(cell);
    struct place *place = &place_array(game)[entry_of(game, key)];
    place->key = key;
    place->what = (int16_t)what;
}

static int tile_of(int what)
{
    return what > 0 ? what - 1 : MW_NONE;
}

int grid_tile_at(const mw_game *game, mw_cell cell)
{
    return tile_of(what_at(game, cell));
}

int grid_open_at(const mw_game *game, mw_cell cell)
{
    int what = what_at(game, cell);
    return what < 0 ? -1 - what : MW_NONE;
}

/* ---- the frontier ---- */

enum { ALL_SIDES = (1 << MW_SIDES) - 1 };

/* What one cell of the frontier accepts becomes the same as another does. */
static void copy_accepted(mw_game *game, int to, int from)
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
static void accept(mw_game *game, int open, uint64_t everything)
{
    uint64_t *accepts = block_array(game)[open / BLOCK_CELLS].accepts[0];
    uint64_t bit = UINT64_C(1) << (open % BLOCK_CELLS);
    for (int i = 0; i < MW_SIDES * TERRAINS; i++)
        accepts[i] = (accepts[i] & ~bit) | (everything & bit);
}

/* The last cell of the frontier takes the place of the one that is closed. */
static void close_cell(mw_game *game, mw_cell cell)
{
    int open = grid_open_at(game, cell);
    if (open == MW_NONE)
        return;
    mw_cell *frontier = frontier_array(game);
    int last = --game->frontier_count;
    copy_accepted(game, open, last);
    accept(game, last, 0);
    frontier[open] = frontier[last];
    set_what(game, frontier[open], -1 - open);
}

/* The index of an empty cell, which is opened if it is not open yet. */
static int open_cell(mw_game *game, mw_cell cell)
{
    int open = grid_open_at(game, cell);
    if (open != MW_NONE)
        return open;
    open = game->frontier_count++;
    frontier_array(game)[open] = cell;
    set_what(game, cell, -1 - open);
    accept(game, open, UINT64_MAX);
    return open;
}

/* An open cell takes only this terrain on a side that took everything. */
static void require(mw_game *game, int open, enum mw_side side,
                    uint32_t terrain)
{
    uint64_t *accepts = block_array(game)[open / BLOCK_CELLS].accepts[side];
    uint64_t bit = UINT64_C(1) << (open % BLOCK_CELLS);
    for (unsigned other = 0; other < TERRAINS; other++)
        accepts[other] &= ~bit;
    accepts[terrain] |= bit;
}

static void open_beside(mw_game *game, mw_cell cell, uint32_t sides)
{
    unsigned empty = ~(unsigned)game->beside & ALL_SIDES;
    for (; empty != 0; empty &= empty - 1) {
        enum mw_side side = (enum mw_side)lowest_bit(empty);
        int open = open_cell(game, mw_cell_beside(cell, side));
        require(game, open, mw_side_opposite(side), sides >> (8 * side) & 0xff);
    }
}

/* ---- laying ---- */

static void look_around(mw_game *game, mw_cell cell)
{
    int16_t *next = game->around;
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) {
            mw_cell near = {(int16_t)x, (int16_t)y};
            *next++ = (int16_t)tile_of(what_at(game, near));
        }
    }
    game->around[4] = MW_NONE;
    unsigned beside = 0;
    for (int side = 0; side < MW_SIDES; side++)
        beside |= (unsigned)(grid_beside_last(game, side) != MW_NONE) << side;
    game->beside = (uint8_t)beside;
}

static void add_neighbour(mw_game *game, int tile, int count)
{
    struct laid *laid = &laid_array(game)[tile];
    laid->neighbours = (uint8_t)(laid->neighbours + count);
    if (laid->neighbours == 8)
        game->enclosed[game->enclosed_count++] = (uint8_t)tile;
}

/* One more neighbour for each tile around; notes which are enclosed now. */
static void count_neighbours(mw_game *game, int tile)
{
    unsigned filled = 0;
    for (int i = 0; i < 9; i++)
        filled |= (unsigned)(game->around[i] != MW_NONE) << i;
    game->enclosed_count = 0;
    int own = 0;
    for (; filled != 0; filled &= filled - 1, own++)
        add_neighbour(game, game->around[lowest_bit(filled)], 1);
    add_neighbour(game, tile, own);
}

int grid_lay(mw_game *game, mw_cell cell, int design, int rotation, int layer)
{
    assert(grid_tile_at(game, cell) == MW_NONE);
    close_cell(game, cell);
    int tile = game->laid_count++;
    laid_array(game)[tile] = (struct laid){.cell = cell,
                                           .design = (uint8_t)design,
                                           .rotation = (uint8_t)rotation,
                                           .layer = (int8_t)layer,
                                           .first_node = game->node_count};
    set_what(game, cell, tile + 1);
    look_around(game, cell);
    open_beside(game, cell, design_of(game, design)->sides[rotation]);
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
