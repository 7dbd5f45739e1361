/* Banks as disjoint sets that know their open sides. Which tiles and ghosts a
 * bank has is counted when asked: there are few of them. */
#include "mist.h"

#include "events.h"
#include "grid.h"

/* The root of the bank that a piece belongs to. */
static int mist_root(const mw_game *game, int piece)
{
    const struct mist_piece *pieces = piece_const(game);
    while (pieces[piece].parent != piece)
        piece = pieces[piece].parent;
    return piece;
}

void mist_join(mw_game *game, int one, int other)
{
    one = mist_root(game, one);
    other = mist_root(game, other);
    if (one == other)
        return;
    struct mist_piece *into = &piece_array(game)[one];
    struct mist_piece *from = &piece_array(game)[other];
    from->parent = (uint16_t)one;
    into->open = (uint16_t)(into->open + from->open);
    into->limited |= from->limited;
}

static void add_pieces(mw_game *game, int tile)
{
    struct laid *laid = &laid_array(game)[tile];
    const struct mw_design *design = design_of(game, laid->design);
    laid->first_piece = game->piece_count;
    for (int i = 0; i < design->bank_count; i++) {
        uint16_t piece = game->piece_count++;
        unsigned sides = design->banks[laid->rotation][i].sides;
        piece_array(game)[piece] =
            (struct mist_piece){.parent = piece,
                                .tile = (uint8_t)tile,
                                .open = (uint16_t)side_count(sides)};
    }
}

/* The piece of mist that reaches this side of a tile, or MW_NONE. */
static int piece_at(const mw_game *game, int tile, enum mw_side side)
{
    const struct laid *laid = &laid_const(game)[tile];
    int index =
        design_of(game, laid->design)->bank_at_side[laid->rotation][side];
    return index == MW_NONE ? MW_NONE : mist_piece(game, tile, index);
}

/* A misty side that meets any tile is open no more; one that meets a clear
 * side limits its bank for good (MIST-5). */
static void close_side(mw_game *game, int piece, bool clear)
{
    struct mist_piece *root = &piece_array(game)[mist_root(game, piece)];
    root->open--;
    root->limited |= clear;
}

/* What happens where a side of the last tile touches another one. */
static void meet(mw_game *game, int side)
{
    int tile = last_laid(game);
    int beside = grid_beside_last(game, side);
    int here = piece_at(game, tile, (enum mw_side)side);
    int there = piece_at(game, beside, mw_side_opposite((enum mw_side)side));
    if (here == MW_NONE && there == MW_NONE)
        return;
    bool both = here != MW_NONE && there != MW_NONE;
    uint8_t *how = both ? &game->continues : &game->limits;
    *how |= (uint8_t)(1U << side);
    game->met[side] = (uint16_t)(here != MW_NONE ? here : there);
    if (here != MW_NONE)
        close_side(game, here, !both);
    if (there != MW_NONE)
        close_side(game, there, !both);
    if (both)
        mist_join(game, here, there);
}

static void tell(const mw_game *game, int tile, unsigned bank,
                 mw_events *events)
{
    if (bank == 0)
        return;
    mw_event *event = events_add(events, MW_EVENT_BANK, game->player);
    if (event == NULL)
        return;
    event->bank = (uint8_t)bank;
    event->spot.tile = (uint8_t)tile;
}

/* One event for what was continued and limited, one for each closed bank. */
static void tell_banks(const mw_game *game, int tile, mw_events *events)
{
    if (events == NULL)
        return;
    tell(game, tile, game->judged & (MW_CONTINUED | MW_LIMITED), events);
    const struct laid *laid = &laid_const(game)[tile];
    int pieces = design_of(game, laid->design)->bank_count;
    for (int i = 0; i < pieces; i++) {
        int root = mist_root(game, laid->first_piece + i);
        bool seen = false;
        for (int k = 0; k < i; k++)
            seen |= mist_root(game, laid->first_piece + k) == root;
        if (!seen)
            tell(game, tile, mist_judge_root(game, root) & MW_CLOSED, events);
    }
}

/* Does a bank have no open side and no contact with a clear one? */
static bool is_closed(const mw_game *game, int root)
{
    const struct mist_piece *bank = &piece_const(game)[root];
    return bank->open == 0 && !bank->limited;
}

/* Is this bank among those that meet at these sides of the last tile? */
static bool met_at(const mw_game *game, unsigned sides, int root)
{
    for (; sides != 0; sides &= sides - 1) {
        if (mist_root(game, game->met[lowest_bit(sides)]) == root)
            return true;
    }
    return false;
}

unsigned mist_judge_root(const mw_game *game, int root)
{
    unsigned judged = 0;
    if (met_at(game, game->limits, root))
        judged |= MW_LIMITED;
    if (met_at(game, game->continues, root))
        judged |=
            is_closed(game, root) ? MW_CONTINUED | MW_CLOSED : MW_CONTINUED;
    return judged;
}

/* Of all banks that the sides of the last tile touch. */
static unsigned judge_all(const mw_game *game)
{
    unsigned judged = game->limits != 0 ? MW_LIMITED : 0;
    for (unsigned sides = game->continues; sides != 0; sides &= sides - 1)
        judged |= mist_judge_root(
            game, mist_root(game, game->met[lowest_bit(sides)]));
    return judged;
}

void mist_lay(mw_game *game, int tile, mw_events *events)
{
    add_pieces(game, tile);
    game->continues = 0;
    game->limits = 0;
    for (unsigned sides = game->beside; sides != 0; sides &= sides - 1)
        meet(game, lowest_bit(sides));
    game->judged = (uint8_t)judge_all(game);
    tell_banks(game, tile, events);
}

int mist_circles(const mw_game *game, int tile)
{
    const struct mw_design *design =
        design_of(game, laid_const(game)[tile].design);
    int circles = 0;
    for (int i = 0; i < design->bank_count; i++)
        circles += design->banks[0][i].circles;
    return circles;
}

int mist_circle_root(const mw_game *game, int tile)
{
    const struct mw_design *design =
        design_of(game, laid_const(game)[tile].design);
    for (int i = 0; i < design->bank_count; i++) {
        if (design->banks[0][i].circles > 0)
            return mist_root(game, mist_piece(game, tile, i));
    }
    return MW_NONE;
}

int mist_around(const mw_game *game, int tile, bool itself)
{
    mw_cell cell = laid_const(game)[tile].cell;
    int misty = 0;
    for (int i = 0; i < 9; i++) {
        mw_cell near = {(int16_t)(cell.x + i % 3 - 1),
                        (int16_t)(cell.y + i / 3 - 1)};
        int other = grid_tile_at(game, near);
        if (other != MW_NONE && (itself || other != tile) &&
            design_of(game, laid_const(game)[other].design)->misty)
            misty++;
    }
    return misty;
}

/* ---- queries ---- */

static bool first_of_its_tile(const mw_game *game, int piece)
{
    int first = laid_const(game)[piece_const(game)[piece].tile].first_piece;
    for (int other = first; other < piece; other++) {
        if (mist_root(game, other) == mist_root(game, piece))
            return false;
    }
    return true;
}

void mw_bank_state(const mw_game *game, mw_spot piece, mw_bank *bank)
{
    int root = mist_root(game, mist_piece(game, piece.tile, piece.part));
    const struct mist_piece *state = &piece_const(game)[root];
    *bank = (mw_bank){.open = state->open,
                      .limited = state->limited,
                      .closed = is_closed(game, root)};
    for (int i = 0; i < game->piece_count; i++) {
        if (mist_root(game, i) == root && first_of_its_tile(game, i))
            bank->tiles++;
    }
    for (int tile = 0; tile < game->laid_count; tile++) {
        if (mist_circle_root(game, tile) != root)
            continue;
        bank->circles += mist_circles(game, tile);
        bank->ghosts += laid_const(game)[tile].circle_ghosts;
    }
}

int mw_bank_pieces(const mw_game *game, mw_spot piece, mw_spot *pieces, int max)
{
    int root = mist_root(game, mist_piece(game, piece.tile, piece.part));
    int count = 0;
    for (int i = 0; i < game->piece_count; i++) {
        if (mist_root(game, i) != root)
            continue;
        uint8_t tile = piece_const(game)[i].tile;
        if (count < max)
            pieces[count] = (mw_spot){
                tile, (uint8_t)(i - laid_const(game)[tile].first_piece)};
        count++;
    }
    return count;
}

unsigned mw_bank_judged(const mw_game *game, mw_spot piece)
{
    return mist_judge_root(
        game, mist_root(game, mist_piece(game, piece.tile, piece.part)));
}
