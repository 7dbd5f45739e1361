/* Sets beside one another: order, replacing, fingerprints, limits, and the
 * freedom a file has in how it is written. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tiles_checks.h"

#define FIELDS                                                                 \
    ".........\n.........\n.........\n.........\n.........\n"                  \
    ".........\n.........\n.........\n.........\n"
#define ROAD                                                                   \
    ".........\n.........\n.........\n.........\n=========\n"                  \
    ".........\n.........\n.........\n.........\n"

static uint64_t fingerprint_of(const char *text)
{
    mw_tiles *tiles = tiles_of(text);
    uint64_t fingerprint = mw_tiles_set_fingerprint(tiles, 0);
    mw_tiles_free(tiles);
    return fingerprint;
}

static void check_order(const mw_tiles *tiles, const char *expected)
{
    char found[200] = "";
    for (int design = 0; design < mw_design_count(tiles); design++) {
        int set = mw_design_set(tiles, design);
        tiles_append(found, sizeof found, mw_tiles_set_name(tiles, set));
        tiles_append(found, sizeof found, ":");
        tiles_append(found, sizeof found, mw_design_id(tiles, design));
        tiles_append(found, sizeof found, " ");
    }
    assert_string_equal(found, expected);
}

static void designs_are_sorted_by_set_and_id(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set middle\ntile z x1\n" FIELDS
                               "tile a x2\n" ROAD "tile a-b x3\n" FIELDS);
    tiles_also(tiles, "set upper\ntile y x1\n" FIELDS);
    tiles_also(tiles, "set lower\ntile x x1\n" FIELDS);
    check_order(tiles, "lower:x middle:a middle:a-b middle:z upper:y ");
    assert_int_equal(mw_tiles_set_count(tiles), 3);
    assert_int_equal(mw_tiles_set_find(tiles, "middle-not", 6), 1);
    assert_int_equal(mw_tiles_set_find(tiles, "mid", 3), MW_NONE);
    assert_int_equal(mw_design_find(tiles, "a-b", 3), 2);
    assert_int_equal(mw_design_find(tiles, "nobody", 6), MW_NONE);
    mw_tiles_free(tiles);
}

static void a_set_of_the_same_name_replaces(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set a\ntile one x1\n" FIELDS);
    tiles_also(tiles, "set b\ntile two x1\n" FIELDS "tile three x1\n" ROAD);
    tiles_also(tiles, "set c\ntile four x1\n" FIELDS);
    uint64_t kept = mw_tiles_set_fingerprint(tiles, 2);
    tiles_also(tiles, "set b\ntile two x7\n" ROAD);
    check_order(tiles, "a:one b:two c:four ");
    assert_int_equal(mw_design_copies(tiles, 1), 7);
    assert_int_equal(mw_design_side(tiles, 1, 0, MW_EAST), MW_ROAD_SIDE);
    assert_int_equal(mw_tiles_set_fingerprint(tiles, 2), kept);
    tiles_check_all(tiles);
    mw_tiles_free(tiles);
}

static void a_refused_set_leaves_the_others_as_they_were(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set a\ntile one x1\n" FIELDS);
    uint64_t before = mw_tiles_set_fingerprint(tiles, 0);
    static const char TAKEN[] = "set b\ntile one x1\n" FIELDS;
    static const char WORSE[] = "set a\ntile two x1\n" FIELDS "tile three\n";
    mw_tiles_error error;
    assert_false(mw_tiles_add(tiles, TAKEN, strlen(TAKEN), &error));
    assert_int_equal(error.fault, MW_TILES_DUPLICATE_ID);
    assert_false(mw_tiles_add(tiles, WORSE, strlen(WORSE), &error));
    assert_int_equal(error.fault, MW_TILES_BAD_COPIES);
    check_order(tiles, "a:one ");
    assert_int_equal(mw_tiles_set_fingerprint(tiles, 0), before);
    mw_tiles_free(tiles);
}

static void the_fingerprint_is_of_meaning_not_of_drawing(void **state)
{
    (void)state;
    static const char ONE[] = "set s\n"
                              "tile b x1 start\n"
                              ".........\n"
                              ".........\n"
                              ".........\n"
                              ".........\n"
                              "===......\n"
                              "..=......\n"
                              "..===....\n"
                              "....=....\n"
                              "....=....\n"
                              "tile a x2\n" FIELDS;
    static const char REDRAWN[] = "; the same\n"
                                  "set s \"S\"\n"
                                  "tile a x2 spots\n"
                                  ".........|.........\n"
                                  ".........|.x.......\n"
                                  ".........|.........\n"
                                  ".........|.........\n"
                                  ".........|.........\n"
                                  ".........|.........\n"
                                  ".........|.........\n"
                                  ".........|.........\n"
                                  ".........|.........\n"
                                  "tile b x1 start\n"
                                  ".........\n"
                                  ".........\n"
                                  "..===....\n"
                                  "..=.=....\n"
                                  "===.=....\n"
                                  "....=....\n"
                                  "....=....\n"
                                  "....=....\n"
                                  "....=....\n";
    assert_true(fingerprint_of(ONE) == fingerprint_of(REDRAWN));
    /* Name, id, copies, start and any fact count. */
    static const char *const OTHERS[] = {
        "set s\ntile a x1\n" FIELDS,       "set t\ntile a x1\n" FIELDS,
        "set s\ntile b x1\n" FIELDS,       "set s\ntile a x2\n" FIELDS,
        "set s\ntile a x1 start\n" FIELDS, "set s\ntile a x1 magic\n" FIELDS,
        "set s\ntile a x1\n" ROAD,         "set s\ntile a x1 join NL SL\n" ROAD,
    };
    enum { COUNT = sizeof OTHERS / sizeof *OTHERS };
    for (int i = 0; i < COUNT; i++) {
        for (int other = 0; other < i; other++)
            assert_true(fingerprint_of(OTHERS[i]) !=
                        fingerprint_of(OTHERS[other]));
    }
}

static void a_file_may_be_written_in_many_ways(void **state)
{
    (void)state;
    static const char PLAIN[] = "set s\ntile a x1\n" ROAD;
    static const char *const WAYS[] = {
        "; first\n\n  ; second\n set   s   \"A long title\"\n\n tile a x1 \n"
        " . . . . . . . . .\n.........\n; a comment\n.........  \n.........\n"
        "= = =======\n.........\n.........\n.........\n.........",
        "set s\r\ntile a x1\r\n.........\r\n.........\r\n.........\r\n"
        ".........\r\n=========\r\n.........\r\n.........\r\n.........\r\n"
        ".........\r\n\r\n",
        "\tset s\n\ttile\ta\tx1\n" ROAD "; the end\n",
    };
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++)
        assert_true(fingerprint_of(WAYS[i]) == fingerprint_of(PLAIN));
}

/* A set of so many designs, named a-NNN, and one tile each. */
static char *many_designs(const char *set, int count)
{
    size_t size = 200 * (size_t)count + 100;
    char *text = malloc(size);
    assert_non_null(text);
    int length = snprintf(text, size, "set %s\n", set);
    for (int i = 0; i < count; i++)
        length += snprintf(text + length, size - (size_t)length,
                           "tile %s-%03d x1\n" FIELDS, set, i);
    return text;
}

static void all_sets_together_hold_so_many_designs(void **state)
{
    (void)state;
    char *full = many_designs("a", MW_DESIGNS_MAX - 1);
    mw_tiles *tiles = tiles_of(full);
    char *two = many_designs("b", 2);
    mw_tiles_error error;
    assert_false(mw_tiles_add(tiles, two, strlen(two), &error));
    assert_int_equal(error.fault, MW_TILES_TOO_LARGE);
    assert_int_equal(error.line, 12);
    tiles_also(tiles, "set b\ntile b x1\n" FIELDS);
    assert_int_equal(mw_design_count(tiles), MW_DESIGNS_MAX);
    /* What is replaced makes room for what replaces it. */
    tiles_also(tiles, full);
    tiles_also(tiles, "set a\ntile a x250\n" FIELDS);
    tiles_also(tiles, two);
    check_order(tiles, "a:a b:b-000 b:b-001 ");
    mw_tiles_free(tiles);
    free(two);
    free(full);
}

static void freeing_nothing_is_allowed(void **state)
{
    (void)state;
    mw_tiles_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(designs_are_sorted_by_set_and_id),
        cmocka_unit_test(a_set_of_the_same_name_replaces),
        cmocka_unit_test(a_refused_set_leaves_the_others_as_they_were),
        cmocka_unit_test(the_fingerprint_is_of_meaning_not_of_drawing),
        cmocka_unit_test(a_file_may_be_written_in_many_ways),
        cmocka_unit_test(all_sets_together_hold_so_many_designs),
        cmocka_unit_test(freeing_nothing_is_allowed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
