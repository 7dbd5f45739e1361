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

/* The phase in a few words, for the title line: "place the tile". */
const char *board_phase_words(enum board_mode phase);

/* What a feature is and who stands on it: "City of 3 tiles, 2 open ends; Red
 * 1 meeple". */
enum { BOARD_FEATURE = 200 };
void board_feature_words(const struct session *session, mw_spot spot,
                         char text[BOARD_FEATURE]);

/* The same in few words: "road of 3 tiles, Red 1 meeple". */
void board_feature_short(const struct session *session, mw_spot spot,
                         char text[BOARD_FEATURE]);

/* "s", or nothing for one. */
const char *board_plural(int count);

/* Appends to a text of `size` bytes like printf, cutting what is too long. */
void board_append(char *text, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
