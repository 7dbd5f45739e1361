/* Runs the built program and looks at what it leaves behind. */
#ifndef TESTS_CLI_PROGRAM_H
#define TESTS_CLI_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>

enum { PROGRAM_BYTES = 1 << 16 };

/* What a run printed, and its exit code. */
struct program {
    int status;
    char out[PROGRAM_BYTES];
    char err[PROGRAM_BYTES];
};

/* The path of a file in that folder, in a buffer that a later call reuses;
 * with text not NULL the file is written first. */
const char *program_file(const char *name, const char *text);

/* Runs `mistwall ARGUMENTS` through the shell, like printf. The result is
 * borrowed until the next run. */
const struct program *program_run(const char *arguments, ...)
    __attribute__((format(printf, 1, 2)));

/* Is this text one whole JSON value, and nothing more? */
bool json_is_whole(const char *text);

/* The number behind the first "key":; fails the test if there is none. */
double json_number(const char *text, const char *key);

#endif
