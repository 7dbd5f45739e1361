/* A tile file as lines and words, and the one way to say what is wrong. */
#include "tiles_text.h"

#include <assert.h>
#include <string.h>

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool mw_line_next(struct lines *lines, struct line *line)
{
    if (lines->length == 0)
        return false;
    size_t length = 0;
    while (length < lines->length && lines->text[length] != '\n')
        length++;
    *line = (struct line){lines->text, length, 0, ++lines->number};
    size_t taken = length < lines->length ? length + 1 : length;
    lines->text += taken;
    lines->length -= taken;
    while (line->length > 0 && is_space(line->text[line->length - 1]))
        line->length--;
    return true;
}

void mw_line_skip_space(struct line *line)
{
    while (line->at < line->length && is_space(line->text[line->at]))
        line->at++;
}

bool mw_line_at_end(const struct line *line)
{
    return line->at == line->length;
}

int mw_line_column(const struct line *line)
{
    return (int)line->at + 1;
}

bool mw_line_is_blank(const struct line *line)
{
    return line->length == 0;
}

bool mw_line_is_comment(const struct line *line)
{
    struct line copy = *line;
    mw_line_skip_space(&copy);
    return !mw_line_at_end(&copy) && copy.text[copy.at] == ';';
}

bool mw_line_begins_with(const struct line *line, const char *word)
{
    struct line copy = *line;
    return mw_word_is(mw_line_word(&copy), word);
}

struct word mw_line_word(struct line *line)
{
    mw_line_skip_space(line);
    struct word word = {line->text + line->at, 0, mw_line_column(line)};
    while (!mw_line_at_end(line) && !is_space(line->text[line->at])) {
        line->at++;
        word.length++;
    }
    return word;
}

bool mw_word_is(struct word word, const char *text)
{
    return word.length == strlen(text) &&
           memcmp(word.text, text, word.length) == 0;
}

static bool is_name_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

bool mw_word_name(struct word word, size_t max, char name[MW_ID_MAX])
{
    assert(max < MW_ID_MAX);
    if (word.length == 0 || word.length > max)
        return false;
    for (size_t i = 0; i < word.length; i++) {
        if (!is_name_letter(word.text[i]))
            return false;
    }
    memset(name, 0, MW_ID_MAX);
    memcpy(name, word.text, word.length);
    return true;
}

bool mw_tiles_fail(mw_tiles_error *error, enum mw_tiles_fault fault, int line,
                   int column)
{
    *error = (mw_tiles_error){fault, line, column};
    return false;
}
