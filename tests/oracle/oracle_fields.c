/* Which cities a field feeds (BASE-16, BASE-17). */
#include "oracle_features.h"

/* Fields and the complete cities they border, each pair once. */
struct pairs {
    int count;
    struct pair {
        int16_t field;
        int16_t city;
    } list[ORACLE_FEATURES_MAX];
};

static bool paired(const struct pairs *pairs, int field, int city)
{
    for (int i = 0; i < pairs->count; i++)
        if (pairs->list[i].field == field && pairs->list[i].city == city)
            return true;
    return false;
}

/* The part of a field touches the part of a city along a line on this tile. */
static void pair(oracle *o, struct pairs *pairs, int field, int city)
{
    const oracle_feature *other = &o->features.list[city];
    if (other->kind != MW_CITY || !other->complete ||
        paired(pairs, field, city))
        return;
    pairs->list[pairs->count++] = (struct pair){(int16_t)field, (int16_t)city};
    o->features.list[field].cities++;
}

static void pair_part(oracle *o, struct pairs *pairs, int tile, int part)
{
    unsigned borders = o->face[tile]->part[part].borders;
    const int16_t *of = o->features.of[tile];
    for (int i = 0; i < o->face[tile]->part_count; i++)
        if (borders & 1u << i)
            pair(o, pairs, of[part], of[i]);
}

/* Where two quarters of the start tile meet a field may touch a city that no
 * quarter shows beside it (MIST-22). */
static void pair_across(oracle *o, struct pairs *pairs, int tile, int part)
{
    uint64_t across = o->face[tile]->part[part].across;
    for (int other = 0; across != 0 && other < o->count; other++)
        for (int i = 0; i < o->face[other]->part_count; i++) {
            int whole = o->face[other]->part[i].whole;
            if (whole != MW_NONE && across >> whole & 1u)
                pair(o, pairs, o->features.of[tile][part],
                     o->features.of[other][i]);
        }
}

void oracle_count_cities(oracle *o)
{
    struct pairs pairs;
    pairs.count = 0;
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_part_count(o, tile); i++) {
            if (o->face[tile]->part[i].borders != 0)
                pair_part(o, &pairs, tile, i);
            pair_across(o, &pairs, tile, i);
        }
}
