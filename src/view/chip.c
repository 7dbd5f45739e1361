/* Chips tell players apart by letter first, by colour second. */
#include "chip.h"

struct cell chip_letter(const struct setup *setup, int player)
{
    int colour = setup->colours[player];
    return (struct cell){(uint32_t)setup_letter(setup, player),
                         (uint8_t)ink_on_player(colour),
                         (uint8_t)(INK_PLAYER + colour), ATTR_BOLD};
}

void chip_paint(struct canvas *canvas, int column, int row,
                const struct setup *setup, int player)
{
    struct cell letter = chip_letter(setup, player);
    struct cell blank = letter;
    blank.glyph = ' ';
    canvas_fill(canvas, (struct rect){column, row, CHIP_COLUMNS, 1}, blank);
    canvas_put(canvas, column + 1, row, letter);
}
