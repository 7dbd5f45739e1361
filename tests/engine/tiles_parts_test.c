/* What is derived from a picture: parts, marks, spots and names. */
#include <string.h>

#include "tiles_checks.h"

static const char RIVER_WITH_BRIDGE[] = "set river\n"
                                        "tile bridge x1\n"
                                        "....~....\n"
                                        "....~....\n"
                                        "....~....\n"
                                        "....~....\n"
                                        "====H====\n"
                                        "....~....\n"
                                        "....~....\n"
                                        "....~....\n"
                                        "....~....\n";

static void a_bridge_lets_road_and_river_run_through(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(RIVER_WITH_BRIDGE);
    tiles_check_all(tiles);
    assert_int_equal(mw_design_part_count(tiles, 0), 6);
    assert_int_equal(tiles_part(tiles, "bridge", 0, MW_ROAD, "E")->slots,
                     tiles_slots("E W"));
    assert_int_equal(tiles_part(tiles, "bridge", 0, MW_RIVER, "N")->slots,
                     tiles_slots("N S"));
    assert_int_equal(tiles_part(tiles, "bridge", 0, MW_FIELD, "NL")->slots,
                     tiles_slots("NL WR"));
    assert_int_equal(mw_design_side(tiles, 0, 0, MW_NORTH), MW_RIVER_SIDE);
    assert_int_equal(mw_design_side(tiles, 0, 1, MW_NORTH), MW_ROAD_SIDE);
    mw_picture_cell bridge = mw_design_cell(tiles, 0, 0, 4, 4);
    assert_int_equal(bridge.surface, MW_ON_BRIDGE);
    assert_int_equal(bridge.part,
                     mw_design_part_named(tiles, 0, 0, MW_ROAD, 4));
    mw_tiles_free(tiles);
}

static const char JOINED[] = "set joined\n"
                             "tile tunnel x1 join N S\n"
                             "....=....\n"
                             "....=....\n"
                             "....+....\n"
                             ".........\n"
                             "=========\n"
                             ".........\n"
                             "....+....\n"
                             "....=....\n"
                             "....=....\n"
                             "tile underpass x1 join NL SL\n"
                             ".........\n"
                             ".........\n"
                             ".........\n"
                             ".........\n"
                             "=========\n"
                             ".........\n"
                             ".........\n"
                             ".........\n"
                             ".........\n";

static void join_makes_one_part_of_two_pieces(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(JOINED);
    tiles_check_all(tiles);
    const mw_part *road = tiles_part(tiles, "tunnel", 0, MW_ROAD, "N");
    assert_int_equal(road->slots, tiles_slots("N S"));
    assert_int_equal(tiles_part(tiles, "tunnel", 1, MW_ROAD, "E")->slots,
                     tiles_slots("E W"));
    assert_int_equal(mw_design_part_count(tiles, tiles_design(tiles, "tunnel")),
                     4);
    assert_int_equal(tiles_part(tiles, "underpass", 1, MW_FIELD, "NL")->slots,
                     0xfff & ~tiles_slots("N S"));
    mw_tiles_free(tiles);
}

static const char INNER_FIELD[] = "set inner\n"
                                  "tile ring x1 inner-field\n"
                                  "#########\n"
                                  "#########\n"
                                  "#########\n"
                                  "###...###\n"
                                  "###...###\n"
                                  "###...###\n"
                                  "#########\n"
                                  "#########\n"
                                  "#########\n";

static void inner_field_allows_a_field_without_a_side(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(INNER_FIELD);
    tiles_check_all(tiles);
    const mw_part *field = tiles_part(tiles, "ring", 0, MW_FIELD, "");
    assert_int_equal(field->slots, 0);
    assert_int_equal(field->borders, 1);
    assert_int_equal(field->spot_column, 4);
    assert_int_equal(field->spot_row, 4);
    mw_tiles_free(tiles);
}

/* The field at the lower left meets the city at the corner of one cell. */
static const char AT_A_CORNER[] = "set corner\n"
                                  "tile corner x1\n"
                                  ".#######.\n"
                                  ".#######.\n"
                                  "...###...\n"
                                  ".==###...\n"
                                  "==.=.....\n"
                                  "...==....\n"
                                  "....=....\n"
                                  "....=....\n"
                                  "....=....\n";

static void BASE_17_a_field_borders_a_city_along_a_line_only(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(AT_A_CORNER);
    tiles_check_all(tiles);
    static const struct {
        const char *field;
        const char *cities;
    } EXPECTED[] = {{"WR", "NL N NR"}, {"EL", "NL N NR"}, {"SR", ""}};
    assert_int_equal(mw_design_part_count(tiles, 0), 2 + 1 + 3);
    for (size_t i = 0; i < 3; i++) {
        const mw_part *field =
            tiles_part(tiles, "corner", 0, MW_FIELD, EXPECTED[i].field);
        assert_int_equal(tiles_border_slots(tiles, 0, 0, field),
                         tiles_slots(EXPECTED[i].cities));
    }
    mw_tiles_free(tiles);
}

static const char MARKS[] = "set marks\n"
                            "tile inn-on-road x1\n"
                            ".#######.\n"
                            ".###K###.\n"
                            ".#$#$###.\n"
                            ".........\n"
                            "===i=====\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            "tile inn-beside-road x2 magic\n"
                            ".........\n"
                            ".........\n"
                            "......gg.\n"
                            "..i...gg.\n"
                            "=========\n"
                            ".........\n"
                            "..*......\n"
                            ".........\n"
                            ".........\n"
                            "tile inn-at-rim x3\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            "i======+.\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            "tile symbol x1\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            "===*=====\n"
                            ".........\n"
                            ".........\n"
                            ".........\n"
                            ".........\n";

static void inns_symbols_and_arms_lie_on_what_is_around_them(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(MARKS);
    tiles_check_all(tiles);
    const mw_part *road = tiles_part(tiles, "inn-on-road", 0, MW_ROAD, "E");
    assert_true(road->inn);
    assert_int_equal(road->slots, tiles_slots("E W"));
    const mw_part *city = tiles_part(tiles, "inn-on-road", 0, MW_CITY, "N");
    assert_true(city->cathedral);
    assert_int_equal(city->coats, 2);
    assert_true(tiles_part(tiles, "inn-beside-road", 0, MW_ROAD, "E")->inn);
    const mw_part *short_road =
        tiles_part(tiles, "inn-at-rim", 0, MW_ROAD, "W");
    assert_true(short_road->inn);
    assert_int_equal(short_road->slots, tiles_slots("W"));
    int symbol = tiles_design(tiles, "symbol");
    assert_int_equal(tiles_part(tiles, "symbol", 0, MW_ROAD, "E")->slots,
                     tiles_slots("E W"));
    assert_true(mw_design_magic(tiles, symbol));
    assert_int_equal(mw_design_cell(tiles, symbol, 0, 3, 4).mark,
                     MW_MAGIC_SYMBOL);
    assert_int_equal(mw_design_cell(tiles, symbol, 0, 3, 4).surface,
                     MW_ON_ROAD);
    assert_true(mw_design_magic(tiles, tiles_design(tiles, "inn-beside-road")));
    assert_false(mw_design_magic(tiles, tiles_design(tiles, "inn-on-road")));
    mw_tiles_free(tiles);
}

static const char BUILDINGS[] = "set buildings\n"
                                "tile all x1\n"
                                ".........\n"
                                ".MM...gg.\n"
                                ".MM...gg.\n"
                                ".........\n"
                                "==R..CC==\n"
                                ".....CC..\n"
                                ".tt......\n"
                                ".tt......\n"
                                ".........\n";

static void buildings_are_parts_without_a_side_and_a_ruin_is_none(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of(BUILDINGS);
    tiles_check_all(tiles);
    static const enum mw_kind KINDS[] = {MW_MONASTERY, MW_GARDEN, MW_CASTLE,
                                         MW_CEMETERY};
    for (size_t i = 0; i < 4; i++) {
        const mw_part *part = tiles_part(tiles, "all", 2, KINDS[i], "");
        assert_int_equal(part->slots, 0);
        assert_true(part->claimable);
    }
    assert_int_equal(mw_design_part_count(tiles, 0), 4 + 2 + 1);
    assert_int_equal(mw_design_cell(tiles, 0, 0, 2, 4).surface, MW_ON_RUIN);
    assert_int_equal(mw_design_cell(tiles, 0, 0, 2, 4).part, MW_NONE);
    mw_tiles_free(tiles);
}

/* BASE-20: a garden is decoration, so the field runs on through it. */
static void a_field_runs_on_through_a_garden(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set garden\n"
                               "tile garden x1\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               "....g....\n"
                               "===+g+===\n"
                               "....g....\n"
                               ".........\n"
                               ".........\n"
                               ".........\n");
    tiles_check_all(tiles);
    assert_int_equal(tiles_part(tiles, "garden", 0, MW_FIELD, "NL")->slots,
                     0xfff & ~tiles_slots("E W"));
    assert_int_equal(mw_design_cell(tiles, 0, 0, 4, 4).part,
                     mw_design_part_named(tiles, 0, 0, MW_GARDEN, MW_NONE));
    mw_tiles_free(tiles);
}

/* Without a layer of spots a figure stands far from other parts and the rim;
 * with one it stands where the file says. */
static void a_figure_stands_where_there_is_room_or_the_file_says(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set spots\n"
                               "tile found x1\n"
                               "#########\n"
                               "#########\n"
                               "#########\n"
                               "#########\n"
                               "#########\n"
                               "#########\n"
                               "#########\n"
                               "##.....##\n"
                               ".........\n"
                               "tile set x1 spots\n"
                               "#########|.........\n"
                               "#########|.......x.\n"
                               "#########|.........\n"
                               "#########|.........\n"
                               "#########|.........\n"
                               "#########|.........\n"
                               "#########|.........\n"
                               "##.....##|.........\n"
                               ".........|.........\n");
    tiles_check_all(tiles);
    const mw_part *city = tiles_part(tiles, "found", 0, MW_CITY, "N");
    assert_int_equal(city->spot_column, 4);
    assert_int_equal(city->spot_row, 3);
    const mw_part *field = tiles_part(tiles, "found", 0, MW_FIELD, "SL");
    assert_int_equal(field->spot_column, 4);
    assert_int_equal(field->spot_row, 7);
    const mw_part *moved = tiles_part(tiles, "set", 0, MW_CITY, "N");
    assert_int_equal(moved->spot_column, 7);
    assert_int_equal(moved->spot_row, 1);
    const mw_part *turned = tiles_part(tiles, "set", 1, MW_CITY, "N");
    assert_int_equal(turned->spot_column, 7);
    assert_int_equal(turned->spot_row, 7);
    mw_tiles_free(tiles);
}

/* The four corners belong to no part, so two cities that meet there only are
 * two. */
static void corners_belong_to_no_part(void **state)
{
    (void)state;
    mw_tiles *tiles = tiles_of("set corners\n"
                               "tile two x1\n"
                               "$#######.\n"
                               "#........\n"
                               "#........\n"
                               "#........\n"
                               "#........\n"
                               "#........\n"
                               "#........\n"
                               "#........\n"
                               ".........\n");
    tiles_check_all(tiles);
    assert_int_equal(mw_design_part_count(tiles, 0), 3);
    assert_int_equal(mw_design_cell(tiles, 0, 0, 0, 0).part, MW_NONE);
    assert_int_equal(mw_design_cell(tiles, 0, 0, 0, 0).surface, MW_ON_CITY);
    assert_int_equal(tiles_part(tiles, "two", 0, MW_CITY, "N")->coats, 0);
    mw_tiles_free(tiles);
}

/* Rotations differ when anything a rule can see differs: here one coat of
 * arms, one inn. */
static void BASE_19_a_mark_tells_rotations_apart(void **state)
{
    (void)state;
    static const char TEXT[] = "set marked\n"
                               "tile arms x1\n"
                               ".#######.\n"
                               ".##$####.\n"
                               "...###...\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               "...###...\n"
                               ".#######.\n"
                               ".#######.\n"
                               "tile inn x1\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               "==i=+====\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               "tile plain x1\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               "====+====\n"
                               ".........\n"
                               ".........\n"
                               ".........\n"
                               ".........\n";
    mw_tiles *tiles = tiles_of(TEXT);
    tiles_check_all(tiles);
    int arms = tiles_design(tiles, "arms");
    int inn = tiles_design(tiles, "inn");
    int plain = tiles_design(tiles, "plain");
    for (int turns = 0; turns < 4; turns++) {
        assert_int_equal(mw_design_rotation(tiles, arms, turns), turns);
        assert_int_equal(mw_design_rotation(tiles, inn, turns), turns);
        assert_int_equal(mw_design_rotation(tiles, plain, turns), turns % 2);
    }
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bridge_lets_road_and_river_run_through),
        cmocka_unit_test(join_makes_one_part_of_two_pieces),
        cmocka_unit_test(inner_field_allows_a_field_without_a_side),
        cmocka_unit_test(BASE_17_a_field_borders_a_city_along_a_line_only),
        cmocka_unit_test(inns_symbols_and_arms_lie_on_what_is_around_them),
        cmocka_unit_test(buildings_are_parts_without_a_side_and_a_ruin_is_none),
        cmocka_unit_test(a_field_runs_on_through_a_garden),
        cmocka_unit_test(a_figure_stands_where_there_is_room_or_the_file_says),
        cmocka_unit_test(corners_belong_to_no_part),
        cmocka_unit_test(BASE_19_a_mark_tells_rotations_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
