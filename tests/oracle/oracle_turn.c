/* The steps of a turn in their order, and what begins and ends a game. */
#include "oracle_turn.h"

#include <string.h>

#include "oracle_circles.h"
#include "oracle_features.h"
#include "oracle_ghosts.h"
#include "oracle_legal.h"
#include "oracle_magic.h"
#include "oracle_mist.h"
#include "oracle_scoring.h"

/* ---- looking ---- */

/* What hangs together changes with a tile only, what stands there with every
 * action. */
static void look(oracle *o)
{
    oracle_count_figures(o);
    oracle_count_ghosts(o);
}

static void look_at_new_tile(oracle *o)
{
    oracle_find_frontier(o);
    oracle_find_features(o);
    oracle_find_banks(o);
}

/* ---- set-up ---- */

/* A set belongs to the module of its name. */
static bool plays(const oracle *o, const oracle_picture *picture)
{
    static const struct module {
        const char *set;
        unsigned bit;
    } modules[] = {{"base", MW_BASE},
                   {"magic", MW_MAGIC},
                   {"mist", MW_MIST},
                   {"circle", MW_CIRCLE}};
    for (size_t i = 0; i < sizeof modules / sizeof modules[0]; i++)
        if (strcmp(picture->set, modules[i].set) == 0)
            return o->setup.modules & modules[i].bit;
    return false;
}

/* A quarter of the 2x2 start tile is never drawn, and the base start tile
 * leaves the game for it (MIST-1). */
static void count_out(oracle *o)
{
    for (int i = 0; i < o->pictures->count; i++) {
        const oracle_picture *picture = &o->pictures->list[i];
        if (plays(o, picture) && picture->quarter == MW_NONE)
            o->left[i] = picture->copies - picture->starts;
    }
}

/* The upper left quarter of a square lies at 0,0; quarters are told apart row
 * by row. MW_NONE: the start tile of the base game. */
static void lay_start(oracle *o, int quarter, mw_cell cell)
{
    for (int i = 0; i < o->pictures->count; i++) {
        const oracle_picture *picture = &o->pictures->list[i];
        if (plays(o, picture) && picture->starts && picture->quarter == quarter)
            oracle_lay(o, cell, i, 0, MW_NONE);
    }
}

static void lay_starts(oracle *o)
{
    if (!(o->setup.modules & MW_MIST))
        lay_start(o, MW_NONE, (mw_cell){0, 0});
    else
        for (int i = 0; i < 4; i++)
            lay_start(o, i, (mw_cell){(int16_t)(i % 2), (int16_t)(i / 2)});
}

/* MIST-2. */
static void hand_out_figures(oracle *o)
{
    bool mist = o->setup.modules & MW_MIST;
    o->ghosts = mist ? ORACLE_GHOSTS : 0;
    for (int i = 0; i < o->setup.players; i++) {
        o->supply[i][MW_MEEPLE] = mist ? 5 : 7;
        o->supply[i][MW_GUARD] = mist ? 2 : 0;
        o->guards[i] = mist ? ORACLE_GUARDS : 0;
    }
}

void oracle_start(oracle *o, const oracle_pictures *pictures,
                  const mw_setup *setup)
{
    memset(o, 0, sizeof *o);
    o->pictures = pictures;
    o->setup = *setup;
    o->hand = MW_NONE;
    count_out(o);
    hand_out_figures(o);
    lay_starts(o);
    look_at_new_tile(o);
    look(o);
}

/* ---- the steps ---- */

static int once(const oracle *o)
{
    (void)o;
    return 1;
}

static void list_nothing(const oracle *o, mw_actions *actions)
{
    (void)o;
    (void)actions;
}

static void ignore(oracle *o, mw_action action)
{
    (void)o;
    (void)action;
}

/* The order of one turn. A step is over when nothing more is owed in it, or
 * when nothing can be done. */
static const struct step {
    int (*owed)(const oracle *o);
    void (*list)(const oracle *o, mw_actions *actions);
    void (*apply)(oracle *o, mw_action action);
    void (*end)(oracle *o);
} steps[] = {
    [MW_STEP_PLACE] = {once, oracle_place_list, oracle_place_apply, NULL},
    [MW_STEP_MAGIC] = {oracle_magic_owed, oracle_magic_list, oracle_magic_apply,
                       NULL},
    [MW_STEP_OWN] = {oracle_own_owed, oracle_own_list, oracle_supply_apply,
                     NULL},
    [MW_STEP_FILL] = {oracle_fill_owed, oracle_fill_list, oracle_fill_apply,
                      oracle_fill_end},
    [MW_STEP_CONTINUE] = {oracle_continue_owed, oracle_continue_list,
                          oracle_supply_apply, NULL},
    [MW_STEP_EXTRA] = {oracle_extra_owed, oracle_extra_list, oracle_extra_apply,
                       NULL},
    [MW_STEP_CLOSE] = {oracle_close_owed, oracle_close_list, oracle_close_apply,
                       NULL},
    [MW_STEP_LIMIT] = {oracle_limit_owed, oracle_own_list, oracle_supply_apply,
                       NULL},
    [MW_STEP_RELEASE] = {oracle_release_owed, oracle_release_list,
                         oracle_release_apply, NULL},
    [MW_STEP_FIGURE] = {once, oracle_figure_list, oracle_figure_apply,
                        oracle_score_completed},
    [MW_STEP_END] = {once, oracle_end_list, ignore, NULL},
    [MW_STEP_OVER] = {once, list_nothing, ignore, NULL},
};

static void list_legal(oracle *o)
{
    o->legal.count = 0;
    if (o->owed > 0)
        steps[o->step].list(o, &o->legal);
}

const mw_actions *oracle_legal(const oracle *o)
{
    return &o->legal;
}

static void next_step(oracle *o)
{
    if (steps[o->step].end != NULL) {
        steps[o->step].end(o);
        look(o);
    }
    o->step = o->step == MW_STEP_END ? MW_STEP_PLACE : o->step + 1;
    o->owed = steps[o->step].owed(o);
}

/* The first step lists nothing while the tile is not drawn yet, but waits. */
static bool step_is_over(oracle *o)
{
    list_legal(o);
    return o->owed <= 0 || (o->legal.count == 0 && o->step != MW_STEP_PLACE);
}

bool oracle_accepts(const oracle *o, mw_action action)
{
    mw_action same = oracle_canonical(o, action);
    for (int i = 0; i < o->legal.count; i++)
        if (oracle_same_action(o->legal.list[i], same))
            return true;
    return false;
}

void oracle_apply(oracle *o, mw_action action)
{
    steps[o->step].apply(o, oracle_canonical(o, action));
    o->owed--;
    if (action.type == MW_PLACE)
        look_at_new_tile(o);
    look(o);
    while (step_is_over(o))
        next_step(o);
}

/* ---- the draw ---- */

const char *oracle_discard(oracle *o, int design)
{
    if (o->left[design]-- <= 0)
        return "a tile was discarded that the stack does not hold";
    return oracle_fits_nowhere(o, design) ? NULL
                                          : "a tile was discarded that fits";
}

/* A turn begins with its draw, and the seats follow each other (BASE-21). */
const char *oracle_draw(oracle *o, int design)
{
    if (o->left[design]-- <= 0)
        return "a tile was drawn that the stack does not hold";
    o->hand = design;
    o->owed = 1;
    o->player = o->turn++ % o->setup.players;
    list_legal(o);
    return oracle_fits_nowhere(o, design) ? "the tile in hand fits nowhere"
                                          : NULL;
}

/* BASE-14: no new turn begins, and the last player stays the active one. */
const char *oracle_draw_none(oracle *o)
{
    for (int i = 0; i < o->pictures->count; i++)
        if (o->left[i] > 0)
            return "the game ended with tiles in the stack";
    oracle_score_finally(o);
    o->step = MW_STEP_OVER;
    list_legal(o);
    return NULL;
}
