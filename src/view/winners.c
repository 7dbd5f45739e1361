/* A meeple is a picture of two pixels a character. */
#include "winners.h"

#include "map_ground.h"

/* y is the crown, o the meeple, anything else the meadow. */
static const char *const PICTURE[WINNER_ROWS][2] = {
    {"  y y y  ", "  yyyyy  "},
    {"   ooo   ", "  ooooo  "},
    {"   ooo   ", "  oo oo  "},
};

/* A crown must be seen on a yellow meeple, too. */
static uint8_t ink_of(char pixel, int colour)
{
    if (pixel == 'y')
        return colour == COLOUR_YELLOW ? INK_ROOF : INK_PLAYER + COLOUR_YELLOW;
    return pixel == 'o' ? (uint8_t)(INK_PLAYER + colour) : INK_FIELD;
}

void winners_paint(struct canvas *canvas, int column, int row,
                   const struct setup *setup, const int *winners, int count)
{
    for (int i = 0; i < count * WINNER_COLUMNS * WINNER_ROWS; i++) {
        int x = i % (count * WINNER_COLUMNS), y = i / (count * WINNER_COLUMNS);
        int colour = setup->colours[winners[x / WINNER_COLUMNS]];
        int pixel = x % WINNER_COLUMNS;
        canvas_put(canvas, column + x, row + y,
                   ground_halves(ink_of(PICTURE[y][0][pixel], colour),
                                 ink_of(PICTURE[y][1][pixel], colour)));
    }
}
