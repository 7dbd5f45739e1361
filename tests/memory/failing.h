/* Memory that fails on purpose: every allocation of a scenario in its turn.
 *
 * The linker leads malloc, calloc, realloc and free of the program here
 * (--wrap); what the C library allocates for itself is left alone. */
#ifndef TESTS_MEMORY_FAILING_H
#define TESTS_MEMORY_FAILING_H

#include <stdbool.h>

/* Runs the scenario again and again. The n-th run lets the n-th allocation
 * after failing_arm fail, first that one alone, then all from it on as well,
 * until there are no more. Prints how many failed. What a scenario allocates
 * it has to free in every case; that is checked. */
void failing_each(const char *name, void (*scenario)(void));

/* From here on allocations count, and one may fail. */
void failing_arm(void);

/* From here on every allocation fails, in no scenario. */
void failing_arm_all(void);

/* From here on none fails. Has one failed? */
bool failing_disarm(void);

#endif
