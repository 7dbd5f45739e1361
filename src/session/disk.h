/* The few calls that bring bytes to the disk. What writes files asks for them
 * here, so that a test can let each of them fail in its turn. */
#ifndef SESSION_DISK_H
#define SESSION_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct disk {
    ssize_t (*write)(int descriptor, const void *bytes, size_t length,
                     off_t at);
    int (*flush)(int descriptor);
    int (*rename)(const char *from, const char *to);
};

/* Those of the system, unless a test has put in others. */
extern struct disk disk;

/* Writes all of the text at that place of the file and flushes it. On failure
 * errno tells why, and part of the text may be there. */
bool disk_put(int descriptor, const char *text, size_t length, off_t at);

#endif
