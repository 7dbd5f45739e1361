/* The keys of the board: one table for each mode, which the key bar, the help
 * and the input all read. */
#ifndef VIEW_BOARD_KEYS_H
#define VIEW_BOARD_KEYS_H

#include "bindings.h"
#include "keys.h"

/* What the keys mean now: a phase of the turn, or something laid over it. */
enum board_mode {
    MODE_PLACE,
    MODE_MAGIC,   /* the mage or the witch goes to a feature */
    MODE_ASIDE,   /* or one of them leaves the board */
    MODE_GHOST,   /* a ghost is given to a meeple */
    MODE_FILL,    /* a ghost is drawn into a spell circle */
    MODE_FIGURE,  /* a meeple is placed, or none */
    MODE_FIGURES, /* the same where there are guards, too */
    MODE_END,
    MODE_OVER,
    MODE_INSPECT,
    MODE_NUMBER, /* digits are being typed; what is not here, the phase gets */
    MODE_GOTO,   /* a place is being typed after a colon */
    MODE_PANEL,
    MODE_QUIT,
    BOARD_MODES
};

enum board_command {
    CMD_NOTHING,
    CMD_NEXT,
    CMD_PREVIOUS,
    CMD_UP,
    CMD_DOWN,
    CMD_LEFT,
    CMD_RIGHT,
    CMD_TURN,
    CMD_TURN_BACK,
    CMD_PLACE,
    CMD_CLAIM,    /* puts a figure on the chosen feature */
    CMD_SEND,     /* the mage or the witch */
    CMD_TAKE_OFF, /* one of them leaves the board */
    CMD_GIVE,     /* a ghost to the chosen meeple */
    CMD_DRAW_IN,  /* a ghost from the chosen place */
    CMD_MEEPLE,   /* chooses which figure it is about */
    CMD_GUARD,
    CMD_MAGE,
    CMD_WITCH,
    CMD_SOURCE, /* the next place that can give the ghost */
    CMD_PASS,
    CMD_END_TURN,
    CMD_TABLE,
    CMD_UNDO,
    CMD_TYPE,
    CMD_RUB_OUT,
    CMD_GOTO,
    CMD_GO,
    CMD_FORGET,
    CMD_INSPECT,
    CMD_RELEASE,
    CMD_TILES,
    CMD_LOG,
    CMD_HELP,
    CMD_RULES,
    CMD_CENTRE,
    CMD_LAST,
    CMD_BIGGER,
    CMD_SMALLER,
    CMD_AUTO_SIZE,
    CMD_OVERVIEW,
    CMD_HIDE,
    CMD_PURIST,
    CMD_MOUSE,
    CMD_LOG_BACK,
    CMD_LOG_FORTH,
    CMD_SAVE,
    CMD_QUIT,
    CMD_CLOSE,
    CMD_SCROLL_BACK,
    CMD_SCROLL_FORTH,
    CMD_PAGE_BACK,
    CMD_PAGE_FORTH,
    CMD_TOP,
    CMD_BOTTOM,
    CMD_LEAVE,
    CMD_QUIT_NOW,
    BOARD_COMMANDS
};

/* The usual keys of a mode. */
const struct key_row *board_keys(enum board_mode mode);

/* The same with the signs that the players chose. Questions and what is typed
 * keep their keys. The rows lead into the struct. */
enum { BOARD_KEY_ROWS = 64, BOARD_KEY_SHOWN = 20 };
struct board_keys {
    struct key_row rows[BOARD_KEY_ROWS];
    char shown[BOARD_KEY_ROWS][BOARD_KEY_SHOWN];
};
void board_keys_bind(struct board_keys *keys, enum board_mode mode,
                     const struct bindings *bindings);

/* The sign that stands for a usual one now, as text; for sentences. */
const char *board_sign(const struct bindings *bindings, char usual,
                       char sign[BOARD_KEY_SHOWN]);

/* What comes and goes while the cursor moves keeps its place in the bar. */
#define BOARD_KEPT (UINT64_C(1) << CMD_PLACE | UINT64_C(1) << CMD_TURN)

/* What Enter does in a phase in which one of several things is chosen; else
 * CMD_NOTHING. */
enum board_command board_choosing_command(enum board_mode phase);

/* What a command does, a line of the help; NULL for one that another line
 * speaks for (the four arrows have one line). */
const char *board_command_help(enum board_command command);

/* The keys of a command as the help names them: "Tab n". */
enum { BOARD_KEY_NAMES = 40 };
void board_key_names(const struct key_row *table, enum board_command command,
                     char names[BOARD_KEY_NAMES]);

#endif
