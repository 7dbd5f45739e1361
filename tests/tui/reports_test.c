/* What broke in other programs, as their users reported it, and is no part of
 * the tests of signals, sizes and starts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "vt.h"

static void start(struct vt *vt, const char *players, const char *variable)
{
    static char program[] = MISTWALL, new[] = "new", option[] = "--players",
                seed[] = "--seed", number[] = "7";
    char names[64];
    char *argv[] = {program, new, option, names, seed, number, NULL};
    const char *variables[] = {variable, NULL};
    snprintf(names, sizeof names, "%s", players);
    vt_start(vt, 80, 24, argv, variables);
    vt_wait_text(vt, "? help");
}

static void end(struct vt *vt)
{
    vt_type(vt, "qy");
    assert_int_equal(vt_shell_status(vt_wait_end(vt)), 0);
    vt_assert_restored(vt);
    vt_free(vt);
}

/* printw(variable) would take it for a format. */
static void names_are_no_formats(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt, "%s%n,%d", NULL);
    vt_wait_text(&vt, "%s%n: place the tile");
    end(&vt);
}

/* Flicker over a slow line comes from clearing what is painted anew. */
static void only_ctrl_l_clears_the_screen(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt, "Red,Blue", NULL);
    vt_settle(&vt, 50);
    int clears = vt.clears;
    vt_type(&vt, "\t\tr++-o?");
    vt_wait_text(&vt, "Seed of this game");
    vt_type(&vt, "?t");
    vt_wait_text(&vt, "tiles left");
    vt_type(&vt, "\n\t\r");
    vt_wait_gone(&vt, "place the tile");
    assert_int_equal(vt.clears, clears);
    vt_type(&vt, "\x0c");
    for (int i = 0; i < 200 && vt.clears == clears; i++)
        vt_pump(&vt, 50);
    assert_int_equal(vt.clears, clears + 1);
    end(&vt);
}

static void the_mouse_can_be_given_back_for_selecting(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt, "Red,Blue", NULL);
    assert_true(vt.mouse);
    vt_type(&vt, "M");
    vt_wait_text(&vt, "The mouse is off; M turns it on again.");
    assert_false(vt.mouse);
    vt_type(&vt, "M");
    vt_wait_text(&vt, "Shift-drag selects text");
    assert_true(vt.mouse);
    end(&vt);
}

/* Black is ugly on a light terminal: side bar and prompt have its own
 * colours. */
static void chrome_has_the_colours_of_the_terminal(void **state)
{
    struct vt vt;
    int column, row;
    (void)state;
    start(&vt, "Red,Blue", NULL);
    assert_true(vt_find(&vt, "points, meeples", &column, &row));
    VTermScreenCell text = vt_cell(&vt, column, row);
    assert_true(VTERM_COLOR_IS_DEFAULT_BG(&text.bg));
    for (int i = 30; i < 80; i++) {
        VTermScreenCell empty = vt_cell(&vt, i, 22);
        assert_true(VTERM_COLOR_IS_DEFAULT_BG(&empty.bg));
    }
    end(&vt);
}

/* Colours are numbers of the terminal's palette, and no more of them. */
static void no_colour_is_beyond_the_palette(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt, "Red,Blue", NULL);
    for (int row = 0; row < 24; row++) {
        for (int column = 0; column < 80; column++) {
            VTermScreenCell cell = vt_cell(&vt, column, row);
            assert_false(VTERM_COLOR_IS_RGB(&cell.bg) &&
                         !VTERM_COLOR_IS_DEFAULT_BG(&cell.bg));
            assert_false(VTERM_COLOR_IS_RGB(&cell.fg) &&
                         !VTERM_COLOR_IS_DEFAULT_FG(&cell.fg));
        }
    }
    end(&vt);
}

static void a_refusal_has_a_sign_where_there_is_no_colour(void **state)
{
    struct vt vt;
    (void)state;
    start(&vt, "Red,Blue", "NO_COLOR=1");
    vt_type(&vt, ":0,0\r");
    vt_wait_text(&vt, "! Not at 0,0");
    vt_type(&vt, "u");
    vt_wait_text(&vt, "! There is nothing to take back");
    end(&vt);
}

/* A replay that goes out of step would show a game nobody played. */
static void a_record_that_is_out_of_step_is_refused(void **state)
{
    static char program[] = MISTWALL, replay[] = "replay";
    static char path[] = "/tmp/mistwall-out-of-step-XXXXXX";
    static const char RECORD[] =
        "mistwall-record 1\nrules 1\nseed 7\nmodules base\nplayer Red\n"
        "player Blue\nstack city-cap\nplace 0,-1 2  #0123456789abcdef\n";
    char *argv[] = {program, replay, path, NULL};
    struct vt vt;
    (void)state;
    int descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    assert_int_equal(write(descriptor, RECORD, strlen(RECORD)), strlen(RECORD));
    close(descriptor);
    vt_start(&vt, 160, 24, argv, NULL);
    assert_int_equal(vt_shell_status(vt_wait_end(&vt)), 1);
    vt_wait_text(&vt, ":8: the game is not as it was when this was written");
    vt_free(&vt);
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_no_formats),
        cmocka_unit_test(only_ctrl_l_clears_the_screen),
        cmocka_unit_test(the_mouse_can_be_given_back_for_selecting),
        cmocka_unit_test(chrome_has_the_colours_of_the_terminal),
        cmocka_unit_test(no_colour_is_beyond_the_palette),
        cmocka_unit_test(a_refusal_has_a_sign_where_there_is_no_colour),
        cmocka_unit_test(a_record_that_is_out_of_step_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
