/* Comes to the program and takes leave of it. */
#include "visit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "common/home.h"

int visit_set_up(void **state)
{
    *state = calloc(1, sizeof(struct vt));
    srand(7);
    return *state != NULL ? home_make(state) : 1;
}

int visit_tear_down(void **state)
{
    free(*state);
    return home_remove(state);
}

void visit_ends(struct vt *vt, const char *keys)
{
    vt_type(vt, keys);
    assert_int_equal(vt_shell_status(vt_wait_end(vt)), 0);
    vt_assert_restored(vt);
    vt_free(vt);
}
