/* A line of text that is typed and edited. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "textfield.h"
#include "utf8.h"

static void press(struct textfield *field, enum input_type type)
{
    assert_true(
        textfield_input(field, UI_PATH, UI_PATH, (struct input){.type = type}));
}

static void type(struct textfield *field, uint32_t ch)
{
    assert_true(textfield_input(field, UI_PATH, UI_PATH,
                                (struct input){.type = INPUT_CHAR, .ch = ch}));
}

static void characters_go_in_at_the_cursor(void **state)
{
    (void)state;
    struct textfield field;
    textfield_set(&field, "Ana");
    press(&field, INPUT_LEFT);
    type(&field, 'n');
    assert_string_equal(field.text, "Anna");
    press(&field, INPUT_HOME);
    type(&field, 0xc4);
    assert_string_equal(field.text, "\u00c4Anna");
    press(&field, INPUT_END);
    type(&field, 0x20ac);
    type(&field, 0x1d11e);
    assert_string_equal(field.text, "\u00c4Anna\u20ac\U0001d11e");
}

static void deleting_takes_whole_characters(void **state)
{
    (void)state;
    struct textfield field;
    textfield_set(&field, "Zo\u00eb");
    press(&field, INPUT_BACKSPACE);
    assert_string_equal(field.text, "Zo");
    textfield_set(&field, "\u00c4b");
    press(&field, INPUT_HOME);
    press(&field, INPUT_BACKSPACE);
    press(&field, INPUT_DELETE);
    assert_string_equal(field.text, "b");
    press(&field, INPUT_RIGHT);
    press(&field, INPUT_RIGHT);
    press(&field, INPUT_DELETE);
    assert_string_equal(field.text, "b");
}

static void wide_characters_take_two_columns(void **state)
{
    (void)state;
    struct textfield field;
    textfield_set(&field, "\u6797a");
    assert_true(textfield_input(&field, UI_PATH, 4,
                                (struct input){INPUT_CHAR, .ch = 0x6797}));
    assert_string_equal(field.text, "\u6797a");
    assert_true(textfield_input(&field, UI_PATH, 5,
                                (struct input){INPUT_CHAR, .ch = 0x6797}));
    assert_string_equal(field.text, "\u6797a\u6797");
    press(&field, INPUT_LEFT);
    struct canvas *canvas = canvas_new(8, 1);
    textfield_paint(canvas, 0, 0, 8, &field, true);
    assert_int_equal(canvas_get(canvas, 0, 0).glyph, 0x6797);
    assert_int_equal(canvas_get(canvas, 2, 0).attr, ATTR_UNDERLINE);
    assert_int_equal(canvas_get(canvas, 3, 0).attr, ATTR_REVERSE);
    assert_int_equal(canvas_get(canvas, 4, 0).attr, ATTR_REVERSE);
    canvas_clear(canvas);
    press(&field, INPUT_END);
    textfield_paint(canvas, 0, 0, 4, &field, true);
    assert_int_equal(canvas_get(canvas, 0, 0).glyph, 'a');
    assert_int_equal(canvas_get(canvas, 3, 0).attr, ATTR_REVERSE);
    canvas_free(canvas);
}

static void what_has_no_picture_is_not_taken_in(void **state)
{
    (void)state;
    static const uint32_t NONE[] = {0, 7, 0x7f, 0x85, 0xd800, 0x110000};
    struct textfield field;
    textfield_set(&field, "x");
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        type(&field, NONE[i]);
    assert_string_equal(field.text, "x");
}

static void limits_hold_in_bytes_and_in_columns(void **state)
{
    (void)state;
    struct textfield field;
    textfield_set(&field, "");
    for (int i = 0; i < 20; i++)
        textfield_input(&field, 64, 12,
                        (struct input){.type = INPUT_CHAR, .ch = 0xfc});
    assert_int_equal(utf8_columns(field.text), 12);
    textfield_set(&field, "");
    for (int i = 0; i < 20; i++)
        textfield_input(&field, 6, 12,
                        (struct input){.type = INPUT_CHAR, .ch = 0xfc});
    assert_int_equal(strlen(field.text), 4);
}

static void other_keys_are_not_its_business(void **state)
{
    (void)state;
    struct textfield field;
    textfield_set(&field, "x");
    static const enum input_type OTHERS[] = {INPUT_UP, INPUT_TAB, INPUT_ENTER,
                                             INPUT_CLICK, INPUT_ESCAPE};
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(textfield_input(&field, UI_PATH, UI_PATH,
                                     (struct input){.type = OTHERS[i]}));
}

static void what_is_typed_replaces_a_proposal(void **state)
{
    (void)state;
    struct textfield field;
    textfield_propose(&field, "Red");
    type(&field, 'A');
    type(&field, 'b');
    assert_string_equal(field.text, "Ab");
    textfield_propose(&field, "Red");
    press(&field, INPUT_BACKSPACE);
    assert_string_equal(field.text, "");
    textfield_propose(&field, "Red");
    press(&field, INPUT_END);
    type(&field, 'a');
    assert_string_equal(field.text, "Reda");
}

static void a_proposal_is_shown_as_one_piece(void **state)
{
    (void)state;
    struct textfield field;
    struct canvas *canvas = canvas_new(10, 1);
    textfield_propose(&field, "Red");
    textfield_paint(canvas, 0, 0, 6, &field, true);
    for (int column = 0; column < 4; column++)
        assert_int_equal(canvas_get(canvas, column, 0).attr, ATTR_REVERSE);
    textfield_paint(canvas, 0, 0, 6, &field, false);
    assert_int_equal(canvas_get(canvas, 0, 0).attr, 0);
    canvas_free(canvas);
}

/* However long the text, the cursor is within the field. */
static void the_cursor_is_always_seen(void **state)
{
    (void)state;
    struct textfield field;
    struct canvas *canvas = canvas_new(10, 1);
    textfield_set(&field, "abcdefghijklmnop");
    for (int i = 0; i < 18; i++) {
        canvas_clear(canvas);
        textfield_paint(canvas, 2, 0, 6, &field, true);
        int cursors = 0;
        for (int column = 0; column < 10; column++)
            cursors += canvas_get(canvas, column, 0).attr == ATTR_REVERSE;
        assert_int_equal(cursors, 1);
        assert_int_equal(canvas_get(canvas, 1, 0).glyph, ' ');
        assert_int_equal(canvas_get(canvas, 8, 0).glyph, ' ');
        press(&field, INPUT_LEFT);
    }
    canvas_free(canvas);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters_go_in_at_the_cursor),
        cmocka_unit_test(deleting_takes_whole_characters),
        cmocka_unit_test(wide_characters_take_two_columns),
        cmocka_unit_test(what_has_no_picture_is_not_taken_in),
        cmocka_unit_test(limits_hold_in_bytes_and_in_columns),
        cmocka_unit_test(other_keys_are_not_its_business),
        cmocka_unit_test(what_is_typed_replaces_a_proposal),
        cmocka_unit_test(a_proposal_is_shown_as_one_piece),
        cmocka_unit_test(the_cursor_is_always_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
