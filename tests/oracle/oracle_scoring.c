/* Points during the game and at its end. */
#include "oracle_scoring.h"

/* MIST-17, MIST-18: tiles around this one that show mist. */
static int misty_around(const oracle *o, int tile)
{
    int tiles[8];
    int misty = 0;
    int count = oracle_around(o, o->laid[tile].cell, tiles);
    for (int i = 0; i < count; i++)
        misty += o->face[tiles[i]]->misty;
    return misty;
}

/* BASE-10, BASE-15: complete it has 8 neighbours, too. */
static int monastery_points(const oracle *o, const oracle_feature *monastery)
{
    int tiles[8];
    return 1 + oracle_around(o, o->laid[monastery->first.tile].cell, tiles);
}

/* BASE-8, BASE-15, MAGIC-8, MAGIC-9. */
static int road_points(const oracle_feature *road)
{
    int points = road->tiles;
    if (road->magic[MW_WITCH])
        points = (points + 1) / 2;
    return road->magic[MW_MAGE] ? points + road->tiles : points;
}

/* BASE-9, BASE-15 and the house rule for cities of two tiles. */
static int points_a_tile(const oracle *o, const oracle_feature *city)
{
    bool tiny = city->tiles == 2 && o->setup.tiny_city == 2;
    return city->complete && !tiny ? 2 : 1;
}

static int city_points(const oracle *o, const oracle_feature *city)
{
    int points = points_a_tile(o, city) * (city->tiles + city->coats);
    if (city->magic[MW_WITCH])
        points = (points + 1) / 2;
    return city->magic[MW_MAGE] ? points + city->tiles : points;
}

/* MIST-17 counts the castle's own tile only if it shows mist, MIST-18 counts
 * the castle whether or not. */
static int castle_points(const oracle *o, const oracle_feature *castle)
{
    int tile = castle->first.tile;
    int around = misty_around(o, tile);
    if (!castle->complete)
        return 1 + around;
    return 2 * (around + o->face[tile]->misty);
}

/* Cemeteries score nothing (MIST-19), gardens are decoration (BASE-20). */
static int points_of(const oracle *o, const oracle_feature *feature)
{
    switch (feature->kind) {
    case MW_ROAD:
        return road_points(feature);
    case MW_CITY:
        return city_points(o, feature);
    case MW_FIELD:
        return 3 * feature->cities;
    case MW_MONASTERY:
        return monastery_points(o, feature);
    case MW_CASTLE:
        return castle_points(o, feature);
    default:
        return 0;
    }
}

static int figures_of(const oracle_feature *feature, int player)
{
    return feature->figures[MW_MEEPLE][player] +
           feature->figures[MW_GUARD][player];
}

/* BASE-12: nobody has more figures on it than he. */
static bool has_majority(const oracle_feature *feature, int player)
{
    for (int i = 0; i < MW_PLAYERS_MAX; i++)
        if (figures_of(feature, i) > figures_of(feature, player))
            return false;
    return figures_of(feature, player) > 0;
}

oracle_worth oracle_worth_of(const oracle *o, const oracle_feature *feature)
{
    oracle_worth worth = {.points = points_of(o, feature)};
    for (int i = 0; feature->all_figures > 0 && i < MW_PLAYERS_MAX; i++)
        if (has_majority(feature, i))
            worth.winners |= 1u << i;
    return worth;
}

static void pay(oracle *o, const oracle_feature *feature)
{
    oracle_worth worth = oracle_worth_of(o, feature);
    for (int i = 0; i < o->setup.players; i++)
        if (worth.winners & 1u << i)
            o->score[i] += worth.points;
}

/* MIST-19: the keeper's owner takes a guard. */
static void reward_keeper(oracle *o, const oracle_feature *cemetery)
{
    for (int i = 0; i < o->setup.players; i++)
        if (figures_of(cemetery, i) > 0 && o->guards[i] > 0) {
            o->guards[i]--;
            o->supply[i][MW_GUARD]++;
        }
}

/* Whether anybody scored or not, a magic figure leaves (MAGIC-10). */
static void clear_feature(oracle *o, const oracle_feature *feature)
{
    for (int tile = 0; tile < o->count; tile++) {
        mw_spot at = oracle_spot(tile, o->laid[tile].part);
        if (o->laid[tile].figure != MW_NO_FIGURE &&
            oracle_feature_of(o, at) == feature)
            oracle_send_home(o, tile);
    }
    for (int i = 0; i < MW_MAGIC_FIGURES; i++)
        if (feature->magic[i])
            o->magic_on[i] = false;
}

typedef void (*score_one)(oracle *o, const oracle_feature *feature);

/* All are scored from the same position: nothing is counted anew meanwhile. */
static void for_each_feature(oracle *o, score_one score)
{
    for (int i = 0; i < o->features.count; i++)
        score(o, &o->features.list[i]);
}

/* Nothing of what is scored changes what another feature scores (BASE-12). */
static void score_if_complete(oracle *o, const oracle_feature *feature)
{
    if (!feature->complete)
        return;
    pay(o, feature);
    if (feature->kind == MW_CEMETERY)
        reward_keeper(o, feature);
    clear_feature(o, feature);
}

void oracle_score_completed(oracle *o)
{
    for_each_feature(o, score_if_complete);
}

/* MIST-20. */
static void pay_for_ghosts(oracle *o)
{
    for (int tile = 0; tile < o->count; tile++)
        if (o->laid[tile].figure != MW_NO_FIGURE)
            o->score[o->laid[tile].owner] -= o->laid[tile].ghosts;
}

void oracle_score_finally(oracle *o)
{
    for_each_feature(o, pay);
    pay_for_ghosts(o);
}

/* BASE-18. */
unsigned oracle_leaders(const oracle *o)
{
    unsigned leaders = 0;
    int most = o->score[0];
    for (int i = 1; i < o->setup.players; i++)
        most = o->score[i] > most ? o->score[i] : most;
    for (int i = 0; i < o->setup.players; i++)
        if (o->score[i] == most)
            leaders |= 1u << i;
    return leaders;
}
