/* Opens tile sets and records for the commands. */
#include "open.h"

#include <stdio.h>
#include <stdlib.h>

#include "assets.h"
#include "files.h"
#include "say.h"

static bool add_tile_file(mw_tiles *tiles, const char *path)
{
    struct problem problem;
    size_t length;
    char *text = file_read(path, &length, &problem);
    if (text == NULL) {
        say_problem(&problem);
        return false;
    }
    bool added = tiles_add_file(tiles, path, text, length, &problem);
    free(text);
    /* The sentence has file, line and column in front already. */
    if (!added)
        fprintf(stderr, "%s\n", problem.text);
    return added;
}

mw_tiles *open_tiles(const struct options *options)
{
    struct problem problem;
    mw_tiles *tiles = asset_tiles(&problem);
    if (tiles == NULL) {
        say_problem(&problem);
        return NULL;
    }
    for (int i = 0; i < options->tile_file_count; i++) {
        if (!add_tile_file(tiles, options->tile_files[i])) {
            mw_tiles_free(tiles);
            return NULL;
        }
    }
    return tiles;
}

/* Who appended a line by hand and forgot its end should not wonder. */
static void tell_torn_line(const char *path, const struct session *session)
{
    int line = session_torn_line(session);
    if (line != 0)
        fprintf(stderr,
                "%s:%d: the last line has no line end and is left out\n", path,
                line);
}

struct session *open_record(const mw_tiles *tiles, const char *path,
                            struct session **salvage)
{
    struct problem problem;
    size_t length;
    char *text = file_read(path, &length, &problem);
    if (salvage != NULL)
        *salvage = NULL;
    if (text == NULL) {
        say_problem(&problem);
        return NULL;
    }
    struct session *session =
        salvage != NULL ? session_read(tiles, text, length, salvage, &problem)
                        : session_replay(tiles, text, length, &problem);
    free(text);
    if (session == NULL)
        say_problem_in(path, &problem);
    else
        tell_torn_line(path, session);
    return session;
}
