/* Actions and parts of tiles as the record writes them. */
#ifndef SESSION_NOTATION_H
#define SESSION_NOTATION_H

#include <mistwall/mistwall.h>

#include "problem.h"

enum { NOTATION_BYTES = 64 };

/* Writes an action that is legal now, such as "place 1,0 0", "meeple city N",
 * "pass". text holds NOTATION_BYTES. */
void notation_write(const mw_game *game, mw_action action, char *text);

/* Reads such a line for this state of the game. Tells what is wrong with its
 * form or its part; whether the action is legal only mw_apply decides. */
bool notation_read(const mw_game *game, const char *text, mw_action *action,
                   struct problem *problem);

/* "city N", "field NL", "monastery": a part of a tile as it lies. */
void notation_part(const mw_part *part, char *text);

#endif
