/* Collects the lines of a block, then wraps it. */
#include "rules_text.h"

#include <string.h>

static const struct {
    const char *mark;
    enum rules_style style;
} MARKS[] = {{"= ", RULES_TITLE},
             {"== ", RULES_HEADING},
             {"- ", RULES_ITEM},
             {"| ", RULES_PICTURE},
             {"@ ", RULES_SIGN}};

/* The style of a source line, and where its text begins. */
static enum rules_style style_of(const char *at, const char **text)
{
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++) {
        size_t length = strlen(MARKS[i].mark);
        if (strncmp(at, MARKS[i].mark, length) == 0) {
            *text = at + length;
            return MARKS[i].style;
        }
    }
    *text = at;
    return *at == '\n' ? RULES_BLANK : RULES_TEXT;
}

static void append(struct rules_reader *reader, const char *text, size_t length)
{
    size_t used = strlen(reader->block);
    size_t room = RULES_BLOCK - 1 - used;
    size_t taken = length < room ? length : room;
    memcpy(reader->block + used, text, taken);
    reader->block[used + taken] = '\0';
}

/* Appends a source line to the block and returns where the next begins. */
static const char *take_line(struct rules_reader *reader, const char *text)
{
    size_t length = strcspn(text, "\n");
    append(reader, text, length);
    text += length;
    return *text == '\n' ? text + 1 : text;
}

static bool may_go_on(enum rules_style style)
{
    return style == RULES_TEXT || style == RULES_ITEM || style == RULES_SIGN;
}

/* The first word is the sign's name. */
static void take_sign(struct rules_reader *reader)
{
    size_t length = strcspn(reader->block, " ");
    size_t kept = length < SIGN_NAME - 1 ? length : SIGN_NAME - 1;
    memcpy(reader->sign, reader->block, kept);
    reader->sign[kept] = '\0';
    reader->sign_row = 0;
    reader->rest += length + strspn(reader->rest + length, " ");
}

static void take_block(struct rules_reader *reader)
{
    const char *text;
    reader->style = style_of(reader->at, &text);
    reader->block[0] = '\0';
    reader->at = take_line(reader, text);
    while (may_go_on(reader->style) && *reader->at != '\0' &&
           style_of(reader->at, &text) == RULES_TEXT) {
        append(reader, " ", 1);
        reader->at = take_line(reader, text + strspn(text, " "));
    }
    reader->rest = reader->block;
    if (reader->style == RULES_SIGN)
        take_sign(reader);
}

static int columns_of(const struct rules_reader *reader)
{
    int columns = reader->columns;
    if (reader->style == RULES_ITEM || reader->style == RULES_MORE)
        columns -= 2;
    if (reader->style == RULES_SIGN)
        columns -= SIGN_INDENT;
    return columns > 0 ? columns : 1;
}

/* A picture goes on where its text is shorter. */
static bool is_unfinished(const struct rules_reader *reader)
{
    if (reader->rest == NULL)
        return false;
    return *reader->rest != '\0' ||
           (reader->style == RULES_SIGN && reader->sign_row < SIGN_ROWS);
}

bool rules_next(struct rules_reader *reader, struct rules_line *line)
{
    if (!is_unfinished(reader)) {
        if (*reader->at == '\0')
            return false;
        take_block(reader);
    }
    line->style = reader->style;
    line->text[0] = '\0';
    if (reader->style == RULES_PICTURE) {
        strncpy(line->text, reader->rest, WRAP_BYTES - 1);
        line->text[WRAP_BYTES - 1] = '\0';
        reader->rest = NULL;
        return true;
    }
    wrap_next(&reader->rest, columns_of(reader), line->text);
    if (reader->style == RULES_ITEM)
        reader->style = RULES_MORE;
    if (reader->style == RULES_SIGN) {
        memcpy(line->sign, reader->sign, SIGN_NAME);
        line->sign_row = reader->sign_row++;
    }
    return true;
}

int rules_count(const char *text, int columns)
{
    struct rules_reader reader = {.at = text, .columns = columns};
    struct rules_line line;
    int count = 0;
    while (rules_next(&reader, &line))
        count++;
    return count;
}
