/* The line above a picture: id, copies and what the picture cannot show. */
#ifndef ENGINE_TILES_HEAD_H
#define ENGINE_TILES_HEAD_H

#include "tiles_text.h"

enum { JOINS_MAX = MW_SLOTS / 2 };

/* Two slots whose parts are one. */
struct join {
    uint8_t slots[2];
    int column;
};

struct tile_head {
    char id[MW_ID_MAX];
    int line;
    int id_column;
    int copies_column;
    int start_column; /* of the word that makes it a start tile */
    int copies;
    bool starts;
    bool magic;
    bool inner_field;
    bool square; /* the 2x2 start tile */
    bool mist;   /* a mist layer follows the ground */
    bool spots;  /* a layer of spots comes last */
    int join_count;
    struct join joins[JOINS_MAX];
};

/* Reads a line that begins with the word "tile". */
bool mw_tile_head_read(struct line line, struct tile_head *head,
                       mw_tiles_error *error);

#endif
