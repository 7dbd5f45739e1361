/* The rule book's mark-up, broken into lines.
 *
 * A page is plain text. A line that begins with
 *   "= "   is the page's title, the first line of it;
 *   "== "  is a heading;
 *   "- "   begins an item of a list;
 *   "| "   is shown as it stands, for little pictures;
 *   "@ "   has the name of a sign of the map, which is painted at the left of
 *          the text that follows.
 * Anything else is a paragraph; lines that follow belong to the same item or
 * paragraph, until an empty line ends it. */
#ifndef VIEW_RULES_TEXT_H
#define VIEW_RULES_TEXT_H

#include <stdbool.h>

#include "wrap.h"

enum rules_style {
    RULES_TITLE,
    RULES_HEADING,
    RULES_TEXT,
    RULES_ITEM, /* the line with the item's mark */
    RULES_MORE, /* its further lines */
    RULES_PICTURE,
    RULES_SIGN, /* beside a row of the sign's picture */
    RULES_BLANK
};

/* The picture of a sign takes so much room. */
enum { SIGN_ROWS = 3, SIGN_INDENT = 7, SIGN_NAME = 16 };

struct rules_line {
    enum rules_style style;
    char text[WRAP_BYTES];
    char sign[SIGN_NAME]; /* RULES_SIGN: its name, ... */
    int sign_row;         /* and which row of its picture */
};

enum { RULES_BLOCK = 2048 };

/* Reads a page line by line; starts as {.at = text, .columns = columns}. */
struct rules_reader {
    const char *at; /* borrowed */
    int columns;
    enum rules_style style;
    const char *rest; /* of the block that is being wrapped, or NULL */
    char sign[SIGN_NAME];
    int sign_row;            /* the next one */
    char block[RULES_BLOCK]; /* longer ones are cut */
};

/* The next line no wider than columns; false at the end. */
bool rules_next(struct rules_reader *reader, struct rules_line *line);

/* Lines of a whole page. */
int rules_count(const char *text, int columns);

#endif
