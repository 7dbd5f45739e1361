/* Sentences for the prompt lines of the phases that modules bring, and for a
 * look at the mist. */
#ifndef VIEW_BOARD_TELL_H
#define VIEW_BOARD_TELL_H

#include "board_prompt.h"
#include "board_words.h"

/* What they look at. */
struct telling {
    const struct ui *ui;
    const struct session *session;
    const mw_game *game;
    const struct board_now *now;
};

#define ASK(prompt, ...)                                                       \
    board_append((prompt)->ask, sizeof(prompt)->ask, __VA_ARGS__)
#define TELL(prompt, ...)                                                      \
    board_append((prompt)->tell, sizeof(prompt)->tell, __VA_ARGS__)

void board_tell_magic(struct board_prompt *prompt, const struct telling *about);
void board_tell_aside(struct board_prompt *prompt, const struct telling *about);
void board_tell_ghost(struct board_prompt *prompt, const struct telling *about);
void board_tell_fill(struct board_prompt *prompt, const struct telling *about);

/* The bank that a piece of mist belongs to, and what it threatens. */
void board_tell_bank(struct board_prompt *prompt, const struct telling *about,
                     mw_spot piece);

#endif
