/* Reads the words of a golden game, and says where it went wrong. */
#include "game_run.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "files.h"

#define FOLDER SOURCE_DIR "/tests/games/"

void wrong(const struct run *run, const char *format, ...)
{
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fail_msg("%s:%d: %s", run->name, run->line, text);
}

void same_number(const struct run *run, const char *what, long is,
                 long expected)
{
    if (is != expected)
        wrong(run, "%s is %ld, not %ld", what, is, expected);
}

struct word next_word(const struct run *run, const char **rest)
{
    struct word word;
    if (!word_next(rest, &word))
        wrong(run, "a word is missing");
    return word;
}

long next_number(const struct run *run, const char **rest)
{
    long number = 0;
    if (!word_number(next_word(run, rest), -999, 999, &number))
        wrong(run, "this is no number");
    return number;
}

int next_player(const struct run *run, const char **rest)
{
    struct word word = next_word(run, rest);
    const struct setup *setup = session_setup(run->session);
    for (int i = 0; i < setup->players; i++) {
        if (word_is(word, setup->names[i]))
            return i;
    }
    wrong(run, "there is no player %.*s", word.length, word.start);
    return 0;
}

mw_tile next_tile(const struct run *run, const char **rest, int *index)
{
    const mw_game *game = session_game(run->session);
    struct word word = next_word(run, rest);
    int x = 0, y = 0;
    if (sscanf(word.start, "%d,%d", &x, &y) != 2)
        wrong(run, "this is no cell");
    *index = mw_tile_at(game, (mw_cell){(int16_t)x, (int16_t)y});
    if (*index == MW_NONE)
        wrong(run, "there is no tile");
    return mw_tile_get(game, *index);
}

char *run_file(const char *name)
{
    char path[400];
    size_t length;
    struct problem problem;
    snprintf(path, sizeof path, "%s%s", FOLDER, name);
    char *text = file_read(path, &length, &problem);
    if (text == NULL)
        fail_msg("%s", problem.text);
    return text;
}
