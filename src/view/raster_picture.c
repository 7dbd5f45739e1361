/* Reads a design as it lies, and finds out which piece of mist is where. */
#include "raster_private.h"

enum { MIDDLE = MW_GRID / 2, LAST = MW_GRID - 1 };

/* ---- corners ---- */

static bool is_corner(int column, int row)
{
    return (column == 0 || column == LAST) && (row == 0 || row == LAST);
}

/* Corner cells belong to no part and no piece of mist; in the drawing they go
 * with what is beside them, so that it shows no notch when it is lit. */
static void settle_corner(struct picture *picture, int column, int row)
{
    int beside_column = column == 0 ? 1 : LAST - 1;
    int beside_row = row == 0 ? 1 : LAST - 1;
    mw_picture_cell *corner = &picture->cells[row][column];
    const mw_picture_cell *beside[] = {&picture->cells[row][beside_column],
                                       &picture->cells[beside_row][column]};
    int8_t banks[] = {picture->banks[row][beside_column],
                      picture->banks[beside_row][column]};
    for (int i = 0; i < 2; i++) {
        if (beside[i]->mist != corner->mist)
            continue;
        if (beside[i]->surface == corner->surface && corner->part == MW_NONE)
            corner->part = beside[i]->part;
        if (picture->banks[row][column] == MW_NONE)
            picture->banks[row][column] = banks[i];
    }
}

/* ---- pieces of mist ---- */

/* Gives the bank to all mist that hangs together with this cell. */
static void flood(struct picture *picture, int column, int row, int bank)
{
    if (column < 0 || column > LAST || row < 0 || row > LAST ||
        is_corner(column, row) || !picture->cells[row][column].mist ||
        picture->banks[row][column] != MW_NONE)
        return;
    picture->banks[row][column] = (int8_t)bank;
    for (int side = 0; side < MW_SIDES; side++)
        flood(picture, column + raster_step_x(side), row + raster_step_y(side),
              bank);
}

/* The engine tells of a piece of mist which sides it reaches. On a quarter of
 * the start tile it may reach inner sides only: what is left then belongs to
 * the piece that has no side. */
static void find_banks(struct picture *picture, const mw_tiles *tiles,
                       int design, int rotation)
{
    int inner = 0;
    for (int bank = 0; bank < mw_design_bank_count(tiles, design); bank++) {
        unsigned sides = mw_design_bank(tiles, design, rotation, bank).sides;
        if (sides == 0)
            inner = bank;
        for (int side = 0; side < MW_SIDES; side++) {
            if ((sides >> side & 1) != 0)
                flood(picture, MIDDLE + MIDDLE * raster_step_x(side),
                      MIDDLE + MIDDLE * raster_step_y(side), bank);
        }
    }
    for (int i = 0; i < MW_GRID * MW_GRID; i++)
        flood(picture, i % MW_GRID, i / MW_GRID, inner);
}

int8_t raster_bank(const struct picture *picture, const mw_picture_cell *cell)
{
    ptrdiff_t at = cell - &picture->cells[0][0];
    return picture->banks[at / MW_GRID][at % MW_GRID];
}

void raster_read_picture(struct picture *picture, const mw_tiles *tiles,
                         int design, int rotation)
{
    for (int row = 0; row < MW_GRID; row++) {
        for (int column = 0; column < MW_GRID; column++) {
            picture->cells[row][column] =
                mw_design_cell(tiles, design, rotation, column, row);
            picture->banks[row][column] = MW_NONE;
        }
    }
    find_banks(picture, tiles, design, rotation);
    for (int i = 0; i < 4; i++)
        settle_corner(picture, i % 2 * LAST, i / 2 * LAST);
}
