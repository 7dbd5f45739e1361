/* What --help prints. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "commands.h"

/* Help for one command, or for the program if command is NULL. */
void help_print(const struct command *command);

#endif
