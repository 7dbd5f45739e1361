/* What a feature is, whose, and what it is worth, in words. */
#ifndef VIEW_BOARD_WORDS_H
#define VIEW_BOARD_WORDS_H

#include "session.h"

/* What a feature is and who stands on it: "City of 3 tiles, 2 open ends; Red
 * 1 meeple". */
enum { BOARD_FEATURE = 200 };
void board_feature_words(const struct session *session, mw_spot spot,
                         char text[BOARD_FEATURE]);

/* The same in few words: "road of 3 tiles, Red 1 meeple". */
void board_feature_short(const struct session *session, mw_spot spot,
                         char text[BOARD_FEATURE]);

/* What it is worth: "worth so far: 3 tiles = 3". */
enum { BOARD_WORTH = LOG_BYTES + 20 };
void board_worth_words(const struct session *session, mw_spot spot,
                       char text[BOARD_WORTH]);

/* "s", or nothing for one. */
const char *board_plural(int count);

/* Appends to a text of `size` bytes like printf, cutting what is too long. */
void board_append(char *text, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
