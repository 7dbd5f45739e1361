/* The table of what the settings file can hold. */
#include "settings_fields.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

/* ---- what has a few words to choose from ---- */

static const char *const SIZE_WORDS[] = {"auto",   "overview", "small",
                                         "medium", "large",    NULL};
static const char *const COLOUR_WORDS[] = {"auto", "256",   "16",
                                           "8",    "never", NULL};
static const char *const GLYPH_WORDS[] = {"auto", "utf8", "console", "ascii",
                                          NULL};
static const char *const ON_OFF_WORDS[] = {"on", "off", NULL};
static const char *const OFF_ON_WORDS[] = {"off", "on", NULL};
static const char *const CONFIRM_WORDS[] = {"always", "loss", NULL};
static const char *const HANDOVER_WORDS[] = {"ask", "after-score", "never",
                                             NULL};

static const struct {
    const char *name;
    const char *const *words;
    const char *comment;
} CHOICES[SETTINGS] = {
    [SETTING_TILES] = {"tile-size", SIZE_WORDS,
                       "auto, overview, small, medium or large"},
    [SETTING_COLOURS] = {"colours", COLOUR_WORDS, "auto, 256, 16, 8 or never"},
    [SETTING_GLYPHS] = {"glyphs", GLYPH_WORDS, "auto, utf8, console or ascii"},
    [SETTING_MOUSE] = {"mouse", ON_OFF_WORDS,
                       "on, or off to leave it to the terminal"},
    [SETTING_PURIST] = {"purist", OFF_ON_WORDS,
                        "on to hide legal cells, worth and fits, or off"},
    [SETTING_CONFIRM] = {"confirm", CONFIRM_WORDS,
                         "always to ask before a game is left, or loss to ask "
                         "only where it would be lost"},
    [SETTING_HANDOVER] = {"handover", HANDOVER_WORDS,
                          "ask before each turn ends, only after a score, or "
                          "never"},
};

const char *const *settings_words(enum setting setting)
{
    return CHOICES[setting].words;
}

const char *settings_word(const struct settings *settings, enum setting setting)
{
    return CHOICES[setting].words[settings->choice[setting]];
}

static bool read_choice(struct settings *settings, int setting,
                        const char *value, struct problem *problem)
{
    for (int i = 0; CHOICES[setting].words[i] != NULL; i++) {
        if (strcmp(CHOICES[setting].words[i], value) == 0) {
            settings->choice[setting] = i;
            return true;
        }
    }
    return problem_say(problem, 0, "%s is %s, not \"%.40s\"",
                       CHOICES[setting].name, CHOICES[setting].comment, value);
}

/* ---- keys ---- */

static bool read_sign(struct settings *settings, int binding, const char *value,
                      struct problem *problem)
{
    const char *rest = value;
    uint32_t sign = *rest != '\0' ? utf8_next(&rest) : ' ';
    struct problem why;
    if (*value == '\0' || *rest != '\0')
        return problem_say(problem, 0, "key-%s is one sign, not \"%.40s\"",
                           bindings_name(binding), value);
    if (!bindings_may(sign, &why))
        return problem_say(problem, 0, "key-%s cannot be \"%s\": %s",
                           bindings_name(binding), value, why.text);
    settings->bindings.sign[binding] = sign;
    return true;
}

/* ---- the last set-up ---- */

static const char *const LAST_NAMES[LASTS] = {"last-players", "last-colours",
                                              "last-modules", "last-house"};

/* Several rules have commas between them. */
static bool read_house(struct setup *setup, const char *value,
                       struct problem *problem)
{
    char rule[64];
    while (*value != '\0') {
        size_t length = strcspn(value, ",");
        snprintf(rule, sizeof rule, "%.*s", (int)length, value);
        if (!setup_read_house(setup, rule, problem))
            return false;
        value += length + (value[length] == ',' ? 1 : 0);
    }
    return true;
}

static bool read_last(struct settings *settings, int last, const char *value,
                      struct problem *problem)
{
    struct setup *setup = &settings->setup;
    switch (last) {
    case LAST_PLAYERS:
        settings->has_setup = setup_read_players(setup, value, problem);
        return settings->has_setup;
    case LAST_COLOURS:
        return setup_read_colours(setup, value, problem);
    case LAST_MODULES:
        return setup_read_modules(setup, value, problem);
    default:
        return read_house(setup, value, problem);
    }
}

/* One more word of a list with commas. */
static void add_word(char value[FIELD_BYTES], const char *word)
{
    size_t used = strlen(value);
    snprintf(value + used, FIELD_BYTES - used, "%s%s", used > 0 ? "," : "",
             word);
}

static void write_last(const struct setup *setup, int last,
                       char value[FIELD_BYTES])
{
    char rule[32];
    for (int i = 0; last == LAST_PLAYERS && i < setup->players; i++)
        add_word(value, setup->names[i]);
    for (int i = 0; last == LAST_COLOURS && i < setup->players; i++)
        add_word(value, colour_name(setup->colours[i]));
    for (int i = 0; last == LAST_MODULES && mw_module_name(i) != NULL; i++) {
        if (setup->modules & 1U << i)
            add_word(value, mw_module_name(i));
    }
    snprintf(rule, sizeof rule, "tiny-city=%d", setup->tiny_city);
    if (last == LAST_HOUSE && setup->tiny_city != 0)
        add_word(value, rule);
    if (last == LAST_HOUSE && setup->take_back)
        add_word(value, "take-back=1");
}

/* ---- all of them in a row ---- */

int settings_field_binding(int field)
{
    return field >= FIRST_KEY && field < FIRST_LAST ? field - FIRST_KEY
                                                    : MW_NONE;
}

void settings_field_name(int field, char name[FIELD_NAME])
{
    int binding = settings_field_binding(field);
    if (binding != MW_NONE)
        snprintf(name, FIELD_NAME, "key-%s", bindings_name(binding));
    else
        snprintf(name, FIELD_NAME, "%s",
                 field < FIRST_KEY ? CHOICES[field].name
                                   : LAST_NAMES[field - FIRST_LAST]);
}

int settings_field_named(const char *name)
{
    char other[FIELD_NAME];
    for (int i = 0; i < FIELDS; i++) {
        settings_field_name(i, other);
        if (strcmp(name, other) == 0)
            return i;
    }
    return MW_NONE;
}

void settings_field_comment(int field, char comment[FIELD_COMMENT])
{
    comment[0] = '\0';
    if (field < FIRST_KEY)
        snprintf(comment, FIELD_COMMENT, "%s", CHOICES[field].comment);
    else if (field == FIRST_KEY)
        snprintf(comment, FIELD_COMMENT,
                 "Keys on the board: one sign each, and no sign twice.");
    else if (field == FIRST_LAST)
        snprintf(comment, FIELD_COMMENT, "The set-up of the last game.");
}

bool settings_field_read(struct settings *settings, int field,
                         const char *value, struct problem *problem)
{
    if (field < FIRST_KEY)
        return read_choice(settings, field, value, problem);
    if (field < FIRST_LAST)
        return read_sign(settings, field - FIRST_KEY, value, problem);
    return read_last(settings, field - FIRST_LAST, value, problem);
}

void settings_field_write(const struct settings *settings, int field,
                          char value[FIELD_BYTES])
{
    value[0] = '\0';
    if (field < FIRST_KEY)
        snprintf(value, FIELD_BYTES, "%s",
                 settings_word(settings, (enum setting)field));
    else if (field < FIRST_LAST)
        utf8_write(settings->bindings.sign[field - FIRST_KEY], value);
    else if (settings->has_setup)
        write_last(&settings->setup, field - FIRST_LAST, value);
}
