/* What the engine sees of tile sets: plain tables, so that a rule is a look-up.
 *
 * Everything is worked out once, when a set is read. Other programs use
 * <mistwall/tiles.h>. */
#ifndef ENGINE_TILES_PRIVATE_H
#define ENGINE_TILES_PRIVATE_H

#include <mistwall/tiles.h>

enum { MW_TURNS = 4 }; /* rotations of a tile, in quarter turns clockwise */

/* A design. The first index of an array is the rotation. */
struct mw_design {
    /* Terrain of the four sides, a byte each, north lowest: byte k is the
     * enum mw_terrain of side k. */
    uint32_t sides[MW_TURNS];
    /* Index of the part at each edge slot; MW_NONE for field under mist and
     * on the inner sides of a quarter. */
    int8_t part_at_slot[MW_TURNS][MW_SLOTS];
    /* Index of the piece of mist at each side; MW_NONE where it is clear. */
    int8_t bank_at_side[MW_TURNS][MW_SIDES];
    /* Rotations with different outcomes, ascending, and for each rotation the
     * lowest one with the same outcome (BASE-19). */
    uint8_t rotation_count;
    uint8_t rotations[MW_TURNS];
    uint8_t lowest[MW_TURNS];

    uint8_t set;
    unsigned module; /* the bit of the module that the set is dealt in, or 0 */
    uint8_t copies;  /* on the table too */
    uint8_t part_count;
    uint8_t bank_count;
    uint8_t ghost_marks;
    int8_t quarter; /* 0 to 3, or MW_NONE */
    bool starts;
    bool magic;
    bool misty;
    char id[MW_ID_MAX];
    /* 64 bits over the set's name, id, copies and all derived facts as they
     * are before any turn: the same for every drawing that means the same. */
    uint64_t facts;

    mw_part parts[MW_TURNS][MW_PARTS_MAX];
    mw_bank_part banks[MW_TURNS][MW_BANKS_MAX];
    mw_picture_cell cells[MW_GRID * MW_GRID]; /* before any turn, by rows */
};

/* The designs first, first + 1, ... first + count - 1. */
struct mw_tile_set {
    char name[MW_ID_MAX];
    uint64_t fingerprint;
    int first;
    int count;
};

/* Sets sorted by name, designs by (set, id). */
struct mw_tiles {
    int set_count;
    int design_count;
    struct mw_tile_set sets[MW_DESIGNS_MAX]; /* no set is empty */
    struct mw_design designs[MW_DESIGNS_MAX];
};

#endif
