/* Lines of a record read in a game that two files of tests share. */
#ifndef TESTS_SESSION_LINES_H
#define TESTS_SESSION_LINES_H

#include "session.h"

/* The game in which lines are read; NULL between tests. */
extern struct session *session;

/* Begins it, with the shipped tiles, and ends it. A first design of NULL leaves
 * the stack to chance. Answers are those of cmocka's set-ups. */
int lines_begin(unsigned modules, const char *first);
int lines_end(void **state);

/* Fails the test unless the line is refused and the sentence has the reason in
 * it. */
void refuses(const char *line, const char *reason);

/* The action that the line means; fails the test if it is refused. */
mw_action reads(const char *line);

#endif
