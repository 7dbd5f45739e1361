/* Ghosts that go into circles and come out of them. */
#include "oracle_circles.h"

#include "oracle_ghosts.h"
#include "oracle_mist.h"

/* ---- filling the new circles ---- */

static int empty_circles(const oracle *o)
{
    int last = oracle_last(o);
    return o->face[last]->circles - o->laid[last].circle_ghosts;
}

static mw_action fill_from(const oracle *o, int tile, enum mw_ghost_source from)
{
    return (mw_action){
        .type = MW_FILL, .source = o->laid[tile].cell, .from = from};
}

/* A tile can give from a meeple and from its circles: these are two ways, but
 * its circles are one (BASE-19). Ghosts of whoever, of whatever bank. */
static void list_sources_around(const oracle *o, mw_actions *actions)
{
    int tiles[8];
    int count = oracle_around(o, o->laid[oracle_last(o)].cell, tiles);
    for (int i = 0; i < count; i++) {
        if (o->laid[tiles[i]].ghosts > 0)
            oracle_add(actions, fill_from(o, tiles[i], MW_FROM_MEEPLE));
        if (o->laid[tiles[i]].circle_ghosts > 0)
            oracle_add(actions, fill_from(o, tiles[i], MW_FROM_CIRCLES));
    }
}

static int ghosts_around(const oracle *o)
{
    int tiles[8];
    int ghosts = 0;
    int count = oracle_around(o, o->laid[oracle_last(o)].cell, tiles);
    for (int i = 0; i < count; i++)
        ghosts += o->laid[tiles[i]].ghosts + o->laid[tiles[i]].circle_ghosts;
    return ghosts;
}

/* Only ghosts from around are moved one by one; the supply's come at the end
 * of the step, for nobody has a say in them. */
int oracle_fill_owed(const oracle *o)
{
    int circles = empty_circles(o);
    int ghosts = ghosts_around(o);
    return ghosts < circles ? ghosts : circles;
}

static bool before(mw_cell one, mw_cell other)
{
    return one.y != other.y ? one.y < other.y : one.x < other.x;
}

/* All ghosts around go into circles: in which order makes no difference. The
 * northernmost goes first, of those in a row the westernmost. */
static void keep_first(mw_actions *actions)
{
    for (int i = 1; i < actions->count; i++)
        if (before(actions->list[i].source, actions->list[0].source))
            actions->list[0] = actions->list[i];
    actions->count = actions->count > 0;
}

void oracle_fill_list(const oracle *o, mw_actions *actions)
{
    list_sources_around(o, actions);
    if (ghosts_around(o) <= empty_circles(o))
        keep_first(actions);
}

void oracle_fill_apply(oracle *o, mw_action action)
{
    mw_tile *source = &o->laid[oracle_tile_at(o, action.source)];
    if (action.from == MW_FROM_MEEPLE)
        source->ghosts--;
    else
        source->circle_ghosts--;
    o->laid[oracle_last(o)].circle_ghosts++;
}

void oracle_fill_end(oracle *o)
{
    while (empty_circles(o) > 0 && o->ghosts > 0) {
        o->ghosts--;
        o->laid[oracle_last(o)].circle_ghosts++;
    }
}

/* ---- emptying circles ---- */

/* The judgement of the bank that a tile's circles lie in. */
static unsigned circles_judged(const oracle *o, int tile)
{
    for (int i = 0; i < oracle_piece_count(o, tile); i++)
        if (oracle_piece(o, oracle_spot(tile, i)).circles > 0)
            return oracle_bank_of(o, oracle_spot(tile, i))->judged;
    return 0;
}

/* CIRCLE-10; a tile without ghosts in circles gives none. */
static bool has_old_ghost(const oracle *o, int tile)
{
    return tile != oracle_last(o) && o->laid[tile].circle_ghosts > 0;
}

/* CIRCLE-3: continued banks that stay open, each tile's circles together. */
static bool gives_extra(const oracle *o, int tile)
{
    return has_old_ghost(o, tile) && circles_judged(o, tile) & MW_CONTINUED &&
           !(circles_judged(o, tile) & MW_CLOSED);
}

/* CIRCLE-5: those put there this turn too. */
static bool gives_for_close(const oracle *o, int tile)
{
    return o->laid[tile].circle_ghosts > 0 &&
           circles_judged(o, tile) & MW_CLOSED;
}

/* CIRCLE-4. */
static bool gives_for_limit(const oracle *o, int tile)
{
    return has_old_ghost(o, tile) && circles_judged(o, tile) & MW_LIMITED;
}

typedef bool (*gives)(const oracle *o, int tile);

/* All of them are due, so that their number is known when the step begins:
 * none is put into a circle before the turn ends. */
static int count_ghosts(const oracle *o, gives gives_one)
{
    int ghosts = 0;
    for (int tile = 0; tile < o->count; tile++)
        if (gives_one(o, tile))
            ghosts += o->laid[tile].circle_ghosts;
    return ghosts;
}

/* Where he has no choice the northernmost circle gives, of those in a row the
 * westernmost. */
static int first_giver(const oracle *o, gives gives_one)
{
    int first = MW_NONE;
    for (int tile = 0; tile < o->count; tile++)
        if (gives_one(o, tile) &&
            (first == MW_NONE ||
             before(o->laid[tile].cell, o->laid[first].cell)))
            first = tile;
    return first;
}

/* CIRCLE-6: what no meeple can take goes to the supply. */
static void list_takers(const oracle *o, enum oracle_whose whose,
                        mw_action action, mw_actions *actions)
{
    if (oracle_list_targets(o, whose, action, actions) > 0)
        return;
    action.type = MW_FORFEIT;
    oracle_add(actions, action);
}

/* The ghost leaves its circle before MIST-13 is looked at, so that there are
 * 15 at all times (MIST-24). */
static void hand_out_from(oracle *o, int tile, mw_action action)
{
    o->laid[tile].circle_ghosts--;
    if (action.type == MW_GHOST)
        oracle_haunt(o, action.cell);
    else
        o->ghosts++;
}

/* CIRCLE-3: one extra in all, however many banks there are. */
int oracle_extra_owed(const oracle *o)
{
    return count_ghosts(o, gives_extra) > 0;
}

/* Here alone he chooses the source, also when no meeple can take the ghost. */
void oracle_extra_list(const oracle *o, mw_actions *actions)
{
    for (int tile = 0; tile < o->count; tile++)
        if (gives_extra(o, tile))
            list_takers(o, ORACLE_OTHERS,
                        (mw_action){.source = o->laid[tile].cell,
                                    .from = MW_FROM_CIRCLES},
                        actions);
}

void oracle_extra_apply(oracle *o, mw_action action)
{
    hand_out_from(o, oracle_tile_at(o, action.source), action);
}

int oracle_close_owed(const oracle *o)
{
    return count_ghosts(o, gives_for_close);
}

void oracle_close_list(const oracle *o, mw_actions *actions)
{
    list_takers(o, ORACLE_OTHERS, (mw_action){0}, actions);
}

void oracle_close_apply(oracle *o, mw_action action)
{
    hand_out_from(o, first_giver(o, gives_for_close), action);
}

int oracle_release_owed(const oracle *o)
{
    return count_ghosts(o, gives_for_limit);
}

void oracle_release_list(const oracle *o, mw_actions *actions)
{
    list_takers(o, ORACLE_HIS_OWN, (mw_action){0}, actions);
}

void oracle_release_apply(oracle *o, mw_action action)
{
    hand_out_from(o, first_giver(o, gives_for_limit), action);
}
