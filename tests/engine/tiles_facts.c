/* Designs held against what is published of them. */
#include "tiles_facts.h"

#include <string.h>

#include "tiles_checks.h"

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

void tiles_check_fact(const mw_tiles *tiles, const struct fact *fact)
{
    int design = tiles_design(tiles, fact->id);
    assert_int_equal(mw_design_copies(tiles, design), fact->copies);
    for (int turns = 0; turns < 4; turns++) {
        int count = 0;
        struct fact_part part;
        for (const char *list = fact->parts; next_part(&list, &part); count++)
            check_part(tiles, fact, turns, &part);
        assert_int_equal(mw_design_part_count(tiles, design), count);
        check_sides(tiles, fact, turns);
    }
}
