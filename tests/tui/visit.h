/* The real program on a terminal, in a home of the test's own. */
#ifndef TESTS_TUI_VISIT_H
#define TESTS_TUI_VISIT_H

#include "vt.h"

/* For cmocka: *state is a struct vt, not started yet. */
int visit_set_up(void **state);
int visit_tear_down(void **state);

/* Types what leaves the program: it ends well, gives the terminal back as it
 * was, and the terminal is freed. */
void visit_ends(struct vt *vt, const char *keys);

#endif
