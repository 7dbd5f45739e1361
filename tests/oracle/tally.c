/* Counts of rare things. */
#include "tally.h"

#include <stdio.h>
#include <string.h>

#include "oracle_magic.h"
#include "oracle_turn.h"
#include "policy.h"

static const char *const names[RARITIES] = {
    [RARE_MEETING] = "mage and witch meet",
    [RARE_MEETING_WITH_SYMBOL] = "... on a tile with the symbol",
    [RARE_MEETING_WITHOUT_PLACE] = "... and one has to go aside",
    [RARE_SYMBOL_WITHOUT_PLACE] = "symbol, and one has to go aside",
    [RARE_SYMBOL_IDLE] = "symbol, and nothing to do",
    [RARE_MAGIC_SCORED] = "magic figures on completed features",
    [RARE_THIRD_GHOST] = "third ghosts on others' meeples",
    [RARE_THIRD_GHOST_OF_HIS_OWN] = "third ghosts on his own",
    [RARE_EMPTY_SUPPLY] = "placements with an empty ghost supply",
    [RARE_CLOSE] = "placements that close a bank",
    [RARE_CONTINUE_AND_LIMIT] = "... that continue and limit",
    [RARE_CLOSE_AND_LIMIT] = "... that close and limit",
    [RARE_OWN] = "ghosts of CIRCLE-1",
    [RARE_FILL] = "fills with one source",
    [RARE_FILL_CHOICE] = "fills with a choice",
    [RARE_EXTRA] = "extra ghosts from one source",
    [RARE_EXTRA_CHOICE] = "extra ghosts with a choice of source",
    [RARE_CLOSE_CIRCLE] = "ghosts from circles of closed banks",
    [RARE_RELEASE] = "ghosts from circles of limited banks",
    [RARE_FORFEIT] = "forfeits",
    [RARE_GUARD] = "guards for keepers",
    [RARE_DISCARD] = "discards",
};

static bool several_sources(const mw_actions *actions)
{
    for (int i = 1; i < actions->count; i++)
        if (!mw_cell_equal(actions->list[i].source, actions->list[0].source))
            return true;
    return false;
}

static void count_magic(struct tally *tally, const oracle *o, mw_action action)
{
    bool met = oracle_magic_met(o);
    bool aside = action.type == MW_ASIDE;
    int last = o->laid[oracle_last(o)].design;
    tally->rare[RARE_MEETING] += met;
    tally->rare[RARE_MEETING_WITHOUT_PLACE] += met && aside;
    tally->rare[RARE_MEETING_WITH_SYMBOL] +=
        met && o->pictures->list[last].magic;
    tally->rare[RARE_SYMBOL_WITHOUT_PLACE] += !met && aside;
}

static void count_step(struct tally *tally, const oracle *o,
                       const mw_actions *actions)
{
    if (o->step == MW_STEP_OWN)
        tally->rare[RARE_OWN]++;
    if (o->step == MW_STEP_FILL)
        tally->rare[actions->count > 1 ? RARE_FILL_CHOICE : RARE_FILL]++;
    if (o->step == MW_STEP_EXTRA)
        tally
            ->rare[several_sources(actions) ? RARE_EXTRA_CHOICE : RARE_EXTRA]++;
    if (o->step == MW_STEP_CLOSE)
        tally->rare[RARE_CLOSE_CIRCLE]++;
    if (o->step == MW_STEP_RELEASE)
        tally->rare[RARE_RELEASE]++;
}

static void count_ghost(struct tally *tally, const oracle *o, mw_action action)
{
    const mw_tile *target = &o->laid[oracle_tile_at(o, action.cell)];
    if (target->ghosts + 1 < ORACLE_THIRD)
        return;
    tally->rare[target->owner == o->player ? RARE_THIRD_GHOST_OF_HIS_OWN
                                           : RARE_THIRD_GHOST]++;
}

struct before before_action(const oracle *o)
{
    struct before before = {.step = o->step};
    memcpy(before.score, o->score, sizeof before.score);
    memcpy(before.guards, o->guards, sizeof before.guards);
    memcpy(before.magic_on, o->magic_on, sizeof before.magic_on);
    return before;
}

void tally_before(struct tally *tally, const oracle *o, mw_action action)
{
    tally->actions++;
    count_step(tally, o, oracle_legal(o));
    if (o->step == MW_STEP_MAGIC)
        count_magic(tally, o, action);
    if (action.type == MW_GHOST)
        count_ghost(tally, o, action);
    tally->rare[RARE_FORFEIT] += action.type == MW_FORFEIT;
}

static bool has(unsigned judged, unsigned bits)
{
    return (judged & bits) == bits;
}

static void count_place(struct tally *tally, const oracle *o)
{
    unsigned judged = o->banks.judged;
    int last = o->laid[oracle_last(o)].design;
    tally->rare[RARE_SYMBOL_IDLE] +=
        o->pictures->list[last].magic && o->step != MW_STEP_MAGIC;
    tally->rare[RARE_CLOSE] += has(judged, MW_CLOSED);
    tally->rare[RARE_CONTINUE_AND_LIMIT] +=
        has(judged, MW_CONTINUED | MW_LIMITED);
    tally->rare[RARE_CLOSE_AND_LIMIT] += has(judged, MW_CLOSED | MW_LIMITED);
    tally->rare[RARE_EMPTY_SUPPLY] +=
        o->ghosts == 0 && o->setup.modules & MW_MIST;
}

void tally_after(struct tally *tally, const struct before *before,
                 const oracle *o, mw_action action)
{
    if (action.type == MW_PLACE)
        count_place(tally, o);
    if (before->step != MW_STEP_FIGURE)
        return;
    for (int i = 0; i < MW_MAGIC_FIGURES; i++)
        tally->rare[RARE_MAGIC_SCORED] +=
            before->magic_on[i] && !o->magic_on[i];
    for (int i = 0; i < MW_PLAYERS_MAX; i++)
        tally->rare[RARE_GUARD] += before->guards[i] - o->guards[i];
}

void tally_print(const struct tally *tally, const char *name)
{
    printf("%s: %ld games, %ld actions compared\n", name, tally->games,
           tally->actions);
    for (enum policy i = 0; i < POLICIES; i++)
        printf("  %10ld games, %ld actions by the policy %s\n",
               tally->policy_games[i], tally->policy_actions[i],
               policy_name(i));
    for (int i = 0; i < RARITIES; i++)
        if (tally->rare[i] > 0)
            printf("  %10ld %s\n", tally->rare[i], names[i]);
}
