/* A disk on which each call fails, tears or is slow in its turn: never is more
 * lost than what the players were told of. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "disk.h"
#include "files.h"
#include "journal.h"
#include "support.h"

static char home[] = "/tmp/mistwall-disk-XXXXXX";
static mw_tiles *tiles;
static struct disk real;

/* ---- the bad disk ---- */

enum harm { HARM_FAIL, HARM_TEAR, HARM_SHORT, HARMS };

static const char *const HARM_NAMES[HARMS] = {"fails", "tears", "is short"};

static struct {
    enum harm harm;
    int first, last; /* calls that are harmed, from 1 */
    int calls, harmed;
} bad;

static bool is_harmed(void)
{
    bad.calls++;
    bool harmed = bad.calls >= bad.first && bad.calls <= bad.last;
    bad.harmed += harmed;
    return harmed;
}

static ssize_t bad_write(int descriptor, const void *bytes, size_t length,
                         off_t at)
{
    if (!is_harmed())
        return real.write(descriptor, bytes, length, at);
    if (bad.harm == HARM_SHORT)
        return real.write(descriptor, bytes, 1 + length / 3, at);
    if (bad.harm == HARM_TEAR)
        assert_true(real.write(descriptor, bytes, length / 2, at) >= 0);
    errno = ENOSPC;
    return -1;
}

/* A flush that works has nothing to do here: the machine does not crash. */
static int bad_flush(int descriptor)
{
    (void)descriptor;
    if (!is_harmed() || bad.harm == HARM_SHORT)
        return 0;
    errno = EIO;
    return -1;
}

static int bad_rename(const char *from, const char *to)
{
    if (!is_harmed() || bad.harm == HARM_SHORT)
        return real.rename(from, to);
    errno = EIO;
    return -1;
}

static void harm(enum harm harm, int first, int last)
{
    bad.harm = harm;
    bad.first = first;
    bad.last = last;
    bad.calls = bad.harmed = 0;
    disk = (struct disk){bad_write, bad_flush, bad_rename};
}

static void heal(void)
{
    disk = real;
}

static int begin(void **state)
{
    (void)state;
    if (mkdtemp(home) == NULL)
        return 1;
    setenv("HOME", home, 1);
    unsetenv("XDG_STATE_HOME");
    real = disk;
    tiles = shipped_tiles();
    return 0;
}

static int end(void **state)
{
    (void)state;
    char command[100];
    heal();
    mw_tiles_free(tiles);
    snprintf(command, sizeof command, "rm -rf %s", home);
    return system(command);
}

/* ---- games ---- */

enum { DECISIONS = 24 };

struct course {
    uint64_t hashes[DECISIONS + 1]; /* the start, and after each decision */
    int count;
    int kept; /* the last one that was said to be kept */
    bool failing;
};

static void note(struct course *course, const struct session *session)
{
    course->hashes[course->count++] = mw_hash(session_game(session));
}

/* A failure is told when it begins and when it ends, and not between. */
static void hear(struct course *course, enum journal_answer answer,
                 const struct problem *problem)
{
    bool failing = answer == JOURNAL_FAILED || answer == JOURNAL_FAILING;
    if (answer == JOURNAL_FAILED || answer == JOURNAL_KEPT)
        assert_false(course->failing);
    else
        assert_true(course->failing);
    if (answer == JOURNAL_FAILED)
        assert_non_null(strstr(problem->text, home));
    course->failing = failing;
    if (!failing)
        course->kept = course->count - 1;
}

static void play(struct course *course, struct journal *journal,
                 struct session *session, uint64_t dice)
{
    note(course, session);
    for (int i = 0; i < DECISIONS; i++) {
        struct problem problem = {0};
        if (chance(&dice, 4) != 0 || !session_undo(session))
            act_randomly(session, &dice);
        note(course, session);
        hear(course, journal_follow(journal, session, &problem), &problem);
    }
}

/* The game on the disk is the last one kept, or a later one. */
static void check_disk(const struct course *course, const char *path)
{
    struct problem problem = {0};
    struct session *session;
    bad.first = bad.last = 0;
    struct journal *journal = journal_resume(tiles, path, &session, &problem);
    if (journal == NULL)
        fail_msg("%d: %s", problem.line, problem.text);
    uint64_t hash = mw_hash(session_game(session));
    int i = course->kept;
    while (i < course->count && course->hashes[i] != hash)
        i++;
    assert_true(i < course->count);
    journal_close(journal);
    session_free(session);
}

/* Plays a game on a disk that is bad from one call to another; returns whether
 * anything was harmed. */
static bool suffer(enum harm kind, int first, int last)
{
    struct problem problem = {0};
    struct course course = {0};
    char path[300];
    struct session *session = new_session(tiles, 2, 7);
    harm(kind, first, last);
    struct journal *journal = journal_begin(session, &problem);
    if (journal == NULL) {
        assert_non_null(strstr(problem.text, home));
    } else {
        snprintf(path, sizeof path, "%s", journal_path(journal));
        play(&course, journal, session, 7);
        if (last < bad.calls && kind != HARM_SHORT)
            assert_int_equal(course.kept, course.count - 1);
        journal_close(journal);
        check_disk(&course, path);
        assert_true(journal_delete(path, NULL));
    }
    heal();
    session_free(session);
    return bad.harmed > 0;
}

static void each_call_is_harmed_once(void **state)
{
    (void)state;
    for (int kind = 0; kind < HARMS; kind++) {
        int call = 1;
        while (suffer((enum harm)kind, call, call))
            call++;
        print_message("each of %d calls %s once: nothing lost\n", call - 1,
                      HARM_NAMES[kind]);
        assert_true(call > 2 * DECISIONS);
    }
}

static void a_disk_that_stays_bad_is_told_once(void **state)
{
    (void)state;
    for (int kind = 0; kind < HARMS; kind++) {
        for (int call = 1; call < 50; call += 3)
            assert_true(suffer((enum harm)kind, call, 100000));
    }
}

static void a_disk_that_is_bad_for_a_while_gets_all_it_missed(void **state)
{
    (void)state;
    uint64_t dice = 1;
    for (int i = 0; i < scaled(60); i++) {
        int first = 1 + chance(&dice, 40);
        suffer((enum harm)(i % 2), first, first + chance(&dice, 10));
    }
}

/* ---- whole files ---- */

static void expect_contents(const char *path, const char *text)
{
    size_t length;
    char *there = file_read(path, &length, NULL);
    assert_string_equal(there, text);
    free(there);
}

static void a_whole_file_is_the_old_one_or_the_new_one(void **state)
{
    (void)state;
    char path[200];
    snprintf(path, sizeof path, "%s/whole", home);
    for (int kind = 0; kind < HARMS; kind++) {
        bool harmed = true;
        for (int call = 1; harmed; call++) {
            struct problem problem = {0};
            heal();
            assert_true(file_write(path, "old\n", 4, NULL));
            harm((enum harm)kind, call, call);
            bool written = file_write(path, "brand new\n", 10, &problem);
            harmed = bad.harmed > 0;
            heal();
            expect_contents(path, written ? "brand new\n" : "old\n");
            if (!written)
                assert_non_null(strstr(problem.text, "whole: "));
            if (!harmed || kind == HARM_SHORT)
                assert_true(written);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_call_is_harmed_once),
        cmocka_unit_test(a_disk_that_stays_bad_is_told_once),
        cmocka_unit_test(a_disk_that_is_bad_for_a_while_gets_all_it_missed),
        cmocka_unit_test(a_whole_file_is_the_old_one_or_the_new_one),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
