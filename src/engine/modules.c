/* The table of modules, and questions about sets of them. */
#include "modules.h"

#include <string.h>

#include "castle.h"
#include "ghost.h"
#include "magic.h"
#include "mist.h"

static const struct module MODULES[] = {
    {.name = "base",
     .bit = MW_BASE,
     .needs = MW_BASE,
     .without = MW_MODULE_NEEDS_BASE,
     .meeples = 7},
    {.name = "magic",
     .bit = MW_MAGIC,
     .needs = MW_BASE,
     .without = MW_MODULE_NEEDS_BASE,
     .term = magic_term,
     .after_scoring = magic_leave},
    {.name = "mist",
     .bit = MW_MIST,
     .needs = MW_BASE,
     .without = MW_MODULE_NEEDS_BASE,
     .meeples = 5,
     .guards = 2,
     .guard_supply = 3,
     .ghosts = 15,
     .lay = mist_lay,
     .term = castle_term,
     .after_scoring = castle_leave,
     .final = ghost_penalty},
    {.name = "circle",
     .bit = MW_CIRCLE,
     .needs = MW_BASE | MW_MIST,
     .without = MW_MODULE_NEEDS_MIST},
};

enum { MODULE_COUNT = sizeof MODULES / sizeof *MODULES };

const struct module *module_row(int index)
{
    return index >= 0 && index < MODULE_COUNT ? &MODULES[index] : NULL;
}

const char *mw_module_name(int index)
{
    const struct module *row = module_row(index);
    return row != NULL ? row->name : NULL;
}

unsigned mw_module_bit(const char *name, size_t length)
{
    for (int i = 0; i < MODULE_COUNT; i++) {
        if (strlen(MODULES[i].name) == length &&
            memcmp(MODULES[i].name, name, length) == 0)
            return MODULES[i].bit;
    }
    return 0;
}

mw_status mw_modules_check(unsigned modules)
{
    if (modules == 0 || modules >> MODULE_COUNT)
        return MW_BAD_MODULES;
    for (int i = 0; i < MODULE_COUNT; i++) {
        const struct module *row = &MODULES[i];
        if ((modules & row->bit) && (row->needs & ~modules))
            return row->without;
    }
    return MW_OK;
}

void modules_term(const mw_game *game, int root, mw_score *score)
{
    for (int i = 0; i < MODULE_COUNT; i++) {
        const struct module *row = &MODULES[i];
        if ((game->modules & row->bit) && row->term != NULL)
            row->term(game, root, score);
    }
}

void modules_lay(mw_game *game, int tile, mw_events *events)
{
    for (int i = 0; i < MODULE_COUNT; i++) {
        const struct module *row = &MODULES[i];
        if ((game->modules & row->bit) && row->lay != NULL)
            row->lay(game, tile, events);
    }
}

void modules_after_scoring(mw_game *game, int root, mw_events *events)
{
    for (int i = 0; i < MODULE_COUNT; i++) {
        const struct module *row = &MODULES[i];
        if ((game->modules & row->bit) && row->after_scoring != NULL)
            row->after_scoring(game, root, events);
    }
}

void modules_final(mw_game *game, mw_events *events)
{
    for (int i = 0; i < MODULE_COUNT; i++) {
        const struct module *row = &MODULES[i];
        if ((game->modules & row->bit) && row->final != NULL)
            row->final(game, events);
    }
}
