/* mistwall simulate: random games, to see whether the rules still give what
 * they should and how fast they are. */
#include <stdio.h>
#include <time.h>

#include "chance.h"
#include "commands.h"
#include "open.h"
#include "say.h"
#include "tally.h"

/* What all games together came to. */
struct totals {
    int players;
    long games, turns, discards, ties;
    long placements;     /* listed at the steps where a tile is placed */
    long figure_options; /* listed at the steps where a figure may be */
    long points[MW_PLAYERS_MAX];
    long wins[MW_PLAYERS_MAX]; /* not shared */
    double seconds;
    struct tally tally; /* what modules bring */
};

/* ---- games ---- */

static void count_choice(struct totals *totals, enum mw_step step, int count)
{
    totals->turns += step == MW_STEP_END;
    if (step == MW_STEP_PLACE)
        totals->placements += count;
    if (step == MW_STEP_FIGURE)
        totals->figure_options += count;
}

/* Shared victories are nobody's win; they are counted apart. */
static void count_result(struct totals *totals, const mw_game *game)
{
    unsigned winners = mw_leaders(game);
    for (int i = 0; i < totals->players; i++) {
        totals->points[i] += mw_player_score(game, i);
        totals->wins[i] += winners == 1U << i;
    }
    totals->ties += (winners & (winners - 1)) != 0;
    totals->discards += mw_discard_count(game);
    totals->games++;
}

static void play(mw_game *game, policy *choose, uint64_t *chance,
                 struct totals *totals)
{
    mw_actions legal;
    mw_events events;
    bool told = mw_game_modules(game) != MW_BASE; /* telling costs time */
    events.count = 0;
    for (mw_legal(game, &legal); legal.count > 0; mw_legal(game, &legal)) {
        mw_action action = choose(game, &legal, chance);
        count_choice(totals, mw_game_step(game), legal.count);
        tally_before(&totals->tally, game);
        mw_apply(game, action, told ? &events : NULL);
        if (told)
            tally_events(&totals->tally, game, &events);
    }
    tally_game(&totals->tally);
    count_result(totals, game);
}

static bool play_all(const mw_tiles *tiles, const struct options *options,
                     struct totals *totals, struct problem *problem)
{
    /* Each game has a seed of its own, drawn from the one that is given; so
     * games differ, and the same command gives the same games. */
    uint64_t chance = options->setup.seed;
    mw_setup setup = setup_engine(&options->setup);
    clock_t start = clock();
    while (totals->games < options->games) {
        mw_status why;
        setup.seed = chance_next(&chance);
        mw_game *game = mw_game_new(tiles, &setup, &why);
        if (game == NULL)
            return setup_refused(tiles, &options->setup, why, problem);
        play(game, options->policy, &chance, totals);
        mw_game_free(game);
    }
    totals->seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    return true;
}

/* ---- results ---- */

/* A short run may take less time than the clock can tell. */
static double games_a_second(const struct totals *totals)
{
    double least = 1.0 / CLOCKS_PER_SEC;
    double seconds = totals->seconds < least ? least : totals->seconds;
    return (double)totals->games / seconds;
}

static double ratio(long sum, long count)
{
    return count > 0 ? (double)sum / (double)count : 0;
}

/* Of all turns, those of a player who had no figure to place. */
static double empty_handed_share(const struct totals *totals)
{
    return ratio(totals->tally.sums[SUM_EMPTY_HANDED], totals->turns);
}

static void print_ratios(const char *name, const long *sums,
                         const struct totals *totals)
{
    printf("\"%s\":[", name);
    for (int i = 0; i < totals->players; i++)
        printf("%s%.4f", i == 0 ? "" : ",", ratio(sums[i], totals->games));
    printf("],");
}

/* The keys are what scripts stand on; later modules add theirs behind. */
static void print_json(const struct totals *totals, unsigned modules)
{
    printf("{\"games\":%ld,\"turns\":%ld,", totals->games, totals->turns);
    printf("\"placements_per_turn\":%.4f,\"figure_options_per_turn\":%.4f,",
           ratio(totals->placements, totals->turns),
           ratio(totals->figure_options, totals->turns));
    printf("\"discards_per_game\":%.4f,",
           ratio(totals->discards, totals->games));
    printf("\"empty_handed_share\":%.4f,", empty_handed_share(totals));
    print_ratios("mean_points", totals->points, totals);
    print_ratios("win_share", totals->wins, totals);
    printf("\"tie_share\":%.4f,\"cpu_seconds\":%.6f,",
           ratio(totals->ties, totals->games), totals->seconds);
    printf("\"games_per_cpu_second\":%.1f", games_a_second(totals));
    tally_print(&totals->tally, modules, totals->games, true);
    puts("}");
}

static void print_table(const struct totals *totals, unsigned modules)
{
    printf("games                    %10ld\n", totals->games);
    printf("turns                    %10ld   %.2f a game\n", totals->turns,
           ratio(totals->turns, totals->games));
    printf("placements per turn      %10.2f\n",
           ratio(totals->placements, totals->turns));
    printf("figure options per turn  %10.2f\n",
           ratio(totals->figure_options, totals->turns));
    printf("discards per game        %10.3f\n",
           ratio(totals->discards, totals->games));
    printf("left without figure      %10.1f %% of the turns\n",
           100 * empty_handed_share(totals));
    for (int i = 0; i < totals->players; i++)
        printf("seat %d                   %10.2f points on average, "
               "%.1f %% won alone\n",
               i + 1, ratio(totals->points[i], totals->games),
               100 * ratio(totals->wins[i], totals->games));
    printf("shared victories         %10.1f %%\n",
           100 * ratio(totals->ties, totals->games));
    printf("CPU seconds              %10.3f   %.0f games a second\n",
           totals->seconds, games_a_second(totals));
    tally_print(&totals->tally, modules, totals->games, false);
}

int run_simulate(const struct options *options)
{
    struct problem problem;
    struct totals totals = {.players = options->setup.players};
    mw_tiles *tiles = open_tiles(options);
    if (tiles == NULL)
        return BAD_INPUT;
    bool played = play_all(tiles, options, &totals, &problem);
    mw_tiles_free(tiles);
    if (!played)
        return say_problem(&problem);
    if (options->json)
        print_json(&totals, options->setup.modules);
    else
        print_table(&totals, options->setup.modules);
    return 0;
}
