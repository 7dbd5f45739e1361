/* mistwall new: a game that starts at the board. */
#include <time.h>
#include <unistd.h>

#include "commands.h"
#include "open.h"
#include "say.h"
#include "screen.h"

/* Short enough to be told to a friend who wants the same tiles. */
static uint64_t fresh_seed(void)
{
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t mixed = (uint64_t)now.tv_sec * 1000000007U +
                     (uint64_t)now.tv_nsec + (uint64_t)getpid() * 7919U;
    return (mixed ^ mixed >> 31) % 1000000;
}

int run_new(const struct options *options)
{
    struct problem problem;
    struct setup setup = options->setup;
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    if (!options->has_seed)
        setup.seed = fresh_seed();
    struct session *session = session_new(tiles, &setup, &problem);
    if (session != NULL)
        return screen_run(options, tiles, session);
    mw_tiles_free(tiles);
    return say_problem(&problem);
}
