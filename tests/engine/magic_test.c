/* What the mage and the witch may not do in steps that nobody is asked about:
 * a front end takes the only way there is, a computer player may try others. */
#include "world.h"

#define MAGIC_TILES SOURCE_DIR "/tests/games/magic-small.tiles"

static struct world *magic_world(const char *stack)
{
    const mw_setup setup = {
        .players = 2, .modules = MW_BASE | MW_MAGIC, .seed = 1};
    return world_new_of_two(&setup, SMALL_TILES, MAGIC_TILES, stack);
}

/* To the road that leaves the tile on this cell by its east side. */
static void move_mage(struct world *world, int x, int y)
{
    mw_spot road = spot(world, x, y, MW_ROAD, "E");
    mw_action move = {.type = MW_MOVE_MAGIC,
                      .figure = MW_MAGE,
                      .part = road.part,
                      .cell = {(int16_t)x, (int16_t)y}};
    assert_int_equal(mw_apply(world->game, move, NULL), MW_OK);
}

/* The mage stands on the only road, and another symbol is on the table. */
static struct world *mage_without_a_place(void)
{
    struct world *world = magic_world("road-end star-meadow star-meadow");
    lay_only(world, "road-end", 0, 1, 2);
    lay(world, "star-meadow", 1, 0, 0);
    move_mage(world, 0, 1);
    pass(world);
    end(world);
    lay(world, "star-meadow", 2, 0, 0);
    return world;
}

static void MAGIC_5_only_a_figure_on_the_board_comes_off(void **state)
{
    (void)state;
    struct world *world = mage_without_a_place();
    mw_action mage = {.type = MW_ASIDE, .figure = MW_MAGE};
    mw_action witch = {.type = MW_ASIDE, .figure = MW_WITCH};
    mw_actions actions;
    mw_legal(world->game, &actions);
    assert_int_equal(actions.count, 1);
    assert_true(mw_action_equal(actions.list[0], mage));
    assert_int_equal(refusal(world, witch), MW_NO_FIGURE_LEFT);
    assert_int_equal(mw_apply(world->game, mage, NULL), MW_OK);
    mw_spot nowhere;
    assert_false(mw_magic_spot(world->game, MW_MAGE, &nowhere));
    world_free(world);
}

static void MAGIC_4_there_are_two_magic_figures(void **state)
{
    (void)state;
    struct world *world = mage_without_a_place();
    mw_action third = {.type = MW_ASIDE, .figure = MW_MAGIC_FIGURES};
    assert_int_equal(refusal(world, third), MW_BAD_ACTION);
    world_free(world);
}

/* The hash is of the feature that the mage stands on, not of the tile that was
 * pointed at. */
static uint64_t hash_with_the_mage_on(int x, int y)
{
    struct world *world = magic_world("road-end road star-meadow");
    lay_only(world, "road-end", 0, 1, 2);
    lay_only(world, "road", 1, 1, 0);
    lay(world, "star-meadow", 1, 0, 0);
    move_mage(world, x, y);
    uint64_t hash = mw_hash(world->game);
    world_free(world);
    return hash;
}

static void MAGIC_2_any_tile_of_a_road_is_the_same_road(void **state)
{
    (void)state;
    assert_true(hash_with_the_mage_on(0, 1) == hash_with_the_mage_on(1, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(MAGIC_5_only_a_figure_on_the_board_comes_off),
        cmocka_unit_test(MAGIC_2_any_tile_of_a_road_is_the_same_road),
        cmocka_unit_test(MAGIC_4_there_are_two_magic_figures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
