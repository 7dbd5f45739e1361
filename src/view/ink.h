/* Colours by what they mean, and the look a terminal allows. */
#ifndef VIEW_INK_H
#define VIEW_INK_H

#include <stdbool.h>
#include <stdint.h>

/* INK_DEFAULT is the terminal's own foreground or background. */
enum ink {
    INK_DEFAULT,
    /* terrain */
    INK_FIELD,
    INK_FIELD_ODD, /* the second tone, by (x + y) & 1 */
    INK_ROAD,
    INK_CITY,
    INK_WALL,
    INK_RIVER,
    INK_VILLAGE,
    INK_MONASTERY,
    INK_ROOF,
    INK_CASTLE,
    INK_CEMETERY,
    INK_RUIN,
    INK_GARDEN,
    INK_MIST,
    INK_MIST_ODD,
    INK_COAT,
    INK_SYMBOL,
    INK_CIRCLE,
    /* terrain lit up */
    INK_LIT_FIELD,
    INK_LIT_ROAD,
    INK_LIT_CITY,
    INK_LIT_MIST,
    INK_LIT_BUILDING,
    /* chrome */
    INK_DIM,
    INK_STRONG,
    INK_ACCENT,
    INK_WARNING,
    INK_BAR, /* background of title line and key bar */
    INK_BAR_TEXT,
    INK_CURSOR,
    /* chips: INK_PLAYER + enum player_colour, and the letters on them */
    INK_PLAYER,
    INK_PLAYER_LAST = INK_PLAYER + 5,
    INK_MAGE,
    INK_WITCH,
    INK_ON_DARK,   /* letters on a dark chip */
    INK_ON_MIDDLE, /* on one that few colours make light */
    INK_ON_LIGHT,  /* letters on a light chip */
    INKS
};

enum colours { COLOURS_NEVER, COLOURS_8, COLOURS_16, COLOURS_256 };
enum glyphs { GLYPHS_UTF8, GLYPHS_CONSOLE, GLYPHS_ASCII };

/* What the terminal can show. Pure data, chosen once at start. */
struct look {
    enum colours colours;
    enum glyphs glyphs;
};

/* The palette index of an ink, or -1 for the terminal's own colour; with
 * COLOURS_NEVER always -1. */
int ink_colour(enum ink ink, enum colours colours);

/* The ink letters are written with on a player's chip. */
enum ink ink_on_player(int player_colour);

#endif
