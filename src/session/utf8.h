/* UTF-8 decoded by hand: what a text means, and so which names a record may
 * hold, must not depend on the locale the program happens to run in. */
#ifndef SESSION_UTF8_H
#define SESSION_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* What utf8_next returns for a byte that begins no character. */
#define UTF8_BAD 0xffffffffU

/* The character at *text, which ends in 0 and is not at its end; moves *text
 * behind it. A byte that fits nowhere is UTF8_BAD and is skipped alone. */
uint32_t utf8_next(const char **text);

/* Writes a character of Unicode, with a 0 behind it. */
enum { UTF8_BYTES = 5 };
void utf8_write(uint32_t ch, char bytes[UTF8_BYTES]);

/* Columns a terminal gives a character: 2 for what East Asian fonts draw wide,
 * 0 for accents that sit on the character before, else 1; -1 for what is not
 * printable (controls, invisible marks, private use, UTF8_BAD). Where
 * terminals differ this never says too little. */
int utf8_width(uint32_t ch);

/* Columns of a character and of a text as they are shown: one sign stands for
 * what is not printable. */
int utf8_shown(uint32_t ch);
int utf8_columns(const char *text);

/* The largest length of at most `length` bytes that cuts no character. */
size_t utf8_cut(const char *text, size_t length);

#endif
