/* The table of options, and what each does with its value. */
#include "option_table.h"

#include <string.h>

#include "commands.h"
#include "settings.h"
#include "words.h"

static bool read_players(struct options *options, const char *value,
                         struct problem *problem)
{
    return setup_read_players(&options->setup, value, problem);
}

static bool read_seed(struct options *options, const char *value,
                      struct problem *problem)
{
    options->has_seed = true;
    return setup_read_seed(&options->setup, value, problem);
}

static bool read_modules(struct options *options, const char *value,
                         struct problem *problem)
{
    return setup_read_modules(&options->setup, value, problem);
}

static bool read_house(struct options *options, const char *value,
                       struct problem *problem)
{
    return setup_read_house(&options->setup, value, problem);
}

/* Files are opened by the command: a wrong one is bad input, not bad usage. */
static bool read_tiles(struct options *options, const char *value,
                       struct problem *problem)
{
    if (options->tile_file_count == TILE_FILES_MAX)
        return problem_say(problem, 0, "there are too many tile files");
    options->tile_files[options->tile_file_count++] = value;
    return true;
}

static const char COLOUR_WORDS[] = "auto, 256, 16, 8 or never";
static const char GLYPHS_WORDS[] = "auto, utf8, console or ascii";

/* One of the words of a list that ends with NULL; `told` names them all. */
static bool read_choice(const char *const *words, const char *told,
                        const char *value, const char **choice,
                        struct problem *problem)
{
    for (; *words != NULL; words++) {
        if (strcmp(*words, value) == 0) {
            *choice = *words;
            return true;
        }
    }
    return problem_say(problem, 0, "it is %s, not \"%s\"", told, value);
}

static bool read_colour(struct options *options, const char *value,
                        struct problem *problem)
{
    return read_choice(settings_words(SETTING_COLOURS), COLOUR_WORDS, value,
                       &options->colour, problem);
}

static bool read_glyphs(struct options *options, const char *value,
                        struct problem *problem)
{
    return read_choice(settings_words(SETTING_GLYPHS), GLYPHS_WORDS, value,
                       &options->glyphs, problem);
}

static bool read_ascii(struct options *options, const char *value,
                       struct problem *problem)
{
    (void)value;
    (void)problem;
    return options->ascii = true;
}

static bool read_no_mouse(struct options *options, const char *value,
                          struct problem *problem)
{
    (void)value;
    (void)problem;
    return options->no_mouse = true;
}

static bool read_json(struct options *options, const char *value,
                      struct problem *problem)
{
    (void)value;
    (void)problem;
    return options->json = true;
}

static bool read_games(struct options *options, const char *value,
                       struct problem *problem)
{
    struct word word = {value, (int)strlen(value)};
    return word_number(word, 1, 1000000000, &options->games) ||
           problem_say(problem, 0, "it is a number from 1, not \"%s\"", value);
}

static bool read_policy(struct options *options, const char *value,
                        struct problem *problem)
{
    static const char *const WORDS[] = {"uniform", "careful", NULL};
    const char *word = WORDS[0];
    if (!read_choice(WORDS, "uniform or careful", value, &word, problem))
        return false;
    options->policy = word == WORDS[0] ? policy_uniform : policy_careful;
    return true;
}

/* Help and version are looked for by their bit. */
static bool read_nothing(struct options *options, const char *value,
                         struct problem *problem)
{
    (void)options;
    (void)value;
    (void)problem;
    return true;
}

const struct option_row OPTIONS[] = {
    {"--games", "N", TAKES_GAMES, read_games, "how many games (1000)"},
    {"--policy", "WORD", TAKES_POLICY, read_policy,
     "uniform or careful play (uniform; see the manual)"},
    {"--players", "NAMES", TAKES_PLAYERS, read_players,
     "names with commas between them, or a number (2)"},
    {"--modules", "LIST", TAKES_MODULES, read_modules,
     "modules with commas between them (base)"},
    {"--seed", "N", TAKES_SEED, read_seed, "the number all chance comes from"},
    {"--house", "RULE=N", TAKES_HOUSE, read_house,
     "a house rule: tiny-city=2 or take-back=1 (see the manual)"},
    {"--tiles", "FILE", TAKES_TILES, read_tiles,
     "add a tile set, or replace the one of its name"},
    {"--json", NULL, TAKES_JSON, read_json, "print JSON"},
    {"--color", "WHEN", TAKES_COLOUR, read_colour, COLOUR_WORDS},
    {"--glyphs", "KIND", TAKES_GLYPHS, read_glyphs, GLYPHS_WORDS},
    {"--ascii", NULL, TAKES_ASCII, read_ascii, "the same as --glyphs ascii"},
    {"--no-mouse", NULL, TAKES_NO_MOUSE, read_no_mouse,
     "leave the mouse to the terminal"},
    {"--help", NULL, TAKES_HELP, read_nothing, "print this"},
    {"--version", NULL, TAKES_VERSION, read_nothing, "print the version"},
    {0}};
