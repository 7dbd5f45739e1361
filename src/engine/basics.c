/* Sides, slots, kinds and the sentences of refusals. */
#include <mistwall/basics.h>

#include <assert.h>

static const char *const STATUS_TEXT[MW_STATUSES] = {
    [MW_OK] = "it is done",
    [MW_NO_MEMORY] = "there is not enough memory",
    [MW_BAD_PLAYERS] = "a game has 2 to 6 players",
    [MW_BAD_MODULES] = "there is no such module",
    [MW_MODULE_NEEDS_BASE] = "every module needs the module base",
    [MW_MODULE_NEEDS_MIST] = "the spell circles need the mist",
    [MW_NO_TILE_SET] = "the tile set of a module is missing",
    [MW_NO_START_TILE] = "the tile sets have no start tile",
    [MW_TOO_MANY_TILES] = "the tile sets have too many tiles for one game",
    [MW_STACK_UNKNOWN] = "the stack asks for a tile that is not in this game",
    [MW_STACK_TOO_MANY] = "the stack asks for more copies than there are",
    [MW_BAD_HOUSE_RULE] = "the house rule tiny-city takes 2 or 4 points",
    [MW_GAME_IS_OVER] = "the game is over",
    [MW_NOT_THIS_STEP] = "that is not what has to be done now",
    [MW_BAD_ACTION] = "there is no such action",
    [MW_CELL_TAKEN] = "a tile lies there already",
    [MW_CELL_ALONE] = "there is no tile beside that cell",
    [MW_MISMATCH + 0] = "the field to the north does not match",
    [MW_MISMATCH + 1] = "the road to the north does not match",
    [MW_MISMATCH + 2] = "the city to the north does not match",
    [MW_MISMATCH + 3] = "the river to the north does not match",
    [MW_MISMATCH + 4] = "the field to the east does not match",
    [MW_MISMATCH + 5] = "the road to the east does not match",
    [MW_MISMATCH + 6] = "the city to the east does not match",
    [MW_MISMATCH + 7] = "the river to the east does not match",
    [MW_MISMATCH + 8] = "the field to the south does not match",
    [MW_MISMATCH + 9] = "the road to the south does not match",
    [MW_MISMATCH + 10] = "the city to the south does not match",
    [MW_MISMATCH + 11] = "the river to the south does not match",
    [MW_MISMATCH + 12] = "the field to the west does not match",
    [MW_MISMATCH + 13] = "the road to the west does not match",
    [MW_MISMATCH + 14] = "the city to the west does not match",
    [MW_MISMATCH + 15] = "the river to the west does not match",
    [MW_NO_SUCH_PART] = "the tile has no such part",
    [MW_NOT_CLAIMABLE] = "no figure can stand there",
    [MW_FEATURE_TAKEN] = "somebody's figure stands on that feature already",
    [MW_NOT_ELIGIBLE] = ("the mage and the witch go to incomplete roads and "
                         "cities that hold neither of them"),
    [MW_MUST_MOVE_MAGIC] = "there is a feature the figure can go to",
    [MW_NOT_A_TARGET] = "no meeple that can take this ghost stands there",
    [MW_NOT_A_SOURCE] = "no ghost can be taken from there now",
    [MW_NO_FIGURE_LEFT] = "there is no such figure left in the supply",
};

static const char *const KIND_NAME[MW_KINDS] = {"road",   "city",      "field",
                                                "river",  "monastery", "garden",
                                                "castle", "cemetery"};

static const char *const SLOT_NAME[MW_SLOTS] = {
    "NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR"};

const char *mw_status_text(mw_status status)
{
    return STATUS_TEXT[status];
}

const char *mw_kind_name(enum mw_kind kind)
{
    return KIND_NAME[kind];
}

const char *mw_slot_name(int slot)
{
    assert(slot >= 0 && slot < MW_SLOTS);
    return SLOT_NAME[slot];
}

int mw_slot_opposite(int slot)
{
    /* Left of one tile's side meets right of the other's. */
    int side = (slot / 3 + 2) % 4;
    return 3 * side + (2 - slot % 3);
}

unsigned mw_slots_turned(unsigned slots, int quarter_turns)
{
    unsigned shift = 3 * ((unsigned)quarter_turns & 3);
    return ((slots << shift) | (slots >> (MW_SLOTS - shift))) & 0xfff;
}

enum mw_side mw_side_opposite(enum mw_side side)
{
    return (enum mw_side)((side + 2) % MW_SIDES);
}

mw_cell mw_cell_beside(mw_cell cell, enum mw_side side)
{
    static const int8_t step_x[MW_SIDES] = {0, 1, 0, -1};
    static const int8_t step_y[MW_SIDES] = {-1, 0, 1, 0};
    return (mw_cell){(int16_t)(cell.x + step_x[side]),
                     (int16_t)(cell.y + step_y[side])};
}

bool mw_cell_equal(mw_cell one, mw_cell other)
{
    return one.x == other.x && one.y == other.y;
}
