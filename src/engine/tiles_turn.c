/* The rotations of a design, and its facts as one number. */
#include "tiles_turn.h"

#include <string.h>

/* FNV-1a, by bytes from the lowest on. */
const uint64_t mw_facts_start = UINT64_C(0xcbf29ce484222325);

uint64_t mw_facts_add(uint64_t hash, uint64_t number)
{
    for (int i = 0; i < 8; i++) {
        hash ^= number >> 8 * i & 0xff;
        hash *= UINT64_C(0x100000001b3);
    }
    return hash;
}

static uint8_t sides_turned(unsigned sides, int turns)
{
    return (uint8_t)((sides << turns | sides >> (MW_SIDES - turns)) & 0xf);
}

/* What a record calls the part: its first slot, or the middle one of its
 * first side where only the middle can be its own. */
static int8_t name_of(const mw_part *part)
{
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        if (!(part->slots & 1U << slot))
            continue;
        int middle = slot / 3 * 3 + 1;
        return (int8_t)(part->kind == MW_FIELD ? slot : middle);
    }
    return MW_NONE;
}

static void turn_part(const mw_part *from, int turns, mw_part *to)
{
    *to = *from;
    to->slots = (uint16_t)mw_slots_turned(from->slots, turns);
    to->sides = sides_turned(from->sides, turns);
    to->slot = name_of(to);
    for (int i = 0; i < turns; i++) {
        uint8_t column = to->spot_column;
        to->spot_column = (uint8_t)(MW_GRID - 1 - to->spot_row);
        to->spot_row = column;
    }
}

static void fill_slots(struct mw_design *design, int turns)
{
    memset(design->part_at_slot[turns], MW_NONE,
           sizeof design->part_at_slot[turns]);
    memset(design->bank_at_side[turns], MW_NONE,
           sizeof design->bank_at_side[turns]);
    for (int i = 0; i < design->part_count; i++) {
        for (int slot = 0; slot < MW_SLOTS; slot++) {
            if (design->parts[turns][i].slots & 1U << slot)
                design->part_at_slot[turns][slot] = (int8_t)i;
        }
    }
    for (int i = 0; i < design->bank_count; i++) {
        for (int side = 0; side < MW_SIDES; side++) {
            if (design->banks[turns][i].sides & 1U << side)
                design->bank_at_side[turns][side] = (int8_t)i;
        }
    }
}

/* Slots of the cities that a field borders, which tell them apart whatever
 * their indices. */
static unsigned border_slots(const struct mw_design *design, int turns,
                             const mw_part *field)
{
    unsigned slots = 0;
    for (int i = 0; i < design->part_count; i++) {
        if (field->borders & 1U << i)
            slots |= design->parts[turns][i].slots;
    }
    return slots;
}

static bool same_bank(mw_bank_part one, mw_bank_part other)
{
    return one.sides == other.sides && one.circles == other.circles;
}

static bool same_part(const struct mw_design *design, int one_turns,
                      const mw_part *one, int other_turns, const mw_part *other)
{
    return one->kind == other->kind && one->slots == other->slots &&
           one->coats == other->coats && one->inn == other->inn &&
           one->cathedral == other->cathedral &&
           one->claimable == other->claimable &&
           border_slots(design, one_turns, one) ==
               border_slots(design, other_turns, other);
}

/* Is each part and bank of one rotation there in the other, too? Both have
 * equally many and no two that are the same. */
static bool same_outcome(const struct mw_design *design, int one, int other)
{
    if (design->sides[one] != design->sides[other])
        return false;
    for (int i = 0; i < design->part_count; i++) {
        int twin = 0;
        while (twin < design->part_count &&
               !same_part(design, one, &design->parts[one][i], other,
                          &design->parts[other][twin]))
            twin++;
        if (twin == design->part_count)
            return false;
    }
    for (int i = 0; i < design->bank_count; i++) {
        int twin = 0;
        while (twin < design->bank_count &&
               !same_bank(design->banks[one][i], design->banks[other][twin]))
            twin++;
        if (twin == design->bank_count)
            return false;
    }
    return true;
}

static void find_distinct(struct mw_design *design)
{
    for (int turns = 0; turns < MW_TURNS; turns++) {
        int lowest = 0;
        /* The quarters of a 2x2 tile make sense in one way only. */
        while (lowest < turns && (design->quarter != MW_NONE ||
                                  !same_outcome(design, lowest, turns)))
            lowest++;
        design->lowest[turns] = (uint8_t)lowest;
        if (lowest == turns)
            design->rotations[design->rotation_count++] = (uint8_t)turns;
    }
}

void mw_design_turn(struct mw_design *design)
{
    const uint32_t sides = design->sides[0];
    for (int turns = 0; turns < MW_TURNS; turns++) {
        design->sides[turns] =
            turns == 0 ? sides : sides << 8 * turns | sides >> (32 - 8 * turns);
        for (int i = 0; i < design->part_count; i++) {
            mw_part from = design->parts[0][i];
            turn_part(&from, turns, &design->parts[turns][i]);
        }
        for (int i = 0; i < design->bank_count; i++) {
            mw_bank_part bank = design->banks[0][i];
            bank.sides = sides_turned(bank.sides, turns);
            design->banks[turns][i] = bank;
        }
        fill_slots(design, turns);
    }
    find_distinct(design);
}

static uint64_t add_text(uint64_t hash, const char *text)
{
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i++)
        hash = mw_facts_add(hash, (unsigned char)text[i]);
    return mw_facts_add(hash, length);
}

static uint64_t add_part(uint64_t hash, const mw_part *part)
{
    const uint8_t flags =
        (uint8_t)(part->claimable | part->inn << 1 | part->cathedral << 2);
    hash = mw_facts_add(hash, part->kind);
    hash = mw_facts_add(hash, part->slots);
    hash = mw_facts_add(hash, part->borders);
    hash = mw_facts_add(hash, part->coats);
    hash = mw_facts_add(hash, flags);
    hash = mw_facts_add(hash, (uint8_t)part->whole);
    /* Hardly any picture has this; sets without it keep their fingerprint. */
    return part->across == 0 ? hash : mw_facts_add(hash, part->across);
}

uint64_t mw_design_facts(const struct mw_design *design, const char *set)
{
    uint64_t hash = add_text(add_text(mw_facts_start, set), design->id);
    hash = mw_facts_add(hash, design->copies);
    hash = mw_facts_add(hash, design->starts);
    hash = mw_facts_add(hash, design->magic);
    hash = mw_facts_add(hash, design->ghost_marks);
    hash = mw_facts_add(hash, (uint8_t)design->quarter);
    hash = mw_facts_add(hash, design->sides[0]);
    hash = mw_facts_add(hash, design->part_count);
    for (int i = 0; i < design->part_count; i++)
        hash = add_part(hash, &design->parts[0][i]);
    hash = mw_facts_add(hash, design->bank_count);
    for (int i = 0; i < design->bank_count; i++) {
        hash = mw_facts_add(hash, design->banks[0][i].sides);
        hash = mw_facts_add(hash, design->banks[0][i].circles);
        hash = mw_facts_add(hash, (uint8_t)design->banks[0][i].whole);
    }
    return hash;
}
