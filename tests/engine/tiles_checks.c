/* Tile sets from text for tests, and what must hold for every design. */
#include "tiles_checks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

mw_tiles *tiles_of(const char *text)
{
    mw_tiles *tiles = mw_tiles_new();
    assert_non_null(tiles);
    tiles_also(tiles, text);
    return tiles;
}

void tiles_also(mw_tiles *tiles, const char *text)
{
    mw_tiles_error error = {MW_TILES_NO_MEMORY, -1, -1};
    if (!mw_tiles_add(tiles, text, strlen(text), &error))
        fail_msg("%d:%d: %s", error.line, error.column,
                 mw_tiles_fault_text(error.fault));
    assert_int_equal(error.fault, MW_TILES_OK);
}

static void append(char *text, size_t size, const char *more, size_t length)
{
    size_t used = strlen(text);
    assert_true(length < size - used);
    memcpy(text + used, more, length);
    text[used + length] = '\0';
}

void tiles_append(char *text, size_t size, const char *more)
{
    append(text, size, more, strlen(more));
}

char *tiles_shipped_text(const char *set)
{
    enum { LONGEST = 1 << 16 };
    char path[sizeof SOURCE_DIR + 40];
    snprintf(path, sizeof path, SOURCE_DIR "/assets/tiles/%s.tiles", set);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = calloc(1, LONGEST);
    assert_non_null(text);
    assert_in_range(fread(text, 1, LONGEST - 1, file), 1, LONGEST - 2);
    fclose(file);
    return text;
}

mw_tiles *tiles_shipped(const char *sets)
{
    mw_tiles *tiles = mw_tiles_new();
    assert_non_null(tiles);
    while (*sets != '\0') {
        char set[MW_ID_MAX] = "";
        size_t length = strcspn(sets, " ");
        append(set, sizeof set, sets, length);
        char *text = tiles_shipped_text(set);
        tiles_also(tiles, text);
        free(text);
        sets += length;
        sets += strspn(sets, " ");
    }
    return tiles;
}

/* ---- turning pictures ---- */

/* A copy of the line's letters, blanks left out; returns how many. */
static int letters_of(const char *line, size_t length, char *letters)
{
    int count = 0;
    for (size_t i = 0; i < length; i++) {
        if (line[i] != ' ')
            letters[count++] = line[i];
    }
    return count;
}

/* Appends the picture in rows (layers of `size` letters with | between),
 * turned once clockwise. */
static void append_turned(char *out, size_t room, char rows[][64], int size,
                          int width)
{
    for (int row = 0; row < size; row++) {
        for (int i = 0; i < width; i++) {
            int layer = i / (size + 1) * (size + 1);
            int column = i % (size + 1);
            if (column == size)
                append(out, room, "|", 1);
            else
                append(out, room, &rows[size - 1 - column][layer + row], 1);
        }
        append(out, room, "\n", 1);
    }
}

static int slot_of(const char *name, size_t length)
{
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        if (strlen(mw_slot_name(slot)) == length &&
            memcmp(mw_slot_name(slot), name, length) == 0)
            return slot;
    }
    return MW_NONE;
}

/* Appends a tile line with the slots in it turned. */
static void append_head(char *out, size_t room, const char *line, size_t length)
{
    const char *end = line + length;
    while (line < end) {
        size_t word = strcspn(line, " \n");
        int slot = slot_of(line, word);
        if (slot == MW_NONE)
            append(out, room, line, word);
        else
            tiles_append(out, room, mw_slot_name((slot + 3) % MW_SLOTS));
        line += word + 1;
        append(out, room, line < end ? " " : "\n", 1);
    }
}

char *tiles_turned(const char *text)
{
    size_t room = 2 * strlen(text);
    char *out = calloc(1, room);
    assert_non_null(out);
    char rows[18][64];
    int row = 0;
    int size = 0;
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        if (strncmp(text, "tile ", 5) == 0) {
            append_head(out, room, text, length);
            const char *square = strstr(text, " square");
            size = square != NULL && square < text + length ? 18 : 9;
            row = 0;
        } else if (size > 0 && length > 0 && text[0] != ';') {
            int width = letters_of(text, length, rows[row++]);
            if (row == size)
                append_turned(out, room, rows, size, width);
        } else if (strncmp(text, "set ", 4) == 0) {
            append(out, room, text, length + 1);
        }
        text += length + (text[length] == '\n');
    }
    return out;
}

/* ---- looking things up ---- */

int tiles_design(const mw_tiles *tiles, const char *id)
{
    int design = mw_design_find(tiles, id, strlen(id));
    if (design == MW_NONE)
        fail_msg("no design %s", id);
    return design;
}

unsigned tiles_slots(const char *names)
{
    unsigned slots = 0;
    while (*names != '\0') {
        size_t length = strcspn(names, " ");
        int slot = slot_of(names, length);
        assert_int_not_equal(slot, MW_NONE);
        slots |= 1U << slot;
        names += length;
        names += strspn(names, " ");
    }
    return slots;
}

const mw_part *tiles_part(const mw_tiles *tiles, const char *id, int rotation,
                          enum mw_kind kind, const char *slot)
{
    int design = tiles_design(tiles, id);
    int name = *slot == '\0' ? MW_NONE : slot_of(slot, strlen(slot));
    int part = mw_design_part_named(tiles, design, rotation, kind, name);
    if (part == MW_NONE)
        fail_msg("%s has no %s %s", id, mw_kind_name(kind), slot);
    return mw_design_part(tiles, design, rotation, part);
}

unsigned tiles_border_slots(const mw_tiles *tiles, int design, int rotation,
                            const mw_part *field)
{
    unsigned slots = 0;
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        if (field->borders & 1U << i)
            slots |= mw_design_part(tiles, design, rotation, i)->slots;
    }
    return slots;
}

unsigned tiles_misty_sides(const mw_tiles *tiles, int design)
{
    unsigned sides = 0;
    for (int i = 0; i < mw_design_bank_count(tiles, design); i++)
        sides |= mw_design_bank(tiles, design, 0, i).sides;
    return sides;
}

/* ---- what always holds ---- */

static bool misty_side(const mw_tiles *tiles, int design, int rotation,
                       int side)
{
    int pieces = 0;
    for (int i = 0; i < mw_design_bank_count(tiles, design); i++)
        pieces += mw_design_bank(tiles, design, rotation, i).sides >> side & 1;
    assert_in_range(pieces, 0, 1);
    return pieces == 1;
}

/* Is this side inside a 2x2 tile? Quarters are looked at unturned only. */
static bool inner_side(const mw_tiles *tiles, int design, int side)
{
    static const unsigned INNER[] = {
        1 << MW_EAST | 1 << MW_SOUTH, 1 << MW_SOUTH | 1 << MW_WEST,
        1 << MW_NORTH | 1 << MW_EAST, 1 << MW_NORTH | 1 << MW_WEST};
    int quarter = mw_design_quarter(tiles, design);
    return quarter != MW_NONE && INNER[quarter] & 1U << side;
}

/* Faults 16 and 18 elsewhere: each slot is exactly one of road, city, river,
 * field and field under mist. */
static void check_slot(const mw_tiles *tiles, int design, int rotation,
                       int slot)
{
    static const enum mw_kind KIND[] = {MW_FIELD, MW_ROAD, MW_CITY, MW_RIVER};
    int side = slot / 3;
    const enum mw_terrain terrain =
        mw_design_side(tiles, design, rotation, (enum mw_side)side);
    enum mw_kind wanted =
        terrain == MW_CITY_SIDE || slot % 3 == 1 ? KIND[terrain] : MW_FIELD;
    int parts = 0;
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        const mw_part *part = mw_design_part(tiles, design, rotation, i);
        if (!(part->slots & 1U << slot))
            continue;
        parts++;
        assert_int_equal(part->kind, wanted);
    }
    bool misty = misty_side(tiles, design, rotation, side);
    assert_false(misty && terrain == MW_CITY_SIDE);
    bool hidden =
        (misty && wanted == MW_FIELD) || inner_side(tiles, design, side);
    assert_int_equal(parts, hidden ? 0 : 1);
}

static void check_name(const mw_tiles *tiles, int design, int rotation,
                       int index)
{
    const mw_part *part = mw_design_part(tiles, design, rotation, index);
    unsigned sides = 0;
    for (int slot = MW_SLOTS - 1; slot >= 0; slot--) {
        if (part->slots & 1U << slot)
            sides |= 1U << slot / 3;
    }
    assert_int_equal(part->sides, sides);
    if (part->slots == 0) {
        assert_int_equal(part->slot, MW_NONE);
    } else {
        assert_true(part->slots & 1U << part->slot);
        unsigned earlier = part->slots & ((1U << part->slot) - 1);
        unsigned allowed = part->kind == MW_CITY ? 1U << (part->slot - 1) : 0;
        assert_int_equal(earlier & ~allowed, 0);
    }
    if (mw_design_quarter(tiles, design) == MW_NONE) {
        assert_int_equal(part->whole, MW_NONE);
        assert_int_equal(mw_design_part_named(tiles, design, rotation,
                                              (enum mw_kind)part->kind,
                                              part->slot),
                         index);
    }
}

static void check_borders(const mw_tiles *tiles, int design, int rotation,
                          const mw_part *part)
{
    if (part->kind != MW_FIELD)
        assert_int_equal(part->borders, 0);
    if (part->kind != MW_FIELD || part->whole == MW_NONE)
        assert_true(part->across == 0);
    for (int i = 0; i < 16; i++) {
        if (!(part->borders & 1U << i))
            continue;
        assert_in_range(i, 0, mw_design_part_count(tiles, design) - 1);
        assert_int_equal(mw_design_part(tiles, design, rotation, i)->kind,
                         MW_CITY);
    }
}

/* A figure stands on a clear cell of its own part if there is one. */
static void check_spot(const mw_tiles *tiles, int design, int rotation,
                       int index)
{
    const mw_part *part = mw_design_part(tiles, design, rotation, index);
    bool clear = false;
    for (int i = 0; i < MW_GRID * MW_GRID; i++) {
        mw_picture_cell cell =
            mw_design_cell(tiles, design, rotation, i % MW_GRID, i / MW_GRID);
        clear |= cell.part == index && !cell.mist;
    }
    if (!clear)
        return;
    assert_true(part->claimable);
    mw_picture_cell spot = mw_design_cell(tiles, design, rotation,
                                          part->spot_column, part->spot_row);
    assert_int_equal(spot.part, index);
    assert_false(spot.mist);
}

static void check_rotation(const mw_tiles *tiles, int design, int rotation)
{
    int parts = mw_design_part_count(tiles, design);
    assert_in_range(parts, 0, MW_PARTS_MAX);
    assert_in_range(mw_design_bank_count(tiles, design), 0, MW_BANKS_MAX);
    for (int i = 0; i < parts; i++) {
        check_name(tiles, design, rotation, i);
        check_spot(tiles, design, rotation, i);
        check_borders(tiles, design, rotation,
                      mw_design_part(tiles, design, rotation, i));
    }
    for (int slot = 0; slot < MW_SLOTS; slot++)
        check_slot(tiles, design, rotation, slot);
    int lowest = mw_design_rotation(tiles, design, rotation);
    assert_in_range(lowest, 0, rotation);
    assert_int_equal(mw_design_rotation(tiles, design, lowest), lowest);
}

void tiles_check_design(const mw_tiles *tiles, int design)
{
    int rotations = mw_design_quarter(tiles, design) == MW_NONE ? 4 : 1;
    for (int rotation = 0; rotation < rotations; rotation++)
        check_rotation(tiles, design, rotation);
    assert_int_equal(mw_design_misty(tiles, design),
                     mw_design_bank_count(tiles, design) > 0);
    assert_in_range(mw_design_copies(tiles, design), 1, MW_TILES_MAX);
    const char *id = mw_design_id(tiles, design);
    assert_int_equal(mw_design_find(tiles, id, strlen(id)), design);
}

void tiles_check_all(const mw_tiles *tiles)
{
    for (int design = 0; design < mw_design_count(tiles); design++)
        tiles_check_design(tiles, design);
}

/* Figures are drawn three cells wide. On the rim they would seem to stand on
 * the neighbour tile, beside a village on any of its roads. */
static void check_spot_is_seen(const mw_tiles *tiles, int design,
                               const mw_part *part)
{
    assert_in_range(part->spot_column, 1, MW_GRID - 2);
    assert_in_range(part->spot_row, 1, MW_GRID - 2);
    for (int column = part->spot_column - 1; column <= part->spot_column + 1;
         column++) {
        mw_picture_cell cell =
            mw_design_cell(tiles, design, 0, column, part->spot_row);
        if (cell.surface == MW_ON_VILLAGE || cell.mark != MW_NO_MARK)
            fail_msg("%s: a figure on its %s hides something",
                     mw_design_id(tiles, design),
                     mw_kind_name((enum mw_kind)part->kind));
    }
}

void tiles_check_spots(const mw_tiles *tiles)
{
    for (int design = 0; design < mw_design_count(tiles); design++) {
        for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
            const mw_part *part = mw_design_part(tiles, design, 0, i);
            if (part->claimable && mw_design_quarter(tiles, design) == MW_NONE)
                check_spot_is_seen(tiles, design, part);
        }
    }
}
