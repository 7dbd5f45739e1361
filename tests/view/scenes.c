/* Reads the tiles and the game that tests of the map look at. */
#include "scenes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "assets.h"
#include "common/scale.h"
#include "files.h"
#include "hands.h"

const struct scene_look scene_looks[SCENE_LOOKS] = {
    {"colour", {COLOURS_256, GLYPHS_UTF8}},
    {"console", {COLOURS_8, GLYPHS_CONSOLE}},
    {"mono", {COLOURS_NEVER, GLYPHS_UTF8}},
    {"ascii", {COLOURS_NEVER, GLYPHS_ASCII}},
    {"ascii-colour", {COLOURS_256, GLYPHS_ASCII}},
};

const char *const scene_sizes[TILE_SIZES] = {"overview", "small", "medium",
                                             "large"};

struct look scene_any_look(int index)
{
    return (struct look){(enum colours)(index / 3), (enum glyphs)(index % 3)};
}

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

static struct session *read_record(const mw_tiles *tiles, const char *path)
{
    size_t length;
    char *text = read_test_file(path, &length);
    struct problem problem = {0};
    struct session *session = session_read(tiles, text, length, NULL, &problem);
    if (session == NULL)
        fail_msg("%s:%d: %s", path, problem.line, problem.text);
    free(text);
    return session;
}

struct session *scene_evening(const mw_tiles *tiles)
{
    return read_record(tiles, SOURCE_DIR "/tests/view/sets/evening.mistwall");
}

struct session *scene_night(const mw_tiles *tiles)
{
    return read_record(tiles, SOURCE_DIR "/tests/view/sets/night.mistwall");
}

int scene_largest_bank(const mw_game *game, mw_spot *pieces, int max)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    mw_spot best = {0};
    int most = 0;
    for (int i = 0; i < mw_tile_count(game); i++) {
        int banks = mw_design_bank_count(tiles, mw_tile_get(game, i).design);
        for (int bank = 0; bank < banks; bank++) {
            mw_spot piece = {(uint8_t)i, (uint8_t)bank};
            int count = mw_bank_pieces(game, piece, NULL, 0);
            if (count > most) {
                most = count;
                best = piece;
            }
        }
    }
    return mw_bank_pieces(game, best, pieces, max);
}

/* The quarters of the 2x2 start tile are never turned. */
static bool can_lie(const struct tile_order *order)
{
    return order->rotation == 0 ||
           mw_design_quarter(order->tiles, order->design) == MW_NONE;
}

/* The other looks differ from one of these by the palette or the glyphs. */
static bool is_typical(struct look look)
{
    if (look.glyphs == GLYPHS_UTF8)
        return look.colours == COLOURS_256 || look.colours == COLOURS_NEVER;
    return look.glyphs == GLYPHS_CONSOLE ? look.colours == COLOURS_8
                                         : look.colours == COLOURS_NEVER;
}

void scene_every_tile(const mw_tiles *tiles, struct look look,
                      scene_check *check)
{
    enum { TURNS = 4, TONES = 2 };
    int step = scaled(20) < 20 ? 7 : is_typical(look) ? 1 : 3;
    int count = mw_design_count(tiles) * TURNS * TILE_SIZES * TONES;
    struct tile_order order = {.look = look, .tiles = tiles};
    for (int i = 0; i < count; i += step) {
        order.odd = i % TONES != 0;
        order.size = (enum tile_size)(i / TONES % TILE_SIZES);
        order.rotation = i / TONES / TILE_SIZES % TURNS;
        order.design = i / TONES / TILE_SIZES / TURNS;
        if (can_lie(&order))
            check(&order);
    }
}

void scene_in_every_look(const mw_tiles *tiles, scene_check *check)
{
    for (int i = 0; i < ALL_LOOKS; i++)
        scene_every_tile(tiles, scene_any_look(i), check);
}

void scene_fail(const struct tile_order *order, const char *words)
{
    fail_msg("%s, turned %d, size %d, colours %d, glyphs %d: %s",
             mw_design_id(order->tiles, order->design), order->rotation,
             (int)order->size, (int)order->look.colours,
             (int)order->look.glyphs, words);
}

struct map_view scene_view(const mw_game *game, enum tile_size size,
                           int columns, int rows)
{
    int left = 0, right = 0, top = 0, bottom = 0;
    for (int i = 0; i < mw_tile_count(game); i++) {
        mw_cell cell = mw_tile_get(game, i).cell;
        left = cell.x < left ? cell.x : left;
        right = cell.x > right ? cell.x : right;
        top = cell.y < top ? cell.y : top;
        bottom = cell.y > bottom ? cell.y : bottom;
    }
    return (struct map_view){
        .size = size,
        .left = ((left + right + 1) * tile_columns(size) - columns) / 2,
        .top = ((top + bottom + 1) * tile_rows(size) - rows) / 2,
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
