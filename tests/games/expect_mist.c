/* Compares mist, ghosts and guards with what a golden game expects. */
#include "expect_mist.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assets.h"

enum { ALL_GHOSTS = 15 };

void expect_guards(const struct run *run, const char *rest)
{
    int player = next_player(run, &rest);
    same_number(run, "the supply of guards",
                mw_player_supply(session_game(run->session), player, MW_GUARD),
                next_number(run, &rest));
}

void expect_reserve(const struct run *run, const char *rest)
{
    int player = next_player(run, &rest);
    same_number(run, "the guard supply",
                mw_guard_supply(session_game(run->session), player),
                next_number(run, &rest));
}

void expect_supply(const struct run *run, const char *rest)
{
    same_number(run, "the supply of ghosts",
                mw_ghost_supply(session_game(run->session)),
                next_number(run, &rest));
}

void expect_ghosts(const struct run *run, const char *rest)
{
    int index;
    mw_tile tile = next_tile(run, &rest, &index);
    same_number(run, "the number of ghosts on the meeple", tile.ghosts,
                next_number(run, &rest));
}

void expect_circles(const struct run *run, const char *rest)
{
    int index;
    mw_tile tile = next_tile(run, &rest, &index);
    same_number(run, "the number of ghosts in the circles", tile.circle_ghosts,
                next_number(run, &rest));
}

/* ---- banks ---- */

static enum mw_side next_side(const struct run *run, const char **rest)
{
    static const char SIDES[] = "NESW";
    struct word word = next_word(run, rest);
    const char *side = strchr(SIDES, word.start[0]);
    if (word.length != 1 || side == NULL)
        wrong(run, "a side is N, E, S or W");
    return (enum mw_side)(side - SIDES);
}

/* The piece of mist that reaches this side of the tile. */
static mw_spot next_piece(const struct run *run, const char **rest)
{
    int index;
    mw_tile tile = next_tile(run, rest, &index);
    enum mw_side side = next_side(run, rest);
    int pieces = mw_design_bank_count(run->tiles, tile.design);
    for (int i = 0; i < pieces; i++) {
        mw_bank_part piece =
            mw_design_bank(run->tiles, tile.design, tile.rotation, i);
        if (piece.sides & 1U << side)
            return (mw_spot){(uint8_t)index, (uint8_t)i};
    }
    wrong(run, "this side is clear");
    return (mw_spot){0, 0};
}

void expect_bank(const struct run *run, const char *rest)
{
    mw_bank bank;
    mw_bank_state(session_game(run->session), next_piece(run, &rest), &bank);
    const struct {
        const char *what;
        int is;
    } facts[] = {{"tiles", bank.tiles},     {"open", bank.open},
                 {"limited", bank.limited}, {"closed", bank.closed},
                 {"circles", bank.circles}, {"ghosts", bank.ghosts}};
    struct word word = next_word(run, &rest);
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        if (word_is(word, facts[i].what)) {
            same_number(run, facts[i].what, facts[i].is,
                        next_number(run, &rest));
            return;
        }
    }
    wrong(run, "nothing about a bank is called %.*s", word.length, word.start);
}

/* ---- tile files ---- */

void expect_faulty(const struct run *run, const char *rest)
{
    char name[100];
    struct word word = next_word(run, &rest);
    snprintf(name, sizeof name, "%.*s", word.length, word.start);
    char *text = run_file(name);
    struct problem problem;
    mw_tiles *tiles = mw_tiles_new();
    bool read = tiles_add_file(tiles, name, text, strlen(text), &problem);
    mw_tiles_free(tiles);
    free(text);
    if (read)
        wrong(run, "%s is read", name);
    if (strstr(problem.text, words_rest(rest)) == NULL)
        wrong(run, "%s", problem.text);
}

/* ---- at all times ---- */

void check_ghosts(const struct run *run)
{
    const mw_game *game = session_game(run->session);
    if (!(mw_game_modules(game) & MW_MIST))
        return;
    int ghosts = mw_ghost_supply(game);
    for (int i = 0; i < mw_tile_count(game); i++) {
        mw_tile tile = mw_tile_get(game, i);
        ghosts += tile.ghosts + tile.circle_ghosts;
    }
    same_number(run, "the number of all ghosts", ghosts, ALL_GHOSTS);
}

void check_figures(const struct run *run)
{
    const mw_game *game = session_game(run->session);
    bool mist = (mw_game_modules(game) & MW_MIST) != 0;
    for (int player = 0; player < mw_player_count(game); player++) {
        int figures[MW_FIGURE_KINDS] = {
            [MW_MEEPLE] = mw_player_supply(game, player, MW_MEEPLE),
            [MW_GUARD] = mw_player_supply(game, player, MW_GUARD) +
                         mw_guard_supply(game, player)};
        for (int i = 0; i < mw_tile_count(game); i++) {
            mw_tile tile = mw_tile_get(game, i);
            figures[tile.figure] += tile.owner == player;
        }
        same_number(run, "the number of all meeples", figures[MW_MEEPLE],
                    mist ? 5 : 7);
        same_number(run, "the number of all guards", figures[MW_GUARD],
                    mist ? 5 : 0);
    }
}
