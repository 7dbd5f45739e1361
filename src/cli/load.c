/* mistwall load: goes on with the game of a record. */
#include <stdio.h>
#include <unistd.h>

#include "commands.h"
#include "open.h"
#include "screen.h"

/* Does the player, if there is one to ask, want what could be read? */
static bool wants_salvage(void)
{
    if (!isatty(STDIN_FILENO) || !isatty(STDERR_FILENO))
        return false;
    fputs("Go on from the line before? [y/N] ", stderr);
    int answer = getchar();
    for (int c = answer; c != '\n' && c != EOF;)
        c = getchar();
    return answer == 'y' || answer == 'Y';
}

int run_load(const struct options *options)
{
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    struct session *salvage;
    struct session *session = open_record(tiles, options->operand, &salvage);
    if (session == NULL && salvage != NULL && wants_salvage())
        session = salvage;
    else
        session_free(salvage);
    if (session != NULL)
        return screen_run(options, tiles, session);
    mw_tiles_free(tiles);
    return BAD_INPUT;
}
