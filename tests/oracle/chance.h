/* Dice for the players of the test; the game has its own. */
#ifndef ORACLE_CHANCE_H
#define ORACLE_CHANCE_H

#include <stdint.h>

struct chance {
    uint64_t state;
};

/* A number from 0 to below - 1. */
int chance_below(struct chance *chance, int below);

#endif
