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

#include "files.h"

/* A folder of this test's own, with paths in it. */
static char folder[] = "/tmp/mistwall-files-XXXXXX";

static const char *path_of(const char *name)
{
    static char paths[4][200];
    static int next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    return path;
}

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) == NULL;
}

static int remove_folder(void **state)
{
    (void)state;
    char command[100];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

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
    write_is(path_of("one"), "first\n");
    write_is(path_of("one"), "second, longer\n");
    write_is(path_of("one"), "");
}

static void nothing_is_left_beside_the_file(void **state)
{
    (void)state;
    char command[100];
    write_is(path_of("two"), "x");
    snprintf(command, sizeof command, "test $(ls %s | grep -c two) = 1",
             folder);
    assert_int_equal(system(command), 0);
}

static void files_keep_their_rights(void **state)
{
    (void)state;
    struct stat status;
    write_is(path_of("rights"), "x");
    assert_int_equal(chmod(path_of("rights"), 0640), 0);
    write_is(path_of("rights"), "y");
    assert_int_equal(stat(path_of("rights"), &status), 0);
    assert_int_equal(status.st_mode & 0777, 0640);
}

static void a_link_stays_one(void **state)
{
    (void)state;
    struct stat status;
    write_is(path_of("target"), "x");
    assert_int_equal(symlink("target", path_of("link")), 0);
    write_is(path_of("link"), "through the link");
    assert_int_equal(lstat(path_of("link"), &status), 0);
    assert_true(S_ISLNK(status.st_mode));
    write_is(path_of("target"), "and back");
}

static void what_cannot_be_read_is_said(void **state)
{
    (void)state;
    refuses_to_read(path_of("missing"), "No such file");
    refuses_to_read(folder, "folder");
    refuses_to_read("/dev/zero", "more than 4 MiB");
}

static void four_mebibytes_are_the_most(void **state)
{
    (void)state;
    struct problem problem = {0};
    size_t most = 4 << 20, length = 0;
    char *text = calloc(most + 1, 1);
    assert_non_null(text);
    assert_true(file_write(path_of("big"), text, most, &problem));
    char *back = file_read(path_of("big"), &length, &problem);
    assert_non_null(back);
    assert_int_equal(length, most);
    free(back);
    assert_true(file_write(path_of("big"), text, most + 1, &problem));
    refuses_to_read(path_of("big"), "more than 4 MiB");
    free(text);
}

static void a_failed_write_leaves_what_was_there(void **state)
{
    (void)state;
    struct problem problem = {0};
    assert_false(file_write(path_of("no/such"), "x", 1, &problem));
    assert_non_null(strstr(problem.text, "No such file"));
    assert_false(file_write(folder, "x", 1, &problem));
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
    setenv("XDG_DATA_HOME", path_of("data/deep"), 1);
    assert_false(file_records_folder(path, sizeof path, false, &problem));
    assert_non_null(strstr(problem.text, "No such file"));
    assert_true(file_records_folder(path, sizeof path, true, &problem));
    snprintf(expected, sizeof expected, "%s/data/deep/mistwall", folder);
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
    setenv("HOME", folder, 1);
    assert_true(file_records_folder(path, sizeof path, true, &problem));
    snprintf(expected, sizeof expected, "%s/.local/share/mistwall", folder);
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
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
