/* The engine without memory: a reason, and what was there is usable. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "failing.h"

static mw_tiles *tiles;

static int start(void **state)
{
    (void)state;
    tiles = asset_tiles(NULL);
    return tiles == NULL;
}

static int stop(void **state)
{
    (void)state;
    mw_tiles_free(tiles);
    return 0;
}

static mw_game *new_game(mw_status *why)
{
    mw_setup setup = {.players = 6,
                      .modules = MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE,
                      .seed = 5};
    return mw_game_new(tiles, &setup, why);
}

/* ---- tile sets ---- */

static void read_a_set(void)
{
    const struct asset *base = asset_find("tiles/base.tiles");
    mw_tiles_error error = {MW_TILES_OK, 0, 0};
    failing_arm();
    mw_tiles *read = mw_tiles_new();
    bool added =
        read != NULL && mw_tiles_add(read, base->text, base->length, &error);
    assert_int_equal(failing_disarm(), !added);
    if (read != NULL && !added) {
        assert_int_equal(error.fault, MW_TILES_NO_MEMORY);
        assert_int_equal(mw_tiles_set_count(read), 0);
        assert_true(mw_tiles_add(read, base->text, base->length, NULL));
    }
    mw_tiles_free(read);
}

static void a_tile_set_is_read_whole_or_not_at_all(void **state)
{
    (void)state;
    failing_each("new tile sets", read_a_set);
}

static void replace_a_set(void)
{
    static const char OTHER[] = "set magic\ntile plain x1\n"
                                ".........\n.........\n.........\n"
                                ".........\n....M....\n.........\n"
                                ".........\n.........\n.........\n";
    mw_tiles *mine = asset_tiles(NULL);
    int magic = mw_tiles_set_find(mine, "magic", 5);
    uint64_t print = mw_tiles_set_fingerprint(mine, magic);
    failing_arm();
    bool added = mw_tiles_add(mine, OTHER, strlen(OTHER), NULL);
    assert_int_equal(failing_disarm(), !added);
    bool same = mw_tiles_set_fingerprint(mine, magic) == print;
    assert_int_equal(same, !added);
    mw_tiles_free(mine);
}

static void a_set_that_cannot_be_replaced_stays(void **state)
{
    (void)state;
    failing_each("replaced tile set", replace_a_set);
}

/* ---- games ---- */

static void begin_and_copy(void)
{
    mw_status why = MW_OK;
    failing_arm();
    mw_game *game = new_game(&why);
    mw_game *copy = game != NULL ? mw_game_copy(game) : NULL;
    bool failed = failing_disarm();
    assert_int_equal(failed, copy == NULL);
    assert_int_equal(why, game == NULL ? MW_NO_MEMORY : MW_OK);
    if (game != NULL && copy == NULL)
        copy = mw_game_copy(game); /* the game is as it was */
    if (copy != NULL)
        assert_true(mw_hash(game) == mw_hash(copy));
    mw_game_free(game);
    mw_game_free(copy);
}

static void a_game_begins_or_tells_why_not(void **state)
{
    (void)state;
    failing_each("new game and copy", begin_and_copy);
}

/* Nothing may be allocated after mw_game_new, so nothing can fail. */
static void playing_needs_no_memory(void **state)
{
    (void)state;
    static mw_actions legal;
    static mw_events events;
    mw_game *game = new_game(NULL), *copy = new_game(NULL);
    failing_arm_all();
    for (mw_legal(game, &legal); legal.count > 0; mw_legal(game, &legal)) {
        uint64_t choice = mw_hash(game) % (unsigned)legal.count;
        mw_game_assign(copy, game);
        assert_int_equal(mw_apply(game, legal.list[choice], &events), MW_OK);
        mw_reshuffle(copy, 1);
    }
    assert_int_equal(failing_disarm(), 0);
    assert_int_equal(mw_game_step(game), MW_STEP_OVER);
    mw_game_free(game);
    mw_game_free(copy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(playing_needs_no_memory),
        cmocka_unit_test(a_tile_set_is_read_whole_or_not_at_all),
        cmocka_unit_test(a_set_that_cannot_be_replaced_stays),
        cmocka_unit_test(a_game_begins_or_tells_why_not),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
