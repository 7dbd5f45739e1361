/* Expectations of a golden game about mist, ghosts and guards; what each line
 * says is in game_file.h. */
#ifndef TESTS_GAMES_EXPECT_MIST_H
#define TESTS_GAMES_EXPECT_MIST_H

#include "game_run.h"

void expect_guards(const struct run *run, const char *rest);
void expect_reserve(const struct run *run, const char *rest);
void expect_supply(const struct run *run, const char *rest);
void expect_ghosts(const struct run *run, const char *rest);
void expect_circles(const struct run *run, const char *rest);
void expect_bank(const struct run *run, const char *rest);
void expect_faulty(const struct run *run, const char *rest);

/* MIST-24: with the mists there are 15 ghosts at all times. */
void check_ghosts(const struct run *run);

/* BASE-2, MIST-2: nor does a meeple or a guard get lost. */
void check_figures(const struct run *run);

#endif
