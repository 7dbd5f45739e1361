/* Sentences about what is wrong, kept in a fixed buffer. */
#include "problem.h"

#include <stdarg.h>
#include <stdio.h>

#include "utf8.h"

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
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(problem->text, sizeof problem->text, format, arguments);
    va_end(arguments);
    make_printable(problem->text);
    return false;
}

bool problem_at(struct problem *problem, int line)
{
    if (problem != NULL)
        problem->line = line;
    return false;
}
