/* stderr, kept aside. */
#include "errlog.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "sanitized.h"

/* A crash handler needs these, so they are not in a struct of the caller. */
static volatile int terminal_fd = -1; /* the true stderr */

/* A file without a name that is gone with its last descriptor. */
static int open_nameless(void)
{
    char path[] = "/tmp/mistwall-XXXXXX";
    int fd = mkstemp(path);
    if (fd != -1)
        unlink(path);
    return fd;
}

void errlog_begin(void)
{
    if (SANITIZED || terminal_fd != -1 || !isatty(STDERR_FILENO))
        return;
    int file = open_nameless();
    if (file == -1)
        return;
    fflush(stderr);
    int saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (saved != -1 && dup2(file, STDERR_FILENO) != -1)
        terminal_fd = saved;
    close(file);
}

/* Writes all of it, or what can be written. */
static void write_all(int fd, const char *bytes, ssize_t length)
{
    while (length > 0) {
        ssize_t written = write(fd, bytes, (size_t)length);
        if (written <= 0)
            return;
        bytes += written;
        length -= written;
    }
}

void errlog_end(void)
{
    int saved = terminal_fd;
    if (saved == -1)
        return;
    terminal_fd = -1;
    int log = dup(STDERR_FILENO);
    dup2(saved, STDERR_FILENO);
    close(saved);
    if (log == -1 || lseek(log, 0, SEEK_SET) == -1)
        return;
    char bytes[512];
    ssize_t length;
    while ((length = read(log, bytes, sizeof bytes)) > 0)
        write_all(STDERR_FILENO, bytes, length);
    close(log);
}
