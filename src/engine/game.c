/* The life of a game, the door for change, and what can be asked of it. */
#include <mistwall/game.h>

#include <stdlib.h>
#include <string.h>

#include "feature.h"
#include "grid.h"
#include "mist.h"
#include "modules.h"
#include "stack.h"
#include "steps.h"

/* ---- layout of the block ---- */

static uint32_t reserve(uint32_t *size, size_t count, size_t each)
{
    uint32_t at = (*size + 7U) & ~7U;
    *size = at + (uint32_t)(count * each);
    return at;
}

/* What the designs of a game have of something, over all their copies. */
static size_t on_all_tiles(const mw_game *game,
                           int (*count)(const mw_tiles *tiles, int design))
{
    const mw_tiles *tiles = game->tiles;
    size_t sum = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        if (stack_has_design(tiles, game->modules, design))
            sum += (size_t)count(tiles, design) *
                   (size_t)mw_design_copies(tiles, design);
    }
    return sum;
}

/* The cells beside n joined tiles are 2n + 2 at most; the table of cells
 * holds them and the tiles, and stays less than half full. */
static void lay_out(mw_game *game, size_t tiles)
{
    uint32_t size = sizeof *game;
    size_t frontier = 2 * tiles + 2;
    int bits = 4;
    while ((1U << bits) < 2 * (tiles + frontier))
        bits++;
    game->place_bits = (uint16_t)bits;
    game->nodes_at = reserve(&size, on_all_tiles(game, mw_design_part_count),
                             sizeof(struct node));
    game->laid_at = reserve(&size, tiles, sizeof(struct laid));
    game->frontier_at = reserve(&size, frontier, sizeof(mw_cell));
    game->blocks_at =
        reserve(&size, frontier / BLOCK_CELLS + 1, sizeof(struct open_block));
    game->places_at = reserve(&size, (size_t)1 << bits, sizeof(struct place));
    game->stack_at = reserve(&size, tiles, 1);
    game->discards_at = reserve(&size, tiles, 1);
    game->pieces_at = reserve(&size, on_all_tiles(game, mw_design_bank_count),
                              sizeof(struct mist_piece));
    game->size = (size + 7U) & ~7U;
}

/* ---- set-up ---- */

enum { CITY_OF_TWO = 4, TINY_CITY = 2 };

static mw_status check_setup(const mw_tiles *tiles, const mw_setup *setup)
{
    if (setup->players < MW_PLAYERS_MIN || setup->players > MW_PLAYERS_MAX)
        return MW_BAD_PLAYERS;
    if (setup->tiny_city != 0 && setup->tiny_city != TINY_CITY &&
        setup->tiny_city != CITY_OF_TWO)
        return MW_BAD_HOUSE_RULE;
    mw_status status = mw_modules_check(setup->modules);
    if (status != MW_OK)
        return status;
    const char *name;
    for (int i = 0; (name = mw_module_name(i)) != NULL; i++) {
        if ((setup->modules & 1U << i) &&
            mw_tiles_set_find(tiles, name, strlen(name)) == MW_NONE)
            return MW_NO_TILE_SET;
    }
    return stack_total(tiles, setup->modules) > MW_TILES_MAX ? MW_TOO_MANY_TILES
                                                             : MW_OK;
}

/* The tiles that lie on the table first: those of the last module that has
 * some. Another module's leaves the game (BASE-1, MIST-1). */
static int last_set_that_starts(const mw_tiles *tiles, unsigned modules)
{
    int set = MW_NONE;
    const struct module *module;
    for (int i = 0; (module = module_row(i)) != NULL; i++) {
        int own = mw_tiles_set_find(tiles, module->name, strlen(module->name));
        if (!(modules & module->bit))
            continue;
        for (int design = 0; design < mw_design_count(tiles); design++) {
            if (mw_design_set(tiles, design) == own &&
                mw_design_starts(tiles, design))
                set = own;
        }
    }
    return set;
}

static void lay_start_tile(mw_game *game, int design)
{
    int quarter = mw_design_quarter(game->tiles, design);
    mw_cell cell = {0, 0};
    if (quarter != MW_NONE)
        cell = (mw_cell){(int16_t)(quarter % 2), (int16_t)(quarter / 2)};
    int tile = grid_lay(game, cell, design, 0, MW_NONE);
    feature_join_tile(game, tile);
    modules_lay(game, tile, NULL);
}

/* Inside the 2x2 tile everything joins as drawn (MIST-22); each part of a
 * quarter is a piece of one of the whole picture. */
static void join_quarters(mw_game *game, int one, int other)
{
    const struct mw_design *here =
        design_of(game, laid_const(game)[one].design);
    const struct mw_design *there =
        design_of(game, laid_const(game)[other].design);
    for (int i = 0; i < here->part_count; i++) {
        for (int k = 0; k < there->part_count; k++) {
            if (here->parts[0][i].whole == there->parts[0][k].whole)
                feature_join(game, feature_node(game, one, i),
                             feature_node(game, other, k));
        }
    }
    for (int i = 0; i < here->bank_count; i++) {
        for (int k = 0; k < there->bank_count; k++) {
            if (here->banks[0][i].whole == there->banks[0][k].whole)
                mist_join(game, mist_piece(game, one, i),
                          mist_piece(game, other, k));
        }
    }
}

static mw_status lay_start(mw_game *game)
{
    int set = last_set_that_starts(game->tiles, game->modules);
    if (set == MW_NONE)
        return MW_NO_START_TILE;
    for (int design = 0; design < mw_design_count(game->tiles); design++) {
        if (mw_design_set(game->tiles, design) == set &&
            mw_design_starts(game->tiles, design))
            lay_start_tile(game, design);
    }
    for (int one = 0; one < game->laid_count; one++) {
        for (int other = one + 1; other < game->laid_count; other++)
            join_quarters(game, one, other);
    }
    return MW_OK;
}

static void hand_out_figures(mw_game *game)
{
    const struct module *module;
    for (int i = 0; (module = module_row(i)) != NULL; i++) {
        if (!(game->modules & module->bit) || module->meeples == 0)
            continue;
        game->ghosts = module->ghosts;
        for (int player = 0; player < game->players; player++)
            game->player_of[player] =
                (struct player){.supply = {[MW_MEEPLE] = module->meeples,
                                           [MW_GUARD] = module->guards},
                                .guard_supply = module->guard_supply};
    }
}

static mw_status set_up(mw_game *game, const mw_setup *setup)
{
    game->players = (uint8_t)setup->players;
    game->tiny_city =
        (uint8_t)(setup->tiny_city != 0 ? setup->tiny_city : CITY_OF_TWO);
    game->hand = MW_NONE;
    hand_out_figures(game);
    mw_status status = lay_start(game);
    if (status == MW_OK)
        status = stack_fill(game, setup);
    if (status == MW_OK && !step_begin_turn(game, NULL))
        step_end_game(game, NULL);
    return status;
}

static mw_game *allocate(const mw_tiles *tiles, unsigned modules)
{
    mw_game head = {.tiles = tiles, .modules = modules};
    lay_out(&head, (size_t)stack_total(tiles, modules));
    mw_game *game = malloc(head.size);
    if (game == NULL)
        return NULL;
    memset(game, 0, head.size);
    *game = head;
    return game;
}

static mw_game *refuse(mw_game *game, mw_status status, mw_status *why)
{
    mw_game_free(game);
    if (why != NULL)
        *why = status;
    return NULL;
}

mw_game *mw_game_new(const mw_tiles *tiles, const mw_setup *setup,
                     mw_status *why)
{
    mw_status status = check_setup(tiles, setup);
    if (status != MW_OK)
        return refuse(NULL, status, why);
    mw_game *game = allocate(tiles, setup->modules);
    if (game == NULL)
        return refuse(NULL, MW_NO_MEMORY, why);
    status = set_up(game, setup);
    return status == MW_OK ? game : refuse(game, status, why);
}

void mw_game_free(mw_game *game)
{
    free(game);
}

mw_game *mw_game_copy(const mw_game *game)
{
    mw_game *copy = malloc(game->size);
    if (copy != NULL)
        memcpy(copy, game, game->size);
    return copy;
}

void mw_game_assign(mw_game *to, const mw_game *from)
{
    memcpy(to, from, from->size);
}

size_t mw_game_size(const mw_game *game)
{
    return game->size;
}

/* ---- the one door for change ---- */

bool mw_action_equal(mw_action one, mw_action other)
{
    return one.type == other.type && one.rotation == other.rotation &&
           one.figure == other.figure && one.part == other.part &&
           one.from == other.from && mw_cell_equal(one.cell, other.cell) &&
           mw_cell_equal(one.source, other.source);
}

void mw_legal(const mw_game *game, mw_actions *actions)
{
    actions->count = 0;
    const struct step *step = step_now(game);
    if (step != NULL)
        step->list(game, actions);
}

mw_status mw_check(const mw_game *game, mw_action action)
{
    const struct step *step = step_now(game);
    if (step == NULL)
        return MW_GAME_IS_OVER;
    return step->check(game, action);
}

mw_status mw_apply(mw_game *game, mw_action action, mw_events *events)
{
    if (events != NULL)
        events->count = 0;
    const struct step *step = step_now(game);
    if (step == NULL)
        return MW_GAME_IS_OVER;
    mw_status status = step->check(game, action);
    if (status != MW_OK)
        return status;
    bool ends_turn = game->step == MW_STEP_END;
    step->apply(game, action, events);
    if (!ends_turn)
        step_on(game, events);
    return MW_OK;
}

/* ---- queries ---- */

const mw_tiles *mw_game_tiles(const mw_game *game)
{
    return game->tiles;
}

int mw_player_count(const mw_game *game)
{
    return game->players;
}

unsigned mw_game_modules(const mw_game *game)
{
    return game->modules;
}

enum mw_step mw_game_step(const mw_game *game)
{
    return (enum mw_step)game->step;
}

int mw_player_to_move(const mw_game *game)
{
    return game->player;
}

int mw_turn(const mw_game *game)
{
    return game->turn;
}

int mw_player_score(const mw_game *game, int player)
{
    return game->player_of[player].score;
}

unsigned mw_leaders(const mw_game *game)
{
    unsigned leaders = 0;
    int most = INT16_MIN;
    for (int player = 0; player < game->players; player++) {
        int score = game->player_of[player].score;
        if (score > most) {
            most = score;
            leaders = 0;
        }
        if (score == most)
            leaders |= 1U << player;
    }
    return leaders;
}

int mw_player_supply(const mw_game *game, int player,
                     enum mw_figure_kind figure)
{
    return game->player_of[player].supply[figure];
}

int mw_tile_in_hand(const mw_game *game)
{
    return game->hand;
}

int mw_stack_left(const mw_game *game)
{
    return game->stack_count - game->stack_next;
}

void mw_stack_counts(const mw_game *game, uint8_t *counts)
{
    memset(counts, 0, (size_t)mw_design_count(game->tiles));
    for (int i = game->stack_next; i < game->stack_count; i++)
        counts[stack_const(game)[i]]++;
}

int mw_discard_count(const mw_game *game)
{
    return game->discard_count;
}

int mw_discarded(const mw_game *game, int index)
{
    return discard_const(game)[index];
}

int mw_tile_count(const mw_game *game)
{
    return game->laid_count;
}

mw_tile mw_tile_get(const mw_game *game, int tile)
{
    const struct laid *laid = &laid_const(game)[tile];
    return (mw_tile){.cell = laid->cell,
                     .design = laid->design,
                     .rotation = laid->rotation,
                     .layer = laid->layer,
                     .figure = laid->figure,
                     .owner = laid->owner,
                     .part = laid->part,
                     .ghosts = laid->ghosts,
                     .circle_ghosts = laid->circle_ghosts};
}

int mw_ghost_supply(const mw_game *game)
{
    return game->ghosts;
}

int mw_guard_supply(const mw_game *game, int player)
{
    return game->player_of[player].guard_supply;
}

int mw_tile_at(const mw_game *game, mw_cell cell)
{
    return grid_tile_at(game, cell);
}

int mw_frontier_count(const mw_game *game)
{
    return game->frontier_count;
}

mw_cell mw_frontier_cell(const mw_game *game, int index)
{
    return frontier_const(game)[index];
}

unsigned mw_fits(const mw_game *game, int design, mw_cell cell)
{
    int open = grid_open_at(game, cell);
    return open != MW_NONE ? grid_fits(game, design, open) : 0;
}

static int root_at(const mw_game *game, mw_spot spot)
{
    return feature_root(game, feature_node(game, spot.tile, spot.part));
}

int mw_feature_tiles(const mw_game *game, mw_spot spot)
{
    return node_const(game)[root_at(game, spot)].tiles;
}

int mw_feature_coats(const mw_game *game, mw_spot spot)
{
    return node_const(game)[root_at(game, spot)].coats;
}

int mw_feature_open(const mw_game *game, mw_spot spot)
{
    return node_const(game)[root_at(game, spot)].open;
}

bool mw_feature_complete(const mw_game *game, mw_spot spot)
{
    return feature_complete(game, root_at(game, spot));
}

int mw_feature_parts(const mw_game *game, mw_spot spot, mw_spot *spots, int max)
{
    int root = root_at(game, spot);
    int count = 0;
    /* Node numbers go up with the tiles, so that going through them in order
     * gives the tiles as they were laid. */
    for (int node = 0; node < game->node_count; node++) {
        if (feature_root(game, node) != root)
            continue;
        if (count < max)
            spots[count] = (mw_spot){node_const(game)[node].tile,
                                     (uint8_t)feature_part_index(game, node)};
        count++;
    }
    return count;
}
