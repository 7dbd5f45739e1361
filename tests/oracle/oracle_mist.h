/* Banks of mist: what hangs together, and what the last tile did to them. */
#ifndef ORACLE_MIST_H
#define ORACLE_MIST_H

#include "oracle_board.h"

typedef struct oracle_bank {
    mw_bank state;
    unsigned judged; /* MIST-21: bits of enum mw_bank_event */
    int pieces;
} oracle_bank;

/* All banks, and for each piece of mist of each tile the number of its bank.
 * Made anew for every question. */
typedef struct oracle_banks {
    int count;
    oracle_bank list[MW_TILES_MAX * MW_BANKS_MAX];
    int of[MW_TILES_MAX][MW_BANKS_MAX];
} oracle_banks;

int oracle_piece_count(const oracle *o, int tile);
mw_bank_part oracle_piece(const oracle *o, mw_spot spot);

void oracle_find_banks(const oracle *o, oracle_banks *banks);
const oracle_bank *oracle_bank_of(const oracle_banks *banks, mw_spot piece);

/* All that the last tile did to any bank. */
unsigned oracle_judge_all(const oracle *o);

#endif
