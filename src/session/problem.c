/* Sentences about what is wrong, kept in a fixed buffer. */
#include "problem.h"

#include <stdarg.h>
#include <stdio.h>

bool problem_say(struct problem *problem, int line, const char *format, ...)
{
    if (problem == NULL)
        return false;
    problem->line = line;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(problem->text, sizeof problem->text, format, arguments);
    va_end(arguments);
    return false;
}

bool problem_at(struct problem *problem, int line)
{
    if (problem != NULL)
        problem->line = line;
    return false;
}
