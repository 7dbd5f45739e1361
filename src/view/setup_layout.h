/* Where the rows of the set-up are on the screen. */
#ifndef VIEW_SETUP_LAYOUT_H
#define VIEW_SETUP_LAYOUT_H

#include "canvas.h"
#include "setup.h"

struct ui;

enum form_kind {
    FORM_PLAYERS, /* how many */
    FORM_PLAYER,  /* number: the seat */
    FORM_MODULE,  /* number: the module's index */
    FORM_HOUSE,
    FORM_SEED,
    FORM_START
};

struct form_row {
    enum form_kind kind;
    int number;
    int row; /* of the screen; negative where it is scrolled out */
};

enum { FORM_ROWS = 32 };

/* The numbers of the rows of FORM_HOUSE. */
enum { FORM_TINY_CITY, FORM_TAKE_BACK, FORM_HOUSE_RULES };

struct form {
    int count;
    struct form_row rows[FORM_ROWS];
    int top; /* first row that is shown */
    struct rect inside;
    int label_column;
    int value_column;
    int name_column;   /* of a player's name; his chip is left of it */
    int colour_column; /* of the arrow left of his colour */
};

enum {
    FORM_NAME_COLUMNS = NAME_COLUMNS + 1,
    FORM_COLOUR_COLUMNS = 10, /* with the arrows */
    FORM_COUNT_COLUMNS = 5,
    FORM_SEED_COLUMNS = 21
};

/* The row with the cursor. */
struct form_row form_focus(const struct ui *ui, const mw_tiles *tiles);

/* Lists the rows and lays them out for the size of the ui. */
void form_lay(struct form *form, const struct ui *ui, const mw_tiles *tiles);

#endif
