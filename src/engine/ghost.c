/* Handing out ghosts.
 *
 * The steps differ in whom the ghosts go to, where they come from and how
 * many are owed: a row each below. Everything else is the same for all. */
#include "ghost.h"

#include <assert.h>

#include "events.h"
#include "feature.h"
#include "grid.h"
#include "mist.h"
#include "score.h"

enum { GHOSTS_DRIVE_OFF = 3 };

enum source {
    SUPPLY,          /* one after another while any is owed */
    ONE_OF_CIRCLES,  /* one old ghost, the source is his choice (CIRCLE-3) */
    CLOSED_CIRCLES,  /* all in the circles of closed banks (CIRCLE-5) */
    LIMITED_CIRCLES, /* all old ones in limited banks (CIRCLE-4) */
};

struct hand_out {
    bool to_own; /* to his own meeples, else to those of other players */
    enum source source;
};

static const struct hand_out HAND_OUTS[] = {
    [MW_STEP_OWN] = {true, SUPPLY},
    [MW_STEP_CONTINUE] = {false, SUPPLY},
    [MW_STEP_EXTRA] = {false, ONE_OF_CIRCLES},
    [MW_STEP_CLOSE] = {false, CLOSED_CIRCLES},
    [MW_STEP_LIMIT] = {true, SUPPLY},
    [MW_STEP_RELEASE] = {true, LIMITED_CIRCLES},
};

static const struct hand_out *row_now(const mw_game *game)
{
    return &HAND_OUTS[game->step];
}

/* ---- who can take a ghost (MIST-12: meeples only, never guards) ---- */

static bool is_target(const mw_game *game, int tile, bool own)
{
    const struct laid *laid = &laid_const(game)[tile];
    return laid->figure == MW_MEEPLE && (laid->owner == game->player) == own;
}

/* The first target from this tile on, or MW_NONE. */
static int target_from(const mw_game *game, int tile, bool own)
{
    tile = tile_set_from(&game->standing, tile);
    while (tile != MW_NONE && !is_target(game, tile, own))
        tile = tile_set_from(&game->standing, tile + 1);
    return tile;
}

static bool any_target(const mw_game *game, bool own)
{
    return target_from(game, 0, own) != MW_NONE;
}

/* ---- which circles give one ---- */

/* What must have happened to a bank for its circles to give. */
static const unsigned GIVES_WHEN[] = {[ONE_OF_CIRCLES] = MW_CONTINUED,
                                      [CLOSED_CIRCLES] = MW_CLOSED,
                                      [LIMITED_CIRCLES] = MW_LIMITED};

/* Do the ghosts in this tile's circles go? An old ghost lies on any tile but
 * the one just placed (CIRCLE-10). */
static bool gives(const mw_game *game, int tile, enum source source)
{
    unsigned judged = mist_judge_root(game, mist_circle_root(game, tile));
    bool open = source != ONE_OF_CIRCLES || !(judged & MW_CLOSED);
    bool old = source == CLOSED_CIRCLES || tile != last_laid(game);
    return (judged & GIVES_WHEN[source]) && open && old;
}

/* The first tile from this one on that gives, or MW_NONE. */
static int giver_from(const mw_game *game, int tile, enum source source)
{
    tile = tile_set_from(&game->circled, tile);
    while (tile != MW_NONE && !gives(game, tile, source))
        tile = tile_set_from(&game->circled, tile + 1);
    return tile;
}

static bool above_or_left(mw_cell one, mw_cell other)
{
    return one.y < other.y || (one.y == other.y && one.x < other.x);
}

/* The uppermost, then leftmost tile that gives, or MW_NONE. */
static int first_giver(const mw_game *game, enum source source)
{
    if (!(game->judged & GIVES_WHEN[source]))
        return MW_NONE;
    const struct laid *laid = laid_const(game);
    int first = MW_NONE;
    for (int tile = giver_from(game, 0, source); tile != MW_NONE;
         tile = giver_from(game, tile + 1, source)) {
        if (first == MW_NONE ||
            above_or_left(laid[tile].cell, laid[first].cell))
            first = tile;
    }
    return first;
}

/* One ghost more or less in the circles of a tile. */
static void change_circle(mw_game *game, int tile, int change)
{
    struct laid *laid = &laid_array(game)[tile];
    laid->circle_ghosts = (uint8_t)(laid->circle_ghosts + change);
    tile_set_put(&game->circled, tile, laid->circle_ghosts > 0);
}

/* ---- entering a step ---- */

void ghost_enter_own(mw_game *game, mw_events *events)
{
    (void)events;
    int root = mist_circle_root(game, last_laid(game));
    bool limited =
        root != MW_NONE && (mist_judge_root(game, root) & MW_LIMITED);
    game->owed = limited ? (uint8_t)mist_circles(game, last_laid(game)) : 0;
}

void ghost_enter_continue(mw_game *game, mw_events *events)
{
    (void)events;
    game->owed = (game->judged & MW_CONTINUED) != 0;
}

void ghost_enter_extra(mw_game *game, mw_events *events)
{
    (void)events;
    game->owed = 1;
}

void ghost_enter_limit(mw_game *game, mw_events *events)
{
    (void)events;
    game->owed = (game->judged & MW_LIMITED) != 0;
}

bool ghost_due(const mw_game *game)
{
    const struct hand_out *row = row_now(game);
    switch (row->source) {
    case SUPPLY: /* one that nobody can take stays there (MIST-11) */
        return game->owed > 0 && game->ghosts > 0 &&
               any_target(game, row->to_own);
    case ONE_OF_CIRCLES:
        return game->owed > 0 && first_giver(game, row->source) != MW_NONE;
    default:
        return first_giver(game, row->source) != MW_NONE;
    }
}

/* ---- what may be done ---- */

static void list_targets(const mw_game *game, mw_action action, bool own,
                         mw_actions *actions)
{
    if (action.type == MW_FORFEIT) {
        actions_add(actions, action);
        return;
    }
    for (int tile = target_from(game, 0, own); tile != MW_NONE;
         tile = target_from(game, tile + 1, own)) {
        action.cell = laid_const(game)[tile].cell;
        actions_add(actions, action);
    }
}

void ghost_list(const mw_game *game, mw_actions *actions)
{
    const struct hand_out *row = row_now(game);
    bool takers = any_target(game, row->to_own);
    mw_action action = {.type = takers ? MW_GHOST : MW_FORFEIT};
    if (row->source != ONE_OF_CIRCLES) {
        list_targets(game, action, row->to_own, actions);
        return;
    }
    for (int tile = giver_from(game, 0, row->source); tile != MW_NONE;
         tile = giver_from(game, tile + 1, row->source)) {
        action.from = MW_FROM_CIRCLES;
        action.source = laid_const(game)[tile].cell;
        list_targets(game, action, row->to_own, actions);
    }
}

static bool listed(const mw_actions *actions, mw_action action)
{
    for (int i = 0; i < actions->count; i++) {
        if (mw_action_equal(actions->list[i], action))
            return true;
    }
    return false;
}

mw_status ghost_check(const mw_game *game, mw_action action)
{
    if (action.type != MW_GHOST && action.type != MW_FORFEIT)
        return MW_NOT_THIS_STEP;
    mw_actions actions;
    actions.count = 0;
    ghost_list(game, &actions);
    assert(actions.count > 0);
    if (listed(&actions, action))
        return MW_OK;
    if (action.type != actions.list[0].type)
        return MW_NOT_THIS_STEP;
    int tile = grid_tile_at(game, action.cell);
    if (action.type == MW_GHOST &&
        (tile == MW_NONE || !is_target(game, tile, row_now(game)->to_own)))
        return MW_NOT_A_TARGET;
    return MW_NOT_A_SOURCE;
}

/* ---- doing it ---- */

/* Takes the ghost from where this step takes it; the tile, or MW_NONE for the
 * supply. */
static int take(mw_game *game, mw_action action)
{
    enum source source = row_now(game)->source;
    if (source == SUPPLY) {
        game->ghosts--;
        return MW_NONE;
    }
    int tile = source == ONE_OF_CIRCLES ? grid_tile_at(game, action.source)
                                        : first_giver(game, source);
    change_circle(game, tile, -1);
    return tile;
}

/* MIST-13: the third ghost drives a meeple off; its ghosts are free again. */
static void haunt(mw_game *game, int tile, int source, mw_events *events)
{
    struct laid *laid = &laid_array(game)[tile];
    laid->ghosts++;
    mw_event *event = events_add(events, MW_EVENT_GHOST, laid->owner);
    if (event != NULL) {
        event->spot = (mw_spot){(uint8_t)tile, laid->part};
        event->count = laid->ghosts;
        event->source = source == MW_NONE ? MW_NO_SOURCE : MW_FROM_CIRCLES;
        event->source_tile = (int16_t)source;
    }
    if (laid->ghosts < GHOSTS_DRIVE_OFF)
        return;
    event = events_add(events, MW_EVENT_DRIVEN_OFF, laid->owner);
    if (event != NULL)
        event->spot = (mw_spot){(uint8_t)tile, laid->part};
    score_send_home(game, tile, events);
}

static void forfeit(mw_game *game, int source, mw_events *events)
{
    game->ghosts++;
    mw_event *event = events_add(events, MW_EVENT_FORFEIT, game->player);
    if (event != NULL)
        event->source_tile = (int16_t)source;
}

void ghost_apply(mw_game *game, mw_action action, mw_events *events)
{
    int source = take(game, action);
    if (game->owed > 0)
        game->owed--;
    if (action.type == MW_FORFEIT)
        forfeit(game, source, events);
    else
        haunt(game, grid_tile_at(game, action.cell), source, events);
}

/* ---- drawing ghosts in (CIRCLE-2) ---- */

static int ghosts_around(const mw_game *game)
{
    int ghosts = 0;
    for (int i = 0; i < 9; i++) {
        int tile = game->around[i];
        if (tile != MW_NONE)
            ghosts += laid_const(game)[tile].ghosts +
                      laid_const(game)[tile].circle_ghosts;
    }
    return ghosts;
}

/* A circle of the tile just placed has a ghost more. */
static void fill_one(mw_game *game, enum mw_ghost_source from, int source,
                     mw_events *events)
{
    change_circle(game, last_laid(game), 1);
    game->owed--;
    mw_event *event = events_add(events, MW_EVENT_FILLED, game->player);
    if (event == NULL)
        return;
    event->spot.tile = (uint8_t)last_laid(game);
    event->source = (uint8_t)from;
    event->source_tile = (int16_t)source;
}

/* When nothing is left around, the supply fills the rest as far as it goes. */
static void fill_from_supply(mw_game *game, mw_events *events)
{
    if (game->owed == 0 || ghosts_around(game) > 0)
        return;
    while (game->owed > 0 && game->ghosts > 0) {
        game->ghosts--;
        fill_one(game, MW_NO_SOURCE, MW_NONE, events);
    }
}

void ghost_enter_fill(mw_game *game, mw_events *events)
{
    game->owed = (uint8_t)mist_circles(game, last_laid(game));
    fill_from_supply(game, events);
}

bool ghost_fill_due(const mw_game *game)
{
    return game->owed > 0 && ghosts_around(game) > 0;
}

/* If all fit he has no choice, and the first source stands for all. */
void ghost_fill_list(const mw_game *game, mw_actions *actions)
{
    bool all_fit = ghosts_around(game) <= game->owed;
    for (int i = 0; i < 9; i++) {
        int tile = game->around[i];
        if (tile == MW_NONE)
            continue;
        const struct laid *laid = &laid_const(game)[tile];
        mw_action action = {.type = MW_FILL, .source = laid->cell};
        action.from = MW_FROM_MEEPLE;
        if (laid->ghosts > 0)
            actions_add(actions, action);
        action.from = MW_FROM_CIRCLES;
        if (laid->circle_ghosts > 0)
            actions_add(actions, action);
        if (all_fit && actions->count > 0)
            break;
    }
    if (all_fit)
        actions->count = 1;
}

mw_status ghost_fill_check(const mw_game *game, mw_action action)
{
    if (action.type != MW_FILL)
        return MW_NOT_THIS_STEP;
    mw_actions actions;
    actions.count = 0;
    ghost_fill_list(game, &actions);
    return listed(&actions, action) ? MW_OK : MW_NOT_A_SOURCE;
}

void ghost_fill_apply(mw_game *game, mw_action action, mw_events *events)
{
    int tile = grid_tile_at(game, action.source);
    if (action.from == MW_FROM_MEEPLE)
        laid_array(game)[tile].ghosts--;
    else
        change_circle(game, tile, -1);
    fill_one(game, action.from, tile, events);
    fill_from_supply(game, events);
}

/* ---- final scoring ---- */

void ghost_penalty(mw_game *game, mw_events *events)
{
    uint8_t ghosts[MW_PLAYERS_MAX] = {0};
    for (int tile = tile_set_from(&game->standing, 0); tile != MW_NONE;
         tile = tile_set_from(&game->standing, tile + 1)) {
        const struct laid *laid = &laid_const(game)[tile];
        ghosts[laid->owner] = (uint8_t)(ghosts[laid->owner] + laid->ghosts);
    }
    for (int player = 0; player < game->players; player++) {
        if (ghosts[player] == 0)
            continue;
        game->player_of[player].score =
            (int16_t)(game->player_of[player].score - ghosts[player]);
        mw_event *event = events_add(events, MW_EVENT_PENALTY, player);
        if (event != NULL)
            event->count = ghosts[player];
    }
}
