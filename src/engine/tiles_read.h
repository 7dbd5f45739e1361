/* Reads a tile file into the designs of one set. */
#ifndef ENGINE_TILES_READ_H
#define ENGINE_TILES_READ_H

#include "tiles_private.h"

/* A set that is being read; its designs are sorted by id. */
struct tiles_draft {
    char name[MW_ID_MAX];
    bool has_start;
    int copies;
    int count;
    struct mw_design designs[MW_DESIGNS_MAX];
};

/* Reads the text, which is to join or replace a set of tiles. */
bool mw_tiles_read(const mw_tiles *tiles, const char *text, size_t length,
                   struct tiles_draft *draft, mw_tiles_error *error);

#endif
