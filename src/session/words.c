/* Takes lines apart into words and words into numbers. */
#include "words.h"

#include <string.h>

static bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

const char *words_rest(const char *text)
{
    while (is_space(*text))
        text++;
    return text;
}

bool word_next(const char **text, struct word *word)
{
    const char *start = words_rest(*text);
    const char *end = start;
    while (*end != '\0' && !is_space(*end))
        end++;
    *word = (struct word){start, (int)(end - start)};
    *text = end;
    return end > start;
}

bool word_is(struct word word, const char *text)
{
    return strlen(text) == (size_t)word.length &&
           memcmp(word.start, text, (size_t)word.length) == 0;
}

bool word_seed(struct word word, uint64_t *seed)
{
    uint64_t value = 0;
    for (int i = 0; i < word.length; i++) {
        if (word.start[i] < '0' || word.start[i] > '9')
            return false;
        uint64_t digit = (uint64_t)(word.start[i] - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *seed = value;
    return word.length > 0;
}

bool word_number(struct word word, long least, long most, long *number)
{
    bool negative = word.length > 0 && word.start[0] == '-';
    struct word digits = {word.start + negative, word.length - negative};
    uint64_t value;
    if (!word_seed(digits, &value) || value > INT32_MAX)
        return false;
    *number = negative ? -(long)value : (long)value;
    return *number >= least && *number <= most;
}

bool word_hash(struct word word, uint64_t *hash)
{
    static const char DIGITS[] = "0123456789abcdef";
    if (word.length != 16)
        return false;
    *hash = 0;
    for (int i = 0; i < word.length; i++) {
        const char *digit = memchr(DIGITS, word.start[i], 16);
        if (digit == NULL)
            return false;
        *hash = *hash << 4 | (uint64_t)(digit - DIGITS);
    }
    return true;
}
