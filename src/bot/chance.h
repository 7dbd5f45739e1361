/* A generator for simulated players, apart from the one that shuffles. */
#ifndef BOT_CHANCE_H
#define BOT_CHANCE_H

#include <stdint.h>

uint64_t chance_next(uint64_t *state);

/* A number below count, each as likely as the others. */
int chance_below(uint64_t *state, int count);

#endif
