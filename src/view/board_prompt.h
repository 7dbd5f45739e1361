/* What is asked of the players, in words. */
#ifndef VIEW_BOARD_PROMPT_H
#define VIEW_BOARD_PROMPT_H

#include "board_layout.h"
#include "board_now.h"

struct board_prompt {
    char ask[160];  /* what is to be done: "Red: place the tile" */
    char tell[400]; /* what is known about the thing chosen; may be empty */
    bool refused;   /* tell says why something cannot be done */
    bool news;      /* tell says what was done outside the game */
    bool titled;    /* the title line asks the same */
};

void board_prompt(struct board_prompt *prompt, const struct ui *ui,
                  const struct session *session, const struct board_now *now);

void board_prompt_paint(struct canvas *canvas, struct rect rect,
                        const struct board_prompt *prompt);

/* Would all of it be read on a screen of so many columns? What the title line
 * says as well may be left out. */
bool board_prompt_fits(const struct board_prompt *prompt, int columns);

/* The phase in a few words, for the title line: "place the tile". */
const char *board_phase_words(enum board_mode phase);

#endif
