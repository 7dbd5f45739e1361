/* Journals and records that were cut or damaged load, or are refused with the
 * line and the reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* ---- power cuts ---- */

/* A journal with undos, as text, new. */
static char *some_journal(uint64_t seed, size_t *length)
{
    struct problem problem;
    struct session *session = new_session(tiles, 2, seed);
    struct journal *journal = journal_begin(session, &problem);
    assert_non_null(journal);
    for (int i = 0; i < 40; i++) {
        if (chance(&seed, 4) != 0 || !session_undo(session))
            act_randomly(session, &seed);
        assert_int_equal(journal_follow(journal, session, &problem),
                         JOURNAL_KEPT);
    }
    char *text = file_read(journal_path(journal), length, NULL);
    assert_non_null(text);
    assert_true(journal_delete(journal_path(journal), NULL) == false);
    unlink(journal_path(journal));
    journal_close(journal);
    session_free(session);
    return text;
}

static size_t length_of_head(const char *text)
{
    const char *action = strchr(text, '#');
    assert_non_null(action);
    while (action > text && action[-1] != '\n')
        action--;
    return (size_t)(action - text);
}

/* Wherever the text ends: all whole lines are played, no more, no less. */
static void a_journal_cut_anywhere_loads(void **state)
{
    (void)state;
    size_t length;
    char *text = some_journal(5, &length);
    int cuts = scaled(300);
    uint64_t dice = 9;
    size_t head = length_of_head(text);
    for (int i = 0; i < cuts; i++) {
        size_t cut = head + (size_t)chance(&dice, (int)(length - head + 1));
        struct problem problem = {0};
        struct session *session = session_replay(tiles, text, cut, &problem);
        if (session == NULL)
            fail_msg("cut at %zu: %d: %s", cut, problem.line, problem.text);
        size_t whole = cut;
        while (text[whole - 1] != '\n')
            whole--;
        assert_int_equal(session_torn_line(session) != 0, whole != cut);
        size_t trail;
        const char *done = session_trail(session, &trail);
        assert_int_equal(trail, whole - head);
        assert_memory_equal(done, text + head, trail);
        session_free(session);
    }
    print_message("%d cuts\n", cuts);
    free(text);
}

/* ---- damage ---- */

/* NOLINTNEXTLINE(readability-non-const-parameter): as all of DAMAGES */
static void change_bytes(char *text, size_t *length, uint64_t *dice)
{
    for (int i = 1 + chance(dice, 3); i > 0; i--)
        text[chance(dice, (int)*length)] = (char)chance(dice, 256);
}

/* The start of a random line, and its length with the end. */
static char *some_line(char *text, size_t length, uint64_t *dice, size_t *bytes)
{
    char *start = text + chance(dice, (int)length);
    while (start > text && start[-1] != '\n')
        start--;
    char *end = memchr(start, '\n', (size_t)(text + length - start));
    *bytes = (size_t)((end != NULL ? end + 1 : text + length) - start);
    return start;
}

static void lose_line(char *text, size_t *length, uint64_t *dice)
{
    size_t bytes;
    char *line = some_line(text, *length, dice, &bytes);
    memmove(line, line + bytes, (size_t)(text + *length - line) - bytes);
    *length -= bytes;
}

/* The text has room for one more line. */
static void insert(char *text, size_t *length, char *place, const char *line,
                   size_t bytes)
{
    memmove(place + bytes, place, (size_t)(text + *length - place));
    memcpy(place, line, bytes);
    *length += bytes;
}

static void double_line(char *text, size_t *length, uint64_t *dice)
{
    size_t bytes, other;
    char copy[200];
    const char *line = some_line(text, *length, dice, &bytes);
    bytes = bytes < sizeof copy ? bytes : sizeof copy;
    memcpy(copy, line, bytes);
    insert(text, length, some_line(text, *length, dice, &other), copy, bytes);
}

static void insert_undo(char *text, size_t *length, uint64_t *dice)
{
    size_t other;
    insert(text, length, some_line(text, *length, dice, &other), "undo\n", 5);
}

/* NOLINTNEXTLINE(readability-non-const-parameter): as all of DAMAGES */
static void change_number(char *text, size_t *length, uint64_t *dice)
{
    char *at = text + chance(dice, (int)*length);
    while (at < text + *length && (*at < '0' || *at > '9'))
        at++;
    if (at < text + *length)
        *at = (char)('0' + chance(dice, 10));
}

/* As a file, since a file is what people have: it loads, or one sentence tells
 * where it is broken and why. */
static bool loads_or_tells(const char *path, const char *text, size_t bytes)
{
    struct problem problem = {0};
    struct session *part = NULL;
    size_t length;
    /* Some file systems wait for the disk when an old file is cut to nothing.
     */
    unlink(path);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, bytes, file), bytes);
    assert_int_equal(fclose(file), 0);
    char *read = file_read(path, &length, &problem);
    assert_non_null(read);
    struct session *session =
        session_read(tiles, read, length, &part, &problem);
    bool loaded = session != NULL;
    if (!loaded) {
        assert_true(problem.line > 0);
        assert_true(strlen(problem.text) > 10);
    }
    session_free(session);
    session_free(part);
    free(read);
    return loaded;
}

typedef void damage(char *text, size_t *length, uint64_t *dice);

static damage *const DAMAGES[] = {change_bytes, lose_line, double_line,
                                  insert_undo, change_number};

static void damage_many(const char *what, const char *text, size_t length)
{
    char path[300];
    char *damaged = malloc(length + 1000);
    int count = scaled(4000), loaded = 0;
    uint64_t dice = 3;
    assert_non_null(damaged);
    snprintf(path, sizeof path, "%s/damaged", home);
    for (int i = 0; i < count; i++) {
        size_t bytes = length;
        memcpy(damaged, text, length);
        DAMAGES[i % 5](damaged, &bytes, &dice);
        if (chance(&dice, 3) == 0)
            DAMAGES[chance(&dice, 5)](damaged, &bytes, &dice);
        loaded += loads_or_tells(path, damaged, bytes);
    }
    print_message("%d damaged %s: %d load, %d are refused with line and "
                  "reason\n",
                  count, what, loaded, count - loaded);
    assert_true(loaded > 0 && loaded < count);
    free(damaged);
}

static void damaged_journals_load_or_are_refused_with_their_line(void **state)
{
    (void)state;
    size_t length;
    char *text = some_journal(8, &length);
    damage_many("journals", text, length);
    free(text);
}

/* Takes the hashes away, which find nearly all damage: so the rules have to. */
static size_t without_hashes(char *text)
{
    char *to = text;
    for (const char *from = text; *from != '\0'; from++) {
        if (*from == '#') {
            while (from[1] != '\n' && from[1] != '\0')
                from++;
            continue;
        }
        *to++ = *from;
    }
    *to = '\0';
    return (size_t)(to - text);
}

static void damaged_records_load_or_are_refused_with_their_line(void **state)
{
    (void)state;
    size_t length;
    struct session *session = new_session(tiles, 3, 5);
    uint64_t seed = 1;
    for (int i = 0; i < 60; i++)
        act_randomly(session, &seed);
    char *text = session_write(session, &length);
    damage_many("records", text, length);
    length = without_hashes(text);
    damage_many("records without hashes", text, length);
    free(text);
    session_free(session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_journal_cut_anywhere_loads),
        cmocka_unit_test(damaged_journals_load_or_are_refused_with_their_line),
        cmocka_unit_test(damaged_records_load_or_are_refused_with_their_line),
    };
    return cmocka_run_group_tests(tests, begin_all, end_all);
}
