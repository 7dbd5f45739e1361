/* What a feature is, whose, and what it is worth, in words. */
#include "board_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "board_spot.h"

void board_append(char *text, size_t size, const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
}

const char *board_plural(int count)
{
    return count == 1 ? "" : "s";
}

static const char *name_of(const struct session *session, int player)
{
    return session_setup(session)->names[player];
}

/* "2 meeples", "1 guard", "1 meeple + 1 guard" */
static void tell_figures(int meeples, int guards, char *text, size_t size)
{
    if (meeples > 0)
        board_append(text, size, "%d meeple%s", meeples, board_plural(meeples));
    if (guards > 0)
        board_append(text, size, "%s%d guard%s", meeples > 0 ? " + " : "",
                     guards, board_plural(guards));
}

/* Everybody who stands there is named, also who does not win. */
static void tell_claimants(const struct session *session, const mw_score *worth,
                           const char *before, char *text, size_t size)
{
    bool claimed = false;
    int players = mw_player_count(session_game(session));
    for (int i = 0; i < players; i++) {
        if (worth->meeples[i] + worth->guards[i] == 0)
            continue;
        board_append(text, size, "%s%s ", claimed ? ", " : before,
                     name_of(session, i));
        tell_figures(worth->meeples[i], worth->guards[i], text, size);
        claimed = true;
    }
    if (!claimed)
        board_append(text, size, "%snobody's", before);
}

static void tell_magic_figures(const mw_game *game, mw_spot spot, char *text,
                               size_t size)
{
    static const char *const NAMES[MW_MAGIC_FIGURES] = {"mage", "witch"};
    for (int i = 0; i < MW_MAGIC_FIGURES; i++) {
        mw_spot stands;
        if (mw_magic_spot(game, (enum mw_magic)i, &stands) &&
            board_same_feature(game, stands, spot))
            board_append(text, size, "; the %s", NAMES[i]);
    }
}

/* The others are on one tile. */
static const bool HAS_LENGTH[MW_KINDS] = {
    [MW_ROAD] = true, [MW_CITY] = true, [MW_FIELD] = true, [MW_RIVER] = true};

/* Monasteries and fields have no ends that could be open. */
static bool is_open(enum mw_kind kind)
{
    return kind == MW_ROAD || kind == MW_CITY;
}

/* "city of 3 tiles" */
static void tell_kind(const mw_game *game, mw_spot spot, const mw_score *worth,
                      char text[BOARD_FEATURE])
{
    int tiles = mw_feature_tiles(game, spot);
    snprintf(text, BOARD_FEATURE, "%s", mw_kind_name(worth->kind));
    if (HAS_LENGTH[worth->kind])
        board_append(text, BOARD_FEATURE, " of %d tile%s", tiles,
                     board_plural(tiles));
}

void board_feature_words(const struct session *session, mw_spot spot,
                         char text[BOARD_FEATURE])
{
    const mw_game *game = session_game(session);
    mw_score worth;
    mw_feature_worth(game, spot, &worth);
    tell_kind(game, spot, &worth, text);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    if (worth.complete)
        board_append(text, BOARD_FEATURE, ", complete");
    else if (is_open(worth.kind)) {
        int open = mw_feature_open(game, spot);
        board_append(text, BOARD_FEATURE, ", %d open end%s", open,
                     board_plural(open));
    }
    tell_claimants(session, &worth, "; ", text, BOARD_FEATURE);
    tell_magic_figures(game, spot, text, BOARD_FEATURE);
}

void board_feature_short(const struct session *session, mw_spot spot,
                         char text[BOARD_FEATURE])
{
    mw_score worth;
    mw_feature_worth(session_game(session), spot, &worth);
    tell_kind(session_game(session), spot, &worth, text);
    tell_claimants(session, &worth, ", ", text, BOARD_FEATURE);
}

void board_worth_words(const struct session *session, mw_spot spot,
                       char text[BOARD_WORTH])
{
    mw_score worth;
    char formula[LOG_BYTES];
    mw_feature_worth(session_game(session), spot, &worth);
    log_formula(&worth, formula);
    if (worth.kind == MW_CEMETERY)
        snprintf(text, BOARD_WORTH,
                 "with 8 tiles around it, it brings a guard");
    else
        snprintf(text, BOARD_WORTH, "%s: %s",
                 worth.complete ? "scores now" : "worth so far", formula);
}
