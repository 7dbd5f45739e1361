/* Hands a game over to the terminal. */
#include "screen.h"

#include "tui.h"

static int run(const struct options *options, mw_tiles *tiles,
               struct session *session, enum tui_mode mode)
{
    struct tui_options screen = {.tiles = tiles,
                                 .session = session,
                                 .path = options->operand,
                                 .mode = mode,
                                 .colour = options->colour,
                                 .glyphs = options->glyphs,
                                 .ascii = options->ascii,
                                 .no_mouse = options->no_mouse};
    int status = tui_run(&screen);
    mw_tiles_free(tiles);
    return status;
}

int screen_run(const struct options *options, mw_tiles *tiles,
               struct session *session)
{
    return run(options, tiles, session, TUI_PLAY);
}

int screen_replay(const struct options *options, mw_tiles *tiles,
                  struct session *session)
{
    return run(options, tiles, session, TUI_REPLAY);
}

int screen_crash(const struct options *options, mw_tiles *tiles,
                 struct session *session)
{
    return run(options, tiles, session, TUI_CRASH);
}
