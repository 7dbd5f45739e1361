/* Finds what is compiled in, and reads the shipped tile sets. */
#include "assets.h"

#include <string.h>

const struct asset *asset_find(const char *name)
{
    for (const struct asset *asset = assets; asset->name != NULL; asset++) {
        if (strcmp(asset->name, name) == 0)
            return asset;
    }
    return NULL;
}

bool tiles_add_file(mw_tiles *tiles, const char *name, const char *text,
                    size_t length, struct problem *problem)
{
    mw_tiles_error error;
    if (mw_tiles_add(tiles, text, length, &error))
        return true;
    if (error.column == 0)
        return problem_say(problem, 0, "%s:%d: %s", name, error.line,
                           mw_tiles_fault_text(error.fault));
    return problem_say(problem, 0, "%s:%d:%d: %s", name, error.line,
                       error.column, mw_tiles_fault_text(error.fault));
}

/* Sets are not named here: whatever lies in the folder is shipped. */
static bool add_shipped(mw_tiles *tiles, struct problem *problem)
{
    static const char FOLDER[] = "tiles/";
    for (const struct asset *asset = assets; asset->name != NULL; asset++) {
        if (strncmp(asset->name, FOLDER, strlen(FOLDER)) == 0 &&
            !tiles_add_file(tiles, asset->name, asset->text, asset->length,
                            problem))
            return false;
    }
    return true;
}

mw_tiles *asset_tiles(struct problem *problem)
{
    mw_tiles *tiles = mw_tiles_new();
    if (tiles == NULL) {
        problem_say(problem, 0, "%s", mw_status_text(MW_NO_MEMORY));
        return NULL;
    }
    if (add_shipped(tiles, problem))
        return tiles;
    mw_tiles_free(tiles);
    return NULL;
}
