/* Reads and checks what is chosen before a game. */
#include "setup.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "utf8.h"
#include "words.h"

static const char *const COLOUR_NAME[PLAYER_COLOURS] = {
    "red", "blue", "yellow", "green", "black", "pink"};

const char *colour_name(enum player_colour colour)
{
    return COLOUR_NAME[colour];
}

/* ---- names ---- */

/* Names are printed into lines and lists, so nothing in them may move the
 * cursor, hide, or look like the comma between two names. */
static bool check_characters(const char *name, struct problem *problem)
{
    for (const char *at = name; *at != '\0';) {
        uint32_t ch = utf8_next(&at);
        if (ch == UTF8_BAD)
            return problem_say(problem, 0, "a player's name is not UTF-8");
        if (utf8_width(ch) < 0)
            return problem_say(problem, 0,
                               "a player's name has a character that cannot "
                               "be shown (U+%04X)",
                               (unsigned)ch);
        if (ch == ',')
            return problem_say(problem, 0, "a player's name has no comma: %s",
                               name);
    }
    return true;
}

bool setup_check_name(const char *name, struct problem *problem)
{
    size_t length = strlen(name);
    if (length == 0)
        return problem_say(problem, 0, "a player's name is empty");
    if (!check_characters(name, problem))
        return false;
    if (utf8_columns(name) > NAME_COLUMNS || length >= NAME_BYTES)
        return problem_say(problem, 0,
                           "a player's name takes at most %d columns: %s",
                           NAME_COLUMNS, name);
    if (utf8_columns(name) == 0)
        return problem_say(problem, 0, "a player's name shows nothing");
    if (name[0] == ' ' || name[length - 1] == ' ')
        return problem_say(
            problem, 0, "a player's name has a space at an end: \"%s\"", name);
    return true;
}

/* Red and red would be two players that nobody can tell apart. */
static bool same_name(const char *one, const char *other)
{
    return strcasecmp(one, other) == 0;
}

bool setup_add_player(struct setup *setup, const char *name,
                      struct problem *problem)
{
    if (!setup_check_name(name, problem))
        return false;
    if (setup->players == MW_PLAYERS_MAX)
        return problem_say(problem, 0, "%s", mw_status_text(MW_BAD_PLAYERS));
    for (int i = 0; i < setup->players; i++) {
        if (same_name(setup->names[i], name))
            return problem_say(problem, 0, "two players are called %s",
                               setup->names[i]);
    }
    snprintf(setup->names[setup->players++], NAME_BYTES, "%s", name);
    return true;
}

/* ---- colours ---- */

static int colour_named(const char *name, size_t length)
{
    for (int i = 0; i < PLAYER_COLOURS; i++) {
        if (strlen(COLOUR_NAME[i]) == length &&
            strncasecmp(COLOUR_NAME[i], name, length) == 0)
            return i;
    }
    return MW_NONE;
}

void setup_colours_by_name(struct setup *setup)
{
    /* First those who are called so, then everybody else: Ann must not take
     * the red that belongs to a Red after her. */
    unsigned used = 0;
    for (int i = 0; i < setup->players; i++) {
        int colour = colour_named(setup->names[i], strlen(setup->names[i]));
        setup->colours[i] =
            colour == MW_NONE ? PLAYER_COLOURS : (uint8_t)colour;
        used |= 1U << setup->colours[i];
    }
    for (int i = 0; i < setup->players; i++) {
        for (uint8_t free = 0; setup->colours[i] == PLAYER_COLOURS; free++) {
            if (used & 1U << free)
                continue;
            setup->colours[i] = free;
            used |= 1U << free;
        }
    }
}

/* ---- lists ---- */

/* The next piece of a list between commas, without spaces around it. */
static bool next_piece(const char **list, struct word *piece)
{
    if (*list == NULL)
        return false;
    const char *start = words_rest(*list);
    const char *end = start + strcspn(start, ",");
    *list = *end == ',' ? end + 1 : NULL;
    while (end > start && (end[-1] == ' ' || end[-1] == '\t'))
        end--;
    *piece = (struct word){start, (int)(end - start)};
    return true;
}

bool setup_read_colours(struct setup *setup, const char *text,
                        struct problem *problem)
{
    struct setup made = *setup;
    struct word piece;
    unsigned used = 0;
    int count = 0;
    while (next_piece(&text, &piece)) {
        int colour = colour_named(piece.start, (size_t)piece.length);
        if (colour == MW_NONE)
            return problem_say(problem, 0, "there is no colour \"%.*s\"",
                               piece.length, piece.start);
        if (used & 1U << colour)
            return problem_say(problem, 0, "two players are %s",
                               COLOUR_NAME[colour]);
        used |= 1U << colour;
        if (count < MW_PLAYERS_MAX)
            made.colours[count++] = (uint8_t)colour;
    }
    if (count != setup->players)
        return problem_say(problem, 0, "there are %d colours for %d players",
                           count, setup->players);
    *setup = made;
    return true;
}

/* That many players, called after their colours. */
static bool number_players(struct setup *setup, struct word word,
                           struct problem *problem)
{
    long players;
    if (!word_number(word, MW_PLAYERS_MIN, MW_PLAYERS_MAX, &players))
        return problem_say(problem, 0, "%s, not %.*s",
                           mw_status_text(MW_BAD_PLAYERS), word.length,
                           word.start);
    setup->players = (int)players;
    for (int i = 0; i < setup->players; i++) {
        snprintf(setup->names[i], NAME_BYTES, "%s", COLOUR_NAME[i]);
        setup->names[i][0] = (char)toupper((unsigned char)setup->names[i][0]);
    }
    setup_colours_by_name(setup);
    return true;
}

/* Names with commas between them. */
static bool name_players(struct setup *setup, const char *text,
                         struct problem *problem)
{
    struct word piece;
    setup->players = 0;
    while (next_piece(&text, &piece)) {
        char name[2 * NAME_BYTES]; /* what is longer is too long anyway */
        snprintf(name, sizeof name, "%.*s", piece.length, piece.start);
        if (!setup_add_player(setup, name, problem))
            return false;
    }
    if (setup->players < MW_PLAYERS_MIN)
        return problem_say(problem, 0, "%s, with commas between their names",
                           mw_status_text(MW_BAD_PLAYERS));
    setup_colours_by_name(setup);
    return true;
}

bool setup_read_players(struct setup *setup, const char *text,
                        struct problem *problem)
{
    /* One number is a count; a player may still be called 7 among others. */
    struct setup made = *setup;
    struct word word;
    const char *rest = text;
    bool is_number = word_next(&rest, &word) && *words_rest(rest) == '\0' &&
                     strspn(word.start, "0123456789") == (size_t)word.length;
    if (is_number ? !number_players(&made, word, problem)
                  : !name_players(&made, text, problem))
        return false;
    *setup = made;
    return true;
}

/* Names the first module that cannot be played with those before it. */
static bool check_modules(unsigned modules, struct problem *problem)
{
    mw_status status = mw_modules_check(modules);
    if (status == MW_OK)
        return true;
    for (int i = 0; mw_module_name(i) != NULL; i++) {
        unsigned with_it = modules & ((2U << i) - 1);
        if ((modules & 1U << i) && mw_modules_check(with_it) == status)
            return problem_say(problem, 0, "module %s: %s", mw_module_name(i),
                               mw_status_text(status));
    }
    return problem_say(problem, 0, "%s", mw_status_text(status));
}

bool setup_read_modules(struct setup *setup, const char *text,
                        struct problem *problem)
{
    unsigned modules = 0;
    struct word piece;
    while (next_piece(&text, &piece)) {
        unsigned bit = mw_module_bit(piece.start, (size_t)piece.length);
        if (bit == 0)
            return problem_say(problem, 0, "there is no module \"%.*s\"",
                               piece.length, piece.start);
        modules |= bit;
    }
    if (!check_modules(modules, problem))
        return false;
    setup->modules = modules;
    return true;
}

/* ---- numbers ---- */

static bool read_tiny_city(struct setup *setup, struct word value,
                           struct problem *problem)
{
    long points;
    if (!word_number(value, 2, 4, &points) || points == 3)
        return problem_say(problem, 0, "%s", mw_status_text(MW_BAD_HOUSE_RULE));
    /* What the rules say is no house rule, and is not written as one. */
    setup->tiny_city = points == 4 ? 0 : (int)points;
    return true;
}

static bool read_take_back(struct setup *setup, struct word value,
                           struct problem *problem)
{
    long allowed;
    if (!word_number(value, 0, 1, &allowed))
        return problem_say(problem, 0,
                           "take-back is 1 to allow it, or 0 not to");
    setup->take_back = allowed == 1;
    return true;
}

bool setup_read_house(struct setup *setup, const char *text,
                      struct problem *problem)
{
    /* The command line joins the rule and its number by "=". */
    char copy[64];
    snprintf(copy, sizeof copy, "%s", text);
    char *equals = strchr(copy, '=');
    if (equals != NULL)
        *equals = ' ';
    const char *rest = copy;
    struct word rule, value;
    word_next(&rest, &rule);
    bool takes_back = word_is(rule, "take-back");
    if (!takes_back && !word_is(rule, "tiny-city"))
        return problem_say(problem, 0, "there is no house rule \"%s\"", text);
    word_next(&rest, &value);
    if (*words_rest(rest) != '\0')
        value.length = 0;
    return takes_back ? read_take_back(setup, value, problem)
                      : read_tiny_city(setup, value, problem);
}

bool setup_read_seed(struct setup *setup, const char *text,
                     struct problem *problem)
{
    const char *rest = text;
    struct word word;
    if (!word_next(&rest, &word) || *words_rest(rest) != '\0' ||
        !word_seed(word, &setup->seed))
        return problem_say(problem, 0,
                           "the seed is a number from 0 to %llu, not \"%s\"",
                           (unsigned long long)UINT64_MAX, text);
    return true;
}

/* ---- the rest ---- */

void setup_default(struct setup *setup)
{
    memset(setup, 0, sizeof *setup);
    setup->modules = MW_BASE;
    setup_read_players(setup, "2", NULL);
}

/* The first letter of a text that is not taken, in upper case, or 0. */
static char first_free_letter(const char *text, const bool *taken)
{
    for (; *text != '\0'; text++) {
        char letter = *text;
        if (letter >= 'a' && letter <= 'z')
            letter = (char)(letter - 'a' + 'A');
        if (letter >= 'A' && letter <= 'Z' && !taken[letter - 'A'])
            return letter;
    }
    return '\0';
}

/* For a name that has no letter of its own, as in other scripts: one that
 * nobody has and no name begins with. */
static char spare_letter(const struct setup *setup, const bool *taken)
{
    static const bool NONE[26] = {false};
    bool wanted[26];
    memcpy(wanted, taken, sizeof wanted);
    for (int i = 0; i < setup->players; i++) {
        char first = first_free_letter(setup->names[i], NONE);
        if (first != '\0')
            wanted[first - 'A'] = true;
    }
    /* Six players take and want twelve letters at most, so one of these is
     * free. */
    return first_free_letter("ABCDEFGHIJKLM", wanted);
}

char setup_letter(const struct setup *setup, int player)
{
    bool taken[26] = {false};
    char letter = '\0';
    for (int i = 0; i <= player; i++) {
        letter = first_free_letter(setup->names[i], taken);
        if (letter == '\0')
            letter = spare_letter(setup, taken);
        taken[letter - 'A'] = true;
    }
    return letter;
}

/* Is he fine by himself and beside those before him? */
static bool check_player(const struct setup *setup, int player,
                         struct problem *problem)
{
    if (!setup_check_name(setup->names[player], problem))
        return false;
    if (setup->colours[player] >= PLAYER_COLOURS)
        return problem_say(problem, 0, "%s has no colour",
                           setup->names[player]);
    for (int i = 0; i < player; i++) {
        if (same_name(setup->names[i], setup->names[player]))
            return problem_say(problem, 0, "two players are called %s",
                               setup->names[i]);
        if (setup->colours[i] == setup->colours[player])
            return problem_say(problem, 0, "two players are %s",
                               COLOUR_NAME[setup->colours[i]]);
    }
    return true;
}

/* The letter as a file's name has it, or 0 if it has none like it. */
static char plain_letter(char letter)
{
    if (letter >= 'A' && letter <= 'Z')
        return (char)(letter - 'A' + 'a');
    bool plain =
        (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    return plain ? letter : '\0';
}

/* The dash waits for a letter, as some names have none. */
void setup_file_name(const struct setup *setup, char *name, size_t size)
{
    size_t used = 0;
    for (int i = 0; i < setup->players; i++) {
        bool dash = used > 0;
        for (const char *at = setup->names[i]; *at != '\0'; at++) {
            char letter = plain_letter(*at);
            if (letter != '\0' && dash && used + 1 < size)
                name[used++] = '-';
            dash = dash && letter == '\0';
            if (letter != '\0' && used + 1 < size)
                name[used++] = letter;
        }
    }
    name[used] = '\0';
}

bool setup_check(const struct setup *setup, struct problem *problem)
{
    if (setup->players < MW_PLAYERS_MIN || setup->players > MW_PLAYERS_MAX)
        return problem_say(problem, 0, "%s", mw_status_text(MW_BAD_PLAYERS));
    for (int i = 0; i < setup->players; i++) {
        if (!check_player(setup, i, problem))
            return false;
    }
    return check_modules(setup->modules, problem);
}

mw_setup setup_engine(const struct setup *setup)
{
    return (mw_setup){.players = setup->players,
                      .modules = setup->modules,
                      .seed = setup->seed,
                      .tiny_city = setup->tiny_city,
                      .stack = setup->stack_count > 0 ? setup->stack : NULL,
                      .stack_count = setup->stack_count};
}

bool setup_refused(const mw_tiles *tiles, const struct setup *setup,
                   mw_status why, struct problem *problem)
{
    /* The engine does not say which module it is. */
    for (int i = 0; why == MW_NO_TILE_SET && mw_module_name(i) != NULL; i++) {
        const char *name = mw_module_name(i);
        if ((setup->modules & mw_module_bit(name, strlen(name))) &&
            mw_tiles_set_find(tiles, name, strlen(name)) == MW_NONE)
            return problem_say(
                problem, 0, "the tile set of the module %s is missing", name);
    }
    return problem_say(problem, 0, "%s", mw_status_text(why));
}
