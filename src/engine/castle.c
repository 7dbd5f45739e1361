/* What castles are worth and cemeteries give. */
#include "castle.h"

#include "events.h"
#include "feature.h"
#include "mist.h"
#include "score.h"

void castle_term(const mw_game *game, int root, mw_score *score)
{
    const struct node *node = &node_const(game)[root];
    if (node->kind != MW_CASTLE)
        return;
    if (score->complete) {
        score_add_term(score, MW_TERM_MISTY_TILES,
                       mist_around(game, node->tile, true), 2);
        return;
    }
    score_add_term(score, MW_TERM_CASTLE, 1, 1);
    score_add_term(score, MW_TERM_MISTY_AROUND,
                   mist_around(game, node->tile, false), 1);
}

void castle_leave(mw_game *game, int root, mw_events *events)
{
    const struct node *node = &node_const(game)[root];
    if (node->kind != MW_CEMETERY || node->figures == 0)
        return;
    uint8_t keeper = laid_const(game)[node->tile].owner;
    struct player *player = &game->player_of[keeper];
    if (player->guard_supply == 0)
        return;
    player->guard_supply--;
    player->supply[MW_GUARD]++;
    mw_event *event = events_add(events, MW_EVENT_GUARD, keeper);
    if (event != NULL)
        event->spot = feature_name(game, root);
}
