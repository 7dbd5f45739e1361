/* Hands a game over to the terminal. */
#include "screen.h"

#include "tui.h"

int screen_run(const struct options *options, mw_tiles *tiles,
               struct session *session)
{
    struct tui_options screen = {.tiles = tiles,
                                 .session = session,
                                 .path = options->operand,
                                 .colour = options->colour,
                                 .glyphs = options->glyphs,
                                 .ascii = options->ascii,
                                 .no_mouse = options->no_mouse};
    int status = tui_run(&screen);
    mw_tiles_free(tiles);
    return status;
}
