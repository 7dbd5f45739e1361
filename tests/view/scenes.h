/* Tiles and a game for tests of the map. */
#ifndef TESTS_SCENES_H
#define TESTS_SCENES_H

#include "map_tile.h"
#include "session.h"

/* The looks that differ in more than the palette. */
enum { SCENE_LOOKS = 5 };
extern const struct scene_look {
    const char *name;
    struct look look;
} scene_looks[SCENE_LOOKS];

extern const char *const scene_sizes[TILE_SIZES]; /* names */

/* All twelve combinations of colours and glyphs. */
enum { ALL_LOOKS = 12 };
struct look scene_any_look(int index);

/* The shipped tile sets, and the set with every surface and mark there is.
 * Caller frees. */
mw_tiles *scene_tiles(void);
mw_tiles *scene_every_tiles(void);

/* A six-handed base game after 25 turns: a crossing has been laid, six of its
 * parts can be claimed; one undo leads back to a tile in hand. Caller frees.
 */
struct session *scene_evening(const mw_tiles *tiles);

/* A four-handed game with every module after 26 turns: mage and witch,
 * haunted meeples, guards and occupied circles are on the table, and the tile
 * just laid can be claimed. Caller frees. */
struct session *scene_night(const mw_tiles *tiles);

/* The pieces of the bank that has most of them. */
int scene_largest_bank(const mw_game *game, mw_spot *pieces, int max);

/* Calls check for every design of the tiles, in every rotation that it can
 * have, size and tone; for some of them where counts are scaled down, or where
 * the look differs from another one by its palette or its glyphs only. */
typedef void scene_check(const struct tile_order *order);
void scene_every_tile(const mw_tiles *tiles, struct look look,
                      scene_check *check);
void scene_in_every_look(const mw_tiles *tiles, scene_check *check);

/* Fails the running test and names the tile. */
void scene_fail(const struct tile_order *order, const char *words);

/* Looks at the whole table, so that it lies in the middle of a window of
 * columns x rows; nothing lit, no cursor. */
struct map_view scene_view(const mw_game *game, enum tile_size size,
                           int columns, int rows);

/* The cells where the tile in hand fits, numbered by rows. */
int scene_targets(const mw_game *game, struct map_target *targets, int max);

/* The parts of the last tile that can be claimed, numbered. */
int scene_choices(const struct session *session, struct map_choice *choices,
                  int max);

#endif
