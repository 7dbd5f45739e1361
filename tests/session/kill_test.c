/* Programs that are killed while they play lose no finished action. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "files.h"
#include "journal.h"
#include "support.h"

static char home[] = "/tmp/mistwall-kill-XXXXXX";
static mw_tiles *tiles;

static int make_home(void **state)
{
    (void)state;
    if (mkdtemp(home) == NULL)
        return 1;
    setenv("HOME", home, 1);
    unsetenv("XDG_STATE_HOME");
    tiles = shipped_tiles();
    return 0;
}

static int remove_home(void **state)
{
    (void)state;
    char command[100];
    mw_tiles_free(tiles);
    snprintf(command, sizeof command, "rm -rf %s", home);
    return system(command);
}

/* What the player tells while it plays: the game as it will be after the
 * action it is about to keep, then the same when it is kept. */
struct news {
    uint64_t hash;
    int kept;
};

static void tell(int pipe, const struct session *session, int kept)
{
    struct news news = {mw_hash(session_game(session)), kept};
    if (write(pipe, &news, sizeof news) != sizeof news)
        _exit(1);
}

/* Plays until it is killed, or the game is over. */
static void play(int pipe, struct journal *journal, struct session *session,
                 uint64_t dice)
{
    struct problem problem;
    tell(pipe, session, 1);
    for (;;) {
        bool undone = chance(&dice, 4) == 0 && session_undo(session);
        if (!undone && !act_randomly(session, &dice))
            break;
        tell(pipe, session, 0);
        if (journal_follow(journal, session, &problem) != JOURNAL_KEPT)
            _exit(2);
        tell(pipe, session, 1);
    }
    pause();
}

/* The child: goes on with the game of the path, or begins one and tells its
 * path in a file beside. */
static void run_player(int pipe, const char *path, uint64_t dice)
{
    struct problem problem;
    struct session *session;
    struct journal *journal;
    if (path[0] != '\0') {
        journal = journal_resume(tiles, path, &session, &problem);
        if (journal != NULL &&
            journal_follow(journal, session, &problem) != JOURNAL_KEPT)
            _exit(3);
    } else {
        session = new_session(tiles, 2 + chance(&dice, 5), dice);
        journal = journal_begin(session, &problem);
    }
    if (journal == NULL)
        _exit(4);
    play(pipe, journal, session, dice);
    _exit(0);
}

static void wait_at_random(uint64_t *dice)
{
    struct timespec time = {0, chance(dice, 60) * 1000000L};
    nanosleep(&time, NULL);
}

/* The last game that was surely kept, and all that may have been on the way
 * to the disk after it (one at most). */
struct heard {
    uint64_t kept, intended;
    int actions;
};

static struct heard listen_to(int pipe)
{
    struct heard heard = {0};
    struct news news;
    while (read(pipe, &news, sizeof news) == sizeof news) {
        heard.intended = news.hash;
        if (news.kept) {
            heard.kept = news.hash;
            heard.actions++;
        }
    }
    return heard;
}

static struct heard kill_one(const char *path, uint64_t *dice)
{
    int ends[2], status;
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        close(ends[0]);
        run_player(ends[1], path, *dice);
    }
    close(ends[1]);
    wait_at_random(dice);
    assert_int_equal(kill(pid, SIGKILL), 0);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    struct heard heard = listen_to(ends[0]);
    close(ends[0]);
    return heard;
}

/* The only file there is in the folder of games; false if there is none. */
static bool find_game(char *path, size_t size)
{
    char command[300];
    snprintf(command, sizeof command, "ls %s/.local/state/mistwall/* 2>&-",
             home);
    FILE *list = popen(command, "r");
    assert_non_null(list);
    bool found = fgets(path, (int)size, list) != NULL;
    pclose(list);
    path[found ? strcspn(path, "\n") : 0] = '\0';
    return found;
}

/* What is on the disk after a kill, looked at by another program. */
static bool check_game(const char *path, struct heard heard)
{
    struct problem problem = {0};
    struct session *session;
    struct journal *journal = journal_resume(tiles, path, &session, &problem);
    if (journal == NULL)
        fail_msg("%d: %s", problem.line, problem.text);
    uint64_t hash = mw_hash(session_game(session));
    bool over = mw_game_step(session_game(session)) == MW_STEP_OVER;
    if (heard.actions > 0)
        assert_true(hash == heard.kept || hash == heard.intended);
    journal_close(journal);
    session_free(session);
    return over;
}

static bool is_empty(const char *path)
{
    struct stat status;
    assert_int_equal(stat(path, &status), 0);
    return status.st_size == 0;
}

static void killed_programs_lose_no_finished_action(void **state)
{
    (void)state;
    char path[300] = "";
    uint64_t dice = 4711;
    int kills = scaled(50), actions = 0, games = 1;
    for (int i = 0; i < kills; i++) {
        struct heard heard = kill_one(path, &dice);
        actions += heard.actions;
        /* Killed before there was a line of the game: nothing to lose. */
        if (!find_game(path, sizeof path)) {
            assert_int_equal(heard.actions, 0);
            continue;
        }
        /* Killed as it made its file; the list of games passes over it. */
        bool empty = heard.actions == 0 && is_empty(path);
        if (empty || check_game(path, heard)) {
            assert_true(journal_delete(path, NULL));
            path[0] = '\0';
            games++;
        }
    }
    print_message("%d programs killed in %d games, %d kept actions: none "
                  "lost\n",
                  kills, games, actions);
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
        cmocka_unit_test(killed_programs_lose_no_finished_action),
        cmocka_unit_test(a_journal_cut_anywhere_loads),
        cmocka_unit_test(damaged_journals_load_or_are_refused_with_their_line),
        cmocka_unit_test(damaged_records_load_or_are_refused_with_their_line),
    };
    return cmocka_run_group_tests(tests, make_home, remove_home);
}
