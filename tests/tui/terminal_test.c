/* Curses inside this process: keys and mouse from a pipe. */
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <curses.h>

#include "terminal.h"

struct inside {
    FILE *in;
    FILE *out;
    int keys; /* where keys are written */
    struct terminal *terminal;
};

static void inside_open(struct inside *inside, const char *term,
                        struct look look)
{
    int ends[2];
    setlocale(LC_ALL, "C.UTF-8");
    setenv("TERM", term, 1);
    setenv("COLUMNS", "60", 1);
    setenv("LINES", "20", 1);
    assert_int_equal(pipe(ends), 0);
    inside->in = fdopen(ends[0], "r");
    inside->keys = ends[1];
    inside->out = fopen("/dev/null", "w");
    inside->terminal = terminal_open(inside->in, inside->out, look, NULL);
    assert_non_null(inside->terminal);
}

static void inside_close(struct inside *inside)
{
    terminal_close(inside->terminal);
    fclose(inside->in);
    fclose(inside->out);
    close(inside->keys);
}

static void type(const struct inside *inside, const char *keys)
{
    assert_int_equal(write(inside->keys, keys, strlen(keys)),
                     (ssize_t)strlen(keys));
}

static struct input next(const struct inside *inside)
{
    struct input input;
    if (!terminal_input(inside->terminal, &input))
        input.type = INPUT_NONE;
    return input;
}

static const struct look RICH = {COLOURS_256, GLYPHS_UTF8};

static void arrows_and_letters_arrive(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color", RICH);
    type(&inside, "\033OA\033OBq\xc3\xa9\033[Z\r");
    assert_int_equal(next(&inside).type, INPUT_UP);
    assert_int_equal(next(&inside).type, INPUT_DOWN);
    assert_int_equal(next(&inside).ch, 'q');
    assert_int_equal(next(&inside).ch, 0xe9);
    assert_int_equal(next(&inside).type, INPUT_BACKTAB);
    assert_int_equal(next(&inside).type, INPUT_ENTER);
    assert_int_equal(next(&inside).type, INPUT_NONE);
    inside_close(&inside);
}

static void escape_arrives_alone_and_before_a_letter(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color", RICH);
    type(&inside, "\033");
    assert_int_equal(next(&inside).type, INPUT_ESCAPE);
    assert_int_equal(next(&inside).type, INPUT_NONE);
    type(&inside, "\033x");
    assert_int_equal(next(&inside).type, INPUT_ESCAPE);
    assert_int_equal(next(&inside).ch, 'x');
    assert_int_equal(next(&inside).type, INPUT_NONE);
    inside_close(&inside);
}

static void clicks_and_wheel_arrive_with_their_place(void **state)
{
    struct inside inside;
    (void)state;
    inside_open(&inside, "xterm-256color", RICH);
    terminal_mouse(inside.terminal, MOUSE_ON);
    type(&inside, "\033[<0;12;7M\033[<0;12;7m\033[<64;3;4M\033[<65;5;6M");
    struct input click = next(&inside);
    assert_int_equal(click.type, INPUT_CLICK);
    assert_int_equal(click.column, 11);
    assert_int_equal(click.row, 6);
    assert_int_equal(next(&inside).type, INPUT_WHEEL_UP);
    struct input down = next(&inside);
    assert_int_equal(down.type, INPUT_WHEEL_DOWN);
    assert_int_equal(down.column, 4);
    assert_int_equal(down.row, 5);
    assert_int_equal(next(&inside).type, INPUT_NONE);
    inside_close(&inside);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arrows_and_letters_arrive),
        cmocka_unit_test(escape_arrives_alone_and_before_a_letter),
        cmocka_unit_test(clicks_and_wheel_arrive_with_their_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
