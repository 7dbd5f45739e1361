/* Sums a game of what the modules bring. */
#include "tally.h"

#include <stdio.h>
#include <string.h>

static const struct sum_row {
    unsigned module;
    const char *key;
    const char *words;
} ROWS[SUMS] = {
    [SUM_EMPTY_HANDED] = {MW_BASE, "empty_handed_per_game",
                          "turns without figure"},
    [SUM_LONGEST] = {MW_BASE, "longest_empty_handed", "  longest row of them"},
    [SUM_MERGES] = {MW_MAGIC, "forced_merges_per_game", "mage and witch meet"},
    [SUM_CONTINUES] = {MW_MIST, "continues_per_game", "mist continued"},
    [SUM_LIMITS] = {MW_MIST, "limits_per_game", "mist limited"},
    [SUM_CLOSES] = {MW_MIST, "closes_per_game", "banks closed"},
    [SUM_GAMES_WITH_CLOSE] = {MW_MIST, "games_with_close", "  games with one"},
    [SUM_DRIVEN_OFF] = {MW_MIST, "driven_off_per_game", "meeples driven off"},
    [SUM_CASTLES] = {MW_MIST, "castles_per_game", "castles completed"},
    [SUM_GAMES_WITH_CASTLE] = {MW_MIST, "games_with_castle",
                               "  games with one"},
    [SUM_CEMETERIES] = {MW_MIST, "cemeteries_per_game", "cemeteries completed"},
    [SUM_GAMES_WITH_CEMETERY] = {MW_MIST, "games_with_cemetery",
                                 "  games with one"},
    [SUM_CIRCLE_CLOSES] = {MW_CIRCLE, "circle_closes_per_game",
                           "closes with ghosts"},
    [SUM_GAMES_WITH_CIRCLE_CLOSE] = {MW_CIRCLE, "games_with_circle_close",
                                     "  games with one"},
    [SUM_CIRCLE_GHOSTS] = {MW_CIRCLE, "circle_ghosts_per_game",
                           "ghosts let loose"},
    [SUM_TO_OTHERS] = {MW_CIRCLE, "circle_ghosts_to_others_per_game",
                       "  to opponents"},
    [SUM_TO_SELF] = {MW_CIRCLE, "circle_ghosts_to_self_per_game",
                     "  to oneself"},
    [SUM_TO_SUPPLY] = {MW_CIRCLE, "circle_ghosts_to_supply_per_game",
                       "  to the supply"},
};

/* Of the turns of one player, how many in a row find him without a figure. */
static void tally_hand(struct tally *tally, const mw_game *game)
{
    int player = mw_player_to_move(game);
    if (mw_player_supply(game, player, MW_MEEPLE) > 0 ||
        mw_player_supply(game, player, MW_GUARD) > 0) {
        tally->stretch[player] = 0;
        return;
    }
    tally->sums[SUM_EMPTY_HANDED]++;
    tally->stretch[player]++;
    if (tally->stretch[player] > tally->longest)
        tally->longest = tally->stretch[player];
}

void tally_before(struct tally *tally, const mw_game *game)
{
    enum mw_step step = mw_game_step(game);
    if (step == MW_STEP_MAGIC && mw_magic_met(game))
        tally->sums[SUM_MERGES]++;
    if (step == MW_STEP_CLOSE && tally->before != MW_STEP_CLOSE)
        tally->sums[SUM_CIRCLE_CLOSES]++;
    if (step == MW_STEP_FIGURE)
        tally_hand(tally, game);
    tally->before = step;
}

static void tally_loose(struct tally *tally, enum tally_sum where)
{
    tally->sums[SUM_CIRCLE_GHOSTS]++;
    tally->sums[where]++;
}

static void tally_event(struct tally *tally, const mw_game *game,
                        const mw_event *event)
{
    long *sums = tally->sums;
    switch (event->type) {
    case MW_EVENT_BANK:
        sums[SUM_CONTINUES] += (event->bank & MW_CONTINUED) != 0;
        sums[SUM_LIMITS] += (event->bank & MW_LIMITED) != 0;
        sums[SUM_CLOSES] += (event->bank & MW_CLOSED) != 0;
        break;
    case MW_EVENT_DRIVEN_OFF:
        sums[SUM_DRIVEN_OFF]++;
        break;
    case MW_EVENT_SCORED:
        sums[SUM_CASTLES] +=
            event->score.complete && event->score.kind == MW_CASTLE;
        sums[SUM_CEMETERIES] +=
            event->score.complete && event->score.kind == MW_CEMETERY;
        break;
    case MW_EVENT_GHOST:
        if (event->source == MW_FROM_CIRCLES)
            tally_loose(tally, event->player == mw_player_to_move(game)
                                   ? SUM_TO_SELF
                                   : SUM_TO_OTHERS);
        break;
    case MW_EVENT_FORFEIT:
        tally_loose(tally, SUM_TO_SUPPLY);
        break;
    default:
        break;
    }
}

void tally_events(struct tally *tally, const mw_game *game,
                  const mw_events *events)
{
    for (int i = 0; i < events->count; i++)
        tally_event(tally, game, &events->list[i]);
}

/* Games in which something happened once at least are counted by the sum it
 * is counted in. */
static const struct {
    enum tally_sum what, games;
} GAMES_WITH[] = {{SUM_CLOSES, SUM_GAMES_WITH_CLOSE},
                  {SUM_CASTLES, SUM_GAMES_WITH_CASTLE},
                  {SUM_CEMETERIES, SUM_GAMES_WITH_CEMETERY},
                  {SUM_CIRCLE_CLOSES, SUM_GAMES_WITH_CIRCLE_CLOSE}};

void tally_game(struct tally *tally)
{
    long *sums = tally->sums;
    for (size_t i = 0; i < sizeof GAMES_WITH / sizeof *GAMES_WITH; i++) {
        enum tally_sum what = GAMES_WITH[i].what;
        sums[GAMES_WITH[i].games] += sums[what] > tally->before_game[what];
    }
    sums[SUM_LONGEST] += tally->longest;
    tally->longest = 0;
    memset(tally->stretch, 0, sizeof tally->stretch);
    memcpy(tally->before_game, sums, sizeof tally->before_game);
}

void tally_print(const struct tally *tally, unsigned modules, long games,
                 bool json)
{
    for (int i = 0; i < SUMS; i++) {
        double a_game =
            games > 0 ? (double)tally->sums[i] / (double)games : 0.0;
        if (!(modules & ROWS[i].module))
            continue;
        if (json)
            printf(",\"%s\":%.4f", ROWS[i].key, a_game);
        else
            printf("%-24s %10.3f   a game\n", ROWS[i].words, a_game);
    }
}
