/* A disk on which each call fails, tears or is slow in its turn: never is more
 * lost than what the players were told of. */
#include <errno.h>
#include <fcntl.h>
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
#include "disk.h"
#include "files.h"
#include "journal.h"
#include "support.h"

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
    real = disk;
    tiles = shipped_tiles();
    return home_make(state);
}

static int end(void **state)
{
    heal();
    mw_tiles_free(tiles);
    return home_remove(state);
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

/* The text, or the new one: it may be there although nobody could promise. */
static void expect_one_of(const char *path, const char *text)
{
    size_t length;
    char *there = file_read(path, &length, NULL);
    if (strcmp(there, "brand new\n") != 0)
        assert_string_equal(there, text);
    free(there);
}

static void a_whole_file_is_the_old_one_or_the_new_one(void **state)
{
    (void)state;
    char path[200];
    int calls = 0;
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
            expect_one_of(path, written ? "brand new\n" : "old\n");
            if (!written)
                assert_non_null(strstr(problem.text, "whole: "));
            if (!harmed || kind == HARM_SHORT)
                assert_true(written);
            calls += harmed;
        }
    }
    print_message("a whole file at %d bad calls: the old one or the new one\n",
                  calls);
}

/* ---- a disk that is late, and a power cut ---- */

/* What was written or renamed reaches this disk when it is flushed. What
 * becomes of the rest when the power is cut is up to the disk. */
enum rest { REST_GONE, REST_TORN, REST_WRITTEN, RESTS };

static const char *const REST_NAMES[RESTS] = {"is gone", "is torn",
                                              "was written"};

struct late {
    int descriptor; /* -1: a rename */
    off_t at;
    size_t length;
    char *bytes;
    char from[300], to[300];
};

static struct {
    struct late list[16];
    int count;
    int calls, cut; /* the power goes with that call */
    bool dead;
} power;

/* A temporary file may have been closed and removed by now; then nobody can
 * see what it holds. */
static void carry_out(const struct late *late, size_t length)
{
    if (late->descriptor < 0)
        real.rename(late->from, late->to);
    else if (fcntl(late->descriptor, F_GETFD) != -1)
        assert_true(
            real.write(late->descriptor, late->bytes, length, late->at) >= 0);
}

static void forget_late(void)
{
    while (power.count > 0)
        free(power.list[--power.count].bytes);
}

static bool is_dead(void)
{
    power.calls++;
    power.dead = power.dead || power.calls == power.cut;
    errno = EIO;
    return power.dead;
}

static struct late *put_off(void)
{
    assert_true(power.count < 16);
    struct late *late = &power.list[power.count++];
    memset(late, 0, sizeof *late);
    return late;
}

static ssize_t late_write(int descriptor, const void *bytes, size_t length,
                          off_t at)
{
    if (is_dead())
        return -1;
    struct late *late = put_off();
    late->descriptor = descriptor;
    late->at = at;
    late->length = length;
    late->bytes = malloc(length);
    memcpy(late->bytes, bytes, length);
    return (ssize_t)length;
}

/* All of it, although only one file was meant: what more is safe than asked
 * for cannot be lost. But a rename waits for its folder. */
static int late_flush(int descriptor)
{
    struct stat status;
    if (is_dead())
        return -1;
    bool folder = fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
    for (int i = 0; i < power.count; i++) {
        if ((power.list[i].descriptor < 0) == folder)
            carry_out(&power.list[i], power.list[i].length);
    }
    forget_late();
    return 0;
}

static int late_rename(const char *from, const char *to)
{
    if (is_dead())
        return -1;
    struct late *late = put_off();
    late->descriptor = -1;
    snprintf(late->from, sizeof late->from, "%s", from);
    snprintf(late->to, sizeof late->to, "%s", to);
    return 0;
}

static void cut_power_with(int call)
{
    power.calls = 0;
    power.cut = call;
    power.dead = false;
    disk = (struct disk){late_write, late_flush, late_rename};
}

/* The disk is looked at by another machine. */
static void look_at_the_rest(enum rest rest)
{
    for (int i = 0; i < power.count && rest != REST_GONE; i++)
        carry_out(&power.list[i],
                  power.list[i].length >> (rest == REST_TORN ? 1 : 0));
    forget_late();
    heal();
}

static void play_until_the_cut(struct course *course, struct journal *journal,
                               struct session *session, uint64_t dice)
{
    note(course, session);
    for (int i = 0; i < DECISIONS; i++) {
        struct problem problem = {0};
        if (chance(&dice, 4) != 0 || !session_undo(session))
            act_randomly(session, &dice);
        note(course, session);
        if (journal_follow(journal, session, &problem) != JOURNAL_KEPT) {
            assert_non_null(strstr(problem.text, home));
            return;
        }
        course->kept = course->count - 1;
    }
}

/* False when the game was over before the cut. */
static bool cut_a_game(enum rest rest, int call)
{
    struct problem problem = {0};
    struct course course = {0};
    struct session *session = new_session(tiles, 2, 7);
    cut_power_with(call);
    struct journal *journal = journal_begin(session, &problem);
    if (journal != NULL) {
        char path[300];
        snprintf(path, sizeof path, "%s", journal_path(journal));
        play_until_the_cut(&course, journal, session, 7);
        look_at_the_rest(rest);
        journal_close(journal);
        check_disk(&course, path);
        assert_true(journal_delete(path, NULL));
    } else {
        assert_non_null(strstr(problem.text, home));
    }
    look_at_the_rest(REST_GONE);
    session_free(session);
    return power.dead;
}

static void a_power_cut_at_any_call_loses_nothing_that_was_kept(void **state)
{
    (void)state;
    for (int rest = 0; rest < RESTS; rest++) {
        int call = 1;
        while (cut_a_game((enum rest)rest, call))
            call++;
        print_message("the power cut at each of %d calls, what was not "
                      "flushed %s: nothing lost\n",
                      call - 1, REST_NAMES[rest]);
        assert_true(call > 2 * DECISIONS);
    }
}

static void a_whole_file_outlives_a_power_cut_at_any_call(void **state)
{
    (void)state;
    char path[200];
    int cuts = 0;
    snprintf(path, sizeof path, "%s/whole", home);
    for (int rest = 0; rest < RESTS; rest++) {
        power.dead = true;
        for (int call = 1; power.dead; call++, cuts++) {
            struct problem problem = {0};
            heal();
            assert_true(file_write(path, "old\n", 4, NULL));
            cut_power_with(call);
            bool written = file_write(path, "brand new\n", 10, &problem);
            look_at_the_rest((enum rest)rest);
            expect_one_of(path, written ? "brand new\n" : "old\n");
        }
    }
    print_message("a whole file at %d cuts: the old one or the new one\n",
                  cuts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_call_is_harmed_once),
        cmocka_unit_test(a_disk_that_stays_bad_is_told_once),
        cmocka_unit_test(a_disk_that_is_bad_for_a_while_gets_all_it_missed),
        cmocka_unit_test(a_whole_file_is_the_old_one_or_the_new_one),
        cmocka_unit_test(a_power_cut_at_any_call_loses_nothing_that_was_kept),
        cmocka_unit_test(a_whole_file_outlives_a_power_cut_at_any_call),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
