/* The real program, killed while it is played: the next start offers the game
 * as the screen showed it, or one action further. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "common/home.h"
#include "common/scale.h"
#include "vt.h"

static int begin_all(void **state)
{
    srand(7);
    return home_make(state);
}

static void start(struct vt *vt, const char *word)
{
    static char program[] = MISTWALL;
    char first[16] = "";
    char *argv[] = {program, word != NULL ? first : NULL, NULL};
    const char *variables[] = {home_variable(), NULL};
    snprintf(first, sizeof first, "%s", word != NULL ? word : "");
    vt_start(vt, 80, 24, argv, variables);
}

/* K of "tile K of 71" on the board's title line, 0 if it is not there. */
static int tile_shown(struct vt *vt)
{
    const char *row = vt_row(vt, 0);
    const char *place = strstr(row, " tile ");
    int tile = 0;
    while (place != NULL && sscanf(place, " tile %d of", &tile) != 1)
        place = strstr(place + 1, " tile ");
    return tile;
}

/* Enter does what is next, if Tab has gone to a place for the tile. */
static void play_a_while(struct vt *vt)
{
    static const char *const KEYS[] = {"\t\r", "\r", "\r", "u", "p", "r"};
    for (int i = 5 + rand() % 60; i > 0; i--) {
        vt_type(vt, KEYS[rand() % 6]);
        vt_pump(vt, rand() % 12);
    }
}

static void kill_it(struct vt *vt)
{
    kill(vt->pid, SIGKILL);
    vt_wait_end(vt);
    vt_settle(vt, 2);
}

static void a_killed_game_is_offered_again(void **state)
{
    (void)state;
    struct vt vt;
    int kills = scaled(12), turns = 0;
    start(&vt, "new");
    vt_wait_text(&vt, "place the tile");
    vt_type(&vt, "\t\r");
    vt_wait_gone(&vt, "place the tile");
    for (int i = 0; i < kills; i++) {
        play_a_while(&vt);
        kill_it(&vt);
        int shown = tile_shown(&vt);
        vt_free(&vt);
        start(&vt, NULL);
        vt_wait_text(&vt, "Enter choose");
        if (!vt_shows(&vt, "Continue: ")) {
            /* The game came to its end; another one. */
            turns += 71;
            vt_type(&vt, "q");
            vt_wait_end(&vt);
            vt_free(&vt);
            start(&vt, "new");
            vt_wait_text(&vt, "place the tile");
            continue;
        }
        vt_type(&vt, "\r");
        vt_wait_gone(&vt, "Continue: ");
        vt_wait_text(&vt, "? help"); /* is painted last */
        if (tile_shown(&vt) < shown)
            vt_print(&vt);
        assert_in_range(tile_shown(&vt), shown, 71);
        assert_false(vt_shows(&vt, "cannot"));
    }
    print_message("%d programs killed, %d turns played: none lost\n", kills,
                  turns + tile_shown(&vt));
    vt_free(&vt);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_killed_game_is_offered_again),
    };
    return cmocka_run_group_tests(tests, begin_all, home_remove);
}
