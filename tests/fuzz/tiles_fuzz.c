/* Any text as a tile file: it is refused with a place that exists, or its
 * tiles are sound enough to play with. */
#include <string.h>

#include "assets.h"
#include "fuzz.h"

enum { ACTIONS = 300 };

static int lines_of(const uint8_t *bytes, size_t length)
{
    int lines = 1;
    for (size_t i = 0; i < length; i++)
        lines += bytes[i] == '\n';
    return lines;
}

/* Each edge slot belongs to one part at most, and what a record would call a
 * part leads back to it. */
static void check_parts(const mw_tiles *tiles, int design, int rotation)
{
    unsigned covered = 0;
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        const mw_part *part = mw_design_part(tiles, design, rotation, i);
        FUZZ_MUST((covered & part->slots) == 0);
        covered |= part->slots;
        int named = mw_design_part_named(tiles, design, rotation,
                                         (enum mw_kind)part->kind, part->slot);
        FUZZ_MUST(named == i);
    }
    for (int row = 0; row < MW_GRID; row++) {
        for (int column = 0; column < MW_GRID; column++) {
            mw_picture_cell cell =
                mw_design_cell(tiles, design, rotation, column, row);
            FUZZ_MUST(cell.part < mw_design_part_count(tiles, design));
        }
    }
}

static void check_designs(const mw_tiles *tiles)
{
    for (int design = 0; design < mw_design_count(tiles); design++) {
        const char *id = mw_design_id(tiles, design);
        FUZZ_MUST(mw_design_find(tiles, id, strlen(id)) == design);
        for (int rotation = 0; rotation < 4; rotation++)
            check_parts(tiles, design, rotation);
    }
}

/* Their tiles first, as many as there are, so that a short game shows them. */
static int stack_of(const mw_tiles *tiles, int set, uint8_t *stack)
{
    int count = 0;
    for (int design = 0; design < mw_design_count(tiles); design++) {
        int copies =
            mw_design_copies(tiles, design) - mw_design_starts(tiles, design);
        if (mw_design_set(tiles, design) != set ||
            mw_design_quarter(tiles, design) != MW_NONE)
            continue;
        for (int i = 0; i < copies && count < MW_TILES_MAX; i++)
            stack[count++] = (uint8_t)design;
    }
    return count;
}

/* A game with these tiles, if there can be one. The choice is simple: it is
 * the tiles that vary. */
static void play(const mw_tiles *tiles, unsigned modules, int set)
{
    static mw_actions legal;
    static uint8_t stack[MW_TILES_MAX];
    mw_setup setup = {
        .players = 2, .modules = modules, .seed = 1, .stack = stack};
    setup.stack_count = stack_of(tiles, set, stack);
    mw_game *game = mw_game_new(tiles, &setup, NULL);
    if (game == NULL)
        return;
    uint64_t choice = 1;
    mw_legal(game, &legal);
    for (int i = 0; i < ACTIONS && legal.count > 0; i++) {
        FUZZ_MUST(legal.count <= MW_MAX_ACTIONS);
        choice = choice * 6364136223846793005U + 1442695040888963407U;
        int at = (int)((choice >> 33) % (unsigned)legal.count);
        FUZZ_MUST(mw_apply(game, legal.list[at], NULL) == MW_OK);
        mw_legal(game, &legal);
    }
    mw_game_free(game);
}

/* As the set of a module it is played with those that are shipped. */
static void play_as_module(const char *text, size_t length, const char *name)
{
    unsigned module = mw_module_bit(name, strlen(name));
    unsigned modules = MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE;
    if (module == 0 || module == MW_BASE)
        return;
    struct problem problem;
    mw_tiles *tiles = asset_tiles(&problem);
    FUZZ_MUST(tiles != NULL && mw_tiles_add(tiles, text, length, NULL));
    play(tiles, modules, mw_tiles_set_find(tiles, name, strlen(name)));
    mw_tiles_free(tiles);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    const char *text = (const char *)bytes;
    mw_tiles_error error = {MW_TILES_OK, 0, 0};
    mw_tiles *tiles = mw_tiles_new();
    FUZZ_MUST(tiles != NULL);
    if (mw_tiles_add(tiles, text, length, &error)) {
        uint64_t print = mw_tiles_set_fingerprint(tiles, 0);
        check_designs(tiles);
        play(tiles, MW_BASE, 0);
        play_as_module(text, length, mw_tiles_set_name(tiles, 0));
        FUZZ_MUST(mw_tiles_add(tiles, text, length, NULL)); /* replaces it */
        FUZZ_MUST(mw_tiles_set_count(tiles) == 1);
        FUZZ_MUST(mw_tiles_set_fingerprint(tiles, 0) == print);
    } else {
        FUZZ_MUST(error.fault != MW_TILES_OK && error.column >= 0);
        FUZZ_MUST(error.line >= 1 && error.line <= lines_of(bytes, length));
        FUZZ_MUST(mw_tiles_set_count(tiles) == 0);
        FUZZ_MUST(mw_design_count(tiles) == 0);
    }
    mw_tiles_free(tiles);
    return 0;
}
