/* Tries actions on copies. */
#include "board_preview.h"

static void read_events(const mw_events *events, struct board_preview *preview)
{
    for (int i = 0; i < events->count; i++) {
        const mw_event *event = &events->list[i];
        if (event->type == MW_EVENT_GHOST) {
            preview->ghosts = event->count;
            preview->source_tile = event->source_tile;
        }
        if (event->type == MW_EVENT_FORFEIT)
            preview->source_tile = event->source_tile;
        if (event->type == MW_EVENT_DRIVEN_OFF)
            preview->driven_off = true;
    }
}

bool board_preview(const mw_game *game, mw_action action, mw_spot spot,
                   struct board_preview *preview)
{
    mw_game *copy = mw_game_copy(game);
    mw_events events;
    mw_spot left = {0};
    if (copy == NULL)
        return false;
    *preview = (struct board_preview){.source_tile = MW_NONE};
    bool moves = action.type == MW_MOVE_MAGIC || action.type == MW_ASIDE;
    preview->leaves =
        moves && mw_magic_spot(game, (enum mw_magic)action.figure, &left);
    mw_feature_worth(game, spot, &preview->before);
    if (preview->leaves)
        mw_feature_worth(game, left, &preview->left_before);
    mw_status status = mw_apply(copy, action, &events);
    if (status == MW_OK) {
        read_events(&events, preview);
        mw_feature_worth(copy, spot, &preview->after);
        if (preview->leaves)
            mw_feature_worth(copy, left, &preview->left_after);
    }
    mw_game_free(copy);
    return status == MW_OK;
}

/* Which meeple gets them changes the number only when the last one that can
 * take a ghost is driven off; so the first way stands for all. */
int board_ghosts_due(const mw_game *game)
{
    enum mw_step step = mw_game_step(game);
    mw_game *copy = mw_game_copy(game);
    mw_actions actions;
    int count = 0;
    if (copy == NULL)
        return 1;
    do {
        mw_legal(copy, &actions);
        count++;
    } while (actions.count > 0 &&
             mw_apply(copy, actions.list[0], NULL) == MW_OK &&
             mw_game_step(copy) == step);
    mw_game_free(copy);
    return count;
}
