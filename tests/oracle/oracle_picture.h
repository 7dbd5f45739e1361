/* Tiles as the oracle knows them: read from the text of a set, without a look
 * at what the engine makes of it. */
#ifndef ORACLE_PICTURE_H
#define ORACLE_PICTURE_H

#include <mistwall/tiles.h>

/* A tile as it lies. Of the fields of mw_part the place of a figure is left
 * out: no rule asks for it. */
typedef struct oracle_face {
    int part_count;
    mw_part part[MW_PARTS_MAX];
    int8_t part_at[MW_SLOTS]; /* the part that reaches it, or MW_NONE */
    int piece_count;
    mw_bank_part piece[MW_BANKS_MAX];
    int8_t piece_at[MW_SIDES]; /* of mist, or MW_NONE: the side is clear */
    uint8_t terrain[MW_SIDES]; /* enum mw_terrain */
    int circles;
    bool misty;
    bool quarter; /* of the start tile */
} oracle_face;

/* A design. */
typedef struct oracle_picture {
    char set[MW_ID_MAX];
    char id[MW_ID_MAX];
    int copies;
    bool starts;
    bool magic;
    int quarter; /* 0 to 3, or MW_NONE */
    int ghost_marks;
    oracle_face face[MW_SIDES]; /* by rotation */
    uint8_t lowest[MW_SIDES];   /* the lowest rotation that looks and plays like
                                   this one (BASE-19) */
    mw_picture_cell cell[MW_SIDES][MW_GRID][MW_GRID]; /* by rotation, row and
                                                         column */
} oracle_picture;

/* All designs of some sets, sorted by set and id, as the engine's are. */
typedef struct oracle_pictures {
    int count;
    oracle_picture list[MW_DESIGNS_MAX];
} oracle_pictures;

/* Large: to be allocated. The text is that of a good file; its final 0 counts.
 */
void oracle_pictures_add(oracle_pictures *pictures, const char *text);

/* The lowest rotation that is the same outcome as this one, found anew. */
int oracle_find_lowest(const oracle_picture *picture, int rotation);

#endif
