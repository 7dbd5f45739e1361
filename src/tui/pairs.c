/* A small table of colour pairs. */
#include "pairs.h"

#include <mistwall/basics.h>

void pairs_forget(struct pairs *pairs, int limit)
{
    pairs->limit = limit < PAIRS_MAX ? limit : PAIRS_MAX;
    pairs->count = 0;
}

int pairs_find(const struct pairs *pairs, int fg, int bg)
{
    if (fg == -1 && bg == -1)
        return 0;
    for (int pair = 1; pair <= pairs->count; pair++) {
        if (pairs->fg[pair] == fg && pairs->bg[pair] == bg)
            return pair;
    }
    return MW_NONE;
}

int pairs_add(struct pairs *pairs, int fg, int bg)
{
    if (pairs->count >= pairs->limit)
        return MW_NONE;
    int pair = ++pairs->count;
    pairs->fg[pair] = (short)fg;
    pairs->bg[pair] = (short)bg;
    return pair;
}
