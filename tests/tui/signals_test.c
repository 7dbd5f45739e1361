/* What each signal leaves behind when it ends a game, as a table. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "sanitized.h"
#include "vt.h"

static const struct {
    const char *name;
    int number;
    bool crash; /* handlers of these are left out under a sanitizer */
} SIGNALS[] = {
    {"HUP", SIGHUP, false},   {"TERM", SIGTERM, false}, {"INT", SIGINT, false},
    {"QUIT", SIGQUIT, false}, {"SEGV", SIGSEGV, true},  {"ABRT", SIGABRT, true},
    {"BUS", SIGBUS, true},    {"FPE", SIGFPE, true},    {"ILL", SIGILL, true},
};

/* A game in which a tile was laid. */
static void start(struct vt *vt)
{
    static char program[] = MISTWALL, new[] = "new";
    char *argv[] = {program, new, NULL};
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

static const char *word(bool fine)
{
    return fine ? "yes" : "NO";
}

static void every_signal_restores_the_terminal_and_keeps_the_game(void **state)
{
    (void)state;
    print_message("signal  screen left  cursor  mouse off  modes  status  "
                  "saved\n");
    for (size_t i = 0; i < sizeof SIGNALS / sizeof SIGNALS[0]; i++) {
        struct vt vt;
        if (SANITIZED && SIGNALS[i].crash)
            continue;
        start(&vt);
        kill(vt.pid, SIGNALS[i].number);
        int status = vt_shell_status(vt_wait_end(&vt));
        vt_settle(&vt, 20);
        bool saved = is_saved(&vt), modes = has_old_modes(&vt);
        print_message("%-6s  %-11s  %-6s  %-9s  %-5s  %6d  %s\n",
                      SIGNALS[i].name, word(!vt.other_screen), word(vt.cursor),
                      word(!vt.mouse), word(modes), status, word(saved));
        assert_int_equal(status, 128 + SIGNALS[i].number);
        assert_true(modes && saved);
        vt_assert_restored(&vt);
        vt_free(&vt);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_signal_restores_the_terminal_and_keeps_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
