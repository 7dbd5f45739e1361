/* What the engine costs: prints figures, judges nothing.
 *
 *   engine_bench TILES... plays with the modules whose tile sets these are */
#include <mistwall/mistwall.h>

#include <stdio.h>
#include <string.h>
#include <time.h>

static mw_actions legal;

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static uint32_t random_below(uint64_t *state, uint32_t below)
{
    *state = *state * 6364136223846793005U + 1442695040888963407U;
    return (uint32_t)((*state >> 33) % below);
}

static bool add_tiles(mw_tiles *tiles, const char *path)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return false;
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    return mw_tiles_add(tiles, text, length, NULL);
}

/* The modules whose tile sets there are. */
static unsigned modules_of(const mw_tiles *tiles)
{
    unsigned modules = 0;
    for (int i = 0; i < mw_tiles_set_count(tiles); i++) {
        const char *name = mw_tiles_set_name(tiles, i);
        modules |= mw_module_bit(name, strlen(name));
    }
    return modules;
}

static mw_game *new_game(const mw_tiles *tiles, uint64_t seed)
{
    mw_setup setup = {.players = 2, .modules = modules_of(tiles), .seed = seed};
    return mw_game_new(tiles, &setup, NULL);
}

static mw_action choose(const mw_game *game, uint64_t *random)
{
    mw_legal(game, &legal);
    return legal.list[random_below(random, (uint32_t)legal.count)];
}

struct tally {
    long actions, turns, placements;
};

/* Plays one random game to its end. */
static void play(mw_game *game, uint64_t *random, struct tally *tally)
{
    while (mw_game_step(game) != MW_STEP_OVER) {
        bool placing = mw_game_step(game) == MW_STEP_PLACE;
        mw_apply(game, choose(game, random), NULL);
        tally->placements += placing ? legal.count : 0;
        tally->actions++;
    }
    tally->turns += mw_turn(game);
}

static void whole_games(const mw_tiles *tiles, int games)
{
    struct tally tally = {0};
    uint64_t random = 1;
    double start = cpu_seconds();
    for (int i = 0; i < games; i++) {
        mw_game *game = new_game(tiles, (uint64_t)i);
        play(game, &random, &tally);
        mw_game_free(game);
    }
    double seconds = cpu_seconds() - start;
    printf("random games, 2 players      %10.0f a CPU second\n"
           "turns                        %10.0f a CPU second\n"
           "actions                      %10.0f a CPU second\n"
           "placements listed            %10.0f a CPU second\n",
           games / seconds, (double)tally.turns / seconds,
           (double)tally.actions / seconds, (double)tally.placements / seconds);
}

/* What search does at a turn's start. Each of these is run REPEAT times. */
enum { REPEAT = 20000 };

struct bed {
    mw_game *game, *copy;
    uint64_t sum; /* so that nothing is optimised away */
};

static void list(struct bed *bed, int i)
{
    (void)i;
    mw_legal(bed->game, &legal);
}

static void copy(struct bed *bed, int i)
{
    (void)i;
    mw_game_assign(bed->copy, bed->game);
}

static void apply_and_restore(struct bed *bed, int i)
{
    mw_apply(bed->copy, legal.list[i % legal.count], NULL);
    mw_game_assign(bed->copy, bed->game);
}

static void hash(struct bed *bed, int i)
{
    (void)i;
    bed->sum += mw_hash(bed->game);
}

static double nanoseconds(struct bed *bed, void (*work)(struct bed *, int))
{
    double start = cpu_seconds();
    for (int i = 0; i < REPEAT; i++)
        work(bed, i);
    return (cpu_seconds() - start) * 1e9 / REPEAT;
}

static void at_turn(const mw_tiles *tiles, int turn)
{
    struct bed bed = {.game = new_game(tiles, 7)};
    uint64_t random = 3;
    while (mw_turn(bed.game) < turn)
        mw_apply(bed.game, choose(bed.game, &random), NULL);
    bed.copy = mw_game_copy(bed.game);
    double listing = nanoseconds(&bed, list);
    printf("turn %2d: list %5.0f ns (%.1f for each of %d placements), ", turn,
           listing, listing / legal.count, legal.count);
    printf("copy %5.0f ns, ", nanoseconds(&bed, copy));
    printf("apply and restore %5.0f ns, ",
           nanoseconds(&bed, apply_and_restore));
    printf("hash %5.0f ns\n", nanoseconds(&bed, hash));
    mw_game_free(bed.copy);
    mw_game_free(bed.game);
}

int main(int argc, char **argv)
{
    enum { GAMES = 5000 };
    mw_tiles *tiles = mw_tiles_new();
    for (int i = 1; tiles != NULL && i < argc; i++) {
        if (!add_tiles(tiles, argv[i])) {
            fprintf(stderr, "engine_bench: %s cannot be read\n", argv[i]);
            return 1;
        }
    }
    if (tiles == NULL || argc < 2) {
        fputs("usage: engine_bench TILES...\n", stderr);
        return 2;
    }
    mw_game *game = new_game(tiles, 1);
    printf("bytes of a game, 2 players   %10zu\n", mw_game_size(game));
    mw_game_free(game);
    whole_games(tiles, GAMES);
    at_turn(tiles, 5);
    at_turn(tiles, 35);
    at_turn(tiles, 65);
    mw_tiles_free(tiles);
    return 0;
}
