/* The banks that the engine keeps up to date are those that a fresh search of
 * the whole board finds, after every action of random games. */
#include "games.h"

#include <string.h>

enum { PIECES_MAX = MW_TILES_MAX * MW_BANKS_MAX };

/* The board anew: all pieces of mist, and what they hang together in. */
struct search {
    const mw_game *game;
    int count;
    mw_spot pieces[PIECES_MAX];
    int first[MW_TILES_MAX]; /* piece of each tile */
    int bank[PIECES_MAX];    /* number of the bank of each piece, from 0 */
    int banks;
    mw_bank found[PIECES_MAX];   /* what the search finds, by bank */
    unsigned judged[PIECES_MAX]; /* what the last tile did to it */
};

static mw_bank_part facts_of(const struct search *search, mw_spot piece)
{
    mw_tile tile = mw_tile_get(search->game, piece.tile);
    return mw_design_bank(mw_game_tiles(search->game), tile.design,
                          tile.rotation, piece.part);
}

static int pieces_of(const struct search *search, int tile)
{
    return mw_design_bank_count(mw_game_tiles(search->game),
                                mw_tile_get(search->game, tile).design);
}

static void list_pieces(struct search *search)
{
    search->count = 0;
    for (int tile = 0; tile < mw_tile_count(search->game); tile++) {
        search->first[tile] = search->count;
        for (int i = 0; i < pieces_of(search, tile); i++) {
            search->bank[search->count] = MW_NONE;
            search->pieces[search->count++] =
                (mw_spot){(uint8_t)tile, (uint8_t)i};
        }
    }
}

static int tile_beside(const struct search *search, int tile, int side)
{
    mw_cell cell = mw_tile_get(search->game, tile).cell;
    return mw_tile_at(search->game, mw_cell_beside(cell, (enum mw_side)side));
}

/* The piece of mist at this side of a tile, or MW_NONE where it is clear. */
static int piece_at(const struct search *search, int tile, int side)
{
    for (int i = 0; i < pieces_of(search, tile); i++) {
        int piece = search->first[tile] + i;
        if (facts_of(search, search->pieces[piece]).sides & 1U << side)
            return piece;
    }
    return MW_NONE;
}

/* Where two quarters of a picture meet nothing touches: they are one (MIST-22).
 */
static bool inner(const struct search *search, int tile, int side)
{
    static const unsigned INNER[4] = {
        1U << MW_EAST | 1U << MW_SOUTH, 1U << MW_WEST | 1U << MW_SOUTH,
        1U << MW_NORTH | 1U << MW_EAST, 1U << MW_NORTH | 1U << MW_WEST};
    int quarter = mw_design_quarter(mw_game_tiles(search->game),
                                    mw_tile_get(search->game, tile).design);
    return quarter != MW_NONE && INNER[quarter] & 1U << side;
}

static void spread(struct search *search, int piece, int bank);

/* Other quarters' pieces of the same mist. */
static void spread_in_picture(struct search *search, int piece, int bank)
{
    int whole = facts_of(search, search->pieces[piece]).whole;
    for (int i = 0; whole != MW_NONE && i < search->count; i++) {
        if (facts_of(search, search->pieces[i]).whole == whole)
            spread(search, i, bank);
    }
}

static void spread(struct search *search, int piece, int bank)
{
    if (search->bank[piece] != MW_NONE)
        return;
    search->bank[piece] = bank;
    mw_spot spot = search->pieces[piece];
    unsigned sides = facts_of(search, spot).sides;
    for (int side = 0; side < MW_SIDES; side++) {
        int beside = tile_beside(search, spot.tile, side);
        if (!(sides & 1U << side) || beside == MW_NONE)
            continue;
        int other = piece_at(search, beside, (side + 2) % MW_SIDES);
        if (other != MW_NONE)
            spread(search, other, bank);
    }
    spread_in_picture(search, piece, bank);
}

static bool has_piece_before(const struct search *search, int piece)
{
    for (int i = search->first[search->pieces[piece].tile]; i < piece; i++) {
        if (search->bank[i] == search->bank[piece])
            return true;
    }
    return false;
}

static void count_sides(struct search *search, int piece)
{
    mw_spot spot = search->pieces[piece];
    mw_bank *bank = &search->found[search->bank[piece]];
    unsigned sides = facts_of(search, spot).sides;
    for (int side = 0; side < MW_SIDES; side++) {
        if (!(sides & 1U << side))
            continue;
        int beside = tile_beside(search, spot.tile, side);
        bank->open += beside == MW_NONE;
        bank->limited |=
            beside != MW_NONE &&
            piece_at(search, beside, (side + 2) % MW_SIDES) == MW_NONE;
    }
}

static void count_banks(struct search *search)
{
    memset(search->found, 0, sizeof search->found);
    for (int i = 0; i < search->count; i++) {
        mw_spot spot = search->pieces[i];
        mw_bank *bank = &search->found[search->bank[i]];
        int circles = facts_of(search, spot).circles;
        bank->tiles += !has_piece_before(search, i);
        bank->circles += circles;
        if (circles > 0)
            bank->ghosts += mw_tile_get(search->game, spot.tile).circle_ghosts;
        count_sides(search, i);
    }
    for (int i = 0; i < search->banks; i++)
        search->found[i].closed =
            search->found[i].open == 0 && !search->found[i].limited;
}

/* MIST-21, by the sides of the last tile alone. The start tile is laid, and
 * nobody laid it. */
static void judge(struct search *search)
{
    int last = mw_tile_count(search->game) - 1;
    memset(search->judged, 0, sizeof search->judged);
    for (int side = 0; side < MW_SIDES; side++) {
        int beside = tile_beside(search, last, side);
        if (beside == MW_NONE || inner(search, last, side))
            continue;
        int here = piece_at(search, last, side);
        int there = piece_at(search, beside, (side + 2) % MW_SIDES);
        if (here != MW_NONE && there != MW_NONE)
            search->judged[search->bank[here]] |= MW_CONTINUED;
        else if (here != MW_NONE || there != MW_NONE)
            search->judged[search->bank[here != MW_NONE ? here : there]] |=
                MW_LIMITED;
    }
    for (int i = 0; i < search->banks; i++) {
        if (search->judged[i] & MW_CONTINUED && search->found[i].closed)
            search->judged[i] |= MW_CLOSED;
    }
}

static void search_board(struct search *search, const mw_game *game)
{
    search->game = game;
    search->banks = 0;
    list_pieces(search);
    for (int i = 0; i < search->count; i++) {
        if (search->bank[i] == MW_NONE)
            spread(search, i, search->banks++);
    }
    count_banks(search);
    judge(search);
}

/* Each piece the engine finds in this bank is in it, and it finds as many. */
static void compare_pieces(const struct search *search, int piece)
{
    static mw_spot pieces[PIECES_MAX];
    int wanted = 0;
    for (int i = 0; i < search->count; i++)
        wanted += search->bank[i] == search->bank[piece];
    int count =
        mw_bank_pieces(search->game, search->pieces[piece], pieces, PIECES_MAX);
    assert_int_equal(count, wanted);
    for (int i = 0; i < count; i++) {
        int other = search->first[pieces[i].tile] + pieces[i].part;
        assert_int_equal(search->bank[other], search->bank[piece]);
    }
}

static void compare_bank(const struct search *search, int piece)
{
    const mw_bank *found = &search->found[search->bank[piece]];
    mw_bank kept;
    mw_bank_state(search->game, search->pieces[piece], &kept);
    assert_int_equal(kept.tiles, found->tiles);
    assert_int_equal(kept.open, found->open);
    assert_int_equal(kept.limited, found->limited);
    assert_int_equal(kept.closed, found->closed);
    assert_int_equal(kept.circles, found->circles);
    assert_int_equal(kept.ghosts, found->ghosts);
    assert_int_equal(mw_bank_judged(search->game, search->pieces[piece]),
                     search->judged[search->bank[piece]]);
    compare_pieces(search, piece);
}

static void banks_equal_a_search(const mw_game *game, mw_action done)
{
    static struct search search;
    if (done.type == MW_FIGURE || done.type == MW_PASS || done.type == MW_END)
        return; /* these change no bank */
    search_board(&search, game);
    int seen = 0;
    for (int i = 0; i < search.count; i++) {
        if (search.bank[i] == seen) {
            compare_bank(&search, i);
            seen++;
        }
    }
    assert_int_equal(seen, search.banks);
}

static void MIST_4_banks_with_mist(void **state)
{
    (void)state;
    play_games(MIX_MIST, 200, banks_equal_a_search);
}

static void MIST_4_banks_with_magic_and_mist(void **state)
{
    (void)state;
    play_games(MIX_MAGIC_MIST, 200, banks_equal_a_search);
}

static void CIRCLE_11_banks_with_circles(void **state)
{
    (void)state;
    play_games(MIX_CIRCLE, 200, banks_equal_a_search);
}

static void CIRCLE_11_banks_with_everything_on(void **state)
{
    (void)state;
    play_games(MIX_EVERYTHING, 200, banks_equal_a_search);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(MIST_4_banks_with_mist),
        cmocka_unit_test(MIST_4_banks_with_magic_and_mist),
        cmocka_unit_test(CIRCLE_11_banks_with_circles),
        cmocka_unit_test(CIRCLE_11_banks_with_everything_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
