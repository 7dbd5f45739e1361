/* The table as the oracle sees it: what lies where and who has what.
 *
 * The oracle is a second reading of the rules, made to be compared with the
 * engine. It carries nothing on from one position to the next but what lies on
 * the table: after each action it looks at the whole board anew, once, and all
 * questions about this position are answered from that look. */
#ifndef ORACLE_BOARD_H
#define ORACLE_BOARD_H

#include <mistwall/mistwall.h>

#include "oracle_picture.h"

enum { ORACLE_THIRD = 3, ORACLE_GHOSTS = 15, ORACLE_GUARDS = 3 };

/* No game is as long as half of this. */
enum { ORACLE_WIDTH = 512 };

/* What hangs together on the table as one road, city, field, ... */
typedef struct oracle_feature {
    mw_spot first; /* the earliest tile, and there the first part */
    int kind;
    int parts;
    int tiles;
    int coats;
    int open;
    int cities; /* complete ones that a field borders */
    bool complete;
    int figures[MW_FIGURE_KINDS][MW_PLAYERS_MAX];
    int all_figures;
    bool magic[MW_MAGIC_FIGURES];
} oracle_feature;

/* All features of the table, and for each part of each tile the number of its
 * feature. */
enum { ORACLE_FEATURES_MAX = MW_TILES_MAX * MW_PARTS_MAX };
typedef struct oracle_features {
    int count;
    oracle_feature list[ORACLE_FEATURES_MAX];
    int16_t of[MW_TILES_MAX][MW_PARTS_MAX];
} oracle_features;

typedef struct oracle_bank {
    mw_spot first; /* its earliest piece */
    mw_bank state;
    unsigned judged; /* MIST-21: bits of enum mw_bank_event */
    int pieces;
} oracle_bank;

/* All banks, and for each piece of mist of each tile the number of its bank. */
typedef struct oracle_banks {
    int count;
    oracle_bank list[MW_TILES_MAX * MW_BANKS_MAX];
    int16_t of[MW_TILES_MAX][MW_BANKS_MAX];
    unsigned judged; /* all that the last tile did to any bank */
} oracle_banks;

enum { ORACLE_CELLS_MAX = 4 * MW_TILES_MAX };

typedef struct oracle {
    const oracle_pictures *pictures; /* of all designs; borrowed */
    mw_setup setup;
    int count;
    mw_tile laid[MW_TILES_MAX];                /* in the order they were laid */
    const oracle_face *face[MW_TILES_MAX];     /* what each of them shows */
    int16_t beside[MW_TILES_MAX][MW_SIDES];    /* tiles, or MW_NONE */
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

    /* Found by looking at all of the above. */
    oracle_features features;
    oracle_banks banks;
    int frontier_count;
    mw_cell frontier[ORACLE_CELLS_MAX]; /* empty cells beside a tile */
    mw_actions legal;
} oracle;

static inline mw_spot oracle_spot(int tile, int part)
{
    return (mw_spot){(uint8_t)tile, (uint8_t)part};
}

static inline bool oracle_same_spot(mw_spot one, mw_spot other)
{
    return one.tile == other.tile && one.part == other.part;
}

static inline enum mw_side oracle_opposite(enum mw_side side)
{
    return (enum mw_side)((side + 2) % MW_SIDES);
}

mw_cell oracle_cell_beside(mw_cell cell, enum mw_side side);
bool oracle_same_action(mw_action one, mw_action other);

/* The index of a laid tile, or MW_NONE. */
static inline int oracle_tile_at(const oracle *o, mw_cell cell)
{
    return o->index[cell.y + ORACLE_WIDTH / 2][cell.x + ORACLE_WIDTH / 2] - 1;
}

static inline int oracle_beside(const oracle *o, int tile, enum mw_side side)
{
    return o->beside[tile][side];
}

static inline int oracle_last(const oracle *o)
{
    return o->count - 1;
}

/* The tiles on the 8 neighbour cells; returns how many. */
int oracle_around(const oracle *o, mw_cell cell, int tiles[8]);

static inline int oracle_part_count(const oracle *o, int tile)
{
    return o->face[tile]->part_count;
}

static inline const mw_part *oracle_part(const oracle *o, mw_spot spot)
{
    return &o->face[spot.tile]->part[spot.part];
}

/* Which of two parts of one tile comes first: that with the first slot
 * clockwise from north as the tile lies; one that has none is last. */
bool oracle_comes_first(const oracle *o, mw_spot one, mw_spot other);

/* Two quarters of the start tile: nothing matches between them (MIST-22). */
static inline bool oracle_both_quarters(const oracle *o, int tile, int other)
{
    return o->face[tile]->quarter && o->face[other]->quarter;
}

/* Finds the empty cells beside a tile, each once: needed after a tile was
 * laid. */
void oracle_find_frontier(oracle *o);

/* BASE-4, for an empty cell. */
bool oracle_fits(const oracle *o, int design, int rotation, mw_cell cell);
bool oracle_fits_nowhere(const oracle *o, int design);

/* The lowest rotation that looks and plays like this one (BASE-19), and the
 * set of those that are the lowest, as bits. */
static inline int oracle_lowest_rotation(const oracle *o, int design,
                                         int rotation)
{
    return o->pictures->list[design].lowest[rotation];
}
unsigned oracle_rotations(const oracle *o, int design);

void oracle_lay(oracle *o, mw_cell cell, int design, int rotation, int layer);

/* The figure on this tile goes home, its ghosts too (MIST-14). */
void oracle_send_home(oracle *o, int tile);

void oracle_add(mw_actions *actions, mw_action action);

#endif
