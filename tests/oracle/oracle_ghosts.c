/* Handing out ghosts from the supply. */
#include "oracle_ghosts.h"

#include "oracle_mist.h"

/* MIST-12: only meeples are haunted. */
static bool is_target(const oracle *o, enum oracle_whose whose, int tile)
{
    const mw_tile *at = &o->laid[tile];
    bool his = at->owner == o->player;
    return at->figure == MW_MEEPLE && his == (whose == ORACLE_HIS_OWN);
}

int oracle_list_targets(const oracle *o, enum oracle_whose whose,
                        mw_action action, mw_actions *actions)
{
    int count = 0;
    action.type = MW_GHOST;
    for (int tile = 0; tile < o->count; tile++)
        if (is_target(o, whose, tile)) {
            action.cell = o->laid[tile].cell;
            oracle_add(actions, action);
            count++;
        }
    return count;
}

/* MIST-13: the meeple is gone before anything else is asked, so that its place
 * is free in this very turn. */
void oracle_haunt(oracle *o, mw_cell cell)
{
    int tile = oracle_tile_at(o, cell);
    o->laid[tile].ghosts++;
    if (o->laid[tile].ghosts == ORACLE_THIRD)
        oracle_send_home(o, tile);
}

/* CIRCLE-1: as many as the tile has circles, if it limits their bank. */
int oracle_own_owed(const oracle *o)
{
    int last = oracle_last(o);
    for (int i = 0; i < oracle_piece_count(o, last); i++) {
        mw_spot piece = oracle_spot(last, i);
        if (oracle_piece(o, piece).circles > 0 &&
            oracle_bank_of(o, piece)->judged & MW_LIMITED)
            return o->face[last]->circles;
    }
    return 0;
}

/* MIST-10: one of each, however many banks are concerned. */
int oracle_continue_owed(const oracle *o)
{
    return (o->banks.judged & MW_CONTINUED) != 0;
}

int oracle_limit_owed(const oracle *o)
{
    return (o->banks.judged & MW_LIMITED) != 0;
}

/* MIST-11: no ghost in the supply or no meeple, then it is skipped. CIRCLE-6:
 * both are looked at anew for each ghost, for this is asked again each time. */
void oracle_own_list(const oracle *o, mw_actions *actions)
{
    if (o->ghosts > 0)
        oracle_list_targets(o, ORACLE_HIS_OWN, (mw_action){0}, actions);
}

void oracle_continue_list(const oracle *o, mw_actions *actions)
{
    if (o->ghosts > 0)
        oracle_list_targets(o, ORACLE_OTHERS, (mw_action){0}, actions);
}

void oracle_supply_apply(oracle *o, mw_action action)
{
    o->ghosts--;
    oracle_haunt(o, action.cell);
}
