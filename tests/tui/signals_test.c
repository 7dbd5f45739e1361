/* What each way of ending a game leaves behind, as a table. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <poll.h>
#include <pty.h>

#include <cmocka.h>

#include "sanitized.h"
#include "vt.h"

/* A signal from outside, keys typed, or the terminal closed. */
static const struct row {
    const char *name;
    int number; /* of the signal it ends with, as a shell tells it */
    const char *keys;
    bool closed;
    bool crash; /* handlers of these are left out under a sanitizer */
} ROWS[] = {
    {"HUP", SIGHUP, NULL, false, false},
    {"TERM", SIGTERM, NULL, false, false},
    {"INT", SIGINT, NULL, false, false},
    {"QUIT", SIGQUIT, NULL, false, false},
    {"USR1", SIGUSR1, NULL, false, false},
    {"USR2", SIGUSR2, NULL, false, false},
    {"ALRM", SIGALRM, NULL, false, false},
    {"XCPU", SIGXCPU, NULL, false, false},
    {"SEGV", SIGSEGV, NULL, false, true},
    {"ABRT", SIGABRT, NULL, false, true},
    {"BUS", SIGBUS, NULL, false, true},
    {"FPE", SIGFPE, NULL, false, true},
    {"ILL", SIGILL, NULL, false, true},
    {"TRAP", SIGTRAP, NULL, false, true},
    {"SYS", SIGSYS, NULL, false, true},
    {"Ctrl-C", SIGINT, "\x03", false, false},
    {"Ctrl-\\", SIGQUIT, "\x1c", false, false},
    {"a crash", SIGSEGV, "!", false, true},
    {"an abort", SIGABRT, "@", false, true},
    {"closed", SIGHUP, NULL, true, false},
};

/* A game in which a tile was laid, and the program that can crash. */
static void start(struct vt *vt)
{
    static char program[] = MISTWALL, crash[] = "crash";
    char *argv[] = {program, crash, NULL};
    vt_start(vt, 80, 24, argv, NULL);
    vt_wait_text(vt, "? help");
    vt_type(vt, "\t\r");
    vt_wait_gone(vt, "Red: place the tile");
    assert_true(vt->mouse);
}

/* Is the tile that was laid in the only file of running games? */
static bool is_saved(const struct vt *vt)
{
    char command[160];
    snprintf(command, sizeof command,
             "grep -q '^place ' %s/.local/state/mistwall/*.mistwall", vt->home);
    return system(command) == 0;
}

static bool has_old_modes(const struct vt *vt)
{
    struct termios now;
    tcgetattr(vt->slave, &now);
    return now.c_lflag == vt->modes.c_lflag &&
           now.c_iflag == vt->modes.c_iflag && now.c_oflag == vt->modes.c_oflag;
}

static const char *word(const struct row *row, bool fine)
{
    if (row->closed)
        return "-";
    return fine ? "yes" : "NO";
}

static void end_it(struct vt *vt, const struct row *row)
{
    if (row->closed)
        vt_hang_up(vt);
    else if (row->keys != NULL)
        vt_type(vt, row->keys);
    else
        kill(vt->pid, row->number);
}

static void print_row(struct vt *vt, const struct row *row, int status,
                      bool saved)
{
    print_message("%-8s  %-11s  %-6s  %-9s  %-5s  %6d  %s\n", row->name,
                  word(row, !vt->other_screen), word(row, vt->cursor),
                  word(row, !vt->mouse), word(row, has_old_modes(vt)), status,
                  saved ? "yes" : "NO");
}

static void every_end_restores_the_terminal_and_keeps_the_game(void **state)
{
    (void)state;
    print_message("signal    screen left  cursor  mouse off  modes  status  "
                  "saved\n");
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        struct vt vt;
        const struct row *row = &ROWS[i];
        if (SANITIZED && row->crash)
            continue;
        start(&vt);
        end_it(&vt, row);
        int status = vt_shell_status(vt_wait_end(&vt));
        vt_settle(&vt, 20);
        bool saved = is_saved(&vt);
        print_row(&vt, row, status, saved);
        assert_int_equal(status, 128 + row->number);
        assert_true(saved);
        if (!row->closed)
            vt_assert_restored(&vt);
        vt_free(&vt);
    }
}

static void a_stopped_game_gives_the_terminal_back_for_a_while(void **state)
{
    static const struct row STOPPED = {.name = "Ctrl-Z"};
    struct vt vt;
    (void)state;
    start(&vt);
    vt_type(&vt, "\x1a");
    vt_wait_stopped(&vt);
    vt_settle(&vt, 50);
    bool saved = is_saved(&vt);
    print_message("%-8s  %-11s  %-6s  %-9s  %-5s  stop    %s\n", STOPPED.name,
                  word(&STOPPED, !vt.other_screen), word(&STOPPED, vt.cursor),
                  word(&STOPPED, !vt.mouse), word(&STOPPED, has_old_modes(&vt)),
                  saved ? "yes" : "NO");
    vt_assert_restored(&vt);
    assert_true(saved);
    vterm_input_write(vt.term, "\033[H\033[2Jrubbish", 14);
    kill(vt.pid, SIGCONT);
    vt_wait_text(&vt, "? help");
    vt_wait_gone(&vt, "rubbish");
    assert_true(vt.other_screen && vt.mouse && !vt.cursor);
    vt_type(&vt, "\t");
    vt_wait_text(&vt, "? help");
    vt_free(&vt);
}

/* Sent by broken pipes and by limits on files: the write tells it, too. */
static void signals_of_failed_writes_change_nothing(void **state)
{
    static const int NUMBERS[] = {SIGPIPE, SIGXFSZ};
    struct vt vt;
    (void)state;
    start(&vt);
    for (size_t i = 0; i < 2; i++) {
        kill(vt.pid, NUMBERS[i]);
        vt_type(&vt, "?");
        vt_wait_text(&vt, "Seed of this game");
        vt_type(&vt, "?");
        vt_wait_gone(&vt, "Seed of this game");
    }
    print_message("PIPE, XFSZ: the game goes on\n");
    vt_free(&vt);
}

/* A limit on files is a full disk, from the first write on. */
static void a_limit_on_files_is_told_like_a_full_disk(void **state)
{
    static char shell[] = "/bin/sh", flag[] = "-c";
    static char command[] = "ulimit -f 0; exec \"$PROGRAM\" new";
    char *argv[] = {shell, flag, command, NULL};
    char program[4200];
    const char *variables[] = {program, NULL};
    struct vt vt;
    (void)state;
    snprintf(program, sizeof program, "PROGRAM=%s", MISTWALL);
    vt_start(&vt, 80, 24, argv, variables);
    vt_wait_text(&vt, "! Autosave failed: File too large.");
    vt_wait_text(&vt, "! not kept");
    vt_type(&vt, "qy");
    assert_int_equal(vt_shell_status(vt_wait_end(&vt)), 0);
    vt_assert_restored(&vt);
    vt_free(&vt);
}

/* ---- pictures go to another terminal, and that one is closed ---- */

/* Reads what comes there until the text was among it. */
static void wait_for_bytes(int master, const char *text)
{
    static char all[1 << 20];
    size_t length = 0;
    struct pollfd poll_fd = {.fd = master, .events = POLLIN};
    while (strstr(all, text) == NULL) {
        assert_int_equal(poll(&poll_fd, 1, 20000), 1);
        ssize_t more = read(master, all + length, sizeof all - 1 - length);
        assert_true(more > 0);
        for (ssize_t i = 0; i < more; i++) {
            if (all[length + (size_t)i] == '\0')
                all[length + (size_t)i] = ' ';
        }
        length += (size_t)more;
        all[length] = '\0';
    }
}

static void a_broken_write_end_ends_the_game_and_keeps_it(void **state)
{
    static char shell[] = "/bin/sh", flag[] = "-c";
    static char command[] = "read other; "
                            "exec \"$PROGRAM\" new >\"$other\"";
    char *argv[] = {shell, flag, command, NULL};
    char program[4200], name[64];
    const char *variables[] = {program, NULL};
    int master, slave;
    struct winsize size = {.ws_row = 24, .ws_col = 80};
    struct vt vt;
    (void)state;
    snprintf(program, sizeof program, "PROGRAM=%s", MISTWALL);
    vt_start(&vt, 80, 24, argv, variables);
    /* Opened only now, or the terminal's holder would keep it open. */
    assert_int_equal(openpty(&master, &slave, name, NULL, &size), 0);
    vt_type(&vt, name);
    vt_type(&vt, "\n");
    wait_for_bytes(master, "help");
    vt_type(&vt, "\t\r");
    wait_for_bytes(master, "pass");
    close(slave);
    close(master);
    int status = vt_shell_status(vt_wait_end(&vt));
    bool saved = is_saved(&vt);
    print_message("write end broken: status %d, saved: %s\n", status,
                  saved ? "yes" : "NO");
    assert_int_equal(status, 128 + SIGHUP);
    assert_true(saved);
    vt_free(&vt);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_end_restores_the_terminal_and_keeps_the_game),
        cmocka_unit_test(a_stopped_game_gives_the_terminal_back_for_a_while),
        cmocka_unit_test(signals_of_failed_writes_change_nothing),
        cmocka_unit_test(a_limit_on_files_is_told_like_a_full_disk),
        cmocka_unit_test(a_broken_write_end_ends_the_game_and_keeps_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
