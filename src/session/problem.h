/* A clear sentence about what is wrong with somebody's input, and where. */
#ifndef SESSION_PROBLEM_H
#define SESSION_PROBLEM_H

#include <stdbool.h>

struct problem {
    int line;   /* counts from 1; 0 if the input has no lines */
    int reason; /* where in text the reason begins, behind the path it speaks
                   of; 0 without a path */
    char text[240];
};

/* Fills in *problem (may be NULL) like printf and returns false, so that a
 * function can `return problem_say(...)`. Cuts what is too long; what is not
 * printable becomes '?', so that it can go to a terminal. */
bool problem_say(struct problem *problem, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same about a file or folder, as "PATH: why": of a path that is too long
 * only the end is told, the reason always. The second takes the reason from
 * errno. */
bool problem_path(struct problem *problem, const char *path, const char *why);
bool problem_errno(struct problem *problem, const char *path);

/* Tells the line of a problem (may be NULL) that was said without one; returns
 * false too. */
bool problem_at(struct problem *problem, int line);

#endif
