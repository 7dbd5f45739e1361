/* The board's keys: one meaning each, and nothing offered that is not there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "board_commands.h"
#include "board_keys.h"

static const struct key_row *const END = NULL;

static const struct key_row *next_row(const struct key_row *row)
{
    return row[1].type == INPUT_NONE ? END : row + 1;
}

static void assert_no_row_before(const struct key_row *table,
                                 const struct key_row *row, int mode)
{
    for (const struct key_row *other = table; other != row; other++) {
        if (other->type == row->type && other->ch == row->ch)
            fail_msg("mode %d: '%c' (input %d) has two rows", mode,
                     (int)row->ch, row->type);
    }
}

static void no_key_has_two_meanings_in_a_mode(void **state)
{
    (void)state;
    for (int mode = 0; mode < BOARD_MODES; mode++) {
        const struct key_row *table = board_keys((enum board_mode)mode);
        for (const struct key_row *row = table; row != END; row = next_row(row))
            assert_no_row_before(table, row, mode);
    }
}

static void every_key_has_a_command_that_does_something(void **state)
{
    (void)state;
    for (int mode = 0; mode < BOARD_MODES; mode++) {
        for (const struct key_row *row = board_keys((enum board_mode)mode);
             row != END; row = next_row(row)) {
            assert_int_not_equal(row->command, CMD_NOTHING);
            assert_in_range(row->command, 1, 63);
            assert_true(board_can_do((enum board_command)row->command));
            assert_true((row->type == INPUT_CHAR) == (row->ch != 0));
        }
    }
}

static void every_entry_of_the_bar_names_its_key(void **state)
{
    (void)state;
    for (int mode = 0; mode < BOARD_MODES; mode++) {
        int labels = 0;
        for (const struct key_row *row = board_keys((enum board_mode)mode);
             row != END; row = next_row(row)) {
            if (row->label == NULL)
                continue;
            assert_non_null(row->shown);
            assert_true(strlen(row->label) > 0);
            labels++;
        }
        assert_true(labels > 1);
    }
}

/* In the panel and the question keys explain themselves in the bar. */
static void the_help_explains_every_key_of_the_map(void **state)
{
    static const enum board_command LIKE_UP[] = {CMD_DOWN, CMD_LEFT, CMD_RIGHT};
    (void)state;
    for (int mode = 0; mode < MODE_PANEL; mode++) {
        for (const struct key_row *row = board_keys((enum board_mode)mode);
             row != END; row = next_row(row)) {
            enum board_command command = (enum board_command)row->command;
            bool like_up = false;
            char names[BOARD_KEY_NAMES];
            for (int i = 0; i < 3; i++)
                like_up = like_up || command == LIKE_UP[i];
            if (like_up)
                continue;
            assert_non_null(board_command_help(command));
            board_key_names(board_keys((enum board_mode)mode), command, names);
            if (strlen(names) == 0 || strlen(names) > 11)
                fail_msg("mode %d: \"%s\"", mode, names);
        }
    }
}

/* What is no binding must be a sign that cannot become one. */
static void every_sign_of_the_board_can_be_bound(void **state)
{
    (void)state;
    bool used[BINDINGS] = {false};
    for (int mode = 0; mode < BOARD_MODES; mode++) {
        if (mode == MODE_GOTO || mode == MODE_QUIT)
            continue;
        for (const struct key_row *row = board_keys((enum board_mode)mode);
             row != END; row = next_row(row)) {
            int binding =
                row->type == INPUT_CHAR ? bindings_by_sign(row->ch) : MW_NONE;
            if (binding != MW_NONE)
                used[binding] = true;
            else if (row->type == INPUT_CHAR)
                assert_false(bindings_may(row->ch, NULL));
        }
    }
    for (int i = 0; i < BINDINGS; i++)
        assert_true(used[i]);
}

static void bound_keys_are_what_they_were_by_other_signs(void **state)
{
    (void)state;
    struct bindings bindings;
    struct board_keys keys;
    bindings_default(&bindings);
    for (int i = 0; i < BINDINGS; i++)
        bindings.sign[i] = (uint32_t)('A' + 2 * i);
    for (int mode = 0; mode < BOARD_MODES; mode++) {
        const struct key_row *usual = board_keys((enum board_mode)mode);
        bool fixed = mode == MODE_GOTO || mode == MODE_QUIT;
        int rows = 0;
        board_keys_bind(&keys, (enum board_mode)mode, &bindings);
        for (; usual[rows].type != INPUT_NONE; rows++) {
            const struct key_row *row = &keys.rows[rows];
            int binding = bindings_by_sign(usual[rows].ch);
            bool bound =
                !fixed && row->type == INPUT_CHAR && binding != MW_NONE;
            assert_int_equal(row->command, usual[rows].command);
            assert_int_equal(row->ch,
                             bound ? bindings.sign[binding] : usual[rows].ch);
        }
        assert_int_equal(keys.rows[rows].type, INPUT_NONE);
        assert_true(rows < BOARD_KEY_ROWS);
    }
    board_keys_bind(&keys, MODE_PLACE, &bindings);
    char names[BOARD_KEY_NAMES];
    board_key_names(keys.rows, CMD_UP, names);
    assert_string_equal(names, "arrows MKIO");
}

static void every_mode_can_be_left_without_escape(void **state)
{
    static const struct {
        enum board_mode mode;
        enum board_command command;
    } LEAVES[] = {
        {MODE_INSPECT, CMD_RELEASE}, {MODE_NUMBER, CMD_GO},
        {MODE_GOTO, CMD_GO},         {MODE_PANEL, CMD_CLOSE},
        {MODE_QUIT, CMD_CLOSE},
    };
    (void)state;
    for (size_t i = 0; i < sizeof LEAVES / sizeof *LEAVES; i++) {
        struct input enter = {.type = INPUT_ENTER};
        assert_int_equal(
            keys_command(board_keys(LEAVES[i].mode), ~UINT64_C(0), enter),
            LEAVES[i].command);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_key_has_two_meanings_in_a_mode),
        cmocka_unit_test(every_key_has_a_command_that_does_something),
        cmocka_unit_test(every_entry_of_the_bar_names_its_key),
        cmocka_unit_test(the_help_explains_every_key_of_the_map),
        cmocka_unit_test(every_sign_of_the_board_can_be_bound),
        cmocka_unit_test(bound_keys_are_what_they_were_by_other_signs),
        cmocka_unit_test(every_mode_can_be_left_without_escape),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
