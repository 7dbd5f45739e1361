/* Lines taken apart into words between spaces, and words into numbers. */
#ifndef SESSION_WORDS_H
#define SESSION_WORDS_H

#include <stdbool.h>
#include <stdint.h>

/* A word inside somebody's text; borrowed, ends in no 0. */
struct word {
    const char *start;
    int length; /* of a size that %.*s takes */
};

/* The next word of the text, which ends in 0; moves *text behind it. False,
 * with an empty word, if there is none. */
bool word_next(const char **text, struct word *word);

/* What is left of a text after the spaces before it. */
const char *words_rest(const char *text);

bool word_is(struct word word, const char *text);

/* Decimal numbers without a plus sign or spaces; false if it is not one from
 * least to most. */
bool word_number(struct word word, long least, long most, long *number);
bool word_seed(struct word word, uint64_t *seed);

/* 16 hex digits, lower case. */
bool word_hash(struct word word, uint64_t *hash);

#endif
