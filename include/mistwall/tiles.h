/** @file
 * Tile sets: pictures of tiles as text, and the facts derived from them.
 *
 * Every tile is drawn on a 9x9 grid; its parts (roads, cities, fields, ...)
 * are what hangs together in the picture. Sets are read before games are made
 * and never change while a game borrows them. */
#ifndef MISTWALL_TILES_H
#define MISTWALL_TILES_H

#include <mistwall/basics.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    MW_GRID = 9,       /**< columns and rows of a picture */
    MW_PARTS_MAX = 16, /**< parts of one tile */
    MW_BANKS_MAX = 4,  /**< separate pieces of mist on one tile */
    MW_ID_MAX = 32,    /**< bytes of a set or design name, with the final 0 */
    MW_DESIGNS_MAX = 250, /**< designs of all sets together */
    MW_TILES_MAX = 250    /**< tiles of one game, those on the table included */
};

/** What a cell of a picture shows on the ground. */
enum mw_surface {
    MW_ON_FIELD,
    MW_ON_ROAD,
    MW_ON_CITY,
    MW_ON_RIVER,
    MW_ON_BRIDGE,  /**< road over river: both run through */
    MW_ON_VILLAGE, /**< village or crossing: ends roads, no field */
    MW_ON_MONASTERY,
    MW_ON_GARDEN, /**< a feature of its own, field around it */
    MW_ON_CASTLE,
    MW_ON_CEMETERY,
    MW_ON_RUIN,
    MW_SURFACES
};

/** What else is drawn in a cell. */
enum mw_mark {
    MW_NO_MARK,
    MW_COAT,
    MW_CATHEDRAL,
    MW_INN,
    MW_MAGIC_SYMBOL,
    MW_SPELL_CIRCLE,
    MW_GHOST_MARK,
    MW_MARKS
};

/** Terrain of a side, for matching (BASE-4). */
enum mw_terrain { MW_FIELD_SIDE, MW_ROAD_SIDE, MW_CITY_SIDE, MW_RIVER_SIDE };

/** A part of a tile as it lies. Names a part in a record by its kind and
 * `slot`: the middle slot of its first side for roads, cities and rivers, its
 * first slot for fields, MW_NONE if it reaches no side. */
typedef struct mw_part {
    uint8_t kind;     /**< enum mw_kind */
    uint8_t coats;    /**< coats of arms */
    uint16_t slots;   /**< edge slots it covers; a city side covers three */
    uint16_t borders; /**< fields: the city parts it touches along a line, as
                         bits 1 << index; else 0 (BASE-17) */
    uint8_t sides;    /**< sides it leaves the tile by, bits 1 << side */
    int8_t slot;      /**< its name, see above */
    bool claimable;   /**< one cell at least is clear of mist (MIST-6) */
    bool inn;         /**< an inn stands on it or beside it */
    bool cathedral;   /**< a cathedral stands in it */
    int8_t whole;     /**< quarters of a 2x2 tile: the same number on pieces of
                         one part of the whole picture; else MW_NONE */
    uint8_t spot_column; /**< where a figure stands on it, 0 to 8: a clear cell
                            of its own, if it has one */
    uint8_t spot_row;    /**< the same, row */
    uint64_t across;     /**< fields of a quarter: city parts of the whole
                            picture that it borders in no quarter but only
                            across the cut between two, as bits 1 << whole */
} mw_part;

/** A piece of mist of a tile as it lies. */
typedef struct mw_bank_part {
    uint8_t sides;   /**< misty sides it reaches, bits 1 << side */
    uint8_t circles; /**< spell circles in it */
    int8_t whole;    /**< as in mw_part, numbered among pieces of mist */
} mw_bank_part;

/** One cell of a picture as the tile lies. */
typedef struct mw_picture_cell {
    uint8_t surface; /**< enum mw_surface */
    uint8_t mark;    /**< enum mw_mark */
    bool mist;       /**< mist lies over it */
    int8_t part;     /**< index of the part it belongs to, or MW_NONE (corners,
                        villages, field under mist). A bridge gives the road. */
} mw_picture_cell;

/** What is wrong with a tile file, and where. line and column count from 1;
 * column 0 means the whole line. */
enum mw_tiles_fault {
    MW_TILES_OK,
    MW_TILES_NO_MEMORY,
    MW_TILES_NO_SET_LINE,
    MW_TILES_BAD_SET_NAME,
    MW_TILES_UNKNOWN_LINE,
    MW_TILES_BAD_ID,
    MW_TILES_DUPLICATE_ID,
    MW_TILES_UNKNOWN_WORD,
    MW_TILES_BAD_COPIES,
    MW_TILES_BAD_SLOT,
    MW_TILES_WRONG_SIZE,
    MW_TILES_UNKNOWN_LETTER,
    MW_TILES_MIXED_SIDE,
    MW_TILES_ROAD_ENDS_IN_FIELD,
    MW_TILES_NO_SIDE,
    MW_TILES_FIELD_CUT_OFF,
    MW_TILES_TWO_WITHOUT_SIDE,
    MW_TILES_BAD_JOIN,
    MW_TILES_HALF_MISTY_SIDE,
    MW_TILES_MIST_OVER_BUILDING,
    MW_TILES_MIST_CUT_OFF,
    MW_TILES_CIRCLES_APART,
    MW_TILES_MARK_OUTSIDE_MIST,
    MW_TILES_MARK_ASTRAY,
    MW_TILES_BAD_SPOT,
    MW_TILES_TOO_MANY_PARTS,
    MW_TILES_TOO_MANY_STARTS,
    MW_TILES_RUIN_TOO_SMALL,
    MW_TILES_EMPTY_SET,
    MW_TILES_TOO_LARGE,
    MW_TILES_FAULTS
};

/** Where and why a tile file was refused. */
typedef struct mw_tiles_error {
    enum mw_tiles_fault fault; /**< why */
    int line;                  /**< from 1; 0: the whole text */
    int column;                /**< from 1; 0: the whole line */
} mw_tiles_error;

/** The sentence for a fault; static text. */
const char *mw_tiles_fault_text(enum mw_tiles_fault fault);

/** All tile sets a program knows. Opaque; immutable once games use it. */
typedef struct mw_tiles mw_tiles;

/** New, empty; NULL without memory. Caller frees with mw_tiles_free, after the
 * last game that borrows it. */
mw_tiles *mw_tiles_new(void);

/** Frees them all; accepts NULL. */
void mw_tiles_free(mw_tiles *tiles);

/** Reads one tile set from memory (text need not end in 0) and adds it, or
 * replaces the set of the same name. assets/tiles/base.tiles explains the
 * format. On failure returns false, says where and why in *error (may be NULL)
 * and leaves tiles as it was. */
bool mw_tiles_add(mw_tiles *tiles, const char *text, size_t length,
                  mw_tiles_error *error);

/** Sets, sorted by name. */
int mw_tiles_set_count(const mw_tiles *tiles);

/** The name of a set; borrowed. */
const char *mw_tiles_set_name(const mw_tiles *tiles, int set);

/** The set of that name (length bytes), or MW_NONE. */
int mw_tiles_set_find(const mw_tiles *tiles, const char *name, size_t length);

/** 64 bits over the derived facts, ids and counts of a set, not over how it is
 * drawn: redrawing a tile keeps it, changing a tile does not. */
uint64_t mw_tiles_set_fingerprint(const mw_tiles *tiles, int set);

/** Designs, numbered over all sets, sorted by (set, id). */
int mw_design_count(const mw_tiles *tiles);

/** The design of that id (length bytes) in any set, or MW_NONE. */
int mw_design_find(const mw_tiles *tiles, const char *id, size_t length);

/** Its id, as "city-cap"; borrowed. */
const char *mw_design_id(const mw_tiles *tiles, int design);

/** The set it belongs to. */
int mw_design_set(const mw_tiles *tiles, int design);
int mw_design_copies(const mw_tiles *tiles,
                     int design); /**< on the table too */
bool mw_design_starts(const mw_tiles *tiles, int design); /**< one copy lies on
                                                   the table first (BASE-1) */
bool mw_design_magic(const mw_tiles *tiles, int design);  /**< bears the symbol:
                                                   so it says, or it is drawn */
bool mw_design_misty(const mw_tiles *tiles, int design);  /**< shows mist */

/** Ghosts drawn on it; no rule of this game asks for them (MIST-23). */
int mw_design_ghost_marks(const mw_tiles *tiles, int design);

/** Which quarter of a 2x2 start tile this design is: 0 at the upper left, then
 * 1 upper right, 2 lower left, 3 lower right; MW_NONE for ordinary tiles. The
 * quarters of a tile NAME are the designs NAME-1 to NAME-4 (MIST-22). */
int mw_design_quarter(const mw_tiles *tiles, int design);

/** The lowest rotation, 0 to 3 quarter turns clockwise, that is the same
 * outcome as this one (BASE-19). */
int mw_design_rotation(const mw_tiles *tiles, int design, int rotation);

/** Parts of it; each keeps its index whatever the rotation. */
int mw_design_part_count(const mw_tiles *tiles, int design);

/** One part of it as it lies after `rotation` quarter turns clockwise;
 * borrowed. */
const mw_part *mw_design_part(const mw_tiles *tiles, int design, int rotation,
                              int part);

/** Pieces of mist on it. */
int mw_design_bank_count(const mw_tiles *tiles, int design);

/** One piece of mist as it lies. */
mw_bank_part mw_design_bank(const mw_tiles *tiles, int design, int rotation,
                            int bank);

/** Terrain of a side; the inner sides of a quarter are never matched, and count
 * as field. */
enum mw_terrain mw_design_side(const mw_tiles *tiles, int design, int rotation,
                               enum mw_side side);

/** What its picture shows as it lies, column and row from 0 at the upper left.
 */
mw_picture_cell mw_design_cell(const mw_tiles *tiles, int design, int rotation,
                               int column, int row);

/** The part of this kind that a record names by this slot (MW_NONE: reaches no
 * side), or MW_NONE if the tile as it lies has none. */
int mw_design_part_named(const mw_tiles *tiles, int design, int rotation,
                         enum mw_kind kind, int slot);

#ifdef __cplusplus
}
#endif
#endif
