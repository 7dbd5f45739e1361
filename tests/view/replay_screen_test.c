/* A replay: what is asked of the outside, and how it looks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "guest.h"

static struct hands *at_replay(void)
{
    struct hands *guest = guest_new(80, 24);
    guest_play(guest, "Anna,Bert", 7);
    struct session *moment = session_until(guest->session, 40, NULL);
    assert_non_null(moment);
    int steps = session_action_count(guest->session);
    session_free(guest->session);
    guest->session = moment;
    replay_screen_open(&guest->ui, steps);
    replay_screen_at(&guest->ui, moment, 40);
    return guest;
}

static void expect(struct hands *guest, const char *keys, enum intent_type type,
                   int number)
{
    guest_type(guest, keys);
    assert_int_equal(guest->last.type, type);
    assert_int_equal(guest->last.number, number);
}

static void keys_ask_for_steps_and_turns(void **state)
{
    (void)state;
    struct hands *guest = at_replay();
    int turn = mw_turn(session_game(guest->session));
    expect(guest, ">", INTENT_STEP, 41);
    expect(guest, "<", INTENT_STEP, 39);
    expect(guest, "_", INTENT_TURN, turn + 1);
    expect(guest, "^", INTENT_TURN, turn - 1);
    expect(guest, "12", INTENT_NONE, 0);
    assert_true(guest_sees(guest, "Turn 12: Enter goes there."));
    expect(guest, "\b3\n", INTENT_TURN, 13);
    expect(guest, "\n", INTENT_NONE, 0);
    expect(guest, "t", INTENT_TAKE_OVER, 0);
    expect(guest, "q", INTENT_LEAVE, 0);
    guest_press(guest, INPUT_END);
    assert_int_equal(guest->last.number, guest->ui.replay.steps);
    hands_free(guest);
}

static void playing_stops_at_a_step_by_hand(void **state)
{
    (void)state;
    struct hands *guest = at_replay();
    guest_press(guest, INPUT_TICK);
    assert_int_equal(guest->last.type, INTENT_NONE);
    expect(guest, " ", INTENT_NONE, 0);
    assert_true(guest_sees(guest, "It plays"));
    guest_press(guest, INPUT_TICK);
    assert_int_equal(guest->last.type, INTENT_STEP);
    guest_type(guest, "++++++");
    assert_true(replay_screen_pace(&guest->ui) > 0);
    guest_type(guest, ">");
    assert_int_equal(replay_screen_pace(&guest->ui), -1);
    hands_free(guest);
}

/* Cursor, tile in hand on a cell, and numbers would look like what was done. */
static void those_who_watch_see_only_what_was_done(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_play(guest, "Anna,Bert", 7);
    for (int step = 0; step < 2; step++) {
        struct session *moment = session_until(guest->session, step, NULL);
        struct session *whole = guest->session;
        assert_non_null(moment);
        guest->session = moment;
        replay_screen_open(&guest->ui, 4);
        replay_screen_at(&guest->ui, moment, step);
        guest_check(guest, step == 0 ? "replay-start" : "replay-laid",
                    COLOURS_256, GLYPHS_UTF8);
        guest->session = whole;
        session_free(moment);
    }
    hands_free(guest);
}

static void its_keys_are_told(void **state)
{
    (void)state;
    struct hands *guest = at_replay();
    guest_type(guest, " ?");
    assert_true(guest_sees(guest, "Left and Right go a step"));
    assert_true(guest_sees(guest, "q leaves."));
    assert_int_equal(replay_screen_pace(&guest->ui), -1);
    guest_input(guest, (struct input){INPUT_RESIZE, 0, 40, 15});
    guest_type(guest, "?");
    assert_true(guest_sees(guest, "Left and Right go a step"));
    assert_true(guest_sees(guest, "? help"));
    guest_type(guest, ">");
    assert_false(guest_sees(guest, "Left and Right go a step"));
    hands_free(guest);
}

static void it_looks_as_it_did(void **state)
{
    (void)state;
    struct hands *guest = at_replay();
    guest_check(guest, "replay", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "replay-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    guest_input(guest, (struct input){INPUT_RESIZE, 0, 40, 15});
    guest_check(guest, "replay-small", COLOURS_8, GLYPHS_UTF8);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_ask_for_steps_and_turns),
        cmocka_unit_test(playing_stops_at_a_step_by_hand),
        cmocka_unit_test(those_who_watch_see_only_what_was_done),
        cmocka_unit_test(its_keys_are_told),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
