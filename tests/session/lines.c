/* Begins a game and reads lines in it. */
#include "lines.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "notation.h"
#include "support.h"

struct session *session;
static mw_tiles *tiles;

int lines_begin(unsigned modules, const char *first)
{
    struct setup setup;
    setup_default(&setup);
    setup.modules = modules;
    tiles = shipped_tiles();
    if (first != NULL) {
        setup.stack[0] = (uint8_t)mw_design_find(tiles, first, strlen(first));
        setup.stack_count = 1;
    }
    session = session_new(tiles, &setup, NULL);
    return session == NULL;
}

int lines_end(void **state)
{
    (void)state;
    session_free(session);
    mw_tiles_free(tiles);
    return 0;
}

void refuses(const char *line, const char *reason)
{
    mw_action action;
    struct problem problem = {0};
    assert_false(notation_read(session_game(session), line, &action, &problem));
    if (strstr(problem.text, reason) == NULL)
        fail_msg("\"%s\" is not in \"%s\"", reason, problem.text);
}

mw_action reads(const char *line)
{
    mw_action action;
    struct problem problem = {0};
    bool read = notation_read(session_game(session), line, &action, &problem);
    assert_string_equal(problem.text, "");
    assert_true(read);
    return action;
}
