/* Writes the signs of what else is drawn in a picture's cells. */
#include "map_marks.h"

#include "map_glyphs.h"
#include "map_ground.h"

uint8_t mark_ink(int mark)
{
    static const uint8_t INKS_OF_MARKS[MW_MARKS] = {
        [MW_COAT] = INK_COAT,           [MW_CATHEDRAL] = INK_ROOF,
        [MW_INN] = INK_VILLAGE,         [MW_MAGIC_SYMBOL] = INK_SYMBOL,
        [MW_SPELL_CIRCLE] = INK_CIRCLE, [MW_GHOST_MARK] = INK_CASTLE};
    return INKS_OF_MARKS[mark];
}

/* The pixel of a character that bears a mark, or NULL. */
static const struct pixel *marked(const struct raster *raster, int column,
                                  int row)
{
    for (int i = 0; i < raster->rows_a_cell; i++) {
        const struct pixel *pixel =
            raster_at(raster, column, row * raster->rows_a_cell + i);
        if (pixel->mark != MW_NO_MARK)
            return pixel;
    }
    return NULL;
}

void marks_draw(struct tile_picture *picture, const struct tile_order *order)
{
    const struct glyph_set *set = glyph_set(order->look.glyphs);
    bool plain = order->look.colours == COLOURS_NEVER;
    int ghosts = order->circle_ghosts;
    for (int i = 0; i < picture->columns * picture->rows; i++) {
        const struct pixel *pixel = marked(
            &picture->raster, i % picture->columns, i / picture->columns);
        if (pixel == NULL)
            continue;
        struct cell *cell = &picture->cells[i];
        bool full = pixel->mark == MW_SPELL_CIRCLE && ghosts-- > 0;
        cell->glyph = full ? set->full_circle : set->marks[pixel->mark];
        cell->fg = mark_ink(pixel->mark);
        cell->bg = plain ? INK_DEFAULT : ground_ink(order, pixel);
        cell->attr = 0;
    }
}
