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

/* ---- as many words as there is room for ---- */

/* How much is said of why it is asked, and of what is chosen. The title tells
 * whose turn it is, so that "you" is clear. */
struct wording {
    enum { ASK_LONG, ASK_SHORT, ASK_TINY } ask;
    enum { TELL_ALL, TELL_WORTH, TELL_BRIEF, TELL_LEAST } tell;
};

static const struct wording WORDINGS[] = {
    {ASK_LONG, TELL_ALL},    {ASK_LONG, TELL_WORTH},  {ASK_SHORT, TELL_ALL},
    {ASK_SHORT, TELL_WORTH}, {ASK_SHORT, TELL_BRIEF}, {ASK_TINY, TELL_BRIEF},
    {ASK_TINY, TELL_LEAST}};

enum { WORDING_COUNT = sizeof WORDINGS / sizeof *WORDINGS };

typedef void sayer(struct board_prompt *prompt, const struct telling *about,
                   struct wording wording);

/* What is chosen must be read at any size, and why, if at all possible. */
static void say_what_fits(struct board_prompt *prompt,
                          const struct telling *about, sayer *say)
{
    for (int i = 0; i < WORDING_COUNT; i++) {
        prompt->ask[0] = prompt->tell[0] = '\0';
        say(prompt, about, WORDINGS[i]);
        if (board_prompt_fits(prompt, about->ui->columns))
            return;
    }
    prompt->titled = true;
}

static void tell_place_in_list(struct board_prompt *prompt,
                               const struct telling *about,
                               struct wording wording)
{
    TELL(prompt, wording.tell >= TELL_BRIEF ? "%d/%d: " : "%d of %d: ",
         about->now->choice + 1, about->now->choice_count);
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

static void ask_magic(struct board_prompt *prompt, const struct telling *about,
                      struct wording wording)
{
    static const char *const WORDS[][3] = {
        {"The tile bears the magic symbol: send the mage or the witch.",
         "Magic symbol: move mage or witch.", "Magic symbol!"},
        {"The mage and the witch have met: send one of them away.",
         "They have met: move mage or witch.", "They have met!"}};
    ASK(prompt, "%s", WORDS[mw_magic_met(about->game)][wording.ask]);
}

static void say_magic(struct board_prompt *prompt, const struct telling *about,
                      struct wording wording)
{
    const struct board_now *now = about->now;
    const char *figure = MAGIC[now->figure];
    mw_spot spot = now->choices[now->choice].spot;
    struct board_preview preview;
    char words[BOARD_FEATURE];
    ask_magic(prompt, about, wording);
    TELL(prompt, "%c%s, ", figure[0] - 'a' + 'A', figure + 1);
    tell_place_in_list(prompt, about, wording);
    board_feature_short(about->session, spot, words);
    if (wording.tell == TELL_LEAST) /* not whose it is */
        words[strcspn(words, ",")] = '\0';
    TELL(prompt, "%s", words);
    if (!about->ui->board.purist &&
        board_preview(about->game, chosen(about), spot, &preview)) {
        TELL(prompt, ", worth %d, then %d", preview.before.points,
             preview.after.points);
        if (wording.tell == TELL_ALL)
            tell_left(prompt, about, &preview);
    }
    TELL(prompt, ".");
}

void board_tell_magic(struct board_prompt *prompt, const struct telling *about)
{
    say_what_fits(prompt, about, say_magic);
}

static void say_aside(struct board_prompt *prompt, const struct telling *about,
                      struct wording wording)
{
    static const char *const WORDS[] = {
        ("No other road or city is open: take the mage or the witch off the "
         "board."),
        "Nothing is open: mage or witch off?", "One must go."};
    mw_spot spot = about->now->choices[about->now->choice].spot;
    struct board_preview preview;
    ASK(prompt, "%s", WORDS[wording.ask]);
    TELL(prompt, "The %s leaves the ", MAGIC[chosen(about).figure]);
    tell_where(prompt, about, spot);
    if (!about->ui->board.purist &&
        board_preview(about->game, chosen(about), spot, &preview))
        TELL(prompt, ", worth %d, then %d", preview.before.points,
             preview.after.points);
    TELL(prompt, ".");
}

void board_tell_aside(struct board_prompt *prompt, const struct telling *about)
{
    say_what_fits(prompt, about, say_aside);
}

/* ---- ghosts ---- */

/* Why somebody hands out ghosts in a step, and to whom; then the same in few
 * words, of which the first alone are fewest. */
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
                       "Continued, more:", "on another's meeple"},
    [MW_STEP_CLOSE] = {"You closed the mist: put", "more on others' meeples",
                       "Closed!", "on others' meeples"},
    [MW_STEP_LIMIT] = {"You limited the mist: put",
                       "from the supply on one of your own meeples", "Limited!",
                       "on your own meeple"},
    [MW_STEP_RELEASE] = {"You limited the mist: put",
                         "more on your own meeples",
                         "Limited, more:", "on your own meeples"},
};

static const struct step_words FORFEIT_WORDS = {
    "No meeple can take the ghost you owe: send", "from a circle to the supply",
    "Not taken:", "to the supply"};

static void ask_ghosts(struct board_prompt *prompt, const struct telling *about,
                       struct wording wording)
{
    const struct step_words *words = &STEP_WORDS[mw_game_step(about->game)];
    int due = board_ghosts_due(about->game);
    if (chosen(about).type == MW_FORFEIT)
        words = &FORFEIT_WORDS;
    if (wording.ask == ASK_TINY)
        ASK(prompt, "%s", words->short_why);
    else if (wording.ask == ASK_SHORT)
        ASK(prompt, "%s %d ghost%s %s.", words->short_why, due,
            board_plural(due), words->short_whom);
    else
        ASK(prompt, "%s %d ghost%s %s.", words->why, due, board_plural(due),
            words->whom);
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

/* " (3 tiles, worth 6)", or the worth alone. */
static void tell_size(struct board_prompt *prompt, const struct telling *about,
                      struct wording wording, mw_spot spot,
                      const mw_score *worth)
{
    int tiles = mw_feature_tiles(about->game, spot);
    TELL(prompt, " (");
    if (wording.tell == TELL_ALL)
        TELL(prompt, "%d tile%s, ", tiles, board_plural(tiles));
    TELL(prompt, "worth %d)", worth->points);
}

/* What becomes of the feature when a meeple on it is driven home (MIST-13). */
static void tell_fall(struct board_prompt *prompt, const struct telling *about,
                      struct wording wording,
                      const struct board_preview *preview)
{
    unsigned winners = preview->after.winners;
    TELL(prompt, wording.tell < TELL_LEAST ? "; the %s " : "; %s ",
         mw_kind_name((enum mw_kind)preview->before.kind));
    if (winners == 0) {
        TELL(prompt, "is free");
        return;
    }
    TELL(prompt, "%s", winners == preview->before.winners ? "stays" : "falls");
    if (wording.tell == TELL_LEAST)
        return;
    TELL(prompt, winners == preview->before.winners ? " with " : " to ");
    tell_holders(prompt, about, winners);
}

/* " from circle 3,-1", or nothing: the supply. */
static void tell_source(struct board_prompt *prompt,
                        const struct telling *about, struct wording wording,
                        int tile)
{
    if (tile == MW_NONE)
        return;
    mw_cell cell = mw_tile_get(about->game, tile).cell;
    TELL(prompt,
         wording.tell >= TELL_BRIEF ? " from %d,%d" : " from circle %d,%d",
         cell.x, cell.y);
}

static void tell_haunting(struct board_prompt *prompt,
                          const struct telling *about, struct wording wording,
                          mw_spot spot)
{
    struct board_preview preview;
    bool hints = !about->ui->board.purist;
    bool brief = wording.tell >= TELL_BRIEF;
    if (!board_preview(about->game, chosen(about), spot, &preview))
        return;
    if (preview.driven_off)
        TELL(prompt, wording.tell == TELL_LEAST ? "3rd"
                     : brief                    ? "3rd ghost"
                                                : "the 3rd ghost");
    else
        TELL(prompt, "ghost %d of 3", preview.ghosts);
    tell_source(prompt, about, wording, preview.source_tile);
    TELL(prompt, !preview.driven_off ? " for " : brief ? ": " : " drives ");
    tell_meeple(prompt, about, spot);
    if (preview.driven_off)
        TELL(prompt, brief ? " leaves" : " home");
    if (hints && preview.driven_off)
        tell_fall(prompt, about, wording, &preview);
    if (hints && !brief)
        tell_size(prompt, about, wording, spot, &preview.before);
    TELL(prompt, ".");
}

static void say_ghost(struct board_prompt *prompt, const struct telling *about,
                      struct wording wording)
{
    mw_action action = chosen(about);
    ask_ghosts(prompt, about, wording);
    tell_place_in_list(prompt, about, wording);
    if (action.type == MW_GHOST)
        tell_haunting(prompt, about, wording,
                      about->now->choices[about->now->choice].spot);
    else
        TELL(prompt, "from circle %d,%d.", action.source.x, action.source.y);
}

void board_tell_ghost(struct board_prompt *prompt, const struct telling *about)
{
    say_what_fits(prompt, about, say_ghost);
}

static void ask_fill(struct board_prompt *prompt, const struct telling *about,
                     struct wording wording)
{
    static const char *const WORDS[] = {
        "The spell circles draw ghosts in from around: choose",
        "Circles draw ghosts in: choose", "Choose"};
    ASK(prompt, "%s %d.", WORDS[wording.ask], board_ghosts_due(about->game));
}

static void say_fill(struct board_prompt *prompt, const struct telling *about,
                     struct wording wording)
{
    mw_action action = chosen(about);
    mw_spot spot = about->now->choices[about->now->choice].spot;
    mw_tile tile = mw_tile_get(about->game, spot.tile);
    bool brief = wording.tell >= TELL_BRIEF;
    ask_fill(prompt, about, wording);
    tell_place_in_list(prompt, about, wording);
    TELL(prompt, brief ? "from " : "a ghost from ");
    if (action.from == MW_FROM_MEEPLE) {
        tell_meeple(prompt, about, spot);
        TELL(prompt, brief ? " (%d)." : ", which has %d.", tile.ghosts);
    } else {
        TELL(prompt,
             brief ? "circles at %d,%d (%d)."
                   : "the circles at %d,%d, which hold %d.",
             tile.cell.x, tile.cell.y, tile.circle_ghosts);
    }
}

void board_tell_fill(struct board_prompt *prompt, const struct telling *about)
{
    say_what_fits(prompt, about, say_fill);
}
