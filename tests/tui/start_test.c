/* The program's start on terminals good and bad. */
#include <fcntl.h>
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
#include "tui.h"
#include "vt.h"

/* The title, as a program: what is missing is what the word says. */
static int title_main(const char *word)
{
    mw_tiles *tiles = asset_tiles(NULL);
    struct tui_options options = {.tiles = tiles};
    if (strcmp(word, "no-input") == 0)
        dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    if (strcmp(word, "no-output") == 0)
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
    options.ascii = strcmp(word, "ascii") == 0;
    options.no_mouse = strcmp(word, "no-mouse") == 0;
    if (strcmp(word, "glyphs") == 0)
        options.glyphs = "utf8";
    int status = tui_run(&options);
    mw_tiles_free(tiles);
    return status;
}

static void start(struct vt *vt, const char *word, const char *variable)
{
    static char program[] = "/proc/self/exe";
    char copy[32];
    char *argv[] = {program, copy, NULL};
    const char *variables[] = {variable, NULL};
    snprintf(copy, sizeof copy, "%s", word);
    vt_start(vt, 80, 24, argv, variables);
}

/* One sentence, exit status 1, and a terminal that was never touched. */
static void assert_refused(const char *word, const char *variable,
                           const char *sentence)
{
    struct vt vt;
    start(&vt, word, variable);
    assert_int_equal(vt_shell_status(vt_wait_end(&vt)), 1);
    vt_wait_text(&vt, sentence);
    assert_string_equal(vt_row(&vt, 3), "");
    assert_false(vt.escapes);
    vt_assert_restored(&vt);
    vt_free(&vt);
}

static void no_terminal_is_refused(void **state)
{
    (void)state;
    assert_refused("no-input", NULL, "standard input is none");
    assert_refused("no-output", NULL, "standard output is none");
}

static void bad_TERM_is_refused(void **state)
{
    (void)state;
    assert_refused("title", "TERM", "TERM is not set");
    assert_refused("title", "TERM=", "TERM is not set");
    assert_refused("title", "TERM=no-such-terminal", "not described");
    assert_refused("title", "TERM=../../etc/passwd", "not described");
    assert_refused("title", "TERM=dumb", "cannot move its cursor");
    assert_refused("title", "TERM=unknown", "mistwall: ");
}

static void a_locale_that_cannot_be_set_is_refused(void **state)
{
    (void)state;
    assert_refused("title", "LC_ALL=klingon", "LC_ALL is 'klingon'");
}

static void assert_opens(const char *word, const char *variable,
                         const char *text)
{
    struct vt vt;
    start(&vt, word, variable);
    vt_wait_text(&vt, text);
    vt_type(&vt, "q");
    assert_int_equal(vt_shell_status(vt_wait_end(&vt)), 0);
    vt_assert_restored(&vt);
    vt_free(&vt);
}

static void the_title_opens_on_every_kind_of_terminal(void **state)
{
    static const char *const TERMS[] = {"TERM=xterm-256color",
                                        "TERM=xterm",

                                        "TERM=vt100",
                                        "TERM=vt220",
                                        "TERM=screen",
                                        "TERM=screen-256color",
                                        "TERM=tmux-256color",
                                        "TERM=xterm-mono",
                                        "TERM=rxvt-unicode-256color",
                                        "TERM=ansi"};
    (void)state;
    for (size_t i = 0; i < sizeof TERMS / sizeof TERMS[0]; i++)
        assert_opens("title", TERMS[i], "New game");
    /* With the mouse, curses would ask libgpm, which leaks a few bytes. */
    assert_opens("no-mouse", "TERM=linux", "New game");
    assert_opens("title", "NO_COLOR=1", "New game");
    assert_opens("ascii", NULL, "New game");
    assert_opens("glyphs", "LC_ALL=C", "New game");
}

static void a_utf8_locale_that_is_not_installed_opens_all_the_same(void **state)
{
    (void)state;
    assert_opens("title", "LC_ALL=xx_YY.UTF-8", "New game");
}

/* Nothing outside ASCII is sent in the C locale. */
static void the_C_locale_gets_plain_ascii(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt, "title", "LC_ALL=C");
    vt_wait_text(&vt, "New game");
    assert_false(vt.beyond_ascii);
    vt_free(&vt);
    start(&vt, "title", "LC_ALL=C.UTF-8");
    vt_wait_text(&vt, "New game");
    assert_true(vt.beyond_ascii);
    vt_free(&vt);
}

static void the_mouse_is_taken_unless_somebody_says_no(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt, "title", NULL);
    vt_wait_text(&vt, "New game");
    assert_true(vt.mouse);
    vt_free(&vt);
    start(&vt, "no-mouse", NULL);
    vt_wait_text(&vt, "New game");
    assert_false(vt.mouse);
    vt_free(&vt);
}

int main(int argc, char **argv)
{
    if (argc == 2)
        return title_main(argv[1]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_terminal_is_refused),
        cmocka_unit_test(bad_TERM_is_refused),
        cmocka_unit_test(a_locale_that_cannot_be_set_is_refused),
        cmocka_unit_test(the_title_opens_on_every_kind_of_terminal),
        cmocka_unit_test(
            a_utf8_locale_that_is_not_installed_opens_all_the_same),
        cmocka_unit_test(the_C_locale_gets_plain_ascii),
        cmocka_unit_test(the_mouse_is_taken_unless_somebody_says_no),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
