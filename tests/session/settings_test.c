/* The settings file: kept whole, and tolerant of what people write. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "common/home.h"
#include "common/scale.h"
#include "files.h"
#include "settings_fields.h"
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
            char text[100], name[FIELD_NAME];
            struct settings settings;
            settings_field_name(i, name);
            snprintf(text, sizeof text, "  %s=%s \r\n", name, words[k]);
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
    assert_true(setup_read_house(&settings.setup, "take-back=1", NULL));
    settings.bindings.sign[bindings_by_sign('r')] = 't';
    settings.bindings.sign[bindings_by_sign('t')] = 0xf6;
    char *text = settings_write(&settings, "", 0, &length);
    assert_int_equal(read(&again, text, NULL), 0);
    assert_memory_equal(&settings.bindings, &again.bindings,
                        sizeof again.bindings);
    assert_memory_equal(settings.choice, again.choice, sizeof again.choice);
    assert_true(again.has_setup);
    assert_string_equal(again.setup.names[1], "J\u00fcrgen");
    assert_int_equal(again.setup.colours[0], COLOUR_PINK);
    assert_int_equal(again.setup.tiny_city, 2);
    assert_true(again.setup.take_back);
    char *text_again = settings_write(&again, text, length, &second);
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

static uint32_t sign_of(const struct settings *settings, char usual)
{
    return settings->bindings.sign[bindings_by_sign((uint32_t)usual)];
}

static void keys_can_be_exchanged(void **state)
{
    (void)state;
    struct settings settings;
    assert_int_equal(read(&settings, "key-turn = t\nkey-tiles = r\n", NULL), 0);
    assert_int_equal(sign_of(&settings, 'r'), 't');
    assert_int_equal(sign_of(&settings, 't'), 'r');
    assert_int_equal(read(&settings, "key-go-to = ;\nkey-undo = #", NULL), 0);
    assert_int_equal(sign_of(&settings, ':'), ';');
    assert_int_equal(sign_of(&settings, 'u'), '#');
}

static void a_key_that_cannot_be_is_a_warning_with_its_line(void **state)
{
    (void)state;
    struct settings settings;
    warns("\nkey-turn = ab\n", "2: key-turn is one sign, not \"ab\"");
    warns("key-turn =\n", "1: key-turn is one sign");
    warns("key-turn = 4\n", "1: key-turn cannot be \"4\": digits");
    warns("key-bigger = =\n", "1: key-bigger cannot be \"=\": ");
    warns("key-turn = \u4e2d\n", "1: key-turn cannot be");
    warns("key-sing = a\n", "1: there is no setting \"key-sing\"");
    /* Two keys with one sign: the line that changed something is told. */
    warns("key-turn = t\nkey-tiles = t\n",
          "1: key-turn cannot be \"t\", which is the key for tiles");
    warns("key-turn = a\nkey-pass = a\n",
          "2: key-pass cannot be \"a\", which is the key for turn");
    assert_int_equal(read(&settings, "key-turn = t\nkey-pass = a\n", NULL), 1);
    assert_int_equal(sign_of(&settings, 'r'), 'r');
    assert_int_equal(sign_of(&settings, 'p'), 'a');
}

/* Else the rest of the line would be lost, and the line mean something. */
static void a_line_with_a_zero_in_it_stays_whole(void **state)
{
    (void)state;
    static const char TORN[] = "last-players = Anna,Bert\0,Zoe\n";
    size_t torn = sizeof TORN - 1, length;
    struct settings settings;
    struct text warnings = {0};
    assert_int_equal(settings_read(&settings, TORN, torn, &warnings), 1);
    free(text_take(&warnings, NULL));
    char *text = settings_write(&settings, TORN, torn, &length);
    assert_true(length > torn);
    assert_memory_equal(text, TORN, torn);
    free(text);
}

/* Whatever is changed in the program, the file stays the players' own. */
static void what_people_wrote_stays(void **state)
{
    (void)state;
    static const char MINE[] = "# my settings\n\nmouse=on\t\nsound = loud\n"
                               "purist = maybe\n  tile-size = large\n";
    struct settings settings;
    size_t length;
    assert_int_equal(read(&settings, MINE, NULL), 2);
    settings.choice[SETTING_MOUSE] = MOUSE_SETTING_OFF;
    char *text = settings_write(&settings, MINE, strlen(MINE), &length);
    static const char START[] = "# my settings\n\nmouse = off\nsound = loud\n"
                                "purist = maybe\n  tile-size = large\n";
    assert_memory_equal(text, START, strlen(START));
    assert_non_null(strstr(text, "\nhandover = ask\n"));
    assert_null(strstr(text + strlen(START), "\nmouse"));
    assert_null(strstr(text, "last-"));
    free(text);
    settings.choice[SETTING_PURIST] = PURIST_ON;
    text = settings_write(&settings, MINE, strlen(MINE), &length);
    assert_non_null(strstr(text, "\npurist = on\n"));
    assert_null(strstr(text, "maybe"));
    free(text);
}

static void the_rest_counts_in_spite_of_a_warning(void **state)
{
    (void)state;
    struct settings settings;
    assert_int_equal(read(&settings, "tile-size = huge\npurist = on", NULL), 1);
    assert_int_equal(settings.choice[SETTING_TILES], 0);
    assert_int_equal(settings.choice[SETTING_PURIST], PURIST_ON);
}

/* Each warning begins with its line and has a reason. */
static void check_lines(const char *warnings, int count)
{
    for (int i = 0; i < count; i++) {
        int line = 0, bytes = 0;
        assert_int_equal(sscanf(warnings, "%d: %n", &line, &bytes), 1);
        assert_true(line > 0);
        assert_true(strcspn(warnings + bytes, "\n") > 10);
        warnings = strchr(warnings, '\n') + 1;
    }
}

static void damaged_settings_never_crash(void **state)
{
    (void)state;
    struct settings settings, damaged;
    size_t length;
    uint64_t dice = 4;
    int count = scaled(10000), warned = 0;
    settings_default(&settings);
    settings.has_setup = true;
    char *text = settings_write(&settings, "", 0, &length);
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
        for (int k = 0; k < BINDINGS; k++)
            assert_int_equal(bindings_rival(&damaged.bindings, k), MW_NONE);
        check_lines(warnings.bytes, lines);
        free(text_take(&warnings, NULL));
        free(copy);
    }
    print_message("%d damaged settings: %d load without a word, %d with a "
                  "warning for each line passed over\n",
                  count, count - warned, warned);
    free(text);
}

static void they_lie_where_xdg_says(void **state)
{
    (void)state;
    struct settings settings;
    struct problem problem = {0};
    struct text warnings = {0};
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
}

static void lines_too_long_and_rules_unknown_are_warnings(void **state)
{
    (void)state;
    char text[2000] = "\tmouse = off\nfuture = ";
    size_t used = strlen(text);
    memset(text + used, 'x', 1500);
    strcpy(text + used + 1500, "\nlast-house = tiny-city=2,cheese=1");
    struct settings settings;
    size_t length;
    char *said;
    assert_int_equal(read(&settings, text, &said), 2);
    assert_memory_equal(said, "2: the line is too long\n3: ", 27);
    free(said);
    assert_int_equal(settings.choice[SETTING_MOUSE], MOUSE_SETTING_OFF);
    char *written = settings_write(&settings, text, strlen(text), &length);
    assert_memory_equal(written, text, strlen(text)); /* as it was, but ... */
    assert_int_equal(written[strlen(text)], '\n');    /* ... for its end */
    free(written);
}

static void what_is_gone_leaves_no_line(void **state)
{
    (void)state;
    static const char OLD[] = "last-players = Anna,Bert\nmouse = off\n";
    struct settings settings;
    size_t length;
    assert_int_equal(read(&settings, OLD, NULL), 0);
    assert_true(settings.has_setup);
    settings.has_setup = false;
    char *text = settings_write(&settings, OLD, strlen(OLD), &length);
    assert_null(strstr(text, "last-players"));
    assert_memory_equal(text, "mouse = off\n", 12);
    free(text);
}

static void warnings_name_their_file(void **state)
{
    (void)state;
    char command[200], path[100];
    struct settings settings;
    struct text warnings = {0};
    setenv("XDG_CONFIG_HOME", home, 1);
    snprintf(command, sizeof command,
             "mkdir %s/mistwall && echo mouse=maybe >%s/mistwall/settings",
             home, home);
    assert_int_equal(system(command), 0);
    assert_int_equal(settings_load(&settings, &warnings), 1);
    snprintf(path, sizeof path, "%s/mistwall/settings:1: mouse is", home);
    char *said = text_take(&warnings, NULL);
    assert_memory_equal(said, path, strlen(path));
    free(said);
    /* What cannot be read must not be taken for defaults. */
    snprintf(command, sizeof command,
             "rm %s/mistwall/settings && mkdir %s/mistwall/settings", home,
             home);
    assert_int_equal(system(command), 0);
    assert_int_equal(settings_load(&settings, &warnings), -1);
    assert_false(settings_save(&settings, NULL));
    free(text_take(&warnings, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_setting_can_be_chosen),
        cmocka_unit_test(what_is_written_is_read_again),
        cmocka_unit_test(what_is_wrong_is_a_warning_with_its_line),
        cmocka_unit_test(keys_can_be_exchanged),
        cmocka_unit_test(a_key_that_cannot_be_is_a_warning_with_its_line),
        cmocka_unit_test(a_line_with_a_zero_in_it_stays_whole),
        cmocka_unit_test(what_people_wrote_stays),
        cmocka_unit_test(the_rest_counts_in_spite_of_a_warning),
        cmocka_unit_test(damaged_settings_never_crash),
        cmocka_unit_test_setup_teardown(they_lie_where_xdg_says, home_make,
                                        home_remove),
        cmocka_unit_test(lines_too_long_and_rules_unknown_are_warnings),
        cmocka_unit_test(what_is_gone_leaves_no_line),
        cmocka_unit_test_setup_teardown(warnings_name_their_file, home_make,
                                        home_remove),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
