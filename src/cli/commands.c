/* The table of commands. */
#include "commands.h"

#include <stddef.h>
#include <string.h>

const struct command COMMANDS[] = {
    {"", OPERAND_NONE, NULL, TAKES_SCREEN, run_title, "start at the title"},
    {"new", OPERAND_NONE, NULL, TAKES_SETUP | TAKES_SCREEN, run_new,
     "start a game at the board"},
    {"load", OPERAND_NEEDED, "FILE", TAKES_SCREEN, run_load,
     "go on with the game of a record"},
    {"replay", OPERAND_NEEDED, "FILE", TAKES_SCREEN, run_replay,
     "show the game of a record step by step"},
    {"score", OPERAND_NEEDED, "FILE", TAKES_TILES | TAKES_JSON, run_score,
     "print the points of a record by kind of feature"},
    {"legal", OPERAND_NEEDED, "FILE", TAKES_TILES, run_legal,
     "print what may be done where a record ends"},
    {"simulate", OPERAND_NONE, NULL,
     TAKES_GAMES | TAKES_POLICY | TAKES_SETUP | TAKES_TILES | TAKES_JSON,
     run_simulate, "play random games and print what came out"},
    {"tiles", OPERAND_MAYBE, "SET", TAKES_LOOK | TAKES_TILES, run_tiles,
     "show the tiles of a set, or of all"},
    {"crash", OPERAND_NONE, NULL, TAKES_SCREEN, run_crash, NULL},
    {0}};

const struct command *command_named(const char *name)
{
    for (const struct command *row = COMMANDS; row->name != NULL; row++) {
        if (strcmp(row->name, name) == 0)
            return row;
    }
    return NULL;
}
