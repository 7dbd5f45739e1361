/* Brings bytes to the disk. */
#include "disk.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

struct disk disk = {.write = pwrite, .flush = fsync, .rename = rename};

bool disk_put(int descriptor, const char *text, size_t length, off_t at)
{
    while (length > 0) {
        ssize_t put = disk.write(descriptor, text, length, at);
        if (put < 0 && errno == EINTR)
            continue;
        /* Nothing written and no reason: trying for ever would not help. */
        if (put == 0)
            errno = ENOSPC;
        if (put <= 0)
            return false;
        text += put;
        length -= (size_t)put;
        at += put;
    }
    return disk.flush(descriptor) == 0;
}
