/* What holds at every action of every game, over many seeds. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "common/scale.h"
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

/* Everything of a session that undo has to bring back. */
struct picture {
    uint64_t hash;
    int log_count, turns;
    struct sheet sheets[MW_PLAYERS_MAX];
    int supplies[MW_PLAYERS_MAX];
    int stack_left;
};

static struct picture picture_of(const struct session *session)
{
    const mw_game *game = session_game(session);
    struct picture picture;
    memset(&picture, 0, sizeof picture);
    picture.hash = mw_hash(game);
    picture.log_count = session_log_count(session);
    picture.turns = session_turns(session);
    picture.stack_left = mw_stack_left(game);
    for (int i = 0; i < mw_player_count(game); i++) {
        picture.sheets[i] = session_sheet(session, i);
        picture.supplies[i] = mw_player_supply(game, i, MW_MEEPLE);
    }
    return picture;
}

static void sums_agree(const struct session *session)
{
    for (int i = 0; i < session_setup(session)->players; i++) {
        struct sheet sheet = session_sheet(session, i);
        assert_int_equal(sheet.road + sheet.city + sheet.monastery +
                             sheet.field + sheet.castle - sheet.ghosts,
                         mw_player_score(session_game(session), i));
        assert_int_equal(sheet.total,
                         mw_player_score(session_game(session), i));
    }
}

static void fault_53_acting_and_undoing_restores_everything(void **state)
{
    (void)state;
    for (int game = 0; game < scaled(20); game++) {
        struct session *session =
            new_session(tiles, 2 + game % 5, (uint64_t)game);
        uint64_t seed = (uint64_t)game + 100;
        do {
            struct picture before = picture_of(session), after;
            bool choice = session_legal(session)->count > 1;
            if (choice) {
                assert_true(act_randomly(session, &seed));
                assert_true(session_undo(session));
                after = picture_of(session);
                assert_memory_equal(&before, &after, sizeof before);
            }
        } while (act_randomly(session, &seed));
        session_free(session);
    }
}

static void fault_55_undo_pressed_at_random_never_goes_wrong(void **state)
{
    (void)state;
    for (int game = 0; game < scaled(10); game++) {
        struct session *session = new_session(tiles, 2, (uint64_t)game);
        uint64_t seed = (uint64_t)game;
        int drawn = mw_tile_in_hand(session_game(session));
        for (int i = 0; i < 1000 && session_legal(session)->count > 0; i++) {
            if (chance(&seed, 3) == 0) {
                bool can = session_can_undo(session);
                assert_int_equal(session_undo(session), can);
                int hand = mw_tile_in_hand(session_game(session));
                if (hand != MW_NONE)
                    assert_int_equal(hand, drawn);
            } else {
                act_randomly(session, &seed);
                if (mw_game_step(session_game(session)) == MW_STEP_PLACE)
                    drawn = mw_tile_in_hand(session_game(session));
            }
            sums_agree(session);
        }
        session_free(session);
    }
}

/* Reads what was written, and writes it again. */
static void survives(const struct session *session)
{
    struct problem problem = {0};
    size_t length, again_length;
    char *text = session_write(session, &length);
    assert_non_null(text);
    struct session *read = session_read(tiles, text, length, NULL, &problem);
    assert_string_equal(problem.text, "");
    assert_non_null(read);
    char *again = session_write(read, &again_length);
    assert_int_equal(length, again_length);
    assert_memory_equal(text, again, length);
    assert_false(session_changed(read));
    struct picture one = picture_of(session), other = picture_of(read);
    assert_memory_equal(&one, &other, sizeof one);
    free(again);
    session_free(read);
    free(text);
}

static void fault_56_save_load_save_is_the_same_at_every_action(void **state)
{
    (void)state;
    for (int game = 0; game < scaled(4); game++) {
        struct session *session =
            new_session(tiles, 2 + game % 5, (uint64_t)game + 40);
        uint64_t seed = (uint64_t)game;
        do
            survives(session);
        while (act_randomly(session, &seed));
        survives(session);
        session_free(session);
    }
}

static void legal_actions_appended_make_a_valid_record(void **state)
{
    (void)state;
    struct session *session = new_session(tiles, 2, 77);
    uint64_t seed = 6;
    do {
        size_t length;
        char *text = session_write(session, &length);
        const mw_actions *legal = session_legal(session);
        for (int i = 0; i < legal->count; i += 1 + chance(&seed, 12)) {
            char action[NOTATION_BYTES], *longer = malloc(length + 100);
            notation_write(session_game(session), legal->list[i], action);
            memcpy(longer, text, length);
            strcpy(longer + length, action);
            strcat(longer, "\n");
            struct session *read =
                session_read(tiles, longer, strlen(longer), NULL, NULL);
            assert_non_null(read);
            session_free(read);
            free(longer);
        }
        free(text);
        for (int i = chance(&seed, 6); i >= 0; i--)
            act_randomly(session, &seed);
    } while (session_legal(session)->count > 0);
    session_free(session);
}

static void fault_7_the_count_of_tiles_ends_at_none(void **state)
{
    (void)state;
    for (int game = 0; game < scaled(20); game++) {
        struct session *session = new_session(tiles, 2, (uint64_t)game);
        const mw_game *now = session_game(session);
        uint64_t seed = (uint64_t)game;
        assert_int_equal(mw_stack_left(now), 70);
        while (act_randomly(session, &seed))
            assert_int_equal(mw_tile_count(now) + mw_discard_count(now) +
                                 mw_stack_left(now) +
                                 (mw_tile_in_hand(now) != MW_NONE),
                             72);
        assert_int_equal(mw_stack_left(now), 0);
        assert_int_equal(mw_tile_count(now) + mw_discard_count(now), 72);
        session_free(session);
    }
}

static void fault_6_start_dealt_and_discarded_are_the_full_set(void **state)
{
    (void)state;
    for (int game = 0; game < scaled(20); game++) {
        struct session *session = new_session(tiles, 2, (uint64_t)game + 7);
        const mw_game *now = session_game(session);
        uint64_t seed = (uint64_t)game;
        while (act_randomly(session, &seed))
            ;
        int seen[MW_DESIGNS_MAX] = {0};
        for (int i = 0; i < mw_tile_count(now); i++)
            seen[mw_tile_get(now, i).design]++;
        for (int i = 0; i < mw_discard_count(now); i++)
            seen[mw_discarded(now, i)]++;
        int base = mw_tiles_set_find(tiles, "base", 4);
        for (int i = 0; i < mw_design_count(tiles); i++) {
            bool played = mw_design_set(tiles, i) == base;
            assert_int_equal(seen[i], played ? mw_design_copies(tiles, i) : 0);
        }
        session_free(session);
    }
}

/* A discard belongs to the turn that it is drawn for. */
static void check_discard(const struct session *session, int index)
{
    const struct log_entry *entry = session_log(session, index);
    int next = index + 1;
    if (next == session_log_count(session))
        return;
    const struct log_entry *after = session_log(session, next);
    if (after->type != MW_EVENT_PLACED)
        return;
    assert_int_equal(entry->turn, after->turn);
    assert_int_equal(entry->player, after->player);
}

static void fault_6_every_discard_is_announced(void **state)
{
    (void)state;
    int discards = 0;
    for (int game = 0; game < 400 && discards < 2; game++) {
        struct session *session = new_session(tiles, 2, (uint64_t)game);
        uint64_t seed = (uint64_t)game;
        while (act_randomly(session, &seed))
            ;
        int told = 0, written = 0;
        for (int i = 0; i < session_log_count(session); i++) {
            if (session_log(session, i)->type != MW_EVENT_DISCARDED)
                continue;
            told++;
            check_discard(session, i);
        }
        char *text = session_write(session, NULL);
        for (const char *at = strstr(text, "\n; "); at != NULL;
             at = strstr(at + 1, "\n; "))
            written++;
        assert_int_equal(told, mw_discard_count(session_game(session)));
        assert_int_equal(written, mw_discard_count(session_game(session)));
        discards += told;
        free(text);
        session_free(session);
    }
    assert_true(discards >= 2);
}

/* That a hand-over was taken back stands in the first log alone. */
static void assert_same_log(const struct session *session,
                            const struct session *again)
{
    int line = 0;
    for (int i = 0; i < session_log_count(session); i++) {
        const char *text = session_log(session, i)->text;
        if (strstr(text, "takes the hand-over back") != NULL)
            continue;
        assert_true(line < session_log_count(again));
        assert_string_equal(text, session_log(again, line++)->text);
    }
    assert_int_equal(line, session_log_count(again));
}

/* Taking back starts from a moment that was kept; what follows must be as if
 * the game had been played again from its start. */
static void undo_is_a_game_played_again_from_its_start(void **state)
{
    (void)state;
    for (int game = 0; game < scaled(20); game++) {
        struct setup setup;
        uint64_t seed = (uint64_t)game;
        int undone = 0;
        setup_default(&setup);
        setup.players = 2;
        setup.seed = seed;
        setup.take_back = true;
        struct session *session = session_new(tiles, &setup, NULL);
        for (int i = 0; i < 250; i++) {
            bool back = chance(&seed, 3) == 0 && session_undo(session);
            if (!back && !act_randomly(session, &seed))
                break;
            if (!back)
                continue;
            undone++;
            struct session *again =
                session_until(session, session_action_count(session), NULL);
            struct picture one = picture_of(session);
            struct picture other = picture_of(again);
            one.log_count = other.log_count;
            assert_memory_equal(&one, &other, sizeof one);
            assert_same_log(session, again);
            assert_int_equal(session_events(session)->count,
                             session_events(again)->count);
            session_free(again);
        }
        assert_true(undone > 10);
        session_free(session);
    }
}

static double seconds_since(clock_t start)
{
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

/* Or a journal with thousands of them would take its time to load. */
static void undo_costs_less_than_playing_the_game_again(void **state)
{
    (void)state;
    struct session *session = new_session(tiles, 6, 3);
    uint64_t seed = 3;
    while (session_turns(session) < 60)
        assert_true(act_randomly(session, &seed));
    int count = scaled(10000), rounds = count / 100 + 1;
    clock_t start = clock();
    for (int i = 0; i < count; i++) {
        while (!session_can_undo(session))
            assert_true(act_randomly(session, &seed));
        assert_true(session_undo(session));
    }
    double undone = seconds_since(start);
    start = clock();
    for (int i = 0; i < rounds; i++)
        session_free(
            session_until(session, session_action_count(session), NULL));
    double played = seconds_since(start) * count / rounds;
    print_message("%d undos late in a game: %.3f s (%.3f s from its start)\n",
                  count, undone, played);
    assert_true(undone < played / 2);
    session_free(session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fault_53_acting_and_undoing_restores_everything),
        cmocka_unit_test(fault_55_undo_pressed_at_random_never_goes_wrong),
        cmocka_unit_test(fault_56_save_load_save_is_the_same_at_every_action),
        cmocka_unit_test(legal_actions_appended_make_a_valid_record),
        cmocka_unit_test(fault_7_the_count_of_tiles_ends_at_none),
        cmocka_unit_test(fault_6_start_dealt_and_discarded_are_the_full_set),
        cmocka_unit_test(fault_6_every_discard_is_announced),
        cmocka_unit_test(undo_is_a_game_played_again_from_its_start),
        cmocka_unit_test(undo_costs_less_than_playing_the_game_again),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
