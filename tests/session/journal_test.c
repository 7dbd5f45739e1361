/* The autosave: whatever happens to the program or the disk, the last finished
 * action is there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "common/home.h"
#include "common/scale.h"
#include "files.h"
#include "journal.h"
#include "support.h"

static mw_tiles *tiles;

static int begin_all(void **state)
{
    tiles = shipped_tiles();
    return home_make(state);
}

static int end_all(void **state)
{
    mw_tiles_free(tiles);
    return home_remove(state);
}

static struct journal *begin(const struct session *session)
{
    struct problem problem = {0};
    struct journal *journal = journal_begin(session, &problem);
    if (journal == NULL)
        fail_msg("%s", problem.text);
    return journal;
}

static void follow(struct journal *journal, const struct session *session)
{
    struct problem problem = {0};
    assert_int_equal(journal_follow(journal, session, &problem), JOURNAL_KEPT);
}

/* Plays so many decisions, some of them taken back, each one kept. */
static void play(struct journal *journal, struct session *session, int actions,
                 uint64_t *state)
{
    for (int i = 0; i < actions; i++) {
        if (chance(state, 4) != 0 || !session_undo(session))
            act_randomly(session, state);
        follow(journal, session);
    }
}

static char *contents(const char *path)
{
    size_t length;
    char *text = file_read(path, &length, NULL);
    assert_non_null(text);
    return text;
}

static struct journal *resume(const char *path, struct session **session)
{
    struct problem problem = {0};
    struct journal *journal = journal_resume(tiles, path, session, &problem);
    assert_string_equal(problem.text, "");
    assert_non_null(journal);
    return journal;
}

static uint64_t hash_of(const struct session *session)
{
    return mw_hash(session_game(session));
}

/* ---- games ---- */

static void a_game_with_undos_is_resumed_where_it_was(void **state)
{
    (void)state;
    for (int i = 0; i < scaled(40); i++) {
        uint64_t dice = (uint64_t)i;
        char path[300];
        struct setup setup;
        setup_default(&setup);
        setup.seed = dice;
        setup.take_back = i % 2 == 0;
        struct session *again, *session = session_new(tiles, &setup, NULL);
        assert_non_null(session);
        struct journal *journal = begin(session);
        play(journal, session, 1 + chance(&dice, 60), &dice);
        snprintf(path, sizeof path, "%s", journal_path(journal));
        journal_close(journal);
        journal = resume(path, &again);
        assert_true(hash_of(again) == hash_of(session));
        assert_int_equal(session_torn_line(again), 0);
        play(journal, again, 10, &dice);
        journal_close(journal);
        session_free(session);
        journal = resume(path, &session);
        assert_true(hash_of(again) == hash_of(session));
        journal_close(journal);
        assert_true(journal_delete(path, NULL));
        session_free(session);
        session_free(again);
    }
}

static void an_undo_line_takes_back_and_its_hash_is_checked(void **state)
{
    (void)state;
    size_t length;
    uint64_t dice = 1;
    struct problem problem = {0};
    struct session *session = new_session(tiles, 2, 3);
    struct journal *journal = begin(session);
    act_randomly(session, &dice);
    assert_true(session_undo(session));
    follow(journal, session);
    char *text = contents(journal_path(journal));
    char *undo = strstr(text, "\nundo ");
    assert_non_null(undo);
    struct session *read =
        session_read(tiles, text, strlen(text), NULL, &problem);
    assert_true(hash_of(read) == hash_of(session));
    assert_false(session_changed(read));
    session_free(read);
    /* The compact form has neither of the two lines. */
    char *compact = session_write(session, &length);
    assert_null(strstr(compact, "place"));
    free(compact);
    char *digit = strchr(undo, '#') + 1;
    *digit = *digit == '0' ? '1' : '0';
    assert_null(session_read(tiles, text, strlen(text), &read, &problem));
    assert_int_equal(session_log_count(read) > 0, true);
    assert_non_null(strstr(problem.text, "not as it was"));
    session_free(read);
    free(text);
    journal_close(journal);
    session_free(session);
}

static void a_torn_last_line_is_dropped_and_written_over(void **state)
{
    (void)state;
    uint64_t dice = 5;
    char path[300];
    struct session *again, *session = new_session(tiles, 3, 9);
    struct journal *journal = begin(session);
    play(journal, session, 12, &dice);
    snprintf(path, sizeof path, "%s", journal_path(journal));
    journal_close(journal);
    char *text = contents(path);
    FILE *file = fopen(path, "a");
    assert_true(fputs("place 3,", file) >= 0);
    assert_int_equal(fclose(file), 0);
    journal = resume(path, &again);
    assert_true(session_torn_line(again) > 10);
    assert_true(hash_of(again) == hash_of(session));
    char *cut = contents(path);
    assert_string_equal(text, cut);
    play(journal, again, 5, &dice);
    journal_close(journal);
    session_free(session);
    journal = resume(path, &session);
    assert_true(hash_of(again) == hash_of(session));
    journal_close(journal);
    session_free(session);
    session_free(again);
    free(text);
    free(cut);
}

static void a_game_that_is_over_becomes_a_record(void **state)
{
    (void)state;
    uint64_t dice = 2;
    char old[300], path[300];
    size_t length;
    struct problem problem = {0};
    struct session *session = new_session(tiles, 2, 2);
    struct journal *journal = begin(session);
    while (act_randomly(session, &dice))
        follow(journal, session);
    snprintf(old, sizeof old, "%s", journal_path(journal));
    assert_true(journal_finish(journal, session, path, sizeof path, &problem));
    assert_int_equal(access(old, F_OK), -1);
    char *text = contents(path), *compact = session_write(session, &length);
    assert_string_equal(text, compact);
    free(text);
    free(compact);
    session_free(session);
}

/* ---- the file ---- */

static void nobody_else_can_read_it(void **state)
{
    (void)state;
    struct stat status;
    char folder[300];
    struct session *session = new_session(tiles, 2, 1);
    struct journal *journal = begin(session);
    assert_int_equal(stat(journal_path(journal), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    assert_true(file_games_folder(folder, sizeof folder, false, NULL));
    assert_int_equal(stat(folder, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0700);
    journal_close(journal);
    session_free(session);
}

static void a_game_without_an_action_leaves_no_file(void **state)
{
    (void)state;
    char path[300];
    struct session *session = new_session(tiles, 2, 1);
    struct journal *journal = begin(session);
    snprintf(path, sizeof path, "%s", journal_path(journal));
    assert_int_equal(access(path, F_OK), 0);
    journal_close(journal);
    assert_int_equal(access(path, F_OK), -1);
    session_free(session);
}

static void two_programs_never_write_one_file(void **state)
{
    (void)state;
    uint64_t dice = 1;
    char path[300];
    struct problem problem = {0};
    struct session *again, *session = new_session(tiles, 2, 1);
    struct journal *journal = begin(session), *other = begin(session);
    assert_string_not_equal(journal_path(journal), journal_path(other));
    journal_close(other);
    play(journal, session, 3, &dice);
    snprintf(path, sizeof path, "%s", journal_path(journal));
    assert_true(journal_busy(path));
    assert_null(journal_resume(tiles, path, &again, &problem));
    assert_null(again);
    assert_non_null(strstr(problem.text, "is being played already"));
    assert_false(journal_delete(path, &problem));
    journal_close(journal);
    assert_false(journal_busy(path));
    assert_true(journal_owns(path));
    assert_true(journal_delete(path, &problem));
    assert_int_equal(access(path, F_OK), -1);
    session_free(session);
}

static void refuses_state_home(const char *value, const char *reason)
{
    struct problem problem = {0};
    struct session *session = new_session(tiles, 2, 1);
    setenv("XDG_STATE_HOME", value, 1);
    assert_null(journal_begin(session, &problem));
    assert_non_null(strstr(problem.text, reason));
    unsetenv("XDG_STATE_HOME");
    session_free(session);
}

static void a_folder_that_is_of_no_use_is_told(void **state)
{
    (void)state;
    refuses_state_home("games", "XDG_STATE_HOME is \"games\"");
    refuses_state_home("./x", "begin with a slash");
    refuses_state_home("/dev/null", "/dev/null/mistwall: Not a directory");
    refuses_state_home("/proc", "/proc/mistwall: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_with_undos_is_resumed_where_it_was),
        cmocka_unit_test(an_undo_line_takes_back_and_its_hash_is_checked),
        cmocka_unit_test(a_torn_last_line_is_dropped_and_written_over),
        cmocka_unit_test(a_game_that_is_over_becomes_a_record),
        cmocka_unit_test(nobody_else_can_read_it),
        cmocka_unit_test(a_game_without_an_action_leaves_no_file),
        cmocka_unit_test(two_programs_never_write_one_file),
        cmocka_unit_test(a_folder_that_is_of_no_use_is_told),
    };
    return cmocka_run_group_tests(tests, begin_all, end_all);
}
