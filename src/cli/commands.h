/* The commands of the command line, one row and one file each. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "options.h"

/* Options a command takes, as a set. */
enum option_bit {
    TAKES_PLAYERS = 1 << 0,
    TAKES_SEED = 1 << 1,
    TAKES_MODULES = 1 << 2,
    TAKES_HOUSE = 1 << 3,
    TAKES_TILES = 1 << 4,
    TAKES_COLOUR = 1 << 5,
    TAKES_GLYPHS = 1 << 6,
    TAKES_ASCII = 1 << 7,
    TAKES_NO_MOUSE = 1 << 8,
    TAKES_JSON = 1 << 9,
    TAKES_GAMES = 1 << 10,
    TAKES_HELP = 1 << 11,
    TAKES_VERSION = 1 << 12,
    TAKES_POLICY = 1 << 13,
    /* groups */
    TAKES_SETUP = TAKES_PLAYERS | TAKES_SEED | TAKES_MODULES | TAKES_HOUSE,
    TAKES_LOOK = TAKES_COLOUR | TAKES_GLYPHS | TAKES_ASCII,
    TAKES_SCREEN = TAKES_LOOK | TAKES_NO_MOUSE | TAKES_TILES
};

enum operand { OPERAND_NONE, OPERAND_NEEDED, OPERAND_MAYBE };

struct command {
    const char *name;     /* "" for the program without a command */
    enum operand operand; /* called operand_name */
    const char *operand_name;
    unsigned takes; /* enum option_bit; help is always taken */
    int (*run)(const struct options *options);
    const char *summary; /* one line of the list of commands; NULL: hidden */
};

/* The table; ends with a row without a name. */
extern const struct command COMMANDS[];

/* The row of that name, or NULL. */
const struct command *command_named(const char *name);

/* Each returns the exit code. */
int run_title(const struct options *options);
int run_new(const struct options *options);
int run_load(const struct options *options);
int run_replay(const struct options *options);
int run_score(const struct options *options);
int run_legal(const struct options *options);
int run_simulate(const struct options *options);
int run_tiles(const struct options *options);
int run_crash(const struct options *options);

#endif
