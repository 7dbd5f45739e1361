/* mistwall replay: shows the game of a record step by step. */
#include "commands.h"
#include "open.h"
#include "screen.h"

int run_replay(const struct options *options)
{
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    struct session *session = open_record(tiles, options->operand, NULL);
    if (session != NULL)
        return screen_replay(options, tiles, session);
    mw_tiles_free(tiles);
    return BAD_INPUT;
}
