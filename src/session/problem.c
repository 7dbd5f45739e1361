/* Sentences about what is wrong, kept in a fixed buffer. */
#include "problem.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

/* Bytes of a path that leave room for any reason. */
enum { PATH_SHOWN = 150 };

/* A sentence quotes what somebody wrote, and goes to a terminal: what could
 * move its cursor or change its colours must not be in it. What was cut in the
 * middle of a character is no character either. */
static void make_printable(char *text)
{
    for (const char *at = text; *at != '\0';) {
        char *start = text + (at - text);
        if (utf8_width(utf8_next(&at)) >= 0)
            continue;
        for (; start < at; start++)
            *start = '?';
    }
}

bool problem_say(struct problem *problem, int line, const char *format, ...)
{
    if (problem == NULL)
        return false;
    problem->line = line;
    problem->reason = 0;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(problem->text, sizeof problem->text, format, arguments);
    va_end(arguments);
    make_printable(problem->text);
    return false;
}

bool problem_path(struct problem *problem, const char *path, const char *why)
{
    char end[PATH_SHOWN + sizeof "..."];
    size_t length = strlen(path);
    if (length > PATH_SHOWN) {
        size_t skipped = length - PATH_SHOWN;
        while (utf8_cut(path, skipped) < skipped)
            skipped++;
        snprintf(end, sizeof end, "...%s", path + skipped);
        path = end;
    }
    problem_say(problem, 0, "%s: %s", path, why);
    if (problem != NULL)
        problem->reason = (int)(strlen(path) + strlen(": "));
    return false;
}

bool problem_errno(struct problem *problem, const char *path)
{
    return problem_path(problem, path, strerror(errno));
}

bool problem_at(struct problem *problem, int line)
{
    if (problem != NULL)
        problem->line = line;
    return false;
}
