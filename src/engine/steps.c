/* Placing a tile, placing a figure, ending the turn. */
#include "steps.h"

#include <assert.h>

#include "events.h"
#include "feature.h"
#include "ghost.h"
#include "grid.h"
#include "magic.h"
#include "modules.h"
#include "score.h"

/* ---- place a tile (BASE-4) ---- */

/* A placement for each of the cells given as bits. */
static mw_action *list_cells(const mw_cell *cells, uint64_t which,
                             mw_action place, mw_action *next)
{
    for (; which != 0; which &= which - 1) {
        place.cell = cells[lowest_bit(which)];
        *next++ = place;
    }
    return next;
}

static void list_places(const mw_game *game, mw_actions *actions)
{
    const struct mw_design *design = design_of(game, game->hand);
    const struct open_block *blocks = block_const(game);
    mw_action *next = actions->list;
    for (int k = 0; k < design->rotation_count; k++) {
        uint8_t rotation = design->rotations[k];
        mw_action place = {.type = MW_PLACE, .rotation = rotation};
        for (int i = 0; i < grid_blocks(game); i++) {
            const mw_cell *cells =
                &frontier_const(game)[(size_t)i * BLOCK_CELLS];
            next = list_cells(
                cells, grid_block_fits(&blocks[i], design->sides[rotation]),
                place, next);
        }
    }
    actions->count = (int)(next - actions->list);
    assert(actions->count <= MW_MAX_ACTIONS);
}

/* Says which side does not match, and what lies there. */
static mw_status check_sides(const mw_game *game, int open, uint32_t sides)
{
    for (int side = 0; side < MW_SIDES; side++) {
        if (grid_accepts(game, open, side, sides >> (8 * side) & 0xff))
            continue;
        unsigned there = 0;
        while (!grid_accepts(game, open, side, there))
            there++;
        return (mw_status)(MW_MISMATCH + 4 * side + (int)there);
    }
    return MW_OK;
}

static mw_status check_place(const mw_game *game, mw_action action)
{
    if (action.type != MW_PLACE)
        return MW_NOT_THIS_STEP;
    if (action.rotation > 3)
        return MW_BAD_ACTION;
    int open = grid_open_at(game, action.cell);
    if (open == MW_NONE)
        return grid_tile_at(game, action.cell) == MW_NONE ? MW_CELL_ALONE
                                                          : MW_CELL_TAKEN;
    return check_sides(game, open,
                       design_of(game, game->hand)->sides[action.rotation]);
}

static void apply_place(mw_game *game, mw_action action, mw_events *events)
{
    int rotation = design_of(game, game->hand)->lowest[action.rotation];
    int tile = grid_lay(game, action.cell, game->hand, rotation, game->player);
    feature_join_tile(game, tile);
    mw_event *event = events_add(events, MW_EVENT_PLACED, game->player);
    if (event != NULL) {
        event->design = (uint8_t)game->hand;
        event->spot = (mw_spot){(uint8_t)tile, 0};
    }
    game->hand = MW_NONE;
    modules_lay(game, tile, events);
}

/* ---- place a figure (BASE-6, BASE-7) ---- */

/* What a figure can claim at all. A garden waits for an abbot (BASE-20). */
static const bool CLAIMABLE[MW_KINDS] = {
    [MW_ROAD] = true,      [MW_CITY] = true,   [MW_FIELD] = true,
    [MW_MONASTERY] = true, [MW_CASTLE] = true, [MW_CEMETERY] = true,
};

/* The parts of the last tile: their facts and their nodes, index by index. */
struct last_parts {
    int count;
    const mw_part *facts;
    const struct node *nodes;
};

static struct last_parts parts_of_last(const mw_game *game)
{
    const struct laid *laid = &laid_const(game)[last_laid(game)];
    const struct mw_design *design = design_of(game, laid->design);
    return (struct last_parts){.count = design->part_count,
                               .facts = design->parts[laid->rotation],
                               .nodes = &node_const(game)[laid->first_node]};
}

static mw_status check_claim(const mw_game *game, int part)
{
    struct last_parts last = parts_of_last(game);
    if (!CLAIMABLE[last.facts[part].kind] || !last.facts[part].claimable)
        return MW_NOT_CLAIMABLE;
    int root = last.nodes[part].root;
    return node_const(game)[root].figures > 0 ? MW_FEATURE_TAKEN : MW_OK;
}

/* Of the claimable parts that belong to one feature the first by name stands
 * for all: they are one outcome (BASE-19). */
static int claim_stand_in(const mw_game *game, int part)
{
    struct last_parts last = parts_of_last(game);
    int best = part;
    for (int other = 0; other < last.count; other++) {
        bool is_before = (last.nodes[other].root == last.nodes[part].root) &
                         last.facts[other].claimable &
                         (last.facts[other].slot < last.facts[best].slot);
        best = is_before ? other : best;
    }
    return best;
}

static void list_figures(const mw_game *game, mw_actions *actions)
{
    actions_add(actions, (mw_action){.type = MW_PASS});
    const uint8_t *supply = game->player_of[game->player].supply;
    if (supply[MW_MEEPLE] == 0 && supply[MW_GUARD] == 0)
        return;
    int parts = parts_of_last(game).count;
    for (int part = 0; part < parts; part++) {
        if (check_claim(game, part) != MW_OK ||
            claim_stand_in(game, part) != part)
            continue;
        for (int figure = MW_MEEPLE; figure <= MW_GUARD; figure++) {
            if (supply[figure] > 0)
                actions_add(actions, (mw_action){.type = MW_FIGURE,
                                                 .figure = (uint8_t)figure,
                                                 .part = (uint8_t)part});
        }
    }
}

static mw_status check_figure(const mw_game *game, mw_action action)
{
    if (action.type == MW_PASS)
        return MW_OK;
    if (action.type != MW_FIGURE)
        return MW_NOT_THIS_STEP;
    if (action.figure != MW_MEEPLE && action.figure != MW_GUARD)
        return MW_BAD_ACTION;
    if (action.part >= parts_of_last(game).count)
        return MW_NO_SUCH_PART;
    if (game->player_of[game->player].supply[action.figure] == 0)
        return MW_NO_FIGURE_LEFT;
    return check_claim(game, action.part);
}

static void put_figure(mw_game *game, mw_action action, mw_events *events)
{
    int part = claim_stand_in(game, action.part);
    int tile = last_laid(game);
    struct laid *laid = &laid_array(game)[tile];
    laid->figure = action.figure;
    laid->owner = game->player;
    laid->part = (uint8_t)part;
    tile_set_put(&game->standing, tile, true);
    int root = feature_root(game, feature_node(game, tile, part));
    node_array(game)[root].figures++;
    game->player_of[game->player].supply[action.figure]--;
    mw_event *event = events_add(events, MW_EVENT_FIGURE, game->player);
    if (event != NULL) {
        event->figure = action.figure;
        event->spot = (mw_spot){(uint8_t)tile, (uint8_t)part};
    }
}

static void apply_figure(mw_game *game, mw_action action, mw_events *events)
{
    if (action.type == MW_FIGURE)
        put_figure(game, action, events);
    score_completed(game, events);
}

/* ---- end the turn (BASE-14, BASE-21) ---- */

static void list_end(const mw_game *game, mw_actions *actions)
{
    (void)game;
    actions_add(actions, (mw_action){.type = MW_END});
}

static mw_status check_end(const mw_game *game, mw_action action)
{
    (void)game;
    return action.type == MW_END ? MW_OK : MW_NOT_THIS_STEP;
}

static bool draw(mw_game *game, mw_events *events)
{
    while (game->stack_next < game->stack_count) {
        uint8_t design = stack_const(game)[game->stack_next++];
        bool fits = grid_fits_somewhere(game, design);
        mw_event *event = events_add(
            events, fits ? MW_EVENT_DRAWN : MW_EVENT_DISCARDED, game->player);
        if (event != NULL)
            event->design = design;
        if (fits) {
            game->hand = design;
            return true;
        }
        discard_array(game)[game->discard_count++] = design;
    }
    return false;
}

bool step_begin_turn(mw_game *game, mw_events *events)
{
    if (!draw(game, events))
        return false;
    game->turn++;
    game->step = MW_STEP_PLACE;
    events_add(events, MW_EVENT_TURN, game->player);
    return true;
}

void step_end_game(mw_game *game, mw_events *events)
{
    game->step = MW_STEP_OVER;
    score_final(game, events);
    modules_final(game, events);
    events_add(events, MW_EVENT_OVER, game->player);
}

static void apply_end(mw_game *game, mw_action action, mw_events *events)
{
    (void)action;
    uint8_t mover = game->player;
    game->player = (uint8_t)((game->player + 1) % game->players);
    if (step_begin_turn(game, events))
        return;
    game->player = mover;
    step_end_game(game, events);
}

/* ---- the table ---- */

/* A turn goes down the rows; the last one leads to the next turn by itself. */
static const struct step STEPS[] = {
    [MW_STEP_PLACE] = {MW_BASE, NULL, NULL, list_places, check_place,
                       apply_place},
    [MW_STEP_MAGIC] = {MW_MAGIC, magic_enter, magic_due, magic_list,
                       magic_check, magic_apply},
    [MW_STEP_OWN] = {MW_CIRCLE, ghost_enter_own, ghost_due, ghost_list,
                     ghost_check, ghost_apply},
    [MW_STEP_FILL] = {MW_CIRCLE, ghost_enter_fill, ghost_fill_due,
                      ghost_fill_list, ghost_fill_check, ghost_fill_apply},
    [MW_STEP_CONTINUE] = {MW_MIST, ghost_enter_continue, ghost_due, ghost_list,
                          ghost_check, ghost_apply},
    [MW_STEP_EXTRA] = {MW_CIRCLE, ghost_enter_extra, ghost_due, ghost_list,
                       ghost_check, ghost_apply},
    [MW_STEP_CLOSE] = {MW_CIRCLE, NULL, ghost_due, ghost_list, ghost_check,
                       ghost_apply},
    [MW_STEP_LIMIT] = {MW_MIST, ghost_enter_limit, ghost_due, ghost_list,
                       ghost_check, ghost_apply},
    [MW_STEP_RELEASE] = {MW_CIRCLE, NULL, ghost_due, ghost_list, ghost_check,
                         ghost_apply},
    [MW_STEP_FIGURE] = {MW_BASE, NULL, NULL, list_figures, check_figure,
                        apply_figure},
    [MW_STEP_END] = {MW_BASE, NULL, NULL, list_end, check_end, apply_end},
};

const struct step *step_now(const mw_game *game)
{
    return game->step < MW_STEP_OVER ? &STEPS[game->step] : NULL;
}

/* Makes this the step the game is in; false if nothing is due in it. */
static bool enter(mw_game *game, unsigned step, mw_events *events)
{
    const struct step *row = &STEPS[step];
    if (!(game->modules & row->module))
        return false;
    game->step = (uint8_t)step;
    game->owed = 0;
    if (row->enter != NULL)
        row->enter(game, events);
    return row->due == NULL || row->due(game);
}

void step_on(mw_game *game, mw_events *events)
{
    unsigned step = game->step;
    if (STEPS[step].due != NULL && STEPS[step].due(game))
        return;
    do {
        step++;
    } while (!enter(game, step, events));
}
