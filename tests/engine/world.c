/* Words for tests of the rules. */
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = malloc(1 << 20);
    assert_non_null(text);
    *length = fread(text, 1, 1 << 20, file);
    fclose(file);
    return text;
}

static void add_set(mw_tiles *tiles, const char *path)
{
    size_t length;
    char *text = read_file(path, &length);
    mw_tiles_error error = {0};
    if (!mw_tiles_add(tiles, text, length, &error))
        fail_msg("%s:%d:%d: %s", path, error.line, error.column,
                 mw_tiles_fault_text(error.fault));
    free(text);
}

static mw_tiles *tiles_of(const char *path, const char *second)
{
    mw_tiles *tiles = mw_tiles_new();
    assert_non_null(tiles);
    add_set(tiles, path);
    if (second != NULL)
        add_set(tiles, second);
    return tiles;
}

mw_tiles *world_tiles(void)
{
    return tiles_of(BASE_TILES, NULL);
}

static int read_stack(const mw_tiles *tiles, const char *text, uint8_t *stack)
{
    int count = 0;
    while (*text != '\0') {
        size_t length = strcspn(text, " ");
        int design = mw_design_find(tiles, text, length);
        if (design == MW_NONE)
            fail_msg("no design %.*s", (int)length, text);
        stack[count++] = (uint8_t)design;
        text += length;
        text += strspn(text, " ");
    }
    return count;
}

struct world *world_new_of_two(const mw_setup *setup, const char *set_path,
                               const char *second_path, const char *stack)
{
    struct world *world = calloc(1, sizeof *world);
    assert_non_null(world);
    world->tiles = tiles_of(set_path, second_path);
    uint8_t designs[MW_TILES_MAX];
    mw_setup with_stack = *setup;
    with_stack.stack = designs;
    with_stack.stack_count = read_stack(world->tiles, stack, designs);
    mw_status why = MW_OK;
    world->game = mw_game_new(world->tiles, &with_stack, &why);
    if (world->game == NULL)
        fail_msg("%s", mw_status_text(why));
    return world;
}

struct world *world_new_from(const mw_setup *setup, const char *set_path,
                             const char *stack)
{
    return world_new_of_two(setup, set_path, NULL, stack);
}

struct world *world_new_with(const mw_setup *setup, const char *stack)
{
    return world_new_from(setup, BASE_TILES, stack);
}

struct world *world_new(int players, const char *stack)
{
    mw_setup setup = {.players = players, .modules = MW_BASE, .seed = 1};
    return world_new_with(&setup, stack);
}

struct world *world_new_small(int players, const char *stack)
{
    mw_setup setup = {.players = players, .modules = MW_BASE, .seed = 1};
    return world_new_from(&setup, SMALL_TILES, stack);
}

void world_free(struct world *world)
{
    mw_game_free(world->game);
    mw_tiles_free(world->tiles);
    free(world);
}

static void apply(struct world *world, mw_action action)
{
    mw_status status = mw_apply(world->game, action, &world->events);
    if (status != MW_OK)
        fail_msg("%s", mw_status_text(status));
}

void lay(struct world *world, const char *id, int x, int y, int rotation)
{
    assert_string_equal(
        mw_design_id(world->tiles, mw_tile_in_hand(world->game)), id);
    apply(world, (mw_action){.type = MW_PLACE,
                             .rotation = (uint8_t)rotation,
                             .cell = {(int16_t)x, (int16_t)y}});
}

static int slot_number(const char *name)
{
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        if (strcmp(mw_slot_name(slot), name) == 0)
            return slot;
    }
    return MW_NONE;
}

static int named_part(const struct world *world, int tile, enum mw_kind kind,
                      const char *slot)
{
    mw_tile facts = mw_tile_get(world->game, tile);
    int part = mw_design_part_named(world->tiles, facts.design, facts.rotation,
                                    kind, slot_number(slot));
    if (part == MW_NONE)
        fail_msg("no %s %s on tile %d", mw_kind_name(kind), slot, tile);
    return part;
}

static mw_action meeple_action(const struct world *world, enum mw_kind kind,
                               const char *slot)
{
    int last = mw_tile_count(world->game) - 1;
    return (mw_action){.type = MW_FIGURE,
                       .figure = MW_MEEPLE,
                       .part = (uint8_t)named_part(world, last, kind, slot)};
}

void meeple(struct world *world, enum mw_kind kind, const char *slot)
{
    apply(world, meeple_action(world, kind, slot));
}

mw_status can_claim(const struct world *world, enum mw_kind kind,
                    const char *slot)
{
    return mw_check(world->game, meeple_action(world, kind, slot));
}

void pass(struct world *world)
{
    apply(world, (mw_action){.type = MW_PASS});
}

void end(struct world *world)
{
    apply(world, (mw_action){.type = MW_END});
}

void lay_only(struct world *world, const char *id, int x, int y, int rotation)
{
    lay(world, id, x, y, rotation);
    pass(world);
    end(world);
}

mw_spot spot(const struct world *world, int x, int y, enum mw_kind kind,
             const char *slot)
{
    int tile = mw_tile_at(world->game, (mw_cell){(int16_t)x, (int16_t)y});
    assert_int_not_equal(tile, MW_NONE);
    return (mw_spot){(uint8_t)tile,
                     (uint8_t)named_part(world, tile, kind, slot)};
}

mw_status refusal(struct world *world, mw_action action)
{
    uint64_t before = mw_hash(world->game);
    mw_status status = mw_apply(world->game, action, &world->events);
    assert_int_not_equal(status, MW_OK);
    assert_true(mw_hash(world->game) == before);
    assert_int_equal(world->events.count, 0);
    return status;
}

int score_of(const struct world *world, int player)
{
    return mw_player_score(world->game, player);
}

const mw_score *scored(const struct world *world, int n)
{
    for (int i = 0; i < world->events.count; i++) {
        const mw_event *event = &world->events.list[i];
        if (event->type == MW_EVENT_SCORED && n-- == 0)
            return &event->score;
    }
    return NULL;
}
