/* Texts that grow while they are written. */
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* With a 0 behind them. */
bool text_reserve(struct text *text, size_t bytes)
{
    size_t needed = text->length + bytes + 1;
    if (needed <= text->room)
        return true;
    size_t room = text->room * 2 > needed ? text->room * 2 : needed + 256;
    char *grown = realloc(text->bytes, room);
    if (grown == NULL)
        return false;
    text->bytes = grown;
    text->room = room;
    return true;
}

/* From here on the text is not what it should be. */
static bool make_room(struct text *text, size_t bytes)
{
    text->failed = text->failed || !text_reserve(text, bytes);
    return !text->failed;
}

void text_add(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    /* Once to measure, once to write. */
    va_list again;
    va_copy(again, arguments);
    int bytes = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (bytes >= 0 && make_room(text, (size_t)bytes)) {
        vsnprintf(text->bytes + text->length, (size_t)bytes + 1, format, again);
        text->length += (size_t)bytes;
    }
    va_end(again);
}

void text_add_bytes(struct text *text, const char *bytes, size_t length)
{
    if (!make_room(text, length))
        return;
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
}

char *text_take(struct text *text, size_t *length)
{
    char *bytes = text->bytes;
    if (!make_room(text, 0)) {
        free(bytes);
        *text = (struct text){0};
        return NULL;
    }
    bytes = text->bytes;
    bytes[text->length] = '\0';
    if (length != NULL)
        *length = text->length;
    *text = (struct text){0};
    return bytes;
}
