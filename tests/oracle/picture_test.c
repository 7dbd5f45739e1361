/* Every fact of every tile there is, in all rotations, against a second reading
 * of the pictures that shares nothing with the engine's. */
#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "numbering.h"

enum { SET_BYTES_MAX = 1 << 16, FILES_MIN = 36, WHOLES_MAX = 64 };

/* A tile file as both read it. */
struct reading {
    const char *path;
    mw_tiles *tiles;
    oracle_pictures *pictures;
};

/* A design in one rotation, and what is said if it differs. */
struct where {
    const struct reading *reading;
    const oracle_picture *picture;
    int design;
    int rotation;
    long differences;
};

static void same(struct where *w, const char *fact, int index, long long right,
                 long long engine)
{
    if (right == engine)
        return;
    w->differences++;
    print_error("%s: %s, rotation %d: %s %d: %lld, but the engine %lld\n",
                w->reading->path, w->picture->id, w->rotation, fact, index,
                right, engine);
}

/* ---- reading ---- */

static const char *text_of(const char *path)
{
    static char text[SET_BYTES_MAX];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    return text;
}

/* False for a file that the engine refuses, as some tests want it to. */
static bool read_both(const char *path, struct reading *reading)
{
    const char *text = text_of(path);
    *reading = (struct reading){path, mw_tiles_new(), NULL};
    assert_non_null(reading->tiles);
    if (!mw_tiles_add(reading->tiles, text, strlen(text), NULL)) {
        mw_tiles_free(reading->tiles);
        assert_non_null(strstr(path, "/faults/"));
        return false;
    }
    reading->pictures = calloc(1, sizeof *reading->pictures);
    assert_non_null(reading->pictures);
    oracle_pictures_add(reading->pictures, text);
    if (!number_alike(reading->pictures, reading->tiles))
        fail_msg("%s", path);
    return true;
}

static void forget(struct reading *reading)
{
    mw_tiles_free(reading->tiles);
    free(reading->pictures);
}

typedef long (*compare)(const struct reading *reading);

/* All tile files of the project that are good ones. */
static void compare_all_files(compare compare_one)
{
    static const char *const patterns[] = {SOURCE_DIR "/assets/tiles/*.tiles",
                                           SOURCE_DIR "/tests/*/*.tiles",
                                           SOURCE_DIR "/tests/*/*/*.tiles"};
    glob_t found = {0};
    long differences = 0;
    int files = 0;
    for (int i = 0; i < 3; i++)
        assert_int_equal(
            glob(patterns[i], i > 0 ? GLOB_APPEND : 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        struct reading reading;
        if (!read_both(found.gl_pathv[i], &reading))
            continue;
        differences += compare_one(&reading);
        forget(&reading);
        files++;
    }
    globfree(&found);
    assert_in_range(files, FILES_MIN, 1000);
    assert_int_equal(differences, 0);
}

typedef void (*compare_turned)(struct where *where);

static long each_rotation(const struct reading *reading,
                          compare_turned compare_one)
{
    struct where w = {.reading = reading};
    for (w.design = 0; w.design < reading->pictures->count; w.design++) {
        w.picture = &reading->pictures->list[w.design];
        for (w.rotation = 0; w.rotation < MW_SIDES; w.rotation++)
            compare_one(&w);
    }
    return w.differences;
}

/* ---- designs ---- */

static void compare_design(struct where *w)
{
    const mw_tiles *tiles = w->reading->tiles;
    const oracle_picture *right = w->picture;
    const oracle_face *face = &right->face[w->rotation];
    int design = w->design;
    same(w, "found", 0, design,
         mw_design_find(tiles, right->id, strlen(right->id)));
    same(w, "copies", 0, right->copies, mw_design_copies(tiles, design));
    same(w, "starts", 0, right->starts, mw_design_starts(tiles, design));
    same(w, "magic", 0, right->magic, mw_design_magic(tiles, design));
    same(w, "misty", 0, face->misty, mw_design_misty(tiles, design));
    same(w, "ghost marks", 0, right->ghost_marks,
         mw_design_ghost_marks(tiles, design));
    same(w, "quarter", 0, right->quarter, mw_design_quarter(tiles, design));
    same(w, "lowest rotation", 0, right->lowest[w->rotation],
         mw_design_rotation(tiles, design, w->rotation));
}

static long compare_designs(const struct reading *reading)
{
    return each_rotation(reading, compare_design);
}

static void all_designs_are_alike(void **state)
{
    (void)state;
    compare_all_files(compare_designs);
}

/* ---- sides ---- */

static void compare_side(struct where *w)
{
    const oracle_face *face = &w->picture->face[w->rotation];
    for (enum mw_side side = 0; side < MW_SIDES; side++)
        same(w, "side", (int)side, face->terrain[side],
             mw_design_side(w->reading->tiles, w->design, w->rotation, side));
}

static long compare_sides(const struct reading *reading)
{
    return each_rotation(reading, compare_side);
}

static void BASE_4_all_sides_are_alike(void **state)
{
    (void)state;
    compare_all_files(compare_sides);
}

/* ---- parts ---- */

static void compare_part(struct where *w, int i)
{
    const mw_part *right = &w->picture->face[w->rotation].part[i];
    const mw_part *engine =
        mw_design_part(w->reading->tiles, w->design, w->rotation, i);
    same(w, "kind", i, right->kind, engine->kind);
    same(w, "coats", i, right->coats, engine->coats);
    same(w, "slots", i, right->slots, engine->slots);
    same(w, "borders", i, right->borders, engine->borders);
    same(w, "sides", i, right->sides, engine->sides);
    same(w, "slot", i, right->slot, engine->slot);
    same(w, "claimable", i, right->claimable, engine->claimable);
    same(w, "inn", i, right->inn, engine->inn);
    same(w, "cathedral", i, right->cathedral, engine->cathedral);
    same(w, "is a piece", i, right->whole != MW_NONE, engine->whole != MW_NONE);
}

static int part_named(const oracle_face *face, enum mw_kind kind, int slot)
{
    for (int i = 0; i < face->part_count; i++)
        if (face->part[i].kind == kind && face->part[i].slot == slot)
            return i;
    return MW_NONE;
}

static void compare_parts_turned(struct where *w)
{
    const mw_tiles *tiles = w->reading->tiles;
    const oracle_face *face = &w->picture->face[w->rotation];
    same(w, "parts", 0, face->part_count,
         mw_design_part_count(tiles, w->design));
    for (int i = 0; i < face->part_count; i++)
        compare_part(w, i);
    for (enum mw_kind kind = 0; kind < MW_KINDS; kind++)
        for (int slot = MW_NONE; slot < MW_SLOTS; slot++)
            same(w, mw_kind_name(kind), slot, part_named(face, kind, slot),
                 mw_design_part_named(tiles, w->design, w->rotation, kind,
                                      slot));
}

static long compare_parts(const struct reading *reading)
{
    return each_rotation(reading, compare_parts_turned);
}

static void all_parts_are_alike(void **state)
{
    (void)state;
    compare_all_files(compare_parts);
}

/* ---- mist ---- */

static void compare_pieces_turned(struct where *w)
{
    const mw_tiles *tiles = w->reading->tiles;
    const oracle_face *face = &w->picture->face[w->rotation];
    same(w, "pieces", 0, face->piece_count,
         mw_design_bank_count(tiles, w->design));
    for (int i = 0; i < face->piece_count; i++) {
        mw_bank_part engine = mw_design_bank(tiles, w->design, w->rotation, i);
        same(w, "misty sides", i, face->piece[i].sides, engine.sides);
        same(w, "circles", i, face->piece[i].circles, engine.circles);
        same(w, "is a piece", i, face->piece[i].whole != MW_NONE,
             engine.whole != MW_NONE);
    }
}

static long compare_pieces(const struct reading *reading)
{
    return each_rotation(reading, compare_pieces_turned);
}

static void MIST_4_all_pieces_of_mist_are_alike(void **state)
{
    (void)state;
    compare_all_files(compare_pieces);
}

/* ---- cells ---- */

static void compare_cell(struct where *w, int column, int row)
{
    const mw_picture_cell *right = &w->picture->cell[w->rotation][row][column];
    mw_picture_cell engine =
        mw_design_cell(w->reading->tiles, w->design, w->rotation, column, row);
    int index = 10 * row + column;
    same(w, "surface", index, right->surface, engine.surface);
    same(w, "mark", index, right->mark, engine.mark);
    same(w, "mist", index, right->mist, engine.mist);
    same(w, "part", index, right->part, engine.part);
}

static void compare_cells_turned(struct where *w)
{
    for (int row = 0; row < MW_GRID; row++)
        for (int column = 0; column < MW_GRID; column++)
            compare_cell(w, column, row);
}

static long compare_cells(const struct reading *reading)
{
    return each_rotation(reading, compare_cells_turned);
}

static void all_cells_are_alike(void **state)
{
    (void)state;
    compare_all_files(compare_cells);
}

/* ---- the square ---- */

/* Which number of the oracle's is which of the engine's, and back. */
struct wholes {
    int engine[WHOLES_MAX];
    int right[WHOLES_MAX];
};

static void pair(struct where *w, struct wholes *wholes, int i, int right,
                 int engine)
{
    if (right == MW_NONE || engine == MW_NONE)
        return;
    assert_in_range(engine, 0, WHOLES_MAX - 1);
    if (wholes->engine[right] == MW_NONE)
        wholes->engine[right] = engine;
    if (wholes->right[engine] == MW_NONE)
        wholes->right[engine] = right;
    same(w, "whole", i, wholes->engine[right], engine);
    same(w, "whole, back", i, wholes->right[engine], right);
}

static void compare_across(struct where *w, const struct wholes *wholes, int i)
{
    const oracle_face *face = &w->picture->face[w->rotation];
    uint64_t engine = 0;
    for (int whole = 0; whole < WHOLES_MAX; whole++)
        if (face->part[i].across >> whole & 1u)
            engine |= UINT64_C(1) << wholes->engine[whole];
    same(w, "across", i, (long long)engine,
         (long long)mw_design_part(w->reading->tiles, w->design, w->rotation, i)
             ->across);
}

static void pair_wholes(struct where *w, struct wholes *parts,
                        struct wholes *pieces)
{
    const mw_tiles *tiles = w->reading->tiles;
    const oracle_face *face = &w->picture->face[w->rotation];
    for (int i = 0; i < face->part_count; i++)
        pair(w, parts, i, face->part[i].whole,
             mw_design_part(tiles, w->design, w->rotation, i)->whole);
    for (int i = 0; i < face->piece_count; i++)
        pair(w, pieces, i, face->piece[i].whole,
             mw_design_bank(tiles, w->design, w->rotation, i).whole);
}

/* No file has more squares than one. */
static long compare_square(const struct reading *reading)
{
    struct wholes parts;
    struct wholes pieces;
    struct where w = {.reading = reading};
    memset(&parts, MW_NONE, sizeof parts);
    memset(&pieces, MW_NONE, sizeof pieces);
    for (int step = 0; step < 2; step++)
        for (w.design = 0; w.design < reading->pictures->count; w.design++) {
            w.picture = &reading->pictures->list[w.design];
            for (w.rotation = 0; w.rotation < MW_SIDES; w.rotation++) {
                pair_wholes(&w, &parts, &pieces);
                for (int i = 0; i < w.picture->face[0].part_count && step; i++)
                    compare_across(&w, &parts, i);
            }
        }
    return w.differences;
}

static void MIST_22_all_squares_are_alike(void **state)
{
    (void)state;
    compare_all_files(compare_square);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_designs_are_alike),
        cmocka_unit_test(BASE_4_all_sides_are_alike),
        cmocka_unit_test(all_parts_are_alike),
        cmocka_unit_test(MIST_4_all_pieces_of_mist_are_alike),
        cmocka_unit_test(all_cells_are_alike),
        cmocka_unit_test(MIST_22_all_squares_are_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
