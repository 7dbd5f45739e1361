/* The base set against the published facts of its 24 designs. */
#include "tiles_checks.h"

#include <string.h>

#include "world.h"

/* A design as published. Parts: the sides of a road or city, the halves of
 * sides of a field and, after a colon, one side of each city it borders; a +
 * is a coat of arms. */
struct fact {
    const char *id;
    int copies;
    const char *sides; /* north, east, south, west */
    const char *parts;
};

static const struct fact FACTS[] = {
    {"city-across", 1, "FCFC", "city E W; field NL NR: E; field SL SR: E"},
    {"city-across-coat", 2, "FCFC",
     "city+ E W; field NL NR: E; field SL SR: E"},
    {"city-cap", 5, "CFFF", "city N; field EL ER SL SR WL WR: N"},
    {"city-corner", 3, "CFFC", "city N W; field EL ER SL SR: N"},
    {"city-corner-coat", 2, "CFFC", "city+ N W; field EL ER SL SR: N"},
    {"city-corner-road", 3, "CRRC",
     "road E S; city N W; field EL SR: N; field ER SL"},
    {"city-corner-road-coat", 2, "CRRC",
     "road E S; city+ N W; field EL SR: N; field ER SL"},
    {"city-fork", 3, "CRRR",
     "road E; road S; road W; city N; field EL WR: N; field SR WL; field ER "
     "SL"},
    {"city-full", 1, "CCCC", "city+ N E S W"},
    {"city-gate", 1, "CCRC", "road S; city N E W; field SL: N; field SR: N"},
    {"city-gate-coat", 2, "CCRC",
     "road S; city+ N E W; field SL: N; field SR: N"},
    {"city-road-left", 3, "CFRR",
     "road S W; city N; field EL ER SL WR: N; field SR WL"},
    {"city-road-right", 3, "CRRF",
     "road E S; city N; field EL SR WL WR: N; field ER SL"},
    {"city-road-straight", 4, "CRFR",
     "road E W; city N; field EL WR: N; field ER SL SR WL"},
    {"city-three", 3, "CCFC", "city N E W; field SL SR: N"},
    {"city-three-coat", 1, "CCFC", "city+ N E W; field SL SR: N"},
    {"city-two-adjacent", 2, "CFFC", "city N; city W; field EL ER SL SR: N W"},
    {"city-two-opposite", 3, "CFCF", "city N; city S; field EL ER WL WR: N S"},
    {"crossing", 1, "RRRR",
     "road N; road E; road S; road W; field NL WR; field NR EL; field ER SL; "
     "field SR WL"},
    {"monastery", 4, "FFFF", "monastery; field NL NR EL ER SL SR WL WR"},
    {"monastery-road", 2, "FFRF",
     "monastery; road S; field NL NR EL ER SL SR WL WR"},
    {"road-curve", 9, "FFRR", "road S W; field NL NR EL ER SL WR; field SR WL"},
    {"road-fork", 4, "FRRR",
     "road E; road S; road W; field NL NR EL WR; field ER SL; field SR WL"},
    {"road-straight", 8, "FRFR",
     "road E W; field NL NR EL WR; field ER SL SR WL"},
};

enum { FACTS_COUNT = sizeof FACTS / sizeof *FACTS };

/* Slots after so many quarter turns, by arithmetic of its own. */
static unsigned turned(unsigned slots, int turns)
{
    unsigned out = 0;
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        if (slots & 1U << slot)
            out |= 1U << (slot + 3 * turns) % MW_SLOTS;
    }
    return out;
}

/* One published part, taken apart. */
struct fact_part {
    enum mw_kind kind;
    int coats;
    unsigned named;  /* slots named before the colon */
    unsigned cities; /* and after it */
};

static enum mw_kind kind_named(const char *text, size_t length)
{
    for (int kind = 0; kind < MW_KINDS; kind++) {
        const char *name = mw_kind_name((enum mw_kind)kind);
        if (strlen(name) == length && memcmp(name, text, length) == 0)
            return (enum mw_kind)kind;
    }
    fail_msg("no kind %.*s", (int)length, text);
    return MW_KINDS;
}

/* Takes the next part off a list, or returns false at its end. */
static bool next_part(const char **list, struct fact_part *part)
{
    if (**list == '\0')
        return false;
    char text[80] = "";
    size_t length = strcspn(*list, ";");
    strncat(text, *list, length);
    *list += length;
    *list += strspn(*list, "; ");
    size_t word = strcspn(text, " +");
    part->kind = kind_named(text, word);
    part->coats = text[word] == '+';
    char *cities = strchr(text, ':');
    part->cities = cities == NULL ? 0 : tiles_slots(cities + 2);
    if (cities != NULL)
        *cities = '\0';
    const char *slots = text + word + strspn(text + word, "+ ");
    part->named = tiles_slots(slots);
    return true;
}

/* All slots of a published part: a city side has three; a field that has both
 * halves of a field side has its middle. */
static unsigned slots_of(const struct fact *fact, const struct fact_part *part)
{
    unsigned slots = part->named;
    for (int side = 0; side < MW_SIDES; side++) {
        unsigned middle = 1U << (3 * side + 1);
        unsigned halves = middle >> 1 | middle << 1;
        if (part->kind == MW_CITY && part->named & middle)
            slots |= halves;
        if (part->kind == MW_FIELD && (part->named & halves) == halves &&
            fact->sides[side] == 'F')
            slots |= middle;
    }
    return slots;
}

/* All slots of the cities a published field borders. */
static unsigned cities_of(const struct fact *fact,
                          const struct fact_part *field)
{
    unsigned slots = 0;
    struct fact_part part;
    for (const char *list = fact->parts; next_part(&list, &part);) {
        if (part.kind == MW_CITY && part.named & field->cities)
            slots |= slots_of(fact, &part);
    }
    return slots;
}

static void check_part(const mw_tiles *tiles, const struct fact *fact,
                       int turns, const struct fact_part *part)
{
    int design = tiles_design(tiles, fact->id);
    unsigned slots = turned(slots_of(fact, part), turns);
    int found = 0;
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        const mw_part *derived = mw_design_part(tiles, design, turns, i);
        if (derived->kind != (uint8_t)part->kind || derived->slots != slots)
            continue;
        found++;
        assert_int_equal(derived->coats, part->coats);
        assert_int_equal(tiles_border_slots(tiles, design, turns, derived),
                         turned(cities_of(fact, part), turns));
        assert_true(derived->claimable);
        assert_false(derived->inn || derived->cathedral);
    }
    if (found != 1)
        fail_msg("%s turned %d: a %s found %d times", fact->id, turns,
                 mw_kind_name(part->kind), found);
}

static void check_sides(const mw_tiles *tiles, const struct fact *fact,
                        int turns)
{
    int design = tiles_design(tiles, fact->id);
    for (int side = 0; side < MW_SIDES; side++) {
        enum mw_side lies = (enum mw_side)((side + turns) % MW_SIDES);
        enum mw_terrain terrain = mw_design_side(tiles, design, turns, lies);
        assert_int_equal("FRCV"[terrain], fact -> sides[side]);
    }
}

static void BASE_1_each_design_is_as_published_in_each_rotation(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (int i = 0; i < FACTS_COUNT; i++) {
        const struct fact *fact = &FACTS[i];
        int design = tiles_design(tiles, fact->id);
        for (int turns = 0; turns < 4; turns++) {
            int count = 0;
            struct fact_part part;
            for (const char *list = fact->parts; next_part(&list, &part);
                 count++)
                check_part(tiles, fact, turns, &part);
            assert_int_equal(mw_design_part_count(tiles, design), count);
            check_sides(tiles, fact, turns);
        }
    }
    mw_tiles_free(tiles);
}

static void BASE_1_there_are_72_tiles_and_one_starts(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    assert_int_equal(mw_design_count(tiles), 24);
    assert_int_equal(FACTS_COUNT, 24);
    int copies = 0;
    for (int i = 0; i < FACTS_COUNT; i++) {
        int design = tiles_design(tiles, FACTS[i].id);
        assert_int_equal(mw_design_copies(tiles, design), FACTS[i].copies);
        copies += mw_design_copies(tiles, design);
        bool start = strcmp(FACTS[i].id, "city-road-straight") == 0;
        assert_int_equal(mw_design_starts(tiles, design), start);
        assert_false(mw_design_magic(tiles, design));
        assert_false(mw_design_misty(tiles, design));
        assert_int_equal(mw_design_quarter(tiles, design), MW_NONE);
    }
    assert_int_equal(copies, 72);
    mw_tiles_free(tiles);
}

static void each_slot_is_covered_once_in_every_rotation(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    tiles_check_all(tiles);
    mw_tiles_free(tiles);
}

/* Fault 22 elsewhere: no two tiles of this set make a city of two tiles with
 * a coat of arms, because each coat lies in a city of two sides or more. */
static void a_coat_of_arms_lies_in_a_city_of_two_sides_or_more(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    int coats = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
            const mw_part *part = mw_design_part(tiles, design, 0, i);
            if (part->coats == 0)
                continue;
            coats += part->coats * mw_design_copies(tiles, design);
            assert_int_not_equal(part->sides & (part->sides - 1), 0);
        }
    }
    assert_int_equal(coats, 10);
    mw_tiles_free(tiles);
}

/* BASE-19: rotations that look alike are one way to place a tile. */
static void BASE_19_look_alike_rotations_are_one(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (int design = 0; design < mw_design_count(tiles); design++) {
        const char *id = mw_design_id(tiles, design);
        int different = 4;
        if (strcmp(id, "crossing") == 0 || strcmp(id, "monastery") == 0 ||
            strcmp(id, "city-full") == 0)
            different = 1;
        if (strncmp(id, "city-across", 11) == 0 ||
            strcmp(id, "road-straight") == 0 ||
            strcmp(id, "city-two-opposite") == 0)
            different = 2;
        for (int turns = 0; turns < 4; turns++)
            assert_int_equal(mw_design_rotation(tiles, design, turns),
                             turns % different);
    }
    mw_tiles_free(tiles);
}

/* Old records refer to this number: it changes when a tile means something
 * else, and never when it is only drawn in another way. */
static void the_fingerprint_of_the_base_set_is_kept(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    uint64_t fingerprint = mw_tiles_set_fingerprint(tiles, 0);
    if (fingerprint != UINT64_C(0x39b408d8431db835))
        fail_msg("the base set is another one: %016llx",
                 (unsigned long long)fingerprint);
    mw_tiles_free(tiles);
}

/* On the rim it would look as if a figure stood on the neighbour tile. */
static void figures_stand_inside_the_rim(void **state)
{
    (void)state;
    mw_tiles *tiles = world_tiles();
    for (int design = 0; design < mw_design_count(tiles); design++) {
        for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
            const mw_part *part = mw_design_part(tiles, design, 0, i);
            assert_in_range(part->spot_column, 1, MW_GRID - 2);
            assert_in_range(part->spot_row, 1, MW_GRID - 2);
        }
    }
    mw_tiles_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(BASE_1_each_design_is_as_published_in_each_rotation),
        cmocka_unit_test(BASE_1_there_are_72_tiles_and_one_starts),
        cmocka_unit_test(each_slot_is_covered_once_in_every_rotation),
        cmocka_unit_test(a_coat_of_arms_lies_in_a_city_of_two_sides_or_more),
        cmocka_unit_test(BASE_19_look_alike_rotations_are_one),
        cmocka_unit_test(the_fingerprint_of_the_base_set_is_kept),
        cmocka_unit_test(figures_stand_inside_the_rim),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
