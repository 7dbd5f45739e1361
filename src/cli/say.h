/* What the commands say when something is wrong, and how they quote. */
#ifndef CLI_SAY_H
#define CLI_SAY_H

#include <stdio.h>

#include "options.h"
#include "problem.h"

/* Each says one sentence on stderr and returns BAD_INPUT. */

/* "mistwall: ..." */
int say_problem(const struct problem *problem);

/* "FILE:LINE: ...", for a file that has lines. */
int say_problem_in(const char *file, const struct problem *problem);

/* A string of JSON, with its quotes. */
void say_json(FILE *out, const char *text);

/* Everything was printed: the exit code, or BAD_INPUT if the output could not
 * be written. */
int say_end(int status);

#endif
