/* What happened, in words: one entry an event that players care for. */
#ifndef SESSION_LOG_H
#define SESSION_LOG_H

#include "setup.h"

enum { LOG_BYTES = 200 };

struct log_entry {
    int turn;
    int player;           /* whose turn it was */
    uint8_t type;         /* enum mw_event_type */
    mw_cell cell;         /* where it happened, if anywhere */
    char text[LOG_BYTES]; /* UTF-8, a sentence that names the player, without a
                             full stop */
};

/* The sentence for an event that has just happened in the game, such as
 *   "City: 8 tiles x 2 + 2 coats of arms x 2 = 20 each to Red and Blue (2
 *   knights each)".
 * Returns false for an event that needs no words. */
bool log_sentence(const mw_game *game, const struct setup *setup,
                  const mw_event *event, char text[LOG_BYTES]);

/* The sum of a score alone, "8 tiles x 2 + 2 coats of arms x 2 = 20", and who
 * gets it and why: "Red and Blue (2 knights each, Green 1)" or "nobody". */
void log_formula(const mw_score *score, char text[LOG_BYTES]);
void log_winners(const struct setup *setup, const mw_score *score,
                 char text[LOG_BYTES]);

/* What a figure on such a feature is called: "knight", "thief", ... */
const char *log_role(enum mw_kind kind);

/* The sentence for a figure step that had one way only: to pass (BASE-19). */
void log_no_figure(const struct setup *setup, int player, char text[LOG_BYTES]);

#endif
