/* Every fault of a tile file is told with its line and column. */
#include <string.h>

#include "tiles_checks.h"

/* A file that is refused. */
struct bad_text {
    enum mw_tiles_fault fault;
    int line;
    int column;
    const char *text;
};

/* A set of one tile that is refused: its line and its rows, those that are
 * NULL all field. The tile line is line 2, so row r is line 3 + r. */
struct bad_picture {
    enum mw_tiles_fault fault;
    int line;
    int column;
    const char *head;
    const char *rows[18];
};

#define FIELDS                                                                 \
    ".........\n.........\n.........\n.........\n.........\n"                  \
    ".........\n.........\n.........\n.........\n"

static const struct bad_text TEXTS[] = {
    {MW_TILES_NO_SET_LINE, 1, 0, ""},
    {MW_TILES_NO_SET_LINE, 3, 0, "; a comment\n\ntile a x1\n" FIELDS},
    {MW_TILES_BAD_SET_NAME, 1, 5, "set Base\n"},
    {MW_TILES_BAD_SET_NAME, 2, 4, "\nset\n"},
    {MW_TILES_BAD_SET_NAME, 1, 5, "set abcdefghijklmnopqrstuvwxyz-12345\n"},
    {MW_TILES_UNKNOWN_WORD, 1, 10, "set base title\n"},
    {MW_TILES_EMPTY_SET, 2, 0, "; nothing\nset s \"Nothing\"\n\n"},
    {MW_TILES_UNKNOWN_LINE, 2, 0, "set s\ntiles a x1\n" FIELDS},
    {MW_TILES_UNKNOWN_LINE, 13, 0, "set s\ntile a x1\n" FIELDS "\nset t\n"},
    {MW_TILES_BAD_ID, 2, 6, "set s\ntile A x1\n" FIELDS},
    {MW_TILES_BAD_ID, 2, 5, "set s\ntile\n" FIELDS},
    {MW_TILES_BAD_ID, 2, 6,
     "set s\ntile abcdefghijklmnopqrstuvwxyz-12345 x1\n"},
    {MW_TILES_BAD_ID, 2, 6,
     "set s\ntile abcdefghijklmnopqrstuvwxyz-123 x1 square\n"},
    {MW_TILES_DUPLICATE_ID, 12, 7,
     "set s\ntile a x1\n" FIELDS "tile  a x1\n" FIELDS},
    {MW_TILES_UNKNOWN_WORD, 2, 11, "set s\ntile a x1 stort\n" FIELDS},
    {MW_TILES_BAD_COPIES, 2, 8, "set s\ntile a 1\n" FIELDS},
    {MW_TILES_BAD_COPIES, 2, 7, "set s\ntile a\n" FIELDS},
    {MW_TILES_BAD_COPIES, 2, 8, "set s\ntile a x0\n" FIELDS},
    {MW_TILES_BAD_COPIES, 2, 8, "set s\ntile a x251\n" FIELDS},
    {MW_TILES_BAD_COPIES, 2, 8, "set s\ntile a x99999999999999999999\n" FIELDS},
    {MW_TILES_BAD_COPIES, 2, 8, "set s\ntile a x2 square\n" FIELDS},
    {MW_TILES_BAD_SLOT, 2, 18, "set s\ntile a x1 join N Q\n" FIELDS},
    {MW_TILES_BAD_SLOT, 2, 17, "set s\ntile a x1 join N\n" FIELDS},
    {MW_TILES_WRONG_SIZE, 2, 0, "set s\ntile a x1\n"},
    {MW_TILES_WRONG_SIZE, 4, 0, "set s\ntile a x1\n.........\n\n"},
    {MW_TILES_WRONG_SIZE, 4, 0, "set s\ntile a x1\n.........\ntile b x1\n"},
    {MW_TILES_WRONG_SIZE, 3, 9, "set s\ntile a x1\n........\n"},
    {MW_TILES_WRONG_SIZE, 3, 10, "set s\ntile a x1\n..........\n"},
    {MW_TILES_WRONG_SIZE, 3, 10, "set s\ntile a x1 mist\n.........\n"},
    {MW_TILES_WRONG_SIZE, 3, 11, "set s\ntile a x1\n......... | .\n"},
    {MW_TILES_WRONG_SIZE, 3, 12, "set s\ntile a x1 mist\n......... |\n"},
    {MW_TILES_WRONG_SIZE, 12, 0, "set s\ntile a x1\n" FIELDS ".........\n"},
    {MW_TILES_WRONG_SIZE, 3, 10, "set s\ntile a x1 square\n.........\n"},
    {MW_TILES_UNKNOWN_LETTER, 3, 4, "set s\ntile a x1\n...x.....\n"},
    {MW_TILES_UNKNOWN_LETTER, 3, 3, "set s\ntile a x1\n..\xc3\xa4.....\n"},
    {MW_TILES_UNKNOWN_LETTER, 3, 11, "set s\ntile a x1 mist\n.........|#\n"},
    {MW_TILES_UNKNOWN_LETTER, 3, 12,
     "set s\ntile a x1 spots\n.........|.~.......\n"},
    {MW_TILES_TOO_MANY_STARTS, 12, 11,
     "set s\ntile a x1 start\n" FIELDS "tile b x1 start\n" FIELDS},
    {MW_TILES_TOO_MANY_STARTS, 12, 11,
     "set s\ntile a x1 start\n" FIELDS "tile b x1 square\n" FIELDS},
    {MW_TILES_TOO_LARGE, 12, 8,
     "set s\ntile a x200\n" FIELDS "tile b x51\n" FIELDS},
};

static const struct bad_picture PICTURES[] = {
    /* city that does not fill its side, and on a side of field */
    {MW_TILES_MIXED_SIDE, 3, 2, "tile a x1", {"....#...."}},
    {MW_TILES_MIXED_SIDE, 3, 7, "tile a x1", {"......##."}},
    /* a road beside the middle; bridge, village and monastery on the rim */
    {MW_TILES_MIXED_SIDE, 6, 9, "tile a x1", {[3] = "========="}},
    {MW_TILES_MIXED_SIDE, 7, 1, "tile a x1", {[4] = "H========"}},
    {MW_TILES_MIXED_SIDE, 11, 5, "tile a x1", {[8] = "....+...."}},
    {MW_TILES_MIXED_SIDE, 11, 8, "tile a x1", {[8] = ".......M."}},
    {MW_TILES_ROAD_ENDS_IN_FIELD, 7, 6, "tile a x1", {[4] = "======..."}},
    {MW_TILES_ROAD_ENDS_IN_FIELD,
     8,
     5,
     "tile a x1",
     {[4] = "=========", "....=...."}},
    /* a city, a road between two villages, a ring road */
    {MW_TILES_NO_SIDE, 5, 3, "tile a x1", {[2] = "..###....", "..###...."}},
    {MW_TILES_NO_SIDE, 5, 4, "tile a x1", {[2] = "..+==+..."}},
    {MW_TILES_NO_SIDE,
     5,
     3,
     "tile a x1",
     {[2] = "..===....", "..=.=....", "..===...."}},
    {MW_TILES_FIELD_CUT_OFF,
     6,
     4,
     "tile a x1",
     {[2] = "..+++....", "..+.+....", "..+++...."}},
    /* cut off by mist */
    {MW_TILES_FIELD_CUT_OFF,
     4,
     6,
     "tile a x1 mist",
     {".........|.~~~~~~~.", ".........|....~.~..", ".........|....~~~.."}},
    {MW_TILES_TWO_WITHOUT_SIDE,
     8,
     8,
     "tile a x1",
     {[2] = ".M.......", [5] = ".......M."}},
    {MW_TILES_TWO_WITHOUT_SIDE,
     6,
     7,
     "tile a x1 inner-field",
     {[2] = ".+++.+++.", ".+.+.+.+.", ".+++.+++."}},
    /* other kinds, one part already, twice the same, field under mist */
    {MW_TILES_BAD_JOIN, 2, 11, "tile a x1 join N W", {[4] = "==+......"}},
    {MW_TILES_BAD_JOIN, 2, 11, "tile a x1 join N S", {NULL}},
    {MW_TILES_BAD_JOIN,
     2,
     20,
     "tile a x1 join W E join E W",
     {[4] = "==+...+=="}},
    {MW_TILES_BAD_JOIN,
     2,
     16,
     "tile a x1 mist join NL SL",
     {".........|.~~~~~~~.", [4] = "========="}},
    {MW_TILES_HALF_MISTY_SIDE,
     3,
     14,
     "tile a x1 mist",
     {".........|.~~......"}},
    {MW_TILES_HALF_MISTY_SIDE,
     3,
     18,
     "tile a x1 mist",
     {".........|.~~~~~~.."}},
    {MW_TILES_MIST_OVER_BUILDING,
     4,
     12,
     "tile a x1 mist",
     {".........|.~~~~~~~.", ".M.......|.~......."}},
    {MW_TILES_MIST_OVER_BUILDING,
     3,
     12,
     "tile a x1 mist",
     {".#######.|.~~~~~~~."}},
    {MW_TILES_MIST_CUT_OFF,
     7,
     14,
     "tile a x1 mist",
     {[4] = ".........|...~~...."}},
    {MW_TILES_CIRCLES_APART,
     11,
     17,
     "tile a x1 mist",
     {".........|.~~o~~~~.", [8] = ".........|.~~~~~o~."}},
    {MW_TILES_MARK_OUTSIDE_MIST,
     7,
     15,
     "tile a x1 mist",
     {".........|.~~~~~~~.", [4] = ".........|....o...."}},
    {MW_TILES_MARK_OUTSIDE_MIST,
     3,
     11,
     "tile a x1 mist",
     {".........|'~~~~~~~."}},
    {MW_TILES_MARK_ASTRAY, 5, 4, "tile a x1", {[2] = "...i....."}},
    {MW_TILES_MARK_ASTRAY,
     3,
     1,
     "tile a x1",
     {"*********", "*********", "*********", "*********", "*********",
      "*********", "*********", "*********", "*********"}},
    /* in a corner, twice on one part, under mist */
    {MW_TILES_BAD_SPOT, 3, 11, "tile a x1 spots", {".........|x........"}},
    {MW_TILES_BAD_SPOT,
     4,
     13,
     "tile a x1 spots",
     {".........|.x.......", ".........|..x......"}},
    {MW_TILES_BAD_SPOT,
     11,
     25,
     "tile a x1 mist spots",
     {"....=....|.........|.........", "....=....|.........|.........",
      "....=....|.........|.........", "....=....|.........|.........",
      "....=....|.........|.........", "....=....|.........|.........",
      "....=....|.........|.........", "....=....|.........|.........",
      "....=....|.~~~~~~~.|....x...."}},
    /* sixteen parts around a field */
    {MW_TILES_TOO_MANY_PARTS,
     2,
     6,
     "tile a x1 inner-field",
     {"....=....", ".+.g=..+.", "..+M=C+..", "...+=+t..",
      "====.====", "...+=+...", "..+.=.+..", ".+..=..+.", "....=...."}},
    {MW_TILES_RUIN_TOO_SMALL, 10, 8, "tile a x1 square", {NULL}},
};

static void check_fault(const char *text, size_t length, const char *name,
                        enum mw_tiles_fault fault, int line, int column)
{
    mw_tiles *tiles = mw_tiles_new();
    assert_non_null(tiles);
    mw_tiles_error error = {MW_TILES_OK, -1, -1};
    bool good = mw_tiles_add(tiles, text, length, &error);
    if (good || error.fault != fault || error.line != line ||
        error.column != column)
        fail_msg("%s: got %d at %d:%d, expected %d at %d:%d", name, error.fault,
                 error.line, error.column, fault, line, column);
    assert_false(mw_tiles_add(tiles, text, length, NULL));
    assert_int_equal(mw_tiles_set_count(tiles), 0);
    assert_int_equal(mw_design_count(tiles), 0);
    mw_tiles_free(tiles);
}

static void the_text_is_wrong_here(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        check_fault(TEXTS[i].text, strlen(TEXTS[i].text), TEXTS[i].text,
                    TEXTS[i].fault, TEXTS[i].line, TEXTS[i].column);
}

enum { TEXT_SIZE = 1000 };

/* The file of a bad picture; what is not drawn is field, without mist and
 * without spots. */
static void write_picture(const struct bad_picture *bad, char *text)
{
    bool square = strstr(bad->head, "square") != NULL;
    bool layer = strstr(bad->head, "mist") || strstr(bad->head, "spots");
    tiles_append(text, TEXT_SIZE, "set s\n");
    tiles_append(text, TEXT_SIZE, bad->head);
    tiles_append(text, TEXT_SIZE, "\n");
    for (int row = 0; row < (square ? 18 : 9); row++) {
        const char *drawn = bad->rows[row] ? bad->rows[row] : ".........";
        tiles_append(text, TEXT_SIZE, drawn);
        if (square)
            tiles_append(text, TEXT_SIZE, ".........");
        if (layer && strchr(drawn, '|') == NULL)
            tiles_append(text, TEXT_SIZE, "|.........");
        tiles_append(text, TEXT_SIZE, "\n");
    }
}

static void the_picture_is_wrong_here(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof PICTURES / sizeof *PICTURES; i++) {
        const struct bad_picture *bad = &PICTURES[i];
        char text[TEXT_SIZE] = "";
        write_picture(bad, text);
        check_fault(text, strlen(text), text, bad->fault, bad->line,
                    bad->column);
    }
}

/* All faults but running out of memory are in the two tables above. */
static void every_fault_has_its_case_and_its_sentence(void **state)
{
    (void)state;
    bool seen[MW_TILES_FAULTS] = {
        [MW_TILES_OK] = true, [MW_TILES_NO_MEMORY] = true};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        seen[TEXTS[i].fault] = true;
    for (size_t i = 0; i < sizeof PICTURES / sizeof *PICTURES; i++)
        seen[PICTURES[i].fault] = true;
    for (int fault = 0; fault < MW_TILES_FAULTS; fault++) {
        if (!seen[fault])
            fail_msg("no case for fault %d", fault);
        const char *text = mw_tiles_fault_text((enum mw_tiles_fault)fault);
        assert_non_null(text);
        assert_true(strlen(text) > 10);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_text_is_wrong_here),
        cmocka_unit_test(the_picture_is_wrong_here),
        cmocka_unit_test(every_fault_has_its_case_and_its_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
