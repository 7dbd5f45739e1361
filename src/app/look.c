/* From facts about a terminal to the look it gets. */
#include "look.h"

#include <stddef.h>
#include <string.h>

#include <mistwall/basics.h>

struct word {
    const char *text;
    int value;
};

static const struct word COLOUR_WORDS[] = {
    {"auto", MW_NONE}, {"256", COLOURS_256},     {"16", COLOURS_16},
    {"8", COLOURS_8},  {"never", COLOURS_NEVER}, {NULL, MW_NONE}};

static const struct word GLYPHS_WORDS[] = {{"auto", MW_NONE},
                                           {"utf8", GLYPHS_UTF8},
                                           {"console", GLYPHS_CONSOLE},
                                           {"ascii", GLYPHS_ASCII},
                                           {NULL, MW_NONE}};

/* The row of that word, or the last one, whose text is NULL. */
static const struct word *word_find(const struct word *table, const char *text)
{
    while (table->text != NULL &&
           (text == NULL || strcmp(table->text, text) != 0))
        table++;
    return table;
}

int look_colours_of(const char *word)
{
    return word_find(COLOUR_WORDS, word)->value;
}

int look_glyphs_of(const char *word)
{
    return word_find(GLYPHS_WORDS, word)->value;
}

/* Terminals with more than 256 colours mix them from red, green and blue:
 * only the first eight numbers still are a palette there. */
static enum colours colours_available(int colours)
{
    if (colours > 256)
        return COLOURS_8;
    if (colours == 256)
        return COLOURS_256;
    if (colours >= 16)
        return COLOURS_16;
    return colours >= 8 ? COLOURS_8 : COLOURS_NEVER;
}

static const char *chosen_in(const struct settings *settings,
                             enum setting setting)
{
    return settings != NULL ? settings_word(settings, setting) : "auto";
}

/* The command line has the last word. NO_COLOR, when it is not empty, comes
 * before the settings: it is set for the moment, and they are for ever. */
static const char *colour_word(const struct look_facts *facts,
                               const struct settings *settings)
{
    const char *asked = facts->colour_word;
    if (asked != NULL && look_colours_of(asked) != MW_NONE)
        return asked;
    if (facts->no_color != NULL && facts->no_color[0] != '\0')
        return "never";
    return asked != NULL ? asked : chosen_in(settings, SETTING_COLOURS);
}

const char *look_glyphs_word(const struct look_facts *facts,
                             const struct settings *settings)
{
    if (facts->glyphs_word != NULL)
        return facts->glyphs_word;
    return chosen_in(settings, SETTING_GLYPHS);
}

static enum colours choose_colours(const struct look_facts *facts,
                                   const char *word)
{
    enum colours most = colours_available(facts->colours);
    int wanted = look_colours_of(word);
    return wanted == MW_NONE || (enum colours)wanted > most
               ? most
               : (enum colours)wanted;
}

/* The fonts of the Linux console lack the half blocks. */
static enum glyphs choose_glyphs(const struct look_facts *facts,
                                 const char *word)
{
    if (facts->ascii || !facts->utf8)
        return GLYPHS_ASCII;
    int wanted = look_glyphs_of(word);
    if (wanted != MW_NONE)
        return (enum glyphs)wanted;
    bool console = facts->term != NULL && strncmp(facts->term, "linux", 5) == 0;
    return console ? GLYPHS_CONSOLE : GLYPHS_UTF8;
}

struct look look_choose(const struct look_facts *facts,
                        const struct settings *settings)
{
    return (struct look){
        .colours = choose_colours(facts, colour_word(facts, settings)),
        .glyphs = choose_glyphs(facts, look_glyphs_word(facts, settings))};
}

static const char *colours_obstacle(const struct look_facts *facts,
                                    const struct settings *settings)
{
    const char *chosen = settings_word(settings, SETTING_COLOURS);
    int wanted = look_colours_of(chosen);
    if (facts->colour_word != NULL)
        return "! --color fixes the colours until the next start.";
    if (strcmp(colour_word(facts, settings), chosen) != 0)
        return "! NO_COLOR is set, so there are no colours.";
    if (wanted != MW_NONE && (int)colours_available(facts->colours) < wanted)
        return "! This terminal has fewer colours than that.";
    return NULL;
}

const char *look_obstacle(const struct look_facts *facts,
                          const struct settings *settings, int setting)
{
    if (setting == SETTING_COLOURS)
        return colours_obstacle(facts, settings);
    if (setting != SETTING_GLYPHS)
        return NULL;
    if (facts->ascii || facts->glyphs_word != NULL)
        return "! The command line fixes the glyphs until the next start.";
    int wanted = look_glyphs_of(settings_word(settings, SETTING_GLYPHS));
    if (!facts->utf8 && wanted != MW_NONE && wanted != GLYPHS_ASCII)
        return "! The locale is not UTF-8: this counts from the next start on.";
    return NULL;
}
