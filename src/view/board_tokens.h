/* Where the pieces are that belong to nobody: ghosts in the supply, the mage
 * and the witch. Modules that are not played take no room. */
#ifndef VIEW_BOARD_TOKENS_H
#define VIEW_BOARD_TOKENS_H

#include "canvas.h"
#include "session.h"

/* Rows they need in the side bar. */
int board_tokens_rows(const struct session *session);

/* Paints them from the rect's first row on. */
void board_tokens_paint(struct canvas *canvas, struct rect rect,
                        const struct session *session);

/* All of them in few words, "13 ghosts  mage 2,-1  witch aside"; empty if
 * there are none. */
enum { TOKENS_BYTES = 64 };
void board_tokens_words(const struct session *session, char text[TOKENS_BYTES]);

#endif
