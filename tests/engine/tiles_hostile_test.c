/* Files that are torn or scribbled over: they load or are refused, and what
 * loads is sound. And pictures turned by hand, against derived rotations. */
#include <stdlib.h>
#include <string.h>

#include "common/dice.h"
#include "common/scale.h"
#include "tiles_checks.h"
#include "world.h"

/* Everything the format knows in one file. */
static const char EVERYTHING[] = "set all \"Everything\"\n"
                                 "; letters\n"
                                 "tile town x2 start magic\n"
                                 ".#######.\n"
                                 ".#$#K###.\n"
                                 ".........\n"
                                 ".MM...CC.\n"
                                 "==i=+====\n"
                                 ".....*...\n"
                                 ".tt.R.gg.\n"
                                 ".tt.=.gg.\n"
                                 "....=....\n"
                                 "tile river x1 join NL SR\n"
                                 "....~....\n"
                                 "....~....\n"
                                 "....~....\n"
                                 "....~....\n"
                                 "====H====\n"
                                 "....~....\n"
                                 "...~~....\n"
                                 "...~~....\n"
                                 "....~....\n"
                                 "tile misty x3 mist spots\n"
                                 ".........|.~~~~~~~.|.........\n"
                                 ".........|.~~o~~~~~|.........\n"
                                 ".........|...~~o~~~|.........\n"
                                 ".........|....~'~~~|.........\n"
                                 "====+====|.....~~~~|.x.......\n"
                                 "....=....|......~~~|.........\n"
                                 "....=....|.......~~|.........\n"
                                 "....=....|........~|.x..x....\n"
                                 "....=....|.........|.........\n"
                                 "tile yard x1 inner-field\n"
                                 "#########\n"
                                 "#########\n"
                                 "###...###\n"
                                 "##.....##\n"
                                 "##..*..##\n"
                                 "###...###\n"
                                 "#########\n"
                                 "###...###\n"
                                 ".........\n";

static const char SQUARE[] = "set ruins\n"
                             "tile ruin x1 square mist\n"
                             "....=.....#######.|..................\n"
                             "....=.....#######.|..................\n"
                             "....=.....#######.|..................\n"
                             "....=.......####..|..................\n"
                             "....=.......####..|..................\n"
                             "....==......####..|..................\n"
                             ".....==.....####..|..................\n"
                             "......=RRRR.####..|..................\n"
                             ".......RRRR.####..|.~................\n"
                             ".......RRRR.$##...|.~................\n"
                             ".......RRRR.###...|~~................\n"
                             ".........=........|~~~...............\n"
                             ".........==.......|~o~~..............\n"
                             "====......====....|~~~~..............\n"
                             "...=.........=....|~~~...............\n"
                             "...==........=....|~~................\n"
                             "....=........=....|~.................\n"
                             "....=........=....|..................\n";

/* Reads a copy that lies in a block of its own size, so that the sanitizer
 * sees any step past its end. */
static bool try_text(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    assert_non_null(copy);
    copy = realloc(copy, length > 0 ? length : 1);
    assert_non_null(copy);
    memcpy(copy, text, length);
    mw_tiles *tiles = mw_tiles_new();
    assert_non_null(tiles);
    mw_tiles_error error = {MW_TILES_FAULTS, -1, -1};
    bool good = mw_tiles_add(tiles, copy, length, &error);
    if (good) {
        assert_int_equal(error.fault, MW_TILES_OK);
        tiles_check_all(tiles);
    } else {
        assert_in_range(error.fault, MW_TILES_OK + 1, MW_TILES_FAULTS - 1);
        assert_in_range(error.line, 1, 1000);
        assert_in_range(error.column, 0, 1000);
        assert_int_equal(mw_design_count(tiles), 0);
    }
    mw_tiles_free(tiles);
    free(copy);
    return good;
}

/* How many of the file's beginnings load, tried at every so many bytes. */
static int loads_when_cut(const char *text, size_t step)
{
    int loads = 0;
    for (size_t length = 0; length <= strlen(text); length += step)
        loads += try_text(text, length);
    return loads;
}

/* A file that ends with a whole picture is a smaller set: after its last
 * letter and after the end of that line. Torn anywhere else it is refused. */
static void a_file_torn_at_any_byte_loads_or_is_refused(void **state)
{
    (void)state;
    assert_int_equal(loads_when_cut(EVERYTHING, 1), 4 * 2);
    assert_int_equal(loads_when_cut(SQUARE, 1), 2);
    char *base = tiles_shipped_text("base");
    assert_in_range(loads_when_cut(base, 19), 1, 24 * 2);
    free(base);
}

static void scribble(char *text, size_t *length, uint64_t *random)
{
    static const char LETTERS[] = ".=#$K+M~HgCtRi*o'x| \n;0tile set x1\x80\xff";
    char letter = LETTERS[dice_below(random, sizeof LETTERS)];
    size_t place = dice_below(random, (uint32_t)*length);
    switch (dice_below(random, 4)) {
    case 0: /* one letter less */
        memmove(text + place, text + place + 1, *length - place - 1);
        --*length;
        break;
    case 1: /* one letter more */
        memmove(text + place + 1, text + place, *length - place);
        text[place] = letter;
        ++*length;
        break;
    default: /* another letter, the likeliest to load */
        text[place] = letter;
        break;
    }
}

static int loads_when_scribbled(const char *text, int rounds)
{
    int loads = 0;
    char *copy = malloc(strlen(text) + 16);
    assert_non_null(copy);
    for (int i = 0; i < rounds; i++) {
        uint64_t random = (uint64_t)i + 1;
        size_t length = strlen(text);
        memcpy(copy, text, length);
        uint32_t changes = 1 + dice_below(&random, 3);
        for (uint32_t change = 0; change < changes; change++)
            scribble(copy, &length, &random);
        loads += try_text(copy, length);
    }
    free(copy);
    return loads;
}

static void a_scribbled_file_loads_or_is_refused(void **state)
{
    (void)state;
    int rounds = scaled(6000);
    int loads = loads_when_scribbled(EVERYTHING, rounds);
    assert_in_range(loads, 1, rounds - 1);
    loads = loads_when_scribbled(SQUARE, rounds);
    assert_in_range(loads, 1, rounds - 1);
}

/* The part of other that a record would call by the same name. */
static int twin(const mw_tiles *other, int design, const mw_part *part)
{
    int found = mw_design_part_named(other, design, 0, (enum mw_kind)part->kind,
                                     part->slot);
    assert_int_not_equal(found, MW_NONE);
    return found;
}

static void check_same_parts(const mw_tiles *tiles, int rotation,
                             const mw_tiles *drawn, int design)
{
    int count = mw_design_part_count(tiles, design);
    assert_int_equal(mw_design_part_count(drawn, design), count);
    for (int i = 0; i < count; i++) {
        const mw_part *part = mw_design_part(tiles, design, rotation, i);
        const mw_part *other =
            mw_design_part(drawn, design, 0, twin(drawn, design, part));
        assert_int_equal(other->slots, part->slots);
        assert_int_equal(other->sides, part->sides);
        assert_int_equal(other->coats, part->coats);
        assert_int_equal(other->claimable, part->claimable);
        assert_int_equal(other->inn, part->inn);
        assert_int_equal(other->cathedral, part->cathedral);
        assert_int_equal(tiles_border_slots(drawn, design, 0, other),
                         tiles_border_slots(tiles, design, rotation, part));
    }
    for (int side = 0; side < MW_SIDES; side++)
        assert_int_equal(
            mw_design_side(drawn, design, 0, (enum mw_side)side),
            mw_design_side(tiles, design, rotation, (enum mw_side)side));
}

static void check_same_mist(const mw_tiles *tiles, int rotation,
                            const mw_tiles *drawn, int design)
{
    int count = mw_design_bank_count(tiles, design);
    assert_int_equal(mw_design_bank_count(drawn, design), count);
    for (int i = 0; i < count; i++) {
        mw_bank_part bank = mw_design_bank(tiles, design, rotation, i);
        int found = 0;
        for (int j = 0; j < count; j++) {
            mw_bank_part other = mw_design_bank(drawn, design, 0, j);
            found += other.sides == bank.sides && other.circles == bank.circles;
        }
        assert_int_equal(found, 1);
    }
    assert_int_equal(mw_design_ghost_marks(drawn, design),
                     mw_design_ghost_marks(tiles, design));
}

static void check_same_cells(const mw_tiles *tiles, int rotation,
                             const mw_tiles *drawn, int design)
{
    for (int i = 0; i < MW_GRID * MW_GRID; i++) {
        int column = i % MW_GRID;
        int row = i / MW_GRID;
        mw_picture_cell cell =
            mw_design_cell(tiles, design, rotation, column, row);
        mw_picture_cell other = mw_design_cell(drawn, design, 0, column, row);
        assert_int_equal(other.surface, cell.surface);
        assert_int_equal(other.mark, cell.mark);
        assert_int_equal(other.mist, cell.mist);
        int part =
            cell.part == MW_NONE
                ? MW_NONE
                : twin(drawn, design,
                       mw_design_part(tiles, design, rotation, cell.part));
        assert_int_equal(other.part, part);
    }
}

/* Turns all pictures of a file by hand, again and again; the fourth time the
 * file means what it meant. */
static void check_turning(const char *text)
{
    mw_tiles *tiles = tiles_of(text);
    char *drawn_text = strdup(text);
    for (int turns = 1; turns <= 4; turns++) {
        char *next = tiles_turned(drawn_text);
        free(drawn_text);
        drawn_text = next;
        mw_tiles *drawn = tiles_of(drawn_text);
        for (int design = 0; design < mw_design_count(tiles); design++) {
            check_same_parts(tiles, turns % 4, drawn, design);
            check_same_mist(tiles, turns % 4, drawn, design);
            check_same_cells(tiles, turns % 4, drawn, design);
        }
        if (turns == 4)
            assert_true(mw_tiles_set_fingerprint(drawn, 0) ==
                        mw_tiles_set_fingerprint(tiles, 0));
        mw_tiles_free(drawn);
    }
    free(drawn_text);
    mw_tiles_free(tiles);
}

static void turn_then_derive_is_derive_then_turn(void **state)
{
    (void)state;
    check_turning(EVERYTHING);
    char *base = tiles_shipped_text("base");
    check_turning(base);
    free(base);
}

/* A rotation is the same outcome exactly if the turned drawing has the same
 * facts, so only then do turned files agree in them. */
static void BASE_19_equal_rotations_have_equal_facts(void **state)
{
    (void)state;
    char *base = tiles_shipped_text("base");
    mw_tiles *tiles = tiles_of(base);
    char *turned_text = tiles_turned(base);
    mw_tiles *turned = tiles_of(turned_text);
    for (int design = 0; design < mw_design_count(tiles); design++) {
        if (mw_design_rotation(tiles, design, 1) == 0)
            check_same_parts(tiles, 0, turned, design);
    }
    mw_tiles_free(turned);
    mw_tiles_free(tiles);
    free(turned_text);
    free(base);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_torn_at_any_byte_loads_or_is_refused),
        cmocka_unit_test(a_scribbled_file_loads_or_is_refused),
        cmocka_unit_test(turn_then_derive_is_derive_then_turn),
        cmocka_unit_test(BASE_19_equal_rotations_have_equal_facts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
