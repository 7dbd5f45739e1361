/* A growing buffer of bytes for the terminal. */
#include "wire.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "utf8.h"

void wire_free(struct wire *wire)
{
    free(wire->bytes);
    *wire = (struct wire){0};
}

static bool make_room(struct wire *wire, size_t more)
{
    if (wire->room - wire->length >= more)
        return true;
    size_t room = wire->room * 2 + more + 4096;
    char *bytes = realloc(wire->bytes, room);
    if (bytes == NULL) {
        wire->failed = true;
        return false;
    }
    wire->bytes = bytes;
    wire->room = room;
    return true;
}

static void add_bytes(struct wire *wire, const char *bytes, size_t length)
{
    if (wire->failed || !make_room(wire, length))
        return;
    memcpy(wire->bytes + wire->length, bytes, length);
    wire->length += length;
}

void wire_add(struct wire *wire, const char *text)
{
    add_bytes(wire, text, strlen(text));
}

/* Where the numbers of "ESC[...m" at the end of what is collected begin; NULL
 * if something else is there. */
static const char *open_numbers(const struct wire *wire)
{
    if (wire->length < 3 || wire->bytes[wire->length - 1] != 'm')
        return NULL;
    const char *at = wire->bytes + wire->length - 1;
    while (at > wire->bytes + 2 && strchr("0123456789;", at[-1]) != NULL)
        at--;
    return at[-1] == '[' && at[-2] == '\033' ? at : NULL;
}

/* No numbers at all mean 0. */
void wire_add_attribute(struct wire *wire, const char *command)
{
    const char *numbers = open_numbers(wire);
    if (numbers == NULL || strncmp(command, "\033[", 2) != 0) {
        wire_add(wire, command);
        return;
    }
    bool none = *numbers == 'm';
    wire->length--;
    wire_add(wire, none ? "0;" : ";");
    wire_add(wire, command[2] == 'm' ? "0m" : command + 2);
}

void wire_add_glyph(struct wire *wire, uint32_t glyph)
{
    char bytes[UTF8_BYTES];
    utf8_write(glyph, bytes);
    wire_add(wire, bytes);
}

/* Curses may have left the terminal so that it takes no more than it can. */
static bool write_some(int fd, const char *bytes, size_t length, size_t *sent)
{
    ssize_t written = write(fd, bytes, length);
    if (written >= 0) {
        *sent += (size_t)written;
        return true;
    }
    if (errno == EAGAIN) {
        struct pollfd poll_fd = {.fd = fd, .events = POLLOUT};
        poll(&poll_fd, 1, 1000);
        return true;
    }
    return errno == EINTR;
}

bool wire_send(struct wire *wire, int fd)
{
    size_t sent = 0;
    bool taken = !wire->failed;
    while (taken && sent < wire->length)
        taken = write_some(fd, wire->bytes + sent, wire->length - sent, &sent);
    wire->length = 0;
    wire->failed = false;
    return taken;
}
