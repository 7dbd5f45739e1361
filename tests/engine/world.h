/* A game on the table for tests: the shipped tile sets, a stack in a chosen
 * order, and short words for what players do. */
#ifndef TESTS_ENGINE_WORLD_H
#define TESTS_ENGINE_WORLD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <mistwall/mistwall.h>

#define BASE_TILES  SOURCE_DIR "/assets/tiles/base.tiles"
#define SMALL_TILES SOURCE_DIR "/tests/engine/sets/small.tiles"

/* The shipped base set; new, never NULL. */
mw_tiles *world_tiles(void);

struct world {
    mw_tiles *tiles;
    mw_game *game;
    mw_events events; /* of the last action */
};

/* A base game in which the designs of `stack` (ids, blanks between them) are
 * drawn first. Ends the test if there is no such game. */
struct world *world_new(int players, const char *stack);
struct world *world_new_with(const mw_setup *setup, const char *stack);

/* Likewise with another tile set; `small` is the one in sets/small.tiles. */
struct world *world_new_small(int players, const char *stack);
struct world *world_new_from(const mw_setup *setup, const char *set_path,
                             const char *stack);

/* Likewise with a second set, of a module. */
struct world *world_new_of_two(const mw_setup *setup, const char *set_path,
                               const char *second_path, const char *stack);
void world_free(struct world *world);

/* The tile in hand must be of this design; lays it. */
void lay(struct world *world, const char *id, int x, int y, int rotation);

/* Puts a meeple on the part of the last tile with this kind and slot name
 * ("" for none), e.g. MW_CITY, "N". */
void meeple(struct world *world, enum mw_kind kind, const char *slot);
void pass(struct world *world);
void end(struct world *world);

/* Lays, passes and ends: a turn in which nobody cares for figures. */
void lay_only(struct world *world, const char *id, int x, int y, int rotation);

/* The part of the tile on a cell. */
mw_spot spot(const struct world *world, int x, int y, enum mw_kind kind,
             const char *slot);

/* The status of putting a meeple there, without doing it. */
mw_status can_claim(const struct world *world, enum mw_kind kind,
                    const char *slot);

/* Why an action is refused; the game stays as it was. */
mw_status refusal(struct world *world, mw_action action);

int score_of(const struct world *world, int player);

/* The n-th scored event of the last action, or NULL. */
const mw_score *scored(const struct world *world, int n);

#endif
