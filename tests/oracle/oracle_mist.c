/* Finds banks by spreading from piece to piece over the whole table. */
#include "oracle_mist.h"

int oracle_piece_count(const oracle *o, int tile)
{
    return mw_design_bank_count(o->tiles, o->laid[tile].design);
}

mw_bank_part oracle_piece(const oracle *o, mw_spot spot)
{
    const mw_tile *tile = &o->laid[spot.tile];
    return mw_design_bank(o->tiles, tile->design, tile->rotation, spot.part);
}

/* The piece at a side of a tile, or MW_NONE: the side is clear. */
static int piece_at(const oracle *o, int tile, enum mw_side side)
{
    for (int i = 0; i < oracle_piece_count(o, tile); i++)
        if (oracle_piece(o, oracle_spot(tile, i)).sides & 1u << side)
            return i;
    return MW_NONE;
}

/* What a side of a tile touches. Within the start tile nothing does. */
enum contact { TOUCHES_NOTHING, TOUCHES_CLEAR, TOUCHES_MIST, TOUCHES_START };

static enum contact contact_at(const oracle *o, int tile, enum mw_side side)
{
    int other = oracle_beside(o, tile, side);
    if (other == MW_NONE)
        return TOUCHES_NOTHING;
    if (oracle_both_quarters(o, tile, other))
        return TOUCHES_START;
    return piece_at(o, other, mw_side_opposite(side)) == MW_NONE ? TOUCHES_CLEAR
                                                                 : TOUCHES_MIST;
}

/* ---- what hangs together ---- */

static void spread(const oracle *o, oracle_banks *banks, mw_spot at,
                   int number);

/* The start tile is one picture: what it shows as one piece is one bank, and
 * its pieces never touch each other across the cuts (MIST-22). */
static void spread_in_start(const oracle *o, oracle_banks *banks, mw_spot at,
                            int number)
{
    const mw_bank_part piece = oracle_piece(o, at);
    if (piece.whole == MW_NONE)
        return;
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_piece_count(o, tile); i++)
            if (oracle_piece(o, oracle_spot(tile, i)).whole == piece.whole)
                spread(o, banks, oracle_spot(tile, i), number);
}

/* MIST-4: mist joins across sides that are both misty. */
static void spread(const oracle *o, oracle_banks *banks, mw_spot at, int number)
{
    if (banks->of[at.tile][at.part] != MW_NONE)
        return;
    banks->of[at.tile][at.part] = number;
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (oracle_piece(o, at).sides & 1u << side &&
            contact_at(o, at.tile, side) == TOUCHES_MIST) {
            int other = oracle_beside(o, at.tile, side);
            int piece = piece_at(o, other, mw_side_opposite(side));
            spread(o, banks, oracle_spot(other, piece), number);
        }
    spread_in_start(o, banks, at, number);
}

/* ---- counting ---- */

/* A tile with two pieces of one bank is one tile of it. */
static bool is_first_on_tile(const oracle_banks *banks, mw_spot at)
{
    for (int i = 0; i < at.part; i++)
        if (banks->of[at.tile][i] == banks->of[at.tile][at.part])
            return false;
    return true;
}

/* MIST-5: an open side may still be closed, a clear one bars it for good. */
static void count_sides(const oracle *o, mw_bank *bank, mw_spot at)
{
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        if (!(oracle_piece(o, at).sides & 1u << side))
            continue;
        enum contact contact = contact_at(o, at.tile, side);
        bank->open += contact == TOUCHES_NOTHING;
        bank->limited |= contact == TOUCHES_CLEAR;
    }
}

/* All circles of a tile lie in one of its pieces (MIST-23), and so do the
 * ghosts in them. */
static void count_piece(const oracle *o, oracle_banks *banks, mw_spot at)
{
    oracle_bank *bank = &banks->list[banks->of[at.tile][at.part]];
    int circles = oracle_piece(o, at).circles;
    bank->pieces++;
    bank->state.tiles += is_first_on_tile(banks, at);
    bank->state.circles += circles;
    if (circles > 0)
        bank->state.ghosts += o->laid[at.tile].circle_ghosts;
    count_sides(o, &bank->state, at);
}

/* ---- judging (MIST-21) ---- */

static void judge(oracle_banks *banks, int tile, int piece, unsigned judged)
{
    if (piece != MW_NONE)
        banks->list[banks->of[tile][piece]].judged |= judged;
}

/* What the last tile does across this side to the banks on both sides of it. */
static void judge_side(const oracle *o, oracle_banks *banks, enum mw_side side)
{
    int last = oracle_last(o);
    int other = oracle_beside(o, last, side);
    if (other == MW_NONE || oracle_both_quarters(o, last, other))
        return;
    int here = piece_at(o, last, side);
    int there = piece_at(o, other, mw_side_opposite(side));
    bool both = here != MW_NONE && there != MW_NONE;
    judge(banks, last, here, both ? MW_CONTINUED : MW_LIMITED);
    judge(banks, other, there, both ? MW_CONTINUED : MW_LIMITED);
}

/* MIST-5. */
static void judge_bank(oracle_bank *bank)
{
    bank->state.closed = bank->state.open == 0 && !bank->state.limited;
    if (bank->judged & MW_CONTINUED && bank->state.closed)
        bank->judged |= MW_CLOSED;
}

/* ---- all of it ---- */

typedef void (*visit)(const oracle *o, oracle_banks *banks, mw_spot at);

static void for_each_piece(const oracle *o, oracle_banks *banks,
                           visit visit_one)
{
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_piece_count(o, tile); i++)
            visit_one(o, banks, oracle_spot(tile, i));
}

static void forget(const oracle *o, oracle_banks *banks, mw_spot at)
{
    (void)o;
    banks->of[at.tile][at.part] = MW_NONE;
}

static void begin_if_new(const oracle *o, oracle_banks *banks, mw_spot at)
{
    if (banks->of[at.tile][at.part] != MW_NONE)
        return;
    banks->list[banks->count] = (oracle_bank){0};
    spread(o, banks, at, banks->count++);
}

void oracle_find_banks(const oracle *o, oracle_banks *banks)
{
    banks->count = 0;
    for_each_piece(o, banks, forget);
    for_each_piece(o, banks, begin_if_new);
    for_each_piece(o, banks, count_piece);
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        judge_side(o, banks, side);
    for (int i = 0; i < banks->count; i++)
        judge_bank(&banks->list[i]);
}

const oracle_bank *oracle_bank_of(const oracle_banks *banks, mw_spot piece)
{
    return &banks->list[banks->of[piece.tile][piece.part]];
}

unsigned oracle_judge_all(const oracle *o)
{
    oracle_banks banks;
    unsigned judged = 0;
    oracle_find_banks(o, &banks);
    for (int i = 0; i < banks.count; i++)
        judged |= banks.list[i].judged;
    return judged;
}
