/* The table as the oracle sees it: what lies where and who has what.
 *
 * The oracle is a second reading of the rules, made to be compared with the
 * engine. It keeps nothing that can be counted on the table: every question
 * is answered by looking at the whole board again. */
#ifndef ORACLE_BOARD_H
#define ORACLE_BOARD_H

#include <mistwall/mistwall.h>

enum { ORACLE_THIRD = 3, ORACLE_GHOSTS = 15, ORACLE_GUARDS = 3 };

/* No game is as long as half of this. */
enum { ORACLE_WIDTH = 512 };

typedef struct oracle {
    const mw_tiles *tiles;
    mw_setup setup;
    int count;
    mw_tile laid[MW_TILES_MAX];                /* in the order they were laid */
    int parts[MW_TILES_MAX];                   /* of each of them */
    uint8_t index[ORACLE_WIDTH][ORACLE_WIDTH]; /* of the tile there, plus 1 */
    int supply[MW_PLAYERS_MAX][MW_FIGURE_KINDS];
    int guards[MW_PLAYERS_MAX]; /* in the guard supply */
    int ghosts;                 /* in the ghost supply */
    int score[MW_PLAYERS_MAX];
    bool magic_on[MW_MAGIC_FIGURES];
    mw_spot magic[MW_MAGIC_FIGURES]; /* where they stand, if they do */
    int left[MW_DESIGNS_MAX];        /* copies in the stack */
    int hand;                        /* design, or MW_NONE */
    int player;
    int turn;
    enum mw_step step;
    int owed; /* how often something is still to be done in this step */
} oracle;

mw_spot oracle_spot(int tile, int part);
bool oracle_same_spot(mw_spot one, mw_spot other);

/* The index of a laid tile, or MW_NONE. */
int oracle_tile_at(const oracle *o, mw_cell cell);
int oracle_beside(const oracle *o, int tile, enum mw_side side);
int oracle_last(const oracle *o);

/* The tiles on the 8 neighbour cells; returns how many. */
int oracle_around(const oracle *o, mw_cell cell, int tiles[8]);

int oracle_part_count(const oracle *o, int tile);
const mw_part *oracle_part(const oracle *o, mw_spot spot);

/* Which of two parts of one tile comes first: that with the first slot
 * clockwise from north as the tile lies; one that has none is last. */
bool oracle_comes_first(const oracle *o, mw_spot one, mw_spot other);

/* Two quarters of the start tile: nothing matches between them (MIST-22). */
bool oracle_both_quarters(const oracle *o, int tile, int other);

/* The empty cells beside a tile, each once, into cells; returns how many. */
enum { ORACLE_CELLS_MAX = 4 * MW_TILES_MAX };
int oracle_frontier(const oracle *o, mw_cell cells[ORACLE_CELLS_MAX]);

/* BASE-4, for an empty cell. */
bool oracle_fits(const oracle *o, int design, int rotation, mw_cell cell);
bool oracle_fits_nowhere(const oracle *o, int design);

/* The lowest rotation that looks and plays like this one (BASE-19), and the
 * set of those that are the lowest, as bits. */
int oracle_lowest_rotation(const oracle *o, int design, int rotation);
unsigned oracle_rotations(const oracle *o, int design);

void oracle_lay(oracle *o, mw_cell cell, int design, int rotation, int layer);

/* The figure on this tile goes home, its ghosts too (MIST-14). */
void oracle_send_home(oracle *o, int tile);

void oracle_add(mw_actions *actions, mw_action action);

#endif
