/* Tile sets: keeping them, and answering what is asked of them. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "tiles_private.h"
#include "tiles_read.h"
#include "tiles_text.h"
#include "tiles_turn.h"

static const struct mw_design *design_of(const mw_tiles *tiles, int design)
{
    assert(design >= 0 && design < tiles->design_count);
    return &tiles->designs[design];
}

static bool name_is(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && memcmp(name, text, length) == 0;
}

mw_tiles *mw_tiles_new(void)
{
    mw_tiles *tiles = malloc(sizeof *tiles);
    if (tiles == NULL)
        return NULL;
    tiles->set_count = 0;
    tiles->design_count = 0;
    return tiles;
}

void mw_tiles_free(mw_tiles *tiles)
{
    free(tiles);
}

static void remove_set(mw_tiles *tiles, int set)
{
    int first = tiles->sets[set].first;
    int count = tiles->sets[set].count;
    int after = tiles->design_count - first - count;
    memmove(&tiles->designs[first], &tiles->designs[first + count],
            (size_t)after * sizeof *tiles->designs);
    memmove(&tiles->sets[set], &tiles->sets[set + 1],
            (size_t)(tiles->set_count - set - 1) * sizeof *tiles->sets);
    tiles->design_count -= count;
    tiles->set_count--;
}

static void insert_set(mw_tiles *tiles, const struct tiles_draft *draft)
{
    int set = 0;
    int first = 0;
    while (set < tiles->set_count &&
           memcmp(tiles->sets[set].name, draft->name, MW_ID_MAX) < 0)
        first += tiles->sets[set++].count;
    memmove(&tiles->sets[set + 1], &tiles->sets[set],
            (size_t)(tiles->set_count - set) * sizeof *tiles->sets);
    memmove(&tiles->designs[first + draft->count], &tiles->designs[first],
            (size_t)(tiles->design_count - first) * sizeof *tiles->designs);
    memcpy(&tiles->designs[first], draft->designs,
           (size_t)draft->count * sizeof *tiles->designs);
    struct mw_tile_set *new_set = &tiles->sets[set];
    memcpy(new_set->name, draft->name, sizeof new_set->name);
    new_set->count = draft->count;
    new_set->fingerprint = mw_facts_start;
    for (int i = 0; i < draft->count; i++)
        new_set->fingerprint =
            mw_facts_add(new_set->fingerprint, draft->designs[i].facts);
    tiles->set_count++;
    tiles->design_count += draft->count;
}

static void number_designs(mw_tiles *tiles)
{
    int first = 0;
    for (int set = 0; set < tiles->set_count; set++) {
        const char *name = tiles->sets[set].name;
        unsigned module = mw_module_bit(name, strlen(name));
        tiles->sets[set].first = first;
        for (int i = 0; i < tiles->sets[set].count; i++, first++) {
            tiles->designs[first].set = (uint8_t)set;
            tiles->designs[first].module = module;
        }
    }
}

bool mw_tiles_add(mw_tiles *tiles, const char *text, size_t length,
                  mw_tiles_error *error)
{
    mw_tiles_error ignored;
    error = error == NULL ? &ignored : error;
    *error = (mw_tiles_error){MW_TILES_OK, 0, 0};
    struct tiles_draft *draft = malloc(sizeof *draft);
    if (draft == NULL)
        return mw_tiles_fail(error, MW_TILES_NO_MEMORY, 0, 0);
    bool good = mw_tiles_read(tiles, text, length, draft, error);
    if (good) {
        int old = mw_tiles_set_find(tiles, draft->name, strlen(draft->name));
        if (old != MW_NONE)
            remove_set(tiles, old);
        insert_set(tiles, draft);
        number_designs(tiles);
    }
    free(draft);
    return good;
}

int mw_tiles_set_count(const mw_tiles *tiles)
{
    return tiles->set_count;
}

const char *mw_tiles_set_name(const mw_tiles *tiles, int set)
{
    assert(set >= 0 && set < tiles->set_count);
    return tiles->sets[set].name;
}

int mw_tiles_set_find(const mw_tiles *tiles, const char *name, size_t length)
{
    for (int set = 0; set < tiles->set_count; set++) {
        if (name_is(tiles->sets[set].name, name, length))
            return set;
    }
    return MW_NONE;
}

uint64_t mw_tiles_set_fingerprint(const mw_tiles *tiles, int set)
{
    assert(set >= 0 && set < tiles->set_count);
    return tiles->sets[set].fingerprint;
}

int mw_design_count(const mw_tiles *tiles)
{
    return tiles->design_count;
}

int mw_design_find(const mw_tiles *tiles, const char *id, size_t length)
{
    for (int design = 0; design < tiles->design_count; design++) {
        if (name_is(tiles->designs[design].id, id, length))
            return design;
    }
    return MW_NONE;
}

const char *mw_design_id(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->id;
}

int mw_design_set(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->set;
}

int mw_design_copies(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->copies;
}

bool mw_design_starts(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->starts;
}

bool mw_design_magic(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->magic;
}

bool mw_design_misty(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->misty;
}

int mw_design_ghost_marks(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->ghost_marks;
}

int mw_design_quarter(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->quarter;
}

int mw_design_rotation(const mw_tiles *tiles, int design, int rotation)
{
    assert(rotation >= 0 && rotation < MW_TURNS);
    return design_of(tiles, design)->lowest[rotation];
}

int mw_design_part_count(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->part_count;
}

const mw_part *mw_design_part(const mw_tiles *tiles, int design, int rotation,
                              int part)
{
    assert(rotation >= 0 && rotation < MW_TURNS);
    assert(part >= 0 && part < design_of(tiles, design)->part_count);
    return &design_of(tiles, design)->parts[rotation][part];
}

int mw_design_bank_count(const mw_tiles *tiles, int design)
{
    return design_of(tiles, design)->bank_count;
}

mw_bank_part mw_design_bank(const mw_tiles *tiles, int design, int rotation,
                            int bank)
{
    assert(rotation >= 0 && rotation < MW_TURNS);
    assert(bank >= 0 && bank < design_of(tiles, design)->bank_count);
    return design_of(tiles, design)->banks[rotation][bank];
}

enum mw_terrain mw_design_side(const mw_tiles *tiles, int design, int rotation,
                               enum mw_side side)
{
    assert(rotation >= 0 && rotation < MW_TURNS);
    uint32_t sides = design_of(tiles, design)->sides[rotation];
    return (enum mw_terrain)(sides >> 8 * side & 0xff);
}

mw_picture_cell mw_design_cell(const mw_tiles *tiles, int design, int rotation,
                               int column, int row)
{
    assert(rotation >= 0 && rotation < MW_TURNS);
    assert(column >= 0 && column < MW_GRID && row >= 0 && row < MW_GRID);
    for (int i = 0; i < rotation; i++) {
        int old = column;
        column = row;
        row = MW_GRID - 1 - old;
    }
    return design_of(tiles, design)->cells[row * MW_GRID + column];
}

int mw_design_part_named(const mw_tiles *tiles, int design, int rotation,
                         enum mw_kind kind, int slot)
{
    assert(rotation >= 0 && rotation < MW_TURNS);
    const struct mw_design *of = design_of(tiles, design);
    for (int i = 0; i < of->part_count; i++) {
        const mw_part *part = &of->parts[rotation][i];
        if (part->kind == (uint8_t)kind && part->slot == slot)
            return i;
    }
    return MW_NONE;
}
