/* Counts allocations, and refuses the one whose turn it is. */
#include "failing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void __wrap_free(void *block);

enum failing_way { ONE_FAILS, ALL_FROM_IT_ON };

static struct {
    enum failing_way way;
    long turn; /* which allocation of this run fails */
    long made; /* allocations since failing_arm */
    bool armed, failed;
    long live; /* blocks that nobody has freed yet */
} memory;

static bool refuses(void)
{
    if (!memory.armed)
        return false;
    memory.made++;
    bool refused = memory.way == ONE_FAILS ? memory.made == memory.turn
                                           : memory.made >= memory.turn;
    memory.failed = memory.failed || refused;
    return refused;
}

void *__wrap_malloc(size_t size)
{
    void *block = refuses() ? NULL : __real_malloc(size);
    memory.live += block != NULL;
    return block;
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *block = refuses() ? NULL : __real_calloc(count, size);
    memory.live += block != NULL;
    return block;
}

void *__wrap_realloc(void *block, size_t size)
{
    if (refuses())
        return NULL; /* and the old block stays */
    void *grown = __real_realloc(block, size);
    memory.live += block == NULL && grown != NULL;
    return grown;
}

void __wrap_free(void *block)
{
    memory.live -= block != NULL;
    __real_free(block);
}

void failing_arm(void)
{
    memory.armed = true;
}

void failing_arm_all(void)
{
    memory.way = ALL_FROM_IT_ON;
    memory.turn = 1;
    memory.made = 0;
    memory.failed = false;
    memory.armed = true;
}

bool failing_disarm(void)
{
    memory.armed = false;
    return memory.failed;
}

/* How many could fail. */
static long run_all(enum failing_way way, void (*scenario)(void))
{
    memory.way = way;
    for (memory.turn = 1;; memory.turn++) {
        long live = memory.live;
        memory.made = 0;
        memory.failed = false;
        scenario();
        assert_false(memory.armed);
        assert_int_equal(memory.live, live);
        if (!memory.failed)
            return memory.turn - 1;
    }
}

void failing_each(const char *name, void (*scenario)(void))
{
    long alone = run_all(ONE_FAILS, scenario);
    long all = run_all(ALL_FROM_IT_ON, scenario);
    printf("%s: %ld allocations failed alone, %ld with all after them\n", name,
           alone, all);
    assert_true(alone > 0);
    assert_true(all > 0);
}
