/* What is rare in games: set-ups, actions and pictures that are refused, names
 * of nothing, answers cut to the room there is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tiles_checks.h"

#define PLAIN                                                                  \
    ".........\n.........\n.........\n.........\n.........\n"                  \
    ".........\n.........\n.........\n.........\n"
#define SYMBOL                                                                 \
    ".........\n.........\n.........\n.........\n....M....\n"                  \
    ".........\n.........\n.........\n.........\n"

static mw_status refusal(const mw_tiles *tiles, const mw_setup *setup)
{
    mw_status why = MW_OK;
    mw_game *game = mw_game_new(tiles, setup, &why);
    assert_null(game);
    assert_null(mw_game_new(tiles, setup, NULL));
    return why;
}

static void modules_that_cannot_be_played_make_no_game(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("base magic mist circle");
    mw_setup setup = {.players = 2, .modules = MW_MAGIC};
    assert_int_equal(refusal(tiles, &setup), MW_MODULE_NEEDS_BASE);
    setup.modules = MW_BASE | MW_CIRCLE;
    assert_int_equal(refusal(tiles, &setup), MW_MODULE_NEEDS_MIST);
    setup.modules = 1U << 30;
    assert_int_equal(refusal(tiles, &setup), MW_BAD_MODULES);
    assert_int_equal(mw_modules_check(0), MW_BAD_MODULES);
    assert_null(mw_module_name(-1));
    mw_tiles_free(tiles);
}

static void a_stack_has_tiles_of_its_modules_only(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("base magic");
    uint8_t stack[] = {(uint8_t)tiles_design(tiles, "magic-city-two-road")};
    mw_setup setup = {
        .players = 2, .modules = MW_BASE, .stack = stack, .stack_count = 1};
    assert_int_equal(refusal(tiles, &setup), MW_STACK_UNKNOWN);
    setup.modules |= MW_MAGIC;
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    assert_int_equal(mw_tile_in_hand(game), stack[0]);
    mw_game_free(game);
    mw_tiles_free(tiles);
}

static void BASE_1_a_game_needs_a_start_tile(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set base\ntile plain x9\n" SYMBOL);
    mw_setup setup = {.players = 2, .modules = MW_BASE};
    assert_int_equal(refusal(tiles, &setup), MW_NO_START_TILE);
    mw_tiles_free(tiles);
}

static void two_hundred_and_fifty_tiles_are_the_most(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set base\ntile plain x150 start\n" SYMBOL);
    tiles_also(tiles, "set magic\ntile spell x100\n" PLAIN);
    mw_setup setup = {.players = 2, .modules = MW_BASE | MW_MAGIC};
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    assert_int_equal(mw_stack_left(game), 250 - 2);
    mw_game_free(game);
    tiles_also(tiles, "set magic\ntile spell x101\n" PLAIN);
    assert_int_equal(refusal(tiles, &setup), MW_TOO_MANY_TILES);
    mw_tiles_free(tiles);
}

static void a_game_without_a_tile_to_draw_is_over(void **state)
{
    (void)state;
    mw_actions legal;
    mw_tiles *tiles = tiles_of("set base\ntile plain x1 start\n" PLAIN);
    mw_setup setup = {.players = 3, .modules = MW_BASE};
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    assert_int_equal(mw_game_step(game), MW_STEP_OVER);
    assert_int_equal(mw_leaders(game), 7);
    mw_legal(game, &legal);
    assert_int_equal(legal.count, 0);
    assert_int_equal(mw_check(game, (mw_action){.type = MW_END}),
                     MW_GAME_IS_OVER);
    mw_game_free(game);
    mw_tiles_free(tiles);
}

/* ---- names and lists ---- */

static void a_name_that_no_part_has_is_none(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("base");
    int monastery = tiles_design(tiles, "monastery");
    assert_int_not_equal(
        mw_design_part_named(tiles, monastery, 0, MW_MONASTERY, MW_NONE),
        MW_NONE);
    assert_int_equal(
        mw_design_part_named(tiles, monastery, 0, MW_CITY, MW_NONE), MW_NONE);
    mw_tiles_free(tiles);
}

/* The square of the mists is one bank of several pieces. */
static void pieces_of_a_bank_are_cut_to_the_room(void **state)
{
    (void)state;
    mw_spot pieces[20], some[20] = {{0}};
    mw_tiles *tiles = tiles_shipped("base mist");
    mw_setup setup = {.players = 2, .modules = MW_BASE | MW_MIST};
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    mw_spot piece = {0, 0};
    while (mw_design_bank_count(tiles, mw_tile_get(game, piece.tile).design) ==
           0)
        piece.tile++;
    int count = mw_bank_pieces(game, piece, pieces, 20);
    assert_true(count > 1);
    assert_int_equal(mw_bank_pieces(game, piece, some, 1), count);
    assert_memory_equal(&some[0], &pieces[0], sizeof pieces[0]);
    assert_int_equal(some[1].tile + some[1].part, 0);
    mw_game_free(game);
    mw_tiles_free(tiles);
}

/* ---- actions near a legal one ---- */

/* The first legal action of this type in random games with everything. */
static mw_action find(mw_game *game, enum mw_action_type type)
{
    static mw_actions legal;
    for (mw_legal(game, &legal); legal.count > 0; mw_legal(game, &legal)) {
        if (legal.list[0].type == type)
            return legal.list[0];
        uint64_t choice = mw_hash(game) % (unsigned)legal.count;
        assert_int_equal(mw_apply(game, legal.list[choice], NULL), MW_OK);
    }
    return (mw_action){.type = MW_NO_ACTION};
}

/* A game that waits for an action of this type; ends the test if none of many
 * games comes to it. */
static mw_game *game_with(const mw_tiles *tiles, enum mw_action_type type,
                          mw_action *action)
{
    for (uint64_t seed = 0; seed < 400; seed++) {
        mw_setup setup = {.players = 2,
                          .modules = MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE,
                          .seed = seed};
        mw_game *game = mw_game_new(tiles, &setup, NULL);
        *action = find(game, type);
        if (action->type == type)
            return game;
        mw_game_free(game);
    }
    fail_msg("no game comes to an action of type %d", type);
    return NULL;
}

static void nowhere(const mw_tiles *tiles, enum mw_action_type type,
                    mw_status cell_reason, mw_status source_reason)
{
    mw_action action;
    mw_game *game = game_with(tiles, type, &action);
    mw_action elsewhere = action;
    elsewhere.cell = (mw_cell){99, -99};
    assert_int_equal(mw_check(game, elsewhere), cell_reason);
    elsewhere = action;
    elsewhere.from = MW_FROM_CIRCLES;
    elsewhere.source = (mw_cell){99, -99};
    assert_int_equal(mw_check(game, elsewhere), source_reason);
    assert_int_equal(mw_check(game, action), MW_OK);
    mw_game_free(game);
}

static void what_is_nowhere_is_refused_with_its_reason(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_shipped("base magic mist circle");
    nowhere(tiles, MW_MOVE_MAGIC, MW_NO_SUCH_PART, MW_OK);
    nowhere(tiles, MW_GHOST, MW_NOT_A_TARGET, MW_NOT_A_SOURCE);
    nowhere(tiles, MW_FORFEIT, MW_NOT_A_SOURCE, MW_NOT_A_SOURCE);
    nowhere(tiles, MW_FILL, MW_NOT_A_SOURCE, MW_NOT_A_SOURCE);
    mw_tiles_free(tiles);
}

/* ---- pictures ---- */

static void refuses(const char *text, enum mw_tiles_fault fault, int line)
{
    mw_tiles_error error;
    mw_tiles *tiles = mw_tiles_new();
    assert_false(mw_tiles_add(tiles, text, strlen(text), &error));
    assert_int_equal(error.fault, fault);
    assert_int_equal(error.line, line);
    mw_tiles_free(tiles);
}

static void joins_that_cannot_be_are_refused(void **state)
{
    (void)state;
    /* Six joins are all that twelve slots can need. */
    refuses("set s\ntile a x1 join N S join N S join N S join N S join N S "
            "join N S join N S\n" PLAIN,
            MW_TILES_BAD_JOIN, 2);
    /* There is nothing at N, and then nothing at S. */
    refuses("set s\ntile a x1 join N NL\n" PLAIN, MW_TILES_BAD_JOIN, 2);
    refuses("set s\ntile a x1 join NL NR\n" PLAIN, MW_TILES_BAD_JOIN, 2);
    /* The 2x2 tile has more slots than have names. */
    char square[500] = "set s\ntile a x1 square join NL SL\n";
    for (int i = 0; i < 18; i++)
        strcat(square, i < 7 || i > 10 ? "..................\n"
                                       : ".......RRRR.......\n");
    refuses(square, MW_TILES_BAD_JOIN, 2);
}

static void a_picture_ends_where_the_next_set_begins(void **state)
{
    (void)state;
    refuses("set s\ntile a x1\n.........\nset t\n", MW_TILES_WRONG_SIZE, 4);
    refuses("set s\ntile a x1\n.........\ntile b x1\n", MW_TILES_WRONG_SIZE, 4);
    refuses("set s\ntile a x1 mist\n.........|.........|\n",
            MW_TILES_WRONG_SIZE, 3);
}

/* A symbol between symbols takes the ground they have found first. */
static void a_symbol_among_symbols_lies_on_their_ground(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set s\ntile a x1 magic\n"
                               ".........\n.........\n.........\n"
                               "....*....\n...***...\n....*....\n"
                               ".........\n.........\n.........\n");
    for (int i = 3; i < 6; i++) {
        mw_picture_cell cell = mw_design_cell(tiles, 0, 0, 4, i);
        assert_int_equal(cell.surface, MW_ON_FIELD);
        assert_int_equal(cell.mark, MW_MAGIC_SYMBOL);
    }
    mw_tiles_free(tiles);
}

/* ---- rotations that only look alike ---- */

static const char TWO_CITIES[] = ".#######.\n..#####..\n...###...\n"
                                 ".........\n.........\n.........\n"
                                 "...###...\n..#####..\n.#######.\n";

static void BASE_19_what_stands_in_a_city_tells_its_ends_apart(void **state)
{
    (void)state;
    static const struct {
        char sign;
        int rotation;
    } SIGNS[] = {{'#', 0}, {'$', 2}, {'K', 2}};
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
        char text[400], picture[sizeof TWO_CITIES];
        memcpy(picture, TWO_CITIES, sizeof picture);
        picture[14] = SIGNS[i].sign; /* in the middle of the upper one */
        snprintf(text, sizeof text, "set s\ntile a x1\n%s", picture);
        mw_tiles *tiles = tiles_of(text);
        assert_int_equal(mw_design_rotation(tiles, 0, 2), SIGNS[i].rotation);
        mw_tiles_free(tiles);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(modules_that_cannot_be_played_make_no_game),
        cmocka_unit_test(a_stack_has_tiles_of_its_modules_only),
        cmocka_unit_test(BASE_1_a_game_needs_a_start_tile),
        cmocka_unit_test(two_hundred_and_fifty_tiles_are_the_most),
        cmocka_unit_test(a_game_without_a_tile_to_draw_is_over),
        cmocka_unit_test(a_name_that_no_part_has_is_none),
        cmocka_unit_test(pieces_of_a_bank_are_cut_to_the_room),
        cmocka_unit_test(what_is_nowhere_is_refused_with_its_reason),
        cmocka_unit_test(joins_that_cannot_be_are_refused),
        cmocka_unit_test(a_picture_ends_where_the_next_set_begins),
        cmocka_unit_test(a_symbol_among_symbols_lies_on_their_ground),
        cmocka_unit_test(BASE_19_what_stands_in_a_city_tells_its_ends_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
