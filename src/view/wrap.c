/* Breaks text into lines, by the columns of its characters. */
#include "wrap.h"

#include <string.h>

#include "utf8.h"

static bool ends_line(char byte)
{
    return byte == '\0' || byte == '\n';
}

/* Bytes of the next line: all that fits, or up to the last space in it. */
static int line_bytes(const char *text, int columns)
{
    int bytes = 0;
    int last_space = 0;
    int used = 0;
    while (!ends_line(text[bytes])) {
        if (text[bytes] == ' ')
            last_space = bytes;
        const char *next = text + bytes;
        used += utf8_shown(utf8_next(&next));
        if (used > columns || next - text >= WRAP_BYTES)
            return last_space > 0 ? last_space : bytes;
        bytes = (int)(next - text);
    }
    return bytes;
}

bool wrap_next(const char **text, int columns, char line[WRAP_BYTES])
{
    const char *from = *text;
    if (*from == '\0')
        return false;
    int bytes = line_bytes(from, columns > 0 ? columns : 1);
    memcpy(line, from, (size_t)bytes);
    from += bytes;
    while (bytes > 0 && line[bytes - 1] == ' ')
        bytes--;
    line[bytes] = '\0';
    /* The break swallows one newline, or the spaces it falls on. */
    if (*from == '\n') {
        from++;
    } else {
        while (*from == ' ')
            from++;
    }
    *text = from;
    return true;
}

int wrap_count(const char *text, int columns)
{
    char line[WRAP_BYTES];
    int count = 0;
    while (wrap_next(&text, columns, line))
        count++;
    return count;
}
