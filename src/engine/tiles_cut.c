/* Cuts the designs out of a picture whose pieces are known. */
#include "tiles_cut.h"

#include <assert.h>
#include <string.h>

#include "picture_check.h"

enum { CELLS = MW_GRID * MW_GRID };

/* What is cut, and which part or bank of the design each piece becomes. */
struct cut {
    const struct picture *picture;
    const struct pieces *pieces;
    int quarter;
    int8_t index[PIECES_MAX]; /* MW_NONE: no cell in this quarter */
};

static int cell_of(const struct cut *cut, int local)
{
    return mw_picture_at(cut->picture, cut->quarter, local % MW_GRID,
                         local / MW_GRID);
}

static unsigned sides_of(unsigned slots)
{
    unsigned sides = 0;
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        if (slots & 1U << slot)
            sides |= 1U << slot / 3;
    }
    return sides;
}

/* Numbers the pieces that have a cell in this quarter, parts and banks each
 * from 0; false if there are more than a design can hold. */
static bool number_pieces(struct cut *cut, struct mw_design *design)
{
    for (int i = 0; i < cut->pieces->count; i++) {
        const int8_t *at = cut->pieces->at[cut->pieces->list[i].kind];
        bool found = false;
        for (int local = 0; local < CELLS && !found; local++)
            found = at[cell_of(cut, local)] == i;
        cut->index[i] = MW_NONE;
        if (!found)
            continue;
        bool part = i < cut->pieces->mist_first;
        uint8_t *count = part ? &design->part_count : &design->bank_count;
        if (*count == (part ? MW_PARTS_MAX : MW_BANKS_MAX))
            return false;
        cut->index[i] = (int8_t)(*count)++;
    }
    return true;
}

/* Cities that the field touches anywhere in the picture, as far as they have a
 * piece in this quarter: a part can name only parts of its own design. */
static uint16_t borders_of(const struct cut *cut, const struct piece *piece)
{
    unsigned borders = 0;
    for (int i = 0; i < cut->pieces->mist_first; i++) {
        if (piece->cities & UINT64_C(1) << i && cut->index[i] != MW_NONE)
            borders |= 1U << cut->index[i];
    }
    return (uint16_t)borders;
}

static bool share_quarter(const struct cut *cut, int one, int other)
{
    const struct pieces *pieces = cut->pieces;
    unsigned quarters[2] = {0, 0};
    for (int cell = 0; cell < mw_picture_cell_count(cut->picture); cell++) {
        unsigned quarter = 1U << mw_picture_quarter(cut->picture, cell);
        if (pieces->at[pieces->list[one].kind][cell] == one)
            quarters[0] |= quarter;
        if (pieces->at[pieces->list[other].kind][cell] == other)
            quarters[1] |= quarter;
    }
    return quarters[0] & quarters[1];
}

/* Cities that the field touches, though no quarter holds both: the start tile
 * is one picture, so what it shows side by side does border (MIST-22). */
static uint64_t borders_across(const struct cut *cut, int field)
{
    uint64_t across = 0;
    for (int i = 0; i < cut->pieces->mist_first; i++) {
        uint64_t bit = UINT64_C(1) << i;
        if (cut->pieces->list[field].cities & bit &&
            !share_quarter(cut, field, i))
            across |= bit;
    }
    return across;
}

static void set_spot(mw_part *part, int local)
{
    part->spot_column = (uint8_t)(local % MW_GRID);
    part->spot_row = (uint8_t)(local / MW_GRID);
}

/* What the cells of a piece in this quarter add to its part. Any of them is a
 * spot until a better one is chosen: a river may lie under bridges only. */
static void count_cells(const struct cut *cut, int piece, mw_part *part)
{
    const int8_t *at = cut->pieces->at[part->kind];
    for (int local = 0; local < CELLS; local++) {
        int cell = cell_of(cut, local);
        if (at[cell] != piece)
            continue;
        const struct picture_cell *here = &cut->picture->cells[cell];
        set_spot(part, local);
        if (part->kind == MW_CITY && here->mark == MW_COAT)
            part->coats++;
        if (part->kind == MW_CITY && here->mark == MW_CATHEDRAL)
            part->cathedral = true;
        part->claimable |= !here->mist;
    }
}

static int8_t whole_of(const struct cut *cut, int number)
{
    return (int8_t)(cut->picture->size == MW_GRID ? MW_NONE : number);
}

static void fill_parts(const struct cut *cut, struct mw_design *design)
{
    for (int i = 0; i < cut->pieces->mist_first; i++) {
        if (cut->index[i] == MW_NONE)
            continue;
        const struct piece *piece = &cut->pieces->list[i];
        mw_part *part = &design->parts[0][cut->index[i]];
        *part = (mw_part){
            .kind = piece->kind,
            .slots = piece->slots[cut->quarter],
            .sides = (uint8_t)sides_of(piece->slots[cut->quarter]),
            .borders = borders_of(cut, piece),
            .inn = piece->inn,
            .whole = whole_of(cut, i),
            .across = borders_across(cut, i),
        };
        count_cells(cut, i, part);
    }
}

static void fill_banks(const struct cut *cut, struct mw_design *design)
{
    const int8_t *at = cut->pieces->at[KIND_MIST];
    for (int i = cut->pieces->mist_first; i < cut->pieces->count; i++) {
        if (cut->index[i] == MW_NONE)
            continue;
        const struct piece *piece = &cut->pieces->list[i];
        mw_bank_part *bank = &design->banks[0][cut->index[i]];
        *bank = (mw_bank_part){
            .sides = (uint8_t)sides_of(piece->slots[cut->quarter]),
            .whole = whole_of(cut, i - cut->pieces->mist_first),
        };
        for (int local = 0; local < CELLS; local++) {
            int cell = cell_of(cut, local);
            if (at[cell] == i &&
                cut->picture->cells[cell].mist_mark == MW_SPELL_CIRCLE)
                bank->circles++;
        }
    }
}

static void fill_cells(const struct cut *cut, struct mw_design *design)
{
    for (int local = 0; local < CELLS; local++) {
        int cell = cell_of(cut, local);
        const struct picture_cell *here = &cut->picture->cells[cell];
        int piece = mw_piece_shown(cut->picture, cut->pieces, cell);
        design->cells[local] = (mw_picture_cell){
            .surface = here->surface,
            .mark = here->mist_mark ? here->mist_mark : here->mark,
            .mist = here->mist,
            .part = (int8_t)(piece == MW_NONE ? MW_NONE : cut->index[piece]),
        };
        design->magic |= here->mark == MW_MAGIC_SYMBOL;
        design->misty |= here->mist; /* in a corner too (MIST-17) */
        if (here->mist_mark == MW_GHOST_MARK)
            design->ghost_marks++;
    }
}

static int square(int number)
{
    return number * number;
}

static int smaller(int one, int other)
{
    return one < other ? one : other;
}

/* Squared distance of a cell from the nearest one that is not of its part.
 * Cells past the rim are a neighbour's, so that a figure never looks as if it
 * stood there; the tile's corners, of no part, keep nobody away. */
static int room_at(const struct cut *cut, const struct mw_design *design,
                   int local)
{
    int column = local % MW_GRID;
    int row = local / MW_GRID;
    int room = square(smaller(smaller(column + 1, MW_GRID - column),
                              smaller(row + 1, MW_GRID - row)));
    for (int other = 0; other < CELLS; other++) {
        if (design->cells[other].part == design->cells[local].part ||
            mw_picture_corner(cut->picture, cell_of(cut, other)))
            continue;
        int distance =
            square(other % MW_GRID - column) + square(other / MW_GRID - row);
        room = smaller(room, distance);
    }
    return room;
}

/* How well a figure stands on this cell: clear of mist before anything else,
 * then far from other parts, then near the middle. */
static int spot_worth(const struct cut *cut, const struct mw_design *design,
                      int local)
{
    const int middle = MW_GRID / 2;
    int off =
        square(local % MW_GRID - middle) + square(local / MW_GRID - middle);
    int clear = !design->cells[local].mist;
    return (clear * 1024 + room_at(cut, design, local)) * 64 - off;
}

static void choose_spots(const struct cut *cut, struct mw_design *design)
{
    int best[MW_PARTS_MAX];
    for (int i = 0; i < MW_PARTS_MAX; i++)
        best[i] = -1024;
    for (int local = 0; local < CELLS; local++) {
        const int8_t part = design->cells[local].part;
        if (part == MW_NONE)
            continue;
        int worth = spot_worth(cut, design, local);
        if (worth <= best[part])
            continue;
        best[part] = worth;
        set_spot(&design->parts[0][part], local);
    }
}

/* Spots that the file sets: each on a clear cell of a part, one a part. */
static bool take_spots(const struct cut *cut, struct mw_design *design,
                       mw_tiles_error *error)
{
    unsigned taken = 0;
    for (int local = 0; local < CELLS; local++) {
        int cell = cell_of(cut, local);
        if (!cut->picture->cells[cell].spot)
            continue;
        const int8_t part = design->cells[local].part;
        if (part == MW_NONE || design->cells[local].mist || taken & 1U << part)
            return mw_picture_fail(cut->picture, SPOT_LAYER, cell,
                                   MW_TILES_BAD_SPOT, error);
        taken |= 1U << part;
        set_spot(&design->parts[0][part], local);
    }
    return true;
}

static void name_design(const struct tile_head *head, int quarter,
                        struct mw_design *design)
{
    memcpy(design->id, head->id, sizeof design->id);
    if (!head->square)
        return;
    size_t length = strlen(design->id);
    design->id[length] = '-';
    design->id[length + 1] = (char)('1' + quarter);
}

static void fill_sides(const struct cut *cut, struct mw_design *design)
{
    for (int side = 0; side < MW_SIDES; side++) {
        if (!mw_picture_outer(cut->picture, cut->quarter, side))
            continue;
        uint32_t terrain = mw_picture_terrain(cut->picture, cut->quarter, side);
        design->sides[0] |= terrain << 8 * side;
    }
}

bool mw_design_cut(const struct picture *picture, const struct tile_head *head,
                   const struct pieces *pieces, int quarter,
                   struct mw_design *design, mw_tiles_error *error)
{
    struct cut cut = {.picture = picture, .pieces = pieces, .quarter = quarter};
    *design = (struct mw_design){
        .copies = (uint8_t)head->copies,
        .quarter = (int8_t)(head->square ? quarter : MW_NONE),
        .starts = head->starts,
        .magic = head->magic,
    };
    name_design(head, quarter, design);
    if (!number_pieces(&cut, design))
        return mw_tiles_fail(error, MW_TILES_TOO_MANY_PARTS, head->line,
                             head->id_column);
    fill_sides(&cut, design);
    fill_parts(&cut, design);
    fill_banks(&cut, design);
    fill_cells(&cut, design);
    choose_spots(&cut, design);
    return take_spots(&cut, design, error);
}
