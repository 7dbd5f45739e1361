/* The command line, taken apart and checked. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "policy.h"
#include "setup.h"

/* Exit codes besides 0. */
enum { BAD_INPUT = 1, BAD_USAGE = 2 };

enum { TILE_FILES_MAX = 16 };

struct command;

/* Strings are borrowed from the command line. */
struct options {
    const struct command *command;
    const char *operand; /* FILE or SET, NULL if there is none */
    struct setup setup;
    bool has_seed; /* else the seed is 0 */
    const char *tile_files[TILE_FILES_MAX];
    int tile_file_count;
    const char *colour; /* auto, 256, 16, 8 or never; NULL: auto */
    const char *glyphs; /* auto, utf8, console or ascii; NULL: auto */
    bool ascii;
    bool no_mouse;
    bool json;
    long games;
    policy *policy; /* of simulated players */
};

/* Fills in *options and returns true if there is a command to run. Else *status
 * is what the program exits with: help and version are printed then, or what
 * is wrong is said on stderr. */
bool options_read(struct options *options, int argc, char **argv, int *status);

#endif
