/* The modules as a table: what each one brings to a game. */
#ifndef ENGINE_MODULES_H
#define ENGINE_MODULES_H

#include <mistwall/game.h>

struct module {
    const char *name; /* of the module and of its tile set */
    unsigned bit;
    unsigned needs;    /* modules that must be on, too */
    mw_status without; /* what to say if they are not */

    /* What it changes of the set-up; 0 leaves it as it is (MIST-2). */
    uint8_t meeples;
    uint8_t guards;
    uint8_t guard_supply;
    uint8_t ghosts;

    /* What it adds elsewhere; NULL where it adds nothing. */
    void (*term)(const mw_game *game, int root, mw_score *score);
    void (*lay)(mw_game *game, int tile, mw_events *events);
    void (*final)(mw_game *game, mw_events *events);
    void (*after_scoring)(mw_game *game, int root, mw_events *events);
};

/* Rows in the order of their bits; NULL past the last one. */
const struct module *module_row(int index);

/* What the modules of a game add, row by row. */
void modules_term(const mw_game *game, int root, mw_score *score);
void modules_lay(mw_game *game, int tile, mw_events *events);
void modules_after_scoring(mw_game *game, int root, mw_events *events);
void modules_final(mw_game *game, mw_events *events);

#endif
