/* Players of several tastes. They look at the engine's game only: a choice may
 * be odd, never wrong. */
#include "policy.h"

#include <stdlib.h>

/* Of many ways a player tries only some: trying takes most of the time. */
enum { PLACES_TRIED = 8, MOVES_TRIED = 12 };

/* Distances of cells. */
enum { BESIDE = 1, ANYWHERE = MW_TILES_MAX };

static const struct {
    const char *name;
    struct taste taste;
} policies[POLICIES] = {
    [POLICY_BLIND] = {"blind", {0}},
    [POLICY_CLAIM] = {"claim",
                      {.complete = 4, .filled = 2, .meets = 2, .claims = 9}},
    [POLICY_MIST] = {"mist",
                     {.continues = 4,
                      .limits = -2,
                      .closes = 9,
                      .meets = 9,
                      .claims = 7,
                      .haunts = 9}},
    [POLICY_MOOD] = {"mood", {0}},
};

const char *policy_name(enum policy policy)
{
    return policies[policy].name;
}

struct taste policy_taste(enum policy policy, struct chance *chance)
{
    if (policy != POLICY_MOOD)
        return policies[policy].taste;
    return (struct taste){.complete = chance_below(chance, 9) - 5,
                          .continues = chance_below(chance, 9) - 3,
                          .limits = chance_below(chance, 9) - 3,
                          .closes = chance_below(chance, 15) - 5,
                          .filled = chance_below(chance, 3),
                          .meets = chance_below(chance, 10),
                          .claims = chance_below(chance, 11),
                          .haunts = chance_below(chance, 11)};
}

static mw_action any(const mw_actions *actions, struct chance *chance)
{
    return actions->list[chance_below(chance, actions->count)];
}

/* ---- bringing mage and witch together ---- */

/* The road or city that faces this side of an empty cell. */
static bool facing(const mw_game *game, mw_cell cell, enum mw_side side,
                   mw_spot *spot)
{
    int tile = mw_tile_at(game, mw_cell_beside(cell, side));
    if (tile == MW_NONE)
        return false;
    const mw_tiles *tiles = mw_game_tiles(game);
    mw_tile there = mw_tile_get(game, tile);
    unsigned middle = 1u << mw_slot_opposite(3 * (int)side + 1);
    for (int i = 0; i < mw_design_part_count(tiles, there.design); i++) {
        *spot = (mw_spot){(uint8_t)tile, (uint8_t)i};
        const mw_part *part =
            mw_design_part(tiles, there.design, there.rotation, i);
        if (part->kind != MW_FIELD && part->slots & middle)
            return true;
    }
    return false;
}

static bool same_spot(mw_spot one, mw_spot other)
{
    return one.tile == other.tile && one.part == other.part;
}

/* The feature that a magic figure stands on. */
static bool under(const mw_game *game, enum mw_magic figure, mw_spot *feature)
{
    mw_spot on;
    if (!mw_magic_spot(game, figure, &on))
        return false;
    *feature = mw_feature_of(game, on);
    return true;
}

/* Does this feature come to this empty cell? */
static bool comes_to(const mw_game *game, mw_cell cell, mw_spot feature)
{
    mw_spot at;
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (facing(game, cell, side, &at) &&
            same_spot(mw_feature_of(game, at), feature))
            return true;
    return false;
}

static int kind_of(const mw_game *game, mw_spot spot)
{
    mw_tile tile = mw_tile_get(game, spot.tile);
    return mw_design_part(mw_game_tiles(game), tile.design, tile.rotation,
                          spot.part)
        ->kind;
}

/* One tile could join the two, on a cell near this one. */
static bool could_meet(const mw_game *game, mw_cell centre, int distance)
{
    mw_spot mage;
    mw_spot witch;
    if (!under(game, MW_MAGE, &mage) || !under(game, MW_WITCH, &witch) ||
        kind_of(game, mage) != kind_of(game, witch))
        return false;
    for (int i = 0; i < mw_frontier_count(game); i++) {
        mw_cell cell = mw_frontier_cell(game, i);
        if (abs(cell.x - centre.x) + abs(cell.y - centre.y) <= distance &&
            comes_to(game, cell, mage) && comes_to(game, cell, witch))
            return true;
    }
    return false;
}

/* ---- placing a tile ---- */

static int pieces_on(const mw_game *game, int tile)
{
    return tile == MW_NONE
               ? 0
               : mw_design_bank_count(mw_game_tiles(game),
                                      mw_tile_get(game, tile).design);
}

static unsigned judged_on(const mw_game *game, int tile)
{
    unsigned judged = 0;
    for (int i = 0; i < pieces_on(game, tile); i++)
        judged |= mw_bank_judged(game, (mw_spot){(uint8_t)tile, (uint8_t)i});
    return judged;
}

static unsigned judged_around(const mw_game *game, int tile)
{
    unsigned judged = judged_on(game, tile);
    mw_cell cell = mw_tile_get(game, tile).cell;
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        judged |= judged_on(game, mw_tile_at(game, mw_cell_beside(cell, side)));
    return judged;
}

static int completed_on(const mw_game *game, int tile)
{
    int design = mw_tile_get(game, tile).design;
    int completed = 0;
    for (int i = 0; i < mw_design_part_count(mw_game_tiles(game), design); i++)
        completed +=
            mw_feature_complete(game, (mw_spot){(uint8_t)tile, (uint8_t)i});
    return completed;
}

static int tiles_around(const mw_game *game, int tile)
{
    mw_cell cell = mw_tile_get(game, tile).cell;
    int around = -1;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++) {
            mw_cell there = {(int16_t)(cell.x + x), (int16_t)(cell.y + y)};
            around += mw_tile_at(game, there) != MW_NONE;
        }
    return around;
}

static int liking(const struct taste *taste, const mw_game *game)
{
    int last = mw_tile_count(game) - 1;
    unsigned judged = judged_around(game, last);
    int liked = taste->complete * completed_on(game, last) +
                taste->filled * tiles_around(game, last);
    if (judged & MW_CONTINUED)
        liked += taste->continues;
    if (judged & MW_LIMITED)
        liked += taste->limits;
    if (judged & MW_CLOSED)
        liked += taste->closes;
    if (mw_game_step(game) == MW_STEP_MAGIC && mw_magic_met(game))
        liked += taste->meets;
    if (taste->meets > 0 &&
        could_meet(game, mw_tile_get(game, last).cell, BESIDE))
        liked += taste->meets / 2;
    return liked;
}

/* A chance for mage and witch to meet is rare enough to be looked for. */
static bool tries_all(const struct taste *taste, const mw_game *game,
                      const mw_actions *actions)
{
    return actions->count <= PLACES_TRIED ||
           (taste->meets > 0 && could_meet(game, (mw_cell){0, 0}, ANYWHERE));
}

/* A die is added, so that ties do not always go to the first. */
static mw_action best_place(const struct taste *taste, const mw_game *game,
                            mw_game *trial, const mw_actions *actions,
                            struct chance *chance)
{
    mw_action best = actions->list[0];
    int most = INT16_MIN;
    bool all = tries_all(taste, game, actions);
    int tried = all ? actions->count : PLACES_TRIED;
    for (int i = 0; i < tried; i++) {
        mw_action action = all ? actions->list[i] : any(actions, chance);
        mw_game_assign(trial, game);
        mw_apply(trial, action, NULL);
        int liked = 8 * liking(taste, trial) + chance_below(chance, 16);
        if (liked > most) {
            most = liked;
            best = action;
        }
    }
    return best;
}

/* ---- other choices ---- */

static mw_action any_claim(const mw_actions *actions, struct chance *chance)
{
    mw_action action = any(actions, chance);
    while (actions->count > 1 && action.type != MW_FIGURE)
        action = any(actions, chance);
    return action;
}

static int ghosts_on(const mw_game *game, mw_action action)
{
    int tile = mw_tile_at(game, action.cell);
    return action.type == MW_GHOST ? mw_tile_get(game, tile).ghosts : 0;
}

static mw_action most_haunted(const mw_game *game, const mw_actions *actions,
                              struct chance *chance)
{
    mw_action best = any(actions, chance);
    for (int i = 0; i < actions->count; i++)
        if (ghosts_on(game, actions->list[i]) > ghosts_on(game, best))
            best = actions->list[i];
    return best;
}

static mw_action nearer(const mw_game *game, mw_game *trial,
                        const mw_actions *actions, struct chance *chance)
{
    int first = chance_below(chance, actions->count);
    for (int i = 0; i < actions->count && i < MOVES_TRIED; i++) {
        mw_action move = actions->list[(first + i) % actions->count];
        mw_game_assign(trial, game);
        mw_apply(trial, move, NULL);
        if (could_meet(trial, (mw_cell){0, 0}, ANYWHERE))
            return move;
    }
    return actions->list[first];
}

static bool places_by_taste(const struct taste *taste)
{
    return taste->complete || taste->continues || taste->limits ||
           taste->closes || taste->filled || taste->meets;
}

mw_action policy_choose(const struct taste *taste, const mw_game *game,
                        mw_game *trial, const mw_actions *actions,
                        struct chance *chance)
{
    enum mw_step step = mw_game_step(game);
    if (step == MW_STEP_PLACE && places_by_taste(taste) &&
        chance_below(chance, 8) > 0)
        return best_place(taste, game, trial, actions, chance);
    if (step == MW_STEP_FIGURE && chance_below(chance, 10) < taste->claims)
        return any_claim(actions, chance);
    if (step == MW_STEP_MAGIC && chance_below(chance, 10) < taste->meets)
        return nearer(game, trial, actions, chance);
    if (chance_below(chance, 10) < taste->haunts)
        return most_haunted(game, actions, chance);
    return any(actions, chance);
}
