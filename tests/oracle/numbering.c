/* Finds out which of the engine's parts is which, and renumbers. */
#include "numbering.h"

#include <stdio.h>
#include <string.h>

/* The engine's numbers by the oracle's. */
struct numbers {
    int8_t part[MW_PARTS_MAX];
    int8_t piece[MW_BANKS_MAX];
};

/* ---- finding ---- */

/* Parts that cover the same cells as the tile lies unturned are the same. A
 * bridge names its road only. */
static bool find_parts(const oracle_picture *picture, const mw_tiles *tiles,
                       int design, struct numbers *numbers)
{
    memset(numbers->part, MW_NONE, sizeof numbers->part);
    for (int row = 0; row < MW_GRID; row++)
        for (int column = 0; column < MW_GRID; column++) {
            int part = picture->cell[0][row][column].part;
            int8_t engine = mw_design_cell(tiles, design, 0, column, row).part;
            if ((part == MW_NONE) != (engine == MW_NONE))
                return false;
            if (part == MW_NONE)
                continue;
            if (numbers->part[part] == MW_NONE)
                numbers->part[part] = engine;
            if (numbers->part[part] != engine)
                return false;
        }
    return picture->face[0].part_count == mw_design_part_count(tiles, design);
}

static bool same_piece(mw_bank_part one, mw_bank_part other)
{
    return one.sides == other.sides && one.circles == other.circles;
}

/* The cells of pieces are not told, but their sides are, and no side has two.
 * Pieces of a quarter that reach none must differ in their circles. */
static bool find_pieces(const oracle_picture *picture, const mw_tiles *tiles,
                        int design, struct numbers *numbers)
{
    const oracle_face *face = &picture->face[0];
    memset(numbers->piece, MW_NONE, sizeof numbers->piece);
    for (int i = 0; i < face->piece_count; i++)
        for (int engine = 0; engine < mw_design_bank_count(tiles, design);
             engine++)
            if (same_piece(face->piece[i],
                           mw_design_bank(tiles, design, 0, engine)))
                numbers->piece[i] = (int8_t)engine;
    return face->piece_count == mw_design_bank_count(tiles, design);
}

static bool one_to_one(const int8_t *numbers, int count)
{
    unsigned seen = 0;
    for (int i = 0; i < count; i++)
        if (numbers[i] >= 0 && numbers[i] < count)
            seen |= 1u << numbers[i];
    return seen == (1u << count) - 1;
}

/* ---- renumbering ---- */

static int8_t renumbered(const int8_t *numbers, int number)
{
    return number == MW_NONE ? MW_NONE : numbers[number];
}

static uint16_t renumbered_bits(const int8_t *numbers, unsigned bits)
{
    unsigned to = 0;
    for (int i = 0; i < MW_PARTS_MAX; i++)
        if (bits & 1u << i)
            to |= 1u << numbers[i];
    return (uint16_t)to;
}

static void renumber_face(oracle_face *face, const struct numbers *numbers)
{
    const oracle_face old = *face;
    for (int i = 0; i < old.part_count; i++) {
        mw_part *part = &face->part[numbers->part[i]];
        *part = old.part[i];
        part->borders = renumbered_bits(numbers->part, part->borders);
    }
    for (int i = 0; i < old.piece_count; i++)
        face->piece[numbers->piece[i]] = old.piece[i];
    for (int slot = 0; slot < MW_SLOTS; slot++)
        face->part_at[slot] = renumbered(numbers->part, old.part_at[slot]);
    for (int side = 0; side < MW_SIDES; side++)
        face->piece_at[side] = renumbered(numbers->piece, old.piece_at[side]);
}

static void renumber(oracle_picture *picture, const struct numbers *numbers)
{
    for (int turns = 0; turns < MW_SIDES; turns++) {
        renumber_face(&picture->face[turns], numbers);
        for (int row = 0; row < MW_GRID; row++)
            for (int column = 0; column < MW_GRID; column++) {
                mw_picture_cell *cell = &picture->cell[turns][row][column];
                cell->part = renumbered(numbers->part, cell->part);
            }
    }
}

/* Designs are sorted alike. */
static bool same_design(const oracle_picture *picture, const mw_tiles *tiles,
                        int design)
{
    const char *set = mw_tiles_set_name(tiles, mw_design_set(tiles, design));
    return strcmp(picture->set, set) == 0 &&
           strcmp(picture->id, mw_design_id(tiles, design)) == 0;
}

static bool number_one(oracle_picture *picture, const mw_tiles *tiles,
                       int design)
{
    struct numbers numbers;
    if (!same_design(picture, tiles, design) ||
        !find_parts(picture, tiles, design, &numbers) ||
        !find_pieces(picture, tiles, design, &numbers) ||
        !one_to_one(numbers.part, picture->face[0].part_count) ||
        !one_to_one(numbers.piece, picture->face[0].piece_count))
        return false;
    renumber(picture, &numbers);
    return true;
}

bool number_alike(oracle_pictures *pictures, const mw_tiles *tiles)
{
    bool alike = pictures->count == mw_design_count(tiles);
    if (!alike)
        printf("%d designs, but the engine has %d\n", pictures->count,
               mw_design_count(tiles));
    for (int i = 0; i < pictures->count && alike; i++) {
        alike = number_one(&pictures->list[i], tiles, i);
        if (!alike)
            printf("%s %s: its parts are not the engine's\n",
                   pictures->list[i].set, pictures->list[i].id);
    }
    return alike;
}
