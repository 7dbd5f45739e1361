/* After every action of random games the engine's features, frontier and
 * lists equal a naive recount of the whole board. */
#include "common/dice.h"
#include "common/scale.h"
#include "world.h"

#include <stdlib.h>
#include <string.h>

/* ---- a naive board: parts numbered tile * MW_PARTS_MAX + part ---- */

enum { PLACES = MW_TILES_MAX * MW_PARTS_MAX };

struct recount {
    const mw_game *game;
    const mw_tiles *tiles;
    int feature[PLACES]; /* the lowest place joined with this one */
};

static int place_of(int tile, int part)
{
    return tile * MW_PARTS_MAX + part;
}

static const mw_part *facts_of(const struct recount *re, int tile, int part)
{
    mw_tile laid = mw_tile_get(re->game, tile);
    return mw_design_part(re->tiles, laid.design, laid.rotation, part);
}

static int parts_of(const struct recount *re, int tile)
{
    return mw_design_part_count(re->tiles, mw_tile_get(re->game, tile).design);
}

static int part_at(const struct recount *re, int tile, int slot)
{
    for (int part = 0; part < parts_of(re, tile); part++) {
        if (facts_of(re, tile, part)->slots & 1U << slot)
            return part;
    }
    return MW_NONE;
}

static void rename_feature(struct recount *re, int from, int to)
{
    for (int tile = 0; tile < mw_tile_count(re->game); tile++) {
        for (int part = 0; part < parts_of(re, tile); part++) {
            if (re->feature[place_of(tile, part)] == from)
                re->feature[place_of(tile, part)] = to;
        }
    }
}

static void join_slot(struct recount *re, int tile, int slot)
{
    mw_cell beside = mw_cell_beside(mw_tile_get(re->game, tile).cell,
                                    (enum mw_side)(slot / 3));
    int other = mw_tile_at(re->game, beside);
    if (other == MW_NONE)
        return;
    int here = part_at(re, tile, slot);
    int there = part_at(re, other, mw_slot_opposite(slot));
    assert_int_not_equal(here, MW_NONE);
    assert_int_not_equal(there, MW_NONE);
    assert_int_equal(facts_of(re, tile, here)->kind,
                     facts_of(re, other, there)->kind);
    int one = re->feature[place_of(tile, here)];
    int two = re->feature[place_of(other, there)];
    rename_feature(re, one > two ? one : two, one > two ? two : one);
}

static void recount(struct recount *re, const mw_game *game)
{
    re->game = game;
    re->tiles = mw_game_tiles(game);
    for (int place = 0; place < PLACES; place++)
        re->feature[place] = place;
    for (int tile = 0; tile < mw_tile_count(game); tile++) {
        for (int slot = 0; slot < MW_SLOTS; slot++)
            join_slot(re, tile, slot);
    }
}

/* ---- what a feature must be ---- */

struct counts {
    int parts, tiles, coats, open;
    int meeples[MW_PLAYERS_MAX];
    bool full; /* its tile has 8 neighbours */
};

static int open_sides(const struct recount *re, int tile, const mw_part *part)
{
    int open = 0;
    if (part->kind == MW_FIELD)
        return 0;
    for (int side = 0; side < MW_SIDES; side++) {
        mw_cell cell = mw_tile_get(re->game, tile).cell;
        if ((part->slots & 2U << (3 * side)) &&
            mw_tile_at(re->game, mw_cell_beside(cell, (enum mw_side)side)) ==
                MW_NONE)
            open++;
    }
    return open;
}

static int filled_around(const mw_game *game, mw_cell cell)
{
    int filled = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            mw_cell at = {(int16_t)(cell.x + dx), (int16_t)(cell.y + dy)};
            if ((dx != 0 || dy != 0) && mw_tile_at(game, at) != MW_NONE)
                filled++;
        }
    }
    return filled;
}

static struct counts count_feature(const struct recount *re, int feature)
{
    struct counts counts = {0};
    for (int tile = 0; tile < mw_tile_count(re->game); tile++) {
        mw_tile laid = mw_tile_get(re->game, tile);
        bool touched = false;
        for (int part = 0; part < parts_of(re, tile); part++) {
            if (re->feature[place_of(tile, part)] != feature)
                continue;
            const mw_part *facts = facts_of(re, tile, part);
            touched = true;
            counts.parts++;
            counts.coats += facts->coats;
            counts.open += open_sides(re, tile, facts);
            counts.full = filled_around(re->game, laid.cell) == 8;
            if (laid.figure != MW_NO_FIGURE && laid.part == part)
                counts.meeples[laid.owner]++;
        }
        counts.tiles += touched;
    }
    return counts;
}

static bool complete(enum mw_kind kind, const struct counts *counts)
{
    if (kind == MW_FIELD)
        return false;
    return kind == MW_MONASTERY ? counts->full : counts->open == 0;
}

static int cities_beside(const struct recount *re, int field)
{
    bool seen[PLACES] = {false};
    int cities = 0;
    for (int tile = 0; tile < mw_tile_count(re->game); tile++) {
        for (int part = 0; part < parts_of(re, tile); part++) {
            unsigned borders = facts_of(re, tile, part)->borders;
            if (re->feature[place_of(tile, part)] != field)
                continue;
            for (int city = 0; city < MW_PARTS_MAX; city++) {
                int joined = re->feature[place_of(tile, city)];
                if (!(borders >> city & 1) || seen[joined])
                    continue;
                struct counts counts = count_feature(re, joined);
                seen[joined] = true;
                cities += counts.open == 0;
            }
        }
    }
    return cities;
}

static int worth(const struct recount *re, int feature, enum mw_kind kind,
                 const struct counts *counts)
{
    int each = complete(kind, counts) ? 2 : 1;
    switch (kind) {
    case MW_ROAD:
        return counts->tiles;
    case MW_CITY:
        return each * (counts->tiles + counts->coats);
    case MW_MONASTERY: {
        mw_tile laid = mw_tile_get(re->game, feature / MW_PARTS_MAX);
        return 1 + filled_around(re->game, laid.cell);
    }
    case MW_FIELD:
        return 3 * cities_beside(re, feature);
    default:
        return 0;
    }
}

static void compare_feature(const struct recount *re, int tile, int part)
{
    const mw_game *game = re->game;
    int feature = re->feature[place_of(tile, part)];
    enum mw_kind kind = (enum mw_kind)facts_of(re, tile, part)->kind;
    mw_spot here = {(uint8_t)tile, (uint8_t)part};
    struct counts counts = count_feature(re, feature);
    assert_int_equal(mw_feature_of(game, here).tile, feature / MW_PARTS_MAX);
    assert_int_equal(mw_feature_parts(game, here, NULL, 0), counts.parts);
    assert_int_equal(mw_feature_tiles(game, here), counts.tiles);
    assert_int_equal(mw_feature_coats(game, here), counts.coats);
    assert_int_equal(mw_feature_open(game, here), counts.open);
    assert_int_equal(mw_feature_complete(game, here), complete(kind, &counts));
    mw_score score;
    mw_feature_worth(game, here, &score);
    assert_int_equal(score.points, worth(re, feature, kind, &counts));
    for (int player = 0; player < mw_player_count(game); player++)
        assert_int_equal(score.meeples[player], counts.meeples[player]);
}

static void compare_features(struct recount *re, const mw_game *game)
{
    recount(re, game);
    for (int tile = 0; tile < mw_tile_count(game); tile++) {
        for (int part = 0; part < parts_of(re, tile); part++)
            compare_feature(re, tile, part);
    }
}

/* ---- what may be placed ---- */

static bool side_matches(const mw_game *game, int design, int rotation,
                         mw_cell cell, enum mw_side side, bool *touches)
{
    int other = mw_tile_at(game, mw_cell_beside(cell, side));
    if (other == MW_NONE)
        return true;
    *touches = true;
    mw_tile laid = mw_tile_get(game, other);
    const mw_tiles *tiles = mw_game_tiles(game);
    return mw_design_side(tiles, design, rotation, side) ==
           mw_design_side(tiles, laid.design, laid.rotation,
                          mw_side_opposite(side));
}

static bool fits(const mw_game *game, int design, int rotation, mw_cell cell)
{
    bool touches = false;
    if (mw_tile_at(game, cell) != MW_NONE)
        return false;
    for (int side = 0; side < MW_SIDES; side++) {
        if (!side_matches(game, design, rotation, cell, (enum mw_side)side,
                          &touches))
            return false;
    }
    return touches;
}

static bool listed(const mw_actions *actions, mw_action action)
{
    for (int i = 0; i < actions->count; i++) {
        if (mw_action_equal(actions->list[i], action))
            return true;
    }
    return false;
}

/* Every cell around the board and every rotation: mw_check agrees with the
 * naive answer, and the list has each different outcome once. */
static void compare_places(const mw_game *game, const mw_actions *legal)
{
    int design = mw_tile_in_hand(game);
    int reach = 0;
    for (int tile = 0; tile < mw_tile_count(game); tile++) {
        mw_cell cell = mw_tile_get(game, tile).cell;
        reach = abs(cell.x) > reach ? abs(cell.x) : reach;
        reach = abs(cell.y) > reach ? abs(cell.y) : reach;
    }
    int outcomes = 0;
    for (int y = -reach - 2; y <= reach + 2; y++) {
        for (int x = -reach - 2; x <= reach + 2; x++) {
            for (int rotation = 0; rotation < 4; rotation++) {
                mw_action action = {.type = MW_PLACE,
                                    .rotation = (uint8_t)rotation,
                                    .cell = {(int16_t)x, (int16_t)y}};
                bool fit = fits(game, design, rotation, action.cell);
                assert_int_equal(mw_check(game, action) == MW_OK, fit);
                bool lowest = mw_design_rotation(mw_game_tiles(game), design,
                                                 rotation) == rotation;
                assert_int_equal(listed(legal, action), fit && lowest);
                outcomes += fit && lowest;
            }
        }
    }
    assert_int_equal(legal->count, outcomes);
}

static bool has_neighbour(const mw_game *game, mw_cell cell)
{
    for (int side = 0; side < MW_SIDES; side++) {
        if (mw_tile_at(game, mw_cell_beside(cell, (enum mw_side)side)) !=
            MW_NONE)
            return true;
    }
    return false;
}

static int empty_beside_tiles(const mw_game *game)
{
    enum { REACH = 80 };
    int empty = 0;
    for (int y = -REACH; y <= REACH; y++) {
        for (int x = -REACH; x <= REACH; x++) {
            mw_cell cell = {(int16_t)x, (int16_t)y};
            if (mw_tile_at(game, cell) == MW_NONE && has_neighbour(game, cell))
                empty++;
        }
    }
    return empty;
}

static void compare_frontier(const mw_game *game)
{
    for (int i = 0; i < mw_frontier_count(game); i++) {
        mw_cell cell = mw_frontier_cell(game, i);
        assert_int_equal(mw_tile_at(game, cell), MW_NONE);
        assert_true(has_neighbour(game, cell));
        for (int k = 0; k < i; k++)
            assert_false(mw_cell_equal(cell, mw_frontier_cell(game, k)));
    }
    assert_int_equal(mw_frontier_count(game), empty_beside_tiles(game));
}

/* BASE-6: each feature of the new tile on which nobody stands, once. */
static void compare_claims(const struct recount *re, const mw_actions *legal)
{
    int last = mw_tile_count(re->game) - 1;
    int player = mw_player_to_move(re->game);
    int claims = 0;
    for (int part = 0; part < parts_of(re, last); part++) {
        int feature = re->feature[place_of(last, part)];
        struct counts counts = count_feature(re, feature);
        bool first = true;
        for (int other = 0; other < part; other++)
            first &= re->feature[place_of(last, other)] != feature;
        int taken = 0;
        for (int i = 0; i < MW_PLAYERS_MAX; i++)
            taken += counts.meeples[i];
        claims += first && taken == 0;
    }
    if (mw_player_supply(re->game, player, MW_MEEPLE) == 0)
        claims = 0;
    assert_int_equal(legal->count, claims + 1);
}

/* ---- conservation ---- */

static void compare_supplies(const mw_game *game)
{
    int on_board[MW_PLAYERS_MAX] = {0};
    for (int tile = 0; tile < mw_tile_count(game); tile++) {
        mw_tile laid = mw_tile_get(game, tile);
        if (laid.figure != MW_NO_FIGURE)
            on_board[laid.owner]++;
    }
    for (int player = 0; player < mw_player_count(game); player++)
        assert_int_equal(
            on_board[player] + mw_player_supply(game, player, MW_MEEPLE), 7);
    int in_hand = mw_tile_in_hand(game) != MW_NONE;
    assert_int_equal(mw_tile_count(game) + in_hand + mw_stack_left(game) +
                         mw_discard_count(game),
                     72);
}

/* ---- random games ---- */

static void play(const mw_tiles *tiles, uint64_t seed)
{
    static struct recount re;
    static mw_actions legal;
    static mw_events events;
    uint64_t random = seed;
    mw_setup setup = {
        .players = 2 + (int)(seed % 5), .modules = MW_BASE, .seed = seed};
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    assert_non_null(game);
    mw_legal(game, &legal);
    while (legal.count > 0) {
        if (mw_game_step(game) == MW_STEP_PLACE)
            compare_places(game, &legal);
        if (mw_game_step(game) == MW_STEP_FIGURE)
            compare_claims(&re, &legal);
        uint32_t choice = dice_below(&random, (uint32_t)legal.count);
        assert_int_equal(mw_apply(game, legal.list[choice], &events), MW_OK);
        compare_features(&re, game);
        compare_frontier(game);
        compare_supplies(game);
        mw_legal(game, &legal);
    }
    assert_int_equal(mw_game_step(game), MW_STEP_OVER);
    assert_int_equal(mw_stack_left(game), 0);
    mw_game_free(game);
}

static void random_games_equal_a_recount_of_the_board(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    int games = scaled(8);
    for (int seed = 1; seed <= games; seed++)
        play(tiles, (uint64_t)seed);
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_equal_a_recount_of_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
