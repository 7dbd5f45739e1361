/* The settings file: kept whole, and tolerant of what people write. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "files.h"
#include "settings.h"
#include "support.h"

static int read(struct settings *settings, const char *text, char **said)
{
    struct text warnings = {0};
    int count = settings_read(settings, text, strlen(text), &warnings);
    char *taken = text_take(&warnings, NULL);
    assert_non_null(taken);
    if (said != NULL)
        *said = taken;
    else
        free(taken);
    return count;
}

static void each_setting_can_be_chosen(void **state)
{
    (void)state;
    for (int i = 0; i < SETTINGS; i++) {
        const char *const *words = settings_words((enum setting)i);
        for (int k = 0; words[k] != NULL; k++) {
            char text[100];
            struct settings settings;
            snprintf(text, sizeof text, "  %s=%s \r\n",
                     settings_name((enum setting)i), words[k]);
            assert_int_equal(read(&settings, text, NULL), 0);
            assert_int_equal(settings.choice[i], k);
        }
    }
}

static void what_is_written_is_read_again(void **state)
{
    (void)state;
    struct settings settings, again;
    size_t length, second;
    settings_default(&settings);
    settings.choice[SETTING_TILES] = 3;
    settings.choice[SETTING_HANDOVER] = HANDOVER_NEVER;
    settings.has_setup = true;
    assert_true(
        setup_read_players(&settings.setup, "Anna,J\u00fcrgen,Bo", NULL));
    assert_true(setup_read_colours(&settings.setup, "pink,black,red", NULL));
    assert_true(setup_read_house(&settings.setup, "tiny-city=2", NULL));
    strcpy(settings.unknown, "sound = loud\n");
    char *text = settings_write(&settings, &length);
    assert_int_equal(read(&again, text, NULL), 1);
    assert_memory_equal(settings.choice, again.choice, sizeof again.choice);
    assert_true(again.has_setup);
    assert_string_equal(again.setup.names[1], "J\u00fcrgen");
    assert_int_equal(again.setup.colours[0], COLOUR_PINK);
    assert_int_equal(again.setup.tiny_city, 2);
    char *text_again = settings_write(&again, &second);
    assert_string_equal(text, text_again);
    free(text);
    free(text_again);
}

static void warns(const char *text, const char *said)
{
    struct settings settings;
    char *warnings;
    assert_int_equal(read(&settings, text, &warnings), 1);
    if (strstr(warnings, said) == NULL)
        fail_msg("\"%s\" has no \"%s\"", warnings, said);
    free(warnings);
}

static void what_is_wrong_is_a_warning_with_its_line(void **state)
{
    (void)state;
    warns("# mine\n\nsound = loud\n", "3: there is no setting \"sound\"");
    warns("mouse = on\nmouse = maybe\n", "2: mouse is on, or off");
    warns("mouse on\n", "1: a setting is written \"name = value\"");
    warns("mouse = \x01\n", "1: there is a control character");
    warns("mouse = \xff\n", "1: the line is no UTF-8");
    warns("last-players = Anna,Anna\n", "1: ");
    warns("last-modules = base,cheese\n", "1: ");
}

static void the_rest_counts_in_spite_of_a_warning(void **state)
{
    (void)state;
    struct settings settings;
    assert_int_equal(read(&settings, "tile-size = huge\npurist = on", NULL), 1);
    assert_int_equal(settings.choice[SETTING_TILES], 0);
    assert_int_equal(settings.choice[SETTING_PURIST], PURIST_ON);
}

static void damaged_settings_never_crash(void **state)
{
    (void)state;
    struct settings settings, damaged;
    size_t length;
    uint64_t dice = 4;
    int count = scaled(5000), warned = 0;
    settings_default(&settings);
    settings.has_setup = true;
    char *text = settings_write(&settings, &length);
    for (int i = 0; i < count; i++) {
        char *copy = malloc(length);
        memcpy(copy, text, length);
        for (int k = 1 + chance(&dice, 4); k > 0; k--)
            copy[chance(&dice, (int)length)] = (char)chance(&dice, 256);
        size_t cut = length - (size_t)chance(&dice, 3) * (length / 4);
        struct text warnings = {0};
        int lines = settings_read(&damaged, copy, cut, &warnings);
        warned += lines > 0;
        assert_true((lines > 0) == (warnings.length > 0));
        assert_true(setup_check(&damaged.setup, NULL));
        free(text_take(&warnings, NULL));
        free(copy);
    }
    print_message("%d damaged settings: %d warned of\n", count, warned);
    free(text);
}

static void they_lie_where_xdg_says(void **state)
{
    (void)state;
    char home[] = "/tmp/mistwall-settings-XXXXXX", command[100];
    struct settings settings;
    struct problem problem = {0};
    struct text warnings = {0};
    assert_non_null(mkdtemp(home));
    setenv("XDG_CONFIG_HOME", home, 1);
    assert_int_equal(settings_load(&settings, &warnings), 0);
    settings.choice[SETTING_MOUSE] = MOUSE_SETTING_OFF;
    assert_true(settings_save(&settings, &problem));
    assert_int_equal(settings_load(&settings, &warnings), 0);
    assert_int_equal(settings.choice[SETTING_MOUSE], MOUSE_SETTING_OFF);
    setenv("XDG_CONFIG_HOME", "here", 1);
    assert_int_equal(settings_load(&settings, &warnings), 1);
    assert_non_null(strstr(warnings.bytes, "XDG_CONFIG_HOME is \"here\""));
    assert_false(settings_save(&settings, &problem));
    free(text_take(&warnings, NULL));
    snprintf(command, sizeof command, "rm -rf %s", home);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_setting_can_be_chosen),
        cmocka_unit_test(what_is_written_is_read_again),
        cmocka_unit_test(what_is_wrong_is_a_warning_with_its_line),
        cmocka_unit_test(the_rest_counts_in_spite_of_a_warning),
        cmocka_unit_test(damaged_settings_never_crash),
        cmocka_unit_test(they_lie_where_xdg_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
