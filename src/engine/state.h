/* The one flat block a game is, and where its arrays lie in it.
 *
 * Arrays follow the header in the same block and are found by offsets, never
 * by pointers, so that a copy of the bytes is a copy of the game. */
#ifndef ENGINE_STATE_H
#define ENGINE_STATE_H

#include <mistwall/game.h>

#include "bits.h"
#include "tiles_private.h"

/* A part of a laid tile, an element of a disjoint set. The fields behind
 * `next` count for the whole feature and hold at its root only. */
struct node {
    uint16_t root;
    uint16_t next; /* ring of all parts of the feature */
    uint8_t tile;
    uint8_t kind;
    uint8_t tiles; /* different tiles (BASE-11) */
    uint8_t figures;
    uint16_t parts;
    uint16_t coats;
    uint16_t open; /* ends that touch an empty cell; 0 for fields */
};

/* A laid tile. */
struct laid {
    mw_cell cell;
    uint16_t first_node; /* of its parts, in the order of its design */
    uint8_t design;
    uint8_t rotation;
    int8_t layer;       /* player who laid it, MW_NONE for the start tile */
    uint8_t neighbours; /* of the 8 cells around, how many are filled */
    uint8_t figure;     /* enum mw_figure_kind */
    uint8_t owner;
    uint8_t part;
    uint8_t ghosts;        /* on the figure */
    uint8_t circle_ghosts; /* in the tile's spell circles */
    uint16_t first_piece;  /* of its mist, in the order of its design */
};

/* A piece of mist of a laid tile, an element of a disjoint set; open and
 * limited count at the root. */
struct mist_piece {
    uint16_t parent;
    uint8_t tile;
    bool limited;
    uint16_t open; /* misty sides that touch an empty cell */
};

/* What can lie on 64 cells of the frontier: bit i of accepts[side][terrain]
 * tells whether the i-th of them takes this terrain on this side. One word of
 * a block answers for all its cells, so that a list of placements costs what
 * it lists and not what it looks at. Bits beyond the frontier are 0. */
enum { TERRAINS = MW_RIVER_SIDE + 1, BLOCK_CELLS = 64 };

struct open_block {
    uint64_t accepts[MW_SIDES][TERRAINS];
};

/* An entry of the table of cells. what: 0 nothing here, 1 + tile, or
 * -1 - index into the frontier. */
struct place {
    uint32_t key; /* of the cell, see cell_key */
    int16_t what;
};

struct player {
    int16_t score;
    uint8_t supply[MW_FIGURE_KINDS];
    uint8_t guard_supply; /* guards that can still be won (MIST-19) */
};

struct mw_game {
    const mw_tiles *tiles; /* borrowed */
    uint32_t size;         /* bytes of the whole block */
    uint32_t nodes_at;     /* offsets of the arrays */
    uint32_t laid_at;
    uint32_t frontier_at; /* empty cells beside a tile */
    uint32_t blocks_at;   /* what they accept */
    uint32_t places_at;
    uint32_t stack_at;
    uint32_t discards_at;
    uint32_t pieces_at;

    uint32_t modules;
    uint8_t players;
    uint8_t tiny_city;

    uint8_t step;   /* enum mw_step */
    uint8_t player; /* to move */
    int16_t hand;   /* design drawn and not yet placed, or MW_NONE */
    uint16_t turn;

    uint16_t node_count;
    uint16_t piece_count;
    uint16_t laid_count;
    uint16_t frontier_count;
    uint16_t place_bits; /* the table of cells has 1 << place_bits entries */
    uint16_t stack_count;
    uint16_t stack_next;
    uint16_t discard_count;
    uint8_t ghosts; /* in the supply */
    /* Where mist meets at the last tile: sides with mist on both tiles and on
     * one of them, bits 1 << side, and for each a piece that is there. */
    uint8_t continues;
    uint8_t limits;
    uint16_t met[MW_SIDES];
    uint8_t judged; /* what the last tile did to the mist, enum mw_bank_event */
    uint8_t owed;   /* what is left to do in this step, where it counts */
    uint16_t magic[MW_MAGIC_FIGURES]; /* 1 + node it stands on; 0 aside */
    int16_t around[9]; /* tiles around the last one, row by row; MW_NONE in the
                          middle and where there is none */
    uint8_t beside;    /* its sides that touch one, bits 1 << side */
    uint8_t enclosed_count; /* tiles whose 8th neighbour was laid last */
    uint8_t enclosed[9];
    struct tile_set standing; /* tiles with a figure */
    struct tile_set circled;  /* tiles with ghosts in their circles */
    struct player player_of[MW_PLAYERS_MAX];
};

#define STATE_ARRAY(name, type, offset)                                        \
    static inline type *name##_array(mw_game *game)                            \
    {                                                                          \
        return (type *)(void *)((char *)game + game->offset);                  \
    }                                                                          \
    static inline const type *name##_const(const mw_game *game)                \
    {                                                                          \
        return (const type *)(const void *)((const char *)game +               \
                                            game->offset);                     \
    }

STATE_ARRAY(node, struct node, nodes_at)
STATE_ARRAY(laid, struct laid, laid_at)
STATE_ARRAY(frontier, mw_cell, frontier_at)
STATE_ARRAY(block, struct open_block, blocks_at)
STATE_ARRAY(place, struct place, places_at)
STATE_ARRAY(stack, uint8_t, stack_at)
STATE_ARRAY(discard, uint8_t, discards_at)
STATE_ARRAY(piece, struct mist_piece, pieces_at)

static inline const struct mw_design *design_of(const mw_game *game, int design)
{
    return &game->tiles->designs[design];
}

/* A cell as one number, so that comparing and hashing are one operation. */
static inline uint32_t cell_key(mw_cell cell)
{
    return (uint32_t)(uint16_t)cell.x | (uint32_t)(uint16_t)cell.y << 16;
}

/* The tile laid last. */
static inline int last_laid(const mw_game *game)
{
    return game->laid_count - 1;
}

#endif
