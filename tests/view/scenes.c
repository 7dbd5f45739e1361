/* Reads the tiles and the game that tests of the map look at. */
#include "scenes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "assets.h"
#include "files.h"

const struct scene_look scene_looks[SCENE_LOOKS] = {
    {"colour", {COLOURS_256, GLYPHS_UTF8}},
    {"console", {COLOURS_8, GLYPHS_CONSOLE}},
    {"mono", {COLOURS_NEVER, GLYPHS_UTF8}},
    {"ascii", {COLOURS_NEVER, GLYPHS_ASCII}},
    {"ascii-colour", {COLOURS_256, GLYPHS_ASCII}},
};

const char *const scene_sizes[TILE_SIZES] = {"overview", "small", "medium",
                                             "large"};

mw_tiles *scene_tiles(void)
{
    mw_tiles *tiles = asset_tiles(NULL);
    assert_non_null(tiles);
    return tiles;
}

static char *read_test_file(const char *path, size_t *length)
{
    char *text = file_read(path, length, NULL);
    assert_non_null(text);
    return text;
}

mw_tiles *scene_every_tiles(void)
{
    size_t length;
    char *text =
        read_test_file(SOURCE_DIR "/tests/view/sets/every.tiles", &length);
    mw_tiles *tiles = mw_tiles_new();
    assert_non_null(tiles);
    assert_true(mw_tiles_add(tiles, text, length, NULL));
    free(text);
    return tiles;
}

struct session *scene_evening(const mw_tiles *tiles)
{
    size_t length;
    char *text =
        read_test_file(SOURCE_DIR "/tests/view/sets/evening.mistwall", &length);
    struct problem problem = {0};
    struct session *session = session_read(tiles, text, length, NULL, &problem);
    if (session == NULL)
        fail_msg("evening.mistwall:%d: %s", problem.line, problem.text);
    free(text);
    return session;
}

struct map_view scene_view(const mw_game *game, enum tile_size size,
                           int columns, int rows)
{
    mw_cell least = {0, 0}, most = {0, 0};
    for (int i = 0; i < mw_tile_count(game); i++) {
        mw_cell cell = mw_tile_get(game, i).cell;
        least.x = cell.x < least.x ? cell.x : least.x;
        least.y = cell.y < least.y ? cell.y : least.y;
        most.x = cell.x > most.x ? cell.x : most.x;
        most.y = cell.y > most.y ? cell.y : most.y;
    }
    return (struct map_view){
        .size = size,
        .left = ((least.x + most.x + 1) * tile_columns(size) - columns) / 2,
        .top = ((least.y + most.y + 1) * tile_rows(size) - rows) / 2,
        .ghost_design = MW_NONE,
        .last_tile = mw_tile_count(game) - 1};
}

static bool comes_before(mw_cell one, mw_cell other)
{
    return one.y != other.y ? one.y < other.y : one.x < other.x;
}

int scene_targets(const mw_game *game, struct map_target *targets, int max)
{
    int count = 0;
    for (int i = 0; i < mw_frontier_count(game) && count < max; i++) {
        mw_cell cell = mw_frontier_cell(game, i);
        if (mw_fits(game, mw_tile_in_hand(game), cell) == 0)
            continue;
        int at = count++;
        for (; at > 0 && comes_before(cell, targets[at - 1].cell); at--)
            targets[at] = targets[at - 1];
        targets[at].cell = cell;
    }
    for (int i = 0; i < count; i++)
        targets[i].number = i + 1;
    return count;
}

int scene_choices(const struct session *session, struct map_choice *choices,
                  int max)
{
    const mw_game *game = session_game(session);
    const mw_actions *legal = session_legal(session);
    uint8_t last = (uint8_t)(mw_tile_count(game) - 1);
    unsigned parts = 0;
    for (int i = 0; i < legal->count; i++) {
        if (legal->list[i].type == MW_FIGURE)
            parts |= 1U << legal->list[i].part;
    }
    int count = 0;
    for (int part = 0; part < MW_PARTS_MAX && count < max; part++) {
        if ((parts >> part & 1) == 0)
            continue;
        choices[count].spot = (mw_spot){last, (uint8_t)part};
        choices[count].number = count + 1;
        count++;
    }
    return count;
}
