/* Random games with every mix of modules: what must hold after each action. */
#include "world.h"

#include <stdio.h>

static mw_actions legal;

static void add_set(mw_tiles *tiles, const char *name)
{
    static char text[1 << 20];
    char path[512];
    snprintf(path, sizeof path, "%s/assets/tiles/%s.tiles", SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    assert_true(mw_tiles_add(tiles, text, length, NULL));
}

/* MIST-24: 15 ghosts in the supply, on meeples and in circles. */
static void ghosts_are_fifteen(const mw_game *game)
{
    int ghosts = mw_ghost_supply(game);
    for (int i = 0; i < mw_tile_count(game); i++) {
        mw_tile tile = mw_tile_get(game, i);
        ghosts += tile.ghosts + tile.circle_ghosts;
        assert_in_range(tile.ghosts, 0, 2);
        if (tile.ghosts > 0)
            assert_int_equal(tile.figure, MW_MEEPLE); /* MIST-12 */
    }
    assert_int_equal(ghosts, 15);
}

static void figures_are_all_there(const mw_game *game)
{
    bool mist = (mw_game_modules(game) & MW_MIST) != 0;
    for (int player = 0; player < mw_player_count(game); player++) {
        int meeples = mw_player_supply(game, player, MW_MEEPLE);
        int guards = mw_player_supply(game, player, MW_GUARD) +
                     mw_guard_supply(game, player);
        for (int i = 0; i < mw_tile_count(game); i++) {
            mw_tile tile = mw_tile_get(game, i);
            bool own = tile.owner == player;
            meeples += own && tile.figure == MW_MEEPLE;
            guards += own && tile.figure == MW_GUARD;
        }
        assert_int_equal(meeples, mist ? 5 : 7);
        assert_int_equal(guards, mist ? 5 : 0);
    }
}

/* Never both on one feature once the magic step is over (MAGIC-6), and never
 * on a complete one once it is scored (MAGIC-10). */
static void magic_is_settled(const mw_game *game)
{
    enum mw_step step = mw_game_step(game);
    mw_spot spot;
    if (step == MW_STEP_MAGIC)
        return;
    assert_false(mw_magic_met(game));
    for (int figure = 0; figure < MW_MAGIC_FIGURES; figure++) {
        if ((step == MW_STEP_END || step == MW_STEP_PLACE) &&
            mw_magic_spot(game, (enum mw_magic)figure, &spot))
            assert_false(mw_feature_complete(game, spot));
    }
}

static void play(const mw_tiles *tiles, unsigned modules, uint64_t seed)
{
    uint64_t random = seed;
    mw_setup setup = {
        .players = 2 + (int)(seed % 5), .modules = modules, .seed = seed};
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    assert_non_null(game);
    for (mw_legal(game, &legal); legal.count > 0; mw_legal(game, &legal)) {
        uint32_t choice = world_random(&random, (uint32_t)legal.count);
        assert_int_equal(mw_apply(game, legal.list[choice], NULL), MW_OK);
        magic_is_settled(game);
        figures_are_all_there(game);
        if (modules & MW_MIST)
            ghosts_are_fifteen(game);
    }
    assert_int_equal(mw_game_step(game), MW_STEP_OVER);
    mw_game_free(game);
}

static void play_mix(unsigned modules, int games)
{
    mw_tiles *tiles = world_tiles();
    add_set(tiles, "magic");
    add_set(tiles, "mist");
    add_set(tiles, "circle");
    games = world_scaled(games);
    for (int seed = 1; seed <= games; seed++)
        play(tiles, modules, (uint64_t)seed);
    mw_tiles_free(tiles);
}

static void magic_invariants_hold(void **state)
{
    (void)state;
    play_mix(MW_BASE | MW_MAGIC, 2000);
}

static void mist_invariants_hold(void **state)
{
    (void)state;
    play_mix(MW_BASE | MW_MIST, 500);
}

static void circle_invariants_hold(void **state)
{
    (void)state;
    play_mix(MW_BASE | MW_MIST | MW_CIRCLE, 500);
}

static void invariants_hold_with_everything_on(void **state)
{
    (void)state;
    play_mix(MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE, 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(magic_invariants_hold),
        cmocka_unit_test(mist_invariants_hold),
        cmocka_unit_test(circle_invariants_hold),
        cmocka_unit_test(invariants_hold_with_everything_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
