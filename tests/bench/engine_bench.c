/* What the engine costs: prints a table, judges nothing, so it is no test.
 *
 * Times are the processor's, on one core; each is the median of RUNS. */
#include <mistwall/mistwall.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "assets.h"

enum { RUNS = 5, PLAYERS = 2, STAGE = 10 };

static mw_actions legal;

/* ---- random games ---- */

static int random_below(uint64_t *state, int below)
{
    *state = *state * 6364136223846793005U + 1442695040888963407U;
    return (int)((*state >> 33) % (uint64_t)below);
}

struct mix {
    const mw_tiles *tiles;
    unsigned modules;
};

static mw_game *new_game(const struct mix *mix, int seed)
{
    mw_setup setup = {
        .players = PLAYERS, .modules = mix->modules, .seed = (uint64_t)seed};
    mw_game *game = mw_game_new(mix->tiles, &setup, NULL);
    if (game == NULL)
        abort();
    return game;
}

/* Anything legal, until that turn begins or the game is over; how many actions
 * that took. */
static long play_until(mw_game *game, int turn, uint64_t *random)
{
    long actions = 0;
    while (mw_game_step(game) != MW_STEP_OVER && mw_turn(game) < turn) {
        mw_legal(game, &legal);
        mw_apply(game, legal.list[random_below(random, legal.count)], NULL);
        actions++;
    }
    return actions;
}

/* ---- measuring ---- */

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static int by_size(const void *one, const void *other)
{
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static double median(double values[RUNS])
{
    qsort(values, RUNS, sizeof *values, by_size);
    return values[RUNS / 2];
}

struct speed {
    double games, turns, actions; /* a second */
};

static struct speed whole_games(const struct mix *mix)
{
    enum { GAMES = 2000 };
    double seconds[RUNS];
    long turns = 0, actions = 0;
    for (int run = 0; run < RUNS; run++) {
        uint64_t random = 1;
        double start = cpu_seconds();
        for (int i = 0; i < GAMES; i++) {
            mw_game *game = new_game(mix, i);
            actions += play_until(game, INT16_MAX, &random);
            turns += mw_turn(game);
            mw_game_free(game);
        }
        seconds[run] = cpu_seconds() - start;
    }
    double all = median(seconds) * RUNS;
    return (struct speed){GAMES * RUNS / all, (double)turns / all,
                          (double)actions / all};
}

/* ---- positions in which something is done many times ---- */

enum { GAMES_LOOKED_AT = 20, POSITIONS_MAX = GAMES_LOOKED_AT * STAGE };

/* Before the tile of a turn is placed. */
struct positions {
    int count;
    mw_game *list[POSITIONS_MAX];
};

/* The turns of a stage of every game; below 0 they count from the end. */
static struct positions collect(const struct mix *mix, int first_turn)
{
    struct positions positions = {0};
    for (int seed = 0; seed < GAMES_LOOKED_AT; seed++) {
        uint64_t random = (uint64_t)seed, again = random;
        mw_game *game = new_game(mix, seed);
        play_until(game, INT16_MAX, &random);
        int first =
            first_turn > 0 ? first_turn : mw_turn(game) + 1 + first_turn;
        mw_game_free(game);
        game = new_game(mix, seed);
        for (int turn = first; turn < first + STAGE; turn++) {
            play_until(game, turn, &again);
            positions.list[positions.count++] = mw_game_copy(game);
        }
        mw_game_free(game);
    }
    return positions;
}

static void forget(struct positions *positions)
{
    for (int i = 0; i < positions->count; i++)
        mw_game_free(positions->list[i]);
}

/* One position, and a copy of it to do things with. */
struct bed {
    const mw_game *game;
    mw_game *copy;
    int next;     /* action to be done */
    uint64_t sum; /* what was listed; or just something to keep */
};

static void list(struct bed *bed)
{
    mw_legal(bed->game, &legal);
    bed->sum += (uint64_t)legal.count;
}

static void copy(struct bed *bed)
{
    mw_game_assign(bed->copy, bed->game);
}

/* One placement after the other; `legal` lists them. */
static void place_and_undo(struct bed *bed)
{
    mw_apply(bed->copy, legal.list[bed->next++ % legal.count], NULL);
    mw_game_assign(bed->copy, bed->game);
}

static void hash(struct bed *bed)
{
    bed->sum += mw_hash(bed->game);
}

static void play_turn(struct bed *bed)
{
    uint64_t random = (uint64_t)bed->next++;
    play_until(bed->copy, mw_turn(bed->game) + 1, &random);
    mw_game_assign(bed->copy, bed->game);
}

/* Nanoseconds that the work takes once, and what was summed up each time. */
struct cost {
    double time, sum;
};

static struct cost measure(const struct positions *positions,
                           void (*work)(struct bed *))
{
    enum { TIMES = 200 };
    double seconds[RUNS];
    double count = (double)TIMES * positions->count;
    struct bed bed = {.copy = mw_game_copy(positions->list[0])};
    for (int run = 0; run < RUNS; run++) {
        seconds[run] = 0;
        bed.sum = 0;
        for (int i = 0; i < positions->count; i++) {
            bed.game = positions->list[i];
            mw_game_assign(bed.copy, bed.game);
            mw_legal(bed.game, &legal);
            double start = cpu_seconds();
            for (int k = 0; k < TIMES; k++)
                work(&bed);
            seconds[run] += cpu_seconds() - start;
        }
    }
    mw_game_free(bed.copy);
    return (struct cost){median(seconds) * 1e9 / count,
                         (double)bed.sum / count};
}

/* ---- the table ---- */

enum { MIXES = 2 };

enum row {
    GAMES_A_SECOND,
    TURNS_A_SECOND,
    ACTIONS_A_SECOND,
    BYTES,
    COPY,
    PLACE_AND_UNDO,
    UNDONE_A_SECOND,
    HASH,
    FIRST_PLACEMENT,
    LAST_PLACEMENT,
    FIRST_TURN,
    LAST_TURN,
    ROWS
};

static const struct {
    const char *words;
    int digits; /* behind the point */
} TABLE[ROWS] = {
    [GAMES_A_SECOND] = {"random games, two players, a CPU second", 0},
    [TURNS_A_SECOND] = {"turns a CPU second", 0},
    [ACTIONS_A_SECOND] = {"actions, each listed and done, a CPU second", 0},
    [BYTES] = {"bytes of a game", 0},
    [COPY] = {"copy a game, ns", 0},
    [PLACE_AND_UNDO] = {"place a tile and take it back by a copy, ns", 0},
    [UNDONE_A_SECOND] = {"of that a CPU second", 0},
    [HASH] = {"hash of a game, ns", 0},
    [FIRST_PLACEMENT] = {"list a placement, first ten turns, ns each", 1},
    [LAST_PLACEMENT] = {"list a placement, last ten turns, ns each", 1},
    [FIRST_TURN] = {"play a turn and take it back, first ten turns, ns", 0},
    [LAST_TURN] = {"play a turn and take it back, last ten turns, ns", 0},
};

static void fill_column(const struct mix *mix, double column[ROWS])
{
    struct positions first = collect(mix, 1);
    struct positions last = collect(mix, -STAGE);
    struct speed speed = whole_games(mix);
    struct cost listed = measure(&first, list);
    struct cost listed_last = measure(&last, list);
    column[GAMES_A_SECOND] = speed.games;
    column[TURNS_A_SECOND] = speed.turns;
    column[ACTIONS_A_SECOND] = speed.actions;
    column[BYTES] = (double)mw_game_size(first.list[0]);
    column[COPY] = measure(&last, copy).time;
    column[PLACE_AND_UNDO] = measure(&last, place_and_undo).time;
    column[UNDONE_A_SECOND] = 1e9 / column[PLACE_AND_UNDO];
    column[HASH] = measure(&last, hash).time;
    column[FIRST_PLACEMENT] = listed.time / listed.sum;
    column[LAST_PLACEMENT] = listed_last.time / listed_last.sum;
    column[FIRST_TURN] = measure(&first, play_turn).time;
    column[LAST_TURN] = measure(&last, play_turn).time;
    forget(&first);
    forget(&last);
}

int main(void)
{
    mw_tiles *tiles = asset_tiles(NULL);
    if (tiles == NULL)
        return 1;
    const struct mix mixes[MIXES] = {
        {tiles, MW_BASE},
        {tiles, MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE},
    };
    double columns[MIXES][ROWS];
    for (int i = 0; i < MIXES; i++)
        fill_column(&mixes[i], columns[i]);
    puts("| the engine | base game | everything on |\n|---|---:|---:|");
    for (int row = 0; row < ROWS; row++)
        printf("| %s | %.*f | %.*f |\n", TABLE[row].words, TABLE[row].digits,
               columns[0][row], TABLE[row].digits, columns[1][row]);
    mw_tiles_free(tiles);
    return 0;
}
