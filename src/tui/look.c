/* From facts about a terminal to the look it gets. */
#include "look.h"

#include <stddef.h>
#include <string.h>

#include <mistwall/basics.h>

#include "tui.h"

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

bool tui_colour_word(const char *word)
{
    return word_find(COLOUR_WORDS, word)->text != NULL;
}

bool tui_glyphs_word(const char *word)
{
    return word_find(GLYPHS_WORDS, word)->text != NULL;
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

/* An option beats NO_COLOR, which counts when it is not empty. */
static enum colours choose_colours(const struct look_facts *facts)
{
    enum colours most = colours_available(facts->colours);
    int wanted = look_colours_of(facts->colour_word);
    if (wanted == MW_NONE && facts->no_color != NULL &&
        facts->no_color[0] != '\0')
        return COLOURS_NEVER;
    if (wanted == MW_NONE || (enum colours)wanted > most)
        return most;
    return (enum colours)wanted;
}

/* The fonts of the Linux console lack the half blocks. */
static enum glyphs choose_glyphs(const struct look_facts *facts)
{
    if (facts->ascii || !facts->utf8)
        return GLYPHS_ASCII;
    int wanted = look_glyphs_of(facts->glyphs_word);
    if (wanted != MW_NONE)
        return (enum glyphs)wanted;
    bool console = facts->term != NULL && strncmp(facts->term, "linux", 5) == 0;
    return console ? GLYPHS_CONSOLE : GLYPHS_UTF8;
}

struct look look_choose(const struct look_facts *facts)
{
    return (struct look){.colours = choose_colours(facts),
                         .glyphs = choose_glyphs(facts)};
}
