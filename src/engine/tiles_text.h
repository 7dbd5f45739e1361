/* A tile file as lines and words, and the one way to say what is wrong. */
#ifndef ENGINE_TILES_TEXT_H
#define ENGINE_TILES_TEXT_H

#include <mistwall/tiles.h>

/* One line without its end and without white space there; at is how far it
 * has been read. */
struct line {
    const char *text;
    size_t length;
    size_t at;
    int number; /* from 1 */
};

/* The text not read yet. */
struct lines {
    const char *text;
    size_t length;
    int number; /* of the last line given out */
};

/* A word of a line; length 0 at the end of the line. */
struct word {
    const char *text;
    size_t length;
    int column; /* from 1 */
};

/* Gives the next line, whatever is in it; false at the end of the text. */
bool mw_line_next(struct lines *lines, struct line *line);

void mw_line_skip_space(struct line *line);
bool mw_line_at_end(const struct line *line);
int mw_line_column(const struct line *line); /* of what comes next */
bool mw_line_is_blank(const struct line *line);
bool mw_line_is_comment(const struct line *line);
bool mw_line_begins_with(const struct line *line, const char *word);

/* Takes the next word off the line. */
struct word mw_line_word(struct line *line);
bool mw_word_is(struct word word, const char *text);

/* Copies a word that is a name, [a-z0-9-]+ of at most max bytes; false if it
 * is none. */
bool mw_word_name(struct word word, size_t max, char name[MW_ID_MAX]);

/* Sets the error and returns false. */
bool mw_tiles_fail(mw_tiles_error *error, enum mw_tiles_fault fault, int line,
                   int column);

#endif
