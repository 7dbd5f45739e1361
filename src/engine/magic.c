/* Moving the mage and the witch, and what they do to a score. */
#include "magic.h"

#include "events.h"
#include "feature.h"
#include "grid.h"
#include "score.h"

/* The feature a figure stands on, or MW_NONE beside the board. Figures keep a
 * part, not a feature, so that they go along when features are joined. */
static int root_under(const mw_game *game, enum mw_magic figure)
{
    int place = game->magic[figure];
    return place == 0 ? MW_NONE : feature_root(game, place - 1);
}

bool mw_magic_spot(const mw_game *game, enum mw_magic figure, mw_spot *spot)
{
    int place = game->magic[figure];
    if (place == 0)
        return false;
    *spot = (mw_spot){node_const(game)[place - 1].tile,
                      (uint8_t)feature_part_index(game, place - 1)};
    return true;
}

bool mw_magic_met(const mw_game *game)
{
    int mage = root_under(game, MW_MAGE);
    return mage != MW_NONE && mage == root_under(game, MW_WITCH);
}

static bool bears_none(const mw_game *game, int root)
{
    return root != root_under(game, MW_MAGE) &&
           root != root_under(game, MW_WITCH);
}

/* MAGIC-2, MAGIC-3: the root of an incomplete road or city that holds neither
 * figure. So neither its own feature nor the other's is ever eligible. */
static bool eligible(const mw_game *game, int node)
{
    const struct node *asked = &node_const(game)[node];
    return ((asked->root == node) & (asked->open > 0) &
            feature_by_ends(asked)) &&
           bears_none(game, node);
}

/* The first eligible feature's root from this node on, or MW_NONE. */
static int next_eligible(const mw_game *game, int node)
{
    while (node < game->node_count && !eligible(game, node))
        node++;
    return node < game->node_count ? node : MW_NONE;
}

static bool any_on_board(const mw_game *game)
{
    return game->magic[MW_MAGE] != 0 || game->magic[MW_WITCH] != 0;
}

void magic_enter(mw_game *game, mw_events *events)
{
    int design = laid_const(game)[last_laid(game)].design;
    if (!design_of(game, design)->magic && !mw_magic_met(game))
        return;
    if (any_on_board(game) || next_eligible(game, 0) != MW_NONE)
        game->owed = 1;
    else
        events_add(events, MW_EVENT_NO_MAGIC, game->player);
}

bool magic_due(const mw_game *game)
{
    return game->owed > 0;
}

/* MAGIC-5, MAGIC-6: without an eligible feature one on the board comes off. */
static void list_asides(const mw_game *game, mw_actions *actions)
{
    for (int figure = 0; figure < MW_MAGIC_FIGURES; figure++) {
        if (game->magic[figure] != 0)
            actions_add(actions, (mw_action){.type = MW_ASIDE,
                                             .figure = (uint8_t)figure});
    }
}

void magic_list(const mw_game *game, mw_actions *actions)
{
    for (int root = next_eligible(game, 0); root != MW_NONE;
         root = next_eligible(game, root + 1)) {
        mw_spot name = feature_name(game, root);
        for (int figure = 0; figure < MW_MAGIC_FIGURES; figure++)
            actions_add(actions,
                        (mw_action){.type = MW_MOVE_MAGIC,
                                    .figure = (uint8_t)figure,
                                    .part = name.part,
                                    .cell = laid_const(game)[name.tile].cell});
    }
    if (actions->count == 0)
        list_asides(game, actions);
}

static mw_status check_move(const mw_game *game, mw_action action)
{
    int tile = grid_tile_at(game, action.cell);
    if (tile == MW_NONE ||
        action.part >=
            design_of(game, laid_const(game)[tile].design)->part_count)
        return MW_NO_SUCH_PART;
    int root = feature_root(game, feature_node(game, tile, action.part));
    return eligible(game, root) ? MW_OK : MW_NOT_ELIGIBLE;
}

mw_status magic_check(const mw_game *game, mw_action action)
{
    if (action.type != MW_MOVE_MAGIC && action.type != MW_ASIDE)
        return MW_NOT_THIS_STEP;
    if (action.figure >= MW_MAGIC_FIGURES)
        return MW_BAD_ACTION;
    if (action.type == MW_MOVE_MAGIC)
        return check_move(game, action);
    if (next_eligible(game, 0) != MW_NONE)
        return MW_MUST_MOVE_MAGIC;
    return game->magic[action.figure] != 0 ? MW_OK : MW_NO_FIGURE_LEFT;
}

static void step_aside(mw_game *game, enum mw_magic figure, mw_events *events)
{
    mw_event *event = events_add(events, MW_EVENT_ASIDE, game->player);
    if (event != NULL) {
        event->figure = (uint8_t)figure;
        mw_magic_spot(game, figure, &event->spot);
    }
    game->magic[figure] = 0;
}

void magic_apply(mw_game *game, mw_action action, mw_events *events)
{
    game->owed = 0;
    if (action.type == MW_ASIDE) {
        step_aside(game, (enum mw_magic)action.figure, events);
        return;
    }
    int tile = grid_tile_at(game, action.cell);
    game->magic[action.figure] =
        (uint16_t)(feature_node(game, tile, action.part) + 1);
    mw_event *event = events_add(events, MW_EVENT_MAGIC, game->player);
    if (event != NULL) {
        event->figure = action.figure;
        event->spot = (mw_spot){(uint8_t)tile, action.part};
    }
}

void magic_term(const mw_game *game, int root, mw_score *score)
{
    if (root == root_under(game, MW_MAGE))
        score_add_term(score, MW_TERM_MAGE, node_const(game)[root].tiles, 1);
    if (root == root_under(game, MW_WITCH)) /* the rest is rounded up */
        score_add_term(score, MW_TERM_WITCH, 1, -(score->points / 2));
}

void magic_leave(mw_game *game, int root, mw_events *events)
{
    for (int figure = 0; figure < MW_MAGIC_FIGURES; figure++) {
        if (root == root_under(game, (enum mw_magic)figure))
            step_aside(game, (enum mw_magic)figure, events);
    }
}
