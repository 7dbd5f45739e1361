/* Turns sheets, and finds what hangs together on them. */
#include "oracle_sheet.h"

#include <stdlib.h>
#include <string.h>

struct point sheet_beside(struct point at, enum mw_side side)
{
    static const struct point steps[MW_SIDES] = {
        [MW_NORTH] = {0, -1},
        [MW_EAST] = {1, 0},
        [MW_SOUTH] = {0, 1},
        [MW_WEST] = {-1, 0},
    };
    return (struct point){at.x + steps[side].x, at.y + steps[side].y};
}

static bool square_holds(struct point corner, int size, struct point at)
{
    return at.x >= corner.x && at.x < corner.x + size && at.y >= corner.y &&
           at.y < corner.y + size;
}

bool sheet_holds(const struct sheet *sheet, struct point at)
{
    return square_holds((struct point){0, 0}, sheet->size, at);
}

bool sheet_corner(const struct sheet *sheet, struct point at)
{
    return (at.x == 0 || at.x == sheet->size - 1) &&
           (at.y == 0 || at.y == sheet->size - 1);
}

/* ---- turning ---- */

struct point sheet_turned_point(int size, struct point at, int turns)
{
    for (; turns > 0; turns--)
        at = (struct point){size - 1 - at.y, at.x};
    return at;
}

struct sheet sheet_turned(const struct sheet *sheet, int turns)
{
    struct sheet turned = *sheet;
    for (int y = 0; y < sheet->size; y++)
        for (int x = 0; x < sheet->size; x++) {
            struct point to =
                sheet_turned_point(sheet->size, (struct point){x, y}, turns);
            turned.surface[to.y][to.x] = sheet->surface[y][x];
            turned.mark[to.y][to.x] = sheet->mark[y][x];
            turned.mist[to.y][to.x] = sheet->mist[y][x];
        }
    for (int i = 0; i < sheet->joins; i++)
        for (int end = 0; end < 2; end++)
            turned.join[i][end] = (sheet->join[i][end] + 3 * turns) % MW_SLOTS;
    return turned;
}

/* ---- what hangs together ---- */

static bool shows_kind(int surface, int kind)
{
    switch (kind) {
    case MW_ROAD:
        return surface == MW_ON_ROAD || surface == MW_ON_BRIDGE;
    case MW_CITY:
        return surface == MW_ON_CITY;
    case MW_FIELD:
        return surface == MW_ON_FIELD;
    case MW_RIVER:
        return surface == MW_ON_RIVER || surface == MW_ON_BRIDGE;
    case MW_MONASTERY:
        return surface == MW_ON_MONASTERY;
    case MW_GARDEN:
        return surface == MW_ON_GARDEN;
    case MW_CASTLE:
        return surface == MW_ON_CASTLE;
    default:
        return kind == MW_CEMETERY && surface == MW_ON_CEMETERY;
    }
}

/* Field under mist belongs to no field (MIST-7). */
static bool shows(const struct sheet *sheet, int layer, struct point at)
{
    bool mist = sheet->mist[at.y][at.x];
    if (sheet_corner(sheet, at))
        return false;
    if (layer == MIST_LAYER)
        return mist;
    return shows_kind(sheet->surface[at.y][at.x], layer) &&
           !(layer == MW_FIELD && mist);
}

/* A cell of a slot. */
static struct point cell_of_slot(const struct sheet *sheet, int slot)
{
    struct point north = {2 + 2 * (slot % 3), 0};
    return sheet_turned_point(sheet->size, north, slot / 3);
}

static bool is_cell_of_slot(const struct sheet *sheet, struct point at,
                            int slot)
{
    struct point cell = cell_of_slot(sheet, slot);
    return at.x == cell.x && at.y == cell.y;
}

static bool is_free(const struct stains *stains, const struct sheet *sheet,
                    int layer, struct point at)
{
    return sheet_holds(sheet, at) && shows(sheet, layer, at) &&
           stains->of[layer][at.y][at.x] == MW_NONE;
}

static void spread(struct stains *stains, const struct sheet *sheet, int layer,
                   struct point at)
{
    if (!is_free(stains, sheet, layer, at))
        return;
    stains->of[layer][at.y][at.x] = (int8_t)(stains->count - 1);
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        spread(stains, sheet, layer, sheet_beside(at, side));
    for (int i = 0; i < sheet->joins && layer != MIST_LAYER; i++)
        for (int end = 0; end < 2; end++)
            if (is_cell_of_slot(sheet, at, sheet->join[i][end]))
                spread(stains, sheet, layer,
                       cell_of_slot(sheet, sheet->join[i][1 - end]));
}

static void begin(struct stains *stains, int layer)
{
    if (stains->count == STAINS_MAX)
        abort();
    stains->layer[stains->count++] = layer;
}

static void forget(struct stains *stains)
{
    stains->count = 0;
    memset(stains->of, MW_NONE, sizeof stains->of);
}

/* The cell that is read as number i. */
static struct point nth_cell(const struct sheet *sheet, int turns, int i)
{
    struct point at = {i % sheet->size, i / sheet->size};
    return sheet_turned_point(sheet->size, at, turns);
}

void stains_find(struct stains *stains, const struct sheet *sheet, int turns,
                 int first, int last)
{
    forget(stains);
    for (int i = 0; i < sheet->size * sheet->size; i++)
        for (int layer = first; layer <= last; layer++) {
            struct point at = nth_cell(sheet, turns, i);
            if (!is_free(stains, sheet, layer, at))
                continue;
            begin(stains, layer);
            spread(stains, sheet, layer, at);
        }
}

static void cut_cell(struct stains *cut, const struct stains *whole, int layer,
                     struct point at, int8_t numbers[STAINS_MAX])
{
    int number = whole->of[layer][at.y][at.x];
    if (number == MW_NONE)
        return;
    if (numbers[number] == MW_NONE) {
        numbers[number] = (int8_t)cut->count;
        begin(cut, layer);
    }
    cut->of[layer][at.y][at.x] = numbers[number];
}

void stains_cut(struct stains *cut, const struct stains *whole,
                const struct sheet *sheet, int turns, struct point corner)
{
    int8_t numbers[STAINS_MAX];
    memset(numbers, MW_NONE, sizeof numbers);
    forget(cut);
    for (int i = 0; i < sheet->size * sheet->size; i++) {
        struct point at = nth_cell(sheet, turns, i);
        for (int layer = 0; layer < LAYERS; layer++)
            if (square_holds(corner, MW_GRID, at))
                cut_cell(cut, whole, layer, at, numbers);
    }
}

int stains_at(const struct stains *stains, int layer, struct point at)
{
    bool on_paper = square_holds((struct point){0, 0}, SHEET_MAX, at);
    return on_paper ? stains->of[layer][at.y][at.x] : MW_NONE;
}
