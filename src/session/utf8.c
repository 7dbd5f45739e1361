/* Decodes UTF-8 and counts columns, the same in every locale. */
#include "utf8.h"

struct width_range {
    uint32_t first, last;
    int width;
};

/* Sorted, and the last one has no end. Characters in no range take one column,
 * which may be too much for rare accents but never too little. */
static const struct width_range RANGES[] = {
    {0x0000, 0x001f, -1},   {0x007f, 0x009f, -1},    {0x00ad, 0x00ad, -1},
    {0x0300, 0x036f, 0},    {0x061c, 0x061c, -1},    {0x1100, 0x115f, 2},
    {0x180b, 0x180f, -1},   {0x1ab0, 0x1aff, 0},     {0x1dc0, 0x1dff, 0},
    {0x200b, 0x200f, -1},   {0x2028, 0x202e, -1},    {0x2060, 0x206f, -1},
    {0x20d0, 0x20ff, 0},    {0x231a, 0x231b, 2},     {0x2329, 0x232a, 2},
    {0x23e9, 0x23f3, 2},    {0x25fd, 0x25fe, 2},     {0x2600, 0x27bf, 2},
    {0x2b1b, 0x2b1c, 2},    {0x2b50, 0x2b55, 2},     {0x2e80, 0x303e, 2},
    {0x3041, 0xa4cf, 2},    {0xa960, 0xa97f, 2},     {0xac00, 0xd7a3, 2},
    {0xd800, 0xf8ff, -1},   {0xf900, 0xfaff, 2},     {0xfe00, 0xfe0f, 0},
    {0xfe10, 0xfe19, 2},    {0xfe20, 0xfe2f, 0},     {0xfe30, 0xfe6f, 2},
    {0xfeff, 0xfeff, -1},   {0xff00, 0xff60, 2},     {0xffe0, 0xffe6, 2},
    {0xfff0, 0xffff, -1},   {0x16fe0, 0x1b2ff, 2},   {0x1f000, 0x1faff, 2},
    {0x1fffe, 0x1ffff, -1}, {0x20000, 0x2fffd, 2},   {0x2fffe, 0x2ffff, -1},
    {0x30000, 0x3fffd, 2},  {0x3fffe, UTF8_BAD, -1},
};

/* Bytes of the character that this byte begins, or 0. */
static int sequence_length(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return 2;
    if (first >= 0xe0 && first <= 0xef)
        return 3;
    return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/* The character of a sequence of more than one byte. Longer forms than need
 * be, surrogates and what lies beyond Unicode are no characters. */
static uint32_t decode(const unsigned char *bytes, int length)
{
    static const uint32_t LEAST[5] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t ch = bytes[0] & (0x7fU >> length);
    for (int i = 1; i < length; i++) {
        if ((bytes[i] & 0xc0) != 0x80)
            return UTF8_BAD;
        ch = ch << 6 | (bytes[i] & 0x3fU);
    }
    if (ch < LEAST[length] || ch > 0x10ffff || (ch >= 0xd800 && ch <= 0xdfff))
        return UTF8_BAD;
    return ch;
}

uint32_t utf8_next(const char **text)
{
    const unsigned char *bytes = (const unsigned char *)*text;
    int length = sequence_length(bytes[0]);
    uint32_t ch = length == 0   ? UTF8_BAD
                  : length == 1 ? bytes[0]
                                : decode(bytes, length);
    *text += ch == UTF8_BAD ? 1 : length;
    return ch;
}

void utf8_write(uint32_t ch, char bytes[UTF8_BYTES])
{
    static const uint32_t FIRST[UTF8_BYTES] = {0, 0, 0xc0, 0xe0, 0xf0};
    int length = ch < 0x80 ? 1 : ch < 0x800 ? 2 : ch < 0x10000 ? 3 : 4;
    for (int i = length - 1; i > 0; i--) {
        bytes[i] = (char)(0x80 | (ch & 0x3f));
        ch >>= 6;
    }
    bytes[0] = (char)(FIRST[length] | ch);
    bytes[length] = '\0';
}

int utf8_width(uint32_t ch)
{
    for (int i = 0; ch >= RANGES[i].first; i++) {
        if (ch <= RANGES[i].last)
            return RANGES[i].width;
    }
    return 1;
}

int utf8_shown(uint32_t ch)
{
    int width = utf8_width(ch);
    return width < 0 ? 1 : width;
}

int utf8_columns(const char *text)
{
    int columns = 0;
    while (*text != '\0')
        columns += utf8_shown(utf8_next(&text));
    return columns;
}

size_t utf8_cut(const char *text, size_t length)
{
    /* Bytes 10xxxxxx go on with a character that began before. */
    while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80)
        length--;
    return length;
}
