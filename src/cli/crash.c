/* mistwall crash: a game in which ! and @ crash the program, for those who want
 * to see what a crash leaves behind. No help tells of it. */
#include <stddef.h>

#include "commands.h"
#include "open.h"
#include "say.h"
#include "screen.h"

int run_crash(const struct options *options)
{
    struct problem problem;
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    struct session *session = session_new(tiles, &options->setup, &problem);
    if (session != NULL)
        return screen_crash(options, tiles, session);
    mw_tiles_free(tiles);
    return say_problem(&problem);
}
