/* Finds banks by spreading from piece to piece over the whole table. */
#include "oracle_mist.h"

/* What a side of a tile touches. Within the start tile nothing does. */
enum contact { TOUCHES_NOTHING, TOUCHES_CLEAR, TOUCHES_MIST, TOUCHES_START };

static enum contact contact_at(const oracle *o, int tile, enum mw_side side)
{
    int other = oracle_beside(o, tile, side);
    if (other == MW_NONE)
        return TOUCHES_NOTHING;
    if (oracle_both_quarters(o, tile, other))
        return TOUCHES_START;
    return o->face[other]->piece_at[oracle_opposite(side)] == MW_NONE
               ? TOUCHES_CLEAR
               : TOUCHES_MIST;
}

/* ---- what hangs together ---- */

static void spread(oracle *o, mw_spot at, int number);

/* The start tile is one picture: what it shows as one piece is one bank, and
 * its pieces never touch each other across the cuts (MIST-22). Its quarters
 * are laid before all others. */
static void spread_in_start(oracle *o, mw_spot at, int number)
{
    const mw_bank_part piece = oracle_piece(o, at);
    if (piece.whole == MW_NONE)
        return;
    for (int tile = 0; tile < o->count && o->face[tile]->quarter; tile++)
        for (int i = 0; i < oracle_piece_count(o, tile); i++)
            if (oracle_piece(o, oracle_spot(tile, i)).whole == piece.whole)
                spread(o, oracle_spot(tile, i), number);
}

/* MIST-4: mist joins across sides that are both misty. */
static void spread(oracle *o, mw_spot at, int number)
{
    if (o->banks.of[at.tile][at.part] != MW_NONE)
        return;
    o->banks.of[at.tile][at.part] = (int16_t)number;
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (oracle_piece(o, at).sides & 1u << side &&
            contact_at(o, at.tile, side) == TOUCHES_MIST) {
            int other = oracle_beside(o, at.tile, side);
            int piece = o->face[other]->piece_at[oracle_opposite(side)];
            spread(o, oracle_spot(other, piece), number);
        }
    spread_in_start(o, at, number);
}

/* ---- counting ---- */

/* A tile with two pieces of one bank is one tile of it. */
static bool is_first_on_tile(const oracle *o, mw_spot at)
{
    const int16_t *of = o->banks.of[at.tile];
    for (int i = 0; i < at.part; i++)
        if (of[i] == of[at.part])
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

static void count_piece(oracle *o, mw_spot at)
{
    oracle_bank *bank = &o->banks.list[o->banks.of[at.tile][at.part]];
    bank->pieces++;
    bank->state.tiles += is_first_on_tile(o, at);
    bank->state.circles += oracle_piece(o, at).circles;
    count_sides(o, &bank->state, at);
}

/* ---- judging (MIST-21) ---- */

static void judge(oracle *o, int tile, int piece, unsigned judged)
{
    if (piece != MW_NONE)
        o->banks.list[o->banks.of[tile][piece]].judged |= judged;
}

/* What the last tile does across this side to the banks on both sides of it. */
static void judge_side(oracle *o, enum mw_side side)
{
    int last = oracle_last(o);
    int other = oracle_beside(o, last, side);
    if (other == MW_NONE || oracle_both_quarters(o, last, other))
        return;
    int here = o->face[last]->piece_at[side];
    int there = o->face[other]->piece_at[oracle_opposite(side)];
    bool both = here != MW_NONE && there != MW_NONE;
    judge(o, last, here, both ? MW_CONTINUED : MW_LIMITED);
    judge(o, other, there, both ? MW_CONTINUED : MW_LIMITED);
}

/* MIST-5. */
static void judge_bank(oracle_bank *bank)
{
    bank->state.closed = bank->state.open == 0 && !bank->state.limited;
    if (bank->judged & MW_CONTINUED && bank->state.closed)
        bank->judged |= MW_CLOSED;
}

static void judge_all(oracle *o)
{
    o->banks.judged = 0;
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        judge_side(o, side);
    for (int i = 0; i < o->banks.count; i++) {
        judge_bank(&o->banks.list[i]);
        o->banks.judged |= o->banks.list[i].judged;
    }
}

/* ---- all of it ---- */

typedef void (*visit)(oracle *o, mw_spot at);

static void for_each_piece(oracle *o, visit visit_one)
{
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_piece_count(o, tile); i++)
            visit_one(o, oracle_spot(tile, i));
}

static void forget(oracle *o, mw_spot at)
{
    o->banks.of[at.tile][at.part] = MW_NONE;
}

static void begin_if_new(oracle *o, mw_spot at)
{
    if (o->banks.of[at.tile][at.part] != MW_NONE)
        return;
    o->banks.list[o->banks.count] = (oracle_bank){.first = at};
    spread(o, at, o->banks.count++);
}

void oracle_find_banks(oracle *o)
{
    o->banks.count = 0;
    for_each_piece(o, forget);
    for_each_piece(o, begin_if_new);
    for_each_piece(o, count_piece);
    judge_all(o);
}

/* All circles of a tile lie in one of its pieces (MIST-23), and so do the
 * ghosts in them. */
static void count_ghosts(oracle *o, mw_spot at)
{
    if (oracle_piece(o, at).circles > 0)
        o->banks.list[o->banks.of[at.tile][at.part]].state.ghosts +=
            o->laid[at.tile].circle_ghosts;
}

void oracle_count_ghosts(oracle *o)
{
    for (int i = 0; i < o->banks.count; i++)
        o->banks.list[i].state.ghosts = 0;
    for_each_piece(o, count_ghosts);
}
