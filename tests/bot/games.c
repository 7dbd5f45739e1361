/* Plays the games that tests look at. */
#include "games.h"

#include <stdlib.h>

#include "assets.h"
#include "common/scale.h"

static void play(const mw_tiles *tiles, const mw_setup *setup, policy *choose,
                 onlooker *look)
{
    static mw_actions legal;
    uint64_t chance = setup->seed;
    mw_game *game = mw_game_new(tiles, setup, NULL);
    assert_non_null(game);
    look(game, (mw_action){.type = MW_NO_ACTION});
    for (mw_legal(game, &legal); legal.count > 0; mw_legal(game, &legal)) {
        mw_action action = choose(game, &legal, &chance);
        assert_int_equal(mw_apply(game, action, NULL), MW_OK);
        look(game, action);
    }
    assert_int_equal(mw_game_step(game), MW_STEP_OVER);
    assert_int_equal(mw_stack_left(game), 0);
    mw_game_free(game);
}

void play_games(unsigned modules, int count, onlooker *look)
{
    mw_tiles *tiles = asset_tiles(NULL);
    assert_non_null(tiles);
    count = scaled(count);
    for (int i = 0; i < count; i++) {
        mw_setup setup = {
            .players = 2 + i % 5, .modules = modules, .seed = (uint64_t)i + 1};
        play(tiles, &setup, i / 5 % 2 == 0 ? policy_careful : policy_uniform,
             look);
    }
    mw_tiles_free(tiles);
}
