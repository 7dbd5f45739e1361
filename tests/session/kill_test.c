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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(killed_programs_lose_no_finished_action),
    };
    return cmocka_run_group_tests(tests, begin_all, end_all);
}
