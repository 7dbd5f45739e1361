/* Terminfo, asked. */
#include "terminfo.h"

#include <stdint.h>
#include <stdlib.h>

#include "canvas.h"

#include <curses.h>
#include <term.h>

static bool say_unknown(const char *term, struct problem *problem)
{
    if (term == NULL || term[0] == '\0')
        return problem_say(problem, 0,
                           "TERM is not set, so nobody knows what this "
                           "terminal can do; try TERM=xterm-256color");
    return problem_say(problem, 0,
                       "TERM is '%.60s', a terminal that is not described on "
                       "this computer; try TERM=xterm-256color",
                       term);
}

/* Absent capabilities are NULL or (char *)-1. */
static const char *capability(const char *name)
{
    char *text = tigetstr(name);
    return (intptr_t)text == -1 ? NULL : text;
}

bool terminfo_check(int fd, int *colours, struct problem *problem)
{
    const char *term = getenv("TERM");
    int found = 0;
    if (term == NULL || term[0] == '\0' || setupterm(term, fd, &found) == ERR)
        return say_unknown(term, problem);
    bool addressable = capability("cup") != NULL;
    *colours = tigetnum("colors");
    del_curterm(cur_term);
    if (!addressable)
        return problem_say(problem, 0,
                           "TERM is '%.60s', a terminal that cannot move its "
                           "cursor, which the game needs",
                           term);
    return true;
}

/* Copies a capability without its padding, "$<5>": nobody waits in a crash,
 * and no terminal of today elsewhere. */
static size_t append(char *bytes, size_t size, size_t used, const char *text)
{
    bool padding = false;
    for (; text != NULL && *text != '\0' && used < size; text++) {
        if (text[0] == '$' && text[1] == '<')
            padding = true;
        if (!padding)
            bytes[used++] = *text;
        if (*text == '>')
            padding = false;
    }
    return used;
}

size_t terminfo_restore(char *bytes, size_t size)
{
    static const char *const NAMES[] = {"sgr0", "op", "cnorm", "rmkx", "rmcup"};
    size_t used = 0;
    if (capability("kmous") != NULL)
        used = append(bytes, size, used, "\033[?1006l\033[?1000l");
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++)
        used = append(bytes, size, used, capability(NAMES[i]));
    return used;
}

bool terminfo_flag(const char *name)
{
    return tigetflag(name) == 1;
}

/* Terminfo's bits of "ncv" and ours. */
unsigned terminfo_lost_attributes(void)
{
    static const struct {
        int terminfo;
        unsigned ours;
    } BITS[] = {{2, ATTR_UNDERLINE},
                {4, ATTR_REVERSE},
                {16, ATTR_DIM},
                {32, ATTR_BOLD}};
    int lost = tigetnum("ncv");
    unsigned attributes = 0;
    for (size_t i = 0; lost > 0 && i < sizeof BITS / sizeof BITS[0]; i++)
        attributes |= (lost & BITS[i].terminfo) != 0 ? BITS[i].ours : 0;
    return attributes;
}

void terminfo_command(const char *name, int first, int second,
                      char command[CAPABILITY_BYTES])
{
    const char *text = capability(name);
    command[0] = '\0';
    if (text != NULL)
        text = tiparm(text, first, second);
    size_t length = append(command, CAPABILITY_BYTES, 0, text);
    command[length < CAPABILITY_BYTES ? length : 0] = '\0';
}
