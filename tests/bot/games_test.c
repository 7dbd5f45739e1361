/* What must hold after each action of random games: 20,000 of them, shared by
 * every mix of modules, 2 to 6 players and both policies. */
#include "games.h"

enum { GAMES_A_MIX = 3334 };

struct count {
    int meeples[MW_PLAYERS_MAX];
    int guards[MW_PLAYERS_MAX];
    int ghosts; /* on meeples and in circles */
};

static void count_tile(mw_tile tile, struct count *count)
{
    count->ghosts += tile.ghosts + tile.circle_ghosts;
    assert_in_range(tile.ghosts, 0, 2);
    assert_true(tile.ghosts == 0 || tile.figure == MW_MEEPLE); /* MIST-12 */
    if (tile.figure == MW_MEEPLE)
        count->meeples[tile.owner]++;
    else if (tile.figure == MW_GUARD)
        count->guards[tile.owner]++;
}

/* MIST-24: ghosts in the supply, on meeples and in circles are 15. A player's
 * meeples and guards are in his supply, in the guard supply or on the board
 * (BASE-2, MIST-2). */
static void pieces_are_all_there(const mw_game *game)
{
    bool mist = (mw_game_modules(game) & MW_MIST) != 0;
    struct count count = {.ghosts = mist ? mw_ghost_supply(game) : 0};
    for (int i = 0; i < mw_tile_count(game); i++)
        count_tile(mw_tile_get(game, i), &count);
    assert_int_equal(count.ghosts, mist ? 15 : 0);
    for (int player = 0; player < mw_player_count(game); player++) {
        assert_int_equal(count.meeples[player] +
                             mw_player_supply(game, player, MW_MEEPLE),
                         mist ? 5 : 7);
        assert_int_equal(count.guards[player] +
                             mw_player_supply(game, player, MW_GUARD) +
                             mw_guard_supply(game, player),
                         mist ? 5 : 0);
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

/* Every tile is on the table, in hand, in the stack or discarded (BASE-21). */
static void tiles_are_all_there(const mw_game *game)
{
    static const struct {
        unsigned module;
        int tiles;
    } ADDS[] = {{MW_MAGIC, 8}, {MW_MIST, 60 + 3}, {MW_CIRCLE, 9}};
    int tiles = mw_tile_count(game) + mw_stack_left(game) +
                mw_discard_count(game) + (mw_tile_in_hand(game) != MW_NONE);
    int wanted = 72;
    for (size_t i = 0; i < sizeof ADDS / sizeof *ADDS; i++)
        wanted += mw_game_modules(game) & ADDS[i].module ? ADDS[i].tiles : 0;
    assert_int_equal(tiles, wanted);
}

static void look_at_everything(const mw_game *game, mw_action done)
{
    (void)done;
    pieces_are_all_there(game);
    magic_is_settled(game);
    tiles_are_all_there(game);
}

#define MIX_TEST(name, mix)                                                    \
    static void name(void **state)                                             \
    {                                                                          \
        (void)state;                                                           \
        play_games(mix, GAMES_A_MIX, look_at_everything);                      \
    }

MIX_TEST(nothing_is_lost_in_the_base_game, MIX_BASE)
MIX_TEST(nothing_is_lost_with_magic, MIX_MAGIC)
MIX_TEST(MIST_24_nothing_is_lost_with_mist, MIX_MIST)
MIX_TEST(MIST_24_nothing_is_lost_with_magic_and_mist, MIX_MAGIC_MIST)
MIX_TEST(MIST_24_nothing_is_lost_with_circles, MIX_CIRCLE)
MIX_TEST(MIST_24_nothing_is_lost_with_everything_on, MIX_EVERYTHING)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_lost_in_the_base_game),
        cmocka_unit_test(nothing_is_lost_with_magic),
        cmocka_unit_test(MIST_24_nothing_is_lost_with_mist),
        cmocka_unit_test(MIST_24_nothing_is_lost_with_magic_and_mist),
        cmocka_unit_test(MIST_24_nothing_is_lost_with_circles),
        cmocka_unit_test(MIST_24_nothing_is_lost_with_everything_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
