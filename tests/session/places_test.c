/* Places where files cannot be as they should: folders that are none, names
 * that are taken or too long, disks that refuse one call. Nothing that was
 * there is lost, and the sentence says which place it is. */
#include <errno.h>
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
#include "disk.h"
#include "files.h"
#include "journal.h"
#include "support.h"

static mw_tiles *tiles;
static struct disk real;

static int begin_all(void **state)
{
    real = disk;
    tiles = shipped_tiles();
    return home_make(state);
}

static int end_all(void **state)
{
    mw_tiles_free(tiles);
    return home_remove(state);
}

/* Each test begins with the places of somebody who has set nothing. */
static int reset(void **state)
{
    (void)state;
    disk = real;
    home_enter();
    return 0;
}

static void assert_says(const struct problem *problem, const char *words)
{
    if (strstr(problem->text, words) == NULL)
        fail_msg("\"%s\" is not in \"%s\"", words, problem->text);
}

/* ---- disks ---- */

static int flushes_left;

static int flush_for_a_while(int descriptor)
{
    (void)descriptor;
    if (flushes_left-- > 0)
        return 0;
    errno = EIO;
    return -1;
}

static int flush_of_no_folder(int descriptor)
{
    (void)descriptor;
    errno = EINVAL;
    return -1;
}

static int interruptions;

static ssize_t write_interrupted(int descriptor, const void *bytes,
                                 size_t length, off_t at)
{
    if (interruptions-- <= 0)
        return real.write(descriptor, bytes, length, at);
    errno = EINTR;
    return -1;
}

static ssize_t write_nothing(int descriptor, const void *bytes, size_t length,
                             off_t at)
{
    (void)descriptor;
    (void)bytes;
    (void)length;
    (void)at;
    errno = 0;
    return 0;
}

static int rename_fails(const char *from, const char *to)
{
    (void)from;
    (void)to;
    errno = EIO;
    return -1;
}

static void an_interrupted_write_is_tried_again(void **state)
{
    (void)state;
    struct problem problem = {0};
    size_t length;
    disk.write = write_interrupted;
    interruptions = 3;
    assert_true(file_write(home_path("a"), "all of it", 9, &problem));
    assert_int_equal(interruptions, -1);
    char *text = file_read(home_path("a"), &length, &problem);
    assert_string_equal(text, "all of it");
    free(text);
}

static void a_disk_that_takes_nothing_counts_as_full(void **state)
{
    (void)state;
    struct problem problem = {0};
    disk.write = write_nothing;
    assert_false(file_write(home_path("b"), "x", 1, &problem));
    assert_says(&problem, strerror(ENOSPC));
    assert_int_equal(access(home_path("b"), F_OK), -1);
}

static void
a_folder_that_cannot_be_flushed_is_told_if_it_should_be(void **state)
{
    (void)state;
    struct problem problem = {0};
    disk.flush = flush_for_a_while;
    flushes_left = 1; /* the file, but not its folder */
    assert_false(file_write(home_path("c"), "x", 1, &problem));
    assert_says(&problem, strerror(EIO));
    disk.flush = flush_of_no_folder;
    assert_true(file_flush_folder_of(home_path("c")));
    assert_true(file_flush_folder_of("/no/such/folder/c"));
}

static void a_file_that_cannot_be_read_on_is_told(void **state)
{
    (void)state;
    struct problem problem = {0};
    size_t length;
    assert_null(file_read("/proc/self/mem", &length, &problem));
    assert_says(&problem, "/proc/self/mem: ");
}

/* ---- folders ---- */

static void a_name_alone_is_a_file_here(void **state)
{
    (void)state;
    struct problem problem = {0};
    char before[1000];
    size_t length;
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(home), 0);
    assert_true(file_write("here", "x", 1, &problem));
    assert_false(journal_owns("here"));
    assert_int_equal(chdir(before), 0);
    char *text = file_read(home_path("here"), &length, &problem);
    assert_string_equal(text, "x");
    free(text);
}

static void a_tilde_is_home(void **state)
{
    (void)state;
    char path[100];
    setenv("HOME", "/home/anna", 1);
    file_expand_home("~/games/a", path, sizeof path);
    assert_string_equal(path, "/home/anna/games/a");
    file_expand_home("~bert/a", path, sizeof path);
    assert_string_equal(path, "~bert/a");
    file_expand_home("a~/b", path, sizeof path);
    assert_string_equal(path, "a~/b");
    unsetenv("HOME");
    file_expand_home("~/a", path, sizeof path);
    assert_string_equal(path, "~/a");
}

static void a_file_where_a_folder_should_be_is_told(void **state)
{
    (void)state;
    struct problem problem = {0};
    char path[300];
    assert_int_equal(mkdir(home_path("data"), 0700), 0);
    assert_true(file_write(home_path("data/mistwall"), "x", 1, &problem));
    setenv("XDG_DATA_HOME", home_path("data"), 1);
    assert_false(file_records_folder(path, sizeof path, true, &problem));
    assert_says(&problem, "data/mistwall: this is no folder");
}

static void a_home_that_is_no_path_is_no_place(void **state)
{
    (void)state;
    struct problem problem = {0};
    char path[300];
    setenv("HOME", "anna", 1);
    assert_false(file_games_folder(path, sizeof path, true, &problem));
    assert_says(&problem, "neither HOME nor XDG_STATE_HOME is set");
    setenv("HOME", home, 1);
    setenv("XDG_STATE_HOME", "", 1); /* as good as not set */
    assert_true(file_games_folder(path, sizeof path, true, &problem));
    assert_string_equal(path, home_path(".local/state/mistwall"));
    setenv("XDG_CONFIG_HOME", "settings", 1);
    assert_false(file_settings_folder(path, sizeof path, true, &problem));
    assert_says(&problem, "XDG_CONFIG_HOME is \"settings\"");
}

/* ---- journals ---- */

static struct journal *begin(const struct session *session)
{
    struct problem problem = {0};
    struct journal *journal = journal_begin(session, &problem);
    if (journal == NULL)
        fail_msg("%s", problem.text);
    return journal;
}

static void refuses_to_begin(const char *state_home, const char *reason)
{
    struct problem problem = {0};
    struct session *session = new_session(tiles, 2, 1);
    setenv("XDG_STATE_HOME", state_home, 1);
    assert_null(journal_begin(session, &problem));
    assert_says(&problem, reason);
    session_free(session);
}

/* The folder can be made, but no file in it has a name short enough. */
static void a_folder_with_a_very_long_name_has_no_room(void **state)
{
    (void)state;
    char path[4096];
    size_t length = strlen(home);
    memcpy(path, home, length);
    while (length < 4060) {
        size_t part = 4060 - length < 200 ? 4060 - length : 200;
        memset(path + length, 'x', part);
        path[length] = '/';
        length += part;
    }
    path[length] = '\0';
    refuses_to_begin(path, "mistwall: there is no free name for the game");
}

static void a_folder_that_takes_no_files_is_told(void **state)
{
    (void)state;
    assert_int_equal(mkdir(home_path("state"), 0700), 0);
    assert_int_equal(symlink("/proc", home_path("state/mistwall")), 0);
    refuses_to_begin(home_path("state"), "state/mistwall/");
}

static void what_is_no_ordinary_file_is_no_game(void **state)
{
    (void)state;
    struct problem problem = {0};
    struct session *session;
    assert_int_equal(mkfifo(home_path("pipe"), 0600), 0);
    assert_null(journal_resume(tiles, home_path("pipe"), &session, &problem));
    assert_null(session);
    assert_says(&problem, "pipe: this is no ordinary file");
    assert_false(journal_busy(home_path("missing")));
    assert_false(journal_delete(home_path("missing"), &problem));
    assert_false(journal_owns("/no/such/folder/game.mistwall"));
}

static void a_torn_line_that_cannot_be_cut_off_leaves_the_file(void **state)
{
    (void)state;
    static const char TORN[] = "mistwall-record 1\nrules 1\nseed 1\n"
                               "modules base\nplayer A\nplayer B\npla";
    struct problem problem = {0};
    struct session *session;
    const char *path = home_path("torn");
    assert_true(file_write(path, TORN, strlen(TORN), &problem));
    disk.flush = flush_for_a_while;
    flushes_left = 0;
    assert_null(journal_resume(tiles, path, &session, &problem));
    assert_null(session);
    assert_says(&problem, strerror(EIO));
    disk = real;
    struct journal *journal = journal_resume(tiles, path, &session, &problem);
    assert_non_null(journal);
    journal_close(journal);
    session_free(session);
}

static struct session *whole_game(void)
{
    struct session *session = new_session(tiles, 2, 3);
    uint64_t dice = 1;
    while (act_randomly(session, &dice))
        continue;
    return session;
}

/* Whatever keeps the record from being written, the journal stays. */
static void a_record_that_finds_no_place_leaves_the_journal(void **state)
{
    (void)state;
    struct problem problem = {0};
    char record[500], kept[500];
    struct session *session = whole_game();
    struct journal *journal = begin(session);
    snprintf(kept, sizeof kept, "%s", journal_path(journal));
    setenv("XDG_DATA_HOME", "/dev/null", 1);
    assert_false(
        journal_finish(journal, session, record, sizeof record, &problem));
    assert_says(&problem, "/dev/null");
    unsetenv("XDG_DATA_HOME");
    assert_false(journal_finish(journal, session, record, 20, &problem));
    assert_says(&problem, "there is no free name for the record");
    disk.rename = rename_fails;
    assert_false(
        journal_finish(journal, session, record, sizeof record, &problem));
    assert_says(&problem, strerror(EIO));
    disk = real;
    assert_int_equal(access(kept, F_OK), 0);
    assert_true(
        journal_finish(journal, session, record, sizeof record, &problem));
    assert_int_equal(access(kept, F_OK), -1);
    session_free(session);
}

static void a_record_is_never_written_over_by_another_game(void **state)
{
    (void)state;
    struct problem problem = {0};
    char record[500], folder[300];
    size_t length;
    struct session *session = whole_game();
    struct journal *journal = begin(session);
    assert_true(file_records_folder(folder, sizeof folder, true, &problem));
    snprintf(record, sizeof record, "%s%s", folder,
             strrchr(journal_path(journal), '/'));
    assert_true(file_write(record, "precious", 8, &problem));
    char other[500];
    assert_true(
        journal_finish(journal, session, other, sizeof other, &problem));
    assert_non_null(strstr(other, "-2.mistwall"));
    char *text = file_read(record, &length, &problem);
    assert_string_equal(text, "precious");
    free(text);
    session_free(session);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, reset, reset)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_interrupted_write_is_tried_again),
        TEST(a_disk_that_takes_nothing_counts_as_full),
        TEST(a_folder_that_cannot_be_flushed_is_told_if_it_should_be),
        TEST(a_file_that_cannot_be_read_on_is_told),
        TEST(a_name_alone_is_a_file_here),
        TEST(a_tilde_is_home),
        TEST(a_file_where_a_folder_should_be_is_told),
        TEST(a_home_that_is_no_path_is_no_place),
        TEST(a_folder_with_a_very_long_name_has_no_room),
        TEST(a_folder_that_takes_no_files_is_told),
        TEST(what_is_no_ordinary_file_is_no_game),
        TEST(a_torn_line_that_cannot_be_cut_off_leaves_the_file),
        TEST(a_record_that_finds_no_place_leaves_the_journal),
        TEST(a_record_is_never_written_over_by_another_game),
    };
    return cmocka_run_group_tests(tests, begin_all, end_all);
}
