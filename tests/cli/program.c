/* Runs the built program; a small JSON checker. */
#include "program.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <cmocka.h>

#include "common/home.h"

const char *program_file(const char *name, const char *text)
{
    const char *path = home_path(name);
    if (text != NULL) {
        FILE *file = fopen(path, "w");
        assert_non_null(file);
        fputs(text, file);
        fclose(file);
    }
    return path;
}

static void read_back(const char *name, char bytes[PROGRAM_BYTES])
{
    char path[200];
    snprintf(path, sizeof path, "%s/%s", home, name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    bytes[fread(bytes, 1, PROGRAM_BYTES - 1, file)] = '\0';
    fclose(file);
}

const struct program *program_run(const char *arguments, ...)
{
    static struct program program;
    char given[2000], command[3000];
    va_list list;
    va_start(list, arguments);
    vsnprintf(given, sizeof given, arguments, list);
    va_end(list);
    /* A redirection in the arguments comes last and wins. */
    snprintf(command, sizeof command, "> %s/out 2> %s/err </dev/null '%s' %s",
             home, home, MISTWALL, given);
    int status = system(command);
    assert_true(WIFEXITED(status));
    program.status = WEXITSTATUS(status);
    read_back("out", program.out);
    read_back("err", program.err);
    return &program;
}

/* ---- JSON ---- */

static const char *skip_value(const char *at);

static const char *skip_string(const char *at)
{
    if (at == NULL || *at++ != '"')
        return NULL;
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < ' ')
            return NULL;
        at += *at == '\\';
    }
    return at + 1;
}

static const char *skip_number(const char *at)
{
    const char *start = at;
    at += *at == '-';
    at += strspn(at, "0123456789");
    if (*at == '.')
        at += 1 + strspn(at + 1, "0123456789");
    return at > start ? at : NULL;
}

/* An object or an array. */
static const char *skip_list(const char *at, char end)
{
    for (at++; *at != end; at += *at == ',') {
        if (end == '}') {
            at = skip_string(at);
            if (at == NULL || *at++ != ':')
                return NULL;
        }
        at = skip_value(at);
        if (at == NULL || (*at != ',' && *at != end) ||
            (*at == ',' && at[1] == end))
            return NULL;
    }
    return at + 1;
}

static const char *skip_value(const char *at)
{
    if (*at == '{')
        return skip_list(at, '}');
    if (*at == '[')
        return skip_list(at, ']');
    if (*at == '"')
        return skip_string(at);
    if (strncmp(at, "true", 4) == 0)
        return at + 4;
    if (strncmp(at, "false", 5) == 0)
        return at + 5;
    return skip_number(at);
}

bool json_is_whole(const char *text)
{
    const char *end = skip_value(text);
    return end != NULL && strcmp(end, "\n") == 0;
}

double json_number(const char *text, const char *key)
{
    char quoted[100];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *at = strstr(text, quoted);
    assert_non_null(at);
    at += strlen(quoted);
    return strtod(at + (*at == '['), NULL);
}
