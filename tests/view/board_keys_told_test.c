/* Every key of the board stands in the README and in the manual page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "board_keys.h"

enum { TEXT_BYTES = 65536, KEY_BYTES = 16 };

/* What both texts call the keys that are no characters. */
static const char *const NAMES[] = {
    [INPUT_ENTER] = "Enter",         [INPUT_TAB] = "Tab",
    [INPUT_BACKTAB] = "Shift-Tab",   [INPUT_ESCAPE] = "Esc",
    [INPUT_BACKSPACE] = "Backspace", [INPUT_DELETE] = "Delete",
    [INPUT_UP] = "arrows",           [INPUT_DOWN] = "arrows",
    [INPUT_LEFT] = "arrows",         [INPUT_RIGHT] = "arrows",
    [INPUT_PAGE_UP] = "PgUp",        [INPUT_PAGE_DOWN] = "PgDn",
    [INPUT_HOME] = "Home",           [INPUT_END] = "End",
};

/* Reads a file from one line to another, both left out. */
static void read_part(const char *name, const char *from, const char *to,
                      char text[TEXT_BYTES])
{
    char line[1024], path[512];
    bool inside = false;
    snprintf(path, sizeof path, "%s/%s", SOURCE_DIR, name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    text[0] = '\0';
    while (fgets(line, sizeof line, file) != NULL) {
        if (inside && strncmp(line, to, strlen(to)) == 0)
            break;
        if (inside)
            strncat(text, line, TEXT_BYTES - strlen(text) - 1);
        inside = inside || strncmp(line, from, strlen(from)) == 0;
    }
    fclose(file);
    assert_true(inside && text[0] != '\0');
}

static void name_key(const struct key_row *row, char name[KEY_BYTES])
{
    if (row->type != INPUT_CHAR)
        snprintf(name, KEY_BYTES, "%s", NAMES[row->type]);
    else if (row->ch >= '1' && row->ch <= '9')
        snprintf(name, KEY_BYTES, "digits");
    else if (row->ch == ' ')
        snprintf(name, KEY_BYTES, "Space");
    else
        snprintf(name, KEY_BYTES, "%c", (int)row->ch);
}

/* Signs stand in back quotes in the README, names as they are. */
static bool readme_tells(const char *text, const char *name)
{
    char quoted[KEY_BYTES + 2];
    snprintf(quoted, sizeof quoted, strlen(name) == 1 ? "`%s`" : "%s", name);
    return strstr(text, quoted) != NULL;
}

/* In the manual page the first column is a list of keys. */
static bool manual_tells(const char *text, const char *name)
{
    size_t length = strlen(name);
    for (const char *line = text; line != NULL && *line != '\0';
         line = strchr(line, '\n'), line += line != NULL) {
        const char *end = line + strcspn(line, "\t\n");
        for (const char *at = line; at + length <= end; at++) {
            bool begins = at == line || at[-1] == ' ';
            bool ends =
                at + length == end || at[length] == ' ' || at[length] == ',';
            if (begins && ends && strncmp(at, name, length) == 0)
                return true;
        }
    }
    return false;
}

static void assert_told(const char *text,
                        bool (*tells)(const char *text, const char *name))
{
    char name[KEY_BYTES];
    for (int mode = 0; mode < BOARD_MODES; mode++) {
        for (const struct key_row *row = board_keys((enum board_mode)mode);
             row->type != INPUT_NONE; row++) {
            name_key(row, name);
            if (!tells(text, name))
                fail_msg("mode %d: nothing is told of %s", mode, name);
        }
    }
}

static void the_readme_tells_of_every_key(void **state)
{
    static char text[TEXT_BYTES];
    (void)state;
    read_part("README.md", "## Keys", "## ", text);
    assert_told(text, readme_tells);
    assert_false(readme_tells(text, "Q"));
}

static void the_manual_page_tells_of_every_key(void **state)
{
    static char text[TEXT_BYTES];
    (void)state;
    read_part("assets/mistwall.6", ".SH KEYS", ".SH", text);
    assert_told(text, manual_tells);
    assert_false(manual_tells(text, "Q"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_readme_tells_of_every_key),
        cmocka_unit_test(the_manual_page_tells_of_every_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
