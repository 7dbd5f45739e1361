/* Compares all that the engine tells of a game with what the oracle finds. */
#ifndef ORACLE_COMPARE_H
#define ORACLE_COMPARE_H

#include "oracle_board.h"

/* The first difference, in words; empty while there is none. */
struct difference {
    char text[400];
};

bool difference_found(const struct difference *difference);
void difference_say(struct difference *difference, const char *text);

/* What is asked after an action. WHAT_MATTERS leaves out much of what this
 * action, `last`, had nothing to do with and nobody stands on: it is asked a
 * few turns later, and all of it at the end of the game. EVERYTHING is each
 * question for each part of each tile. */
enum depth { WHAT_MATTERS, EVERYTHING };
void compare_all(const oracle *o, const mw_game *game, mw_action last,
                 enum depth depth, struct difference *difference);

/* An action in the words of a record, as far as it has some. */
enum { ACTION_TEXT_MAX = 80 };
void action_text(const oracle *o, mw_action action, char text[ACTION_TEXT_MAX]);

#endif
