/* The rule book's mark-up, and the pages that are shipped. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "assets.h"
#include "rules_text.h"

static const char PAGE[] = "= A title\n"
                           "\n"
                           "Some words that\n"
                           "go on.\n"
                           "- first item of\n"
                           "the list\n"
                           "- second\n"
                           "\n"
                           "== Heading\n"
                           "| +--+\n";

static void expect(struct rules_reader *reader, enum rules_style style,
                   const char *text)
{
    struct rules_line line;
    assert_true(rules_next(reader, &line));
    assert_int_equal(line.style, style);
    assert_string_equal(line.text, text);
}

static void every_mark_has_its_style(void **state)
{
    (void)state;
    struct rules_reader reader = {.at = PAGE, .columns = 14};
    struct rules_line line;
    expect(&reader, RULES_TITLE, "A title");
    expect(&reader, RULES_BLANK, "");
    expect(&reader, RULES_TEXT, "Some words");
    expect(&reader, RULES_TEXT, "that go on.");
    expect(&reader, RULES_ITEM, "first item");
    expect(&reader, RULES_MORE, "of the list");
    expect(&reader, RULES_ITEM, "second");
    expect(&reader, RULES_BLANK, "");
    expect(&reader, RULES_HEADING, "Heading");
    expect(&reader, RULES_PICTURE, "+--+");
    assert_false(rules_next(&reader, &line));
    assert_int_equal(rules_count(PAGE, 14), 10);
}

/* Whatever somebody puts into assets/rules. */
static void a_block_beyond_all_limits_is_cut(void **state)
{
    (void)state;
    for (int length = 1; length < 60; length++) {
        static char page[2 * RULES_BLOCK];
        memset(page, 'x', sizeof page);
        page[sizeof page - 1] = '\0';
        for (size_t i = (size_t)length; i + 1 < sizeof page;
             i += (size_t)length + 1)
            page[i] = '\n';
        struct rules_reader reader = {.at = page, .columns = 30};
        struct rules_line line;
        while (rules_next(&reader, &line))
            assert_true(strlen(line.text) <= 30);
        assert_int_equal(strlen(reader.block), RULES_BLOCK - 1);
    }
}

/* ---- the shipped pages ---- */

static const struct asset *next_page(const struct asset *asset)
{
    while (asset->name != NULL && strncmp(asset->name, "rules/", 6) != 0)
        asset++;
    return asset->name != NULL ? asset : NULL;
}

/* The picture needs its rows, and the text the room beside it. */
static void a_sign_stands_beside_its_text(void **state)
{
    (void)state;
    struct rules_reader reader = {.at = "@ mage The mage\n\n@ road one two "
                                        "three four five six\nseven\n",
                                  .columns = SIGN_INDENT + 8};
    static const struct {
        enum rules_style style;
        const char *text, *sign;
        int row;
    } LINES[] = {
        {RULES_SIGN, "The mage", "mage", 0},
        {RULES_SIGN, "", "mage", 1},
        {RULES_SIGN, "", "mage", 2},
        {RULES_BLANK, "", "", 0},
        {RULES_SIGN, "one two", "road", 0},
        {RULES_SIGN, "three", "road", 1},
        {RULES_SIGN, "four", "road", 2},
        {RULES_SIGN, "five six", "road", 3},
        {RULES_SIGN, "seven", "road", 4},
    };
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        struct rules_line line = {.sign = ""};
        assert_true(rules_next(&reader, &line));
        assert_int_equal(line.style, LINES[i].style);
        assert_string_equal(line.text, LINES[i].text);
        assert_string_equal(line.sign, LINES[i].sign);
        assert_int_equal(line.sign_row, LINES[i].row);
    }
    assert_false(rules_next(&reader, &(struct rules_line){.sign = ""}));
}

/* A console without the glyph would show a question mark. */
static void pages_are_plain_ascii_and_begin_with_a_title(void **state)
{
    (void)state;
    int pages = 0;
    for (const struct asset *page = next_page(assets); page != NULL;
         page = next_page(page + 1)) {
        assert_int_equal(strncmp(page->text, "= ", 2), 0);
        for (size_t i = 0; i < page->length; i++)
            assert_true(page->text[i] == '\n' ||
                        (page->text[i] >= ' ' && page->text[i] <= '~'));
        pages++;
    }
    assert_true(pages >= 2);
}

static bool is_wide(const struct rules_line *line, int columns)
{
    int indent = line->style == RULES_ITEM || line->style == RULES_MORE ? 2
                 : line->style == RULES_SIGN ? SIGN_INDENT
                                             : 0;
    return (int)strlen(line->text) > columns - indent;
}

/* Nothing is lost or cut, however narrow the screen is. */
static void no_word_of_a_page_is_lost_at_any_width(void **state)
{
    (void)state;
    for (const struct asset *page = next_page(assets); page != NULL;
         page = next_page(page + 1)) {
        size_t letters = 0;
        for (int columns = 72; columns >= 20; columns -= 4) {
            struct rules_reader reader = {.at = page->text, .columns = columns};
            struct rules_line line;
            size_t found = 0;
            while (rules_next(&reader, &line)) {
                assert_false(is_wide(&line, columns));
                for (const char *at = line.text; *at != '\0'; at++)
                    found += *at != ' ';
            }
            if (letters == 0)
                letters = found;
            assert_int_equal(found, letters);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_mark_has_its_style),
        cmocka_unit_test(a_block_beyond_all_limits_is_cut),
        cmocka_unit_test(a_sign_stands_beside_its_text),
        cmocka_unit_test(pages_are_plain_ascii_and_begin_with_a_title),
        cmocka_unit_test(no_word_of_a_page_is_lost_at_any_width),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
