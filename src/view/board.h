/* The board: the screen a game is played on. */
#ifndef VIEW_BOARD_H
#define VIEW_BOARD_H

#include "canvas.h"
#include "input.h"
#include "map.h"
#include "session.h"

struct ui;

enum board_panel {
    PANEL_NONE,
    PANEL_HELP,
    PANEL_TILES,
    PANEL_LOG,
    PANEL_QUIT,
    PANELS
};

/* What is being typed on the prompt line: the number of a cell or feature,
 * whose digits act at once, or a place after a colon. */
enum board_typing { TYPING_NOTHING, TYPING_NUMBER, TYPING_PLACE };

enum {
    BOARD_TYPED = 12, /* bytes of what is typed, with the final 0 */
    BOARD_UNIT = 64   /* parts of a cell that scrolling counts in */
};

/* What the eyes and hands are at on the board. */
struct board {
    mw_cell cursor;
    int rotation;       /* of the tile in hand */
    int choice;         /* thing chosen from several; at the end of a turn the
                           scored feature that is lit alone, from 1, or 0 for
                           all */
    bool second_figure; /* the guard, not the meeple; the witch, not the mage */
    bool inspecting;    /* a cell is frozen and its parts are looked at */
    mw_cell inspected;  /* that cell */
    int part;           /* place of the looked-at part in reading order */
    enum board_typing typing;
    char typed[BOARD_TYPED];
    enum board_panel panel;
    int scroll;             /* first line a panel shows */
    int log_back;           /* how many entries the log is scrolled back */
    int centre_x, centre_y; /* the point of the map in the middle of the
                               window, in units of 1 / BOARD_UNIT cell */
    enum tile_size size;
    bool size_by_hand;         /* it stays when the turn passes */
    enum tile_size shown_size; /* what the overview came from ... */
    bool shown_by_hand;        /* ... how that was chosen ... */
    int shown_x, shown_y;      /* ... and the middle of the window then */
    bool hidden;               /* side bar and log are folded away */
    bool purist;               /* no legal cells, worth or fits */
    bool watching;             /* nobody plays: no cursor, nothing to choose */
    int turn;                  /* the turn all this belongs to; 0 for none */
};

void board_paint(struct canvas *canvas, const struct ui *ui,
                 const struct session *session, const mw_tiles *tiles);

struct intent board_input(struct ui *ui, const struct session *session,
                          const mw_tiles *tiles, struct input input);

/* Another game begins: forgets where the eyes and hands were, but not what the
 * players want to be shown. */
void board_start(struct ui *ui);

/* The session changed: cursor, phase and scroll follow. */
void board_follow(struct ui *ui, const struct session *session);

/* The terminal has another size: the automatic tile size is chosen anew and
 * the cursor stays in sight. */
void board_resize(struct ui *ui, const struct session *session);

#endif
