/* The record's text: its head, its lines, and what is wrong with them. What
 * the actions do is for the session. */
#ifndef SESSION_RECORD_H
#define SESSION_RECORD_H

#include "notation.h"
#include "setup.h"
#include "text.h"

enum { RECORD_LINE_BYTES = 8192 };

/* How the names of files with a record end. */
#define RECORD_ENDING ".mistwall"

/* A record that is being read; borrows its text. */
struct record {
    const char *text;
    size_t length;
    size_t offset; /* of what has not been read */
    int line;      /* number of the last line read, from 1 */
    int torn_line; /* number of a last line without an end, else 0 */
    char bytes[RECORD_LINE_BYTES]; /* the line itself, ends in 0 */
};

/* One action as it stands in the record. */
struct record_action {
    const char *text; /* without the hash; borrowed until the next one */
    bool has_hash;
    uint64_t hash;
};

enum record_answer { RECORD_ACTION, RECORD_END, RECORD_BAD };

/* ---- reading ---- */

void record_open(struct record *record, const char *text, size_t length);

/* Reads the head into *setup. The tile sets must be those it was played
 * with. */
bool record_read_head(struct record *record, const mw_tiles *tiles,
                      struct setup *setup, struct problem *problem);

/* The next action; comments and empty lines are passed over, and so is a torn
 * last line. */
enum record_answer record_next(struct record *record,
                               struct record_action *action,
                               struct problem *problem);

/* ---- writing ---- */

void record_write_head(struct text *text, const mw_tiles *tiles,
                       const struct setup *setup);
void record_write_action(struct text *text, const char *action, uint64_t hash);
void record_write_discard(struct text *text, const char *design);

#endif
