/* The terminal taken and given back, whatever happens in between. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "common/scale.h"
#include "demo.h"
#include "sanitized.h"

static void start(struct vt *vt)
{
    demo_start(vt, 80, 24);
    vt_wait_text(vt, "ready 80x24");
    assert_true(vt->other_screen);
    assert_false(vt->cursor);
}

/* Ends with that status as a shell tells it, the terminal restored. */
static void assert_ends(struct vt *vt, int status)
{
    assert_int_equal(vt_shell_status(vt_wait_end(vt)), status);
    vt_assert_restored(vt);
    vt_free(vt);
}

static void leaving_restores_the_terminal(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    vt_type(&vt, "m");
    vt_wait_text(&vt, "ch=109");
    assert_true(vt.mouse);
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

static void signals_leave_with_128_and_their_number(void **state)
{
    static const int SIGNALS[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
    struct vt vt;
    (void)state;
    for (size_t i = 0; i < sizeof SIGNALS / sizeof SIGNALS[0]; i++) {
        start(&vt);
        vt_type(&vt, "m");
        vt_wait_text(&vt, "ch=109");
        kill(vt.pid, SIGNALS[i]);
        assert_ends(&vt, 128 + SIGNALS[i]);
    }
}

static void ctrl_c_and_ctrl_backslash_leave(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    vt_type(&vt, "\x03");
    assert_ends(&vt, 128 + SIGINT);
    start(&vt);
    vt_type(&vt, "\x1c");
    assert_ends(&vt, 128 + SIGQUIT);
}

static void ctrl_s_does_not_freeze(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    vt_type(&vt, "\x13z");
    vt_wait_text(&vt, "ch=122");
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

/* Crash handlers and the log of stderr are left out there. */
static void skip_if_sanitized(void)
{
    if (SANITIZED)
        skip();
}

static void abort_restores_the_terminal(void **state)
{
    struct vt vt;
    (void)state;
    skip_if_sanitized();
    start(&vt);
    vt_type(&vt, "m");
    vt_wait_text(&vt, "ch=109");
    vt_type(&vt, "ea");
    assert_ends(&vt, 128 + SIGABRT);
}

static void crashes_restore_the_terminal_and_show_stderr(void **state)
{
    static const char *const CRASHES[] = {"c", "o"};
    struct vt vt;
    (void)state;
    skip_if_sanitized();
    for (size_t i = 0; i < 2; i++) {
        start(&vt);
        vt_type(&vt, "me");
        vt_wait_text(&vt, "ch=101");
        vt_type(&vt, CRASHES[i]);
        int status = vt_shell_status(vt_wait_end(&vt));
        assert_int_equal(status, 128 + SIGSEGV);
        vt_wait_text(&vt, "a word on stderr");
        vt_assert_restored(&vt);
        vt_free(&vt);
    }
}

static void crash_signals_from_outside_restore_too(void **state)
{
    static const int SIGNALS[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    struct vt vt;
    (void)state;
    skip_if_sanitized();
    for (size_t i = 0; i < sizeof SIGNALS / sizeof SIGNALS[0]; i++) {
        start(&vt);
        kill(vt.pid, SIGNALS[i]);
        assert_ends(&vt, 128 + SIGNALS[i]);
    }
}

static void stderr_waits_until_the_screen_is_free(void **state)
{
    struct vt vt;
    (void)state;
    skip_if_sanitized();
    start(&vt);
    vt_type(&vt, "e");
    vt_wait_text(&vt, "ch=101");
    assert_false(vt_shows(&vt, "a word on stderr"));
    vt_type(&vt, "q");
    assert_int_equal(vt_wait_end(&vt), 0);
    vt_wait_text(&vt, "a word on stderr");
    vt_assert_restored(&vt);
    vt_free(&vt);
}

/* A program that did not notice would spin for days. */
static void a_lost_terminal_ends_the_program(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    vt_hang_up(&vt);
    assert_int_equal(vt_shell_status(vt_wait_end(&vt)), 128 + SIGHUP);
    vt_free(&vt);
}

static void a_lost_terminal_ends_it_even_without_the_signal(void **state)
{
    static char shell[] = "/bin/sh";
    static char flag[] = "-c";
    static char command[] = "trap '' HUP; exec \"$DEMO\" demo";
    char *argv[] = {shell, flag, command, NULL};
    char self[4096] = "DEMO=";
    const char *variables[] = {self, NULL};
    struct vt vt;
    (void)state;
    ssize_t length = readlink("/proc/self/exe", self + 5, sizeof self - 6);
    assert_true(length > 0);
    self[5 + length] = '\0';
    vt_start(&vt, 80, 24, argv, variables);
    vt_wait_text(&vt, "ready");
    vt_hang_up(&vt);
    assert_int_equal(vt_shell_status(vt_wait_end(&vt)), 128 + SIGHUP);
    vt_free(&vt);
}

/* ---- sizes ---- */

static void the_size_is_followed(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    vt_resize(&vt, 100, 30);
    vt_wait_text(&vt, "ready 100x30");
    vt_resize(&vt, 40, 10);
    vt_wait_text(&vt, "ready 40x10");
    vt_wait_text(&vt, "caf\u00e9 \u2580\u2584 \u2502");
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

static void a_storm_of_sizes_is_survived(void **state)
{
    struct vt vt;
    char text[40];
    (void)state;
    start(&vt);
    srand(1);
    for (int i = scaled(300); i > 0; i--) {
        vt_resize(&vt, 1 + rand() % 500, 1 + rand() % 200);
        vt_type(&vt, "f");
        vt_pump(&vt, rand() % 4);
    }
    vt_resize(&vt, 1, 1);
    vt_wait_text(&vt, "\u2026");
    vt_resize(&vt, 500, 200);
    snprintf(text, sizeof text, "ready %dx%d", 500, 200);
    vt_wait_text(&vt, text);
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

/* ---- stopped and running again ---- */

/* The shell waits for a line: its prompt is the last thing on the screen. */
static void wait_for_prompt(struct vt *vt)
{
    char last[256] = "";
    for (int tries = 0; strcmp(last, "prompt>") != 0; tries++) {
        assert_true(tries < 1000);
        vt_pump(vt, 20);
        last[0] = '\0';
        for (int row = 0; row < vt->rows; row++) {
            if (vt_row(vt, row)[0] != '\0')
                snprintf(last, sizeof last, "%s", vt_row(vt, row));
        }
    }
}

/* A shell with job control, and the demo in its foreground. */
static void start_in_shell(struct vt *vt)
{
    static char shell[] = "/bin/sh";
    static char flag[] = "-i";
    char *argv[] = {shell, flag, NULL};
    char self[4096];
    const char *variables[] = {"PS1=prompt> ", "ENV", NULL};
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    assert_true(length > 0);
    self[length] = '\0';
    vt_start(vt, 80, 24, argv, variables);
    wait_for_prompt(vt);
    vt_type(vt, "'");
    vt_type(vt, self);
    vt_type(vt, "' demo\r");
    vt_wait_text(vt, "ready 80x24");
}

static void ctrl_z_gives_the_terminal_back_and_fg_repaints(void **state)
{
    struct vt vt;
    (void)state;
    start_in_shell(&vt);
    vt_type(&vt, "m");
    vt_wait_text(&vt, "ch=109");
    vt_type(&vt, "\x1a");
    wait_for_prompt(&vt);
    assert_false(vt.other_screen);
    assert_true(vt.cursor);
    assert_false(vt.mouse);
    vt_type(&vt, "clear\r");
    vt_wait_gone(&vt, "demo");
    vt_type(&vt, "fg\r");
    vt_wait_text(&vt, "ready 80x24");
    vt_wait_text(&vt, "caf\u00e9");
    assert_true(vt.other_screen);
    assert_false(vt.cursor);
    vt_type(&vt, "z");
    vt_wait_text(&vt, "ch=122");
    vt_click(&vt, 5, 7, 1);
    vt_wait_text(&vt, "at=5,7");
    vt_type(&vt, "q");
    wait_for_prompt(&vt);
    assert_false(vt.other_screen);
    vt_free(&vt);
}

static void a_new_size_while_stopped_is_learned(void **state)
{
    struct vt vt;
    (void)state;
    start_in_shell(&vt);
    vt_type(&vt, "\x1a");
    wait_for_prompt(&vt);
    vt_resize(&vt, 70, 20);
    vt_type(&vt, "fg\r");
    vt_wait_text(&vt, "ready 70x20");
    vt_type(&vt, "q");
    wait_for_prompt(&vt);
    vt_free(&vt);
}

static void a_stop_that_cannot_be_caught_repaints_too(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    kill(vt.pid, SIGSTOP);
    vt_wait_stopped(&vt);
    vt_settle(&vt, 0);
    vterm_input_write(vt.term, "\033[H\033[2Jrubbish", 14);
    assert_true(vt_shows(&vt, "rubbish"));
    kill(vt.pid, SIGCONT);
    vt_wait_text(&vt, "ready 80x24");
    assert_false(vt_shows(&vt, "rubbish"));
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

static void ctrl_l_repaints(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    vt_settle(&vt, 0);
    vterm_input_write(vt.term, "\033[H\033[2Jrubbish", 14);
    vt_type(&vt, "\x0c");
    vt_wait_text(&vt, "ready 80x24");
    vt_wait_text(&vt, "caf\u00e9");
    assert_false(vt_shows(&vt, "rubbish"));
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

/* ---- keys and mouse, through a real terminal ---- */

static void the_mouse_is_taken_and_left(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    assert_false(vt.mouse);
    vt_type(&vt, "m");
    vt_wait_text(&vt, "ch=109");
    vt_click(&vt, 79, 23, 1);
    vt_wait_text(&vt, "at=79,23");
    vt_click(&vt, 10, 11, 5);
    vt_wait_text(&vt, "at=10,11");
    vt_type(&vt, "M");
    vt_wait_text(&vt, "ch=77");
    assert_false(vt.mouse);
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* A library that waits for the rest of a sequence waits each time, a busy
 * machine does not. */
static void escape_does_not_take_a_second(void **state)
{
    struct vt vt;
    char inputs[20];
    double least = 10;
    (void)state;
    start(&vt);
    for (int i = 2; i < 12; i++) {
        double before = seconds_now();
        vt_type(&vt, "\033");
        snprintf(inputs, sizeof inputs, "inputs=%d", i);
        vt_wait_text(&vt, inputs);
        double took = seconds_now() - before;
        least = took < least ? took : least;
    }
    assert_true(least < 0.5);
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

static void pasted_text_does_nothing(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt);
    vt_type(&vt, "\033[200~q\rq\033[201~z");
    vt_wait_text(&vt, "inputs=2 type=1 ch=122");
    vt_type(&vt, "q");
    assert_ends(&vt, 0);
}

/* ---- TERM at any moment ---- */

static void sleep_random(unsigned most_us)
{
    struct timespec time = {.tv_nsec =
                                (long)((unsigned)rand() % most_us) * 1000L};
    nanosleep(&time, NULL);
}

/* It may come before the program is one, while it starts, paints, waits or
 * leaves: the program ends and the terminal is itself. */
static void TERM_at_any_moment_ends_the_program(void **state)
{
    struct vt vt;
    (void)state;
    srand(2);
    for (int i = scaled(1000); i > 0; i--) {
        demo_start(&vt, 80, 24);
        if (i % 4 != 0)
            vt_wait_text(&vt, "ready");
        if (i % 2 == 0)
            vt_type(&vt, "fxfxfxfx");
        sleep_random(i % 4 != 0 ? 500 : 8000);
        kill(vt.pid, SIGTERM);
        assert_ends(&vt, 128 + SIGTERM);
    }
}

int main(int argc, char **argv)
{
    int status = demo_main(argc, argv);
    if (status != -1)
        return status;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(leaving_restores_the_terminal),
        cmocka_unit_test(signals_leave_with_128_and_their_number),
        cmocka_unit_test(ctrl_c_and_ctrl_backslash_leave),
        cmocka_unit_test(ctrl_s_does_not_freeze),
        cmocka_unit_test(abort_restores_the_terminal),
        cmocka_unit_test(crashes_restore_the_terminal_and_show_stderr),
        cmocka_unit_test(crash_signals_from_outside_restore_too),
        cmocka_unit_test(stderr_waits_until_the_screen_is_free),
        cmocka_unit_test(a_lost_terminal_ends_the_program),
        cmocka_unit_test(a_lost_terminal_ends_it_even_without_the_signal),
        cmocka_unit_test(the_size_is_followed),
        cmocka_unit_test(a_storm_of_sizes_is_survived),
        cmocka_unit_test(ctrl_z_gives_the_terminal_back_and_fg_repaints),
        cmocka_unit_test(a_new_size_while_stopped_is_learned),
        cmocka_unit_test(a_stop_that_cannot_be_caught_repaints_too),
        cmocka_unit_test(ctrl_l_repaints),
        cmocka_unit_test(the_mouse_is_taken_and_left),
        cmocka_unit_test(escape_does_not_take_a_second),
        cmocka_unit_test(pasted_text_does_nothing),
        cmocka_unit_test(TERM_at_any_moment_ends_the_program),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
