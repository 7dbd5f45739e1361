/* Sentences for the prompt lines. */
#include "board_prompt.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "wrap.h"

void board_append(char *text, size_t size, const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
}

#define ASK(prompt, ...)                                                       \
    board_append((prompt)->ask, sizeof(prompt)->ask, __VA_ARGS__)
#define TELL(prompt, ...)                                                      \
    board_append((prompt)->tell, sizeof(prompt)->tell, __VA_ARGS__)

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static const char *name_of(const struct session *session, int player)
{
    return session_setup(session)->names[player];
}

/* ---- features ---- */

/* Everybody who stands there is named, also who does not win. */
static void tell_claimants(const struct session *session, const mw_score *worth,
                           char *text, size_t size)
{
    const char *between = "; ";
    int players = mw_player_count(session_game(session));
    for (int i = 0; i < players; i++) {
        int figures = worth->meeples[i] + worth->guards[i];
        if (figures == 0)
            continue;
        board_append(text, size, "%s%s %d meeple%s", between,
                     name_of(session, i), figures, plural(figures));
        between = ", ";
    }
    if (between[0] == ';')
        board_append(text, size, "; nobody's");
}

/* Monasteries and fields have no ends that could be open. */
static bool is_open(enum mw_kind kind)
{
    return kind == MW_ROAD || kind == MW_CITY;
}

void board_feature_words(const struct session *session, mw_spot spot,
                         char text[BOARD_FEATURE])
{
    const mw_game *game = session_game(session);
    mw_score worth;
    mw_feature_worth(game, spot, &worth);
    int tiles = mw_feature_tiles(game, spot);
    snprintf(text, BOARD_FEATURE, "%s", mw_kind_name(worth.kind));
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    if (worth.kind != MW_MONASTERY)
        board_append(text, BOARD_FEATURE, " of %d tile%s", tiles,
                     plural(tiles));
    if (worth.complete)
        board_append(text, BOARD_FEATURE, ", complete");
    else if (is_open(worth.kind)) {
        int open = mw_feature_open(game, spot);
        board_append(text, BOARD_FEATURE, ", %d open end%s", open,
                     plural(open));
    }
    tell_claimants(session, &worth, text, BOARD_FEATURE);
}

/* "now 3 tiles x 1 = 3" */
static void tell_worth(struct board_prompt *prompt,
                       const struct session *session, mw_spot spot)
{
    mw_score worth;
    char formula[LOG_BYTES];
    mw_feature_worth(session_game(session), spot, &worth);
    log_formula(&worth, formula);
    TELL(prompt, "%s: %s", worth.complete ? "scores now" : "worth so far",
         formula);
}

/* ---- one function a mode ---- */

struct telling {
    const struct ui *ui;
    const struct session *session;
    const mw_game *game;
    const struct board_now *now;
};

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

static void tell_figure(struct board_prompt *prompt,
                        const struct telling *about)
{
    const struct board_now *now = about->now;
    int supply = mw_player_supply(about->game, now->player, MW_MEEPLE);
    ASK(prompt, "%s: place a meeple? %d left.",
        name_of(about->session, now->player), supply);
    prompt->titled = true;
    if (now->choice_count == 0)
        return;
    mw_spot spot = now->choices[now->choice].spot;
    char words[BOARD_FEATURE];
    board_feature_words(about->session, spot, words);
    TELL(prompt, "%d of %d: %.*s", now->choice + 1, now->choice_count,
         (int)strcspn(words, ";"), words);
    if (about->ui->board.purist)
        return;
    TELL(prompt, "; ");
    tell_worth(prompt, about->session, spot);
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
    bool any = mw_player_supply(about->game, about->now->player, MW_MEEPLE) > 0;
    return any ? "No feature of this tile is free for a meeple. "
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
    TELL(prompt, "Enter or a click %s.",
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
    if (fits == 0)
        TELL(prompt, "None of the %d tiles left would fit.", left);
    else
        TELL(prompt, "%d of the %d tiles left would fit; t shows them.", fits,
             left);
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
    if (!board_now_part(now, &spot)) {
        tell_empty_cell(prompt, about);
        return;
    }
    ASK(prompt, " Part %d of %d.", now->part + 1, now->part_count);
    board_feature_words(about->session, spot, words);
    TELL(prompt, "%s", words);
    mw_score worth;
    mw_feature_worth(about->game, spot, &worth);
    if (about->ui->board.purist || worth.complete)
        return;
    TELL(prompt, "; ");
    tell_worth(prompt, about->session, spot);
}

static void tell_number(struct board_prompt *prompt,
                        const struct telling *about)
{
    const struct board_now *now = about->now;
    bool placing = now->phase == MODE_PLACE;
    ASK(prompt, "%s: %s %s_", name_of(about->session, now->player),
        placing ? "place the tile on cell" : "a meeple on",
        about->ui->board.typed);
    TELL(prompt, "Numbers go from 1 to %d. Enter %s.",
         placing ? now->target_count : now->choice_count,
         placing ? "places the tile" : "puts the meeple");
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

static void tell_quit(struct board_prompt *prompt, const struct telling *about)
{
    ASK(prompt, "Leave the game?");
    TELL(prompt, session_changed(about->session) ? "It is not saved."
                                                 : "Nothing would be lost.");
}

static void (*const TELLERS[BOARD_MODES])(struct board_prompt *,
                                          const struct telling *) = {
    [MODE_PLACE] = tell_place,       [MODE_FIGURE] = tell_figure,
    [MODE_END] = tell_end,           [MODE_OVER] = tell_over,
    [MODE_INSPECT] = tell_inspected, [MODE_NUMBER] = tell_number,
    [MODE_GOTO] = tell_goto,         [MODE_PANEL] = tell_panel,
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
    snprintf(prompt->tell, sizeof prompt->tell, "%s", ui->said);
    prompt->refused = true;
}

static const char *const PHASE_WORDS[BOARD_MODES] = {
    [MODE_PLACE] = "place the tile",
    [MODE_FIGURE] = "place a meeple",
    [MODE_END] = "score, hand over",
    [MODE_OVER] = "The game is over",
};

const char *board_phase_words(enum board_mode phase)
{
    return PHASE_WORDS[phase];
}

/* ---- painting ---- */

/* A refusal is told by a sign in front, not by its colour alone. */
static const char *sign_of(const struct board_prompt *prompt)
{
    return prompt->refused ? "! " : "";
}

static void paint_line(struct canvas *canvas, struct rect rect, int row,
                       uint8_t ink, uint8_t attr, const char *text)
{
    if (row < rect.rows)
        canvas_text(canvas, rect.column + 1, rect.row + row, rect.columns - 1,
                    ink, INK_DEFAULT, attr, text);
}

/* Leaves out the last sentences if there is no room for them: half a sentence
 * tells less than none. The first one stays, whatever its length. */
static void drop_sentences(char *text, struct rect rect)
{
    size_t end = strlen(text);
    while (end > 0 && text[end - 1] == ' ')
        text[--end] = '\0';
    while (wrap_count(text, rect.columns - 1) > rect.rows) {
        size_t cut = strlen(text);
        do {
            if (--cut == 0)
                return;
        } while (text[cut - 1] != '.' || text[cut] != ' ');
        text[cut] = '\0';
    }
}

/* Both run on where a line cannot hold what is told. Where even that is too
 * much, what the title line says as well is left out: the worth of a feature
 * must be read at any size. */
static void paint_flowing(struct canvas *canvas, struct rect rect,
                          const struct board_prompt *prompt, uint8_t ink)
{
    char text[sizeof prompt->ask + sizeof prompt->tell + 4];
    char line[WRAP_BYTES];
    snprintf(text, sizeof text, "%s %s%s", prompt->ask, sign_of(prompt),
             prompt->tell);
    const char *rest = text;
    bool asked =
        !prompt->titled || wrap_count(text, rect.columns - 1) <= rect.rows;
    if (!asked)
        snprintf(text, sizeof text, "%s%s", sign_of(prompt), prompt->tell);
    drop_sentences(text, rect);
    for (int row = 0; row < rect.rows; row++) {
        bool last = row == rect.rows - 1;
        if (last)
            snprintf(line, sizeof line, "%s", rest);
        else if (!wrap_next(&rest, rect.columns - 1, line))
            return;
        paint_line(canvas, rect, row, ink, 0, line);
    }
    if (asked && text_columns(prompt->ask) < rect.columns)
        paint_line(canvas, rect, 0, INK_STRONG, ATTR_BOLD, prompt->ask);
}

void board_prompt_paint(struct canvas *canvas, struct rect rect,
                        const struct board_prompt *prompt)
{
    uint8_t ink = prompt->refused ? INK_WARNING : INK_DEFAULT;
    char tell[sizeof prompt->tell + 4];
    snprintf(tell, sizeof tell, "%s%s", sign_of(prompt), prompt->tell);
    if (text_columns(tell) >= rect.columns ||
        text_columns(prompt->ask) >= rect.columns) {
        paint_flowing(canvas, rect, prompt, ink);
        return;
    }
    paint_line(canvas, rect, 0, INK_STRONG, ATTR_BOLD, prompt->ask);
    paint_line(canvas, rect, 1, ink, 0, tell);
}
