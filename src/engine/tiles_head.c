/* The line above a picture: id, copies and what the picture cannot show. */
#include "tiles_head.h"

#include <assert.h>
#include <string.h>

/* Two bytes are kept for the "-1" to "-4" of the quarters. */
enum { ID_LONGEST = MW_ID_MAX - 1, SQUARE_ID_LONGEST = ID_LONGEST - 2 };

/* Header words that stand alone. */
static const struct {
    const char *word;
    size_t flag;
} FLAGS[] = {
    {"start", offsetof(struct tile_head, starts)},
    {"magic", offsetof(struct tile_head, magic)},
    {"inner-field", offsetof(struct tile_head, inner_field)},
    {"square", offsetof(struct tile_head, square)},
    {"mist", offsetof(struct tile_head, mist)},
    {"spots", offsetof(struct tile_head, spots)},
};

/* The number in "xN", 1 to MW_TILES_MAX, or 0. */
static int copies_in(struct word word)
{
    if (word.length < 2 || word.text[0] != 'x')
        return 0;
    int copies = 0;
    for (size_t i = 1; i < word.length; i++) {
        char digit = word.text[i];
        if (digit < '0' || digit > '9' || copies > MW_TILES_MAX)
            return 0;
        copies = 10 * copies + (digit - '0');
    }
    return copies <= MW_TILES_MAX ? copies : 0;
}

static bool set_flag(struct word word, struct tile_head *head)
{
    for (size_t i = 0; i < sizeof FLAGS / sizeof *FLAGS; i++) {
        if (!mw_word_is(word, FLAGS[i].word))
            continue;
        const bool yes = true;
        memcpy((char *)head + FLAGS[i].flag, &yes, sizeof yes);
        return true;
    }
    return false;
}

static int slot_in(struct word word)
{
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        if (mw_word_is(word, mw_slot_name(slot)))
            return slot;
    }
    return MW_NONE;
}

/* Reads the two slots after the word "join". */
static bool read_join(struct line *line, struct word join,
                      struct tile_head *head, mw_tiles_error *error)
{
    if (head->join_count == JOINS_MAX)
        return mw_tiles_fail(error, MW_TILES_BAD_JOIN, head->line, join.column);
    struct join *next = &head->joins[head->join_count++];
    next->column = join.column;
    for (int i = 0; i < 2; i++) {
        struct word word = mw_line_word(line);
        int slot = slot_in(word);
        if (slot == MW_NONE)
            return mw_tiles_fail(error, MW_TILES_BAD_SLOT, head->line,
                                 word.column);
        next->slots[i] = (uint8_t)slot;
    }
    return true;
}

static bool read_words(struct line *line, struct tile_head *head,
                       mw_tiles_error *error)
{
    for (;;) {
        struct word word = mw_line_word(line);
        if (word.length == 0)
            return true;
        if (mw_word_is(word, "join")) {
            if (!read_join(line, word, head, error))
                return false;
            continue;
        }
        if (!set_flag(word, head))
            return mw_tiles_fail(error, MW_TILES_UNKNOWN_WORD, head->line,
                                 word.column);
        /* The 2x2 tile is there to be started with, said or not. */
        head->starts = head->starts || head->square;
        if (head->starts && head->start_column == 0)
            head->start_column = word.column;
    }
}

bool mw_tile_head_read(struct line line, struct tile_head *head,
                       mw_tiles_error *error)
{
    *head = (struct tile_head){.line = line.number};
    struct word keyword = mw_line_word(&line);
    assert(mw_word_is(keyword, "tile"));
    (void)keyword;
    struct word id = mw_line_word(&line);
    head->id_column = id.column;
    if (!mw_word_name(id, ID_LONGEST, head->id))
        return mw_tiles_fail(error, MW_TILES_BAD_ID, line.number, id.column);
    struct word copies = mw_line_word(&line);
    head->copies = copies_in(copies);
    head->copies_column = copies.column;
    if (head->copies == 0)
        return mw_tiles_fail(error, MW_TILES_BAD_COPIES, line.number,
                             copies.column);
    if (!read_words(&line, head, error))
        return false;
    if (head->square && head->copies != 1)
        return mw_tiles_fail(error, MW_TILES_BAD_COPIES, line.number,
                             copies.column);
    if (head->square && id.length > SQUARE_ID_LONGEST)
        return mw_tiles_fail(error, MW_TILES_BAD_ID, line.number, id.column);
    return true;
}
