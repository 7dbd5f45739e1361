/* The state as 64 bits: a canonical list of fields, mixed one after another.
 *
 * Only what rules can see goes in, and only in words that do not depend on
 * how tiles are drawn or numbered: a design by its facts, a part by its kind
 * and slot. Never root numbers, bytes of structs or drawing spots. */
#include <mistwall/game.h>

#include "feature.h"
#include "random.h"
#include "state.h"

static void feed(uint64_t *hash, int64_t word)
{
    *hash = random_mix(*hash ^ (uint64_t)word) + 0x9e3779b97f4a7c15U;
}

static void feed_design(uint64_t *hash, const mw_game *game, int design)
{
    uint64_t facts = design == MW_NONE ? 0 : design_of(game, design)->facts;
    feed(hash, (int64_t)facts);
}

static void feed_part(uint64_t *hash, const mw_game *game, mw_spot spot)
{
    const mw_part *part =
        feature_part(game, feature_node(game, spot.tile, spot.part));
    feed(hash, part->kind);
    feed(hash, part->slot);
}

static void feed_tile(uint64_t *hash, const mw_game *game, int tile)
{
    const struct laid *laid = &laid_const(game)[tile];
    feed_design(hash, game, laid->design);
    feed(hash, laid->cell.x);
    feed(hash, laid->cell.y);
    feed(hash, laid->rotation);
    feed(hash, laid->circle_ghosts);
    feed(hash, laid->figure);
    if (laid->figure == MW_NO_FIGURE)
        return;
    feed(hash, laid->owner);
    feed(hash, laid->ghosts);
    feed_part(hash, game, (mw_spot){(uint8_t)tile, laid->part});
}

/* By the feature's name, not by the spot it was put on. */
static void feed_magic(uint64_t *hash, const mw_game *game,
                       enum mw_magic figure)
{
    mw_spot spot;
    if (!(game->modules & MW_MAGIC))
        return;
    if (!mw_magic_spot(game, figure, &spot)) {
        feed(hash, MW_NONE);
        return;
    }
    spot = mw_feature_of(game, spot);
    feed(hash, spot.tile);
    feed_part(hash, game, spot);
}

static void feed_player(uint64_t *hash, const mw_game *game, int player)
{
    const struct player *state = &game->player_of[player];
    feed(hash, state->score);
    for (int figure = MW_MEEPLE; figure < MW_FIGURE_KINDS; figure++)
        feed(hash, state->supply[figure]);
    feed(hash, state->guard_supply);
}

uint64_t mw_hash(const mw_game *game)
{
    uint64_t hash = 0;
    feed(&hash, game->modules);
    feed(&hash, game->tiny_city);
    feed(&hash, game->players);
    feed(&hash, game->step);
    feed(&hash, game->player);
    feed(&hash, game->turn);
    feed(&hash, game->owed);
    feed(&hash, game->ghosts);
    feed_design(&hash, game, game->hand);
    for (int player = 0; player < game->players; player++)
        feed_player(&hash, game, player);
    for (int figure = 0; figure < MW_MAGIC_FIGURES; figure++)
        feed_magic(&hash, game, (enum mw_magic)figure);
    feed(&hash, game->laid_count);
    for (int tile = 0; tile < game->laid_count; tile++)
        feed_tile(&hash, game, tile);
    feed(&hash, mw_stack_left(game));
    for (int i = game->stack_next; i < game->stack_count; i++)
        feed_design(&hash, game, stack_const(game)[i]);
    return hash;
}
