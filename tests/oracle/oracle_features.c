/* Finds features by spreading from part to part over the whole table. */
#include "oracle_features.h"

#include <string.h>

static void spread(oracle *o, mw_spot at, int number);

/* What is left here is right there. */
static int opposite_slot(int slot)
{
    return 3 * (int)oracle_opposite((enum mw_side)(slot / 3)) + 2 - slot % 3;
}

/* Parts join where their slots touch and are of one kind. Ground under mist
 * has no field part, so that fields end at it (MIST-7). */
static void spread_over(oracle *o, mw_spot at, enum mw_side side, int number)
{
    const mw_part *part = oracle_part(o, at);
    int other = oracle_beside(o, at.tile, side);
    if (other == MW_NONE || oracle_both_quarters(o, at.tile, other))
        return;
    for (int slot = 3 * (int)side; slot < 3 * (int)side + 3; slot++) {
        int there = o->face[other]->part_at[opposite_slot(slot)];
        if (part->slots & 1u << slot && there != MW_NONE &&
            o->face[other]->part[there].kind == part->kind)
            spread(o, oracle_spot(other, there), number);
    }
}

/* Pieces of one part of the start tile bear the same number (MIST-22). Its
 * quarters are laid before all others. */
static void spread_in_start(oracle *o, mw_spot at, int number)
{
    const mw_part *part = oracle_part(o, at);
    if (part->whole == MW_NONE)
        return;
    for (int tile = 0; tile < o->count && o->face[tile]->quarter; tile++)
        for (int i = 0; i < oracle_part_count(o, tile); i++)
            if (oracle_part(o, oracle_spot(tile, i))->whole == part->whole)
                spread(o, oracle_spot(tile, i), number);
}

static void spread(oracle *o, mw_spot at, int number)
{
    int16_t *feature = &o->features.of[at.tile][at.part];
    if (*feature != MW_NONE)
        return;
    *feature = (int16_t)number;
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (oracle_part(o, at)->slots & 7u << 3 * side)
            spread_over(o, at, side, number);
    spread_in_start(o, at, number);
}

/* ---- counting ---- */

/* Only what is built across sides has ends: roads, cities and rivers. */
static bool has_ends(int kind)
{
    return kind == MW_ROAD || kind == MW_CITY || kind == MW_RIVER;
}

/* A part that leaves by a side leaves by one end, three slots of a city side
 * are one. Between quarters of the start tile there is always a tile. */
static int open_ends(const oracle *o, mw_spot at)
{
    int open = 0;
    const mw_part *part = oracle_part(o, at);
    if (!has_ends(part->kind))
        return 0;
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (part->slots & 7u << 3 * side)
            open += oracle_beside(o, at.tile, side) == MW_NONE;
    return open;
}

/* BASE-11: however often the feature comes to the tile. */
static bool is_first_on_tile(const oracle *o, mw_spot at)
{
    const int16_t *of = o->features.of[at.tile];
    for (int i = 0; i < at.part; i++)
        if (of[i] == of[at.part])
            return false;
    return true;
}

static void count_part(oracle *o, mw_spot at)
{
    oracle_feature *feature =
        &o->features.list[o->features.of[at.tile][at.part]];
    feature->parts++;
    if (at.tile == feature->first.tile &&
        oracle_comes_first(o, at, feature->first))
        feature->first = at;
    feature->tiles += is_first_on_tile(o, at);
    feature->coats += oracle_part(o, at)->coats;
    feature->open += open_ends(o, at);
}

/* BASE-8, BASE-9; BASE-10 for whatever stands alone; never a field. */
static bool is_complete(const oracle *o, const oracle_feature *feature)
{
    int tiles[8];
    if (feature->kind == MW_FIELD)
        return false;
    if (has_ends(feature->kind))
        return feature->open == 0;
    return oracle_around(o, o->laid[feature->first.tile].cell, tiles) == 8;
}

typedef void (*visit)(oracle *o, mw_spot at);

static void for_each_part(oracle *o, visit visit_one)
{
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_part_count(o, tile); i++)
            visit_one(o, oracle_spot(tile, i));
}

static void forget(oracle *o, mw_spot at)
{
    o->features.of[at.tile][at.part] = MW_NONE;
}

static void begin_if_new(oracle *o, mw_spot at)
{
    if (o->features.of[at.tile][at.part] != MW_NONE)
        return;
    int number = o->features.count++;
    o->features.list[number] =
        (oracle_feature){.first = at, .kind = oracle_part(o, at)->kind};
    spread(o, at, number);
}

void oracle_find_features(oracle *o)
{
    o->features.count = 0;
    for_each_part(o, forget);
    for_each_part(o, begin_if_new);
    for_each_part(o, count_part);
    for (int i = 0; i < o->features.count; i++)
        o->features.list[i].complete = is_complete(o, &o->features.list[i]);
    oracle_count_cities(o);
}

/* ---- what stands on them ---- */

static void forget_figures(oracle_feature *feature)
{
    memset(feature->figures, 0, sizeof feature->figures);
    memset(feature->magic, 0, sizeof feature->magic);
    feature->all_figures = 0;
}

static void count_figure(oracle *o, int tile)
{
    const mw_tile *at = &o->laid[tile];
    oracle_feature *feature = &o->features.list[o->features.of[tile][at->part]];
    feature->figures[at->figure][at->owner]++;
    feature->all_figures++;
}

/* The magic figures are no followers: they are counted apart (MAGIC-7). */
void oracle_count_figures(oracle *o)
{
    oracle_features *features = &o->features;
    for (int i = 0; i < features->count; i++)
        forget_figures(&features->list[i]);
    for (int tile = 0; tile < o->count; tile++)
        if (o->laid[tile].figure != MW_NO_FIGURE)
            count_figure(o, tile);
    for (int i = 0; i < MW_MAGIC_FIGURES; i++)
        if (o->magic_on[i])
            features->list[features->of[o->magic[i].tile][o->magic[i].part]]
                .magic[i] = true;
}
