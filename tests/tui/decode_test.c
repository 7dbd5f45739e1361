/* Keys and stray escape sequences, decoded without a terminal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <curses.h>

#include "decode.h"

enum { LIST = 64 };

struct list {
    struct input inputs[LIST];
    int count;
};

static void take(struct decoder *decoder, struct list *list,
                 enum decode_kind kind, uint32_t key)
{
    decode_key(decoder, kind, key);
    while (decode_take(decoder, &list->inputs[list->count]))
        list->count++;
}

/* What a text makes of itself when curses hands it over letter by letter, and
 * then a pause. */
static struct list decoded(const char *text)
{
    struct decoder decoder = {0};
    struct list list = {.count = 0};
    for (size_t i = 0; i < strlen(text); i++)
        take(&decoder, &list, DECODE_CHAR, (unsigned char)text[i]);
    decode_pause(&decoder);
    list.count += decode_take(&decoder, &list.inputs[list.count]);
    return list;
}

static void assert_types(const char *text, int count,
                         const enum input_type *types)
{
    struct list list = decoded(text);
    assert_int_equal(list.count, count);
    for (int i = 0; i < count; i++)
        assert_int_equal(list.inputs[i].type, types[i]);
}

static void letters_and_controls(void **state)
{
    static const enum input_type TYPES[] = {
        INPUT_CHAR,      INPUT_ENTER,     INPUT_ENTER, INPUT_TAB,
        INPUT_BACKSPACE, INPUT_BACKSPACE, INPUT_REDRAW};
    (void)state;
    assert_types("a\r\n\t\b\x7f\x0c", 7, TYPES);
    assert_types("\x01\x04\x1f", 0, NULL);
    assert_int_equal(decoded("R").inputs[0].ch, 'R');
}

static void named_keys(void **state)
{
    static const struct {
        uint32_t key;
        enum input_type type;
    } KEYS[] = {{KEY_UP, INPUT_UP},         {KEY_DOWN, INPUT_DOWN},
                {KEY_LEFT, INPUT_LEFT},     {KEY_RIGHT, INPUT_RIGHT},
                {KEY_ENTER, INPUT_ENTER},   {KEY_BTAB, INPUT_BACKTAB},
                {KEY_DC, INPUT_DELETE},     {KEY_BACKSPACE, INPUT_BACKSPACE},
                {KEY_HOME, INPUT_HOME},     {KEY_END, INPUT_END},
                {KEY_PPAGE, INPUT_PAGE_UP}, {KEY_NPAGE, INPUT_PAGE_DOWN}};
    (void)state;
    for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++) {
        struct decoder decoder = {0};
        struct list list = {.count = 0};
        take(&decoder, &list, DECODE_KEY, KEYS[i].key);
        assert_int_equal(list.count, 1);
        assert_int_equal(list.inputs[0].type, KEYS[i].type);
    }
    struct decoder decoder = {0};
    struct list list = {.count = 0};
    take(&decoder, &list, DECODE_KEY, KEY_F(5));
    assert_int_equal(list.count, 0);
}

static void escape_alone_is_a_key(void **state)
{
    static const enum input_type ONCE[] = {INPUT_ESCAPE};
    static const enum input_type TWICE[] = {INPUT_ESCAPE, INPUT_ESCAPE};
    static const enum input_type BEFORE[] = {INPUT_ESCAPE, INPUT_CHAR};
    (void)state;
    assert_types("\033", 1, ONCE);
    assert_types("\033\033", 2, TWICE);
    assert_types("\033x", 2, BEFORE);
}

static void unknown_sequences_do_nothing(void **state)
{
    static const char *const SEQUENCES[] = {
        "\033[1;5C",        "\033[27;5;113~", "\033[I",
        "\033Oj",           "\033[[A",        "\033[<0;3;4M",
        "\033[<0;300;400m", "\033[M q\033",   "\033[?62;c"};
    (void)state;
    for (size_t i = 0; i < sizeof SEQUENCES / sizeof SEQUENCES[0]; i++)
        assert_int_equal(decoded(SEQUENCES[i]).count, 0);
}

static void a_key_after_an_unknown_sequence_counts(void **state)
{
    struct list list = decoded("\033[1;5Cq");
    (void)state;
    assert_int_equal(list.count, 1);
    assert_int_equal(list.inputs[0].ch, 'q');
}

static void an_endless_sequence_ends(void **state)
{
    char text[60] = "\033[";
    (void)state;
    memset(text + 2, '1', 50);
    text[52] = 'q';
    struct list list = decoded(text);
    assert_true(list.count > 0);
    assert_int_equal(list.inputs[list.count - 1].ch, 'q');
}

static void pasted_text_does_nothing(void **state)
{
    struct list list = decoded("\033[200~qy\r\033x\tu\033[201~r");
    (void)state;
    assert_int_equal(list.count, 1);
    assert_int_equal(list.inputs[0].ch, 'r');
}

static void a_named_key_ends_what_was_open(void **state)
{
    struct decoder decoder = {0};
    struct list list = {.count = 0};
    (void)state;
    take(&decoder, &list, DECODE_CHAR, 033);
    take(&decoder, &list, DECODE_KEY, KEY_UP);
    take(&decoder, &list, DECODE_CHAR, '[');
    assert_int_equal(list.count, 3);
    assert_int_equal(list.inputs[0].type, INPUT_ESCAPE);
    assert_int_equal(list.inputs[1].type, INPUT_UP);
    assert_int_equal(list.inputs[2].ch, '[');
}

static void a_resize_does_not_cut_a_sequence(void **state)
{
    struct decoder decoder = {0};
    struct list list = {.count = 0};
    (void)state;
    take(&decoder, &list, DECODE_CHAR, 033);
    take(&decoder, &list, DECODE_KEY, KEY_RESIZE);
    take(&decoder, &list, DECODE_CHAR, '[');
    take(&decoder, &list, DECODE_CHAR, '5');
    take(&decoder, &list, DECODE_KEY, KEY_RESIZE);
    take(&decoder, &list, DECODE_CHAR, 'q');
    assert_int_equal(list.count, 2);
    assert_int_equal(list.inputs[0].type, INPUT_RESIZE);
    assert_int_equal(list.inputs[1].type, INPUT_RESIZE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_and_controls),
        cmocka_unit_test(named_keys),
        cmocka_unit_test(escape_alone_is_a_key),
        cmocka_unit_test(unknown_sequences_do_nothing),
        cmocka_unit_test(a_key_after_an_unknown_sequence_counts),
        cmocka_unit_test(an_endless_sequence_ends),
        cmocka_unit_test(pasted_text_does_nothing),
        cmocka_unit_test(a_named_key_ends_what_was_open),
        cmocka_unit_test(a_resize_does_not_cut_a_sequence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
