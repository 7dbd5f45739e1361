/* Reads and writes whole files. */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <mistwall/mistwall.h>

#include "disk.h"

enum { FILE_MAX = 4 << 20 };

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
        problem_path(problem, path, mw_status_text(MW_NO_MEMORY));
        return NULL;
    }
    ssize_t got = read_all(descriptor, bytes, FILE_MAX + 1);
    if (got < 0)
        problem_errno(problem, path);
    else if (got > FILE_MAX)
        problem_path(problem, path, "the file has more than 4 MiB");
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
        problem_errno(problem, path);
        return NULL;
    }
    char *bytes = NULL;
    if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode))
        problem_path(problem, path, "this is a folder");
    else
        bytes = read_open(descriptor, path, length, problem);
    close(descriptor);
    return bytes;
}

/* ---- writing ---- */

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

void file_folder_of(const char *path, char folder[PATH_MAX])
{
    snprintf(folder, PATH_MAX, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash == NULL)
        strcpy(folder, ".");
    else
        slash[slash == folder] = '\0'; /* the root is its own name */
}

/* Some file systems cannot do it for folders, and some folders cannot be
 * opened; then nothing more can be done, and nothing went wrong. */
bool file_flush_folder_of(const char *path)
{
    char folder[PATH_MAX];
    file_folder_of(path, folder);
    int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return true;
    bool flushed = disk.flush(descriptor) == 0 || errno == EINVAL;
    int why = errno;
    close(descriptor);
    errno = why;
    return flushed;
}

/* All or nothing: only a file that is whole and on the disk takes the name.
 * errno tells the first thing that went wrong. */
static bool fill_and_rename(int descriptor, const char *temporary,
                            const char *path, const char *text, size_t length)
{
    bool done = fchmod(descriptor, rights_of(path)) == 0 &&
                disk_put(descriptor, text, length, 0);
    int first_errno = errno;
    if (close(descriptor) != 0 && done) {
        done = false;
        first_errno = errno;
    }
    errno = first_errno;
    return done && disk.rename(temporary, path) == 0;
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
        return problem_path(problem, path, "this is no ordinary file");
    int bytes = snprintf(temporary, sizeof temporary, "%s.XXXXXX", target);
    if (bytes >= (int)sizeof temporary) {
        errno = ENAMETOOLONG;
        return problem_errno(problem, path);
    }
    int descriptor = mkstemp(temporary);
    if (descriptor < 0)
        return problem_errno(problem, path);
    if (!fill_and_rename(descriptor, temporary, target, text, length)) {
        problem_errno(problem, path);
        unlink(temporary);
        return false;
    }
    return file_flush_folder_of(target) || problem_errno(problem, path);
}

/* ---- places ---- */

void file_expand_home(const char *typed, char *path, size_t size)
{
    const char *home = getenv("HOME");
    bool below = typed[0] == '~' && typed[1] == '/' && home != NULL;
    snprintf(path, size, "%s%s", below ? home : "", typed + (below ? 1 : 0));
}

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

/* The folder stands there, made if it has to be. */
static bool stand(char *path, bool make, struct problem *problem)
{
    struct stat status;
    if (make && !make_folders(path))
        return problem_errno(problem, path);
    if (stat(path, &status) != 0)
        return problem_errno(problem, path);
    return S_ISDIR(status.st_mode) ||
           problem_path(problem, path, "this is no folder");
}

/* What a folder of the XDG specification is called by. */
struct xdg {
    const char *variable;
    const char *below_home; /* where it is when the variable is not set */
    const char *holds;
};

static bool find_folder(const struct xdg *xdg, char *path, size_t size,
                        struct problem *problem)
{
    const char *base = getenv(xdg->variable);
    const char *home = getenv("HOME");
    int bytes;
    if (base != NULL && base[0] == '/')
        bytes = snprintf(path, size, "%s/mistwall", base);
    else if (home != NULL && home[0] == '/')
        bytes = snprintf(path, size, "%s/%s/mistwall", home, xdg->below_home);
    else
        return problem_say(problem, 0,
                           "there is no place for %s: neither HOME nor %s is "
                           "set",
                           xdg->holds, xdg->variable);
    return (bytes >= 0 && (size_t)bytes < size) ||
           problem_say(problem, 0, "the path of the %s is too long",
                       xdg->holds);
}

bool file_records_folder(char *path, size_t size, bool make,
                         struct problem *problem)
{
    /* A path that is not absolute counts as not set (XDG). */
    static const struct xdg RECORDS = {"XDG_DATA_HOME", ".local/share",
                                       "records"};
    return find_folder(&RECORDS, path, size, problem) &&
           stand(path, make, problem);
}

/* A path that is not absolute is told, not passed over as XDG allows: whoever
 * set it would look for his games there in vain. */
static bool refuse_relative(const struct xdg *xdg, struct problem *problem)
{
    const char *base = getenv(xdg->variable);
    return base == NULL || base[0] == '\0' || base[0] == '/' ||
           problem_say(problem, 0,
                       "%s is \"%.60s\", and a folder there has to begin "
                       "with a slash",
                       xdg->variable, base);
}

bool file_games_folder(char *path, size_t size, bool make,
                       struct problem *problem)
{
    static const struct xdg GAMES = {"XDG_STATE_HOME", ".local/state",
                                     "running games"};
    return refuse_relative(&GAMES, problem) &&
           find_folder(&GAMES, path, size, problem) &&
           stand(path, make, problem);
}

bool file_settings_folder(char *path, size_t size, bool make,
                          struct problem *problem)
{
    static const struct xdg SETTINGS = {"XDG_CONFIG_HOME", ".config",
                                        "settings"};
    return refuse_relative(&SETTINGS, problem) &&
           find_folder(&SETTINGS, path, size, problem) &&
           stand(path, make, problem);
}
