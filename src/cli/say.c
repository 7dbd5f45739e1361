/* Sentences on stderr, strings of JSON. */
#include "say.h"

#include <errno.h>
#include <string.h>

int say_problem(const struct problem *problem)
{
    fprintf(stderr, "mistwall: %s\n", problem->text);
    return BAD_INPUT;
}

int say_problem_in(const char *file, const struct problem *problem)
{
    fprintf(stderr, "%s:%d: %s\n", file, problem->line, problem->text);
    return BAD_INPUT;
}

void say_json(FILE *out, const char *text)
{
    putc('"', out);
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            putc('\\', out);
        putc(*text, out);
    }
    putc('"', out);
}

/* A full disk shows only when the last bytes are written. */
int say_end(int status)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    fprintf(stderr, "mistwall: the output cannot be written: %s\n",
            strerror(errno));
    return BAD_INPUT;
}
