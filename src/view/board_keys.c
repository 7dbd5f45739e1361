/* The tables of keys. */
#include "board_keys.h"

#include <stdio.h>
#include <string.h>

#include <mistwall/basics.h>

#include "utf8.h"

#define KEY(ch, command, shown, label)                                         \
    {                                                                          \
        INPUT_CHAR, ch, command, shown, label                                  \
    }
#define NAMED(name, command, shown, label)                                     \
    {                                                                          \
        INPUT_##name, 0, command, shown, label                                 \
    }
#define END_OF_TABLE                                                           \
    {                                                                          \
        INPUT_NONE, 0, CMD_NOTHING, NULL, NULL                                 \
    }

/* Arrows and hjkl; the first of each group is named in the help, if at all. */
#define ARROWS(arrows, letters, up, down, left, right)                         \
    NAMED(UP, up, arrows, NULL), NAMED(DOWN, down, NULL, NULL),                \
        NAMED(LEFT, left, NULL, NULL), NAMED(RIGHT, right, NULL, NULL),        \
        KEY('k', up, letters, NULL), KEY('j', down, NULL, NULL),               \
        KEY('h', left, NULL, NULL), KEY('l', right, NULL, NULL)

#define DIGITS_1_TO_9                                                          \
    KEY('1', CMD_TYPE, "1-9", NULL), KEY('2', CMD_TYPE, NULL, NULL),           \
        KEY('3', CMD_TYPE, NULL, NULL), KEY('4', CMD_TYPE, NULL, NULL),        \
        KEY('5', CMD_TYPE, NULL, NULL), KEY('6', CMD_TYPE, NULL, NULL),        \
        KEY('7', CMD_TYPE, NULL, NULL), KEY('8', CMD_TYPE, NULL, NULL),        \
        KEY('9', CMD_TYPE, NULL, NULL)

/* Going through what can be chosen: the arrows do it, too. */
#define CHOOSING                                                               \
    NAMED(TAB, CMD_NEXT, "Tab", "next"), KEY('n', CMD_NEXT, "n", NULL),        \
        NAMED(BACKTAB, CMD_PREVIOUS, "Shift-Tab", NULL),                       \
        KEY('N', CMD_PREVIOUS, "N", NULL),                                     \
        ARROWS(NULL, NULL, CMD_PREVIOUS, CMD_NEXT, CMD_PREVIOUS, CMD_NEXT),    \
        DIGITS_1_TO_9

#define UNDO_INSPECT                                                           \
    KEY('u', CMD_UNDO, "u", "undo"), KEY('i', CMD_INSPECT, "i", "inspect")

/* What every mode that shows the map has. The order is the key bar's: what a
 * narrow bar cannot hold is dropped from the end, but for the help. */
#define COMMON                                                                 \
    KEY('t', CMD_TILES, "t", "tiles"), KEY('q', CMD_QUIT, "q", "quit"),        \
        KEY('s', CMD_SAVE, "s", "save"), KEY('+', CMD_BIGGER, "+", "bigger"),  \
        KEY('=', CMD_BIGGER, "=", NULL),                                       \
        KEY('-', CMD_SMALLER, "-", "smaller"),                                 \
        KEY('0', CMD_AUTO_SIZE, "0", NULL),                                    \
        KEY('o', CMD_OVERVIEW, "o", "overview"),                               \
        KEY('c', CMD_CENTRE, "c", "centre"), KEY('.', CMD_LAST, ".", "last"),  \
        KEY(':', CMD_GOTO, ":", "go to"), KEY('L', CMD_LOG, "L", "log"),       \
        NAMED(PAGE_UP, CMD_LOG_BACK, "PgUp", NULL),                            \
        NAMED(PAGE_DOWN, CMD_LOG_FORTH, "PgDn", NULL),                         \
        KEY('z', CMD_HIDE, "z", "hide"), KEY('v', CMD_PURIST, "v", "hints"),   \
        KEY('b', CMD_RULES, "b", "rule book"),                                 \
        KEY('M', CMD_MOUSE, "M", "mouse"), KEY('?', CMD_HELP, "?", "help")

static const struct key_row PLACE_KEYS[] = {
    NAMED(ENTER, CMD_PLACE, "Enter", "place"),
    NAMED(TAB, CMD_NEXT, "Tab", "next"),
    KEY('n', CMD_NEXT, "n", NULL),
    NAMED(BACKTAB, CMD_PREVIOUS, "Shift-Tab", NULL),
    KEY('N', CMD_PREVIOUS, "N", NULL),
    KEY('r', CMD_TURN, "r", "turn"),
    KEY('R', CMD_TURN_BACK, "R", NULL),
    ARROWS("arrows", "hjkl", CMD_UP, CMD_DOWN, CMD_LEFT, CMD_RIGHT),
    DIGITS_1_TO_9,
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row MAGIC_KEYS[] = {
    NAMED(ENTER, CMD_SEND, "Enter", "put"),
    KEY('m', CMD_MAGE, "m", "mage"),
    KEY('w', CMD_WITCH, "w", "witch"),
    CHOOSING,
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row ASIDE_KEYS[] = {
    NAMED(ENTER, CMD_TAKE_OFF, "Enter", "take off"),
    KEY('m', CMD_MAGE, "m", "mage"),
    KEY('w', CMD_WITCH, "w", "witch"),
    CHOOSING,
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row GHOST_KEYS[] = {
    NAMED(ENTER, CMD_GIVE, "Enter", "give"),
    CHOOSING,
    KEY('x', CMD_SOURCE, "x", "other circle"),
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row FILL_KEYS[] = {
    NAMED(ENTER, CMD_DRAW_IN, "Enter", "draw in"),
    CHOOSING,
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row FIGURE_KEYS[] = {
    NAMED(ENTER, CMD_CLAIM, "Enter", "put"),
    KEY('m', CMD_CLAIM, "m", NULL),
    CHOOSING,
    KEY('p', CMD_PASS, "p", "pass"),
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row FIGURES_KEYS[] = {
    NAMED(ENTER, CMD_CLAIM, "Enter", "put"),
    KEY('p', CMD_PASS, "p", "pass"),
    KEY('m', CMD_MEEPLE, "m", "meeple"),
    KEY('g', CMD_GUARD, "g", "guard"),
    CHOOSING,
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row END_KEYS[] = {
    NAMED(ENTER, CMD_END_TURN, "Enter", "end turn"),
    KEY(' ', CMD_END_TURN, "Space", NULL),
    NAMED(TAB, CMD_NEXT, "Tab", "each score"),
    KEY('n', CMD_NEXT, "n", NULL),
    NAMED(BACKTAB, CMD_PREVIOUS, "Shift-Tab", NULL),
    KEY('N', CMD_PREVIOUS, "N", NULL),
    ARROWS("arrows", "hjkl", CMD_UP, CMD_DOWN, CMD_LEFT, CMD_RIGHT),
    UNDO_INSPECT,
    COMMON,
    END_OF_TABLE,
};

static const struct key_row OVER_KEYS[] = {
    NAMED(ENTER, CMD_TABLE, "Enter", "final table"),
    KEY(' ', CMD_TABLE, "Space", NULL),
    ARROWS("arrows", "hjkl", CMD_UP, CMD_DOWN, CMD_LEFT, CMD_RIGHT),
    KEY('i', CMD_INSPECT, "i", "inspect"),
    COMMON,
    END_OF_TABLE,
};

static const struct key_row INSPECT_KEYS[] = {
    NAMED(TAB, CMD_NEXT, "Tab", "next part"),
    KEY('n', CMD_NEXT, "n", NULL),
    NAMED(BACKTAB, CMD_PREVIOUS, "Shift-Tab", NULL),
    KEY('N', CMD_PREVIOUS, "N", NULL),
    KEY('i', CMD_RELEASE, "i", "back"),
    NAMED(ESCAPE, CMD_RELEASE, "Esc", NULL),
    NAMED(ENTER, CMD_RELEASE, "Enter", NULL),
    ARROWS("arrows", "hjkl", CMD_UP, CMD_DOWN, CMD_LEFT, CMD_RIGHT),
    COMMON,
    END_OF_TABLE,
};

static const struct key_row NUMBER_KEYS[] = {
    NAMED(ENTER, CMD_GO, "Enter", "do it"),
    NAMED(BACKSPACE, CMD_RUB_OUT, "Bksp", "rub out"),
    NAMED(DELETE, CMD_RUB_OUT, "Del", NULL),
    NAMED(ESCAPE, CMD_FORGET, "Esc", "forget"),
    DIGITS_1_TO_9,
    KEY('0', CMD_TYPE, NULL, NULL),
    KEY('?', CMD_HELP, "?", "help"),
    END_OF_TABLE,
};

static const struct key_row GOTO_KEYS[] = {
    NAMED(ENTER, CMD_GO, "Enter", "go"),
    NAMED(BACKSPACE, CMD_RUB_OUT, "Bksp", "rub out"),
    NAMED(DELETE, CMD_RUB_OUT, "Del", NULL),
    NAMED(ESCAPE, CMD_FORGET, "Esc", "forget"),
    KEY('q', CMD_FORGET, "q", NULL),
    DIGITS_1_TO_9,
    KEY('0', CMD_TYPE, NULL, NULL),
    KEY('-', CMD_TYPE, "-", NULL),
    KEY(',', CMD_TYPE, ",", NULL),
    KEY('?', CMD_HELP, "?", "help"),
    END_OF_TABLE,
};

static const struct key_row PANEL_KEYS[] = {
    NAMED(ENTER, CMD_CLOSE, "Enter", "close"),
    NAMED(ESCAPE, CMD_CLOSE, "Esc", NULL),
    KEY(' ', CMD_CLOSE, "Space", NULL),
    KEY('q', CMD_CLOSE, "q", NULL),
    KEY('?', CMD_CLOSE, "?", NULL),
    KEY('i', CMD_CLOSE, "i", NULL),
    NAMED(UP, CMD_SCROLL_BACK, "Up", "back"),
    KEY('k', CMD_SCROLL_BACK, "k", NULL),
    NAMED(DOWN, CMD_SCROLL_FORTH, "Down", "on"),
    KEY('j', CMD_SCROLL_FORTH, "j", NULL),
    NAMED(PAGE_UP, CMD_PAGE_BACK, "PgUp", "page back"),
    NAMED(PAGE_DOWN, CMD_PAGE_FORTH, "PgDn", "page on"),
    NAMED(HOME, CMD_TOP, "Home", NULL),
    NAMED(END, CMD_BOTTOM, "End", NULL),
    KEY('t', CMD_TILES, "t", "tiles"),
    KEY('L', CMD_LOG, "L", "log"),
    END_OF_TABLE,
};

static const struct key_row QUIT_KEYS[] = {
    KEY('s', CMD_SAVE, "s", "save first"),
    KEY('y', CMD_QUIT_NOW, "y", "quit"),
    KEY('t', CMD_LEAVE, "t", "to the title"),
    KEY('n', CMD_CLOSE, "n", "play on"),
    NAMED(ESCAPE, CMD_CLOSE, "Esc", NULL),
    NAMED(ENTER, CMD_CLOSE, "Enter", NULL),
    END_OF_TABLE,
};

static const struct key_row *const TABLES[BOARD_MODES] = {
    [MODE_PLACE] = PLACE_KEYS,     [MODE_MAGIC] = MAGIC_KEYS,
    [MODE_ASIDE] = ASIDE_KEYS,     [MODE_GHOST] = GHOST_KEYS,
    [MODE_FILL] = FILL_KEYS,       [MODE_FIGURE] = FIGURE_KEYS,
    [MODE_FIGURES] = FIGURES_KEYS, [MODE_END] = END_KEYS,
    [MODE_OVER] = OVER_KEYS,       [MODE_INSPECT] = INSPECT_KEYS,
    [MODE_NUMBER] = NUMBER_KEYS,   [MODE_GOTO] = GOTO_KEYS,
    [MODE_PANEL] = PANEL_KEYS,     [MODE_QUIT] = QUIT_KEYS,
};

/* Short enough for two columns on a screen of 80. */
static const char *const HELP[BOARD_COMMANDS] = {
    [CMD_NEXT] = "on to the next one",
    [CMD_PREVIOUS] = "back to the one before",
    [CMD_UP] = "move over the map",
    [CMD_TURN] = "turn the tile",
    [CMD_TURN_BACK] = "turn it back",
    [CMD_PLACE] = "place the tile",
    [CMD_CLAIM] = "put the figure there",
    [CMD_SEND] = "send it there",
    [CMD_TAKE_OFF] = "take it off the board",
    [CMD_GIVE] = "give the ghost to it",
    [CMD_DRAW_IN] = "draw this ghost in",
    [CMD_MEEPLE] = "a meeple",
    [CMD_GUARD] = "a guard",
    [CMD_MAGE] = "the mage",
    [CMD_WITCH] = "the witch",
    [CMD_SOURCE] = "from another circle",
    [CMD_PASS] = "put no figure",
    [CMD_END_TURN] = "end the turn, hand over",
    [CMD_TABLE] = "the final table",
    [CMD_UNDO] = "take back the last step",
    [CMD_TYPE] = "choose by number",
    [CMD_RUB_OUT] = "rub out the last sign",
    [CMD_GOTO] = "go to -3,2 or to 41",
    [CMD_GO] = "do it",
    [CMD_FORGET] = "forget what is typed",
    [CMD_INSPECT] = "look at a cell",
    [CMD_RELEASE] = "done looking",
    [CMD_TILES] = "the tiles that are left",
    [CMD_LOG] = "the whole log",
    [CMD_HELP] = "this help",
    [CMD_RULES] = "the rule book",
    [CMD_CENTRE] = "centre the map",
    [CMD_LAST] = "the tile laid last",
    [CMD_BIGGER] = "bigger tiles",
    [CMD_SMALLER] = "smaller tiles",
    [CMD_AUTO_SIZE] = "tile size by itself",
    [CMD_OVERVIEW] = "overview, and back",
    [CMD_HIDE] = "hide side bar and log",
    [CMD_PURIST] = "hints on or off",
    [CMD_MOUSE] = "mouse on or off",
    [CMD_LOG_BACK] = "older log entries",
    [CMD_LOG_FORTH] = "newer log entries",
    [CMD_SAVE] = "save the game",
    [CMD_QUIT] = "quit, but ask first",
    [CMD_CLOSE] = "play on",
    [CMD_LEAVE] = "leave for the title",
    [CMD_QUIT_NOW] = "quit the program",
};

const struct key_row *board_keys(enum board_mode mode)
{
    return TABLES[mode];
}

static const enum board_command CHOOSES[BOARD_MODES] = {
    [MODE_MAGIC] = CMD_SEND,   [MODE_ASIDE] = CMD_TAKE_OFF,
    [MODE_GHOST] = CMD_GIVE,   [MODE_FILL] = CMD_DRAW_IN,
    [MODE_FIGURE] = CMD_CLAIM, [MODE_FIGURES] = CMD_CLAIM,
};

enum board_command board_choosing_command(enum board_mode phase)
{
    return CHOOSES[phase];
}

const char *board_command_help(enum board_command command)
{
    return HELP[command];
}

void board_key_names(const struct key_row *table, enum board_command command,
                     char names[BOARD_KEY_NAMES])
{
    names[0] = '\0';
    for (const struct key_row *row = table; row->type != INPUT_NONE; row++) {
        size_t length = strlen(names);
        if (row->command == (int)command && row->shown != NULL)
            snprintf(names + length, BOARD_KEY_NAMES - length, "%s%s",
                     length > 0 ? " " : "", row->shown);
    }
}

/* ---- the players' own signs ---- */

const char *board_sign(const struct bindings *bindings, char usual,
                       char sign[BOARD_KEY_SHOWN])
{
    int index = bindings_by_sign((uint32_t)usual);
    utf8_write(index == MW_NONE ? (uint32_t)usual : bindings->sign[index],
               sign);
    return sign;
}

/* A row may name several signs at once ("hjkl"), or a key that is none. */
static void bind_shown(const struct bindings *bindings, const char *usual,
                       char shown[BOARD_KEY_SHOWN])
{
    size_t used = 0;
    for (; *usual != '\0'; usual++)
        used += strlen(board_sign(bindings, *usual, shown + used));
}

static void bind_row(struct board_keys *keys, int index,
                     const struct bindings *bindings)
{
    struct key_row *row = &keys->rows[index];
    int binding = bindings_by_sign(row->ch);
    if (row->type != INPUT_CHAR || binding == MW_NONE)
        return;
    row->ch = bindings->sign[binding];
    if (row->shown == NULL)
        return;
    bind_shown(bindings, row->shown, keys->shown[index]);
    row->shown = keys->shown[index];
}

void board_keys_bind(struct board_keys *keys, enum board_mode mode,
                     const struct bindings *bindings)
{
    bool fixed = mode == MODE_GOTO || mode == MODE_QUIT;
    int count = 0;
    for (; TABLES[mode][count].type != INPUT_NONE; count++) {
        keys->rows[count] = TABLES[mode][count];
        if (!fixed)
            bind_row(keys, count, bindings);
    }
    keys->rows[count] = TABLES[mode][count];
}
