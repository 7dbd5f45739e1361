/* Moves of the magic figures. */
#include "oracle_magic.h"

bool oracle_magic_met(const oracle *o)
{
    if (!o->magic_on[MW_MAGE] || !o->magic_on[MW_WITCH])
        return false;
    return oracle_feature_of(o, o->magic[MW_MAGE]) ==
           oracle_feature_of(o, o->magic[MW_WITCH]);
}

/* A meeting and a symbol are settled by one move (MAGIC-6). */
int oracle_magic_owed(const oracle *o)
{
    int last = o->laid[oracle_last(o)].design;
    return o->pictures->list[last].magic || oracle_magic_met(o);
}

/* MAGIC-2, MAGIC-3. */
static bool is_eligible(const oracle_feature *feature)
{
    return (feature->kind == MW_ROAD || feature->kind == MW_CITY) &&
           !feature->complete && !feature->magic[MW_MAGE] &&
           !feature->magic[MW_WITCH];
}

/* MAGIC-4: either figure, wherever it is. In a meeting both are on the board,
 * so that this holds for MAGIC-6 as well. */
static void list_moves_to(const oracle *o, mw_spot at, mw_actions *actions)
{
    for (int figure = 0; figure < MW_MAGIC_FIGURES; figure++)
        oracle_add(actions, (mw_action){.type = MW_MOVE_MAGIC,
                                        .figure = (uint8_t)figure,
                                        .part = at.part,
                                        .cell = o->laid[at.tile].cell});
}

/* MAGIC-5: only one that is on the board can come off it. With none there is
 * nothing to do, and the step is over. */
static void list_aside(const oracle *o, mw_actions *actions)
{
    for (int figure = 0; figure < MW_MAGIC_FIGURES; figure++)
        if (o->magic_on[figure])
            oracle_add(actions, (mw_action){.type = MW_ASIDE,
                                            .figure = (uint8_t)figure});
}

void oracle_magic_list(const oracle *o, mw_actions *actions)
{
    for (int i = 0; i < o->features.count; i++)
        if (is_eligible(&o->features.list[i]))
            list_moves_to(o, o->features.list[i].first, actions);
    if (actions->count == 0)
        list_aside(o, actions);
}

void oracle_magic_apply(oracle *o, mw_action action)
{
    o->magic_on[action.figure] = action.type == MW_MOVE_MAGIC;
    if (action.type == MW_MOVE_MAGIC)
        o->magic[action.figure] =
            oracle_spot(oracle_tile_at(o, action.cell), action.part);
}
