/* The palette: in range, and apart where two inks meet. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ink.h"
#include "setup.h"

static const enum colours TIERS[] = {COLOURS_8, COLOURS_16, COLOURS_256};
static const int SIZES[] = {8, 16, 256};

static void assert_differ(enum ink one, enum ink other)
{
    for (int t = 0; t < 3; t++)
        assert_int_not_equal(ink_colour(one, TIERS[t]),
                             ink_colour(other, TIERS[t]));
}

static void every_ink_is_in_its_palette(void **state)
{
    (void)state;
    for (unsigned ink = 0; ink < INKS; ink++) {
        for (int t = 0; t < 3; t++)
            assert_in_range(ink_colour(ink, TIERS[t]) + 1, 0, SIZES[t]);
        assert_int_equal(ink_colour(ink, COLOURS_NEVER), -1);
    }
}

static void the_terminals_own_colour_stays(void **state)
{
    (void)state;
    for (int t = 0; t < 3; t++)
        assert_int_equal(ink_colour(INK_DEFAULT, TIERS[t]), -1);
}

/* Terrain sets both its colours, so each must be one. */
static void terrain_and_chips_have_colours_of_their_own(void **state)
{
    (void)state;
    for (int t = 0; t < 3; t++) {
        for (unsigned ink = INK_FIELD; ink <= INK_LIT_BUILDING; ink++)
            assert_true(ink_colour(ink, TIERS[t]) >= 0);
        for (unsigned ink = INK_PLAYER; ink <= INK_PLAYER_LAST; ink++)
            assert_true(ink_colour(ink, TIERS[t]) >= 0);
    }
}

static void terrains_that_touch_differ(void **state)
{
    (void)state;
    static const enum ink FIELDS[] = {INK_FIELD, INK_FIELD_ODD};
    static const enum ink OTHERS[] = {
        INK_ROAD,        INK_CITY,      INK_WALL,     INK_RIVER,
        INK_VILLAGE,     INK_MONASTERY, INK_ROOF,     INK_CASTLE,
        INK_CEMETERY,    INK_RUIN,      INK_GARDEN,   INK_MIST,
        INK_MIST_ODD,    INK_LIT_FIELD, INK_LIT_ROAD, INK_LIT_CITY,
        INK_LIT_BUILDING};
    for (int f = 0; f < 2; f++) {
        for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
            assert_differ(FIELDS[f], OTHERS[i]);
    }
    assert_differ(INK_CITY, INK_WALL);
    assert_differ(INK_CITY, INK_COAT);
    assert_differ(INK_CITY, INK_LIT_CITY);
    assert_differ(INK_ROAD, INK_VILLAGE);
    assert_differ(INK_ROAD, INK_LIT_ROAD);
    assert_differ(INK_MIST, INK_ROAD);
}

static void every_chip_differs_from_the_others_and_its_letter(void **state)
{
    (void)state;
    for (int c = 0; c < PLAYER_COLOURS; c++) {
        assert_differ(INK_PLAYER + (unsigned)c, ink_on_player(c));
        for (int d = 0; d < c; d++)
            assert_differ(INK_PLAYER + (unsigned)c, INK_PLAYER + (unsigned)d);
    }
}

/* Bold black vanishes on many terminals; plain black letters stand on light
 * chips only. */
static void no_chrome_is_written_in_black(void **state)
{
    (void)state;
    for (int t = 0; t < 3; t++) {
        for (unsigned ink = INK_DIM; ink <= INK_CURSOR; ink++)
            assert_int_not_equal(ink_colour(ink, TIERS[t]), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ink_is_in_its_palette),
        cmocka_unit_test(the_terminals_own_colour_stays),
        cmocka_unit_test(terrain_and_chips_have_colours_of_their_own),
        cmocka_unit_test(terrains_that_touch_differ),
        cmocka_unit_test(every_chip_differs_from_the_others_and_its_letter),
        cmocka_unit_test(no_chrome_is_written_in_black),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
