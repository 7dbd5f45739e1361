/* Bytes on their way to the terminal: collected, then sent in one go, so that
 * no half picture is ever seen. */
#ifndef TUI_WIRE_H
#define TUI_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Starts as {0}. Once memory fails, what comes is dropped and `failed` says
 * so until the next send. */
struct wire {
    char *bytes;
    size_t length, room;
    bool failed;
};

void wire_free(struct wire *wire);

void wire_add(struct wire *wire, const char *text);

/* Adds a command for the writing head. Commands that set attributes and follow
 * each other become one: "ESC[1m" and "ESC[31m" are sent as "ESC[1;31m". */
void wire_add_attribute(struct wire *wire, const char *command);

/* Adds a code point as UTF-8. */
void wire_add_glyph(struct wire *wire, uint32_t glyph);

/* Sends all of it and is empty. False if the terminal did not take it. */
bool wire_send(struct wire *wire, int fd);

#endif
