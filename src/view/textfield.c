/* A line of text with a cursor; moves and deletes whole code points. */
#include "textfield.h"

#include <stdio.h>
#include <string.h>

#include "utf8.h"

void textfield_set(struct textfield *field, const char *text)
{
    snprintf(field->text, sizeof field->text, "%s", text);
    field->cursor = (int)strlen(field->text);
    field->proposed = false;
}

void textfield_propose(struct textfield *field, const char *text)
{
    textfield_set(field, text);
    field->proposed = true;
}

static bool continues(char byte)
{
    return (byte & 0xc0) == 0x80;
}

static int point_before(const struct textfield *field)
{
    int at = field->cursor;
    do {
        at--;
    } while (at > 0 && continues(field->text[at]));
    return at > 0 ? at : 0;
}

static int point_after(const char *text, int at)
{
    if (text[at] == '\0')
        return at;
    do {
        at++;
    } while (continues(text[at]));
    return at;
}

/* Takes out the bytes from `from` to `to` and leaves the cursor there. */
static void cut(struct textfield *field, int from, int to)
{
    memmove(field->text + from, field->text + to, strlen(field->text + to) + 1);
    field->cursor = from;
}

/* Is it a character, and no control character? */
static bool can_be_typed(uint32_t ch)
{
    return ch >= 0x20 && (ch < 0x7f || ch >= 0xa0) && ch <= 0x10ffff &&
           (ch < 0xd800 || ch >= 0xe000);
}

/* What does not fit is left out without a word: the field shows that it is
 * full. */
static void insert(struct textfield *field, int bytes, int columns, uint32_t ch)
{
    char point[UTF8_BYTES];
    if (!can_be_typed(ch))
        return;
    utf8_write(ch, point);
    int count = (int)strlen(point);
    int length = (int)strlen(field->text);
    if (bytes > UI_PATH)
        bytes = UI_PATH;
    if (length + count >= bytes ||
        utf8_columns(field->text) + utf8_width(ch) > columns)
        return;
    char *here = field->text + field->cursor;
    memmove(here + count, here, (size_t)(length - field->cursor) + 1);
    memcpy(here, point, (size_t)count);
    field->cursor += count;
}

/* A proposal goes as one piece, or becomes a text like any other. */
static void settle(struct textfield *field, enum input_type type)
{
    if (field->proposed &&
        (type == INPUT_CHAR || type == INPUT_BACKSPACE || type == INPUT_DELETE))
        textfield_set(field, "");
    field->proposed = false;
}

bool textfield_input(struct textfield *field, int bytes, int columns,
                     struct input input)
{
    settle(field, input.type);
    switch (input.type) {
    case INPUT_CHAR:
        insert(field, bytes, columns, input.ch);
        return true;
    case INPUT_BACKSPACE:
        cut(field, point_before(field), field->cursor);
        return true;
    case INPUT_DELETE:
        cut(field, field->cursor, point_after(field->text, field->cursor));
        return true;
    case INPUT_LEFT:
        field->cursor = point_before(field);
        return true;
    case INPUT_RIGHT:
        field->cursor = point_after(field->text, field->cursor);
        return true;
    case INPUT_HOME:
        field->cursor = 0;
        return true;
    case INPUT_END:
        field->cursor = (int)strlen(field->text);
        return true;
    default:
        return false;
    }
}

/* Columns from one byte of a text to another. */
static int columns_between(const char *text, int from, int to)
{
    char part[UI_PATH];
    snprintf(part, sizeof part, "%.*s", to - from, text + from);
    return utf8_columns(part);
}

void textfield_paint(struct canvas *canvas, int column, int row, int columns,
                     const struct textfield *field, bool active)
{
    uint8_t attr = active ? ATTR_UNDERLINE : 0;
    int cursor = columns_between(field->text, 0, field->cursor);
    int from = 0;
    while (active && cursor >= columns && columns > 0) {
        from = point_after(field->text, from);
        cursor = columns_between(field->text, from, field->cursor);
    }
    canvas_fill(canvas, (struct rect){column, row, columns, 1},
                (struct cell){' ', INK_DEFAULT, INK_DEFAULT, attr});
    canvas_text(canvas, column, row, columns, INK_DEFAULT, INK_DEFAULT,
                active && field->proposed ? ATTR_REVERSE : attr,
                field->text + from);
    if (!active || columns <= 0)
        return;
    canvas_mark(canvas, column + cursor, row, ATTR_REVERSE);
}
