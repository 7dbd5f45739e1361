/* What the application remembers: the game that is open, what keeps it, and
 * what the screens show. */
#ifndef APP_APP_STATE_H
#define APP_APP_STATE_H

#include "autosave.h"
#include "look.h"
#include "ui.h"

struct app {
    const mw_tiles *tiles;   /* borrowed */
    struct session *session; /* NULL at the title */
    struct autosave autosave;
    struct session *record;    /* what is replayed, or NULL; session is then a
                                  moment of it */
    char resume_path[UI_PATH]; /* of the game that the title offers */
    struct session *salvage;   /* what could be read of a broken record */
    char salvage_path[UI_PATH];
    struct look_facts facts; /* of the terminal, if knows_look */
    bool knows_look;
    struct ui ui;
};

#endif
