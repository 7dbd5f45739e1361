/* What comes in from the hands, decoded, and what an input asks of the world
 * outside the view. */
#ifndef VIEW_INPUT_H
#define VIEW_INPUT_H

#include "setup.h"

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
    INPUT_CLICK,      /* column, row */
    INPUT_WHEEL_UP,   /* column, row */
    INPUT_WHEEL_DOWN, /* column, row */
    INPUT_RESIZE,     /* column, row: the columns and rows there are now */
    INPUT_REDRAW,     /* Ctrl-L */
    INPUT_TICK        /* nothing came for a while */
};

struct input {
    enum input_type type;
    uint32_t ch; /* code point */
    int column, row;
};

enum intent_type {
    INTENT_NONE,      /* nothing but a new picture */
    INTENT_ACT,       /* session_act(action) */
    INTENT_UNDO,      /* session_undo */
    INTENT_NEW,       /* session_new(setup) */
    INTENT_LOAD,      /* read the record at path */
    INTENT_RESUME,    /* go on with the game that the title offers */
    INTENT_DELETE,    /* remove the file at path, then list again */
    INTENT_SALVAGE,   /* go on with what could be read of it */
    INTENT_SAVE,      /* write the record to path */
    INTENT_LIST,      /* list the records folder into ui->files */
    INTENT_REPLAY,    /* show the record at path from its start */
    INTENT_STEP,      /* show the replay after `number` actions */
    INTENT_TURN,      /* show the replay at the start of turn `number` */
    INTENT_TAKE_OVER, /* play on from what the replay shows, as a new game */
    INTENT_SETTINGS,  /* apply and keep ui->settings; setting `number` changed,
                         or a key if it is SETTINGS */
    INTENT_MOUSE,     /* turn the mouse on or off, as ui->mouse says */
    INTENT_REPAINT,   /* paint everything anew */
    INTENT_LEAVE,     /* back to the title: close the session */
    INTENT_QUIT
};

enum { UI_PATH = 512, UI_FILES = 200 };

struct intent {
    enum intent_type type;
    mw_action action;
    struct setup setup;
    char path[UI_PATH];
    int number;
};

#endif
