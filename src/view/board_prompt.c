/* Sentences for the prompt lines. */
#include "board_prompt.h"

#include <stdio.h>
#include <string.h>

#include "board_spot.h"
#include "board_tell.h"

static const char *name_of(const struct session *session, int player)
{
    return session_setup(session)->names[player];
}

/* ---- one function a mode ---- */

/* A tile that fits nowhere leaves the game and is shown to all (BASE-5). */
static void tell_discards(struct board_prompt *prompt,
                          const struct telling *about)
{
    const mw_events *events = session_events(about->session);
    char text[LOG_BYTES];
    for (int i = 0; i < events->count; i++) {
        const mw_event *event = &events->list[i];
        if (event->type == MW_EVENT_DISCARDED &&
            log_sentence(about->game, session_setup(about->session), event,
                         text))
            TELL(prompt, "%s. ", text);
    }
}

/* The discard of the draw comes first: it happened before the tile in hand. */
static void tell_place(struct board_prompt *prompt, const struct telling *about)
{
    const struct board_now *now = about->now;
    mw_cell cell = about->ui->board.cursor;
    ASK(prompt, "%s: place the tile.", name_of(about->session, now->player));
    prompt->titled = true;
    tell_discards(prompt, about);
    if (about->ui->board.purist) {
        TELL(prompt, "At %d,%d. Hints are off.", cell.x, cell.y);
        return;
    }
    if (now->refusal != MW_OK) {
        TELL(prompt, "Not at %d,%d: %s.", cell.x, cell.y,
             mw_status_text(now->refusal));
        prompt->refused = true;
        return;
    }
    int ways = 0, way = 0;
    for (int i = 0; i < MW_SIDES; i++) {
        ways += (int)(now->rotations >> i & 1U);
        way += i <= now->rotation ? (int)(now->rotations >> i & 1U) : 0;
    }
    TELL(prompt, "Cell %d of %d, at %d,%d: ", now->target + 1,
         now->target_count, cell.x, cell.y);
    if (ways > 1)
        TELL(prompt, "rotation %d of %d.", way, ways);
    else
        TELL(prompt, "it lies one way only.");
}

/* The feature that is chosen, and what it is worth. */
static void tell_claim(struct board_prompt *prompt, const struct telling *about)
{
    const struct board_now *now = about->now;
    if (now->choice_count == 0)
        return;
    mw_spot spot = now->choices[now->choice].spot;
    char words[BOARD_FEATURE], worth[BOARD_WORTH];
    board_feature_words(about->session, spot, words);
    TELL(prompt, "%d of %d: %.*s", now->choice + 1, now->choice_count,
         (int)strcspn(words, ";"), words);
    if (about->ui->board.purist)
        return;
    size_t before = strlen(prompt->tell);
    board_worth_words(about->session, spot, worth);
    TELL(prompt, "; %s", worth);
    if (board_prompt_fits(prompt, about->ui->columns))
        return;
    mw_score score;
    mw_feature_worth(about->game, spot, &score);
    prompt->tell[before] = '\0';
    TELL(prompt, "; worth %d", score.points);
}

static void tell_figure(struct board_prompt *prompt,
                        const struct telling *about)
{
    int player = about->now->player;
    prompt->titled = true;
    ASK(prompt, "%s: place a meeple? %d left.", name_of(about->session, player),
        mw_player_supply(about->game, player, MW_MEEPLE));
    tell_claim(prompt, about);
}

static void tell_figures_of_both_kinds(struct board_prompt *prompt,
                                       const struct telling *about)
{
    int player = about->now->player;
    int meeples = mw_player_supply(about->game, player, MW_MEEPLE);
    int guards = mw_player_supply(about->game, player, MW_GUARD);
    prompt->titled = true;
    ASK(prompt, "%s: place a ", name_of(about->session, player));
    if (meeples > 0 && guards > 0) {
        ASK(prompt, "meeple or a guard? %d meeple%s and %d guard%s left.",
            meeples, board_plural(meeples), guards, board_plural(guards));
        TELL(prompt, about->now->figure == MW_GUARD ? "Guard, " : "Meeple, ");
    } else {
        ASK(prompt, "%s? %d left, no %s.", meeples > 0 ? "meeple" : "guard",
            meeples + guards, meeples > 0 ? "guard" : "meeple");
    }
    tell_claim(prompt, about);
}

/* Why nobody was asked about a meeple (BASE-19); nothing if somebody was. */
static const char *why_no_figure(const struct telling *about)
{
    const mw_events *events = session_events(about->session);
    bool placed = false;
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].type == MW_EVENT_FIGURE)
            return "";
        placed = placed || events->list[i].type == MW_EVENT_PLACED;
    }
    if (!placed)
        return "";
    int player = about->now->player;
    if (mw_player_supply(about->game, player, MW_MEEPLE) > 0)
        return "No feature of this tile is free for a meeple. ";
    return mw_player_supply(about->game, player, MW_GUARD) > 0
               ? "No feature of this tile is free for a guard. "
               : "No meeple is left to place. ";
}

/* Score and hand-over are one prompt; the sums stand at the map's foot. */
static void tell_end(struct board_prompt *prompt, const struct telling *about)
{
    const struct board_now *now = about->now;
    int players = mw_player_count(about->game);
    const char *next = name_of(about->session, (now->player + 1) % players);
    const char *name = name_of(about->session, now->player);
    if (mw_stack_left(about->game) > 0)
        ASK(prompt, "%s is done. Pass the keyboard to %s.", name, next);
    else
        ASK(prompt, "%s is done, and no tile is left: final scoring.", name);
    TELL(prompt, "%s", why_no_figure(about));
    if (now->scored_count == 0)
        TELL(prompt, "Nothing was completed. ");
    if (now->scored_count > 1)
        TELL(prompt, "%d features were completed; Tab lights each. ",
             now->scored_count);
    TELL(prompt, "Enter or a click here %s.",
         mw_stack_left(about->game) > 0 ? "ends the turn" : "goes on");
}

/* The log knows who won, and why in a tie. */
static void tell_over(struct board_prompt *prompt, const struct telling *about)
{
    int entry = session_log_count(about->session) - 1;
    while (entry >= 0 &&
           session_log(about->session, entry)->type != MW_EVENT_OVER)
        entry--;
    ASK(prompt, "%s.",
        entry >= 0 ? session_log(about->session, entry)->text
                   : "The game is over");
    TELL(prompt, "Enter shows the final table.");
}

static void tell_empty_cell(struct board_prompt *prompt,
                            const struct telling *about)
{
    mw_cell cell = about->ui->board.inspected;
    TELL(prompt, "Nothing lies here. ");
    if (about->ui->board.purist) {
        TELL(prompt, "Hints are off.");
        return;
    }
    int fits = board_fit_count(about->game, cell);
    int left = mw_stack_left(about->game);
    char sign[BOARD_KEY_SHOWN];
    if (fits == 0)
        TELL(prompt, "None of the %d tile%s left would fit.", left,
             board_plural(left));
    else
        TELL(prompt, "%d of the %d tile%s left would fit; %s shows them.", fits,
             left, board_plural(left),
             board_sign(&about->ui->settings.bindings, 't', sign));
}

static void tell_ghosts_here(struct board_prompt *prompt,
                             const struct telling *about, mw_spot spot)
{
    mw_tile tile = mw_tile_get(about->game, spot.tile);
    if (tile.figure != MW_NO_FIGURE && tile.part == spot.part &&
        tile.ghosts > 0)
        TELL(prompt, " (%d ghost%s on the meeple here)", tile.ghosts,
             board_plural(tile.ghosts));
}

/* What is complete has been scored already, so it has no worth any more. */
static void tell_inspected(struct board_prompt *prompt,
                           const struct telling *about)
{
    const struct board_now *now = about->now;
    mw_cell cell = about->ui->board.inspected;
    char words[BOARD_FEATURE];
    mw_spot spot;
    ASK(prompt, "Looking at %d,%d.", cell.x, cell.y);
    if (now->tile == MW_NONE) {
        tell_empty_cell(prompt, about);
        return;
    }
    if (now->part_count > 0)
        ASK(prompt, " Part %d of %d.", now->part + 1, now->part_count);
    if (board_now_mist(now, &spot))
        board_tell_bank(prompt, about, spot);
    if (!board_now_part(now, &spot))
        return;
    board_feature_words(about->session, spot, words);
    TELL(prompt, "%s", words);
    tell_ghosts_here(prompt, about, spot);
    mw_score score;
    mw_feature_worth(about->game, spot, &score);
    if (about->ui->board.purist || score.complete)
        return;
    char worth[BOARD_WORTH];
    board_worth_words(about->session, spot, worth);
    TELL(prompt, "; %s", worth);
}

static const struct number_words {
    const char *what, *then;
} NUMBER_WORDS[BOARD_MODES] = {
    [MODE_PLACE] = {"place the tile on cell", "places the tile"},
    [MODE_MAGIC] = {"to the feature", "puts it there"},
    [MODE_ASIDE] = {"off the board:", "takes it off"},
    [MODE_GHOST] = {"a ghost on", "gives the ghost"},
    [MODE_FILL] = {"a ghost from", "draws it in"},
    [MODE_FIGURE] = {"a meeple on", "puts the meeple"},
    [MODE_FIGURES] = {"the figure on", "puts the figure"},
};

static void tell_number(struct board_prompt *prompt,
                        const struct telling *about)
{
    const struct board_now *now = about->now;
    const struct number_words *words = &NUMBER_WORDS[now->phase];
    int count =
        now->phase == MODE_PLACE ? now->target_count : now->choice_count;
    ASK(prompt, "%s: %s %s_", name_of(about->session, now->player), words->what,
        about->ui->board.typed);
    TELL(prompt, "Numbers go from 1 to %d. Enter %s.", count, words->then);
}

static void tell_goto(struct board_prompt *prompt, const struct telling *about)
{
    ASK(prompt, "Go to: %s_", about->ui->board.typed);
    TELL(prompt, "A cell such as -3,2, or a number. Enter goes there.");
}

static void tell_panel(struct board_prompt *prompt, const struct telling *about)
{
    (void)about;
    ASK(prompt, "Enter or a click closes this.");
}

/* The question itself stands on the panel. */
static void tell_quit(struct board_prompt *prompt, const struct telling *about)
{
    ASK(prompt, session_changed(about->session) ? "The game is not saved."
                                                : "Nothing would be lost.");
}

static void (*const TELLERS[BOARD_MODES])(struct board_prompt *,
                                          const struct telling *) = {
    [MODE_PLACE] = tell_place,
    [MODE_MAGIC] = board_tell_magic,
    [MODE_ASIDE] = board_tell_aside,
    [MODE_GHOST] = board_tell_ghost,
    [MODE_FILL] = board_tell_fill,
    [MODE_FIGURE] = tell_figure,
    [MODE_FIGURES] = tell_figures_of_both_kinds,
    [MODE_END] = tell_end,
    [MODE_OVER] = tell_over,
    [MODE_INSPECT] = tell_inspected,
    [MODE_NUMBER] = tell_number,
    [MODE_GOTO] = tell_goto,
    [MODE_PANEL] = tell_panel,
    [MODE_QUIT] = tell_quit,
};

void board_prompt(struct board_prompt *prompt, const struct ui *ui,
                  const struct session *session, const struct board_now *now)
{
    *prompt = (struct board_prompt){.refused = false};
    struct telling about = {ui, session, session_game(session), now};
    TELLERS[now->mode](prompt, &about);
    if (ui->said[0] == '\0')
        return;
    prompt->refused = ui_warns(ui);
    prompt->news = !prompt->refused;
    /* The sign comes when it is painted. */
    snprintf(prompt->tell, sizeof prompt->tell, "%s",
             ui->said + (prompt->refused ? 2 : 0));
}

static const char *const PHASE_WORDS[BOARD_MODES] = {
    [MODE_PLACE] = "place the tile",   [MODE_MAGIC] = "mage or witch",
    [MODE_ASIDE] = "mage or witch",    [MODE_GHOST] = "give a ghost",
    [MODE_FILL] = "fill the circles",  [MODE_FIGURE] = "place a meeple",
    [MODE_FIGURES] = "place a figure", [MODE_END] = "score, hand over",
    [MODE_OVER] = "The game is over",
};

const char *board_phase_words(enum board_mode phase)
{
    return PHASE_WORDS[phase];
}
