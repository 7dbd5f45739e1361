/* What hangs together on the table as one feature. */
#ifndef ORACLE_FEATURES_H
#define ORACLE_FEATURES_H

#include "oracle_board.h"

enum { ORACLE_FEATURES_MAX = MW_TILES_MAX * MW_PARTS_MAX };

typedef struct oracle_feature {
    mw_spot first; /* the earliest tile, and there the first part */
    int kind;
    int parts;
    int tiles;
    int coats;
    int open;
    bool complete;
    int figures[MW_FIGURE_KINDS][MW_PLAYERS_MAX];
    int all_figures;
    bool magic[MW_MAGIC_FIGURES];
} oracle_feature;

/* All features of the table, and for each part of each tile the number of its
 * feature. Made anew for every question. */
typedef struct oracle_features {
    int count;
    oracle_feature list[ORACLE_FEATURES_MAX];
    int of[MW_TILES_MAX][MW_PARTS_MAX];
} oracle_features;

void oracle_find_features(const oracle *o, oracle_features *features);
const oracle_feature *oracle_feature_of(const oracle_features *features,
                                        mw_spot spot);

/* Different complete cities that a field borders (BASE-16, BASE-17). */
int oracle_cities_beside(const oracle *o, const oracle_features *features,
                         const oracle_feature *field);

#endif
