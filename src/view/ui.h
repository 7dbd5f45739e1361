/* What the players look at and what they type, apart from the game itself:
 * screen, cursor, zoom, open panel. Nothing here changes a game. */
#ifndef VIEW_UI_H
#define VIEW_UI_H

#include "board.h"
#include "canvas.h"
#include "files_screen.h"
#include "input.h"
#include "replay_screen.h"
#include "rules_screen.h"
#include "session.h"
#include "settings.h"
#include "settings_screen.h"
#include "setup_screen.h"
#include "table.h"
#include "title.h"

enum screen {
    SCREEN_TITLE,
    SCREEN_SETUP,
    SCREEN_BOARD,
    SCREEN_TABLE, /* the final table */
    SCREEN_RULES,
    SCREEN_FILES, /* load and save */
    SCREEN_SETTINGS,
    SCREEN_REPLAY,
    SCREENS
};

/* Below this size every screen is one line that says so. */
enum { UI_COLUMNS_MIN = 40, UI_ROWS_MIN = 15, UI_SAID = 240 };

/* Each screen keeps its own struct in its own header, as a member here, and
 * offers NAME_paint and NAME_input. */
struct ui {
    enum screen screen;
    int columns, rows; /* of the terminal */
    struct look look;
    bool mouse;
    bool unkept; /* filled in from outside: the game is not kept by itself */
    char said[UI_SAID]; /* the sentence of ui_say; empty after an input */
    struct board board;
    struct title title;
    struct setup_screen setup;
    struct files_screen files;
    struct rules_screen rules;
    struct table_screen table;
    struct settings settings; /* filled in from outside, all defaults else */
    struct replay_screen replay;
    struct settings_screen settings_screen;
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
 * began, was loaded or closed): the screen is the board, the final table when
 * the game is over, or the title without a session; cursor and phase follow. */
void ui_follow(struct ui *ui, const struct session *session);

/* A sentence for the prompt line: something was done. It stands until the next
 * input. */
void ui_say(struct ui *ui, const char *text);

/* The same for what went wrong or cannot be done: it gets a sign in front, so
 * that it is never told by colour alone. */
void ui_warn(struct ui *ui, const char *text);
bool ui_warns(const struct ui *ui);

#endif
