/* Tile sets, chance and random play for the tests. */
#include "support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "assets.h"
#include "common/dice.h"

mw_tiles *shipped_tiles(void)
{
    struct problem problem = {0};
    mw_tiles *tiles = asset_tiles(&problem);
    assert_string_equal(problem.text, "");
    assert_non_null(tiles);
    return tiles;
}

struct session *new_session(const mw_tiles *tiles, int players, uint64_t seed)
{
    struct setup setup;
    struct problem problem = {0};
    char count[2] = {(char)('0' + players), '\0'};
    setup_default(&setup);
    assert_true(setup_read_players(&setup, count, &problem));
    setup.seed = seed;
    struct session *session = session_new(tiles, &setup, &problem);
    assert_string_equal(problem.text, "");
    assert_non_null(session);
    return session;
}

int chance(uint64_t *state, int count)
{
    return (int)dice_below(state, (uint32_t)count);
}

bool act_randomly(struct session *session, uint64_t *state)
{
    const mw_actions *legal = session_legal(session);
    if (legal->count == 0)
        return false;
    mw_action action = legal->list[chance(state, legal->count)];
    assert_int_equal(session_act(session, action), MW_OK);
    return true;
}
