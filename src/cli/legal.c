/* mistwall legal: what may be done where a record ends. */
#include <stdio.h>

#include "commands.h"
#include "notation.h"
#include "open.h"

int run_legal(const struct options *options)
{
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    struct session *session = open_record(tiles, options->operand, NULL);
    const mw_actions *legal = session != NULL ? session_legal(session) : NULL;
    for (int i = 0; legal != NULL && i < legal->count; i++) {
        char text[NOTATION_BYTES];
        notation_write(session_game(session), legal->list[i], text);
        puts(text);
    }
    session_free(session);
    mw_tiles_free(tiles);
    return legal != NULL ? 0 : BAD_INPUT;
}
