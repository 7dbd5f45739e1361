/* What the players look at and what they type, apart from the game itself:
 * screen, cursor, zoom, open panel. Nothing here changes a game. */
#ifndef VIEW_UI_H
#define VIEW_UI_H

#include "canvas.h"
#include "map.h"
#include "session.h"

/* ---- input, decoded ---- */

enum input_type {
    INPUT_NONE,
    INPUT_CHAR, /* ch */
    INPUT_UP,
    INPUT_DOWN,
    INPUT_LEFT,
    INPUT_RIGHT,
    INPUT_ENTER,
    INPUT_TAB,
    INPUT_BACKTAB,
    INPUT_BACKSPACE,
    INPUT_DELETE,
    INPUT_ESCAPE,
    INPUT_HOME,
    INPUT_END,
    INPUT_PAGE_UP,
    INPUT_PAGE_DOWN,
    INPUT_CLICK,
    INPUT_WHEEL_UP,
    INPUT_WHEEL_DOWN, /* column, row */
    INPUT_RESIZE,     /* columns, rows */
    INPUT_REDRAW      /* Ctrl-L */
};

struct input {
    enum input_type type;
    uint32_t ch; /* code point */
    int column, row;
};

/* ---- what the outside has to do after an input ---- */

enum intent_type {
    INTENT_NONE,    /* nothing but a new picture */
    INTENT_ACT,     /* session_act(action) */
    INTENT_UNDO,    /* session_undo */
    INTENT_NEW,     /* session_new(setup) */
    INTENT_LOAD,    /* read the record at path */
    INTENT_SALVAGE, /* go on with what could be read of it */
    INTENT_SAVE,    /* write the record to path */
    INTENT_LIST,    /* list the records folder into ui->files */
    INTENT_MOUSE,   /* turn the mouse on or off, as ui->mouse says */
    INTENT_REPAINT, /* paint everything anew */
    INTENT_LEAVE,   /* back to the title: close the session */
    INTENT_QUIT
};

enum { UI_PATH = 512, UI_FILES = 200 };

struct intent {
    enum intent_type type;
    mw_action action;
    struct setup setup;
    char path[UI_PATH];
};

/* ---- the state of the eyes and hands ---- */

enum screen {
    SCREEN_TITLE,
    SCREEN_SETUP,
    SCREEN_BOARD,
    SCREEN_TABLE, /* the final table */
    SCREEN_RULES,
    SCREEN_FILES, /* load and save */
    SCREENS
};

/* Each screen keeps its own struct in its own header, as a member here, and
 * offers NAME_paint and NAME_input. */
struct ui {
    enum screen screen;
    int columns, rows; /* of the terminal */
    struct look look;
    bool mouse;
};

/* A fresh ui for this terminal, at the title. */
void ui_start(struct ui *ui, struct look look, int columns, int rows);

/* Paints the whole screen onto a canvas of ui->columns x ui->rows. session is
 * NULL while no game is open. A pure function of what it is given. */
void ui_paint(struct canvas *canvas, const struct ui *ui,
              const struct session *session, const mw_tiles *tiles);

/* Takes one input and says what the outside has to do. */
struct intent ui_input(struct ui *ui, const struct session *session,
                       const mw_tiles *tiles, struct input input);

/* Tells the ui that the session changed (an action was done, undone, a game
 * began or was loaded): cursor, phase and messages follow. */
void ui_follow(struct ui *ui, const struct session *session);

/* A sentence for the prompt line, such as the problem with a file. */
void ui_say(struct ui *ui, const char *text);

#endif
