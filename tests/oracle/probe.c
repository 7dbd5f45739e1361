/* Well-formed actions whose fields are diced. */
#include "probe.h"

#include "oracle_legal.h"

enum field { ROTATION = 1, FIGURE = 2, PART = 4, EMPTY = 8, TILE = 16 };
enum { SOURCE = 32 };

/* What each type of action says. */
static const struct form {
    uint8_t type;
    unsigned fields;
} forms[] = {
    {MW_PLACE, ROTATION | EMPTY},
    {MW_FIGURE, FIGURE | PART},
    {MW_PASS, 0},
    {MW_END, 0},
    {MW_MOVE_MAGIC, FIGURE | TILE | PART},
    {MW_ASIDE, FIGURE},
    {MW_GHOST, TILE},
    {MW_GHOST, TILE | SOURCE},
    {MW_FORFEIT, 0},
    {MW_FORFEIT, SOURCE},
    {MW_FILL, SOURCE},
};
enum { FORMS = sizeof forms / sizeof forms[0] };

static mw_cell any_tile(const oracle *o, struct chance *chance)
{
    return o->laid[chance_below(chance, o->count)].cell;
}

static mw_cell beside_any_tile(const oracle *o, struct chance *chance)
{
    mw_cell cell = any_tile(o, chance);
    return mw_cell_beside(cell, (enum mw_side)chance_below(chance, MW_SIDES));
}

static mw_action of_form(const oracle *o, const struct form *form,
                         struct chance *chance)
{
    mw_action action = {.type = form->type};
    if (form->fields & ROTATION)
        action.rotation = (uint8_t)chance_below(chance, MW_SIDES);
    if (form->fields & FIGURE)
        action.figure = (uint8_t)chance_below(chance, MW_FIGURE_KINDS);
    if (form->fields & PART)
        action.part = (uint8_t)chance_below(chance, MW_PARTS_MAX);
    if (form->fields & EMPTY)
        action.cell = beside_any_tile(o, chance);
    if (form->fields & TILE)
        action.cell = any_tile(o, chance);
    if (form->fields & SOURCE) {
        action.source = any_tile(o, chance);
        action.from = (enum mw_ghost_source)(1 + chance_below(chance, 2));
    }
    return action;
}

mw_action probe_plain(int i)
{
    static const mw_action plain[PROBES_PLAIN] = {
        {.type = MW_PASS},
        {.type = MW_END},
        {.type = MW_FORFEIT},
        {.type = MW_ASIDE, .figure = MW_MAGE},
        {.type = MW_ASIDE, .figure = MW_WITCH},
        {.type = MW_ASIDE, .figure = MW_MAGIC_FIGURES},
    };
    return plain[i];
}

mw_action probe_random(const oracle *o, struct chance *chance)
{
    return of_form(o, &forms[chance_below(chance, FORMS)], chance);
}

/* Changes what may be changed: the rotation, the part, the tile of a part. */
static mw_action varied(const oracle *o, mw_action action,
                        struct chance *chance)
{
    if (action.type == MW_PLACE)
        action.rotation = (uint8_t)chance_below(chance, MW_SIDES);
    if (action.type == MW_FIGURE || action.type == MW_MOVE_MAGIC)
        action.part = (uint8_t)chance_below(chance, 8);
    if (action.type == MW_MOVE_MAGIC)
        action.cell = any_tile(o, chance);
    return action;
}

mw_action probe_disguise(const oracle *o, mw_action action,
                         struct chance *chance)
{
    if (chance_below(chance, 3) > 0)
        return action;
    for (int i = 0; i < 30; i++) {
        mw_action other = varied(o, action, chance);
        if (mw_action_equal(oracle_canonical(o, other), action))
            return other;
    }
    return action;
}
