/* Sentences grow piece by piece and end at a letter if they get too long. */
#include "sentence.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

void sentence_add(char text[LOG_BYTES], const char *format, ...)
{
    size_t length = strlen(text);
    char whole[LOG_BYTES + LOG_BYTES];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(whole, sizeof whole, format, arguments);
    va_end(arguments);
    size_t added = strlen(whole);
    if (length + added >= LOG_BYTES)
        added = utf8_cut(whole, LOG_BYTES - 1 - length);
    memcpy(text + length, whole, added);
    text[length + added] = '\0';
}

void sentence_count(char text[LOG_BYTES], int count, const char *one,
                    const char *more)
{
    sentence_add(text, "%d %s", count, count == 1 ? one : more);
}
