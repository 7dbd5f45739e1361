/* A text that grows while it is written. */
#ifndef SESSION_TEXT_H
#define SESSION_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Starts as {0}. Once memory fails it stays failed, so that only the end has
 * to be checked. */
struct text {
    char *bytes;
    size_t length, room;
    bool failed;
};

/* Appends like printf. */
void text_add(struct text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Makes room for so many bytes more, which then cannot fail. False without
 * memory; the text is as it was, and nothing has failed. */
bool text_reserve(struct text *text, size_t bytes);

/* Appends bytes as they are, a 0 among them too. */
void text_add_bytes(struct text *text, const char *bytes, size_t length);

/* Hands the bytes over, with a 0 behind them; caller frees. NULL if memory
 * failed on the way. *length may be NULL. */
char *text_take(struct text *text, size_t *length);

#endif
