/* A row for the ghosts, a row for the magic figures. */
#include "board_tokens.h"

#include <stdio.h>

#include "board_words.h"
#include "utf8.h"

static bool plays(const struct session *session, enum mw_module module)
{
    return (mw_game_modules(session_game(session)) & (unsigned)module) != 0;
}

int board_tokens_rows(const struct session *session)
{
    return plays(session, MW_MIST) + plays(session, MW_MAGIC);
}

/* "2,-1", or "aside" beside the board. */
static void place_words(const struct session *session, enum mw_magic figure,
                        char text[16])
{
    const mw_game *game = session_game(session);
    mw_spot spot;
    if (mw_magic_spot(game, figure, &spot)) {
        mw_cell cell = mw_tile_get(game, spot.tile).cell;
        snprintf(text, 16, "%d,%d", cell.x, cell.y);
    } else {
        snprintf(text, 16, "aside");
    }
}

/* A dim name and what is known, from a column on. */
static void paint_pair(struct canvas *canvas, int column, int row, int columns,
                       const char *name, const char *known)
{
    int used = canvas_text(canvas, column, row, columns, INK_DIM, INK_DEFAULT,
                           0, name) +
               1;
    canvas_text(canvas, column + used, row, columns - used, INK_DEFAULT,
                INK_DEFAULT, 0, known);
}

static int pair_columns(const char *name, const char *known)
{
    return utf8_columns(name) + 1 + utf8_columns(known);
}

/* One at the left, one at the right. */
static void paint_magic(struct canvas *canvas, struct rect rect, int row,
                        const struct session *session)
{
    char mage[16], witch[16];
    place_words(session, MW_MAGE, mage);
    place_words(session, MW_WITCH, witch);
    int columns = pair_columns("witch", witch);
    paint_pair(canvas, rect.column, row, rect.columns, "mage", mage);
    paint_pair(canvas, rect.column + rect.columns - columns, row, columns,
               "witch", witch);
}

void board_tokens_paint(struct canvas *canvas, struct rect rect,
                        const struct session *session)
{
    char ghosts[16];
    int row = rect.row;
    if (plays(session, MW_MIST)) {
        static const char NAME[] = "ghosts in the supply";
        snprintf(ghosts, sizeof ghosts, "%d",
                 mw_ghost_supply(session_game(session)));
        canvas_text(canvas, rect.column, row, rect.columns, INK_DIM,
                    INK_DEFAULT, 0, NAME);
        canvas_text(canvas, rect.column + rect.columns - utf8_columns(ghosts),
                    row, rect.columns, INK_DEFAULT, INK_DEFAULT, 0, ghosts);
        row++;
    }
    if (plays(session, MW_MAGIC))
        paint_magic(canvas, rect, row, session);
}

void board_tokens_words(const struct session *session, char text[TOKENS_BYTES])
{
    char place[16];
    int ghosts = mw_ghost_supply(session_game(session));
    text[0] = '\0';
    if (plays(session, MW_MIST))
        board_append(text, TOKENS_BYTES, "%d ghost%s", ghosts,
                     board_plural(ghosts));
    if (!plays(session, MW_MAGIC))
        return;
    place_words(session, MW_MAGE, place);
    board_append(text, TOKENS_BYTES, "%smage %s", text[0] != '\0' ? "  " : "",
                 place);
    place_words(session, MW_WITCH, place);
    board_append(text, TOKENS_BYTES, "  witch %s", place);
}
