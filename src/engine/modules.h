/* The modules as a table: what each one brings to a game. */
#ifndef ENGINE_MODULES_H
#define ENGINE_MODULES_H

#include <mistwall/basics.h>

struct module {
    const char *name; /* of the module and of its tile set */
    unsigned bit;
    unsigned needs;    /* modules that must be on, too */
    mw_status without; /* what to say if they are not */
    bool playable;     /* its rules are in this engine */
};

/* Rows in the order of their bits; NULL past the last one. */
const struct module *module_row(int index);

#endif
