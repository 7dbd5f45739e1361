/* Runs every golden game of this folder, each as a test of its own name. */
#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "game_file.h"

static void play(void **state)
{
    game_file_play(*state);
}

int main(void)
{
    glob_t found;
    if (glob(SOURCE_DIR "/tests/games/*.game", 0, NULL, &found) != 0)
        return 1;
    struct CMUnitTest *tests = calloc(found.gl_pathc, sizeof *tests);
    if (tests == NULL)
        return 1;
    for (size_t i = 0; i < found.gl_pathc; i++) {
        char *name = strrchr(found.gl_pathv[i], '/') + 1;
        tests[i] = (struct CMUnitTest){name, play, NULL, NULL, name};
    }
    int failed =
        _cmocka_run_group_tests("games", tests, found.gl_pathc, NULL, NULL);
    free(tests);
    globfree(&found);
    return failed;
}
