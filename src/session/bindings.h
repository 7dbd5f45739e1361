/* Which sign does what on the board. Each command has a usual sign, and the
 * players may choose another one. Pure: the screens look signs up here. */
#ifndef SESSION_BINDINGS_H
#define SESSION_BINDINGS_H

#include <stdint.h>

#include "problem.h"

enum { BINDINGS = 30 };

struct bindings {
    uint32_t sign[BINDINGS]; /* code points */
};

void bindings_default(struct bindings *bindings);

/* What a command is called in the settings ("turn-back"), the sign it usually
 * has, and what it does, as a few words. */
const char *bindings_name(int index);
uint32_t bindings_usual(int index);
const char *bindings_help(int index);

/* The command whose usual sign it is, or MW_NONE. */
int bindings_by_sign(uint32_t usual);

/* Can the sign be that of a command? Digits, the blank and wide signs cannot:
 * digits choose by number. Else says why. */
bool bindings_may(uint32_t sign, struct problem *problem);

/* Another command with the same sign, or MW_NONE. A key has one meaning on the
 * whole board, so that hands need not know in which phase they are. */
int bindings_rival(const struct bindings *bindings, int index);

#endif
