/* A tile, or the four of a square, as it is drawn: 9 by 9 cells, or 18 by 18.
 *
 * A tile that is turned is a sheet of paper that is turned: all that is known
 * of it is read from the turned sheet anew. */
#ifndef ORACLE_SHEET_H
#define ORACLE_SHEET_H

#include <mistwall/tiles.h>

enum { SHEET_MAX = 2 * MW_GRID, JOINS_MAX = 4 };

/* A column and a row, or the step to a cell beside. */
struct point {
    int x;
    int y;
};

struct sheet {
    int size;                              /* columns, and rows */
    uint8_t surface[SHEET_MAX][SHEET_MAX]; /* by row and column: mw_surface */
    uint8_t mark[SHEET_MAX][SHEET_MAX];    /* enum mw_mark */
    bool mist[SHEET_MAX][SHEET_MAX];
    int joins;
    int join[JOINS_MAX][2]; /* pairs of slots whose parts are one */
};

/* What a tile file says of a tile. */
struct drawing {
    char set[MW_ID_MAX];
    char id[MW_ID_MAX];
    int copies;
    bool starts;
    bool magic;
    struct sheet sheet;
};

/* Reads the next tile at *text and moves *text behind it; `set` is the name of
 * the set so far. False at the end of the file, which must be a good one. */
bool sheet_read(const char **text, struct drawing *drawing);

/* Where a cell lies after that many quarter turns clockwise. */
struct point sheet_turned_point(int size, struct point at, int turns);

/* The whole sheet after as many. */
struct sheet sheet_turned(const struct sheet *sheet, int turns);

/* The cell beside it on a side. */
struct point sheet_beside(struct point at, enum mw_side side);
bool sheet_holds(const struct sheet *sheet, struct point at);

/* A corner belongs to nothing. */
bool sheet_corner(const struct sheet *sheet, struct point at);

/* What hangs together on a sheet. Roads, cities and so on are layers of it, by
 * enum mw_kind, and so is the mist. */
enum { MIST_LAYER = MW_KINDS, LAYERS, STAINS_MAX = 64 };
struct stains {
    int count;
    int layer[STAINS_MAX];                   /* of each */
    int8_t of[LAYERS][SHEET_MAX][SHEET_MAX]; /* its number, or MW_NONE */
};

/* Finds what hangs together in the layers from first to last. Stains are
 * numbered as they come when the sheet is turned back by `turns` and read row
 * by row, so that the numbers stay when it is turned. */
void stains_find(struct stains *stains, const struct sheet *sheet, int turns,
                 int first, int last);

/* What is seen of them on one tile, whose upper left cell is `corner`, numbered
 * anew in the same way. A stain in several pieces there is one. */
void stains_cut(struct stains *cut, const struct stains *whole,
                const struct sheet *sheet, int turns, struct point corner);

int stains_at(const struct stains *stains, int layer, struct point at);

#endif
