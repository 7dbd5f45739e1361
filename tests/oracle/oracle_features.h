/* What hangs together on the table as one feature. */
#ifndef ORACLE_FEATURES_H
#define ORACLE_FEATURES_H

#include "oracle_board.h"

/* Finds all features of the table anew: needed after a tile was laid. */
void oracle_find_features(oracle *o);

/* Different complete cities that each field borders (BASE-16, BASE-17); a part
 * of oracle_find_features. */
void oracle_count_cities(oracle *o);

/* Looks again at what stands on the features: needed after every action. */
void oracle_count_figures(oracle *o);

static inline const oracle_feature *oracle_feature_of(const oracle *o,
                                                      mw_spot spot)
{
    return &o->features.list[o->features.of[spot.tile][spot.part]];
}

#endif
