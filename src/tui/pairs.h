/* Colour pairs: which number stands for which two colours. Terminals and
 * curses count no further than 255 safely, so numbers are given on demand. */
#ifndef TUI_PAIRS_H
#define TUI_PAIRS_H

enum { PAIRS_MAX = 255 };

/* Pair 0 is the terminal's own two colours and needs no entry. */
struct pairs {
    int limit; /* highest number that may be given */
    int count; /* numbers 1 .. count are given */
    short fg[PAIRS_MAX + 1];
    short bg[PAIRS_MAX + 1];
};

/* Forgets all pairs. Numbers above 255 are never given, whatever the limit. */
void pairs_forget(struct pairs *pairs, int limit);

/* The number of a pair that is known, or MW_NONE. Colours are palette
 * indexes, -1 the terminal's own. */
int pairs_find(const struct pairs *pairs, int fg, int bg);

/* A number for a new pair, or MW_NONE when all are given. */
int pairs_add(struct pairs *pairs, int fg, int bg);

#endif
