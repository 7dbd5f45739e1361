/* The letters a tile is drawn with, and what each kind of ground is. */
#ifndef ENGINE_LETTERS_H
#define ENGINE_LETTERS_H

#include <mistwall/tiles.h>

/* Pieces of mist hang together like parts, so they count as one more kind. */
enum { KIND_MIST = MW_KINDS, KINDS_AND_MIST };

/* Surface of a letter that lies on whatever is drawn around it. */
enum { SURFACE_AROUND = MW_SURFACES };

/* A letter of the ground layer. */
struct letter {
    char letter;
    uint8_t surface; /* enum mw_surface or SURFACE_AROUND */
    uint8_t mark;    /* enum mw_mark */
};

/* A letter of the mist layer. */
struct mist_letter {
    char letter;
    bool mist;
    uint8_t mark; /* enum mw_mark */
};

/* What a surface means for the rules. */
struct surface {
    uint16_t kinds;   /* kinds of parts it belongs to, bits 1 << kind */
    int8_t shown;     /* the one that a figure or the cursor means there, or
                         MW_NONE */
    bool ends_roads;  /* BASE-8 */
    bool may_be_mist; /* MIST-3 */
};

/* Borrowed; NULL for a character that is no letter of the layer. */
const struct letter *mw_letter(char letter);
const struct mist_letter *mw_mist_letter(char letter);

const struct surface *mw_surface(int surface);

#endif
