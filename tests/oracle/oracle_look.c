/* What a sheet says of a tile as it lies. */
#include "oracle_look.h"

#include <stdlib.h>
#include <string.h>

static struct point cell_of(const struct look *look, int column, int row)
{
    return (struct point){look->corner.x + column, look->corner.y + row};
}

typedef void (*visit)(const struct look *look, struct point at, int number,
                      oracle_face *face);

/* Every cell of every stain. */
static void for_each_cell(const struct look *look, const struct stains *stains,
                          visit visit_one, oracle_face *face)
{
    for (int layer = 0; layer < LAYERS; layer++)
        for (int row = 0; row < MW_GRID; row++)
            for (int column = 0; column < MW_GRID; column++) {
                struct point at = cell_of(look, column, row);
                int number = stains_at(stains, layer, at);
                if (number != MW_NONE)
                    visit_one(look, at, number, face);
            }
}

/* ---- edges ---- */

/* Where two quarters meet there is no side (MIST-22). */
static bool is_on_side(const struct look *look, struct point at,
                       enum mw_side side)
{
    return !sheet_holds(look->sheet, sheet_beside(at, side));
}

/* Slots are three cells, one and three, clockwise; the first and the last cell
 * of an edge are in none. */
static unsigned slots_of_cell(const struct look *look, struct point at)
{
    unsigned slots = 0;
    int x = at.x - look->corner.x;
    int y = at.y - look->corner.y;
    const int along[MW_SIDES] = {x, y, MW_GRID - 1 - x, MW_GRID - 1 - y};
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        if (!is_on_side(look, at, side) || along[side] == 0 ||
            along[side] == MW_GRID - 1)
            continue;
        int third = along[side] < 4 ? 0 : along[side] == 4 ? 1 : 2;
        slots |= 1u << (3 * (int)side + third);
    }
    return slots;
}

static uint8_t sides_of_slots(unsigned slots)
{
    uint8_t sides = 0;
    for (int slot = 0; slot < MW_SLOTS; slot++)
        if (slots & 1u << slot)
            sides |= (uint8_t)(1u << slot / 3);
    return sides;
}

static uint8_t terrain_of(const struct look *look, enum mw_side side)
{
    static const struct point middle[MW_SIDES] = {
        {4, 0}, {8, 4}, {4, 8}, {0, 4}};
    struct point at = cell_of(look, middle[side].x, middle[side].y);
    if (!is_on_side(look, at, side))
        return MW_FIELD_SIDE;
    switch (look->sheet->surface[at.y][at.x]) {
    case MW_ON_ROAD:
        return MW_ROAD_SIDE;
    case MW_ON_CITY:
        return MW_CITY_SIDE;
    case MW_ON_RIVER:
        return MW_RIVER_SIDE;
    default:
        return MW_FIELD_SIDE;
    }
}

/* ---- parts ---- */

static void read_marks(const struct look *look, struct point at, int number,
                       oracle_face *face)
{
    mw_part *part = &face->part[number];
    int mark = look->sheet->mark[at.y][at.x];
    part->coats = (uint8_t)(part->coats + (mark == MW_COAT));
    part->cathedral |= mark == MW_CATHEDRAL;
    part->claimable |= !look->sheet->mist[at.y][at.x];
    part->slots |= (uint16_t)slots_of_cell(look, at);
}

/* An inn stands on its road or beside it. */
static void read_inns(const struct look *look, struct point at, int number,
                      oracle_face *face)
{
    mw_part *part = &face->part[number];
    if (part->kind != MW_ROAD)
        return;
    part->inn |= look->sheet->mark[at.y][at.x] == MW_INN;
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        struct point there = sheet_beside(at, side);
        if (sheet_holds(look->sheet, there))
            part->inn |= look->sheet->mark[there.y][there.x] == MW_INN;
    }
}

/* BASE-17: along a line. */
static void read_borders(const struct look *look, struct point at, int number,
                         oracle_face *face)
{
    if (face->part[number].kind != MW_FIELD)
        return;
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        int city = stains_at(&look->parts, MW_CITY, sheet_beside(at, side));
        if (city != MW_NONE)
            face->part[number].borders |= (uint16_t)(1u << city);
    }
}

/* What a record calls it. */
static int8_t name_of(const mw_part *part)
{
    int slot = 0;
    if (part->slots == 0)
        return MW_NONE;
    while (!(part->slots & 1u << slot))
        slot++;
    return (int8_t)(part->kind == MW_FIELD ? slot : slot - slot % 3 + 1);
}

static void read_parts(const struct look *look, oracle_face *face)
{
    if (look->parts.count > MW_PARTS_MAX)
        abort();
    face->part_count = look->parts.count;
    for (int i = 0; i < face->part_count; i++)
        face->part[i] =
            (mw_part){.kind = (uint8_t)look->parts.layer[i], .whole = MW_NONE};
    for_each_cell(look, &look->parts, read_marks, face);
    for_each_cell(look, &look->parts, read_inns, face);
    for_each_cell(look, &look->parts, read_borders, face);
    for (int i = 0; i < face->part_count; i++) {
        face->part[i].sides = sides_of_slots(face->part[i].slots);
        face->part[i].slot = name_of(&face->part[i]);
    }
}

/* ---- squares ---- */

static bool same_quarter(struct point one, struct point other)
{
    return one.x / MW_GRID == other.x / MW_GRID &&
           one.y / MW_GRID == other.y / MW_GRID;
}

/* The cities of the whole picture that touch a field of it within a quarter,
 * and those that touch it across a cut. */
struct touched {
    uint64_t within;
    uint64_t across;
};

static void touch(const struct stains *whole, struct point at,
                  struct touched *touched)
{
    for (enum mw_side side = 0; side < MW_SIDES; side++) {
        struct point there = sheet_beside(at, side);
        int city = stains_at(whole, MW_CITY, there);
        if (city == MW_NONE)
            continue;
        if (same_quarter(at, there))
            touched->within |= UINT64_C(1) << city;
        else
            touched->across |= UINT64_C(1) << city;
    }
}

static uint64_t only_across(const struct stains *whole, int field)
{
    struct touched touched = {0, 0};
    for (int y = 0; y < SHEET_MAX; y++)
        for (int x = 0; x < SHEET_MAX; x++)
            if (whole->of[MW_FIELD][y][x] == field)
                touch(whole, (struct point){x, y}, &touched);
    return touched.across & ~touched.within;
}

static void read_whole(const struct look *look, struct point at, int number,
                       oracle_face *face)
{
    int kind = face->part[number].kind;
    face->part[number].whole = look->whole_parts.of[kind][at.y][at.x];
}

static void read_whole_piece(const struct look *look, struct point at,
                             int number, oracle_face *face)
{
    face->piece[number].whole = look->whole_pieces.of[MIST_LAYER][at.y][at.x];
}

static void read_square(const struct look *look, oracle_face *face)
{
    for_each_cell(look, &look->parts, read_whole, face);
    for_each_cell(look, &look->pieces, read_whole_piece, face);
    for (int i = 0; i < face->part_count; i++)
        if (face->part[i].kind == MW_FIELD)
            face->part[i].across =
                only_across(&look->whole_parts, face->part[i].whole);
}

/* ---- mist ---- */

static void read_piece(const struct look *look, struct point at, int number,
                       oracle_face *face)
{
    mw_bank_part *piece = &face->piece[number];
    bool circle = look->sheet->mark[at.y][at.x] == MW_SPELL_CIRCLE;
    piece->sides |= sides_of_slots(slots_of_cell(look, at));
    piece->circles = (uint8_t)(piece->circles + circle);
}

static void read_pieces(const struct look *look, oracle_face *face)
{
    if (look->pieces.count > MW_BANKS_MAX)
        abort();
    face->piece_count = look->pieces.count;
    for (int i = 0; i < face->piece_count; i++)
        face->piece[i] = (mw_bank_part){.whole = MW_NONE};
    for_each_cell(look, &look->pieces, read_piece, face);
    for (int i = 0; i < face->piece_count; i++)
        face->circles += face->piece[i].circles;
}

/* ---- a tile as it lies ---- */

/* The quarters of a square change places when it is turned. */
static struct point corner_of(int quarter, int turns)
{
    if (quarter == MW_NONE)
        return (struct point){0, 0};
    struct point at =
        sheet_turned_point(2, (struct point){quarter % 2, quarter / 2}, turns);
    return (struct point){MW_GRID * at.x, MW_GRID * at.y};
}

void look_at(struct look *look, const struct sheet *sheet, int quarter,
             int turns)
{
    look->sheet = sheet;
    look->quarter = quarter != MW_NONE;
    look->corner = corner_of(quarter, turns);
    stains_find(&look->whole_parts, sheet, turns, 0, MW_KINDS - 1);
    stains_find(&look->whole_pieces, sheet, turns, MIST_LAYER, MIST_LAYER);
    stains_cut(&look->parts, &look->whole_parts, sheet, turns, look->corner);
    stains_cut(&look->pieces, &look->whole_pieces, sheet, turns, look->corner);
}

static void find_what_reaches(oracle_face *face)
{
    memset(face->part_at, MW_NONE, sizeof face->part_at);
    memset(face->piece_at, MW_NONE, sizeof face->piece_at);
    for (int slot = 0; slot < MW_SLOTS; slot++)
        for (int i = 0; i < face->part_count; i++)
            if (face->part[i].slots & 1u << slot)
                face->part_at[slot] = (int8_t)i;
    for (int side = 0; side < MW_SIDES; side++)
        for (int i = 0; i < face->piece_count; i++)
            if (face->piece[i].sides & 1u << side)
                face->piece_at[side] = (int8_t)i;
}

/* MIST-17: any cell of it. */
static bool shows_mist(const struct look *look)
{
    for (int row = 0; row < MW_GRID; row++)
        for (int column = 0; column < MW_GRID; column++) {
            struct point at = cell_of(look, column, row);
            if (look->sheet->mist[at.y][at.x])
                return true;
        }
    return false;
}

oracle_face look_face(const struct look *look)
{
    oracle_face face = {.misty = shows_mist(look), .quarter = look->quarter};
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        face.terrain[side] = terrain_of(look, side);
    read_parts(look, &face);
    read_pieces(look, &face);
    if (look->quarter)
        read_square(look, &face);
    find_what_reaches(&face);
    return face;
}

/* Of the kinds, roads come first. */
mw_picture_cell look_cell(const struct look *look, int column, int row)
{
    struct point at = cell_of(look, column, row);
    mw_picture_cell cell = {.surface = look->sheet->surface[at.y][at.x],
                            .mark = look->sheet->mark[at.y][at.x],
                            .mist = look->sheet->mist[at.y][at.x],
                            .part = MW_NONE};
    for (int kind = 0; kind < MW_KINDS && cell.part == MW_NONE; kind++)
        cell.part = look->parts.of[kind][at.y][at.x];
    return cell;
}
