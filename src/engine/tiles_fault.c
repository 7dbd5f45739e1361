/* The sentences for what can be wrong with a tile file. */
#include <assert.h>

#include <mistwall/tiles.h>

static const char *const FAULT_TEXT[MW_TILES_FAULTS] = {
    [MW_TILES_OK] = "nothing is wrong",
    [MW_TILES_NO_MEMORY] = "there is not enough memory",
    [MW_TILES_NO_SET_LINE] = "a tile file begins with \"set NAME\"",
    [MW_TILES_BAD_SET_NAME] =
        "a set's name is 1 to 31 of the letters a to z, digits and hyphens",
    [MW_TILES_UNKNOWN_LINE] = "here can be a line \"tile ID xN\" or a comment",
    [MW_TILES_BAD_ID] = "a tile's id is 1 to 31 (of a square tile 29) of the "
                        "letters a to z, digits and hyphens",
    [MW_TILES_DUPLICATE_ID] = "there is a tile of this id already",
    [MW_TILES_UNKNOWN_WORD] = "no tile is known by this word",
    [MW_TILES_BAD_COPIES] = "after the id comes the number of copies, x1 to "
                            "x250, of a square tile x1",
    [MW_TILES_BAD_SLOT] =
        "after join come two of NL N NR EL E ER SL S SR WL W WR",
    [MW_TILES_WRONG_SIZE] = "a picture has 9 rows of 9 letters (a square tile "
                            "18 of 18) in each of its layers",
    [MW_TILES_UNKNOWN_LETTER] = "this layer of a picture has no such letter",
    [MW_TILES_MIXED_SIDE] = "a side is all city, all field, or field with a "
                            "road or river in its middle",
    [MW_TILES_ROAD_ENDS_IN_FIELD] = "the road ends in a field",
    [MW_TILES_NO_SIDE] = "the road or city reaches no side",
    [MW_TILES_FIELD_CUT_OFF] = "the field reaches no side",
    [MW_TILES_TWO_WITHOUT_SIDE] =
        "two parts of one kind that reach no side could not be told apart",
    [MW_TILES_BAD_JOIN] = "join takes two different parts of one kind, and "
                          "not on a square tile",
    [MW_TILES_HALF_MISTY_SIDE] = "the side is misty only in part",
    [MW_TILES_MIST_OVER_BUILDING] =
        "mist lies only over fields, roads and villages",
    [MW_TILES_MIST_CUT_OFF] = "the mist reaches no side",
    [MW_TILES_CIRCLES_APART] =
        "all spell circles of a tile lie in one piece of mist",
    [MW_TILES_MARK_OUTSIDE_MIST] = "a spell circle or ghost mark lies in mist",
    [MW_TILES_MARK_ASTRAY] = "an inn needs a road to lie on or beside, and a "
                             "magic symbol ground to lie on",
    [MW_TILES_BAD_SPOT] = "a spot is a cell of a part that is clear of mist, "
                          "one for a part",
    [MW_TILES_TOO_MANY_PARTS] =
        "a tile has at most 16 parts and 4 pieces of mist",
    [MW_TILES_TOO_MANY_STARTS] = "the set has a start tile already",
    [MW_TILES_RUIN_TOO_SMALL] = "the ruin of a square tile covers at least "
                                "its middle 4 by 4 letters",
    [MW_TILES_EMPTY_SET] = "the set has no tile",
    [MW_TILES_TOO_LARGE] = "there are at most 250 designs, and 250 tiles in a "
                           "set",
};

const char *mw_tiles_fault_text(enum mw_tiles_fault fault)
{
    assert(fault >= 0 && fault < MW_TILES_FAULTS);
    return FAULT_TEXT[fault];
}
