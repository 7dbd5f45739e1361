/* Features: parts of tiles joined across touching sides, as disjoint sets
 * with a ring of their parts. */
#ifndef ENGINE_FEATURE_H
#define ENGINE_FEATURE_H

#include "state.h"

/* The node of a part of a laid tile. */
static inline int feature_node(const mw_game *game, int tile, int part)
{
    return laid_const(game)[tile].first_node + part;
}

/* The root of a node. */
static inline int feature_root(const mw_game *game, int node)
{
    return node_const(game)[node].root;
}

/* The design's facts of the part a node is, as its tile lies. */
const mw_part *feature_part(const mw_game *game, int node);
int feature_part_index(const mw_game *game, int node);

/* Makes nodes for the parts of a tile just laid on the board and joins them
 * to those of its neighbours. */
void feature_join_tile(mw_game *game, int tile);

/* Joins the features of two nodes of one kind, without closing open ends;
 * the root of both. */
int feature_join(mw_game *game, int one, int other);

/* Complete roads and cities have no open end (BASE-8, BASE-9); what stands
 * alone on its tile is complete with 8 neighbours (BASE-10); fields never. */
bool feature_complete(const mw_game *game, int root);

/* A road or city, which is complete without an open end. Asked without a
 * branch, for each kind comes up too often to be guessed. */
static inline bool feature_by_ends(const struct node *root)
{
    return (root->kind == MW_ROAD) | (root->kind == MW_CITY);
}

/* The feature's name: its earliest tile and its first part there. */
mw_spot feature_name(const mw_game *game, int root);

/* Next node of the ring. */
static inline int feature_next(const mw_game *game, int node)
{
    return node_const(game)[node].next;
}

#endif
