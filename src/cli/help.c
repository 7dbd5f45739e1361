/* Prints help from the tables of commands and options. */
#include "help.h"

#include <stdio.h>

#include "option_table.h"

static void print_row(const char *left, const char *right)
{
    printf("  %-18s %s\n", left, right);
}

/* Those of a set of options, in the table's order. */
static void print_options(unsigned takes)
{
    puts("\noptions:");
    for (const struct option_row *row = OPTIONS; row->name != NULL; row++) {
        char left[32];
        if (!(takes & row->bit))
            continue;
        snprintf(left, sizeof left, "%s%s%s", row->name,
                 row->value != NULL ? " " : "",
                 row->value != NULL ? row->value : "");
        print_row(left, row->help);
    }
}

/* "score FILE", "tiles [SET]". */
static void name_command(const struct command *command, char text[64])
{
    static const struct {
        const char *before, *after;
    } AROUND[] = {[OPERAND_NONE] = {"", ""},
                  [OPERAND_NEEDED] = {" ", ""},
                  [OPERAND_MAYBE] = {" [", "]"}};
    const char *operand =
        command->operand == OPERAND_NONE ? "" : command->operand_name;
    snprintf(text, 64, "%s%s%s%s", command->name,
             AROUND[command->operand].before, operand,
             AROUND[command->operand].after);
}

static void print_command(const struct command *command)
{
    char name[64];
    name_command(command, name);
    printf("usage: mistwall %s [options]\n\nmistwall %s: %s.\n", name,
           command->name,
           command->summary != NULL ? command->summary : "for developers");
    print_options(command->takes | TAKES_HELP);
}

/* The bare command, which opens the title, is no row of the list: its options
 * are the ones at the end. */
static void print_program(void)
{
    const struct command *bare = command_named("");
    puts("usage: mistwall [COMMAND] [options]\n\n"
         "A tile-laying game for friends who share one terminal.\n\n"
         "commands:");
    for (const struct command *row = COMMANDS; row->name != NULL; row++) {
        char name[64];
        name_command(row, name);
        if (row != bare && row->summary != NULL)
            print_row(name, row->summary);
    }
    puts("\nEach command explains its options: mistwall COMMAND --help");
    print_options((bare != NULL ? bare->takes : 0) | TAKES_HELP |
                  TAKES_VERSION);
}

void help_print(const struct command *command)
{
    if (command != NULL)
        print_command(command);
    else
        print_program();
}
