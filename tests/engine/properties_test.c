/* What must hold in every game: legal actions never fail, illegal ones change
 * nothing, copies are games of their own, chance is the seed's. */
#include "common/dice.h"
#include "common/scale.h"
#include "world.h"

#include <string.h>

static mw_actions legal;

static mw_game *new_game(const mw_tiles *tiles, uint64_t seed)
{
    mw_setup setup = {
        .players = 2 + (int)(seed % 5), .modules = MW_BASE, .seed = seed};
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    assert_non_null(game);
    return game;
}

static mw_action choose(const mw_game *game, uint64_t *random)
{
    mw_legal(game, &legal);
    assert_in_range(legal.count, 1, MW_MAX_ACTIONS);
    return legal.list[dice_below(random, (uint32_t)legal.count)];
}

static mw_action anything(uint64_t *random)
{
    return (mw_action){.type = (uint8_t)dice_below(random, 8),
                       .rotation = (uint8_t)dice_below(random, 6),
                       .figure = (uint8_t)dice_below(random, 5),
                       .part = (uint8_t)dice_below(random, 20),
                       .cell = {(int16_t)(dice_below(random, 11) - 5),
                                (int16_t)(dice_below(random, 11) - 5)}};
}

/* mw_check tells what mw_apply does; a refusal leaves everything as it was. */
static void try_anything(mw_game *game, mw_game *spare, uint64_t *random)
{
    static mw_events events;
    mw_action action = anything(random);
    mw_game_assign(spare, game);
    mw_status status = mw_check(game, action);
    assert_int_equal(mw_apply(spare, action, &events), status);
    if (status == MW_OK)
        return;
    assert_memory_equal(spare, game, mw_game_size(game));
    assert_int_equal(events.count, 0);
    assert_true(strlen(mw_status_text(status)) > 0);
}

static void
legal_actions_never_fail_and_illegal_ones_change_nothing(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    int games = scaled(200);
    for (int seed = 1; seed <= games; seed++) {
        uint64_t random = (uint64_t)seed;
        mw_game *game = new_game(tiles, random);
        mw_game *spare = mw_game_copy(game);
        assert_non_null(spare);
        while (mw_game_step(game) != MW_STEP_OVER) {
            for (int i = 0; i < 5; i++)
                try_anything(game, spare, &random);
            mw_action action = choose(game, &random);
            assert_int_equal(mw_check(game, action), MW_OK);
            assert_int_equal(mw_apply(game, action, NULL), MW_OK);
        }
        mw_legal(game, &legal);
        assert_int_equal(legal.count, 0);
        mw_game_free(spare);
        mw_game_free(game);
    }
    mw_tiles_free(tiles);
}

/* Faults 53 and 55 elsewhere: what undo brings back must be everything. */
static void going_back_to_a_copy_restores_the_hash(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    uint64_t random = 5;
    mw_game *game = new_game(tiles, 5);
    mw_game *before = mw_game_copy(game);
    while (mw_game_step(game) != MW_STEP_OVER) {
        mw_action action = choose(game, &random);
        mw_game_assign(before, game);
        uint64_t hash = mw_hash(game);
        assert_int_equal(mw_apply(game, action, NULL), MW_OK);
        assert_true(mw_hash(game) != hash);
        uint64_t after = mw_hash(game);
        mw_game_assign(game, before);
        assert_true(mw_hash(game) == hash);
        assert_int_equal(mw_apply(game, action, NULL), MW_OK);
        assert_true(mw_hash(game) == after);
    }
    mw_game_free(before);
    mw_game_free(game);
    mw_tiles_free(tiles);
}

static void events_change_nothing(void **state)
{
    (void)state;
    static mw_events events;
    mw_tiles *tiles = world_tiles();
    uint64_t random = 9;
    mw_game *told = new_game(tiles, 9);
    mw_game *untold = new_game(tiles, 9);
    while (mw_game_step(told) != MW_STEP_OVER) {
        mw_action action = choose(told, &random);
        assert_int_equal(mw_apply(told, action, &events), MW_OK);
        assert_int_equal(mw_apply(untold, action, NULL), MW_OK);
        assert_in_range(events.count, 0, MW_MAX_EVENTS);
        assert_true(mw_hash(told) == mw_hash(untold));
    }
    mw_game_free(told);
    mw_game_free(untold);
    mw_tiles_free(tiles);
}

static void points_told_in_events_are_the_scores(void **state)
{
    (void)state;
    static mw_events events;
    mw_tiles *tiles = world_tiles();
    int games = scaled(100);
    for (int seed = 1; seed <= games; seed++) {
        int points[MW_PLAYERS_MAX] = {0};
        uint64_t random = (uint64_t)seed;
        mw_game *game = new_game(tiles, random);
        while (mw_game_step(game) != MW_STEP_OVER) {
            assert_int_equal(mw_apply(game, choose(game, &random), &events),
                             MW_OK);
            for (int i = 0; i < events.count; i++) {
                const mw_event *event = &events.list[i];
                int sum = 0;
                for (int k = 0; k < event->score.term_count; k++)
                    sum += event->score.terms[k].points;
                assert_int_equal(sum, event->score.points);
                for (int p = 0; p < MW_PLAYERS_MAX; p++) {
                    if (event->type == MW_EVENT_SCORED &&
                        event->score.winners >> p & 1)
                        points[p] += event->score.points;
                }
            }
        }
        for (int p = 0; p < mw_player_count(game); p++)
            assert_int_equal(points[p], mw_player_score(game, p));
        mw_game_free(game);
    }
    mw_tiles_free(tiles);
}

static void the_same_seed_is_the_same_game(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    mw_game *one = new_game(tiles, 3);
    mw_game *same = new_game(tiles, 3);
    mw_game *other = new_game(tiles, 8);
    assert_true(mw_hash(one) == mw_hash(same));
    assert_true(mw_hash(one) != mw_hash(other));
    mw_game_free(one);
    mw_game_free(same);
    mw_game_free(other);
    mw_tiles_free(tiles);
}

static void reshuffling_keeps_the_tiles_and_forgets_their_order(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    mw_game *one = new_game(tiles, 3);
    uint8_t before[MW_DESIGNS_MAX];
    uint8_t after[MW_DESIGNS_MAX];
    uint64_t hash = mw_hash(one);
    mw_stack_counts(one, before);
    mw_reshuffle(one, 77);
    mw_stack_counts(one, after);
    assert_memory_equal(before, after, (size_t)mw_design_count(tiles));
    assert_true(mw_hash(one) != hash);
    uint64_t first = mw_hash(one);
    mw_reshuffle(one, 78);
    assert_true(mw_hash(one) != first);
    mw_reshuffle(one, 77); /* the order in between does not matter */
    assert_true(mw_hash(one) == first);
    mw_game_free(one);
    mw_tiles_free(tiles);
}

static void every_tile_comes_first_about_equally_often(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    int first[MW_DESIGNS_MAX] = {0};
    enum { GAMES = 7100 };
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        mw_setup setup = {.players = 2, .modules = MW_BASE, .seed = seed};
        mw_game *game = mw_game_new(tiles, &setup, NULL);
        first[mw_tile_in_hand(game)]++;
        mw_game_free(game);
    }
    for (int design = 0; design < mw_design_count(tiles); design++) {
        int copies =
            mw_design_copies(tiles, design) - mw_design_starts(tiles, design);
        int wanted = copies * GAMES / 71;
        assert_in_range(first[design], wanted * 7 / 10, wanted * 13 / 10 + 15);
    }
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            legal_actions_never_fail_and_illegal_ones_change_nothing),
        cmocka_unit_test(going_back_to_a_copy_restores_the_hash),
        cmocka_unit_test(events_change_nothing),
        cmocka_unit_test(points_told_in_events_are_the_scores),
        cmocka_unit_test(the_same_seed_is_the_same_game),
        cmocka_unit_test(reshuffling_keeps_the_tiles_and_forgets_their_order),
        cmocka_unit_test(every_tile_comes_first_about_equally_often),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
