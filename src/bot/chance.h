/* A generator for simulated players, apart from the one that shuffles. */
#ifndef BOT_CHANCE_H
#define BOT_CHANCE_H

#include <stdint.h>

/* Next 64 bits; moves the state on. */
uint64_t chance_next(uint64_t *state);

/* A number from 0 to count - 1, each as likely as the others; count is at least
 * 1. */
int chance_below(uint64_t *state, int count);

#endif
