/* Why it is asked, what is chosen, and what that would do. */
#include "board_tell.h"

#include <string.h>

#include "board_choices.h"
#include "board_preview.h"

static const char *const MAGIC[MW_MAGIC_FIGURES] = {"mage", "witch"};

static mw_action chosen(const struct telling *about)
{
    return about->now->claims[about->now->choice];
}

static void tell_place_in_list(struct board_prompt *prompt,
                               const struct telling *about)
{
    TELL(prompt, "%d of %d: ", about->now->choice + 1,
         about->now->choice_count);
}

/* There is room for few words. The title tells whose turn it is, so that "you"
 * is clear. */
static bool is_narrow(const struct telling *about)
{
    enum { NARROW = 70 };
    return about->ui->columns < NARROW;
}

/* ---- mage and witch ---- */

/* "city at 2,-1" */
static void tell_where(struct board_prompt *prompt, const struct telling *about,
                       mw_spot spot)
{
    mw_cell cell = mw_tile_get(about->game, spot.tile).cell;
    mw_score worth;
    mw_feature_worth(about->game, spot, &worth);
    TELL(prompt, "%s at %d,%d", mw_kind_name(worth.kind), cell.x, cell.y);
}

/* "; leaves the road at 0,1: 4, then 2" */
static void tell_left(struct board_prompt *prompt, const struct telling *about,
                      const struct board_preview *preview)
{
    mw_spot left = {0, 0};
    if (!preview->leaves)
        return;
    mw_magic_spot(about->game, (enum mw_magic)chosen(about).figure, &left);
    TELL(prompt, "; leaves the ");
    tell_where(prompt, about, left);
    TELL(prompt, ": %d, then %d", preview->left_before.points,
         preview->left_after.points);
}

static void ask_magic(struct board_prompt *prompt, const struct telling *about)
{
    bool met = mw_magic_met(about->game);
    if (is_narrow(about))
        ASK(prompt, met ? "They have met: move mage or witch."
                        : "Magic symbol: move mage or witch.");
    else
        ASK(prompt,
            met ? "The mage and the witch have met: send one of them away."
                : "The tile bears the magic symbol: send the mage or the "
                  "witch.");
}

void board_tell_magic(struct board_prompt *prompt, const struct telling *about)
{
    const struct board_now *now = about->now;
    const char *figure = MAGIC[now->figure];
    mw_spot spot = now->choices[now->choice].spot;
    struct board_preview preview;
    char words[BOARD_FEATURE];
    ask_magic(prompt, about);
    TELL(prompt, "%c%s, ", figure[0] - 'a' + 'A', figure + 1);
    tell_place_in_list(prompt, about);
    board_feature_short(about->session, spot, words);
    TELL(prompt, "%s", words);
    if (!about->ui->board.purist &&
        board_preview(about->game, chosen(about), spot, &preview)) {
        TELL(prompt, ", worth %d, then %d", preview.before.points,
             preview.after.points);
        tell_left(prompt, about, &preview);
    }
    TELL(prompt, ".");
}

void board_tell_aside(struct board_prompt *prompt, const struct telling *about)
{
    const char *figure = MAGIC[chosen(about).figure];
    mw_spot spot = about->now->choices[about->now->choice].spot;
    struct board_preview preview;
    ASK(prompt, is_narrow(about)
                    ? "Nothing is open: mage or witch off?"
                    : "No other road or city is open: take the mage or the "
                      "witch off the board.");
    TELL(prompt, "The %s leaves the ", figure);
    tell_where(prompt, about, spot);
    if (!about->ui->board.purist &&
        board_preview(about->game, chosen(about), spot, &preview))
        TELL(prompt, ", worth %d, then %d", preview.before.points,
             preview.after.points);
    TELL(prompt, ".");
}

/* ---- ghosts ---- */

/* Why somebody hands out ghosts in a step, and to whom; then the same in few
 * words. */
static const struct step_words {
    const char *why, *whom;
    const char *short_why, *short_whom;
} STEP_WORDS[] = {
    [MW_STEP_OWN] = {"Your circles limit the mist: put",
                     "from the supply on your own meeples", "Limited!",
                     "on your own meeples"},
    [MW_STEP_CONTINUE] = {"You continued the mist: put",
                          "from the supply on another player's meeple",
                          "Continued!", "on another's meeple"},
    [MW_STEP_EXTRA] = {"You continued the mist: put",
                       "more on another's meeple",
                       "And more:", "on another's meeple"},
    [MW_STEP_CLOSE] = {"You closed the mist: put", "more on others' meeples",
                       "Closed!", "on others' meeples"},
    [MW_STEP_LIMIT] = {"You limited the mist: put",
                       "from the supply on one of your own meeples", "Limited!",
                       "on your own meeple"},
    [MW_STEP_RELEASE] = {"You limited the mist: put",
                         "more on your own meeples",
                         "And more:", "on your own meeples"},
};

static const struct step_words FORFEIT_WORDS = {
    "No meeple can take the ghost you owe: send", "from a circle to the supply",
    "Not taken:", "to the supply"};

static void ask_ghosts(struct board_prompt *prompt, const struct telling *about)
{
    const struct step_words *words = &STEP_WORDS[mw_game_step(about->game)];
    bool narrow = is_narrow(about);
    int due = board_ghosts_due(about->game);
    if (chosen(about).type == MW_FORFEIT)
        words = &FORFEIT_WORDS;
    ASK(prompt, "%s %d ghost%s %s.", narrow ? words->short_why : words->why,
        due, board_plural(due), narrow ? words->short_whom : words->whom);
}

/* "Blue's knight at 3,-1" */
static void tell_meeple(struct board_prompt *prompt,
                        const struct telling *about, mw_spot spot)
{
    mw_tile tile = mw_tile_get(about->game, spot.tile);
    mw_score worth;
    mw_feature_worth(about->game, spot, &worth);
    const char *role = log_role((enum mw_kind)worth.kind);
    if (tile.owner == about->now->player)
        TELL(prompt, "your %s at %d,%d", role, tile.cell.x, tile.cell.y);
    else
        TELL(prompt, "%s's %s at %d,%d",
             session_setup(about->session)->names[tile.owner], role,
             tile.cell.x, tile.cell.y);
}

static void tell_holders(struct board_prompt *prompt,
                         const struct telling *about, unsigned players)
{
    bool first = true;
    for (int i = 0; i < mw_player_count(about->game); i++) {
        if ((players >> i & 1) == 0)
            continue;
        bool last = players >> (i + 1) == 0;
        TELL(prompt, "%s%s",
             first  ? ""
             : last ? " and "
                    : ", ",
             i == about->now->player ? "you"
                                     : session_setup(about->session)->names[i]);
        first = false;
    }
}

/* " (3 tiles, worth 6)" */
static void tell_size(struct board_prompt *prompt, const struct telling *about,
                      mw_spot spot, const mw_score *worth)
{
    int tiles = mw_feature_tiles(about->game, spot);
    TELL(prompt, " (%d tile%s, worth %d)", tiles, board_plural(tiles),
         worth->points);
}

/* What becomes of the feature when a meeple on it is driven home (MIST-13). */
static void tell_fall(struct board_prompt *prompt, const struct telling *about,
                      const struct board_preview *preview)
{
    unsigned winners = preview->after.winners;
    TELL(prompt, "; the %s ", mw_kind_name((enum mw_kind)preview->before.kind));
    if (winners == 0) {
        TELL(prompt, "is free");
        return;
    }
    TELL(prompt, "%s",
         winners == preview->before.winners ? "stays with " : "falls to ");
    tell_holders(prompt, about, winners);
}

static void tell_source(struct board_prompt *prompt,
                        const struct telling *about, int tile)
{
    if (tile == MW_NONE)
        return;
    mw_cell cell = mw_tile_get(about->game, tile).cell;
    TELL(prompt, " from circle %d,%d", cell.x, cell.y);
}

static void tell_haunting(struct board_prompt *prompt,
                          const struct telling *about, mw_spot spot)
{
    struct board_preview preview;
    bool hints = !about->ui->board.purist;
    if (!board_preview(about->game, chosen(about), spot, &preview))
        return;
    if (preview.driven_off)
        TELL(prompt, "the 3rd ghost");
    else
        TELL(prompt, "ghost %d of 3", preview.ghosts);
    tell_source(prompt, about, preview.source_tile);
    TELL(prompt, preview.driven_off ? " drives " : " for ");
    tell_meeple(prompt, about, spot);
    if (preview.driven_off)
        TELL(prompt, " home");
    if (hints && preview.driven_off)
        tell_fall(prompt, about, &preview);
    if (hints)
        tell_size(prompt, about, spot, &preview.before);
    TELL(prompt, ".");
}

void board_tell_ghost(struct board_prompt *prompt, const struct telling *about)
{
    mw_action action = chosen(about);
    ask_ghosts(prompt, about);
    tell_place_in_list(prompt, about);
    if (action.type == MW_GHOST)
        tell_haunting(prompt, about,
                      about->now->choices[about->now->choice].spot);
    else
        TELL(prompt, "from circle %d,%d.", action.source.x, action.source.y);
}

void board_tell_fill(struct board_prompt *prompt, const struct telling *about)
{
    mw_action action = chosen(about);
    mw_spot spot = about->now->choices[about->now->choice].spot;
    mw_tile tile = mw_tile_get(about->game, spot.tile);
    int due = board_ghosts_due(about->game);
    ASK(prompt, "%s: choose %d.",
        is_narrow(about) ? "Circles draw ghosts in"
                         : "The spell circles draw ghosts in from around",
        due);
    tell_place_in_list(prompt, about);
    TELL(prompt, "a ghost from ");
    if (action.from == MW_FROM_MEEPLE) {
        tell_meeple(prompt, about, spot);
        TELL(prompt, ", which has %d.", tile.ghosts);
    } else {
        TELL(prompt, "the circles at %d,%d, which hold %d.", tile.cell.x,
             tile.cell.y, tile.circle_ghosts);
    }
}
