/* A game at the table without memory: nothing is half done, nothing is lost,
 * and the sentence says what is missing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "assets.h"
#include "common/home.h"
#include "disk.h"
#include "failing.h"
#include "files.h"
#include "journal.h"
#include "settings.h"

static mw_tiles *tiles;
static char *whole; /* the record of a game to its end, and its length */
static size_t whole_length;

static int no_flush(int descriptor)
{
    (void)descriptor;
    return 0;
}

/* ---- a game ---- */

static struct session *begin(struct problem *problem)
{
    struct setup setup;
    setup_default(&setup);
    setup.modules = MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE;
    setup.seed = 11;
    setup.take_back = true;
    return session_new(tiles, &setup, problem);
}

/* Depends on the game alone, so a game goes the same way every time. */
static mw_action choice(const struct session *session)
{
    const mw_actions *legal = session_legal(session);
    uint64_t number = mw_hash(session_game(session));
    return legal->list[number % (unsigned)legal->count];
}

static void play(struct session *session, int actions)
{
    for (int i = 0; i < actions && session_legal(session)->count > 0; i++)
        assert_int_equal(session_act(session, choice(session)), MW_OK);
}

static struct session *played(int actions)
{
    struct problem problem = {0};
    struct session *session = begin(&problem);
    assert_string_equal(problem.text, "");
    play(session, actions);
    return session;
}

static void assert_same(const struct session *session, const char *text,
                        size_t length)
{
    size_t there;
    char *written = session_write(session, &there);
    assert_non_null(written);
    assert_int_equal(there, length);
    assert_memory_equal(written, text, length);
    free(written);
}

static void assert_no_memory(const struct problem *problem)
{
    assert_non_null(strstr(problem->text, "there is not enough memory"));
}

static int start(void **state)
{
    disk.flush = no_flush;
    tiles = asset_tiles(NULL);
    struct session *session = played(10000);
    whole = session_write(session, &whole_length);
    session_free(session);
    return whole == NULL || home_make(state) != 0;
}

static int stop(void **state)
{
    free(whole);
    mw_tiles_free(tiles);
    return home_remove(state);
}

/* ---- beginning ---- */

static void read_assets(void)
{
    struct problem problem = {0};
    failing_arm();
    mw_tiles *read = asset_tiles(&problem);
    assert_int_equal(failing_disarm(), read == NULL);
    if (read == NULL)
        assert_no_memory(&problem);
    mw_tiles_free(read);
}

static void the_shipped_tiles_are_read_or_it_is_said(void **state)
{
    (void)state;
    failing_each("shipped tiles", read_assets);
}

static void begin_a_game(void)
{
    struct problem problem = {0};
    failing_arm();
    struct session *session = begin(&problem);
    assert_int_equal(failing_disarm(), session == NULL);
    if (session == NULL)
        assert_no_memory(&problem);
    session_free(session);
}

static void a_game_begins_or_it_is_said(void **state)
{
    (void)state;
    failing_each("new game", begin_a_game);
}

/* ---- playing ---- */

/* Refused for want of memory, everything is as it was, and the same action
 * can be done once there is memory again. */
static void act_somehow(struct session *session)
{
    mw_action action = choice(session);
    uint64_t hash = mw_hash(session_game(session));
    int log = session_log_count(session);
    mw_status status = session_act(session, action);
    if (status == MW_OK)
        return;
    assert_int_equal(status, MW_NO_MEMORY);
    assert_true(failing_disarm());
    assert_true(mw_hash(session_game(session)) == hash);
    assert_int_equal(session_log_count(session), log);
    assert_int_equal(session_act(session, action), MW_OK);
}

static void play_whole_game(void)
{
    size_t length;
    struct session *session = played(0);
    failing_arm();
    while (session_legal(session)->count > 0)
        act_somehow(session);
    failing_disarm();
    assert_same(session, whole, whole_length);
    /* Every line of it is in the trail, too, which the journal is made of. */
    const char *trail = session_trail(session, &length);
    assert_memory_equal(trail, whole + whole_length - length, length);
    session_free(session);
}

static void no_action_is_half_done(void **state)
{
    (void)state;
    failing_each("a whole game", play_whole_game);
}

/* Refused for want of memory, taking back changes nothing either. */
static void undo_somehow(struct session *session)
{
    uint64_t hash = mw_hash(session_game(session));
    int log = session_log_count(session);
    assert_true(session_can_undo(session));
    if (session_undo(session))
        return;
    assert_true(failing_disarm());
    assert_true(mw_hash(session_game(session)) == hash);
    assert_int_equal(session_log_count(session), log);
    assert_true(session_undo(session));
}

/* Often, until what is taken back needs more room in the trail. */
static void take_back(void)
{
    struct session *session = played(57);
    failing_arm();
    for (int i = 0; i < 400; i++) {
        undo_somehow(session);
        act_somehow(session);
    }
    failing_disarm();
    play(session, 10000);
    assert_same(session, whole, whole_length);
    session_free(session);
}

static void what_cannot_be_taken_back_stays(void **state)
{
    (void)state;
    failing_each("taking back", take_back);
}

/* ---- records ---- */

static void write_a_record(void)
{
    size_t length;
    struct session *session = played(120);
    failing_arm();
    char *text = session_write(session, &length);
    assert_int_equal(failing_disarm(), text == NULL);
    if (text != NULL)
        assert_same(session, text, length);
    free(text);
    session_free(session);
}

static void a_record_is_written_whole_or_not_at_all(void **state)
{
    (void)state;
    failing_each("written record", write_a_record);
}

static void read_a_record(void)
{
    struct problem problem = {0};
    struct session *part = NULL;
    failing_arm();
    struct session *session =
        session_read(tiles, whole, whole_length, &part, &problem);
    assert_int_equal(failing_disarm(), session == NULL);
    if (session != NULL)
        assert_same(session, whole, whole_length);
    else
        assert_no_memory(&problem);
    if (part != NULL) {
        play(part, 10000);
        assert_same(part, whole, whole_length);
    }
    session_free(session);
    session_free(part);
}

static void a_record_is_read_or_it_is_said(void **state)
{
    (void)state;
    failing_each("read record", read_a_record);
}

static void look_at_a_moment(void)
{
    struct problem problem = {0};
    struct session *session = played(150);
    failing_arm();
    struct session *moment = session_until(session, 100, &problem);
    assert_int_equal(failing_disarm(), moment == NULL);
    if (moment == NULL)
        assert_no_memory(&problem);
    else
        assert_int_equal(session_action_count(moment), 100);
    session_free(moment);
    session_free(session);
}

static void a_replay_shows_a_moment_or_says_why_not(void **state)
{
    (void)state;
    failing_each("moment of a replay", look_at_a_moment);
}

/* ---- files ---- */

static void path_of(const char *name, char path[200])
{
    snprintf(path, 200, "%s/%s", home, name);
}

static void read_a_file(void)
{
    char path[200];
    struct problem problem = {0};
    size_t length;
    path_of("whole", path);
    assert_true(file_write(path, whole, whole_length, &problem));
    failing_arm();
    char *text = file_read(path, &length, &problem);
    bool failed = failing_disarm();
    if (text == NULL) {
        assert_true(failed);
        assert_no_memory(&problem);
    } else {
        assert_int_equal(length, whole_length);
        assert_memory_equal(text, whole, length);
    }
    free(text);
}

static void a_file_is_read_whole_or_it_is_said(void **state)
{
    (void)state;
    failing_each("read file", read_a_file);
}

/* The journal has every action that was done, whatever failed on the way. */
static void resume_and_compare(const char *path, const struct session *session)
{
    struct problem problem = {0};
    struct session *again;
    struct journal *journal = journal_resume(tiles, path, &again, &problem);
    assert_non_null(journal);
    assert_true(mw_hash(session_game(again)) == mw_hash(session_game(session)));
    journal_close(journal);
    assert_true(journal_delete(path, &problem));
    session_free(again);
}

static void keep_a_game(void)
{
    struct problem problem = {0};
    char path[200];
    struct session *session = played(40);
    failing_arm();
    struct journal *journal = journal_begin(session, &problem);
    if (journal == NULL) {
        assert_true(failing_disarm());
        assert_no_memory(&problem);
        session_free(session);
        return;
    }
    for (int i = 0; i < 60; i++) {
        act_somehow(session);
        assert_int_equal(journal_follow(journal, session, &problem),
                         JOURNAL_KEPT);
    }
    failing_disarm();
    snprintf(path, sizeof path, "%s", journal_path(journal));
    journal_close(journal);
    resume_and_compare(path, session);
    session_free(session);
}

static void a_game_is_kept_or_it_is_said(void **state)
{
    (void)state;
    failing_each("journal", keep_a_game);
}

static void resume_a_game(void)
{
    struct problem problem = {0};
    char path[200];
    struct session *again;
    path_of("resumed", path);
    assert_true(file_write(path, whole, whole_length - 300, &problem));
    failing_arm();
    struct journal *journal = journal_resume(tiles, path, &again, &problem);
    bool failed = failing_disarm();
    if (journal == NULL) {
        size_t length;
        char *text = file_read(path, &length, NULL);
        assert_true(failed);
        assert_no_memory(&problem);
        assert_null(again);
        assert_int_equal(length, whole_length - 300); /* as it was */
        free(text);
    }
    journal_close(journal);
    session_free(again);
}

static void a_game_is_resumed_or_its_file_stays(void **state)
{
    (void)state;
    failing_each("resumed journal", resume_a_game);
}

static void finish_a_game(void)
{
    struct problem problem = {0};
    char path[500], kept[500];
    struct session *session = played(10000);
    struct journal *journal = journal_begin(session, &problem);
    assert_non_null(journal);
    snprintf(kept, sizeof kept, "%s", journal_path(journal));
    failing_arm();
    bool finished =
        journal_finish(journal, session, path, sizeof path, &problem);
    assert_int_equal(failing_disarm(), !finished);
    assert_int_equal(access(kept, F_OK) == 0, !finished);
    if (!finished) {
        assert_no_memory(&problem);
        assert_true(
            journal_finish(journal, session, path, sizeof path, &problem));
    }
    unlink(path);
    session_free(session);
}

static void a_journal_stays_until_there_is_a_record(void **state)
{
    (void)state;
    failing_each("finished journal", finish_a_game);
}

/* ---- settings ---- */

static void keep_settings(void)
{
    static struct settings settings, again;
    struct problem problem = {0};
    struct text warnings = {0};
    settings_default(&settings);
    settings.choice[SETTING_MOUSE] = MOUSE_SETTING_OFF;
    assert_true(settings_save(&settings, &problem));
    settings.choice[SETTING_PURIST] = PURIST_ON;
    failing_arm();
    bool saved = settings_save(&settings, &problem);
    failing_disarm();
    if (!saved)
        assert_no_memory(&problem);
    assert_int_equal(settings_load(&again, &warnings), 0);
    assert_int_equal(again.choice[SETTING_MOUSE], MOUSE_SETTING_OFF);
    assert_int_equal(again.choice[SETTING_PURIST],
                     saved ? PURIST_ON : PURIST_OFF);
    free(text_take(&warnings, NULL));
}

/* Defaults that were taken for want of memory must not be written over what
 * the players chose. */
static void load_settings(void)
{
    static struct settings settings;
    struct text warnings = {0};
    struct problem problem = {0};
    settings_default(&settings);
    settings.choice[SETTING_MOUSE] = MOUSE_SETTING_OFF;
    assert_true(settings_save(&settings, &problem));
    failing_arm();
    int count = settings_load(&settings, &warnings);
    failing_disarm();
    if (count >= 0)
        assert_int_equal(settings.choice[SETTING_MOUSE], MOUSE_SETTING_OFF);
    free(text_take(&warnings, NULL));
}

static void settings_are_kept_or_stay_as_they_are(void **state)
{
    (void)state;
    failing_each("saved settings", keep_settings);
    failing_each("loaded settings", load_settings);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_shipped_tiles_are_read_or_it_is_said),
        cmocka_unit_test(a_game_begins_or_it_is_said),
        cmocka_unit_test(no_action_is_half_done),
        cmocka_unit_test(what_cannot_be_taken_back_stays),
        cmocka_unit_test(a_record_is_written_whole_or_not_at_all),
        cmocka_unit_test(a_record_is_read_or_it_is_said),
        cmocka_unit_test(a_replay_shows_a_moment_or_says_why_not),
        cmocka_unit_test(a_file_is_read_whole_or_it_is_said),
        cmocka_unit_test(a_game_is_kept_or_it_is_said),
        cmocka_unit_test(a_game_is_resumed_or_its_file_stays),
        cmocka_unit_test(a_journal_stays_until_there_is_a_record),
        cmocka_unit_test(settings_are_kept_or_stay_as_they_are),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
