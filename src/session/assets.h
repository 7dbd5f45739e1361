/* The files of assets/ that are compiled in: tile sets and the rule book. */
#ifndef SESSION_ASSETS_H
#define SESSION_ASSETS_H

#include <stddef.h>

#include <mistwall/mistwall.h>

#include "problem.h"

struct asset {
    const char *name; /* path below assets/, "tiles/base.tiles" */
    const char *text; /* ends in 0, which length does not count */
    size_t length;
};

/* All of them, sorted by name; the list ends with a NULL name. */
extern const struct asset assets[];

const struct asset *asset_find(const char *name);

/* New tile sets with every shipped one read in; NULL with the reason. Caller
 * frees. */
mw_tiles *asset_tiles(struct problem *problem);

/* Adds or replaces the tile set in a file's text; else says where and why:
 * "NAME:12:3: ...". */
bool tiles_add_file(mw_tiles *tiles, const char *name, const char *text,
                    size_t length, struct problem *problem);

#endif
