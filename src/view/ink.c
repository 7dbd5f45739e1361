/* Which palette colour each ink is: one table, fixed indices. */
#include "ink.h"

#include "setup.h"

/* Each two colours that share a character are a pair, and a terminal has few:
 * so the ruin is of a castle's stone, and what is lit of a building is gold
 * like a city. With few colours everything lit is magenta and both tones of the
 * field are green. Chips must differ from the ground they stand on: so cities
 * are white and roads yellow there, and the green player is cyan. */
static const struct {
    int16_t of8, of16, of256;
} PALETTE[INKS] = {
    [INK_DEFAULT] = {-1, -1, -1},
    [INK_FIELD] = {2, 2, 71},
    [INK_FIELD_ODD] = {2, 2, 107},
    [INK_ROAD] = {3, 11, 230},
    [INK_CITY] = {7, 7, 180},
    [INK_WALL] = {1, 1, 94},
    [INK_RIVER] = {4, 12, 68},
    [INK_VILLAGE] = {1, 9, 130},
    [INK_MONASTERY] = {7, 15, 255},
    [INK_ROOF] = {1, 1, 124},
    [INK_CASTLE] = {7, 7, 103},
    [INK_CEMETERY] = {0, 8, 239},
    [INK_RUIN] = {7, 7, 103},
    [INK_GARDEN] = {6, 10, 29},
    [INK_MIST] = {7, 15, 250},
    [INK_MIST_ODD] = {7, 15, 252},
    [INK_COAT] = {4, 4, 25},
    [INK_SYMBOL] = {5, 5, 90},
    [INK_CIRCLE] = {0, 0, 55},
    [INK_LIT_FIELD] = {5, 13, 156},
    [INK_LIT_ROAD] = {5, 13, 208},
    [INK_LIT_CITY] = {5, 13, 221},
    [INK_LIT_MIST] = {5, 13, 183},
    [INK_LIT_BUILDING] = {5, 13, 221},
    [INK_DIM] = {-1, 8, 244},
    [INK_STRONG] = {-1, -1, -1},
    [INK_ACCENT] = {6, 6, 37},
    [INK_WARNING] = {1, 9, 160},
    [INK_BAR] = {4, 4, 24},
    [INK_BAR_TEXT] = {7, 15, 255},
    [INK_CURSOR] = {5, 13, 201},
    [INK_PLAYER + COLOUR_RED] = {1, 1, 160},
    [INK_PLAYER + COLOUR_BLUE] = {4, 4, 20},
    [INK_PLAYER + COLOUR_YELLOW] = {3, 11, 220},
    [INK_PLAYER + COLOUR_GREEN] = {6, 6, 22},
    [INK_PLAYER + COLOUR_BLACK] = {0, 0, 235},
    [INK_PLAYER + COLOUR_PINK] = {5, 13, 212},
    [INK_MAGE] = {7, 15, 231},
    [INK_WITCH] = {5, 5, 90},
    [INK_ON_DARK] = {7, 15, 231},
    [INK_ON_MIDDLE] = {0, 0, 231},
    [INK_ON_LIGHT] = {0, 0, 16},
};

_Static_assert(INK_PLAYER_LAST - INK_PLAYER + 1 == PLAYER_COLOURS,
               "a chip for each player colour");

int ink_colour(enum ink ink, enum colours colours)
{
    switch (colours) {
    case COLOURS_8:
        return PALETTE[ink].of8;
    case COLOURS_16:
        return PALETTE[ink].of16;
    case COLOURS_256:
        return PALETTE[ink].of256;
    case COLOURS_NEVER:
        break;
    }
    return -1;
}

enum ink ink_on_player(int player_colour)
{
    static const uint8_t LETTERS[PLAYER_COLOURS] = {
        [COLOUR_RED] = INK_ON_DARK,     [COLOUR_BLUE] = INK_ON_DARK,
        [COLOUR_YELLOW] = INK_ON_LIGHT, [COLOUR_GREEN] = INK_ON_MIDDLE,
        [COLOUR_BLACK] = INK_ON_DARK,   [COLOUR_PINK] = INK_ON_LIGHT};
    return LETTERS[player_colour];
}
