/* Any stream of actions into the engine, possible ones and nonsense: a legal
 * one is done, another one changes nothing, and the game stays sound. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

struct play {
    struct fuzz_bytes bytes;
    mw_game *game, *copy;
    mw_actions legal;
    mw_events events;
};

/* ---- what must hold ---- */

/* Of two rotations that look alike the lower one is listed, and any part of a
 * feature stands for it; so only the type can be looked for. */
static bool is_listed(const mw_actions *legal, mw_action action)
{
    for (int i = 0; i < legal->count; i++) {
        if (legal->list[i].type == action.type)
            return true;
    }
    return false;
}

static void check_counts(const mw_game *game)
{
    int ghosts = mw_ghost_supply(game);
    for (int i = 0; i < mw_tile_count(game); i++) {
        mw_tile tile = mw_tile_get(game, i);
        FUZZ_MUST(mw_tile_at(game, tile.cell) == i);
        ghosts += tile.ghosts + tile.circle_ghosts;
    }
    FUZZ_MUST(ghosts == ((mw_game_modules(game) & MW_MIST) ? 15 : 0));
    FUZZ_MUST(mw_leaders(game) != 0);
}

/* Any tile and part may be asked for that exist. */
static void ask(const struct play *play, unsigned number)
{
    const mw_game *game = play->game;
    mw_spot spot = {(uint8_t)(number % (unsigned)mw_tile_count(game)), 0};
    mw_score score;
    int design = mw_tile_get(game, spot.tile).design;
    int parts = mw_design_part_count(mw_game_tiles(game), design);
    for (; spot.part < parts; spot.part++) {
        mw_spot root = mw_feature_of(game, spot);
        mw_feature_worth(game, spot, &score);
        FUZZ_MUST(memcmp(&score.feature, &root, sizeof root) == 0);
        FUZZ_MUST(mw_feature_parts(game, spot, NULL, 0) >=
                  mw_feature_tiles(game, spot));
    }
}

/* ---- what is done ---- */

static mw_action any_action(struct fuzz_bytes *bytes)
{
    mw_action action = {.type = (uint8_t)fuzz_take(bytes),
                        .rotation = (uint8_t)fuzz_take(bytes),
                        .figure = (uint8_t)fuzz_take(bytes),
                        .part = (uint8_t)fuzz_take(bytes),
                        .from = (enum mw_ghost_source)fuzz_take(bytes)};
    action.cell.x = (int16_t)fuzz_take_two(bytes);
    action.cell.y = (int16_t)fuzz_take_two(bytes);
    action.source.x = (int16_t)fuzz_take_two(bytes);
    action.source.y = (int16_t)fuzz_take_two(bytes);
    return action;
}

/* A legal action with one field changed is near enough to be taken for one. */
static mw_action near_action(struct play *play)
{
    mw_action action =
        play->legal
            .list[fuzz_take_two(&play->bytes) % (unsigned)play->legal.count];
    uint8_t *const fields[] = {&action.type, &action.rotation, &action.figure,
                               &action.part};
    unsigned field = fuzz_take(&play->bytes) % 5;
    uint8_t value = (uint8_t)fuzz_take(&play->bytes);
    if (field == 4)
        action.from = (enum mw_ghost_source)value;
    else
        *fields[field] = value;
    return action;
}

static void attempt(struct play *play, mw_action action)
{
    mw_status check = mw_check(play->game, action);
    FUZZ_MUST(check < MW_STATUSES);
    mw_game_assign(play->copy, play->game);
    mw_status status = mw_apply(play->game, action, &play->events);
    FUZZ_MUST(status == check);
    if (status != MW_OK) {
        FUZZ_MUST(mw_hash(play->game) == mw_hash(play->copy));
        return;
    }
    FUZZ_MUST(is_listed(&play->legal, action));
    FUZZ_MUST(play->events.count <= MW_MAX_EVENTS);
    /* Without a list of events the same comes of it. */
    FUZZ_MUST(mw_apply(play->copy, action, NULL) == MW_OK);
    FUZZ_MUST(mw_hash(play->copy) == mw_hash(play->game));
    check_counts(play->game);
    mw_legal(play->game, &play->legal);
    FUZZ_MUST(play->legal.count <= MW_MAX_ACTIONS);
}

/* Half of the numbers do what is legal, so that games get far. */
static void step(struct play *play)
{
    unsigned what = fuzz_take(&play->bytes);
    if (what < 0x80)
        attempt(play, play->legal.list[what % (unsigned)play->legal.count]);
    else if (what < 0xc0)
        attempt(play, play->legal.list[fuzz_take_two(&play->bytes) %
                                       (unsigned)play->legal.count]);
    else if (what < 0xe0)
        attempt(play, near_action(play));
    else if (what < 0xf0)
        attempt(play, any_action(&play->bytes));
    else if (what < 0xf8)
        ask(play, fuzz_take(&play->bytes));
    else
        mw_reshuffle(play->game, what);
}

/* Any set-up as well; one that is refused has a reason. */
static mw_game *new_game(struct fuzz_bytes *bytes)
{
    static uint8_t stack[16];
    mw_status why = MW_OK;
    unsigned modules = fuzz_take(bytes);
    mw_setup setup = {.players = (int)(fuzz_take(bytes) % 8),
                      .modules = fuzz_modules(modules),
                      .seed = fuzz_take_two(bytes),
                      .tiny_city = (int)(fuzz_take(bytes) % 6),
                      .stack = stack};
    setup.stack_count = (int)(fuzz_take(bytes) % sizeof stack);
    for (int i = 0; i < setup.stack_count; i++)
        stack[i] = (uint8_t)fuzz_take(bytes);
    if (modules >= 0xf8)
        setup.modules = fuzz_take_two(bytes);
    mw_game *game = mw_game_new(fuzz_tiles(), &setup, &why);
    FUZZ_MUST((game == NULL) == (why != MW_OK));
    return game;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct play play;
    play.bytes = (struct fuzz_bytes){bytes, length};
    play.game = new_game(&play.bytes);
    if (play.game == NULL)
        return 0;
    play.copy = mw_game_copy(play.game);
    FUZZ_MUST(play.copy != NULL);
    mw_legal(play.game, &play.legal);
    while (play.bytes.left > 0 && play.legal.count > 0)
        step(&play);
    FUZZ_MUST((play.legal.count == 0) ==
              (mw_game_step(play.game) == MW_STEP_OVER));
    mw_game_free(play.game);
    mw_game_free(play.copy);
    return 0;
}
