/* The glyphs of the map, a set for each kind of terminal. */
#ifndef VIEW_MAP_GLYPHS_H
#define VIEW_MAP_GLYPHS_H

#include <mistwall/mistwall.h>

#include "ink.h"

struct glyph_set {
    /* where a character shows one ground: unlit and lit */
    uint32_t surfaces[MW_SURFACES][2];
    uint32_t roads[16][2]; /* by links, bits 1 << side */
    uint32_t wall[2];
    uint32_t roof;
    uint32_t mist[2]; /* unlit and lit */
    uint32_t veil;    /* mist over the colour of the field */
    uint32_t marks[MW_MARKS];
    uint32_t full_circle; /* a spell circle with a ghost in it */
    uint32_t some_circle; /* overview: some of a tile's circles are full */
    uint32_t magic[MW_MAGIC_FIGURES];
    uint32_t ghosts[2];     /* one, two in one character */
    uint32_t grave, flower; /* drawn on cemeteries and gardens */
    uint32_t keep, rubble;  /* overview: a castle, the ruin */
    /* overview: a city in the upper half, the lower half, both but apart */
    uint32_t city_north[2], city_south[2], city_both[2];
    /* frames: top left, top right, bottom left, bottom right */
    uint32_t cell_corners[4], cell_row, cell_column; /* an empty legal cell */
    uint32_t last_corners[4];                        /* the last tile */
    uint32_t cursor_corners[4], cursor_row;
    uint32_t no_fit; /* at the corners of a tile that does not fit */
};

/* Borrowed, constant. */
const struct glyph_set *glyph_set(enum glyphs glyphs);

#endif
