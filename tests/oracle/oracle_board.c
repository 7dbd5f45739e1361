/* Tiles on the table and where the next one may lie. */
#include "oracle_board.h"

#include <stdlib.h>

mw_spot oracle_spot(int tile, int part)
{
    return (mw_spot){(uint8_t)tile, (uint8_t)part};
}

bool oracle_same_spot(mw_spot one, mw_spot other)
{
    return one.tile == other.tile && one.part == other.part;
}

int oracle_tile_at(const oracle *o, mw_cell cell)
{
    return o->index[cell.y + ORACLE_WIDTH / 2][cell.x + ORACLE_WIDTH / 2] - 1;
}

int oracle_beside(const oracle *o, int tile, enum mw_side side)
{
    return oracle_tile_at(o, mw_cell_beside(o->laid[tile].cell, side));
}

int oracle_last(const oracle *o)
{
    return o->count - 1;
}

int oracle_around(const oracle *o, mw_cell cell, int tiles[8])
{
    int count = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++) {
            mw_cell there = {(int16_t)(cell.x + x), (int16_t)(cell.y + y)};
            int tile = oracle_tile_at(o, there);
            if (tile != MW_NONE && !mw_cell_equal(there, cell))
                tiles[count++] = tile;
        }
    return count;
}

int oracle_part_count(const oracle *o, int tile)
{
    return o->parts[tile];
}

const mw_part *oracle_part(const oracle *o, mw_spot spot)
{
    const mw_tile *tile = &o->laid[spot.tile];
    return mw_design_part(o->tiles, tile->design, tile->rotation, spot.part);
}

static int first_slot(const mw_part *part)
{
    int slot = 0;
    while (slot < MW_SLOTS && !(part->slots & 1u << slot))
        slot++;
    return slot;
}

bool oracle_comes_first(const oracle *o, mw_spot one, mw_spot other)
{
    int slot = first_slot(oracle_part(o, one));
    int other_slot = first_slot(oracle_part(o, other));
    return slot != other_slot ? slot < other_slot : one.part < other.part;
}

static bool is_quarter(const oracle *o, int tile)
{
    return mw_design_quarter(o->tiles, o->laid[tile].design) != MW_NONE;
}

bool oracle_both_quarters(const oracle *o, int tile, int other)
{
    return is_quarter(o, tile) && is_quarter(o, other);
}

static bool among(const mw_cell *cells, int count, mw_cell cell)
{
    for (int i = 0; i < count; i++)
        if (mw_cell_equal(cells[i], cell))
            return true;
    return false;
}

int oracle_frontier(const oracle *o, mw_cell cells[ORACLE_CELLS_MAX])
{
    int count = 0;
    for (int i = 0; i < o->count; i++)
        for (enum mw_side side = 0; side < MW_SIDES; side++) {
            mw_cell cell = mw_cell_beside(o->laid[i].cell, side);
            if (oracle_tile_at(o, cell) == MW_NONE &&
                !among(cells, count, cell))
                cells[count++] = cell;
        }
    return count;
}

/* Nothing but the terrain of the sides decides; mist does not (MIST-3). */
bool oracle_fits(const oracle *o, int design, int rotation, mw_cell cell)
{
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        int other = oracle_tile_at(o, mw_cell_beside(cell, side));
        if (other == MW_NONE)
            continue;
        const mw_tile *there = &o->laid[other];
        if (mw_design_side(o->tiles, design, rotation, side) !=
            mw_design_side(o->tiles, there->design, there->rotation,
                           mw_side_opposite(side)))
            return false;
    }
    return true;
}

/* Every rotation is tried on every cell, look-alikes and all: whether a tile
 * leaves the game must not hang on what is called an outcome. */
bool oracle_fits_nowhere(const oracle *o, int design)
{
    mw_cell cells[ORACLE_CELLS_MAX];
    int count = oracle_frontier(o, cells);
    for (int i = 0; i < count; i++)
        for (int rotation = 0; rotation < MW_SIDES; rotation++)
            if (oracle_fits(o, design, rotation, cells[i]))
                return false;
    return true;
}

void oracle_lay(oracle *o, mw_cell cell, int design, int rotation, int layer)
{
    o->parts[o->count] = mw_design_part_count(o->tiles, design);
    o->laid[o->count++] = (mw_tile){.cell = cell,
                                    .design = (uint8_t)design,
                                    .rotation = (uint8_t)rotation,
                                    .layer = (int8_t)layer};
    o->index[cell.y + ORACLE_WIDTH / 2][cell.x + ORACLE_WIDTH / 2] =
        (uint8_t)o->count;
}

/* MIST-16: a guard goes where a meeple goes, to its owner's supply. */
void oracle_send_home(oracle *o, int tile)
{
    mw_tile *at = &o->laid[tile];
    o->supply[at->owner][at->figure]++;
    o->ghosts += at->ghosts;
    at->figure = MW_NO_FIGURE;
    at->owner = at->part = at->ghosts = 0;
}

void oracle_add(mw_actions *actions, mw_action action)
{
    if (actions->count == MW_MAX_ACTIONS)
        abort();
    actions->list[actions->count++] = action;
}
