/* The rules of the base game, one case after another. */
#include "common/dice.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

/* ---- setting up ---- */

static void
BASE_1_72_tiles_in_24_designs_and_the_start_tile_is_nobodys(void **state)
{
    (void)state;
    struct world *world = world_new(2, "");
    assert_int_equal(mw_design_count(world->tiles), 24);
    assert_int_equal(mw_tile_count(world->game), 1);
    mw_tile start = mw_tile_get(world->game, 0);
    assert_string_equal(mw_design_id(world->tiles, start.design),
                        "city-road-straight");
    assert_int_equal(start.layer, MW_NONE);
    assert_true(mw_cell_equal(start.cell, (mw_cell){0, 0}));
    enum mw_terrain sides[] = {MW_CITY_SIDE, MW_ROAD_SIDE, MW_FIELD_SIDE,
                               MW_ROAD_SIDE};
    for (int side = 0; side < MW_SIDES; side++)
        assert_int_equal(mw_design_side(world->tiles, start.design,
                                        start.rotation, (enum mw_side)side),
                         sides[side]);
    world_free(world);
}

static void BASE_2_two_to_six_players_with_seven_meeples(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (int players = 0; players <= 8; players++) {
        mw_setup setup = {.players = players, .modules = MW_BASE};
        mw_status why = MW_OK;
        mw_game *game = mw_game_new(tiles, &setup, &why);
        assert_int_equal(game != NULL, players >= 2 && players <= 6);
        assert_int_equal(why, game != NULL ? MW_OK : MW_BAD_PLAYERS);
        for (int i = 0; game != NULL && i < players; i++) {
            assert_int_equal(mw_player_supply(game, i, MW_MEEPLE), 7);
            assert_int_equal(mw_player_supply(game, i, MW_GUARD), 0);
        }
        mw_game_free(game);
    }
    mw_tiles_free(tiles);
}

static void BASE_21_the_first_seat_begins_and_the_stack_holds_71(void **state)
{
    (void)state;
    struct world *world = world_new_small(3, "meadow meadow meadow meadow");
    for (int turn = 0; turn < 4; turn++) {
        assert_int_equal(mw_turn(world->game), turn + 1);
        assert_int_equal(mw_player_to_move(world->game), turn % 3);
        lay_only(world, "meadow", turn + 1, 0, 0);
    }
    world_free(world);
    world = world_new(2, "");
    assert_int_equal(mw_stack_left(world->game) + 1, 71);
    world_free(world);
}

/* ---- a turn ---- */

static void BASE_3_a_turn_is_tile_then_figure_then_end(void **state)
{
    (void)state;
    struct world *world = world_new(2, "road-straight");
    mw_action place = {.type = MW_PLACE, .cell = {1, 0}};
    mw_action pass_by = {.type = MW_PASS};
    mw_action finish = {.type = MW_END};
    assert_int_equal(refusal(world, pass_by), MW_NOT_THIS_STEP);
    assert_int_equal(refusal(world, finish), MW_NOT_THIS_STEP);
    lay(world, "road-straight", 1, 0, 0);
    assert_int_equal(refusal(world, place), MW_NOT_THIS_STEP);
    assert_int_equal(refusal(world, finish), MW_NOT_THIS_STEP);
    pass(world);
    assert_int_equal(refusal(world, pass_by), MW_NOT_THIS_STEP);
    end(world);
    assert_int_equal(mw_player_to_move(world->game), 1);
    world_free(world);
}

static void BASE_4_every_touching_side_must_match(void **state)
{
    (void)state;
    struct world *world = world_new(2, "city-gate");
    mw_action at = {.type = MW_PLACE};
    /* The start tile has its city north, roads east and west, field south.
     * The gate turned 0 has its road south and city on the other sides. */
    struct {
        mw_cell cell;
        int rotation, status;
    } cases[] = {
        {{0, -1}, 0, MW_MISMATCH + 4 * MW_SOUTH + MW_CITY_SIDE},
        {{1, 0}, 0, MW_MISMATCH + 4 * MW_WEST + MW_ROAD_SIDE},
        {{-1, 0}, 0, MW_MISMATCH + 4 * MW_EAST + MW_ROAD_SIDE},
        {{0, 1}, 0, MW_MISMATCH + 4 * MW_NORTH + MW_FIELD_SIDE},
        {{0, 0}, 0, MW_CELL_TAKEN},
        {{1, 1}, 0, MW_CELL_ALONE},
        {{INT16_MAX, INT16_MIN}, 0, MW_CELL_ALONE},
        {{0, -1}, 4, MW_BAD_ACTION},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        at.cell = cases[i].cell;
        at.rotation = (uint8_t)cases[i].rotation;
        assert_int_equal(refusal(world, at), cases[i].status);
    }
    lay(world, "city-gate", 1, 0, 1);
    world_free(world);
}

static void BASE_4_a_hole_may_be_enclosed_and_filled(void **state)
{
    (void)state;
    struct world *world =
        world_new_small(2, "meadow meadow meadow meadow meadow meadow meadow "
                           "meadow");
    static const int8_t ring[][2] = {{1, 0}, {2, 0}, {2, 1}, {2, 2},
                                     {1, 2}, {0, 2}, {0, 1}, {1, 1}};
    for (int i = 0; i < 8; i++)
        lay_only(world, "meadow", ring[i][0], ring[i][1], 0);
    assert_int_equal(mw_tile_count(world->game), 9);
    world_free(world);
}

/* Fault 21 elsewhere: a small board made legal places illegal. */
static void BASE_4_no_rim_within_reach_of_any_game(void **state)
{
    (void)state;
    char stack[130 * 5 + 1] = "";
    for (int i = 0; i < 129; i++)
        strcat(stack, "road ");
    mw_setup setup = {.players = 2, .modules = MW_BASE, .seed = 1};
    struct world *world = world_new_from(&setup, SMALL_TILES, stack);
    lay_only(world, "road", 0, 1, 0);
    for (int x = 1; x < 129; x++)
        lay_only(world, "road", x, 1, 0);
    assert_int_equal(
        mw_feature_tiles(world->game, spot(world, 100, 1, MW_ROAD, "E")), 129);
    world_free(world);
}

/* Fault 12 elsewhere: the tile cost the player his turn. */
static void
BASE_5_a_tile_that_fits_nowhere_is_shown_and_drawn_again(void **state)
{
    (void)state;
    struct world *world = world_new_small(2, "meadow keep meadow");
    lay(world, "meadow", 1, 0, 0);
    pass(world);
    end(world);
    assert_int_equal(mw_player_to_move(world->game), 1);
    assert_int_equal(world->events.list[0].type, MW_EVENT_DISCARDED);
    assert_int_equal(world->events.list[0].player, 1);
    assert_string_equal(
        mw_design_id(world->tiles, world->events.list[0].design), "keep");
    assert_int_equal(mw_discard_count(world->game), 1);
    assert_int_equal(mw_turn(world->game), 2);
    lay(world, "meadow", 2, 0, 0);
    world_free(world);
}

static void
BASE_5_a_stack_that_runs_out_while_discarding_ends_the_game(void **state)
{
    (void)state;
    mw_setup setup = {.players = 2, .modules = MW_BASE, .seed = 1};
    struct world *world = world_new_from(
        &setup, SOURCE_DIR "/tests/engine/sets/short.tiles", "road-end keep");
    lay(world, "road-end", 1, 0, 2);
    meeple(world, MW_ROAD, "E");
    end(world);
    assert_int_equal(mw_game_step(world->game), MW_STEP_OVER);
    assert_int_equal(mw_discard_count(world->game), 1);
    assert_int_equal(mw_stack_left(world->game), 0);
    assert_int_equal(score_of(world, 0), 1);
    assert_int_equal(refusal(world, (mw_action){.type = MW_END}),
                     MW_GAME_IS_OVER);
    world_free(world);
}

/* ---- claiming ---- */

static void BASE_6_a_claimed_feature_is_closed_to_everyone(void **state)
{
    (void)state;
    struct world *world = world_new_small(2, "road road road");
    lay(world, "road", 0, 1, 0);
    meeple(world, MW_ROAD, "E");
    end(world);
    lay(world, "road", 1, 1, 0);
    assert_int_equal(can_claim(world, MW_ROAD, "E"), MW_FEATURE_TAKEN);
    assert_int_equal(can_claim(world, MW_FIELD, "NL"), MW_OK);
    pass(world);
    end(world);
    lay(world, "road", 2, 1, 0);
    assert_int_equal(can_claim(world, MW_ROAD, "E"), MW_FEATURE_TAKEN);
    world_free(world);
}

static void BASE_6_who_has_no_meeple_places_none(void **state)
{
    (void)state;
    struct world *world = world_new_small(
        2, "road road road road road road road road road road road road road "
           "road road");
    for (int y = 1; y <= 14; y++) {
        lay(world, "road", 0, y, 0);
        if (mw_player_to_move(world->game) == 0)
            meeple(world, MW_ROAD, "E");
        else
            pass(world);
        end(world);
    }
    assert_int_equal(mw_player_supply(world->game, 0, MW_MEEPLE), 0);
    lay(world, "road", 0, 15, 0);
    assert_int_equal(can_claim(world, MW_ROAD, "E"), MW_NO_FIGURE_LEFT);
    mw_actions legal;
    mw_legal(world->game, &legal);
    assert_int_equal(legal.count, 1);
    assert_int_equal(legal.list[0].type, MW_PASS);
    world_free(world);
}

static void
BASE_7_what_this_tile_completes_may_be_claimed_and_scores(void **state)
{
    (void)state;
    struct world *world = world_new(2, "city-cap");
    lay(world, "city-cap", 0, -1, 2);
    meeple(world, MW_CITY, "S");
    assert_int_equal(score_of(world, 0), 4);
    assert_int_equal(mw_player_supply(world->game, 0, MW_MEEPLE), 7);
    assert_int_equal(mw_tile_get(world->game, 1).figure, MW_NO_FIGURE);
    world_free(world);
}

/* ---- completing ---- */

/* Fault 2 elsewhere: a ring road did not complete. */
static void BASE_8_a_ring_of_four_curves_is_complete_and_scores_4(void **state)
{
    (void)state;
    struct world *world =
        world_new(2, "road-curve road-curve road-curve road-curve");
    lay(world, "road-curve", 0, 1, 3);
    meeple(world, MW_ROAD, "E");
    end(world);
    lay_only(world, "road-curve", 1, 1, 0);
    lay_only(world, "road-curve", 1, 2, 1);
    assert_int_equal(score_of(world, 0), 0);
    lay(world, "road-curve", 0, 2, 2);
    pass(world);
    assert_int_equal(score_of(world, 0), 4);
    assert_int_equal(mw_player_supply(world->game, 0, MW_MEEPLE), 7);
    world_free(world);
}

static void BASE_8_villages_and_cities_end_a_road(void **state)
{
    (void)state;
    struct world *world = world_new_small(2, "road-end road gate");
    lay(world, "road-end", 0, 1, 2); /* its road goes east */
    meeple(world, MW_ROAD, "E");
    end(world);
    lay_only(world, "road", 1, 1, 0);
    assert_int_equal(score_of(world, 0), 0);
    lay(world, "gate", 2, 1, 1); /* city east, its road goes west */
    pass(world);
    assert_int_equal(score_of(world, 0), 3);
    world_free(world);
}

static void BASE_9_two_points_a_tile_and_a_coat_of_arms(void **state)
{
    (void)state;
    struct world *world = world_new_small(2, "cap-coat waist cap");
    lay(world, "cap-coat", 0, 1, 2);
    meeple(world, MW_CITY, "S");
    end(world);
    lay_only(world, "waist", 0, 2, 0);
    lay(world, "cap", 0, 3, 0);
    pass(world);
    assert_int_equal(score_of(world, 0), 2 * 3 + 2 * 1);
    const mw_score *score = scored(world, 0);
    assert_int_equal(score->term_count, 2);
    assert_int_equal(score->terms[0].kind, MW_TERM_TILES);
    assert_int_equal(score->terms[0].points, 6);
    assert_int_equal(score->terms[1].kind, MW_TERM_COATS);
    assert_int_equal(score->terms[1].points, 2);
    world_free(world);
}

static int tiny_city_scores(int house_rule, const char *lower)
{
    mw_setup setup = {
        .players = 2, .modules = MW_BASE, .tiny_city = house_rule};
    char stack[40];
    snprintf(stack, sizeof stack, "cap %s", lower);
    struct world *world = world_new_from(&setup, SMALL_TILES, stack);
    lay(world, "cap", 0, 1, 2);
    meeple(world, MW_CITY, "S");
    end(world);
    lay(world, lower, 0, 2, 0);
    pass(world);
    int points = score_of(world, 0);
    world_free(world);
    return points;
}

/* Faults 5 and 22 elsewhere. */
static void
BASE_9_a_city_of_two_tiles_scores_4_or_2_by_the_house_rule(void **state)
{
    (void)state;
    assert_int_equal(tiny_city_scores(0, "cap"), 4);
    assert_int_equal(tiny_city_scores(4, "cap"), 4);
    assert_int_equal(tiny_city_scores(2, "cap"), 2);
    assert_int_equal(tiny_city_scores(0, "cap-coat"), 6);
    assert_int_equal(tiny_city_scores(2, "cap-coat"), 3);
    mw_tiles *tiles = world_tiles();
    mw_setup setup = {.players = 2, .modules = MW_BASE, .tiny_city = 3};
    mw_status why = MW_OK;
    assert_null(mw_game_new(tiles, &setup, &why));
    assert_int_equal(why, MW_BAD_HOUSE_RULE);
    mw_tiles_free(tiles);
}

/* Fault 22 elsewhere: the base set has no one-sided city with a coat. */
static void BASE_9_the_base_set_has_no_city_of_two_with_a_coat(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (int design = 0; design < mw_design_count(tiles); design++) {
        for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
            const mw_part *part = mw_design_part(tiles, design, 0, i);
            if (part->coats > 0)
                assert_true((part->sides & (part->sides - 1)) != 0);
        }
    }
    mw_tiles_free(tiles);
}

static void lay_around_monastery(struct world *world, int count)
{
    static const int8_t ring[][2] = {{1, 0},  {1, 1},  {1, 2}, {0, 2},
                                     {-1, 2}, {-1, 1}, {-1, 0}};
    for (int i = 0; i < count; i++) {
        lay(world, "meadow", ring[i][0], ring[i][1], 0);
        pass(world);
        if (i < count - 1 || count < 7)
            end(world);
    }
}

static void BASE_10_a_monastery_with_8_neighbours_scores_9(void **state)
{
    (void)state;
    struct world *world = world_new_small(
        2, "monastery meadow meadow meadow meadow meadow meadow meadow");
    lay(world, "monastery", 0, 1, 0);
    meeple(world, MW_MONASTERY, "");
    end(world);
    lay_around_monastery(world, 7);
    assert_int_equal(score_of(world, 0), 9);
    assert_int_equal(mw_player_supply(world->game, 0, MW_MEEPLE), 7);
    world_free(world);
}

static void
BASE_10_the_tile_that_fills_a_hole_may_be_the_monastery(void **state)
{
    (void)state;
    struct world *world =
        world_new_small(2, "meadow meadow meadow meadow meadow meadow meadow "
                           "monastery");
    lay_around_monastery(world, 7);
    end(world);
    lay(world, "monastery", 0, 1, 0);
    meeple(world, MW_MONASTERY, "");
    assert_int_equal(score_of(world, 1), 9);
    world_free(world);
}

/* Fault 1 elsewhere: two segments of one city on a tile counted twice. */
static void
BASE_11_a_tile_counts_once_however_often_the_city_touches_it(void **state)
{
    (void)state;
    struct world *world = world_new(
        2, "city-two-adjacent city-corner-coat city-corner city-corner-coat");
    lay(world, "city-two-adjacent", 0, 1, 2); /* caps east and south */
    meeple(world, MW_CITY, "E");
    end(world);
    lay_only(world, "city-corner-coat", 1, 1, 3);
    lay_only(world, "city-corner", 0, 2, 1);
    lay(world, "city-corner-coat", 1, 2, 0);
    mw_spot city = spot(world, 0, 1, MW_CITY, "S");
    assert_int_equal(mw_feature_parts(world->game, city, NULL, 0), 5);
    assert_int_equal(mw_feature_tiles(world->game, city), 4);
    pass(world);
    assert_int_equal(score_of(world, 0), 2 * 4 + 2 * 2);
    world_free(world);
}

/* ---- majority ---- */

static void BASE_12_tied_players_all_score_in_full(void **state)
{
    (void)state;
    struct world *world =
        world_new_small(2, "road-end meadow meadow road-end road");
    lay(world, "road-end", 0, 1, 2);
    meeple(world, MW_ROAD, "E");
    end(world);
    lay_only(world, "meadow", 1, 0, 0);
    lay_only(world, "meadow", 2, 0, 0);
    lay(world, "road-end", 2, 1, 0);
    meeple(world, MW_ROAD, "W");
    end(world);
    lay(world, "road", 1, 1, 0);
    pass(world);
    assert_int_equal(score_of(world, 0), 3);
    assert_int_equal(score_of(world, 1), 3);
    const mw_score *score = scored(world, 0);
    assert_int_equal(score->winners, 3);
    assert_int_equal(score->meeples[0], 1);
    assert_int_equal(score->meeples[1], 1);
    world_free(world);
}

/* Fault 20 elsewhere: two own figures doubled the score. */
static void BASE_12_two_figures_beat_one_and_score_once(void **state)
{
    (void)state;
    struct world *world =
        world_new_small(2, "cap meadow cap meadow meadow cap cap keep");
    lay(world, "cap", 0, 1, 2);
    meeple(world, MW_CITY, "S");
    end(world);
    lay_only(world, "meadow", 1, 1, 0);
    lay(world, "cap", 1, 2, 3);
    meeple(world, MW_CITY, "W");
    end(world);
    lay_only(world, "meadow", -1, 1, 0);
    lay_only(world, "meadow", 1, 3, 0);
    lay(world, "cap", -1, 2, 1);
    meeple(world, MW_CITY, "E");
    end(world);
    lay_only(world, "cap", 0, 3, 0);
    lay(world, "keep", 0, 2, 0);
    pass(world);
    assert_int_equal(scored(world, 0)->winners, 1);
    assert_int_equal(scored(world, 0)->meeples[0], 2);
    assert_int_equal(scored(world, 0)->meeples[1], 1);
    assert_int_equal(score_of(world, 0), 2 * 5 + 2);
    assert_int_equal(score_of(world, 1), 0);
    for (int player = 0; player < 2; player++)
        assert_int_equal(mw_player_supply(world->game, player, MW_MEEPLE), 7);
    world_free(world);
}

static void BASE_13_what_nobody_stands_on_scores_nothing(void **state)
{
    (void)state;
    struct world *world = world_new_small(2, "cap cap");
    lay_only(world, "cap", 0, 1, 2);
    lay(world, "cap", 0, 2, 0);
    pass(world);
    assert_non_null(scored(world, 0));
    assert_true(scored(world, 0)->complete);
    assert_int_equal(scored(world, 0)->winners, 0);
    assert_int_equal(score_of(world, 0) + score_of(world, 1), 0);
    world_free(world);
}

/* ---- the end ---- */

static struct world *world_of_set(const char *path, const char *stack)
{
    mw_setup setup = {.players = 2, .modules = MW_BASE, .seed = 1};
    return world_new_from(&setup, path, stack);
}

static void BASE_14_the_last_turn_is_played_to_its_end(void **state)
{
    (void)state;
    struct world *world = world_of_set(
        SOURCE_DIR "/tests/engine/sets/farm.tiles", "meadow meadow cap cap");
    lay_only(world, "meadow", 1, 0, 0);
    lay_only(world, "meadow", 2, 0, 0);
    lay_only(world, "cap", 0, 1, 2);
    assert_int_equal(mw_stack_left(world->game), 0);
    lay(world, "cap", 0, 2, 0);
    assert_int_equal(mw_game_step(world->game), MW_STEP_FIGURE);
    meeple(world, MW_CITY, "N");
    assert_int_equal(score_of(world, 1), 4);
    assert_int_equal(mw_game_step(world->game), MW_STEP_END);
    end(world);
    assert_int_equal(mw_game_step(world->game), MW_STEP_OVER);
    const mw_event *last = &world->events.list[world->events.count - 1];
    assert_int_equal(last->type, MW_EVENT_OVER);
    world_free(world);
}

/* Fault 20 elsewhere: an unfinished monastery forgot its own tile. */
static void
BASE_15_unfinished_features_score_a_point_a_tile_and_coat(void **state)
{
    (void)state;
    struct world *world =
        world_of_set(SOURCE_DIR "/tests/engine/sets/unfinished.tiles",
                     "road cap-coat monastery");
    lay(world, "road", 0, 1, 0);
    meeple(world, MW_ROAD, "E");
    end(world);
    lay(world, "cap-coat", 1, 0, 0);
    meeple(world, MW_CITY, "N");
    end(world);
    lay(world, "monastery", -1, 0, 0); /* the start tile and the road touch */
    meeple(world, MW_MONASTERY, "");
    end(world);
    assert_int_equal(score_of(world, 0), 1 + (1 + 2));
    assert_int_equal(score_of(world, 1), 1 + 1);
    for (int i = 0; i < world->events.count; i++)
        if (world->events.list[i].type == MW_EVENT_SCORED)
            assert_true(world->events.list[i].in_final_scoring);
    /* Figures stay where they are. */
    assert_int_equal(mw_player_supply(world->game, 0, MW_MEEPLE), 5);
    assert_int_equal(mw_player_supply(world->game, 1, MW_MEEPLE), 6);
    world_free(world);
}

static void BASE_16_a_field_scores_3_a_complete_city_once(void **state)
{
    (void)state;
    struct world *world = world_of_set(
        SOURCE_DIR "/tests/engine/sets/farm.tiles", "cap cap meadow meadow");
    mw_score score;
    lay(world, "cap", 0, 1, 2);
    meeple(world, MW_FIELD, "NL");
    end(world);
    mw_feature_worth(world->game, spot(world, 0, 1, MW_FIELD, "NL"), &score);
    assert_int_equal(score.points, 0); /* the city is not complete */
    lay(world, "cap", 0, 2, 0);
    meeple(world, MW_FIELD, "EL");
    end(world);
    /* The city pays through both fields. */
    mw_feature_worth(world->game, spot(world, 0, 1, MW_FIELD, "NL"), &score);
    assert_int_equal(score.points, 3);
    assert_int_equal(score.winners, 1);
    mw_feature_worth(world->game, spot(world, 0, 2, MW_FIELD, "EL"), &score);
    assert_int_equal(score.points, 3);
    assert_int_equal(score.winners, 2);
    lay_only(world, "meadow", 1, 1, 0);
    lay(world, "meadow", 1, 2, 0);
    /* Now it is one field, and the city counts once for it. */
    mw_feature_worth(world->game, spot(world, 0, 2, MW_FIELD, "EL"), &score);
    assert_int_equal(score.points, 3);
    assert_int_equal(score.winners, 3);
    pass(world);
    end(world);
    assert_int_equal(mw_game_step(world->game), MW_STEP_OVER);
    /* Fault 14 elsewhere: tied in fields too, both in full. */
    assert_int_equal(score_of(world, 0), 3);
    assert_int_equal(score_of(world, 1), 3);
    world_free(world);
}

static void BASE_17_a_road_keeps_a_field_from_the_city(void **state)
{
    (void)state;
    struct world *world = world_new(2, "city-cap");
    lay(world, "city-cap", 0, -1, 2);
    mw_score score;
    mw_feature_worth(world->game, spot(world, 0, 0, MW_FIELD, "EL"), &score);
    assert_int_equal(score.points, 3);
    mw_feature_worth(world->game, spot(world, 0, 0, MW_FIELD, "ER"), &score);
    assert_int_equal(score.points, 0);
    world_free(world);
}

static void BASE_18_equal_points_share_the_victory(void **state)
{
    (void)state;
    struct world *world = world_new_small(3, "cap cap");
    assert_int_equal(mw_leaders(world->game), 7);
    lay_only(world, "cap", 0, 1, 2);
    lay(world, "cap", 0, 2, 0);
    meeple(world, MW_CITY, "N");
    assert_int_equal(mw_leaders(world->game), 2);
    world_free(world);
}

/* ---- what is listed ---- */

static int placements(const char *id)
{
    struct world *world = world_new(2, id);
    mw_actions legal;
    mw_legal(world->game, &legal);
    world_free(world);
    return legal.count;
}

static void BASE_19_look_alike_rotations_are_one_way(void **state)
{
    (void)state;
    assert_int_equal(placements("monastery"), 1);     /* south */
    assert_int_equal(placements("crossing"), 2);      /* west, east */
    assert_int_equal(placements("road-straight"), 3); /* west, east, south */
    assert_int_equal(placements("city-full"), 1);     /* north */
    assert_int_equal(placements("road-curve"), 6);    /* two ways each */
}

static void BASE_19_a_turned_look_alike_is_the_same_outcome(void **state)
{
    (void)state;
    struct world *world = world_new(2, "road-straight");
    mw_game *other = mw_game_copy(world->game);
    mw_action action = {.type = MW_PLACE, .rotation = 0, .cell = {1, 0}};
    assert_int_equal(mw_apply(other, action, NULL), MW_OK);
    action.rotation = 2;
    assert_int_equal(mw_apply(world->game, action, NULL), MW_OK);
    assert_int_equal(mw_tile_get(world->game, 1).rotation, 0);
    assert_true(mw_hash(world->game) == mw_hash(other));
    mw_game_free(other);
    world_free(world);
}

static void BASE_19_one_feature_touching_twice_is_one_way_to_claim(void **state)
{
    (void)state;
    struct world *world = world_new_small(2, "meadow corner corner corner two");
    lay_only(world, "meadow", 1, 0, 0);
    lay_only(world, "corner", 1, 1, 3);
    lay_only(world, "corner", 1, 2, 0);
    lay_only(world, "corner", 0, 2, 1);
    lay(world, "two", 0, 1, 2);
    mw_actions legal;
    mw_legal(world->game, &legal);
    assert_int_equal(legal.count, 3); /* pass, the city, the field */
    mw_game *other = mw_game_copy(world->game);
    mw_action action = {.type = MW_FIGURE, .figure = MW_MEEPLE};
    action.part = spot(world, 0, 1, MW_CITY, "E").part;
    assert_int_equal(mw_apply(other, action, NULL), MW_OK);
    action.part = spot(world, 0, 1, MW_CITY, "S").part;
    assert_int_equal(mw_apply(world->game, action, NULL), MW_OK);
    assert_true(mw_hash(world->game) == mw_hash(other));
    assert_int_equal(score_of(world, 0), 8);
    mw_game_free(other);
    world_free(world);
}

static void BASE_20_a_garden_is_decoration(void **state)
{
    (void)state;
    struct world *world = world_new_small(2, "garden");
    lay(world, "garden", 1, 0, 0);
    assert_int_equal(can_claim(world, MW_GARDEN, ""), MW_NOT_CLAIMABLE);
    assert_int_equal(can_claim(world, MW_FIELD, "NL"), MW_OK);
    mw_spot garden = spot(world, 1, 0, MW_GARDEN, "");
    mw_score worth;
    mw_feature_worth(world->game, garden, &worth);
    assert_int_equal(worth.points, 0);
    assert_false(mw_feature_complete(world->game, garden));
    world_free(world);
}

/* Fault 6 elsewhere: one copy of each design only was dealt. */
static void every_tile_of_the_set_is_dealt_or_discarded(void **state)
{
    (void)state;
    struct world *world = world_new(2, "");
    uint64_t random = 11;
    static mw_actions legal;
    int seen[MW_DESIGNS_MAX] = {0};
    while (mw_game_step(world->game) != MW_STEP_OVER) {
        mw_legal(world->game, &legal);
        mw_action action =
            legal.list[dice_below(&random, (uint32_t)legal.count)];
        assert_int_equal(mw_apply(world->game, action, NULL), MW_OK);
    }
    for (int tile = 0; tile < mw_tile_count(world->game); tile++)
        seen[mw_tile_get(world->game, tile).design]++;
    for (int i = 0; i < mw_discard_count(world->game); i++)
        seen[mw_discarded(world->game, i)]++;
    for (int design = 0; design < mw_design_count(world->tiles); design++)
        assert_int_equal(seen[design], mw_design_copies(world->tiles, design));
    /* Fault 7 elsewhere: the counter ended above 0. */
    assert_int_equal(mw_stack_left(world->game), 0);
    world_free(world);
}

static void a_stack_that_cannot_be_is_refused(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    uint8_t stack[2];
    mw_setup setup = {
        .players = 2, .modules = MW_BASE, .stack = stack, .stack_count = 2};
    mw_status why = MW_OK;
    stack[0] = stack[1] = (uint8_t)mw_design_find(tiles, "crossing", 8);
    assert_null(mw_game_new(tiles, &setup, &why));
    assert_int_equal(why, MW_STACK_TOO_MANY);
    stack[1] = 200;
    assert_null(mw_game_new(tiles, &setup, &why));
    assert_int_equal(why, MW_STACK_UNKNOWN);
    mw_tiles_free(tiles);
}

static void a_game_needs_the_tiles_of_its_modules(void **state)
{
    (void)state;
    mw_tiles *empty = mw_tiles_new();
    mw_setup setup = {.players = 2, .modules = MW_BASE};
    mw_status why = MW_OK;
    assert_null(mw_game_new(empty, &setup, &why));
    assert_int_equal(why, MW_NO_TILE_SET);
    mw_tiles_free(empty);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            BASE_1_72_tiles_in_24_designs_and_the_start_tile_is_nobodys),
        cmocka_unit_test(BASE_2_two_to_six_players_with_seven_meeples),
        cmocka_unit_test(BASE_21_the_first_seat_begins_and_the_stack_holds_71),
        cmocka_unit_test(BASE_3_a_turn_is_tile_then_figure_then_end),
        cmocka_unit_test(BASE_4_every_touching_side_must_match),
        cmocka_unit_test(BASE_4_a_hole_may_be_enclosed_and_filled),
        cmocka_unit_test(BASE_4_no_rim_within_reach_of_any_game),
        cmocka_unit_test(
            BASE_5_a_tile_that_fits_nowhere_is_shown_and_drawn_again),
        cmocka_unit_test(
            BASE_5_a_stack_that_runs_out_while_discarding_ends_the_game),
        cmocka_unit_test(BASE_6_a_claimed_feature_is_closed_to_everyone),
        cmocka_unit_test(BASE_6_who_has_no_meeple_places_none),
        cmocka_unit_test(
            BASE_7_what_this_tile_completes_may_be_claimed_and_scores),
        cmocka_unit_test(BASE_8_a_ring_of_four_curves_is_complete_and_scores_4),
        cmocka_unit_test(BASE_8_villages_and_cities_end_a_road),
        cmocka_unit_test(BASE_9_two_points_a_tile_and_a_coat_of_arms),
        cmocka_unit_test(
            BASE_9_a_city_of_two_tiles_scores_4_or_2_by_the_house_rule),
        cmocka_unit_test(BASE_9_the_base_set_has_no_city_of_two_with_a_coat),
        cmocka_unit_test(BASE_10_a_monastery_with_8_neighbours_scores_9),
        cmocka_unit_test(
            BASE_10_the_tile_that_fills_a_hole_may_be_the_monastery),
        cmocka_unit_test(
            BASE_11_a_tile_counts_once_however_often_the_city_touches_it),
        cmocka_unit_test(BASE_12_tied_players_all_score_in_full),
        cmocka_unit_test(BASE_12_two_figures_beat_one_and_score_once),
        cmocka_unit_test(BASE_13_what_nobody_stands_on_scores_nothing),
        cmocka_unit_test(BASE_14_the_last_turn_is_played_to_its_end),
        cmocka_unit_test(
            BASE_15_unfinished_features_score_a_point_a_tile_and_coat),
        cmocka_unit_test(BASE_16_a_field_scores_3_a_complete_city_once),
        cmocka_unit_test(BASE_17_a_road_keeps_a_field_from_the_city),
        cmocka_unit_test(BASE_18_equal_points_share_the_victory),
        cmocka_unit_test(BASE_19_look_alike_rotations_are_one_way),
        cmocka_unit_test(BASE_19_a_turned_look_alike_is_the_same_outcome),
        cmocka_unit_test(
            BASE_19_one_feature_touching_twice_is_one_way_to_claim),
        cmocka_unit_test(BASE_20_a_garden_is_decoration),
        cmocka_unit_test(every_tile_of_the_set_is_dealt_or_discarded),
        cmocka_unit_test(a_stack_that_cannot_be_is_refused),
        cmocka_unit_test(a_game_needs_the_tiles_of_its_modules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
