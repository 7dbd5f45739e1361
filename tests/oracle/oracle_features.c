/* Finds features by spreading from part to part over the whole table. */
#include "oracle_features.h"

static void spread(const oracle *o, oracle_features *features, mw_spot at,
                   int number);

/* Parts join where their slots touch and are of one kind. Ground under mist
 * has no field part, so that fields end at it (MIST-7). */
static void spread_over(const oracle *o, oracle_features *features, mw_spot at,
                        int slot, int number)
{
    int other = oracle_beside(o, at.tile, (enum mw_side)(slot / 3));
    if (other == MW_NONE || oracle_both_quarters(o, at.tile, other))
        return;
    for (int i = 0; i < oracle_part_count(o, other); i++) {
        const mw_part *part = oracle_part(o, oracle_spot(other, i));
        if (part->kind == oracle_part(o, at)->kind &&
            part->slots & 1u << mw_slot_opposite(slot))
            spread(o, features, oracle_spot(other, i), number);
    }
}

/* Pieces of one part of the start tile bear the same number (MIST-22). */
static void spread_in_start(const oracle *o, oracle_features *features,
                            mw_spot at, int number)
{
    const mw_part *part = oracle_part(o, at);
    if (part->whole == MW_NONE)
        return;
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_part_count(o, tile); i++)
            if (oracle_part(o, oracle_spot(tile, i))->whole == part->whole)
                spread(o, features, oracle_spot(tile, i), number);
}

static void spread(const oracle *o, oracle_features *features, mw_spot at,
                   int number)
{
    if (features->of[at.tile][at.part] != MW_NONE)
        return;
    features->of[at.tile][at.part] = number;
    for (int slot = 0; slot < MW_SLOTS; slot++)
        if (oracle_part(o, at)->slots & 1u << slot)
            spread_over(o, features, at, slot, number);
    spread_in_start(o, features, at, number);
}

static void begin_feature(const oracle *o, oracle_features *features,
                          mw_spot first)
{
    int number = features->count++;
    features->list[number] =
        (oracle_feature){.first = first, .kind = oracle_part(o, first)->kind};
    spread(o, features, first, number);
}

const oracle_feature *oracle_feature_of(const oracle_features *features,
                                        mw_spot spot)
{
    return &features->list[features->of[spot.tile][spot.part]];
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
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        if (has_ends(part->kind) && part->slots & 7u << 3 * side)
            open += oracle_beside(o, at.tile, side) == MW_NONE;
    return open;
}

/* BASE-11: however often the feature comes to the tile. */
static bool is_first_on_tile(const oracle_features *features, mw_spot at)
{
    for (int i = 0; i < at.part; i++)
        if (features->of[at.tile][i] == features->of[at.tile][at.part])
            return false;
    return true;
}

/* The magic figures are no followers: they are counted apart (MAGIC-7). */
static void count_figures(const oracle *o, oracle_feature *feature, mw_spot at)
{
    const mw_tile *tile = &o->laid[at.tile];
    if (tile->figure != MW_NO_FIGURE && tile->part == at.part) {
        feature->figures[tile->figure][tile->owner]++;
        feature->all_figures++;
    }
    for (int i = 0; i < MW_MAGIC_FIGURES; i++)
        if (o->magic_on[i] && oracle_same_spot(o->magic[i], at))
            feature->magic[i] = true;
}

static void count_part(const oracle *o, oracle_features *features, mw_spot at)
{
    oracle_feature *feature = &features->list[features->of[at.tile][at.part]];
    feature->parts++;
    if (at.tile == feature->first.tile &&
        oracle_comes_first(o, at, feature->first))
        feature->first = at;
    feature->tiles += is_first_on_tile(features, at);
    feature->coats += oracle_part(o, at)->coats;
    feature->open += open_ends(o, at);
    count_figures(o, feature, at);
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

typedef void (*visit)(const oracle *o, oracle_features *features, mw_spot at);

static void for_each_part(const oracle *o, oracle_features *features,
                          visit visit_one)
{
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_part_count(o, tile); i++)
            visit_one(o, features, oracle_spot(tile, i));
}

static void forget(const oracle *o, oracle_features *features, mw_spot at)
{
    (void)o;
    features->of[at.tile][at.part] = MW_NONE;
}

static void begin_if_new(const oracle *o, oracle_features *features, mw_spot at)
{
    if (features->of[at.tile][at.part] == MW_NONE)
        begin_feature(o, features, at);
}

void oracle_find_features(const oracle *o, oracle_features *features)
{
    features->count = 0;
    for_each_part(o, features, forget);
    for_each_part(o, features, begin_if_new);
    for_each_part(o, features, count_part);
    for (int i = 0; i < features->count; i++)
        features->list[i].complete = is_complete(o, &features->list[i]);
}
