/* Placing tiles and figures (BASE-4, BASE-6, BASE-7, MIST-6, MIST-16). */
#include "oracle_legal.h"

#include "oracle_features.h"

/* ---- a tile ---- */

static void list_rotations(const oracle *o, unsigned rotations, mw_cell cell,
                           mw_actions *actions)
{
    for (int rotation = 0; rotation < MW_SIDES; rotation++)
        if (rotations & 1u << rotation &&
            oracle_fits(o, o->hand, rotation, cell))
            oracle_add(actions, (mw_action){.type = MW_PLACE,
                                            .rotation = (uint8_t)rotation,
                                            .cell = cell});
}

void oracle_place_list(const oracle *o, mw_actions *actions)
{
    if (o->hand == MW_NONE)
        return;
    unsigned rotations = oracle_rotations(o, o->hand);
    for (int i = 0; i < o->frontier_count; i++)
        list_rotations(o, rotations, o->frontier[i], actions);
}

void oracle_place_apply(oracle *o, mw_action action)
{
    oracle_lay(o, action.cell, o->hand, action.rotation, o->player);
    o->hand = MW_NONE;
}

/* ---- a figure ---- */

/* Monasteries, castles and cemeteries are claimed alike (MIST-17, MIST-19). */
static bool claimable_kind(int kind)
{
    return kind != MW_RIVER && kind != MW_GARDEN;
}

/* BASE-6, BASE-20, MIST-6. */
static bool may_claim(const oracle *o, mw_spot at)
{
    const mw_part *part = oracle_part(o, at);
    return part->claimable && claimable_kind(part->kind) &&
           oracle_feature_of(o, at)->all_figures == 0;
}

/* A feature that comes to the tile twice is one way, named by the first part
 * of it that may be claimed (BASE-19). */
static int claim_of(const oracle *o, int part)
{
    int last = oracle_last(o);
    const int16_t *of = o->features.of[last];
    int first = MW_NONE;
    for (int i = 0; i < oracle_part_count(o, last); i++)
        if (of[i] == of[part] && may_claim(o, oracle_spot(last, i)) &&
            (first == MW_NONE || oracle_comes_first(o, oracle_spot(last, i),
                                                    oracle_spot(last, first))))
            first = i;
    return first;
}

static void list_claims(const oracle *o, int figure, mw_actions *actions)
{
    for (int i = 0; i < oracle_part_count(o, oracle_last(o)); i++)
        if (claim_of(o, i) == i)
            oracle_add(actions, (mw_action){.type = MW_FIGURE,
                                            .figure = (uint8_t)figure,
                                            .part = (uint8_t)i});
}

/* To place none is always a way; with none in supply it is the only one. The
 * kinds of figures are different outcomes (MIST-16). */
void oracle_figure_list(const oracle *o, mw_actions *actions)
{
    oracle_add(actions, (mw_action){.type = MW_PASS});
    for (int figure = MW_MEEPLE; figure < MW_FIGURE_KINDS; figure++)
        if (o->supply[o->player][figure] > 0)
            list_claims(o, figure, actions);
}

void oracle_figure_apply(oracle *o, mw_action action)
{
    mw_tile *tile = &o->laid[oracle_last(o)];
    if (action.type == MW_PASS)
        return;
    o->supply[o->player][action.figure]--;
    tile->figure = action.figure;
    tile->owner = (uint8_t)o->player;
    tile->part = action.part;
}

void oracle_end_list(const oracle *o, mw_actions *actions)
{
    (void)o;
    oracle_add(actions, (mw_action){.type = MW_END});
}

/* ---- the same outcome, said otherwise ---- */

/* Any part of a feature names it. */
static mw_action first_of_feature(const oracle *o, mw_action action)
{
    int tile = oracle_tile_at(o, action.cell);
    if (tile == MW_NONE || action.part >= oracle_part_count(o, tile))
        return action;
    mw_spot first = oracle_feature_of(o, oracle_spot(tile, action.part))->first;
    action.cell = o->laid[first.tile].cell;
    action.part = first.part;
    return action;
}

static mw_action first_claim(const oracle *o, mw_action action)
{
    mw_spot at = oracle_spot(oracle_last(o), action.part);
    if (action.part >= oracle_part_count(o, at.tile) || !may_claim(o, at))
        return action;
    action.part = (uint8_t)claim_of(o, action.part);
    return action;
}

mw_action oracle_canonical(const oracle *o, mw_action action)
{
    if (action.type == MW_PLACE && o->step == MW_STEP_PLACE)
        action.rotation =
            (uint8_t)oracle_lowest_rotation(o, o->hand, action.rotation);
    if (action.type == MW_MOVE_MAGIC && o->step == MW_STEP_MAGIC)
        return first_of_feature(o, action);
    if (action.type == MW_FIGURE && o->step == MW_STEP_FIGURE)
        return first_claim(o, action);
    return action;
}
