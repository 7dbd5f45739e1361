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

/* What lies around a cell. */
struct around {
    int neighbours;       /* of the 8 cells */
    int beside[MW_SIDES]; /* the tile on each side, or MW_NONE */
};

static struct around look_around(const mw_game *game, mw_cell cell)
{
    struct around around = {0};
    for (int side = 0; side < MW_SIDES; side++) {
        mw_cell beside = mw_cell_beside(cell, (enum mw_side)side);
        mw_cell corner = mw_cell_beside(beside, (enum mw_side)((side + 1) % 4));
        around.beside[side] = mw_tile_at(game, beside);
        around.neighbours += (around.beside[side] != MW_NONE) +
                             (mw_tile_at(game, corner) != MW_NONE);
    }
    return around;
}

/* The sides that show mist, bits 1 << side. */
static unsigned misty_sides(const mw_tiles *tiles, int design, int rotation)
{
    unsigned sides = 0;
    for (int i = 0; i < mw_design_bank_count(tiles, design); i++)
        sides |= mw_design_bank(tiles, design, rotation, i).sides;
    return sides;
}

/* What the new tile's mist does to that around it: continues it where both
 * are misty, and limits it where one is. */
static int merit_of_mist(const mw_game *game, const struct around *around,
                         int rotation)
{
    enum { LIMITS = 100, CONTINUES = 50 };
    const mw_tiles *tiles = mw_game_tiles(game);
    unsigned own = misty_sides(tiles, mw_tile_in_hand(game), rotation);
    unsigned other = 0, met = 0;
    for (int side = 0; side < MW_SIDES; side++) {
        if (around->beside[side] == MW_NONE)
            continue;
        mw_tile tile = mw_tile_get(game, around->beside[side]);
        unsigned misty = misty_sides(tiles, tile.design, tile.rotation);
        met |= 1U << side;
        other |= (misty >> mw_side_opposite((enum mw_side)side) & 1) << side;
    }
    return (own & other & met ? CONTINUES : 0) -
           ((own ^ other) & met ? LIMITS : 0);
}

/* The part of a tile that lies across the middle of this side. */
static mw_spot part_at(const mw_game *game, int number, enum mw_side side)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    mw_tile tile = mw_tile_get(game, number);
    unsigned middle = 2U << 3 * side;
    int part = 0;
    while (!(mw_design_part(tiles, tile.design, tile.rotation, part)->slots &
             middle))
        part++;
    return (mw_spot){(uint8_t)number, (uint8_t)part};
}

static bool his(const mw_game *game, mw_spot spot)
{
    int player = mw_player_to_move(game);
    mw_score score;
    mw_feature_worth(game, spot, &score);
    return score.meeples[player] + score.guards[player] > 0;
}

/* Features of the board that a part of the new tile joins. */
struct joined {
    int count;
    mw_spot list[MW_SIDES];
};

static void add_joined(struct joined *joined, mw_spot feature)
{
    for (int i = 0; i < joined->count; i++) {
        if (joined->list[i].tile == feature.tile &&
            joined->list[i].part == feature.part)
            return;
    }
    joined->list[joined->count++] = feature;
}

/* Open ends of a road or city once this part of the new tile lies there: each
 * side that meets a tile takes away two. */
static int open_then(const mw_game *game, const struct around *around,
                     const mw_part *part, struct joined *joined)
{
    int open = 0;
    joined->count = 0;
    for (int side = 0; side < MW_SIDES; side++) {
        if (!(part->sides & 1U << side))
            continue;
        open++;
        if (around->beside[side] == MW_NONE)
            continue;
        open -= 2;
        mw_spot met = part_at(game, around->beside[side],
                              mw_side_opposite((enum mw_side)side));
        add_joined(joined, mw_feature_of(game, met));
    }
    for (int i = 0; i < joined->count; i++)
        open += mw_feature_open(game, joined->list[i]);
    return open;
}

/* Does this part of the new tile complete what a figure of his stands on? */
static bool part_brings_home(const mw_game *game, const struct around *around,
                             const mw_part *part)
{
    struct joined joined;
    if ((part->kind != MW_ROAD && part->kind != MW_CITY) ||
        open_then(game, around, part, &joined) > 0)
        return false;
    for (int i = 0; i < joined.count; i++) {
        if (his(game, joined.list[i]))
            return true;
    }
    return false;
}

static bool brings_home(const mw_game *game, const struct around *around,
                        int rotation)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    int design = mw_tile_in_hand(game);
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        if (part_brings_home(game, around,
                             mw_design_part(tiles, design, rotation, i)))
            return true;
    }
    return false;
}

static int merit_of_place(const mw_game *game, mw_action action)
{
    enum { BRINGS_HOME = 20 };
    struct around around = look_around(game, action.cell);
    return merit_of_mist(game, &around, action.rotation) +
           (brings_home(game, &around, action.rotation) ? BRINGS_HOME : 0) +
           around.neighbours;
}

/* A ghost on another's meeple hurts most if it is the third; on one's own it
 * hurts least where there is none yet. */
static int merit_of_ghost(const mw_game *game, mw_action action)
{
    mw_tile tile = mw_tile_get(game, mw_tile_at(game, action.cell));
    bool own = tile.owner == mw_player_to_move(game);
    return own ? -tile.ghosts : tile.ghosts;
}

static int figures_in_hand(const mw_game *game)
{
    int player = mw_player_to_move(game);
    return mw_player_supply(game, player, MW_MEEPLE) +
           mw_player_supply(game, player, MW_GUARD);
}

/* How far a feature of the new tile is from sending a figure home: its open
 * ends, or half of the empty cells around, which fill up by themselves. From a
 * field nobody comes home. */
static int lacking(const mw_game *game, mw_spot spot)
{
    enum { AS_GOOD_AS_NEVER = 4 };
    mw_tile tile = mw_tile_get(game, spot.tile);
    const mw_part *part = mw_design_part(mw_game_tiles(game), tile.design,
                                         tile.rotation, spot.part);
    switch (part->kind) {
    case MW_FIELD:
        return AS_GOOD_AS_NEVER;
    case MW_ROAD:
    case MW_CITY:
        return mw_feature_open(game, spot);
    default:
        return (8 - look_around(game, tile.cell).neighbours + 1) / 2;
    }
}

/* The fewer figures he has in hand, the sooner one must come home to be worth
 * placing: the last one for a single open end, all seven for a field. */
static int merit_of_figure(const mw_game *game, mw_action action)
{
    enum { NOT_WORTH_IT = -1, LACKS_NOTHING = 10 }; /* to pass is 0 */
    mw_spot spot = {(uint8_t)(mw_tile_count(game) - 1), action.part};
    int lacks = lacking(game, spot);
    return 2 * lacks > figures_in_hand(game) + 1 ? NOT_WORTH_IT
                                                 : LACKS_NOTHING - lacks;
}

static int merit(const mw_game *game, mw_action action)
{
    switch (action.type) {
    case MW_PLACE:
        return merit_of_place(game, action);
    case MW_GHOST:
        return merit_of_ghost(game, action);
    case MW_FIGURE:
        return merit_of_figure(game, action);
    default:
        return 0;
    }
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
