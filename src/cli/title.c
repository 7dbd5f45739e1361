/* mistwall without a command: the title. */
#include <stddef.h>

#include "commands.h"
#include "open.h"
#include "screen.h"

int run_title(const struct options *options)
{
    mw_tiles *tiles = open_tiles(options);
    return tiles != NULL ? screen_run(options, tiles, NULL) : BAD_INPUT;
}
