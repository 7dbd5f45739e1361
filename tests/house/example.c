/* What a program does with the library: it reads tile sets, plays a game by
 * chance and prints the scores. Usage: example SEED FILE.tiles... */
#include <mistwall/mistwall.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool read_set(mw_tiles *tiles, const char *path)
{
    static char text[1 << 17];
    mw_tiles_error error = {0};
    FILE *file = fopen(path, "rb");
    size_t length = file != NULL ? fread(text, 1, sizeof text, file) : 0;
    if (file != NULL)
        fclose(file);
    if (!mw_tiles_add(tiles, text, length, &error))
        fprintf(stderr, "%s: %s\n", path, mw_tiles_fault_text(error.fault));
    return error.fault == MW_TILES_OK;
}

/* A module is dealt from the set of its name. */
static unsigned modules_of(const mw_tiles *tiles)
{
    unsigned modules = 0;
    for (int set = 0; set < mw_tiles_set_count(tiles); set++) {
        const char *name = mw_tiles_set_name(tiles, set);
        modules |= mw_module_bit(name, strlen(name));
    }
    return modules;
}

static void play(mw_game *game)
{
    static mw_actions actions; /* too large for a small stack */
    for (mw_legal(game, &actions); actions.count > 0; mw_legal(game, &actions))
        mw_apply(game, actions.list[rand() % actions.count], NULL);
    printf("%d turns\n", mw_turn(game));
}

int main(int count, char **words)
{
    mw_tiles *tiles = mw_tiles_new();
    for (int i = 2; i < count; i++)
        if (!read_set(tiles, words[i]))
            return EXIT_FAILURE;
    mw_setup setup = {.players = 3, .modules = modules_of(tiles)};
    setup.seed = strtoull(count > 1 ? words[1] : "0", NULL, 10);
    srand((unsigned)setup.seed);
    mw_status why = MW_OK;
    mw_game *game = mw_game_new(tiles, &setup, &why);
    if (game != NULL)
        play(game);
    else
        fprintf(stderr, "no game: %s\n", mw_status_text(why));
    for (int i = 0; game != NULL && i < mw_player_count(game); i++)
        printf("player %d: %d points\n", i, mw_player_score(game, i));
    mw_game_free(game);
    mw_tiles_free(tiles);
    return why == MW_OK ? EXIT_SUCCESS : EXIT_FAILURE;
}
