/* Sentences about somebody's input. */
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

static void who_wants_no_sentence_gets_none(void **state)
{
    (void)state;
    assert_false(problem_say(NULL, 1, "%s", "unheard"));
    assert_false(problem_at(NULL, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_quoted_cannot_command_the_terminal),
        cmocka_unit_test(letters_of_any_script_stay),
        cmocka_unit_test(no_sentence_ends_in_half_a_letter),
        cmocka_unit_test(who_wants_no_sentence_gets_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
