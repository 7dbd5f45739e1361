/* Reads the settings, and the file they are kept in. */
#include "settings.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files.h"
#include "settings_fields.h"
#include "utf8.h"

void settings_default(struct settings *settings)
{
    memset(settings, 0, sizeof *settings);
    bindings_default(&settings->bindings);
    setup_default(&settings->setup);
}

/* ---- reading ---- */

/* What is being read, and where keys were chosen: that two share a sign shows
 * only at the end, when those that change places have both been read. */
struct reading {
    struct settings *settings;
    struct text *warnings;
    int line, count;
    int key_lines[BINDINGS]; /* 0: it has its usual sign */
};

static void warn(struct reading *reading, int line, const char *sentence)
{
    text_add(reading->warnings, "%d: %s\n", line, sentence);
    reading->count++;
}

static bool read_entry(struct reading *reading, const char *key,
                       const char *value, struct problem *problem)
{
    int field = settings_field_named(key);
    if (field == MW_NONE)
        return problem_say(problem, 0, "there is no setting \"%.40s\"", key);
    if (!settings_field_read(reading->settings, field, value, problem))
        return false;
    int binding = settings_field_binding(field);
    if (binding == MW_NONE)
        return true;
    bool usual =
        reading->settings->bindings.sign[binding] == bindings_usual(binding);
    reading->key_lines[binding] = usual ? 0 : reading->line;
    return true;
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

bool settings_split(char *line, char **key, char **value)
{
    line = trim(line);
    char *equals = strchr(line, '=');
    if (*line == '#' || equals == NULL)
        return false;
    *equals = '\0';
    *key = trim(line);
    *value = trim(equals + 1);
    return true;
}

static bool read_line(struct reading *reading, char *line,
                      struct problem *problem)
{
    char *key, *value;
    if (!is_clean(line, problem))
        return false;
    const char *words = trim(line);
    if (*words == '\0' || *words == '#')
        return true;
    if (settings_split(line, &key, &value))
        return read_entry(reading, key, value, problem);
    return problem_say(problem, 0, "a setting is written \"name = value\"");
}

/* The next line of the text, from *at on; false with the reason if it is none
 * that could be read. */
static bool take_line(const char *text, size_t length, size_t *at,
                      char line[SETTINGS_LINE], struct problem *problem)
{
    const char *start = text + *at;
    const char *end = memchr(start, '\n', length - *at);
    size_t bytes = end != NULL ? (size_t)(end - start) : length - *at;
    *at += bytes + 1;
    if (bytes >= SETTINGS_LINE)
        return problem_say(problem, 0, "the line is too long");
    if (memchr(start, '\0', bytes) != NULL)
        return problem_say(problem, 0, "there is a control character (0)");
    memcpy(line, start, bytes);
    line[bytes] = '\0';
    return true;
}

/* The key gets its usual sign back, which may be the sign of another one. */
static void give_back(struct reading *reading, int binding, int rival)
{
    struct problem problem;
    char sign[UTF8_BYTES];
    utf8_write(reading->settings->bindings.sign[binding], sign);
    problem_say(&problem, 0, "key-%s cannot be \"%s\", which is the key for %s",
                bindings_name(binding), sign, bindings_name(rival));
    warn(reading, reading->key_lines[binding], problem.text);
    reading->settings->bindings.sign[binding] = bindings_usual(binding);
    reading->key_lines[binding] = 0;
}

/* Of two keys with one sign the line further down is passed over. Ends, since
 * each time one more key has its usual sign. */
static bool settle_one(struct reading *reading)
{
    for (int i = 0; i < BINDINGS; i++) {
        int rival = bindings_rival(&reading->settings->bindings, i);
        if (rival != MW_NONE &&
            reading->key_lines[i] > reading->key_lines[rival]) {
            give_back(reading, i, rival);
            return true;
        }
    }
    return false;
}

int settings_read(struct settings *settings, const char *text, size_t length,
                  struct text *warnings)
{
    struct reading reading = {.settings = settings, .warnings = warnings};
    settings_default(settings);
    for (size_t at = 0; at < length;) {
        struct problem problem = {0};
        char line[SETTINGS_LINE] = "";
        reading.line++;
        if (!take_line(text, length, &at, line, &problem) ||
            !read_line(&reading, line, &problem))
            warn(&reading, reading.line, problem.text);
    }
    while (settle_one(&reading))
        continue;
    return reading.count;
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
        return -1;
    }
    struct text lines = {0};
    int count = settings_read(settings, text, length, &lines);
    char *said = text_take(&lines, NULL);
    add_with_path(warnings, path, said);
    free(said);
    free(text);
    return count;
}

/* What stands there, to be kept but for what changed; "" if there is no file
 * yet. NULL with the reason. */
static char *old_text(const char *path, size_t *length, struct problem *problem)
{
    if (access(path, F_OK) == 0 || errno != ENOENT)
        return file_read(path, length, problem);
    *length = 0;
    char *text = calloc(1, 1);
    if (text == NULL)
        problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
    return text;
}

bool settings_save(const struct settings *settings, struct problem *problem)
{
    char path[PATH_MAX];
    size_t length, old_length;
    if (!find_path(path, true, problem))
        return false;
    char *old = old_text(path, &old_length, problem);
    if (old == NULL)
        return false;
    char *text = settings_write(settings, old, old_length, &length);
    bool saved = text != NULL ? file_write(path, text, length, problem)
                              : problem_say(problem, 0, "%s",
                                            mw_status_text(MW_NO_MEMORY));
    free(text);
    free(old);
    return saved;
}
