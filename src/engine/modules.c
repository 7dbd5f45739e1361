/* The table of modules, and questions about sets of them. */
#include "modules.h"

#include <string.h>

static const struct module MODULES[] = {
    {"base", MW_BASE, MW_BASE, MW_MODULE_NEEDS_BASE, true},
    {"magic", MW_MAGIC, MW_BASE, MW_MODULE_NEEDS_BASE, false},
    {"mist", MW_MIST, MW_BASE, MW_MODULE_NEEDS_BASE, false},
    {"circle", MW_CIRCLE, MW_BASE | MW_MIST, MW_MODULE_NEEDS_MIST, false},
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
    if (!(modules & MW_BASE))
        return MW_MODULE_NEEDS_BASE;
    for (int i = 0; i < MODULE_COUNT; i++) {
        const struct module *row = &MODULES[i];
        if ((modules & row->bit) && (row->needs & ~modules))
            return row->without;
    }
    for (int i = 0; i < MODULE_COUNT; i++) {
        if ((modules & MODULES[i].bit) && !MODULES[i].playable)
            return MW_MODULE_NOT_YET;
    }
    return MW_OK;
}
