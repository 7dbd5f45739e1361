/* Joining parts to features.
 *
 * Every part knows its root, so that asking is one look. A merge walks the
 * ring of the feature with fewer parts to tell them of their new root; that
 * walk is needed anyway, because tile counts do not add up: both features may
 * have a part on one distant tile, and each such tile is taken off (BASE-11).
 */
#include "feature.h"

#include <assert.h>

#include "grid.h"

static const bool SURROUNDED[MW_KINDS] = {[MW_MONASTERY] = true,
                                          [MW_GARDEN] = true,
                                          [MW_CASTLE] = true,
                                          [MW_CEMETERY] = true};

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

/* Does this part's tile have a part of the other feature, too? Says so for
 * the first part that the tile has of its own feature only. */
static bool is_in_both(const mw_game *game, int node, int own, int other)
{
    const struct node *nodes = node_const(game);
    const struct laid *laid = &laid_const(game)[nodes[node].tile];
    int end = laid->first_node + design_of(game, laid->design)->part_count;
    bool in_other = false;
    bool is_first = true;
    for (int i = laid->first_node; i < end; i++) {
        in_other |= nodes[i].root == other;
        is_first &= nodes[i].root != own || i >= node;
    }
    return in_other && is_first;
}

static int tiles_in_both(const mw_game *game, int small, int large)
{
    int both = 0;
    int node = small;
    do {
        both += is_in_both(game, node, small, large);
        node = feature_next(game, node);
    } while (node != small);
    return both;
}

static void set_roots(mw_game *game, int small, int large)
{
    struct node *nodes = node_array(game);
    int node = small;
    do {
        nodes[node].root = (uint16_t)large;
        node = nodes[node].next;
    } while (node != small);
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
    set_roots(game, small, large);
    uint16_t next = into->next; /* two rings crossed over become one */
    into->next = from->next;
    from->next = next;
    return large;
}

int feature_join(mw_game *game, int one, int other)
{
    one = feature_root(game, one);
    other = feature_root(game, other);
    assert(node_const(game)[one].kind == node_const(game)[other].kind);
    return one == other ? one : merge(game, one, other);
}

static void add_nodes(mw_game *game, int tile)
{
    const struct laid *laid = &laid_const(game)[tile];
    const struct mw_design *design = design_of(game, laid->design);
    const mw_part *parts = design->parts[laid->rotation];
    for (int i = 0; i < design->part_count; i++) {
        uint16_t node = game->node_count++;
        bool is_field = parts[i].kind == MW_FIELD;
        node_array(game)[node] = (struct node){
            .root = node,
            .next = node,
            .tile = (uint8_t)tile,
            .kind = parts[i].kind,
            .tiles = 1,
            .parts = 1,
            .coats = parts[i].coats,
            .open = is_field ? 0 : (uint16_t)side_count(parts[i].sides)};
    }
}

/* The part at an edge slot as a node; MW_NONE for field under mist, which
 * joins nothing. */
static int node_at(const mw_game *game, const struct laid *laid, int slot)
{
    const struct mw_design *design = design_of(game, laid->design);
    int part = design->part_at_slot[laid->rotation][slot];
    return part == MW_NONE ? MW_NONE : laid->first_node + part;
}

static void join_fields(mw_game *game, int one, int other)
{
    if (one != MW_NONE && other != MW_NONE)
        feature_join(game, one, other);
}

/* Two ends that were open are none now. */
static void join_ends(mw_game *game, int one, int other)
{
    int root = feature_join(game, one, other);
    struct node *node = &node_array(game)[root];
    node->open = (uint16_t)(node->open - 2);
}

/* A road, river or city meets in the middle of a side, fields in its halves;
 * left of one tile's side is right of the other's. */
static void join_side(mw_game *game, int tile, int beside, int side)
{
    const struct laid *here = &laid_const(game)[tile];
    const struct laid *there = &laid_const(game)[beside];
    int slot = 3 * side;
    int met = 3 * (int)mw_side_opposite((enum mw_side)side);
    uint32_t sides = design_of(game, here->design)->sides[here->rotation];
    uint32_t terrain = sides >> (8 * side) & 0xff;
    if (terrain != MW_FIELD_SIDE)
        join_ends(game, node_at(game, here, slot + 1),
                  node_at(game, there, met + 1));
    if (terrain == MW_CITY_SIDE)
        return;
    join_fields(game, node_at(game, here, slot), node_at(game, there, met + 2));
    join_fields(game, node_at(game, here, slot + 2), node_at(game, there, met));
}

void feature_join_tile(mw_game *game, int tile)
{
    add_nodes(game, tile);
    for (unsigned sides = game->beside; sides != 0; sides &= sides - 1) {
        int side = lowest_bit(sides);
        join_side(game, tile, grid_beside_last(game, side), side);
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
