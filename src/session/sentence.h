/* Putting a sentence of the log together in a fixed buffer. */
#ifndef SESSION_SENTENCE_H
#define SESSION_SENTENCE_H

#include "log.h"

/* Appends like printf, and cuts between characters. */
void sentence_add(char text[LOG_BYTES], const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Appends "1 tile", "2 tiles". */
void sentence_count(char text[LOG_BYTES], int count, const char *one,
                    const char *more);

#endif
