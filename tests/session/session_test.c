/* Acting, forced steps, undo, sheets and the course of the scores. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "notation.h"
#include "support.h"

static mw_tiles *tiles;

static int start(void **state)
{
    (void)state;
    tiles = shipped_tiles();
    return 0;
}

static int stop(void **state)
{
    (void)state;
    mw_tiles_free(tiles);
    return 0;
}

/* A game in which these are drawn first, with spaces between them. */
static struct session *game_with_stack(const char *stack)
{
    struct setup setup;
    setup_default(&setup);
    while (*stack != '\0') {
        size_t length = strcspn(stack, " ");
        int design = mw_design_find(tiles, stack, length);
        assert_int_not_equal(design, MW_NONE);
        setup.stack[setup.stack_count++] = (uint8_t)design;
        stack += length + (stack[length] == ' ');
    }
    return session_new(tiles, &setup, NULL);
}

static mw_status act(struct session *session, const char *line)
{
    mw_action action;
    struct problem problem = {0};
    bool read = notation_read(session_game(session), line, &action, &problem);
    assert_string_equal(problem.text, "");
    assert_true(read);
    return session_act(session, action);
}

static enum mw_step step(const struct session *session)
{
    return mw_game_step(session_game(session));
}

static void a_set_up_that_cannot_be_played_is_refused(void **state)
{
    (void)state;
    struct setup setup;
    struct problem problem = {0};
    setup_default(&setup);
    setup.modules = MW_BASE | MW_CIRCLE;
    assert_null(session_new(tiles, &setup, &problem));
    assert_non_null(strstr(problem.text, "spell circles need the mist"));
    setup_default(&setup);
    mw_tiles *none = mw_tiles_new();
    assert_null(session_new(none, &setup, &problem));
    assert_non_null(strstr(problem.text, "set of the module base is missing"));
    mw_tiles_free(none);
}

static void fault_52_a_refusal_changes_nothing(void **state)
{
    (void)state;
    struct session *session = game_with_stack("crossing");
    uint64_t hash = mw_hash(session_game(session));
    assert_int_equal(act(session, "place 0,0 0"), MW_CELL_TAKEN);
    assert_int_equal(act(session, "place 9,9 0"), MW_CELL_ALONE);
    assert_int_equal(act(session, "end"), MW_NOT_THIS_STEP);
    assert_true(mw_hash(session_game(session)) == hash);
    assert_false(session_changed(session));
    assert_false(session_can_undo(session));
    assert_int_equal(session_log_count(session), 0);
    session_free(session);
}

static void look_alike_rotations_are_recorded_as_one(void **state)
{
    (void)state;
    struct session *session = game_with_stack("monastery");
    assert_int_equal(act(session, "place 0,1 3"), MW_OK);
    char *text = session_write(session, NULL);
    assert_non_null(strstr(text, "\nplace 0,1 0 "));
    free(text);
    session_free(session);
}

static void BASE_19_a_step_with_one_way_is_done_and_told(void **state)
{
    (void)state;
    /* The straight road only goes on; Red stands on it and on both fields, so
     * he has no figure step of his own when it is his turn again. */
    struct session *session = game_with_stack(
        "road-straight road-straight road-straight road-straight road-straight "
        "road-straight");
    assert_int_equal(act(session, "place 1,0 0"), MW_OK);
    assert_int_equal(act(session, "meeple road E"), MW_OK);
    assert_int_equal(act(session, "end"), MW_OK);
    assert_int_equal(act(session, "place 2,0 0"), MW_OK);
    assert_int_equal(act(session, "meeple field NL"), MW_OK);
    assert_int_equal(act(session, "end"), MW_OK);
    assert_int_equal(act(session, "place 3,0 0"), MW_OK);
    assert_int_equal(act(session, "meeple field ER"), MW_OK);
    assert_int_equal(act(session, "end"), MW_OK);
    assert_int_equal(act(session, "place 4,0 0"), MW_OK);
    assert_int_equal(step(session), MW_STEP_END);
    const struct log_entry *last =
        session_log(session, session_log_count(session) - 1);
    assert_string_equal(last->text, "Blue can place no figure on this tile");
    char *text = session_write(session, NULL);
    assert_non_null(strstr(text, "\npass "));
    free(text);
    session_free(session);
}

static void fault_55_undo_takes_back_the_whole_step(void **state)
{
    (void)state;
    struct session *session = game_with_stack("crossing road-straight");
    uint64_t at_start = mw_hash(session_game(session));
    assert_int_equal(act(session, "place 1,0 0"), MW_OK);
    uint64_t placed = mw_hash(session_game(session));
    assert_int_equal(act(session, "meeple road N"), MW_OK);
    assert_int_equal(step(session), MW_STEP_END);
    assert_true(session_undo(session));
    assert_true(mw_hash(session_game(session)) == placed);
    assert_true(session_undo(session));
    assert_true(mw_hash(session_game(session)) == at_start);
    assert_int_equal(session_log_count(session), 0);
    assert_false(session_undo(session));
    assert_false(session_undo(session));
    assert_true(mw_hash(session_game(session)) == at_start);
    session_free(session);
}

/* A player lays his tile himself, so he can take it up again. */
static void a_tile_with_one_place_is_taken_back(void **state)
{
    (void)state;
    struct session *session = game_with_stack("monastery crossing");
    uint64_t hash = mw_hash(session_game(session));
    assert_int_equal(session_legal(session)->count, 1);
    assert_int_equal(act(session, "place 0,1 0"), MW_OK);
    assert_true(session_can_undo(session));
    assert_true(session_undo(session));
    assert_true(mw_hash(session_game(session)) == hash);
    assert_int_equal(step(session), MW_STEP_PLACE);
    assert_false(session_can_undo(session));
    session_free(session);
}

static void undo_stops_where_the_turn_was_handed_over(void **state)
{
    (void)state;
    struct session *session = game_with_stack("crossing road-straight");
    assert_int_equal(act(session, "place 1,0 0"), MW_OK);
    assert_int_equal(act(session, "pass"), MW_OK);
    assert_int_equal(act(session, "end"), MW_OK);
    assert_false(session_can_undo(session));
    uint64_t hash = mw_hash(session_game(session));
    assert_int_equal(act(session, "place 2,0 0"), MW_OK);
    assert_true(session_undo(session));
    assert_false(session_undo(session));
    assert_true(mw_hash(session_game(session)) == hash);
    session_free(session);
}

static void a_forced_pass_is_taken_back_with_its_placement(void **state)
{
    (void)state;
    struct session *session = new_session(tiles, 2, 4);
    uint64_t seed = 9;
    bool seen = false;
    while (session_legal(session)->count > 0 && !seen) {
        bool places = step(session) == MW_STEP_PLACE;
        uint64_t hash = mw_hash(session_game(session));
        assert_true(act_randomly(session, &seed));
        if (places && step(session) == MW_STEP_END) {
            seen = true;
            assert_true(session_undo(session));
            assert_true(mw_hash(session_game(session)) == hash);
        }
    }
    assert_true(seen);
    session_free(session);
}

static void the_course_ends_with_the_final_scores(void **state)
{
    (void)state;
    struct session *session = new_session(tiles, 3, 8);
    uint64_t seed = 2;
    while (act_randomly(session, &seed)) {
        for (int i = 0; i < 3; i++)
            assert_int_equal(session_course(session, 0, i), 0);
    }
    int turns = session_turns(session);
    assert_int_equal(turns, mw_turn(session_game(session)) + 1);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(session_course(session, turns, i),
                         mw_player_score(session_game(session), i));
        for (int turn = 1; turn <= turns; turn++)
            assert_true(session_course(session, turn, i) >=
                        session_course(session, turn - 1, i));
    }
    session_free(session);
}

static void saving_is_remembered(void **state)
{
    (void)state;
    struct session *session = game_with_stack("crossing");
    assert_false(session_changed(session));
    assert_int_equal(act(session, "place 1,0 0"), MW_OK);
    assert_true(session_changed(session));
    session_mark_saved(session);
    assert_false(session_changed(session));
    assert_true(session_undo(session));
    assert_true(session_changed(session));
    session_free(session);
}

static void events_are_those_since_the_last_choice(void **state)
{
    (void)state;
    struct session *session = game_with_stack("crossing");
    assert_int_equal(act(session, "place 1,0 0"), MW_OK);
    assert_int_equal(session_events(session)->list[0].type, MW_EVENT_PLACED);
    assert_int_equal(act(session, "meeple road N"), MW_OK);
    assert_int_equal(session_events(session)->list[0].type, MW_EVENT_FIGURE);
    assert_true(session_undo(session));
    assert_int_equal(session_events(session)->list[0].type, MW_EVENT_PLACED);
    session_free(session);
}

static void log_entries_know_their_cell(void **state)
{
    (void)state;
    struct session *session = game_with_stack("city-cap");
    assert_int_equal(act(session, "place 0,-1 2"), MW_OK);
    mw_cell placed = session_log(session, 0)->cell;
    assert_int_equal(placed.x, 0);
    assert_int_equal(placed.y, -1);
    assert_int_equal(act(session, "meeple city S"), MW_OK);
    /* The city is told at its earliest tile, which is the start tile. */
    const struct log_entry *last =
        session_log(session, session_log_count(session) - 1);
    assert_int_equal(last->type, MW_EVENT_SCORED);
    assert_int_equal(last->cell.y, 0);
    assert_int_equal(session_log(session, 1)->cell.y, -1);
    session_free(session);
}

static void a_record_that_ends_before_a_forced_step_goes_on(void **state)
{
    (void)state;
    struct session *session = new_session(tiles, 2, 4);
    uint64_t seed = 9;
    char *text = NULL, *pass = NULL;
    while (pass == NULL && act_randomly(session, &seed)) {
        free(text);
        text = session_write(session, NULL);
        if (step(session) == MW_STEP_END)
            pass = strstr(text + strlen(text) - 60, "\npass ");
        const mw_events *events = session_events(session);
        if (events->count == 0 || events->list[0].type != MW_EVENT_PLACED)
            pass = NULL; /* it was chosen */
    }
    assert_non_null(pass);
    pass[1] = '\0';
    struct session *read = session_read(tiles, text, strlen(text), NULL, NULL);
    struct session *bare = session_replay(tiles, text, strlen(text), NULL);
    assert_true(mw_hash(session_game(read)) == mw_hash(session_game(session)));
    assert_true(session_changed(read));
    assert_int_equal(step(bare), MW_STEP_FIGURE);
    assert_int_equal(session_legal(bare)->count, 1);
    session_free(bare);
    session_free(read);
    session_free(session);
    free(text);
}

static void play_to_the_next_turn(struct session *session, uint64_t *dice)
{
    int turn = mw_turn(session_game(session));
    while (mw_turn(session_game(session)) == turn)
        act_randomly(session, dice);
}

static void a_hand_over_can_be_taken_back_only_where_allowed(void **state)
{
    (void)state;
    struct setup setup;
    uint64_t dice = 1;
    size_t length;
    setup_default(&setup);
    setup.seed = 4;
    struct session *strict = session_new(tiles, &setup, NULL);
    play_to_the_next_turn(strict, &dice);
    assert_false(session_can_undo(strict));
    assert_false(session_undo(strict));
    session_free(strict);
    assert_true(setup_read_house(&setup, "take-back=1", NULL));
    struct session *session = session_new(tiles, &setup, NULL);
    play_to_the_next_turn(session, &dice);
    int next = mw_tile_in_hand(session_game(session));
    int player = mw_player_to_move(session_game(session));
    assert_true(session_can_take_back(session));
    assert_true(session_undo(session));
    assert_int_not_equal(mw_player_to_move(session_game(session)), player);
    const struct log_entry *entry =
        session_log(session, session_log_count(session) - 1);
    assert_string_equal(entry->text, "Red takes the hand-over back");
    assert_int_equal(mw_game_step(session_game(session)), MW_STEP_END);
    /* It is in the trail, and a record with it reads the same. */
    const char *trail = session_trail(session, &length);
    assert_non_null(strstr(trail, "\nundo "));
    assert_int_equal(session_act(session, (mw_action){.type = MW_END}), MW_OK);
    assert_int_equal(mw_tile_in_hand(session_game(session)), next);
    assert_int_equal(mw_player_to_move(session_game(session)), player);
    char *text = session_write(session, &length);
    assert_non_null(strstr(text, "\nhouse take-back 1\n"));
    struct session *read = session_read(tiles, text, length, NULL, NULL);
    assert_true(session_can_take_back(read));
    session_free(read);
    free(text);
    /* Once the next player has acted it is too late. */
    while (session_legal(session)->count == 1)
        act_randomly(session, &dice);
    act_randomly(session, &dice);
    assert_false(session_can_take_back(session));
    session_free(session);
}

/* Every moment of a game is what a game of the same actions was then. */
static void each_moment_of_a_game_can_be_had(void **state)
{
    (void)state;
    struct session *session = new_session(tiles, 3, 12);
    uint64_t dice = 12;
    for (int i = 0; i < 60; i++) {
        act_randomly(session, &dice);
        int count = session_action_count(session);
        struct session *moment = session_until(session, count, NULL);
        assert_true(mw_hash(session_game(moment)) ==
                    mw_hash(session_game(session)));
        assert_int_equal(session_log_count(moment), session_log_count(session));
        session_free(moment);
        moment = session_until(session, count - 1, NULL);
        assert_int_equal(session_action_count(moment), count - 1);
        assert_int_equal(mw_turn(session_game(moment)),
                         session_action_turn(session, count - 1));
        session_free(moment);
    }
    session_free(session);
}

static void a_game_that_is_over_is_not_handed_back(void **state)
{
    (void)state;
    struct setup setup;
    uint64_t dice = 3;
    setup_default(&setup);
    setup.take_back = true;
    struct session *session = session_new(tiles, &setup, NULL);
    while (act_randomly(session, &dice))
        continue;
    assert_int_equal(mw_game_step(session_game(session)), MW_STEP_OVER);
    assert_false(session_can_take_back(session));
    assert_false(session_undo(session));
    session_free(session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_set_up_that_cannot_be_played_is_refused),
        cmocka_unit_test(fault_52_a_refusal_changes_nothing),
        cmocka_unit_test(look_alike_rotations_are_recorded_as_one),
        cmocka_unit_test(BASE_19_a_step_with_one_way_is_done_and_told),
        cmocka_unit_test(fault_55_undo_takes_back_the_whole_step),
        cmocka_unit_test(a_tile_with_one_place_is_taken_back),
        cmocka_unit_test(undo_stops_where_the_turn_was_handed_over),
        cmocka_unit_test(a_forced_pass_is_taken_back_with_its_placement),
        cmocka_unit_test(the_course_ends_with_the_final_scores),
        cmocka_unit_test(saving_is_remembered),
        cmocka_unit_test(events_are_those_since_the_last_choice),
        cmocka_unit_test(log_entries_know_their_cell),
        cmocka_unit_test(a_record_that_ends_before_a_forced_step_goes_on),
        cmocka_unit_test(a_hand_over_can_be_taken_back_only_where_allowed),
        cmocka_unit_test(each_moment_of_a_game_can_be_had),
        cmocka_unit_test(a_game_that_is_over_is_not_handed_back),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
