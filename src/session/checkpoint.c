/* Keeps the last starts of turns. */
#include "checkpoint.h"

bool checkpoints_make(struct checkpoints *checkpoints, const mw_game *start)
{
    bool made = true;
    for (int i = 0; i < CHECKPOINTS; i++) {
        checkpoints->list[i].done = MW_NONE;
        checkpoints->list[i].game = mw_game_copy(start);
        made = made && checkpoints->list[i].game != NULL;
    }
    return made;
}

void checkpoints_free(struct checkpoints *checkpoints)
{
    for (int i = 0; i < CHECKPOINTS; i++)
        mw_game_free(checkpoints->list[i].game);
}

void checkpoints_keep(struct checkpoints *checkpoints, int done,
                      const mw_game *game, const struct story *story)
{
    struct checkpoint *kept = &checkpoints->list[0];
    if (checkpoints->list[1].done < kept->done)
        kept = &checkpoints->list[1];
    kept->done = done;
    mw_game_assign(kept->game, game);
    kept->story = *story;
}

int checkpoints_go_back(struct checkpoints *checkpoints, int count,
                        mw_game *game, struct story *story)
{
    const struct checkpoint *last = NULL;
    for (int i = 0; i < CHECKPOINTS; i++) {
        struct checkpoint *kept = &checkpoints->list[i];
        if (kept->done > count)
            kept->done = MW_NONE;
        if (kept->done != MW_NONE && (last == NULL || kept->done > last->done))
            last = kept;
    }
    if (last == NULL)
        return MW_NONE;
    mw_game_assign(game, last->game);
    story_go_back(story, &last->story);
    return last->done;
}
