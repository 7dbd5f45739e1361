/* The letters a tile is drawn with, and what each kind of ground is. */
#include "letters.h"

#include <assert.h>

static const struct letter LETTERS[] = {
    {'.', MW_ON_FIELD, MW_NO_MARK},         {'=', MW_ON_ROAD, MW_NO_MARK},
    {'#', MW_ON_CITY, MW_NO_MARK},          {'$', MW_ON_CITY, MW_COAT},
    {'K', MW_ON_CITY, MW_CATHEDRAL},        {'+', MW_ON_VILLAGE, MW_NO_MARK},
    {'M', MW_ON_MONASTERY, MW_NO_MARK},     {'~', MW_ON_RIVER, MW_NO_MARK},
    {'H', MW_ON_BRIDGE, MW_NO_MARK},        {'g', MW_ON_GARDEN, MW_NO_MARK},
    {'C', MW_ON_CASTLE, MW_NO_MARK},        {'t', MW_ON_CEMETERY, MW_NO_MARK},
    {'R', MW_ON_RUIN, MW_NO_MARK},          {'i', SURFACE_AROUND, MW_INN},
    {'*', SURFACE_AROUND, MW_MAGIC_SYMBOL},
};

static const struct mist_letter MIST_LETTERS[] = {
    {'.', false, MW_NO_MARK},
    {'~', true, MW_NO_MARK},
    {'o', true, MW_SPELL_CIRCLE},
    {'\'', true, MW_GHOST_MARK},
};

/* A garden is a feature of its own and the field runs on through it. A bridge
 * carries the road; the river runs through below. */
static const struct surface SURFACES[MW_SURFACES] = {
    [MW_ON_FIELD] = {1 << MW_FIELD, MW_FIELD, false, true},
    [MW_ON_ROAD] = {1 << MW_ROAD, MW_ROAD, false, true},
    [MW_ON_CITY] = {1 << MW_CITY, MW_CITY, true, false},
    [MW_ON_RIVER] = {1 << MW_RIVER, MW_RIVER, false, false},
    [MW_ON_BRIDGE] = {1 << MW_ROAD | 1 << MW_RIVER, MW_ROAD, false, false},
    [MW_ON_VILLAGE] = {0, MW_NONE, true, true},
    [MW_ON_MONASTERY] = {1 << MW_MONASTERY, MW_MONASTERY, true, false},
    [MW_ON_GARDEN] = {1 << MW_GARDEN | 1 << MW_FIELD, MW_GARDEN, false, false},
    [MW_ON_CASTLE] = {1 << MW_CASTLE, MW_CASTLE, true, false},
    [MW_ON_CEMETERY] = {1 << MW_CEMETERY, MW_CEMETERY, true, false},
    [MW_ON_RUIN] = {0, MW_NONE, true, false},
};

const struct letter *mw_letter(char letter)
{
    for (size_t i = 0; i < sizeof LETTERS / sizeof *LETTERS; i++) {
        if (LETTERS[i].letter == letter)
            return &LETTERS[i];
    }
    return NULL;
}

const struct mist_letter *mw_mist_letter(char letter)
{
    for (size_t i = 0; i < sizeof MIST_LETTERS / sizeof *MIST_LETTERS; i++) {
        if (MIST_LETTERS[i].letter == letter)
            return &MIST_LETTERS[i];
    }
    return NULL;
}

const struct surface *mw_surface(int surface)
{
    assert(surface >= 0 && surface < MW_SURFACES);
    return &SURFACES[surface];
}
