/* Which rotations of a tile are one outcome: those in which all sides, parts
 * and pieces of mist are the same (BASE-19). */
#include "oracle_board.h"

struct turned {
    const mw_tiles *tiles;
    int design;
    int rotation;
};

static const mw_part *part_of(struct turned t, int part)
{
    return mw_design_part(t.tiles, t.design, t.rotation, part);
}

/* The slots of all cities a field borders name them wherever they lie. */
static unsigned bordered_slots(struct turned t, const mw_part *field)
{
    unsigned slots = 0;
    for (int i = 0; i < mw_design_part_count(t.tiles, t.design); i++)
        if (field->borders & 1u << i)
            slots |= part_of(t, i)->slots;
    return slots;
}

static bool same_part(struct turned a, const mw_part *one, struct turned b,
                      const mw_part *other)
{
    return one->kind == other->kind && one->slots == other->slots &&
           one->coats == other->coats && one->claimable == other->claimable &&
           one->inn == other->inn && one->cathedral == other->cathedral &&
           bordered_slots(a, one) == bordered_slots(b, other);
}

static bool has_part(struct turned a, const mw_part *part, struct turned b)
{
    for (int i = 0; i < mw_design_part_count(b.tiles, b.design); i++)
        if (same_part(a, part, b, part_of(b, i)))
            return true;
    return false;
}

static bool has_bank(mw_bank_part bank, struct turned b)
{
    for (int i = 0; i < mw_design_bank_count(b.tiles, b.design); i++) {
        mw_bank_part other = mw_design_bank(b.tiles, b.design, b.rotation, i);
        if (bank.sides == other.sides && bank.circles == other.circles)
            return true;
    }
    return false;
}

static bool same_outcome(struct turned a, struct turned b)
{
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (mw_design_side(a.tiles, a.design, a.rotation, side) !=
            mw_design_side(b.tiles, b.design, b.rotation, side))
            return false;
    for (int i = 0; i < mw_design_part_count(a.tiles, a.design); i++)
        if (!has_part(a, part_of(a, i), b))
            return false;
    for (int i = 0; i < mw_design_bank_count(a.tiles, a.design); i++)
        if (!has_bank(mw_design_bank(a.tiles, a.design, a.rotation, i), b))
            return false;
    return true;
}

static int lowest_of(struct turned asked)
{
    struct turned lower = {asked.tiles, asked.design, 0};
    while (!same_outcome(asked, lower))
        lower.rotation++;
    return lower.rotation;
}

void oracle_compare_rotations(oracle *o)
{
    for (int design = 0; design < mw_design_count(o->tiles); design++)
        for (int rotation = 0; rotation < MW_SIDES; rotation++)
            o->lowest[design][rotation] =
                (uint8_t)lowest_of((struct turned){o->tiles, design, rotation});
}

int oracle_lowest_rotation(const oracle *o, int design, int rotation)
{
    return o->lowest[design][rotation];
}

unsigned oracle_rotations(const oracle *o, int design)
{
    unsigned rotations = 0;
    for (int rotation = 0; rotation < MW_SIDES; rotation++)
        rotations |= 1u << oracle_lowest_rotation(o, design, rotation);
    return rotations;
}
