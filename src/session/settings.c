/* Reads and writes the settings. */
#include "settings.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files.h"
#include "utf8.h"
#include "words.h"

/* ---- what there is to set ---- */

static const char *const SIZE_WORDS[] = {"auto",   "overview", "small",
                                         "medium", "large",    NULL};
static const char *const COLOUR_WORDS[] = {"auto", "256",   "16",
                                           "8",    "never", NULL};
static const char *const GLYPH_WORDS[] = {"auto", "utf8", "console", "ascii",
                                          NULL};
static const char *const ON_OFF_WORDS[] = {"on", "off", NULL};
static const char *const OFF_ON_WORDS[] = {"off", "on", NULL};
static const char *const HANDOVER_WORDS[] = {"ask", "after-score", "never",
                                             NULL};

static const struct setting_row {
    const char *name;
    const char *const *words;
    const char *comment;
} ROWS[SETTINGS] = {
    [SETTING_TILES] = {"tile-size", SIZE_WORDS,
                       "auto, overview, small, medium or large"},
    [SETTING_COLOURS] = {"colours", COLOUR_WORDS, "auto, 256, 16, 8 or never"},
    [SETTING_GLYPHS] = {"glyphs", GLYPH_WORDS, "auto, utf8, console or ascii"},
    [SETTING_MOUSE] = {"mouse", ON_OFF_WORDS,
                       "on, or off to leave it to the terminal"},
    [SETTING_PURIST] = {"purist", OFF_ON_WORDS,
                        "on to hide legal cells, worth and fits, or off"},
    [SETTING_HANDOVER] = {"handover", HANDOVER_WORDS,
                          "ask before each turn ends, only after a score, or "
                          "never"},
};

void settings_default(struct settings *settings)
{
    memset(settings, 0, sizeof *settings);
    setup_default(&settings->setup);
}

const char *const *settings_words(enum setting setting)
{
    return ROWS[setting].words;
}

const char *settings_name(enum setting setting)
{
    return ROWS[setting].name;
}

const char *settings_word(const struct settings *settings, enum setting setting)
{
    return ROWS[setting].words[settings->choice[setting]];
}

/* ---- reading ---- */

/* One line, taken apart. */
struct entry {
    int number;
    char *key, *value;
};

static bool choose(struct settings *settings, enum setting setting,
                   const char *value, struct problem *problem)
{
    for (int i = 0; ROWS[setting].words[i] != NULL; i++) {
        if (strcmp(ROWS[setting].words[i], value) == 0) {
            settings->choice[setting] = i;
            return true;
        }
    }
    return problem_say(problem, 0, "%s is %s, not \"%.40s\"",
                       ROWS[setting].name, ROWS[setting].comment, value);
}

static bool read_players(struct settings *settings, const char *value,
                         struct problem *problem)
{
    settings->has_setup = setup_read_players(&settings->setup, value, problem);
    return settings->has_setup;
}

static bool read_colours(struct settings *settings, const char *value,
                         struct problem *problem)
{
    return setup_read_colours(&settings->setup, value, problem);
}

static bool read_modules(struct settings *settings, const char *value,
                         struct problem *problem)
{
    return setup_read_modules(&settings->setup, value, problem);
}

static bool read_house(struct settings *settings, const char *value,
                       struct problem *problem)
{
    return setup_read_house(&settings->setup, value, problem);
}

/* The last set-up, in the words of the command line. */
static const struct {
    const char *key;
    bool (*read)(struct settings *settings, const char *value,
                 struct problem *problem);
} SETUP_ROWS[] = {{"last-players", read_players},
                  {"last-colours", read_colours},
                  {"last-modules", read_modules},
                  {"last-house", read_house}};

enum { SETUP_KEYS = sizeof SETUP_ROWS / sizeof *SETUP_ROWS };

/* True if there is such a key; then *fine tells whether its value was. */
static bool read_known(struct settings *settings, const struct entry *entry,
                       bool *fine, struct problem *problem)
{
    for (int i = 0; i < SETTINGS; i++) {
        if (strcmp(entry->key, ROWS[i].name) == 0) {
            *fine = choose(settings, (enum setting)i, entry->value, problem);
            return true;
        }
    }
    for (int i = 0; i < SETUP_KEYS; i++) {
        if (strcmp(entry->key, SETUP_ROWS[i].key) == 0) {
            *fine = SETUP_ROWS[i].read(settings, entry->value, problem);
            return true;
        }
    }
    return false;
}

/* Another version of the program may know the line. */
static bool keep_unknown(struct settings *settings, const struct entry *entry,
                         struct problem *problem)
{
    size_t used = strlen(settings->unknown);
    size_t room = sizeof settings->unknown - used;
    if (strlen(entry->key) + strlen(entry->value) + 5 < room)
        snprintf(settings->unknown + used, room, "%s = %s\n", entry->key,
                 entry->value);
    return problem_say(problem, 0, "there is no setting \"%.40s\"", entry->key);
}

static char *trim(char *text)
{
    while (*text == ' ' || *text == '\t')
        text++;
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t\r", text[length - 1]) != NULL)
        text[--length] = '\0';
    return text;
}

static bool is_clean(const char *line, struct problem *problem)
{
    for (const char *at = line; *at != '\0'; at++) {
        unsigned char byte = (unsigned char)*at;
        if ((byte < ' ' && byte != '\t' && byte != '\r') || byte == 0x7f)
            return problem_say(problem, 0, "there is a control character (%d)",
                               byte);
    }
    while (*line != '\0') {
        if (utf8_next(&line) == UTF8_BAD)
            return problem_say(problem, 0, "the line is no UTF-8");
    }
    return true;
}

static bool read_line(struct settings *settings, char *line,
                      struct problem *problem)
{
    bool fine;
    if (!is_clean(line, problem))
        return false;
    line = trim(line);
    if (*line == '\0' || *line == '#')
        return true;
    char *equals = strchr(line, '=');
    if (equals == NULL)
        return problem_say(problem, 0, "a setting is written \"name = value\"");
    *equals = '\0';
    struct entry entry = {.key = trim(line), .value = trim(equals + 1)};
    if (read_known(settings, &entry, &fine, problem))
        return fine;
    return keep_unknown(settings, &entry, problem);
}

enum { LINE_BYTES = 1024 };

/* The next line of the text, from *at on; false with the reason if it is none
 * that could be read. */
static bool take_line(const char *text, size_t length, size_t *at,
                      char line[LINE_BYTES], struct problem *problem)
{
    const char *start = text + *at;
    const char *end = memchr(start, '\n', length - *at);
    size_t bytes = end != NULL ? (size_t)(end - start) : length - *at;
    *at += bytes + 1;
    if (bytes >= LINE_BYTES)
        return problem_say(problem, 0, "the line is too long");
    if (memchr(start, '\0', bytes) != NULL)
        return problem_say(problem, 0, "there is a control character (0)");
    memcpy(line, start, bytes);
    line[bytes] = '\0';
    return true;
}

int settings_read(struct settings *settings, const char *text, size_t length,
                  struct text *warnings)
{
    int count = 0, number = 0;
    settings_default(settings);
    for (size_t at = 0; at < length;) {
        struct problem problem = {0};
        char line[LINE_BYTES] = "";
        number++;
        if (take_line(text, length, &at, line, &problem) &&
            read_line(settings, line, &problem))
            continue;
        text_add(warnings, "%d: %s\n", number, problem.text);
        count++;
    }
    if (!setup_check(&settings->setup, NULL)) {
        setup_default(&settings->setup);
        settings->has_setup = false;
    }
    return count;
}

/* ---- writing ---- */

static void write_setup(struct text *text, const struct setup *setup)
{
    const char *comma = "";
    text_add(text, "\n# The set-up of the last game.\nlast-players = ");
    for (int i = 0; i < setup->players; i++, comma = ",")
        text_add(text, "%s%s", comma, setup->names[i]);
    comma = "";
    text_add(text, "\nlast-colours = ");
    for (int i = 0; i < setup->players; i++, comma = ",")
        text_add(text, "%s%s", comma, colour_name(setup->colours[i]));
    comma = "";
    text_add(text, "\nlast-modules = ");
    for (int i = 0; mw_module_name(i) != NULL; i++) {
        if (!(setup->modules & 1U << i))
            continue;
        text_add(text, "%s%s", comma, mw_module_name(i));
        comma = ",";
    }
    text_add(text, "\n");
    if (setup->tiny_city != 0)
        text_add(text, "last-house = tiny-city=%d\n", setup->tiny_city);
    if (setup->take_back)
        text_add(text, "last-house = take-back=1\n");
}

char *settings_write(const struct settings *settings, size_t *length)
{
    struct text text = {0};
    text_add(&text, "# Settings of mistwall. The settings screen writes this "
                    "file, and you may edit it.\n");
    for (int i = 0; i < SETTINGS; i++)
        text_add(&text, "\n# %s\n%s = %s\n", ROWS[i].comment, ROWS[i].name,
                 settings_word(settings, (enum setting)i));
    if (settings->has_setup)
        write_setup(&text, &settings->setup);
    if (settings->unknown[0] != '\0')
        text_add(&text, "\n# Not known to this version.\n%s",
                 settings->unknown);
    return text_take(&text, length);
}

/* ---- the file ---- */

static bool find_path(char path[PATH_MAX], bool make, struct problem *problem)
{
    char folder[PATH_MAX - 16];
    if (!file_settings_folder(folder, sizeof folder, make, problem))
        return false;
    snprintf(path, PATH_MAX, "%s/settings", folder);
    return true;
}

/* Each warning gets the path in front. */
static void add_with_path(struct text *warnings, const char *path,
                          const char *lines)
{
    while (lines != NULL && *lines != '\0') {
        int bytes = (int)strcspn(lines, "\n");
        text_add(warnings, "%s:%.*s\n", path, bytes, lines);
        lines += bytes + 1;
    }
}

int settings_load(struct settings *settings, struct text *warnings)
{
    char path[PATH_MAX];
    struct problem problem;
    size_t length;
    settings_default(settings);
    errno = 0;
    if (!find_path(path, false, &problem)) {
        /* A folder that is not there yet is no problem. */
        if (errno == ENOENT)
            return 0;
        text_add(warnings, "%s\n", problem.text);
        return 1;
    }
    if (access(path, F_OK) != 0 && errno == ENOENT)
        return 0;
    char *text = file_read(path, &length, &problem);
    if (text == NULL) {
        text_add(warnings, "%s\n", problem.text);
        return 1;
    }
    struct text lines = {0};
    int count = settings_read(settings, text, length, &lines);
    char *said = text_take(&lines, NULL);
    add_with_path(warnings, path, said);
    free(said);
    free(text);
    return count;
}

bool settings_save(const struct settings *settings, struct problem *problem)
{
    char path[PATH_MAX];
    size_t length;
    if (!find_path(path, true, problem))
        return false;
    char *text = settings_write(settings, &length);
    if (text == NULL)
        return problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
    bool saved = file_write(path, text, length, problem);
    free(text);
    return saved;
}
