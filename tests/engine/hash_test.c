/* Chance and hash are the same on every machine and under every compiler: a
 * table of seeds, the first ten tiles they deal, and hashes along the way of
 * a game in which the first action by (type, cell, rotation, part) is always
 * taken. */
#include "world.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct row {
    uint64_t seed;
    const char *tiles;
    uint64_t at_start, after_ten_turns, at_end;
};

static const struct row ROWS[] = {
    {1,
     "city-cap crossing road-curve city-corner-road city-two-opposite "
     "road-fork road-curve city-three-coat city-gate-coat monastery-road",
     0xc9ea992461c31c38, 0xf71f49d5ec3d6eb9, 0x546cc9cdefab659e},
    {4711,
     "city-road-straight city-fork road-straight road-curve road-curve "
     "city-corner-road-coat city-road-straight city-two-opposite "
     "city-road-left city-across",
     0x887802c3de2a5c6e, 0x43e1a2cc9869ef24, 0xac8da569d38d5883},
    {UINT64_C(0xffffffffffffffff),
     "monastery city-road-straight road-fork city-corner-coat road-straight "
     "road-fork monastery-road road-curve city-three road-straight",
     0xd7b921096b163858, 0xdb521580d0780faf, 0xe41c5e3b178cf690},
};

static long order(mw_action action)
{
    return (((action.type * 256L + action.cell.y + 128) * 256L + action.cell.x +
             128) *
                4L +
            action.rotation) *
               256L +
           action.part;
}

/* The order of the list is not promised, so the test has one of its own. */
static mw_action first_legal(const mw_game *game)
{
    static mw_actions legal;
    mw_legal(game, &legal);
    mw_action best = legal.list[0];
    for (int i = 1; i < legal.count; i++) {
        if (order(legal.list[i]) < order(best))
            best = legal.list[i];
    }
    return best;
}

static void play_turns(mw_game *game, int turns)
{
    while (mw_game_step(game) != MW_STEP_OVER && mw_turn(game) <= turns)
        assert_int_equal(mw_apply(game, first_legal(game), NULL), MW_OK);
}

static void first_tiles(const mw_tiles *tiles, uint64_t seed, char text[512])
{
    mw_setup setup = {.players = 2, .modules = MW_BASE, .seed = seed};
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    text[0] = '\0';
    for (int turn = 1; turn <= 10; turn++) {
        strcat(text, mw_design_id(tiles, mw_tile_in_hand(game)));
        strcat(text, turn < 10 ? " " : "");
        play_turns(game, turn);
    }
    mw_game_free(game);
}

static void check_hash(const char *what, uint64_t seed, uint64_t got,
                       uint64_t wanted)
{
    if (got != wanted)
        fail_msg("seed %" PRIu64 " %s: 0x%016" PRIx64, seed, what, got);
}

static void the_table_of_seeds_holds(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        const struct row *row = &ROWS[i];
        char text[512];
        mw_setup setup = {.players = 3, .modules = MW_BASE, .seed = row->seed};
        first_tiles(tiles, row->seed, text);
        assert_string_equal(text, row->tiles);
        mw_game *game = mw_game_new(tiles, &setup, NULL);
        check_hash("at the start", row->seed, mw_hash(game), row->at_start);
        play_turns(game, 10);
        check_hash("after ten turns", row->seed, mw_hash(game),
                   row->after_ten_turns);
        play_turns(game, 1000);
        check_hash("at the end", row->seed, mw_hash(game), row->at_end);
        mw_game_free(game);
    }
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_of_seeds_holds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
