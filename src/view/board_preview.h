/* What a choice would change: found by making it on a copy of the game and
 * comparing, so that no rule is reckoned here. */
#ifndef VIEW_BOARD_PREVIEW_H
#define VIEW_BOARD_PREVIEW_H

#include <mistwall/mistwall.h>

struct board_preview {
    mw_score before, after; /* the worth of the feature it is about */
    bool leaves;            /* a magic figure leaves another feature: */
    mw_score left_before, left_after;
    int ghosts;      /* on the meeple then, the third included */
    bool driven_off; /* it goes home */
    int source_tile; /* that gives the ghost; MW_NONE: the supply */
};

/* spot: the feature the action is about, or that the meeple stands on. False
 * without memory for a copy. */
bool board_preview(const mw_game *game, mw_action action, mw_spot spot,
                   struct board_preview *preview);

/* How many ghosts are still to be handed out in this step, or to be drawn in,
 * as far as it can be told; at least 1. */
int board_ghosts_due(const mw_game *game);

#endif
