/* What a program does with the library: it reads tile sets, plays a game by
 * chance and prints the scores. Usage: example SEED FILE.tiles... */
#include <mistwall/mistwall.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fail(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    return EXIT_FAILURE;
}

static bool read_set(mw_tiles *tiles, const char *path)
{
    static char text[1 << 17];
    mw_tiles_error error = {0};
    FILE *file = fopen(path, "rb");
    size_t length = file != NULL ? fread(text, 1, sizeof text, file) : 0;
    if (file != NULL)
        fclose(file);
    if (!mw_tiles_add(tiles, text, length, &error))
        fail(path, mw_tiles_fault_text(error.fault));
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
}

int main(int count, char **words)
{
    mw_tiles *tiles = mw_tiles_new();
    for (int i = 2; i < count; i++) {
        if (!read_set(tiles, words[i]))
            return EXIT_FAILURE;
    }
    mw_setup setup = {.players = 3, .modules = modules_of(tiles)};
    setup.seed = strtoull(count > 1 ? words[1] : "0", NULL, 10);
    srand((unsigned)setup.seed);

    mw_status why = MW_OK;
    mw_game *game = mw_game_new(tiles, &setup, &why);
    if (game == NULL)
        return fail("no game", mw_status_text(why));
    play(game);
    printf("%d turns\n", mw_turn(game));
    for (int player = 0; player < mw_player_count(game); player++)
        printf("player %d: %d points\n", player, mw_player_score(game, player));
    mw_game_free(game);
    mw_tiles_free(tiles);
    return EXIT_SUCCESS;
}
