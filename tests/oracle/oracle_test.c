/* The engine against an independent reading of the rules, over many random
 * games of every mix of modules. MW_TEST_SCALE scales their number;
 * MW_TEST_GAMES says it outright, and MW_TEST_FIRST from which on, so that a
 * long run can be parted and one game of it found again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "match.h"
#include "numbering.h"

enum { SET_BYTES_MAX = 1 << 16, GAMES = 240, THOROUGH = 61 };

/* Where a set is read from, and how many copies there are of each tile that
 * the file has one of: more, to see it more often. */
struct source {
    const char *path;
    char copies;
};

static const struct source shipped[] = {{"assets/tiles/base.tiles", '1'},
                                        {"assets/tiles/magic.tiles", '1'},
                                        {"assets/tiles/mist.tiles", '1'},
                                        {"assets/tiles/circle.tiles", '1'},
                                        {NULL, 0}};
static const struct source often[] = {{"tests/oracle/small-base.tiles", '1'},
                                      {"assets/tiles/magic.tiles", '4'},
                                      {"assets/tiles/mist.tiles", '1'},
                                      {"assets/tiles/circle.tiles", '6'},
                                      {NULL, 0}};
static const struct source small[] = {{"tests/oracle/small-base.tiles", '1'},
                                      {"tests/oracle/small-magic.tiles", '1'},
                                      {"tests/oracle/small-mist.tiles", '1'},
                                      {"tests/oracle/small-circle.tiles", '1'},
                                      {NULL, 0}};
/* With a start tile whose field and city touch across the cut only. */
static const struct source seam[] = {{"assets/tiles/base.tiles", '1'},
                                     {"tests/games/mist-seam.tiles", '1'},
                                     {NULL, 0}};

static void multiply(char *text, char copies)
{
    for (char *at = strstr(text, " x1 "); at; at = strstr(at + 1, " x1 "))
        at[2] = copies;
}

static void read_set(const struct game_tiles *tiles,
                     const struct source *source)
{
    static char text[SET_BYTES_MAX];
    char path[512];
    snprintf(path, sizeof path, "%s/%s", SOURCE_DIR, source->path);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    multiply(text, source->copies);
    assert_true(mw_tiles_add(tiles->engine, text, length, NULL));
    oracle_pictures_add(tiles->oracle, text);
}

static struct game_tiles read_sets(const struct source *sources)
{
    struct game_tiles tiles = {mw_tiles_new(), calloc(1, sizeof *tiles.oracle)};
    assert_non_null(tiles.engine);
    assert_non_null(tiles.oracle);
    for (; sources->path != NULL; sources++)
        read_set(&tiles, sources);
    assert_true(number_alike(tiles.oracle, tiles.engine));
    return tiles;
}

static double number_of(const char *variable, double otherwise)
{
    const char *text = getenv(variable);
    return text != NULL ? atof(text) : otherwise;
}

static int games_of_a_mix(int games)
{
    double scaled = 1 + games * number_of("MW_TEST_SCALE", 1);
    return (int)number_of("MW_TEST_GAMES", scaled);
}

static bool plays_game(const struct game_tiles *tiles, unsigned modules, int i,
                       struct tally *tally)
{
    const mw_setup setup = {.players = 2 + i % 5,
                            .modules = modules,
                            .seed = 1000003u * modules + (unsigned)i,
                            .tiny_city = i % 3 > 0 ? 4 : 2};
    return match_play(tiles, &setup, (enum policy)(i % POLICIES),
                      i % THOROUGH == 0 ? EVERYTHING : WHAT_MATTERS, tally);
}

/* Every number of players, policy and house rule comes up in 60 games. */
static void play_mix(const char *name, const struct source *sources,
                     unsigned modules, int games)
{
    struct tally tally = {0};
    struct game_tiles tiles = read_sets(sources);
    int first = (int)number_of("MW_TEST_FIRST", 0);
    int count = games_of_a_mix(games);
    for (int i = first; i < first + count; i++)
        if (!plays_game(&tiles, modules, i, &tally))
            fail_msg("game %d of the mix %s", i, name);
    tally_print(&tally, name);
    mw_tiles_free(tiles.engine);
    free(tiles.oracle);
}

static void base(void **state)
{
    (void)state;
    play_mix("base", shipped, MW_BASE, GAMES);
}

static void base_magic(void **state)
{
    (void)state;
    play_mix("base, magic", shipped, MW_BASE | MW_MAGIC, GAMES);
}

static void base_mist(void **state)
{
    (void)state;
    play_mix("base, mist", shipped, MW_BASE | MW_MIST, GAMES);
}

static void base_mist_circle(void **state)
{
    (void)state;
    play_mix("base, mist, circle", shipped, MW_BASE | MW_MIST | MW_CIRCLE,
             GAMES);
}

static void base_magic_mist(void **state)
{
    (void)state;
    play_mix("base, magic, mist", shipped, MW_BASE | MW_MAGIC | MW_MIST, GAMES);
}

static void everything(void **state)
{
    (void)state;
    play_mix("everything", shipped, MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE,
             GAMES);
}

/* What hardly ever happens with the shipped sets. */
static void everything_often(void **state)
{
    (void)state;
    play_mix("everything, often", often,
             MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE, GAMES / 2);
}

static void small_base_magic(void **state)
{
    (void)state;
    play_mix("base, magic, small", small, MW_BASE | MW_MAGIC, GAMES);
}

static void small_everything(void **state)
{
    (void)state;
    play_mix("everything, small", small,
             MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE, GAMES);
}

static void MIST_22_base_and_a_seam(void **state)
{
    (void)state;
    play_mix("base, mist, seam", seam, MW_BASE | MW_MIST, GAMES / 10);
}

/* The name of a test as an argument runs only that one. */
int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(base),
        cmocka_unit_test(base_magic),
        cmocka_unit_test(base_mist),
        cmocka_unit_test(base_mist_circle),
        cmocka_unit_test(base_magic_mist),
        cmocka_unit_test(everything),
        cmocka_unit_test(everything_often),
        cmocka_unit_test(small_base_magic),
        cmocka_unit_test(MIST_22_base_and_a_seam),
        cmocka_unit_test(small_everything),
    };
    if (count > 1)
        cmocka_set_test_filter(arguments[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
