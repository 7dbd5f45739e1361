/* Sentences about somebody's input. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "problem.h"
#include "utf8.h"

static void what_is_quoted_cannot_command_the_terminal(void **state)
{
    (void)state;
    struct problem problem;
    problem_say(&problem, 7, "there is no option %s",
                "\033[2J\a\x7f\xc2\x9b"
                "31m\xff");
    assert_string_equal(problem.text, "there is no option ?[2J????31m?");
    assert_int_equal(problem.line, 7);
}

static void letters_of_any_script_stay(void **state)
{
    (void)state;
    struct problem problem;
    problem_say(&problem, 0, "%s plays twice", "Zoë 漢");
    assert_string_equal(problem.text, "Zoë 漢 plays twice");
}

static void no_sentence_ends_in_half_a_letter(void **state)
{
    (void)state;
    struct problem problem;
    char much[300];
    for (size_t i = 0; i + 1 < sizeof much; i += 2)
        memcpy(much + i, "ö", 2);
    much[sizeof much - 2] = '\0';
    problem_say(&problem, 0, "%s", much);
    assert_int_equal(strlen(problem.text), sizeof problem.text - 1);
    for (const char *at = problem.text; *at != '\0';)
        assert_true(utf8_next(&at) != UTF8_BAD);
}

static void a_path_stands_before_the_reason(void **state)
{
    (void)state;
    struct problem problem;
    errno = ENOENT;
    assert_false(problem_errno(&problem, "/a: b/game.rec"));
    assert_string_equal(problem.text,
                        "/a: b/game.rec: No such file or directory");
    assert_string_equal(problem.text + problem.reason,
                        "No such file or directory");
    problem_say(&problem, 0, "no path: none");
    assert_int_equal(problem.reason, 0);
}

/* Of letters of two bytes: one of the two paths would be cut within one. */
static void of_a_long_path_the_end_is_told(void **state)
{
    (void)state;
    struct problem problem;
    char path[1000] = "";
    while (strlen(path) < 600)
        strcat(path, "ö");
    for (int i = 0; i < 2; i++) {
        strcat(path, "s");
        assert_false(problem_path(&problem, path, "this is a folder"));
        assert_memory_equal(problem.text, "...", 3);
        assert_non_null(strstr(problem.text, "ös"));
        assert_string_equal(problem.text + problem.reason, "this is a folder");
        for (const char *at = problem.text; *at != '\0';)
            assert_true(utf8_next(&at) != UTF8_BAD);
    }
}

static void who_wants_no_sentence_gets_none(void **state)
{
    (void)state;
    assert_false(problem_say(NULL, 1, "%s", "unheard"));
    assert_false(problem_at(NULL, 1));
    assert_false(problem_path(NULL, "/a.rec", "unheard"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_quoted_cannot_command_the_terminal),
        cmocka_unit_test(letters_of_any_script_stay),
        cmocka_unit_test(no_sentence_ends_in_half_a_letter),
        cmocka_unit_test(a_path_stands_before_the_reason),
        cmocka_unit_test(of_a_long_path_the_end_is_told),
        cmocka_unit_test(who_wants_no_sentence_gets_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
