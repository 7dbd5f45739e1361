/* Sums with their terms. A kind of feature is a row of the table below. */
#include "score.h"

#include <string.h>

#include "events.h"
#include "feature.h"
#include "modules.h"

/* ---- a set of nodes, for seeing each feature once ---- */

enum { NODES_MAX = MW_TILES_MAX * MW_PARTS_MAX };

struct node_set {
    uint64_t bits[(NODES_MAX + 63) / 64];
};

/* Adds a node; false if it was in the set. */
static bool see(struct node_set *seen, int node)
{
    uint64_t bit = UINT64_C(1) << (node & 63);
    if (seen->bits[node >> 6] & bit)
        return false;
    seen->bits[node >> 6] |= bit;
    return true;
}

/* ---- terms ---- */

void score_add_term(mw_score *score, enum mw_term_kind kind, int count,
                    int each)
{
    if (count == 0)
        return;
    mw_term *term = &score->terms[score->term_count++];
    *term = (mw_term){.kind = (uint8_t)kind,
                      .count = (uint8_t)count,
                      .each = (int16_t)each,
                      .points = (int16_t)(count * each)};
    score->points = (int16_t)(score->points + term->points);
}

static void road_terms(const mw_game *game, int root, mw_score *score)
{
    score_add_term(score, MW_TERM_TILES, node_const(game)[root].tiles, 1);
}

static void city_terms(const mw_game *game, int root, mw_score *score)
{
    const struct node *city = &node_const(game)[root];
    int each = score->complete ? 2 : 1;
    if (score->complete && city->tiles == 2)
        each = game->tiny_city / 2;
    score_add_term(score, MW_TERM_TILES, city->tiles, each);
    score_add_term(score, MW_TERM_COATS, city->coats, each);
}

static void monastery_terms(const mw_game *game, int root, mw_score *score)
{
    int tile = node_const(game)[root].tile;
    score_add_term(score, MW_TERM_MONASTERY, 1, 1);
    score_add_term(score, MW_TERM_NEIGHBOURS, laid_const(game)[tile].neighbours,
                   1);
}

/* Complete cities that one part of a field borders and nobody has seen yet. */
static int cities_beside(const mw_game *game, int node, struct node_set *seen)
{
    int cities = 0;
    int first = laid_const(game)[node_const(game)[node].tile].first_node;
    unsigned borders = feature_part(game, node)->borders;
    for (int part = 0; borders != 0; part++, borders >>= 1) {
        if (!(borders & 1))
            continue;
        int city = feature_root(game, first + part);
        if (feature_complete(game, city) && see(seen, city))
            cities++;
    }
    return cities;
}

static bool borders_across(const mw_part *field, const mw_part *part)
{
    return part->kind == MW_CITY && part->whole != MW_NONE &&
           field->across & UINT64_C(1) << part->whole;
}

/* Likewise cities that the field touches only where two quarters of the start
 * tile meet (MIST-22). */
static int cities_across(const mw_game *game, int node, struct node_set *seen)
{
    const mw_part *field = feature_part(game, node);
    int cities = 0;
    if (field->across == 0)
        return 0;
    for (int other = 0; other < game->node_count; other++) {
        if (!borders_across(field, feature_part(game, other)))
            continue;
        int city = feature_root(game, other);
        if (feature_complete(game, city) && see(seen, city))
            cities++;
    }
    return cities;
}

static void field_terms(const mw_game *game, int root, mw_score *score)
{
    struct node_set seen = {{0}};
    int cities = 0;
    int node = root;
    do {
        cities +=
            cities_beside(game, node, &seen) + cities_across(game, node, &seen);
        node = feature_next(game, node);
    } while (node != root);
    score_add_term(score, MW_TERM_CITIES, cities, 3);
}

/* What a kind of feature is worth; kinds without a row are worth nothing. */
static void (*const TERMS[MW_KINDS])(const mw_game *, int, mw_score *) = {
    [MW_ROAD] = road_terms,
    [MW_CITY] = city_terms,
    [MW_FIELD] = field_terms,
    [MW_MONASTERY] = monastery_terms,
};

/* ---- claimants ---- */

static bool figure_stands_on(const mw_game *game, int node)
{
    const struct laid *laid = &laid_const(game)[node_const(game)[node].tile];
    return laid->figure != MW_NO_FIGURE &&
           laid->first_node + laid->part == node;
}

static void count_figure(const mw_game *game, int node, mw_score *score)
{
    const struct laid *laid = &laid_const(game)[node_const(game)[node].tile];
    if (laid->figure == MW_GUARD)
        score->guards[laid->owner]++;
    else
        score->meeples[laid->owner]++;
}

static void count_figures(const mw_game *game, int root, mw_score *score)
{
    int left = node_const(game)[root].figures;
    for (int node = root; left > 0; node = feature_next(game, node)) {
        if (figure_stands_on(game, node)) {
            count_figure(game, node, score);
            left--;
        }
    }
}

/* The most figures win; all who have as many win in full (BASE-12). */
static uint8_t winners(const mw_game *game, const mw_score *score)
{
    int most = 1;
    unsigned winning = 0;
    for (int player = 0; player < game->players; player++) {
        int figures = score->meeples[player] + score->guards[player];
        if (figures > most) {
            most = figures;
            winning = 0;
        }
        if (figures == most)
            winning |= 1U << player;
    }
    return (uint8_t)winning;
}

/* The worth of a feature as it stands now (BASE-8 to BASE-16). */
static void score_feature(const mw_game *game, int root, mw_score *score)
{
    const struct node *node = &node_const(game)[root];
    *score = (mw_score){.kind = node->kind,
                        .complete = feature_complete(game, root)};
    count_figures(game, root, score);
    score->winners = winners(game, score);
    if (TERMS[node->kind] != NULL)
        TERMS[node->kind](game, root, score);
    modules_term(game, root, score);
}

/* ---- scoring ---- */

static void pay(mw_game *game, const mw_score *score)
{
    for (int player = 0; player < game->players; player++) {
        if (score->winners & 1U << player)
            game->player_of[player].score =
                (int16_t)(game->player_of[player].score + score->points);
    }
}

static void score_root(mw_game *game, int root, bool final, mw_events *events)
{
    mw_score score;
    if (node_const(game)[root].figures == 0 && events == NULL)
        return; /* nobody scores (BASE-13) and nobody asks */
    score_feature(game, root, &score);
    pay(game, &score);
    mw_event *event = events_add(events, MW_EVENT_SCORED, game->player);
    if (event == NULL)
        return;
    score.feature = feature_name(game, root);
    event->spot = score.feature;
    event->score = score;
    event->in_final_scoring = final;
}

void score_send_home(mw_game *game, int tile, mw_events *events)
{
    struct laid *laid = &laid_array(game)[tile];
    int root = feature_root(game, feature_node(game, tile, laid->part));
    mw_event *event = events_add(events, MW_EVENT_HOME, laid->owner);
    if (event != NULL) {
        event->figure = laid->figure;
        event->count = laid->ghosts;
        event->spot = (mw_spot){(uint8_t)tile, laid->part};
    }
    node_array(game)[root].figures--;
    game->player_of[laid->owner].supply[laid->figure]++;
    game->ghosts = (uint8_t)(game->ghosts + laid->ghosts);
    laid->figure = MW_NO_FIGURE;
    laid->owner = 0;
    laid->part = 0;
    laid->ghosts = 0;
    tile_set_put(&game->standing, tile, false);
}

static void send_all_home(mw_game *game, int root, mw_events *events)
{
    struct node *nodes = node_array(game);
    for (int node = root; nodes[root].figures > 0;
         node = feature_next(game, node)) {
        if (figure_stands_on(game, node))
            score_send_home(game, nodes[node].tile, events);
    }
}

/* Everything that stands on a scored feature leaves it. */
static void leave(mw_game *game, int root, mw_events *events)
{
    modules_after_scoring(game, root, events);
    send_all_home(game, root, events);
}

/* Features that one tile can complete: those of its own parts, and what the
 * 9 tiles around enclose. */
enum { COMPLETED_MAX = MW_PARTS_MAX + 9 * MW_PARTS_MAX };

struct completed {
    int count;
    int roots[COMPLETED_MAX];
};

static void add_once(struct completed *completed, int root)
{
    for (int i = 0; i < completed->count; i++) {
        if (completed->roots[i] == root)
            return;
    }
    completed->roots[completed->count++] = root;
}

/* A garden is decoration (BASE-20). */
static const bool ENCLOSED[MW_KINDS] = {
    [MW_MONASTERY] = true, [MW_CASTLE] = true, [MW_CEMETERY] = true};

static void add_enclosed(const mw_game *game, int tile,
                         struct completed *completed)
{
    const struct laid *laid = &laid_const(game)[tile];
    int parts = design_of(game, laid->design)->part_count;
    for (int part = 0; part < parts; part++) {
        int node = laid->first_node + part;
        if (ENCLOSED[node_const(game)[node].kind])
            add_once(completed, node);
    }
}

static void find_completed(const mw_game *game, struct completed *completed)
{
    const struct laid *laid = &laid_const(game)[last_laid(game)];
    int parts = design_of(game, laid->design)->part_count;
    for (int part = 0; part < parts; part++) {
        int root = feature_root(game, laid->first_node + part);
        const struct node *node = &node_const(game)[root];
        if (feature_by_ends(node) & (node->open == 0))
            add_once(completed, root);
    }
    for (int i = 0; i < game->enclosed_count; i++)
        add_enclosed(game, game->enclosed[i], completed);
}

void score_completed(mw_game *game, mw_events *events)
{
    struct completed completed;
    completed.count = 0;
    find_completed(game, &completed);
    for (int i = 0; i < completed.count; i++)
        score_root(game, completed.roots[i], false, events);
    for (int i = 0; i < completed.count; i++)
        leave(game, completed.roots[i], events);
}

void score_final(mw_game *game, mw_events *events)
{
    struct node_set seen = {{0}};
    const struct tile_set *standing = &game->standing;
    for (int tile = tile_set_from(standing, 0); tile != MW_NONE;
         tile = tile_set_from(standing, tile + 1)) {
        const struct laid *laid = &laid_const(game)[tile];
        int root = feature_root(game, laid->first_node + laid->part);
        if (see(&seen, root))
            score_root(game, root, true, events);
    }
}

void mw_feature_worth(const mw_game *game, mw_spot spot, mw_score *score)
{
    int root = feature_root(game, feature_node(game, spot.tile, spot.part));
    score_feature(game, root, score);
    score->feature = feature_name(game, root);
}
