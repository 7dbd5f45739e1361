/* The comparison of everything that has a query in the public header. */
#include "compare.h"

#include <stdio.h>
#include <stdlib.h>

#include "oracle_features.h"
#include "oracle_magic.h"
#include "oracle_mist.h"
#include "oracle_scoring.h"
#include "oracle_turn.h"

/* One comparison: both sides of it, and the thing that is compared now. */
struct sides {
    const oracle *o;
    const mw_game *game;
    struct difference *difference;
    mw_action last;
    enum depth depth;
    const char *of;
    mw_spot spot;
};

bool difference_found(const struct difference *difference)
{
    return difference->text[0] != '\0';
}

void difference_say(struct difference *difference, const char *text)
{
    if (!difference_found(difference))
        snprintf(difference->text, sizeof difference->text, "%s", text);
}

static void same(struct sides *s, const char *what, long right, long engine)
{
    char text[sizeof s->difference->text];
    if (right == engine || difference_found(s->difference))
        return;
    snprintf(text, sizeof text, "%s %d.%d: %s: oracle %ld, engine %ld", s->of,
             s->spot.tile, s->spot.part, what, right, engine);
    difference_say(s->difference, text);
}

static long number_of_spot(mw_spot spot)
{
    return 100L * spot.tile + spot.part;
}

static void same_spot(struct sides *s, const char *what, mw_spot right,
                      mw_spot engine)
{
    same(s, what, number_of_spot(right), number_of_spot(engine));
}

/* ---- what may be done ---- */

static uint64_t key_of_cell(mw_cell cell)
{
    return (uint64_t)(uint16_t)cell.y << 16 | (uint16_t)cell.x;
}

static uint64_t key_of(mw_action action)
{
    uint64_t key = key_of_cell(action.cell) << 32 | key_of_cell(action.source);
    return key * 0x9e3779b97f4a7c15u ^
           ((uint64_t)action.type << 32 | (uint64_t)action.rotation << 24 |
            (uint64_t)action.figure << 16 | (uint64_t)action.part << 8 |
            action.from);
}

static uint64_t mixed(uint64_t key)
{
    key = (key ^ key >> 32) * 0xd6e8feb86659fd93u;
    key = (key ^ key >> 32) * 0xd6e8feb86659fd93u;
    return key ^ key >> 32;
}

/* The same for the same actions in any order, and for no others. */
static uint64_t sum_of(const mw_actions *actions)
{
    uint64_t sum = 0;
    for (int i = 0; i < actions->count; i++)
        sum += mixed(key_of(actions->list[i]));
    return sum;
}

static int times_listed(const mw_actions *actions, mw_action action)
{
    int times = 0;
    for (int i = 0; i < actions->count; i++)
        times += mw_action_equal(actions->list[i], action);
    return times;
}

static void say_what_differs(struct sides *s, const mw_actions *these,
                             const mw_actions *others, const char *complaint)
{
    char text[ACTION_TEXT_MAX];
    char line[2 * ACTION_TEXT_MAX];
    for (int i = 0; i < these->count; i++) {
        mw_action action = these->list[i];
        if (times_listed(these, action) <= times_listed(others, action))
            continue;
        action_text(s->o, action, text);
        snprintf(line, sizeof line, "%s: %s", complaint, text);
        difference_say(s->difference, line);
    }
}

static void compare_actions(struct sides *s)
{
    mw_actions engine;
    const mw_actions *right = oracle_legal(s->o);
    mw_legal(s->game, &engine);
    if (right->count == engine.count && sum_of(right) == sum_of(&engine))
        return;
    say_what_differs(s, right, &engine, "the oracle lists too much");
    say_what_differs(s, &engine, right, "the engine lists too much");
    difference_say(s->difference, "lists differ");
}

/* ---- players ---- */

static void compare_player(struct sides *s, int player)
{
    const oracle *o = s->o;
    s->of = "player";
    s->spot = oracle_spot(player, 0);
    same(s, "score", o->score[player], mw_player_score(s->game, player));
    same(s, "meeples", o->supply[player][MW_MEEPLE],
         mw_player_supply(s->game, player, MW_MEEPLE));
    same(s, "guards", o->supply[player][MW_GUARD],
         mw_player_supply(s->game, player, MW_GUARD));
    same(s, "guard supply", o->guards[player],
         mw_guard_supply(s->game, player));
}

/* MIST-24. */
static int ghosts_anywhere(const oracle *o)
{
    int ghosts = o->ghosts;
    for (int i = 0; i < o->count; i++)
        ghosts += o->laid[i].ghosts + o->laid[i].circle_ghosts;
    return ghosts;
}

static void compare_table(struct sides *s)
{
    const oracle *o = s->o;
    s->of = "game";
    same(s, "step", (long)o->step, (long)mw_game_step(s->game));
    same(s, "player", o->player, mw_player_to_move(s->game));
    same(s, "turn", o->turn, mw_turn(s->game));
    same(s, "hand", o->hand, mw_tile_in_hand(s->game));
    same(s, "ghost supply", o->ghosts, mw_ghost_supply(s->game));
    same(s, "leaders", oracle_leaders(o), mw_leaders(s->game));
    same(s, "all ghosts", ghosts_anywhere(o),
         o->setup.modules & MW_MIST ? ORACLE_GHOSTS : 0);
    for (int i = 0; i < o->setup.players; i++)
        compare_player(s, i);
}

static void compare_stack(struct sides *s)
{
    uint8_t counts[MW_DESIGNS_MAX];
    int left = 0;
    mw_stack_counts(s->game, counts);
    s->of = "design";
    for (int i = 0; i < s->o->pictures->count; i++) {
        s->spot = oracle_spot(i, 0);
        same(s, "copies in the stack", s->o->left[i], counts[i]);
        left += s->o->left[i];
    }
    same(s, "tiles in the stack", left, mw_stack_left(s->game));
}

/* ---- tiles ---- */

static void compare_tile(struct sides *s, int tile)
{
    const mw_tile *right = &s->o->laid[tile];
    mw_tile engine = mw_tile_get(s->game, tile);
    s->of = "tile";
    s->spot = oracle_spot(tile, 0);
    same(s, "x", right->cell.x, engine.cell.x);
    same(s, "y", right->cell.y, engine.cell.y);
    same(s, "design", right->design, engine.design);
    same(s, "rotation", right->rotation, engine.rotation);
    same(s, "layer", right->layer, engine.layer);
    same(s, "figure", right->figure, engine.figure);
    same(s, "ghosts in circles", right->circle_ghosts, engine.circle_ghosts);
    same(s, "index on its cell", tile, mw_tile_at(s->game, right->cell));
    if (right->figure == MW_NO_FIGURE)
        return;
    same(s, "owner", right->owner, engine.owner);
    same(s, "part", right->part, engine.part);
    same(s, "ghosts", right->ghosts, engine.ghosts);
}

static unsigned rotations_that_fit(const oracle *o, int design, mw_cell cell)
{
    unsigned rotations = 0;
    for (int i = 0; i < MW_SIDES; i++)
        if (oracle_fits(o, design, i, cell))
            rotations |= 1u << i;
    return rotations;
}

/* One design an action is enough: they take turns. */
static void compare_frontier(struct sides *s)
{
    const mw_cell *cells = s->o->frontier;
    int count = s->o->frontier_count;
    int design = (count + s->o->turn) % s->o->pictures->count;
    unsigned rotations = oracle_rotations(s->o, design);
    s->of = "frontier";
    same(s, "cells", count, mw_frontier_count(s->game));
    for (int i = 0; i < count; i++) {
        s->spot = oracle_spot(design, i);
        same(s, "fits", rotations & rotations_that_fit(s->o, design, cells[i]),
             mw_fits(s->game, design, cells[i]));
        same(s, "empty", MW_NONE, mw_tile_at(s->game, cells[i]));
    }
}

/* ---- features ---- */

/* Nothing is ever scored with both on it: what such a feature is worth is
 * nowhere said (MAGIC-6). */
static bool met_on(const oracle_feature *feature)
{
    return feature->magic[MW_MAGE] && feature->magic[MW_WITCH];
}

static void compare_worth(struct sides *s, const oracle_feature *feature)
{
    mw_score score;
    int sum = 0;
    oracle_worth right = oracle_worth_of(s->o, feature);
    mw_feature_worth(s->game, s->spot, &score);
    for (int i = 0; i < score.term_count; i++)
        sum += score.terms[i].points;
    if (!met_on(feature)) {
        same(s, "points", right.points, score.points);
        same(s, "sum of terms", right.points, sum);
    }
    same(s, "winners", right.winners, score.winners);
    same(s, "kind in the score", feature->kind, score.kind);
    same(s, "complete in the score", feature->complete, score.complete);
    same_spot(s, "feature in the score", feature->first, score.feature);
    for (int i = 0; i < s->o->setup.players; i++) {
        same(s, "meeples on it", feature->figures[MW_MEEPLE][i],
             score.meeples[i]);
        same(s, "guards on it", feature->figures[MW_GUARD][i], score.guards[i]);
    }
}

/* The parts of a feature are those the oracle found, tile by tile. */
static void compare_members(struct sides *s, const oracle_feature *feature)
{
    mw_spot parts[ORACLE_FEATURES_MAX];
    int count = mw_feature_parts(s->game, s->spot, parts, ORACLE_FEATURES_MAX);
    same(s, "parts", feature->parts, count);
    for (int i = 0; i < count && i < ORACLE_FEATURES_MAX; i++) {
        same(s, "feature of a part", feature - s->o->features.list,
             oracle_feature_of(s->o, parts[i]) - s->o->features.list);
        if (i > 0)
            same(s, "parts in order", 1, parts[i - 1].tile <= parts[i].tile);
    }
}

/* Asked by the part that s->spot names. */
static void compare_counts(struct sides *s, const oracle_feature *right)
{
    same(s, "tiles", right->tiles, mw_feature_tiles(s->game, s->spot));
    same(s, "coats", right->coats, mw_feature_coats(s->game, s->spot));
    same(s, "open ends", right->open, mw_feature_open(s->game, s->spot));
    same(s, "complete", right->complete, mw_feature_complete(s->game, s->spot));
}

/* Features that anything stands on, and what the last tile may have joined or
 * surrounded, are compared after every action; the others take turns. */
static bool is_feature_due(const struct sides *s, int number)
{
    const oracle_feature *feature = &s->o->features.list[number];
    return s->depth == EVERYTHING || feature->all_figures > 0 ||
           feature->magic[MW_MAGE] || feature->magic[MW_WITCH] ||
           (s->last.type == MW_PLACE && (number + s->o->turn) % 4 == 0);
}

static void compare_features(struct sides *s)
{
    for (int i = 0; i < s->o->features.count; i++) {
        const oracle_feature *right = &s->o->features.list[i];
        s->of = mw_kind_name((enum mw_kind)right->kind);
        s->spot = right->first;
        if (!is_feature_due(s, i))
            continue;
        compare_worth(s, right);
        compare_counts(s, right);
    }
}

static void compare_part(struct sides *s, mw_spot spot)
{
    const oracle_feature *right = oracle_feature_of(s->o, spot);
    s->of = mw_kind_name((enum mw_kind)right->kind);
    s->spot = spot;
    same_spot(s, "feature", right->first, mw_feature_of(s->game, spot));
    compare_worth(s, right);
    compare_counts(s, right);
    if (s->depth == EVERYTHING)
        compare_members(s, right);
}

static void compare_magic(struct sides *s, enum mw_magic figure)
{
    mw_spot engine;
    bool on = mw_magic_spot(s->game, figure, &engine);
    s->of = "magic figure";
    s->spot = oracle_spot((int)figure, 0);
    same(s, "on the board", s->o->magic_on[figure], on);
    if (on && s->o->magic_on[figure])
        same_spot(s, "feature",
                  oracle_feature_of(s->o, s->o->magic[figure])->first,
                  mw_feature_of(s->game, engine));
}

/* ---- mist ---- */

static void compare_bank(struct sides *s, mw_spot spot)
{
    mw_bank engine;
    const oracle_bank *right = oracle_bank_of(s->o, spot);
    mw_bank_state(s->game, spot, &engine);
    s->of = "bank";
    s->spot = spot;
    same(s, "tiles", right->state.tiles, engine.tiles);
    same(s, "open sides", right->state.open, engine.open);
    same(s, "limited", right->state.limited, engine.limited);
    same(s, "closed", right->state.closed, engine.closed);
    same(s, "circles", right->state.circles, engine.circles);
    same(s, "ghosts", right->state.ghosts, engine.ghosts);
    same(s, "judged", right->judged, mw_bank_judged(s->game, spot));
}

enum { PIECES_MAX = MW_TILES_MAX * MW_BANKS_MAX };

/* The pieces of a bank are those the oracle found, each once. */
static void compare_pieces(struct sides *s, mw_spot spot)
{
    mw_spot pieces[PIECES_MAX];
    int count = mw_bank_pieces(s->game, spot, pieces, PIECES_MAX);
    same(s, "pieces", oracle_bank_of(s->o, spot)->pieces, count);
    for (int i = 0; i < count && i < PIECES_MAX; i++)
        same(s, "bank of a piece", 1,
             oracle_bank_of(s->o, pieces[i]) == oracle_bank_of(s->o, spot));
}

static bool is_bank_due(const struct sides *s, int number)
{
    const oracle_bank *bank = &s->o->banks.list[number];
    if (s->last.type == MW_PLACE)
        return bank->judged != 0 || (number + s->o->turn) % 4 == 0;
    return bank->state.circles > 0 && (number + s->o->ghosts) % 4 == 0;
}

static void compare_banks(struct sides *s)
{
    for (int i = 0; i < s->o->banks.count; i++) {
        mw_spot first = s->o->banks.list[i].first;
        if (!is_bank_due(s, i) && s->depth < EVERYTHING)
            continue;
        compare_bank(s, first);
        if (s->last.type == MW_PLACE || s->depth == EVERYTHING)
            compare_pieces(s, first);
    }
}

/* ---- all of it ---- */

static void compare_parts_of_tile(struct sides *s, int tile)
{
    for (int i = 0; i < oracle_part_count(s->o, tile); i++)
        compare_part(s, oracle_spot(tile, i));
    for (int i = 0; i < oracle_piece_count(s->o, tile); i++)
        compare_bank(s, oracle_spot(tile, i));
}

static bool touches(mw_cell one, mw_cell other)
{
    return abs(one.x - other.x) <= 1 && abs(one.y - other.y) <= 1;
}

/* All parts that the last tile may have joined. */
static bool is_tile_due(const struct sides *s, int tile)
{
    return s->depth == EVERYTHING ||
           (s->last.type == MW_PLACE &&
            touches(s->o->laid[tile].cell, s->o->laid[oracle_last(s->o)].cell));
}

void compare_all(const oracle *o, const mw_game *game, mw_action last,
                 enum depth depth, struct difference *difference)
{
    struct sides s = {.o = o,
                      .game = game,
                      .difference = difference,
                      .last = last,
                      .depth = o->step == MW_STEP_OVER ? EVERYTHING : depth,
                      .of = "game"};
    compare_actions(&s);
    compare_table(&s);
    compare_stack(&s);
    same(&s, "tiles", o->count, mw_tile_count(game));
    if (difference_found(difference))
        return;
    for (int tile = 0; tile < o->count; tile++)
        compare_tile(&s, tile);
    compare_features(&s);
    compare_banks(&s);
    for (enum mw_magic i = 0; i < MW_MAGIC_FIGURES; i++)
        compare_magic(&s, i);
    if (o->step == MW_STEP_MAGIC)
        same(&s, "met", oracle_magic_met(o), mw_magic_met(game));
    if (last.type == MW_PLACE || s.depth == EVERYTHING)
        compare_frontier(&s);
    for (int tile = 0; tile < o->count; tile++)
        if (is_tile_due(&s, tile))
            compare_parts_of_tile(&s, tile);
}
