/* mistwall simulate: random games, to see whether the rules still give what
 * they should and how fast they are. */
#include <stdio.h>
#include <time.h>

#include "commands.h"
#include "open.h"
#include "say.h"

/* What all games together came to. */
struct totals {
    int players;
    long games, turns, discards, ties;
    long placements;     /* listed at the steps where a tile is placed */
    long figure_options; /* listed at the steps where a figure may be */
    long points[MW_PLAYERS_MAX];
    long wins[MW_PLAYERS_MAX]; /* not shared */
    double seconds;
};

/* ---- chance: a generator of its own, not the one that shuffles stacks ---- */

static uint64_t next_random(uint64_t *state)
{
    uint64_t mixed = *state += 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebU;
    return mixed ^ mixed >> 31;
}

/* A number below `count`, each as likely as the others: what would make the
 * first ones likelier is drawn again. */
static int choose(uint64_t *state, int count)
{
    uint32_t bound = (uint32_t)count;
    uint32_t unfair = (0U - bound) % bound;
    uint64_t product;
    do
        product = (next_random(state) >> 32) * bound;
    while ((uint32_t)product < unfair);
    return (int)(product >> 32);
}

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
    int best = mw_player_score(game, 0), winner = 0, winners = 0;
    for (int i = 0; i < totals->players; i++) {
        int score = mw_player_score(game, i);
        totals->points[i] += score;
        if (score > best) {
            best = score;
            winners = 0;
        }
        if (score == best) {
            winner = i;
            winners++;
        }
    }
    totals->wins[winner] += winners == 1;
    totals->ties += winners > 1;
    totals->discards += mw_discard_count(game);
    totals->games++;
}

/* Asks for no events: nobody reads them here, and they cost time. */
static void play(mw_game *game, uint64_t *chance, struct totals *totals)
{
    mw_actions legal;
    for (mw_legal(game, &legal); legal.count > 0; mw_legal(game, &legal)) {
        count_choice(totals, mw_game_step(game), legal.count);
        mw_apply(game, legal.list[choose(chance, legal.count)], NULL);
    }
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
        setup.seed = next_random(&chance);
        mw_game *game = mw_game_new(tiles, &setup, &why);
        if (game == NULL)
            return setup_refused(tiles, &options->setup, why, problem);
        play(game, &chance, totals);
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

static void print_ratios(const char *name, const long *sums,
                         const struct totals *totals)
{
    printf("\"%s\":[", name);
    for (int i = 0; i < totals->players; i++)
        printf("%s%.4f", i == 0 ? "" : ",", ratio(sums[i], totals->games));
    printf("],");
}

/* The keys are what scripts stand on; later modules add theirs behind. */
static void print_json(const struct totals *totals)
{
    printf("{\"games\":%ld,\"turns\":%ld,", totals->games, totals->turns);
    printf("\"placements_per_turn\":%.4f,\"figure_options_per_turn\":%.4f,",
           ratio(totals->placements, totals->turns),
           ratio(totals->figure_options, totals->turns));
    printf("\"discards_per_game\":%.4f,",
           ratio(totals->discards, totals->games));
    print_ratios("mean_points", totals->points, totals);
    print_ratios("win_share", totals->wins, totals);
    printf("\"tie_share\":%.4f,\"cpu_seconds\":%.6f,",
           ratio(totals->ties, totals->games), totals->seconds);
    printf("\"games_per_cpu_second\":%.1f}\n", games_a_second(totals));
}

static void print_table(const struct totals *totals)
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
    for (int i = 0; i < totals->players; i++)
        printf("seat %d                   %10.2f points on average, "
               "%.1f %% won alone\n",
               i + 1, ratio(totals->points[i], totals->games),
               100 * ratio(totals->wins[i], totals->games));
    printf("shared victories         %10.1f %%\n",
           100 * ratio(totals->ties, totals->games));
    printf("CPU seconds              %10.3f   %.0f games a second\n",
           totals->seconds, games_a_second(totals));
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
        print_json(&totals);
    else
        print_table(&totals);
    return 0;
}
