/* What the game did by itself because there was one way only (BASE-19), and
 * what went along with a score: told at the foot of the map. */
#ifndef VIEW_BOARD_NEWS_H
#define VIEW_BOARD_NEWS_H

#include "board_now.h"

void board_news_read(struct board_now *now, const struct session *session);

/* One sentence, without a full stop; false if there are no words for it. */
bool board_news_sentence(const struct board_now *now,
                         const struct session *session, int index,
                         char text[LOG_BYTES]);

#endif
