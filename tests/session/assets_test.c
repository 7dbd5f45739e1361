/* The files that are compiled in, and sentences about tile files. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"

static void assets_are_found_by_their_path(void **state)
{
    (void)state;
    const struct asset *base = asset_find("tiles/base.tiles");
    assert_non_null(base);
    assert_int_equal(strlen(base->text), base->length);
    assert_null(asset_find("tiles/base"));
    assert_null(asset_find(""));
}

static void a_fault_is_told_with_file_line_and_column(void **state)
{
    (void)state;
    static const char NO_SET[] = "tile a x1\n";
    static const char BAD_COPIES[] = "set s\ntile a x0\n";
    struct problem problem = {0};
    mw_tiles *tiles = mw_tiles_new();
    assert_false(tiles_add_file(tiles, "my.tiles", "", 0, &problem));
    assert_memory_equal(problem.text, "my.tiles:1: ", 12);
    assert_false(
        tiles_add_file(tiles, "my.tiles", NO_SET, strlen(NO_SET), &problem));
    assert_memory_equal(problem.text, "my.tiles:1", 10);
    assert_false(tiles_add_file(tiles, "my.tiles", BAD_COPIES,
                                strlen(BAD_COPIES), &problem));
    assert_memory_equal(problem.text, "my.tiles:2:8: ", 14);
    assert_int_equal(mw_tiles_set_count(tiles), 0);
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(assets_are_found_by_their_path),
        cmocka_unit_test(a_fault_is_told_with_file_line_and_column),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
