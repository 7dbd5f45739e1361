/* What features are worth and who gets it. */
#ifndef ORACLE_SCORING_H
#define ORACLE_SCORING_H

#include "oracle_features.h"

typedef struct oracle_worth {
    int points;
    unsigned winners; /* bits 1 << player */
} oracle_worth;

/* As completed if it is, else as in final scoring. */
oracle_worth oracle_worth_of(const oracle *o, const oracle_feature *feature);

/* Scores what is complete; figures, ghosts and magic figures leave it. */
void oracle_score_completed(oracle *o);

void oracle_score_finally(oracle *o);
unsigned oracle_leaders(const oracle *o);

#endif
