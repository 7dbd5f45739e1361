/* Tells of the mist: its size, what it threatens, and its circles. */
#include "board_bank.h"

#include <stdio.h>

#include "board_tell.h"

/* ---- circles ---- */

static int circles_in(const mw_game *game, mw_spot piece)
{
    mw_tile tile = mw_tile_get(game, piece.tile);
    return mw_design_bank(mw_game_tiles(game), tile.design, tile.rotation,
                          piece.part)
        .circles;
}

enum { PIECES_SEEN = MW_TILES_MAX * MW_BANKS_MAX };

/* The pieces with circles among those of the bank; returns how many. All
 * circles of a tile lie in one piece (MIST-23). */
static int find_circles(const struct board_now *now, const mw_game *game,
                        mw_spot pieces[PIECES_SEEN])
{
    mw_spot piece;
    int found = 0;
    if (!board_now_mist(now, &piece))
        return 0;
    int count = mw_bank_pieces(game, piece, pieces, PIECES_SEEN);
    for (int i = 0; i < count && i < PIECES_SEEN; i++) {
        if (circles_in(game, pieces[i]) > 0)
            pieces[found++] = pieces[i];
    }
    return found;
}

int board_bank_lines(const struct board_now *now, const mw_game *game)
{
    mw_spot pieces[PIECES_SEEN];
    return find_circles(now, game, pieces);
}

void board_bank_line(const struct board_now *now, const mw_game *game,
                     int index, char text[BANK_LINE])
{
    mw_spot pieces[PIECES_SEEN];
    find_circles(now, game, pieces);
    mw_tile tile = mw_tile_get(game, pieces[index].tile);
    int circles = circles_in(game, pieces[index]);
    if (tile.circle_ghosts == 0)
        snprintf(text, BANK_LINE, "%d,%d: %d circle%s, empty", tile.cell.x,
                 tile.cell.y, circles, board_plural(circles));
    else
        snprintf(text, BANK_LINE, "%d,%d: %d of %d circle%s with a ghost",
                 tile.cell.x, tile.cell.y, tile.circle_ghosts, circles,
                 board_plural(circles));
}

/* ---- the prompt ---- */

/* CIRCLE-3 to CIRCLE-5. */
static void tell_threat(struct board_prompt *prompt,
                        const struct telling *about, const mw_bank *bank)
{
    TELL(prompt, "%d ghost%s in circles", bank->ghosts,
         board_plural(bank->ghosts));
    if (about->ui->board.purist)
        TELL(prompt, ".");
    else if (bank->open == 0)
        TELL(prompt, "; nothing can let them loose.");
    else if (bank->limited)
        TELL(prompt, ": limiting it again gives all to your own meeples.");
    else
        TELL(prompt, ": closing gives all to others' meeples, limiting to "
                     "yours.");
}

static void tell_bank(struct board_prompt *prompt, const struct telling *about,
                      const mw_bank *bank)
{
    ASK(prompt, " Mist of %d tile%s", bank->tiles, board_plural(bank->tiles));
    if (bank->closed) {
        ASK(prompt, ", closed.");
        return;
    }
    ASK(prompt, ", %d open side%s, %s.", bank->open, board_plural(bank->open),
        bank->limited ? "limited for good" : "can be closed");
    if (bank->ghosts > 0)
        tell_threat(prompt, about, bank);
    else if (bank->circles > 0)
        TELL(prompt, "%d circle%s, without a ghost.", bank->circles,
             board_plural(bank->circles));
    else
        TELL(prompt, bank->limited
                         ? "It can be continued, but never closed."
                         : "A clear side beside it bars it for good.");
}

/* The same for a narrow screen. */
static void tell_bank_briefly(struct board_prompt *prompt,
                              const struct telling *about, const mw_bank *bank)
{
    prompt->ask[0] = prompt->tell[0] = '\0';
    ASK(prompt, "Mist of %d tile%s, %d open%s.", bank->tiles,
        board_plural(bank->tiles), bank->open,
        bank->limited ? ", limited" : "");
    TELL(prompt, "%d ghost%s", bank->ghosts, board_plural(bank->ghosts));
    if (about->ui->board.purist)
        TELL(prompt, ".");
    else if (bank->open == 0)
        TELL(prompt, "; nothing lets them loose.");
    else if (bank->limited)
        TELL(prompt, ": limiting gives you all.");
    else
        TELL(prompt, ": closing gives others all, limiting you.");
}

void board_tell_bank(struct board_prompt *prompt, const struct telling *about,
                     mw_spot piece)
{
    mw_bank bank;
    mw_bank_state(about->game, piece, &bank);
    tell_bank(prompt, about, &bank);
    if (bank.ghosts > 0 && !board_prompt_fits(prompt, about->ui->columns))
        tell_bank_briefly(prompt, about, &bank);
}
