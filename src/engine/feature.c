/* Joining parts to features.
 *
 * Tile counts do not add up when two features merge: both may have a part on
 * one distant tile. So a merge walks the smaller ring and takes off each tile
 * that the other feature has a part on, too (BASE-11). */
#include "feature.h"

#include <assert.h>

#include "grid.h"

static const bool SURROUNDED[MW_KINDS] = {[MW_MONASTERY] = true,
                                          [MW_GARDEN] = true,
                                          [MW_CASTLE] = true,
                                          [MW_CEMETERY] = true};

int feature_root(const mw_game *game, int node)
{
    const struct node *nodes = node_const(game);
    while (nodes[node].parent != node)
        node = nodes[node].parent;
    return node;
}

/* Like feature_root, but halves the path for the next time. */
static int find(mw_game *game, int node)
{
    struct node *nodes = node_array(game);
    while (nodes[node].parent != node) {
        nodes[node].parent = nodes[nodes[node].parent].parent;
        node = nodes[node].parent;
    }
    return node;
}

int feature_part_index(const mw_game *game, int node)
{
    return node - laid_const(game)[node_const(game)[node].tile].first_node;
}

const mw_part *feature_part(const mw_game *game, int node)
{
    const struct laid *laid = &laid_const(game)[node_const(game)[node].tile];
    return &design_of(game, laid->design)
                ->parts[laid->rotation][node - laid->first_node];
}

/* Is this node the first of its tile that belongs to root? */
static bool first_of_its_tile(const mw_game *game, int node, int root)
{
    int first = laid_const(game)[node_const(game)[node].tile].first_node;
    for (int other = first; other < node; other++) {
        if (feature_root(game, other) == root)
            return false;
    }
    return true;
}

static bool tile_has_part_of(const mw_game *game, int tile, int root)
{
    const struct laid *laid = &laid_const(game)[tile];
    int parts = design_of(game, laid->design)->part_count;
    for (int part = 0; part < parts; part++) {
        if (feature_root(game, laid->first_node + part) == root)
            return true;
    }
    return false;
}

static int tiles_in_both(const mw_game *game, int small, int large)
{
    const struct node *nodes = node_const(game);
    int both = 0;
    int node = small;
    do {
        if (tile_has_part_of(game, nodes[node].tile, large) &&
            first_of_its_tile(game, node, small))
            both++;
        node = nodes[node].next;
    } while (node != small);
    return both;
}

static int merge(mw_game *game, int one, int other)
{
    struct node *nodes = node_array(game);
    int large = nodes[one].parts >= nodes[other].parts ? one : other;
    int small = large == one ? other : one;
    struct node *into = &nodes[large];
    struct node *from = &nodes[small];
    into->tiles = (uint8_t)(into->tiles + from->tiles -
                            tiles_in_both(game, small, large));
    into->parts = (uint16_t)(into->parts + from->parts);
    into->coats = (uint16_t)(into->coats + from->coats);
    into->open = (uint16_t)(into->open + from->open);
    into->figures = (uint8_t)(into->figures + from->figures);
    from->parent = (uint16_t)large;
    uint16_t next = into->next; /* two rings crossed over become one */
    into->next = from->next;
    from->next = next;
    return large;
}

int feature_join(mw_game *game, int one, int other)
{
    one = find(game, one);
    other = find(game, other);
    assert(node_const(game)[one].kind == node_const(game)[other].kind);
    return one == other ? one : merge(game, one, other);
}

static unsigned open_ends(const mw_part *part)
{
    if (part->kind == MW_FIELD)
        return 0;
    unsigned ends = 0;
    for (unsigned sides = part->sides; sides != 0; sides &= sides - 1)
        ends++;
    return ends;
}

static void add_nodes(mw_game *game, int tile)
{
    const struct laid *laid = &laid_const(game)[tile];
    const struct mw_design *design = design_of(game, laid->design);
    const mw_part *parts = design->parts[laid->rotation];
    for (int i = 0; i < design->part_count; i++) {
        uint16_t node = game->node_count++;
        node_array(game)[node] =
            (struct node){.parent = node,
                          .next = node,
                          .tile = (uint8_t)tile,
                          .kind = parts[i].kind,
                          .tiles = 1,
                          .parts = 1,
                          .coats = parts[i].coats,
                          .open = (uint16_t)open_ends(&parts[i])};
    }
}

/* Joins what meets at one edge slot. A slot without a part (field under mist)
 * joins nothing. */
static void join_slot(mw_game *game, int tile, int beside, int slot)
{
    const struct laid *here = &laid_const(game)[tile];
    const struct laid *there = &laid_const(game)[beside];
    int one = design_of(game, here->design)->part_at_slot[here->rotation][slot];
    int other = design_of(game, there->design)
                    ->part_at_slot[there->rotation][mw_slot_opposite(slot)];
    if (one < 0 || other < 0)
        return;
    int root =
        feature_join(game, here->first_node + one, there->first_node + other);
    struct node *node = &node_array(game)[root];
    if (node->kind != MW_FIELD)
        node->open = (uint16_t)(node->open - 2);
}

/* A road, river or city meets in the middle of a side, fields in its halves. */
static void join_side(mw_game *game, int tile, int beside, int side)
{
    const struct laid *here = &laid_const(game)[tile];
    uint32_t terrain =
        design_of(game, here->design)->sides[here->rotation] >> (8 * side) &
        0xff;
    if (terrain != MW_FIELD_SIDE)
        join_slot(game, tile, beside, 3 * side + 1);
    if (terrain == MW_CITY_SIDE)
        return;
    join_slot(game, tile, beside, 3 * side);
    join_slot(game, tile, beside, 3 * side + 2);
}

void feature_join_tile(mw_game *game, int tile)
{
    add_nodes(game, tile);
    for (int side = 0; side < MW_SIDES; side++) {
        int beside = grid_beside_last(game, side);
        if (beside != MW_NONE)
            join_side(game, tile, beside, side);
    }
}

bool feature_complete(const mw_game *game, int root)
{
    const struct node *node = &node_const(game)[root];
    if (SURROUNDED[node->kind])
        return laid_const(game)[node->tile].neighbours == 8;
    return node->kind != MW_FIELD && node->open == 0;
}

mw_spot feature_name(const mw_game *game, int root)
{
    const struct node *nodes = node_const(game);
    int best = root;
    for (int node = feature_next(game, root); node != root;
         node = feature_next(game, node)) {
        if (nodes[node].tile < nodes[best].tile ||
            (nodes[node].tile == nodes[best].tile &&
             feature_part(game, node)->slot < feature_part(game, best)->slot))
            best = node;
    }
    return (mw_spot){.tile = nodes[best].tile,
                     .part = (uint8_t)feature_part_index(game, best)};
}

mw_spot mw_feature_of(const mw_game *game, mw_spot spot)
{
    return feature_name(
        game, feature_root(game, feature_node(game, spot.tile, spot.part)));
}
