/* The settings as named values, the way the file has them: reading and writing
 * go through this one list. */
#ifndef SESSION_SETTINGS_FIELDS_H
#define SESSION_SETTINGS_FIELDS_H

#include "settings.h"

enum { FIELD_NAME = 32, FIELD_BYTES = 640, FIELD_COMMENT = 100 };

/* The last set-up, in the words of the command line. */
enum { LAST_PLAYERS, LAST_COLOURS, LAST_MODULES, LAST_HOUSE, LASTS };

/* Fields are numbered: first those of enum setting, then a key for each
 * binding, then the last set-up. */
enum {
    FIRST_KEY = SETTINGS,
    FIRST_LAST = FIRST_KEY + BINDINGS,
    FIELDS = FIRST_LAST + LASTS
};

void settings_field_name(int field, char name[FIELD_NAME]);
int settings_field_named(const char *name); /* MW_NONE: there is none */

/* A line above it in the file; "" for none. */
void settings_field_comment(int field, char comment[FIELD_COMMENT]);

/* The binding that a field is about, or MW_NONE. */
int settings_field_binding(int field);

/* Changes the settings by a value as it is written; false with the reason. */
bool settings_field_read(struct settings *settings, int field,
                         const char *value, struct problem *problem);

/* Takes a line apart in place; false if it is a comment or no setting. */
enum { SETTINGS_LINE = 1024 };
bool settings_split(char *line, char **key, char **value);

/* Writes the value; "" if the file needs no such line. */
void settings_field_write(const struct settings *settings, int field,
                          char value[FIELD_BYTES]);

#endif
