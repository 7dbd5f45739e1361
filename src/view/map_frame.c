/* Paints frames and corner marks over a tile or an empty cell. */
#include "map_frame.h"

#include "map_chip.h"
#include "map_glyphs.h"

/* The ground a corner mark is written on. Corners belong to no part, so what
 * is rare there may give way: each ground times each ink is a colour pair. */
static uint8_t corner_ground(uint8_t bg)
{
    switch (bg) {
    case INK_WALL:
        return INK_CITY;
    case INK_ROAD:
    case INK_RIVER:
    case INK_CEMETERY:
    case INK_RUIN:
        return INK_FIELD;
    case INK_MIST_ODD:
    case INK_LIT_MIST:
        return INK_MIST;
    default:
        return bg;
    }
}

/* Writes a glyph over a cell and leaves its ground; half blocks lose the pixel
 * that is not behind. */
static void write_over(struct tile_picture *picture, int column, int row,
                       uint32_t glyph, uint8_t ink)
{
    if (glyph == 0 || picture->taken[row * picture->columns + column])
        return;
    struct cell *cell = tile_cell(picture, column, row);
    bool plain = picture->look.colours == COLOURS_NEVER;
    bool pointing = ink == INK_CURSOR || ink == INK_WARNING;
    *cell = (struct cell){.glyph = glyph,
                          .fg = ink,
                          .bg = corner_ground(cell->bg),
                          .attr = plain || pointing ? ATTR_BOLD : 0};
    if (plain && ink == INK_CURSOR)
        cell->attr |= ATTR_REVERSE;
}

static void write_corners(struct tile_picture *picture,
                          const uint32_t corners[4], uint8_t ink)
{
    int right = picture->columns - 1, bottom = picture->rows - 1;
    write_over(picture, 0, 0, corners[0], ink);
    write_over(picture, right, 0, corners[1], ink);
    write_over(picture, 0, bottom, corners[2], ink);
    write_over(picture, right, bottom, corners[3], ink);
}

static void write_number(struct tile_picture *picture, int number)
{
    int digits = number >= 100 ? 3 : number >= 10 ? 2 : 1;
    int column = (picture->columns - digits) / 2;
    for (int i = digits - 1; i >= 0; i--, number /= 10)
        *tile_cell(picture, column + i, picture->rows / 2) = (struct cell){
            .glyph = (uint32_t)('0' + number % 10), .fg = INK_DIM};
}

static void write_dashes(struct tile_picture *picture,
                         const struct glyph_set *set)
{
    int right = picture->columns - 1, bottom = picture->rows - 1;
    for (int column = 1; column < right; column++) {
        write_over(picture, column, 0, set->cell_row, INK_DIM);
        write_over(picture, column, bottom, set->cell_row, INK_DIM);
    }
    for (int row = 1; row < bottom; row++) {
        write_over(picture, 0, row, set->cell_column, INK_DIM);
        write_over(picture, right, row, set->cell_column, INK_DIM);
    }
}

void frame_target(struct tile_picture *picture, int number)
{
    const struct glyph_set *set = glyph_set(picture->look.glyphs);
    if (picture->rows > 1) {
        write_dashes(picture, set);
        write_corners(picture, set->cell_corners, INK_DIM);
    }
    for (int i = 0; i < picture->columns * picture->rows; i++)
        picture->cells[i].attr = 0;
    write_number(picture, number);
}

void frame_cursor(struct tile_picture *picture)
{
    const struct glyph_set *set = glyph_set(picture->look.glyphs);
    int right = picture->columns - 1, bottom = picture->rows - 1;
    if (bottom == 0) {
        write_over(picture, 0, 0, '[', INK_CURSOR);
        write_over(picture, right, 0, ']', INK_CURSOR);
        return;
    }
    write_corners(picture, set->cursor_corners, INK_CURSOR);
    if (right < tile_columns(TILE_MEDIUM) - 1)
        return;
    for (int row = 0; row <= bottom; row += bottom) {
        write_over(picture, 1, row, set->cursor_row, INK_CURSOR);
        write_over(picture, right - 1, row, set->cursor_row, INK_CURSOR);
    }
}

void frame_no_fit(struct tile_picture *picture)
{
    const struct glyph_set *set = glyph_set(picture->look.glyphs);
    uint32_t corners[4] = {set->no_fit, set->no_fit, set->no_fit, set->no_fit};
    struct chip chip = chip_warning(set->no_fit, picture);
    chip_put_centre(picture, &chip);
    write_corners(picture, corners, INK_WARNING);
}

/* Is there but ground in a column of the overview? */
static bool is_bare(const struct tile_picture *picture, int column)
{
    const struct glyph_set *set = glyph_set(picture->look.glyphs);
    uint32_t glyph = picture->cells[column].glyph;
    return glyph == ' ' || glyph == set->surfaces[MW_ON_FIELD][0] ||
           glyph == set->surfaces[MW_ON_CITY][0];
}

void frame_last(struct tile_picture *picture, uint8_t ink)
{
    const struct glyph_set *set = glyph_set(picture->look.glyphs);
    if (picture->rows > 1) {
        write_corners(picture, set->last_corners, ink);
        return;
    }
    int right = picture->columns - 1;
    if (is_bare(picture, 0))
        write_over(picture, 0, 0, set->last_corners[0], ink);
    if (is_bare(picture, right))
        write_over(picture, right, 0, set->last_corners[1], ink);
}
