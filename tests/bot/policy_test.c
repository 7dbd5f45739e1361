/* The careful player does what the manual says of him. Each choice is held
 * against what trying all other actions on a copy of the game shows. */
#include "games.h"

#include <stdlib.h>

#include "assets.h"

struct trial {
    const mw_game *game;
    mw_game *copy;
    mw_actions legal;
    mw_action chosen;
    mw_events events;
};

/* Plays careful games and shows each choice before it is done. */
static void watch(unsigned modules, int games, void (*see)(struct trial *trial))
{
    struct trial *trial = calloc(1, sizeof *trial);
    mw_tiles *tiles = asset_tiles(NULL);
    assert_non_null(trial);
    assert_non_null(tiles);
    for (int i = 0; i < games; i++) {
        mw_setup setup = {
            .players = 2 + i % 5, .modules = modules, .seed = (uint64_t)i + 1};
        uint64_t chance = setup.seed;
        mw_game *game = mw_game_new(tiles, &setup, NULL);
        trial->game = game;
        trial->copy = mw_game_copy(game);
        for (mw_legal(game, &trial->legal); trial->legal.count > 0;
             mw_legal(game, &trial->legal)) {
            trial->chosen = policy_careful(game, &trial->legal, &chance);
            see(trial);
            assert_int_equal(mw_apply(game, trial->chosen, NULL), MW_OK);
        }
        mw_game_free(trial->copy);
        mw_game_free(game);
    }
    mw_tiles_free(tiles);
    free(trial);
}

/* What an action would do, in trial->events. */
static void try(struct trial *trial, mw_action action)
{
    mw_game_assign(trial->copy, trial->game);
    assert_int_equal(mw_apply(trial->copy, action, &trial->events), MW_OK);
}

/* ---- places ---- */

/* 1: continues and limits nothing; -1: limits only; else 0. */
static int mist_worth(struct trial *trial, mw_action action)
{
    unsigned bank = 0;
    try(trial, action);
    for (int i = 0; i < trial->events.count; i++) {
        if (trial->events.list[i].type == MW_EVENT_BANK)
            bank |= trial->events.list[i].bank;
    }
    return ((bank & MW_CONTINUED) != 0) - ((bank & MW_LIMITED) != 0);
}

static void no_place_is_better_for_the_mist(struct trial *trial)
{
    if (mw_game_step(trial->game) != MW_STEP_PLACE)
        return;
    int chosen = mist_worth(trial, trial->chosen);
    for (int i = 0; i < trial->legal.count; i++)
        assert_true(mist_worth(trial, trial->legal.list[i]) <= chosen);
}

static void continues_and_does_not_limit_if_it_can(void **state)
{
    (void)state;
    watch(MIX_MIST, 10, no_place_is_better_for_the_mist);
}

/* Of a base game: does a figure come home from a road or city if it is placed
 * like this and no other is put on it? */
static bool brings_home(struct trial *trial, mw_action action)
{
    int player = mw_player_to_move(trial->game);
    try(trial, action);
    assert_int_equal(
        mw_apply(trial->copy, (mw_action){.type = MW_PASS}, &trial->events),
        MW_OK);
    for (int i = 0; i < trial->events.count; i++) {
        const mw_event *event = &trial->events.list[i];
        if (event->type == MW_EVENT_SCORED &&
            event->score.kind != MW_MONASTERY &&
            event->score.meeples[player] > 0)
            return true;
    }
    return false;
}

static int homecomings;

static void brings_a_figure_home_if_it_can(struct trial *trial)
{
    bool any = false;
    if (mw_game_step(trial->game) != MW_STEP_PLACE)
        return;
    for (int i = 0; i < trial->legal.count && !any; i++)
        any = brings_home(trial, trial->legal.list[i]);
    assert_int_equal(brings_home(trial, trial->chosen), any);
    homecomings += any;
}

static void a_figure_comes_home_if_it_can(void **state)
{
    (void)state;
    homecomings = 0;
    watch(MIX_BASE, 20, brings_a_figure_home_if_it_can);
    assert_true(homecomings > 100);
}

/* ---- ghosts ---- */

static int ghosts_at(const struct trial *trial, mw_action action)
{
    int tile = mw_tile_at(trial->game, action.cell);
    return mw_tile_get(trial->game, tile).ghosts;
}

static bool is_own(const struct trial *trial, mw_action action)
{
    int tile = mw_tile_at(trial->game, action.cell);
    return mw_tile_get(trial->game, tile).owner ==
           mw_player_to_move(trial->game);
}

static void no_meeple_is_a_better_target(struct trial *trial)
{
    if (trial->chosen.type != MW_GHOST)
        return;
    int chosen = ghosts_at(trial, trial->chosen);
    for (int i = 0; i < trial->legal.count; i++) {
        int other = ghosts_at(trial, trial->legal.list[i]);
        assert_true(is_own(trial, trial->chosen) ? chosen <= other
                                                 : chosen >= other);
    }
}

static void ghosts_hurt_others_most_and_himself_least(void **state)
{
    (void)state;
    watch(MIX_EVERYTHING, 10, no_meeple_is_a_better_target);
}

/* ---- figures ---- */

static int in_hand(const mw_game *game)
{
    int player = mw_player_to_move(game);
    return mw_player_supply(game, player, MW_MEEPLE) +
           mw_player_supply(game, player, MW_GUARD);
}

static void figure_is_worth_it(struct trial *trial)
{
    if (trial->chosen.type != MW_FIGURE)
        return;
    int last = mw_tile_count(trial->game) - 1;
    mw_spot spot = {(uint8_t)last, trial->chosen.part};
    mw_score score;
    mw_feature_worth(trial->game, spot, &score);
    int hand = in_hand(trial->game);
    if (score.kind == MW_FIELD)
        assert_int_equal(hand, 7);
    if (score.kind == MW_ROAD || score.kind == MW_CITY)
        assert_true(mw_feature_open(trial->game, spot) <= (hand + 1) / 2);
}

/* With one figure left a thing with one open end still is. */
static void the_last_figure_goes_where_it_soon_comes_home(void **state)
{
    (void)state;
    watch(MIX_EVERYTHING, 10, figure_is_worth_it);
}

static void a_figure_passes_only_for_want_of_a_good_place(struct trial *trial)
{
    if (trial->chosen.type != MW_PASS)
        return;
    for (int i = 0; i < trial->legal.count; i++) {
        mw_spot spot = {(uint8_t)(mw_tile_count(trial->game) - 1),
                        trial->legal.list[i].part};
        if (trial->legal.list[i].type == MW_FIGURE)
            assert_false(mw_feature_complete(trial->game, spot));
    }
}

static void what_is_complete_is_claimed(void **state)
{
    (void)state;
    watch(MIX_MIST, 10, a_figure_passes_only_for_want_of_a_good_place);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(continues_and_does_not_limit_if_it_can),
        cmocka_unit_test(a_figure_comes_home_if_it_can),
        cmocka_unit_test(ghosts_hurt_others_most_and_himself_least),
        cmocka_unit_test(the_last_figure_goes_where_it_soon_comes_home),
        cmocka_unit_test(what_is_complete_is_claimed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
