/* Which rotations of a tile are one outcome: those in which all sides, parts
 * and pieces of mist are the same (BASE-19). */
#include "oracle_picture.h"

/* The slots of all cities a field borders name them wherever they lie. */
static unsigned bordered_slots(const oracle_face *face, const mw_part *field)
{
    unsigned slots = 0;
    for (int i = 0; i < face->part_count; i++)
        if (field->borders & 1u << i)
            slots |= face->part[i].slots;
    return slots;
}

static bool same_part(const oracle_face *a, const mw_part *one,
                      const oracle_face *b, const mw_part *other)
{
    return one->kind == other->kind && one->slots == other->slots &&
           one->coats == other->coats && one->claimable == other->claimable &&
           one->inn == other->inn && one->cathedral == other->cathedral &&
           bordered_slots(a, one) == bordered_slots(b, other);
}

static bool has_part(const oracle_face *a, const mw_part *part,
                     const oracle_face *b)
{
    for (int i = 0; i < b->part_count; i++)
        if (same_part(a, part, b, &b->part[i]))
            return true;
    return false;
}

static bool has_piece(mw_bank_part piece, const oracle_face *b)
{
    for (int i = 0; i < b->piece_count; i++)
        if (piece.sides == b->piece[i].sides &&
            piece.circles == b->piece[i].circles)
            return true;
    return false;
}

static bool same_outcome(const oracle_face *a, const oracle_face *b)
{
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (a->terrain[side] != b->terrain[side])
            return false;
    for (int i = 0; i < a->part_count; i++)
        if (!has_part(a, &a->part[i], b))
            return false;
    for (int i = 0; i < a->piece_count; i++)
        if (!has_piece(a->piece[i], b))
            return false;
    return true;
}

int oracle_find_lowest(const oracle_picture *picture, int rotation)
{
    int lower = 0;
    while (!same_outcome(&picture->face[rotation], &picture->face[lower]))
        lower++;
    return lower;
}
