/** @file
 * One game: its state, what may be done now, and the one door for change.
 *
 * A game is one flat block; copying it copies everything. Nothing here does
 * I/O, reads a clock or keeps state outside the game. */
#ifndef MISTWALL_GAME_H
#define MISTWALL_GAME_H

#include <mistwall/tiles.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- set-up ---- */

/** What is chosen before a game and never changes in it. */
typedef struct mw_setup {
    int players;      /**< 2 to 6 */
    unsigned modules; /**< set of enum mw_module */
    uint64_t seed;    /**< all chance comes from it (BASE-21) */
    int tiny_city; /**< points of a complete city of two tiles without coats of
                      arms: 4, or 2 by the house rule (BASE-9); 0 means 4 */
    const uint8_t *stack; /**< designs to be drawn first, in this order;
                             borrowed during mw_game_new only; may be NULL */
    int stack_count;      /**< entries of stack */
} mw_setup;

/* ---- actions ---- */

/** What can be done, and which fields of an action each type uses. */
enum mw_action_type {
    MW_NO_ACTION,
    MW_PLACE,      /**< cell, rotation */
    MW_FIGURE,     /**< figure, part of the tile just placed */
    MW_PASS,       /**< no figure */
    MW_END,        /**< ends the turn */
    MW_MOVE_MAGIC, /**< figure (enum mw_magic) to the feature of cell and part
                    */
    MW_ASIDE,      /**< figure (enum mw_magic) goes beside the board */
    MW_GHOST,      /**< to the meeple on cell; from source in MW_STEP_EXTRA */
    MW_FORFEIT,    /**< a circle's ghost that no meeple can take goes to the
                      supply; from source in MW_STEP_EXTRA (CIRCLE-6) */
    MW_FILL        /**< from source into a circle of the tile just placed */
};

/** Where a ghost is taken from, if not from the supply: a meeple, or the
 * circles of a tile together (BASE-19). */
enum mw_ghost_source { MW_NO_SOURCE, MW_FROM_MEEPLE, MW_FROM_CIRCLES };

/** One thing to do. Fields that its type does not name are 0. */
typedef struct mw_action {
    uint8_t type;              /**< enum mw_action_type */
    uint8_t rotation;          /**< quarter turns clockwise */
    uint8_t figure;            /**< enum mw_figure_kind, or enum mw_magic */
    uint8_t part;              /**< index on the tile's design */
    mw_cell cell;              /**< where it is done */
    mw_cell source;            /**< cell of the tile that gives a ghost */
    enum mw_ghost_source from; /**< what gives it */
} mw_action;

/** Equal in every field. Two that differ may still have the same outcome
 * (BASE-19). */
bool mw_action_equal(mw_action one, mw_action other);

/** No position has more legal actions than this. */
enum { MW_MAX_ACTIONS = 2048 };

/** A list of actions, as mw_legal fills it. Large: 32 kB. */
typedef struct mw_actions {
    int count;                      /**< actions in list */
    mw_action list[MW_MAX_ACTIONS]; /**< the first count of them are filled */
} mw_actions;

/** The steps of a turn, in their order. */
enum mw_step {
    MW_STEP_PLACE,
    MW_STEP_MAGIC,
    MW_STEP_OWN,      /**< ghosts for limiting with circles (CIRCLE-1) */
    MW_STEP_FILL,     /**< circles draw ghosts in (CIRCLE-2) */
    MW_STEP_CONTINUE, /**< a ghost for others (MIST-8) */
    MW_STEP_EXTRA,    /**< one more from a circle (CIRCLE-3) */
    MW_STEP_CLOSE,    /**< all from the circles of closed banks (CIRCLE-5) */
    MW_STEP_LIMIT,    /**< a ghost for himself (MIST-9) */
    MW_STEP_RELEASE,  /**< all old ones of limited banks (CIRCLE-4) */
    MW_STEP_FIGURE,
    MW_STEP_END,
    MW_STEP_OVER
};

/* ---- scores ---- */

/** One part of a feature: the n-th tile laid (0 is the start tile), and the
 * index of the part on its design. */
typedef struct mw_spot {
    uint8_t tile; /**< number of the tile laid */
    uint8_t part; /**< index of the part on its design */
} mw_spot;

/** What a term of a sum counts. */
enum mw_term_kind {
    MW_TERM_TILES,        /**< tiles of a road or city */
    MW_TERM_COATS,        /**< coats of arms */
    MW_TERM_MONASTERY,    /**< the monastery itself */
    MW_TERM_NEIGHBOURS,   /**< tiles around it */
    MW_TERM_CITIES,       /**< complete cities beside a field */
    MW_TERM_MISTY_TILES,  /**< of a complete castle's 9 tiles (MIST-17) */
    MW_TERM_CASTLE,       /**< an unfinished castle itself (MIST-18) */
    MW_TERM_MISTY_AROUND, /**< misty tiles around it */
    MW_TERM_MAGE,         /**< tiles of the mage's feature (MAGIC-8) */
    MW_TERM_WITCH,        /**< the half that the witch takes away (MAGIC-9) */
    MW_TERMS
};

/** count things at `each` points: points = count * each. */
typedef struct mw_term {
    uint8_t kind;   /**< enum mw_term_kind */
    uint8_t count;  /**< how many */
    int16_t each;   /**< points for one */
    int16_t points; /**< points for all of them */
} mw_term;

/** A feature's worth, how it is reckoned and who gets it. */
typedef struct mw_score {
    mw_spot feature;    /**< its earliest tile, and its first part there */
    uint8_t kind;       /**< enum mw_kind */
    bool complete;      /**< scored as complete, not as unfinished */
    uint8_t winners;    /**< players who get the points, bits 1 << player; 0 if
                           nobody stands there (BASE-12, BASE-13) */
    uint8_t term_count; /**< terms of the sum */
    mw_term terms[MW_TERMS];         /**< the sum, term by term */
    int16_t points;                  /**< what each winner gets */
    uint8_t meeples[MW_PLAYERS_MAX]; /**< meeples of each player on it */
    uint8_t guards[MW_PLAYERS_MAX];  /**< guards of each (MIST-16) */
} mw_score;

/* ---- events ---- */

/** What can happen, and which fields of an event each type uses. */
enum mw_event_type {
    MW_EVENT_DRAWN,     /**< player drew design */
    MW_EVENT_DISCARDED, /**< design fits nowhere and leaves the game (BASE-5) */
    MW_EVENT_PLACED,    /**< player laid tile `spot.tile` */
    MW_EVENT_FIGURE,    /**< player put `figure` on spot */
    MW_EVENT_SCORED,    /**< see score; in_final_scoring tells which scoring */
    MW_EVENT_HOME,      /**< player's `figure` came home from spot */
    MW_EVENT_MAGIC,    /**< magic figure `figure` went to the feature of spot */
    MW_EVENT_ASIDE,    /**< it left the feature of spot for beside the board */
    MW_EVENT_NO_MAGIC, /**< a symbol, but no eligible feature and no figure on
                          the board (MAGIC-5) */
    MW_EVENT_BANK,     /**< a bank of the placed tile: continued, limited or
                          closed by it, see `bank` (MIST-21) */
    MW_EVENT_GHOST,    /**< to player's meeple on spot.tile, which has `count`
                          now; from source_tile, or from the supply */
    MW_EVENT_DRIVEN_OFF, /**< player's meeple left spot for its third ghost */
    MW_EVENT_FILLED,     /**< a circle of spot.tile drew a ghost in, from
                            source_tile's `source`, or from the supply */
    MW_EVENT_FORFEIT,    /**< a ghost of source_tile's circles to the supply */
    MW_EVENT_GUARD,      /**< player took a guard of his from the guard supply
                            for the cemetery of spot (MIST-19) */
    MW_EVENT_PENALTY, /**< player loses `count` points for ghosts (MIST-20) */
    MW_EVENT_TURN,    /**< the turn passed to player */
    MW_EVENT_OVER,    /**< the game ended */
    MW_EVENTS
};

/** What a tile did to the mist. Of continues and limits all that happened are
 * one event; each bank that was closed is one of its own. */
enum mw_bank_event { MW_CONTINUED = 1, MW_LIMITED = 2, MW_CLOSED = 4 };

/** One thing that an action brought about. Fields its type does not name are 0.
 */
typedef struct mw_event {
    uint8_t type;          /**< enum mw_event_type */
    uint8_t player;        /**< whom it concerns */
    uint8_t design;        /**< of the tile drawn, discarded or laid */
    uint8_t figure;        /**< enum mw_figure_kind, or enum mw_magic */
    bool in_final_scoring; /**< scored after the last turn (BASE-14) */
    uint8_t bank;          /**< enum mw_bank_event bits */
    uint8_t count;         /**< ghosts, or points lost for them */
    uint8_t source;        /**< enum mw_ghost_source */
    int16_t source_tile;   /**< tile that gave a ghost; MW_NONE: the supply */
    mw_spot spot;          /**< where it happened */
    mw_score score;        /**< how a sum is reckoned */
} mw_event;

/** One action causes no more events than this. */
enum { MW_MAX_EVENTS = 512 };

/** All that one action brought about, in its order. */
typedef struct mw_events {
    int count;                    /**< events in list */
    mw_event list[MW_MAX_EVENTS]; /**< the first count of them are filled */
} mw_events;

/* ---- life cycle ---- */

/** A game. Opaque, one flat block of memory. */
typedef struct mw_game mw_game;

/** New game with the first tile drawn; the caller frees it. Borrows tiles for
 * as long as it lives. NULL on failure, with the reason in *why (may be
 * NULL). BASE-1, BASE-2, BASE-21. */
mw_game *mw_game_new(const mw_tiles *tiles, const mw_setup *setup,
                     mw_status *why);
void mw_game_free(mw_game *game); /**< accepts NULL */

/** New copy, or NULL without memory. Caller frees. */
mw_game *mw_game_copy(const mw_game *game);

/** Makes `to` equal to `from`; both must come from the same set-up (equal
 * size). Allocates nothing. */
void mw_game_assign(mw_game *to, const mw_game *from);

/** Bytes of a game. */
size_t mw_game_size(const mw_game *game);

/* ---- the one door for change ---- */

/** Lists what may be done now, each different outcome once (BASE-19). */
void mw_legal(const mw_game *game, mw_actions *actions);

/** Does one action and tells what happened in *events (may be NULL; its count
 * is reset). Anything but MW_OK is a refusal, and the game is as it was.
 * Accepts an action that has the same outcome as a listed one, too. */
mw_status mw_apply(mw_game *game, mw_action action, mw_events *events);

/** Would mw_apply accept it, and if not, why not? */
mw_status mw_check(const mw_game *game, mw_action action);

/* ---- queries ---- */

/** 64 bits over everything that rules can see, the rest of the stack too; the
 * same on every machine and for every way that leads to this state. */
uint64_t mw_hash(const mw_game *game);

const mw_tiles *mw_game_tiles(const mw_game *game); /**< borrowed */

/** Players of the game, 2 to 6; they are numbered from 0 in turn order. */
int mw_player_count(const mw_game *game);

/** Set of enum mw_module. */
unsigned mw_game_modules(const mw_game *game);

/** What has to be done now; MW_STEP_OVER when the game has ended. */
enum mw_step mw_game_step(const mw_game *game);

/** Whose turn it is; after the end, whose turn was the last. */
int mw_player_to_move(const mw_game *game);
int mw_turn(const mw_game *game); /**< turns begun, from 1 */

/** Points so far; below 0 is possible (MIST-20). */
int mw_player_score(const mw_game *game, int player);

/** The players with the most points, bits 1 << player (BASE-18). */
unsigned mw_leaders(const mw_game *game);

/** Figures of that kind the player could put on the board now. */
int mw_player_supply(const mw_game *game, int player,
                     enum mw_figure_kind figure);

/** The design in hand in MW_STEP_PLACE, else MW_NONE. */
int mw_tile_in_hand(const mw_game *game);

/** Tiles still in the stack; the one in hand not included. */
int mw_stack_left(const mw_game *game);

/** How many copies of each design are still in the stack, one count a design
 * (mw_design_count of them); never their order. */
void mw_stack_counts(const mw_game *game, uint8_t *counts);

/** Designs discarded so far, in order (BASE-5). */
int mw_discard_count(const mw_game *game);

/** The index-th of them, a design. */
int mw_discarded(const mw_game *game, int index);

/** Shuffles the unseen rest of the stack anew, from its contents and the seed
 * alone, for search. */
void mw_reshuffle(mw_game *game, uint64_t seed);

/** Tiles on the table, in the order they were laid. */
typedef struct mw_tile {
    mw_cell cell;     /**< where it lies */
    uint8_t design;   /**< what it shows */
    uint8_t rotation; /**< quarter turns clockwise */
    int8_t layer;     /**< player who laid it, MW_NONE for the start tile */
    uint8_t figure;   /**< enum mw_figure_kind of the figure standing on it */
    uint8_t owner;    /**< the figure's player, if there is one */
    uint8_t part;     /**< the part it stands on, if there is one */
    uint8_t ghosts;   /**< on that figure */
    uint8_t circle_ghosts; /**< in the tile's spell circles */
} mw_tile;

/** Tiles laid, those of the start included. */
int mw_tile_count(const mw_game *game);

/** The tile laid as number `tile`, from 0. */
mw_tile mw_tile_get(const mw_game *game, int tile);
int mw_tile_at(const mw_game *game, mw_cell cell); /**< MW_NONE: empty */

/** Empty cells beside a tile, in no promised order. */
int mw_frontier_count(const mw_game *game);

/** The index-th of them. */
mw_cell mw_frontier_cell(const mw_game *game, int index);

/** Rotations in which the design could lie on that cell now, bits 1 << quarter
 * turns; 0 if it fits in none (BASE-4). */
unsigned mw_fits(const mw_game *game, int design, mw_cell cell);

/** The feature a part belongs to: its earliest tile and first part there. */
mw_spot mw_feature_of(const mw_game *game, mw_spot spot);

/** Its parts, tiles in the order they were laid, into the first max of spots;
 * returns how many there are, which may be more. */
int mw_feature_parts(const mw_game *game, mw_spot spot, mw_spot *spots,
                     int max);

/** What the feature would score if it were scored now: as completed if it is,
 * else as in final scoring. Terms, claimants and winners as in an event. */
void mw_feature_worth(const mw_game *game, mw_spot spot, mw_score *score);

/** Ghosts in the supply, of 15 in all (MIST-24). */
int mw_ghost_supply(const mw_game *game);

/** Guards the player may still earn at cemeteries (MIST-19). */
int mw_guard_supply(const mw_game *game, int player);

/** The mist bank that a piece of mist of a laid tile belongs to (MIST-4). */
typedef struct mw_bank {
    int tiles;    /**< different tiles */
    int open;     /**< misty sides that touch an empty cell */
    bool limited; /**< one contact with a clear side at least: never closed */
    bool closed;  /**< MIST-5 */
    int circles;  /**< spell circles in it */
    int ghosts;   /**< ghosts in them */
} mw_bank;

/** What is known of the bank that this piece belongs to (piece.part is its
 * index on its design). */
void mw_bank_state(const mw_game *game, mw_spot piece, mw_bank *bank);

/** Its pieces into the first max of pieces; returns how many there are, which
 * may be more. */
int mw_bank_pieces(const mw_game *game, mw_spot piece, mw_spot *pieces,
                   int max);

/** Banks of the last tile laid that it continued, limited, closed, as bits of
 * enum mw_bank_event for one piece anywhere on the board. */
unsigned mw_bank_judged(const mw_game *game, mw_spot piece);

/** Where a magic figure stands; false if it is beside the board. */
bool mw_magic_spot(const mw_game *game, enum mw_magic figure, mw_spot *spot);

/** In MW_STEP_MAGIC: have the two met (MAGIC-6)? Else the symbol on the tile is
 * the reason for the step (MAGIC-1). */
bool mw_magic_met(const mw_game *game);

/** Different tiles of the feature. */
int mw_feature_tiles(const mw_game *game, mw_spot spot);

/** Coats of arms in the feature. */
int mw_feature_coats(const mw_game *game, mw_spot spot);

/** Ends of a road, river or city that touch an empty cell; 0 for the others. */
int mw_feature_open(const mw_game *game, mw_spot spot);

/** Is it complete (BASE-8 to BASE-10)? Fields never are. */
bool mw_feature_complete(const mw_game *game, mw_spot spot);

#ifdef __cplusplus
}
#endif
#endif
