/** @file
 * The words every part of Mistwall shares: cells, sides, slots, kinds of
 * features, modules, and the answers the engine gives. */
#ifndef MISTWALL_BASICS_H
#define MISTWALL_BASICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Fewest players of a game. */
#define MW_PLAYERS_MIN 2

/** Most players of a game. */
#define MW_PLAYERS_MAX 6

/** "None", wherever an index or a tile is asked for. */
#define MW_NONE (-1)

/** A square of the board, counted right (x) and down (y) from the start tile
 * at 0,0. The board has no rim that a game could reach. */
typedef struct mw_cell {
    int16_t x; /**< columns to the right of the start tile */
    int16_t y; /**< rows below the start tile */
} mw_cell;

/** Sides in clockwise order, so that side + quarter turns is a rotation. */
enum mw_side { MW_NORTH, MW_EAST, MW_SOUTH, MW_WEST, MW_SIDES };

/** The twelve edge slots, clockwise: NL N NR EL E ER SL S SR WL W WR. Left and
 * right are as seen from the tile's centre looking out. Slot = 3 * side +
 * {0 left, 1 middle, 2 right}; sets of slots are masks with bit 1 << slot. */
enum { MW_SLOTS = 12 };

/** Kinds of parts of a tile and of the features they join to. */
enum mw_kind {
    MW_ROAD,
    MW_CITY,
    MW_FIELD,
    MW_RIVER,
    MW_MONASTERY,
    MW_GARDEN,
    MW_CASTLE,
    MW_CEMETERY,
    MW_KINDS
};

/** What a player puts on the board. A guard comes with the mists only. */
enum mw_figure_kind { MW_NO_FIGURE, MW_MEEPLE, MW_GUARD, MW_FIGURE_KINDS };

/** The two magic figures, nobody's (MAGIC-7). */
enum mw_magic { MW_MAGE, MW_WITCH, MW_MAGIC_FIGURES };

/** Modules of the game, as bits of a set. */
enum mw_module {
    MW_BASE = 1 << 0,
    MW_MAGIC = 1 << 1,
    MW_MIST = 1 << 2,
    MW_CIRCLE = 1 << 3
};

/** Every answer the engine gives besides success. mw_status_text says each as
 * a clause a player can read, without a full stop. */
typedef enum mw_status {
    MW_OK,
    MW_NO_MEMORY,
    /* a set-up that cannot be played */
    MW_BAD_PLAYERS,
    MW_BAD_MODULES,
    MW_MODULE_NEEDS_BASE,
    MW_MODULE_NEEDS_MIST,
    MW_NO_TILE_SET,
    MW_NO_START_TILE,
    MW_TOO_MANY_TILES,
    MW_STACK_UNKNOWN,
    MW_STACK_TOO_MANY,
    MW_BAD_HOUSE_RULE,
    /* an action that is refused */
    MW_GAME_IS_OVER,
    MW_NOT_THIS_STEP,
    MW_BAD_ACTION,
    MW_CELL_TAKEN,
    MW_CELL_ALONE,
    /* the side to the north, east, south, west does not match; what lies
     * there already is field, road, city, river: mismatch(side, terrain) =
     * MW_MISMATCH + 4 * side + terrain */
    MW_MISMATCH,
    MW_MISMATCH_LAST = MW_MISMATCH + 15,
    MW_NO_SUCH_PART,
    MW_NOT_CLAIMABLE,
    MW_FEATURE_TAKEN,
    MW_NO_FIGURE_LEFT,
    MW_NOT_ELIGIBLE,
    MW_MUST_MOVE_MAGIC,
    MW_NOT_A_TARGET,
    MW_NOT_A_SOURCE,
    MW_STATUSES
} mw_status;

/** The sentence for a status; static text, never NULL. */
const char *mw_status_text(mw_status status);

/** "road", "city", ...; static text. */
const char *mw_kind_name(enum mw_kind kind);

/** "NL", "N", "NR", "EL", ...; static text. */
const char *mw_slot_name(int slot);

/** The slot that touches this one on the neighbour tile. Its own inverse. */
int mw_slot_opposite(int slot);

/** The slots of a mask after that many quarter turns clockwise. */
unsigned mw_slots_turned(unsigned slots, int quarter_turns);

/** The side a tile's neighbour touches it with. Its own inverse. */
enum mw_side mw_side_opposite(enum mw_side side);

/** The cell beside this one. */
mw_cell mw_cell_beside(mw_cell cell, enum mw_side side);

/** Are they the same cell? */
bool mw_cell_equal(mw_cell one, mw_cell other);

/** The names of the modules ("base", "magic", ...) in the order of their bits;
 * static text, NULL past the last one, so that a loop can end. */
const char *mw_module_name(int index);

/** The bit of the module of that name (length bytes, no final 0 needed); 0 for
 * a name that no module has. */
unsigned mw_module_bit(const char *name, size_t length);

/** MW_OK if this set of modules can be played together, else the reason. */
mw_status mw_modules_check(unsigned modules);

#ifdef __cplusplus
}
#endif
#endif
