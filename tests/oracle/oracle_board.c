/* Tiles on the table and where the next one may lie. */
#include "oracle_board.h"

#include <stdlib.h>

mw_cell oracle_cell_beside(mw_cell cell, enum mw_side side)
{
    cell.x = (int16_t)(cell.x + (side == MW_EAST) - (side == MW_WEST));
    cell.y = (int16_t)(cell.y + (side == MW_SOUTH) - (side == MW_NORTH));
    return cell;
}

static bool same_cell(mw_cell one, mw_cell other)
{
    return one.x == other.x && one.y == other.y;
}

bool oracle_same_action(mw_action one, mw_action other)
{
    return one.type == other.type && one.rotation == other.rotation &&
           one.figure == other.figure && one.part == other.part &&
           one.from == other.from && same_cell(one.cell, other.cell) &&
           same_cell(one.source, other.source);
}

int oracle_around(const oracle *o, mw_cell cell, int tiles[8])
{
    int count = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++) {
            mw_cell there = {(int16_t)(cell.x + x), (int16_t)(cell.y + y)};
            int tile = oracle_tile_at(o, there);
            if (tile != MW_NONE && (x != 0 || y != 0))
                tiles[count++] = tile;
        }
    return count;
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

/* A cell beside several tiles is told by the earliest of them. */
static bool is_earliest_beside(const oracle *o, int tile, mw_cell cell)
{
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        int other = oracle_tile_at(o, oracle_cell_beside(cell, side));
        if (other != MW_NONE && other < tile)
            return false;
    }
    return true;
}

void oracle_find_frontier(oracle *o)
{
    o->frontier_count = 0;
    for (int i = 0; i < o->count; i++)
        for (enum mw_side side = 0; side < MW_SIDES; side++) {
            if (oracle_beside(o, i, side) != MW_NONE)
                continue;
            mw_cell cell = oracle_cell_beside(o->laid[i].cell, side);
            if (is_earliest_beside(o, i, cell))
                o->frontier[o->frontier_count++] = cell;
        }
}

/* Nothing but the terrain of the sides decides; mist does not (MIST-3). */
bool oracle_fits(const oracle *o, int design, int rotation, mw_cell cell)
{
    const oracle_face *face = &o->pictures->list[design].face[rotation];
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        int other = oracle_tile_at(o, oracle_cell_beside(cell, side));
        if (other == MW_NONE)
            continue;
        if (face->terrain[side] !=
            o->face[other]->terrain[oracle_opposite(side)])
            return false;
    }
    return true;
}

/* Every rotation is tried on every cell, look-alikes and all: whether a tile
 * leaves the game must not hang on what is called an outcome. */
bool oracle_fits_nowhere(const oracle *o, int design)
{
    for (int i = 0; i < o->frontier_count; i++)
        for (int rotation = 0; rotation < MW_SIDES; rotation++)
            if (oracle_fits(o, design, rotation, o->frontier[i]))
                return false;
    return true;
}

unsigned oracle_rotations(const oracle *o, int design)
{
    unsigned rotations = 0;
    for (int rotation = 0; rotation < MW_SIDES; rotation++)
        rotations |= 1u << oracle_lowest_rotation(o, design, rotation);
    return rotations;
}

/* ---- laying a tile ---- */

static void find_beside(oracle *o, int tile)
{
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        int other =
            oracle_tile_at(o, oracle_cell_beside(o->laid[tile].cell, side));
        o->beside[tile][side] = (int16_t)other;
        if (other != MW_NONE)
            o->beside[other][oracle_opposite(side)] = (int16_t)tile;
    }
}

void oracle_lay(oracle *o, mw_cell cell, int design, int rotation, int layer)
{
    mw_tile *tile = &o->laid[o->count];
    *tile = (mw_tile){.cell = cell,
                      .design = (uint8_t)design,
                      .rotation = (uint8_t)rotation,
                      .layer = (int8_t)layer};
    o->face[o->count++] = &o->pictures->list[design].face[rotation];
    o->index[cell.y + ORACLE_WIDTH / 2][cell.x + ORACLE_WIDTH / 2] =
        (uint8_t)o->count;
    find_beside(o, oracle_last(o));
}

/* ---- figures ---- */

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
