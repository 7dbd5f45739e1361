/* What a turn completed, with its sums, and what else happened by itself: told
 * at the foot of the map. */
#ifndef VIEW_BOARD_SCORES_H
#define VIEW_BOARD_SCORES_H

#include "board_layout.h"
#include "board_now.h"

/* Where they lie; no rows if there is nothing to tell. */
struct rect board_scores_rect(const struct board_layout *layout,
                              const struct session *session,
                              const struct board_now *now);

void board_scores_paint(struct canvas *canvas,
                        const struct board_layout *layout, const struct ui *ui,
                        const struct session *session,
                        const struct board_now *now);

#endif
