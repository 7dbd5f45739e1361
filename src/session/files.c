/* Reads and writes whole files. */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <mistwall/mistwall.h>

enum { FILE_MAX = 4 << 20 };

/* "FILE: No such file or directory". */
static bool say_errno(struct problem *problem, const char *path)
{
    return problem_say(problem, 0, "%s: %s", path, strerror(errno));
}

/* ---- reading ---- */

/* Reads up to `most` bytes and tells how many there were; less than 0 on
 * failure. */
static ssize_t read_all(int descriptor, char *bytes, size_t most)
{
    size_t length = 0;
    while (length < most) {
        ssize_t got = read(descriptor, bytes + length, most - length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        length += (size_t)got;
    }
    return (ssize_t)length;
}

/* Not by the size that the file system tells: pipes and devices have none. */
static char *read_open(int descriptor, const char *path, size_t *length,
                       struct problem *problem)
{
    char *bytes = malloc(FILE_MAX + 1);
    if (bytes == NULL) {
        problem_say(problem, 0, "%s: %s", path, mw_status_text(MW_NO_MEMORY));
        return NULL;
    }
    ssize_t got = read_all(descriptor, bytes, FILE_MAX + 1);
    if (got < 0)
        say_errno(problem, path);
    else if (got > FILE_MAX)
        problem_say(problem, 0, "%s: the file has more than 4 MiB", path);
    if (got < 0 || got > FILE_MAX) {
        free(bytes);
        return NULL;
    }
    bytes[got] = '\0';
    *length = (size_t)got;
    char *fitting = realloc(bytes, *length + 1);
    return fitting != NULL ? fitting : bytes;
}

char *file_read(const char *path, size_t *length, struct problem *problem)
{
    struct stat status;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        say_errno(problem, path);
        return NULL;
    }
    char *bytes = NULL;
    if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode))
        problem_say(problem, 0, "%s: this is a folder", path);
    else
        bytes = read_open(descriptor, path, length, problem);
    close(descriptor);
    return bytes;
}

/* ---- writing ---- */

static bool write_all(int descriptor, const char *text, size_t length)
{
    while (length > 0) {
        ssize_t put = write(descriptor, text, length);
        if (put < 0 && errno != EINTR)
            return false;
        if (put > 0) {
            text += put;
            length -= (size_t)put;
        }
    }
    return true;
}

/* The rights the file has, or those a new one would get: a temporary file
 * begins without any for others. */
static mode_t rights_of(const char *path)
{
    struct stat status;
    if (stat(path, &status) == 0)
        return status.st_mode & 0777;
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/* Without this a crash of the machine could forget the rename. Some file
 * systems cannot do it for folders; then nothing more can be done. */
static void flush_folder_of(const char *path)
{
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        strcpy(folder, ".");
    else
        slash[slash == folder] = '\0';
    int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close(descriptor);
}

/* All or nothing: only a file that is whole and on the disk takes the name.
 * errno tells the first thing that went wrong. */
static bool fill_and_rename(int descriptor, const char *temporary,
                            const char *path, const char *text, size_t length)
{
    bool done = write_all(descriptor, text, length) &&
                fchmod(descriptor, rights_of(path)) == 0 &&
                fsync(descriptor) == 0;
    int first_errno = errno;
    if (close(descriptor) != 0 && done) {
        done = false;
        first_errno = errno;
    }
    errno = first_errno;
    return done && rename(temporary, path) == 0;
}

bool file_write(const char *path, const char *text, size_t length,
                struct problem *problem)
{
    char target[PATH_MAX], temporary[PATH_MAX];
    struct stat status;
    /* A link stays one, and what it points to is written. */
    if (realpath(path, target) == NULL)
        snprintf(target, sizeof target, "%s", path);
    if (stat(target, &status) == 0 && !S_ISREG(status.st_mode))
        return problem_say(problem, 0, "%s: this is no ordinary file", path);
    int bytes = snprintf(temporary, sizeof temporary, "%s.XXXXXX", target);
    if (bytes >= (int)sizeof temporary || strlen(path) >= sizeof target) {
        errno = ENAMETOOLONG;
        return say_errno(problem, path);
    }
    int descriptor = mkstemp(temporary);
    if (descriptor < 0)
        return say_errno(problem, path);
    if (!fill_and_rename(descriptor, temporary, target, text, length)) {
        say_errno(problem, path);
        unlink(temporary);
        return false;
    }
    flush_folder_of(target);
    return true;
}

/* ---- places ---- */

/* Makes a folder and those above it that are missing, for their owner alone
 * as the XDG specification asks. */
static bool make_folders(char *path)
{
    for (char *at = path + 1;; at++) {
        if (*at != '/' && *at != '\0')
            continue;
        char end = *at;
        *at = '\0';
        bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        *at = end;
        if (!made)
            return false;
        if (end == '\0')
            return true;
    }
}

bool file_records_folder(char *path, size_t size, bool make,
                         struct problem *problem)
{
    /* A path that is not absolute counts as not set (XDG). */
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    int bytes;
    if (data != NULL && data[0] == '/')
        bytes = snprintf(path, size, "%s/mistwall", data);
    else if (home != NULL && home[0] == '/')
        bytes = snprintf(path, size, "%s/.local/share/mistwall", home);
    else
        return problem_say(problem, 0,
                           "there is no place for records: neither HOME nor "
                           "XDG_DATA_HOME is set");
    if (bytes < 0 || (size_t)bytes >= size)
        return problem_say(problem, 0, "the path of the records is too long");
    if (make && !make_folders(path))
        return say_errno(problem, path);
    struct stat status;
    if (stat(path, &status) != 0)
        return say_errno(problem, path);
    return S_ISDIR(status.st_mode) ||
           problem_say(problem, 0, "%s: this is no folder", path);
}
