/* What players want to find as they left it: how the screen looks, when a turn
 * is handed over, and the last set-up. A text that people may edit. */
#ifndef SESSION_SETTINGS_H
#define SESSION_SETTINGS_H

#include "bindings.h"
#include "setup.h"
#include "text.h"

enum setting {
    SETTING_TILES,
    SETTING_COLOURS,
    SETTING_GLYPHS,
    SETTING_MOUSE,
    SETTING_PURIST,
    SETTING_CONFIRM,
    SETTING_HANDOVER,
    SETTINGS
};

/* Choices are indices into the words of a setting; 0 is what it is unless
 * somebody chose. */
enum handover { HANDOVER_ASK, HANDOVER_AFTER_SCORE, HANDOVER_NEVER };
enum mouse_setting { MOUSE_SETTING_ON, MOUSE_SETTING_OFF };
enum purist_setting { PURIST_OFF, PURIST_ON };
enum confirm_setting { CONFIRM_ALWAYS, CONFIRM_LOSS };

struct settings {
    int choice[SETTINGS];
    struct bindings bindings;
    bool has_setup;
    struct setup setup; /* of the last game; its seed is not kept */
};

void settings_default(struct settings *settings);

/* The words a setting can have, NULL behind them. */
const char *const *settings_words(enum setting setting);

/* The word that is chosen. */
const char *settings_word(const struct settings *settings,
                          enum setting setting);

/* Reads the text over the defaults. What it cannot use it passes over, with a
 * line in *warnings each ("12: there is no setting "foo""); returns how many.
 */
int settings_read(struct settings *settings, const char *text, size_t length,
                  struct text *warnings);

/* The settings as a text, new, caller frees; NULL without memory. `old` is the
 * text they were read from: whatever people or other versions wrote there
 * stays, but for the values that changed; what is missing is added, with a
 * comment. */
char *settings_write(const struct settings *settings, const char *old,
                     size_t old_length, size_t *length);

/* Reads $XDG_CONFIG_HOME/mistwall/settings; one that is missing is no problem.
 * Warnings begin with the file's path. Returns how many, or less than 0 if
 * there is a file and it cannot be read: then it must not be written anew from
 * what are the defaults only. */
int settings_load(struct settings *settings, struct text *warnings);

/* Writes that file anew, as settings_write says. */
bool settings_save(const struct settings *settings, struct problem *problem);

#endif
