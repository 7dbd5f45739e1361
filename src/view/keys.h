/* Key tables: which key does what on a screen or in a phase, and the key bar
 * that shows them and can be clicked. */
#ifndef VIEW_KEYS_H
#define VIEW_KEYS_H

#include "canvas.h"
#include "input.h"

/* One key. Rows with a label appear in the key bar, in the table's order;
 * rows without one are further keys for the same command. */
struct key_row {
    enum input_type type;
    uint32_t ch;       /* for INPUT_CHAR */
    int command;       /* the screen's own enum; 0 is "nothing" */
    const char *shown; /* the key as the bar names it: "Tab", "r" */
    const char *label; /* "next", or NULL */
};

/* A table ends with a row of INPUT_NONE. `enabled` (bits 1 << command; all
 * commands of a table are below 64) leaves out what cannot be done now; those
 * of `kept` leave a gap in the bar then, so that the others do not jump. */

/* The command of an input, or 0. */
int keys_command(const struct key_row *table, uint64_t enabled,
                 struct input input);

/* Paints the bar into its row. Where the row is too narrow for all entries,
 * those that do not fit are left out from the back, but for the last one
 * (help, by custom), which always stays. */
void keys_paint_bar(struct canvas *canvas, int row, const struct key_row *table,
                    uint64_t enabled, uint64_t kept);

/* The command of the bar's entry under that column, or 0 for none and for a
 * gap. */
int keys_command_at(int columns, const struct key_row *table, uint64_t enabled,
                    uint64_t kept, int column);

#endif
