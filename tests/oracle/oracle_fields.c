/* Which cities a field feeds (BASE-16, BASE-17). */
#include "oracle_features.h"

/* Marks the features that touch this part along a line on its tile. */
static void mark_bordered(const oracle *o, const oracle_features *features,
                          mw_spot at, bool *bordered)
{
    unsigned borders = oracle_part(o, at)->borders;
    for (int i = 0; i < oracle_part_count(o, at.tile); i++)
        if (borders & 1u << i)
            bordered[features->of[at.tile][i]] = true;
}

int oracle_cities_beside(const oracle *o, const oracle_features *features,
                         const oracle_feature *field)
{
    bool bordered[ORACLE_FEATURES_MAX] = {false};
    int cities = 0;
    for (int tile = 0; tile < o->count; tile++)
        for (int i = 0; i < oracle_part_count(o, tile); i++)
            if (&features->list[features->of[tile][i]] == field)
                mark_bordered(o, features, oracle_spot(tile, i), bordered);
    for (int i = 0; i < features->count; i++)
        cities += bordered[i] && features->list[i].kind == MW_CITY &&
                  features->list[i].complete;
    return cities;
}
