/* The policies of simulated players. */
#include "policy.h"

#include "chance.h"

mw_action policy_uniform(const mw_game *game, const mw_actions *legal,
                         uint64_t *chance)
{
    (void)game;
    return legal->list[chance_below(chance, legal->count)];
}

/* ---- the careful one: every action has a merit, the best ones are drawn
 * from ---- */

static bool misty(const mw_tiles *tiles, int design, int rotation,
                  enum mw_side side)
{
    for (int i = 0; i < mw_design_bank_count(tiles, design); i++) {
        if (mw_design_bank(tiles, design, rotation, i).sides & 1U << side)
            return true;
    }
    return false;
}

static int neighbours(const mw_game *game, mw_cell cell)
{
    int count = 0;
    for (int i = 0; i < 9; i++) {
        mw_cell near = {(int16_t)(cell.x + i % 3 - 1),
                        (int16_t)(cell.y + i / 3 - 1)};
        count += mw_tile_at(game, near) != MW_NONE;
    }
    return count;
}

/* What the new tile's mist does at one side: both misty, or one only. */
static void meet(const mw_game *game, mw_action action, enum mw_side side,
                 bool *continues, bool *limits)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    int other = mw_tile_at(game, mw_cell_beside(action.cell, side));
    if (other == MW_NONE)
        return;
    mw_tile tile = mw_tile_get(game, other);
    bool here = misty(tiles, mw_tile_in_hand(game), action.rotation, side);
    bool there =
        misty(tiles, tile.design, tile.rotation, mw_side_opposite(side));
    *continues |= here && there;
    *limits |= here != there;
}

static int merit_of_place(const mw_game *game, mw_action action)
{
    enum { LIMITS = 100, CONTINUES = 50 };
    bool continues = false;
    bool limits = false;
    for (int side = 0; side < MW_SIDES; side++)
        meet(game, action, (enum mw_side)side, &continues, &limits);
    return (continues ? CONTINUES : 0) - (limits ? LIMITS : 0) +
           neighbours(game, action.cell);
}

/* A ghost on another's meeple hurts most if it is the third; on one's own it
 * hurts least where there is none yet. */
static int merit_of_ghost(const mw_game *game, mw_action action)
{
    mw_tile tile = mw_tile_get(game, mw_tile_at(game, action.cell));
    bool own = tile.owner == mw_player_to_move(game);
    return own ? -tile.ghosts : tile.ghosts;
}

static int merit(const mw_game *game, mw_action action)
{
    if (action.type == MW_PLACE)
        return merit_of_place(game, action);
    return action.type == MW_GHOST ? merit_of_ghost(game, action) : 0;
}

mw_action policy_careful(const mw_game *game, const mw_actions *legal,
                         uint64_t *chance)
{
    mw_action best = legal->list[0];
    int most = merit(game, best);
    int equals = 1;
    for (int i = 1; i < legal->count; i++) {
        int value = merit(game, legal->list[i]);
        if (value < most)
            continue;
        equals = value > most ? 1 : equals + 1;
        most = value;
        /* The k-th of equals replaces what was kept once in k times. */
        if (chance_below(chance, equals) == 0)
            best = legal->list[i];
    }
    return best;
}
