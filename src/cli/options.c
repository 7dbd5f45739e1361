/* Takes the command line apart by the tables of options and commands. */
#include "options.h"

#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "help.h"
#include "option_table.h"

/* What is being read. */
struct reading {
    struct options *options;
    int argc, at;
    char **argv;
    unsigned used; /* enum option_bit */
    struct problem problem;
};

/* Only whole names count: an abbreviation in somebody's script would break
 * with the next option. But who needs help may ask for it in short. */
static const struct option_row *find_option(const char *argument)
{
    if (strcmp(argument, "-h") == 0)
        argument = "--help";
    size_t length = strcspn(argument, "=");
    for (const struct option_row *row = OPTIONS; row->name != NULL; row++) {
        if (strlen(row->name) == length &&
            memcmp(row->name, argument, length) == 0)
            return row;
    }
    return NULL;
}

/* "--name value" and "--name=value" are the same. */
static bool read_option(struct reading *reading)
{
    const char *argument = reading->argv[reading->at];
    const struct option_row *row = find_option(argument);
    if (row == NULL)
        return problem_say(&reading->problem, 0, "there is no option %s",
                           argument);
    const char *equals = strchr(argument, '=');
    const char *value = equals != NULL ? equals + 1 : NULL;
    if (row->value == NULL && value != NULL)
        return problem_say(&reading->problem, 0, "%s takes no value",
                           row->name);
    if (row->value != NULL && value == NULL) {
        if (reading->at + 1 == reading->argc)
            return problem_say(&reading->problem, 0, "%s needs a value",
                               row->name);
        value = reading->argv[++reading->at];
    }
    /* The command may be named later, so whether it takes the option is looked
     * at in the end. */
    reading->used |= row->bit;
    struct problem reason;
    return row->read(reading->options, value, &reason) ||
           problem_say(&reading->problem, 0, "%s: %s", row->name, reason.text);
}

/* The first word names the command, the next one is its operand. */
static bool read_word(struct reading *reading)
{
    struct options *options = reading->options;
    const char *word = reading->argv[reading->at];
    if (options->command == NULL) {
        options->command = command_named(word);
        return options->command != NULL ||
               problem_say(&reading->problem, 0, "there is no command \"%s\"",
                           word);
    }
    if (options->command->operand == OPERAND_NONE || options->operand != NULL)
        return problem_say(&reading->problem, 0, "\"%s\" is too much", word);
    options->operand = word;
    return true;
}

/* Options may come before and after the command; behind "--" everything is a
 * word, so that a file can be called "-x". */
static bool read_arguments(struct reading *reading)
{
    bool options_end = false;
    for (; reading->at < reading->argc; reading->at++) {
        const char *argument = reading->argv[reading->at];
        if (!options_end && strcmp(argument, "--") == 0) {
            options_end = true;
            continue;
        }
        bool is_option =
            !options_end && argument[0] == '-' && argument[1] != '\0';
        if (is_option ? !read_option(reading) : !read_word(reading))
            return false;
    }
    return true;
}

/* Does the command take all that was given, and has it all it needs? */
static bool check_command(struct reading *reading)
{
    const struct options *options = reading->options;
    const struct command *command = options->command;
    for (const struct option_row *row = OPTIONS; row->name != NULL; row++) {
        if (reading->used & row->bit & ~command->takes)
            return problem_say(&reading->problem, 0, "%s takes no %s",
                               command->name[0] != '\0' ? command->name
                                                        : "the title",
                               row->name);
    }
    bool missing = options->operand == NULL || options->operand[0] == '\0';
    return command->operand != OPERAND_NEEDED || !missing ||
           problem_say(&reading->problem, 0, "%s needs a %s", command->name,
                       command->operand_name);
}

/* One sentence, and where to read on. */
static int usage(const struct reading *reading)
{
    const struct command *command = reading->options->command;
    bool named = command != NULL && command->name[0] != '\0';
    fprintf(stderr, "mistwall: %s (see mistwall %s%s--help)\n",
            reading->problem.text, named ? command->name : "",
            named ? " " : "");
    return BAD_USAGE;
}

/* Help and version are answered whatever else was asked. */
static bool answer_questions(const struct reading *reading)
{
    if (reading->used & TAKES_HELP) {
        help_print(reading->options->command);
        return true;
    }
    if (reading->used & TAKES_VERSION) {
        puts("mistwall " MISTWALL_VERSION);
        return true;
    }
    return false;
}

bool options_read(struct options *options, int argc, char **argv, int *status)
{
    struct reading reading = {
        .options = options, .argc = argc, .at = 1, .argv = argv};
    memset(options, 0, sizeof *options);
    setup_default(&options->setup);
    options->games = 1000;
    options->policy = policy_uniform;
    bool read = read_arguments(&reading);
    *status = 0;
    if (read && answer_questions(&reading))
        return false;
    if (read && options->command == NULL) {
        options->command = command_named("");
        read = options->command != NULL ||
               problem_say(&reading.problem, 0, "there is no command");
    }
    if (read && check_command(&reading))
        return true;
    *status = usage(&reading);
    return false;
}
