/* Whole files in and out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "common/home.h"
#include "files.h"

static void write_is(const char *path, const char *text)
{
    struct problem problem = {0};
    assert_true(file_write(path, text, strlen(text), &problem));
    size_t length = 99;
    char *back = file_read(path, &length, &problem);
    assert_non_null(back);
    assert_int_equal(length, strlen(text));
    assert_string_equal(back, text);
    free(back);
}

static void refuses_to_read(const char *path, const char *reason)
{
    struct problem problem = {0};
    size_t length;
    assert_null(file_read(path, &length, &problem));
    assert_non_null(strstr(problem.text, path));
    assert_non_null(strstr(problem.text, reason));
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    write_is(home_path("one"), "first\n");
    write_is(home_path("one"), "second, longer\n");
    write_is(home_path("one"), "");
}

static void nothing_is_left_beside_the_file(void **state)
{
    (void)state;
    char command[100];
    write_is(home_path("two"), "x");
    snprintf(command, sizeof command, "test $(ls %s | grep -c two) = 1", home);
    assert_int_equal(system(command), 0);
}

static void files_keep_their_rights(void **state)
{
    (void)state;
    struct stat status;
    write_is(home_path("rights"), "x");
    assert_int_equal(chmod(home_path("rights"), 0640), 0);
    write_is(home_path("rights"), "y");
    assert_int_equal(stat(home_path("rights"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0640);
}

static void a_link_stays_one(void **state)
{
    (void)state;
    struct stat status;
    write_is(home_path("target"), "x");
    assert_int_equal(symlink("target", home_path("link")), 0);
    write_is(home_path("link"), "through the link");
    assert_int_equal(lstat(home_path("link"), &status), 0);
    assert_true(S_ISLNK(status.st_mode));
    write_is(home_path("target"), "and back");
}

static void what_cannot_be_read_is_said(void **state)
{
    (void)state;
    refuses_to_read(home_path("missing"), "No such file");
    refuses_to_read(home, "folder");
    refuses_to_read("/dev/zero", "more than 4 MiB");
}

static void four_mebibytes_are_the_most(void **state)
{
    (void)state;
    struct problem problem = {0};
    size_t most = 4 << 20, length = 0;
    char *text = calloc(most + 1, 1);
    assert_non_null(text);
    assert_true(file_write(home_path("big"), text, most, &problem));
    char *back = file_read(home_path("big"), &length, &problem);
    assert_non_null(back);
    assert_int_equal(length, most);
    free(back);
    assert_true(file_write(home_path("big"), text, most + 1, &problem));
    refuses_to_read(home_path("big"), "more than 4 MiB");
    free(text);
}

static void a_failed_write_leaves_what_was_there(void **state)
{
    (void)state;
    struct problem problem = {0};
    assert_false(file_write(home_path("no/such"), "x", 1, &problem));
    assert_non_null(strstr(problem.text, "No such file"));
    assert_false(file_write(home, "x", 1, &problem));
    assert_non_null(strstr(problem.text, "no ordinary file"));
    assert_false(file_write("/dev/full", "x", 1, &problem));
    char name[5000];
    memset(name, 'x', sizeof name);
    name[sizeof name - 1] = '\0';
    assert_false(file_write(name, "x", 1, &problem));
}

static void records_lie_where_xdg_says(void **state)
{
    (void)state;
    char path[300], expected[300];
    struct problem problem = {0};
    setenv("XDG_DATA_HOME", home_path("data/deep"), 1);
    assert_false(file_records_folder(path, sizeof path, false, &problem));
    assert_non_null(strstr(problem.text, "No such file"));
    assert_true(file_records_folder(path, sizeof path, true, &problem));
    snprintf(expected, sizeof expected, "%s/data/deep/mistwall", home);
    assert_string_equal(path, expected);
    assert_true(file_records_folder(path, sizeof path, false, &problem));
    assert_false(file_records_folder(path, 10, true, &problem));
}

static void without_xdg_records_lie_at_home(void **state)
{
    (void)state;
    char path[300], expected[300];
    struct problem problem = {0};
    setenv("XDG_DATA_HOME", "not/absolute", 1);
    setenv("HOME", home, 1);
    assert_true(file_records_folder(path, sizeof path, true, &problem));
    snprintf(expected, sizeof expected, "%s/.local/share/mistwall", home);
    assert_string_equal(path, expected);
    unsetenv("HOME");
    unsetenv("XDG_DATA_HOME");
    assert_false(file_records_folder(path, sizeof path, true, &problem));
    assert_non_null(strstr(problem.text, "HOME"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(nothing_is_left_beside_the_file),
        cmocka_unit_test(files_keep_their_rights),
        cmocka_unit_test(a_link_stays_one),
        cmocka_unit_test(what_cannot_be_read_is_said),
        cmocka_unit_test(four_mebibytes_are_the_most),
        cmocka_unit_test(a_failed_write_leaves_what_was_there),
        cmocka_unit_test(records_lie_where_xdg_says),
        cmocka_unit_test(without_xdg_records_lie_at_home),
    };
    return cmocka_run_group_tests(tests, home_make, home_remove);
}
