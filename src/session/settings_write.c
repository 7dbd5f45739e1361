/* Writes settings into the text they came from, line by line. */
#include <stdlib.h>
#include <string.h>

#include "settings_fields.h"
#include "text.h"

struct writing {
    struct text text;
    const struct settings *settings;
    struct settings old; /* what the old text says */
    bool written[FIELDS];
};

static const char HEAD[] =
    "# Settings of mistwall. The settings screen writes this file, and you may "
    "edit it.\n";

/* The field a line is about, or MW_NONE. */
static int field_of(const char *start, size_t bytes)
{
    char line[SETTINGS_LINE], *key, *value;
    if (bytes >= sizeof line || memchr(start, '\0', bytes) != NULL)
        return MW_NONE;
    memcpy(line, start, bytes);
    line[bytes] = '\0';
    return settings_split(line, &key, &value) ? settings_field_named(key)
                                              : MW_NONE;
}

static void write_field(struct writing *writing, int field, const char *value)
{
    char name[FIELD_NAME];
    settings_field_name(field, name);
    text_add(&writing->text, "%s = %s\n", name, value);
    writing->written[field] = true;
}

/* A line whose value is as wanted stays as it is; so does one that cannot be
 * used, as long as nobody chose something else: its warning stands. */
static void write_line(struct writing *writing, const char *start, size_t bytes)
{
    char now[FIELD_BYTES], before[FIELD_BYTES];
    int field = field_of(start, bytes);
    if (field != MW_NONE) {
        settings_field_write(writing->settings, field, now);
        settings_field_write(&writing->old, field, before);
        writing->written[field] = true;
    }
    if (field == MW_NONE || strcmp(now, before) == 0) {
        text_add_bytes(&writing->text, start, bytes);
        text_add(&writing->text, "\n");
    } else if (now[0] != '\0') {
        write_field(writing, field, now);
    }
}

static void write_missing(struct writing *writing, int field)
{
    char value[FIELD_BYTES], comment[FIELD_COMMENT];
    settings_field_write(writing->settings, field, value);
    if (writing->written[field] || value[0] == '\0')
        return;
    settings_field_comment(field, comment);
    if (comment[0] != '\0')
        text_add(&writing->text, "\n# %s\n", comment);
    write_field(writing, field, value);
}

char *settings_write(const struct settings *settings, const char *old,
                     size_t old_length, size_t *length)
{
    struct writing *writing = calloc(1, sizeof *writing);
    struct text warnings = {0};
    if (writing == NULL)
        return NULL;
    writing->settings = settings;
    settings_read(&writing->old, old, old_length, &warnings);
    free(text_take(&warnings, NULL));
    if (old_length == 0)
        text_add(&writing->text, "%s", HEAD);
    for (size_t at = 0; at < old_length;) {
        const char *end = memchr(old + at, '\n', old_length - at);
        size_t bytes = end != NULL ? (size_t)(end - old) - at : old_length - at;
        write_line(writing, old + at, bytes);
        at += bytes + 1;
    }
    for (int i = 0; i < FIELDS; i++)
        write_missing(writing, i);
    char *text = text_take(&writing->text, length);
    free(writing);
    return text;
}
