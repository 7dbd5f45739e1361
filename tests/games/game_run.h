/* What the expectations of a golden game share. */
#ifndef TESTS_GAMES_GAME_RUN_H
#define TESTS_GAMES_GAME_RUN_H

#include <mistwall/mistwall.h>

#include "session.h"
#include "words.h"

/* A golden game while it is played. */
struct run {
    const char *name;
    int line;
    mw_tiles *tiles;
    struct session *session;
    int log_start; /* first entry since the last action somebody chose */
};

/* Fails the test with file and line. */
__attribute__((format(printf, 2, 3))) void wrong(const struct run *run,
                                                 const char *format, ...);

/* Fails if the two differ. */
void same_number(const struct run *run, const char *what, long is,
                 long expected);

/* The next word, read as what it has to be; else the test fails. */
struct word next_word(const struct run *run, const char **rest);
long next_number(const struct run *run, const char **rest);
int next_player(const struct run *run, const char **rest);
mw_tile next_tile(const struct run *run, const char **rest, int *index);

/* The text of a file of this folder, which the caller frees. */
char *run_file(const char *name);

#endif
