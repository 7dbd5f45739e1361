/* Reads a tile file into the designs of one set. */
#include "tiles_read.h"

#include <string.h>

#include "tiles_cut.h"
#include "tiles_turn.h"

/* Skips lines that say nothing; false at the end of the text. */
static bool next_directive(struct lines *lines, struct line *line)
{
    while (mw_line_next(lines, line)) {
        if (!mw_line_is_blank(line) && !mw_line_is_comment(line))
            return true;
    }
    return false;
}

static bool read_set_line(struct lines *lines, struct tiles_draft *draft,
                          mw_tiles_error *error)
{
    struct line line = {.number = 1};
    if (!next_directive(lines, &line) || !mw_line_begins_with(&line, "set"))
        return mw_tiles_fail(error, MW_TILES_NO_SET_LINE, line.number, 0);
    (void)mw_line_word(&line);
    struct word name = mw_line_word(&line);
    if (!mw_word_name(name, MW_ID_MAX - 1, draft->name))
        return mw_tiles_fail(error, MW_TILES_BAD_SET_NAME, line.number,
                             name.column);
    /* A title in quotes is for people who read the file. */
    struct word title = mw_line_word(&line);
    if (title.length > 0 && title.text[0] != '"')
        return mw_tiles_fail(error, MW_TILES_UNKNOWN_WORD, line.number,
                             title.column);
    return true;
}

/* Designs of all sets but the one that this draft replaces. */
static int designs_beside(const mw_tiles *tiles,
                          const struct tiles_draft *draft)
{
    int set = mw_tiles_set_find(tiles, draft->name, strlen(draft->name));
    return tiles->design_count - (set == MW_NONE ? 0 : tiles->sets[set].count);
}

static bool id_taken(const mw_tiles *tiles, const struct tiles_draft *draft,
                     const char *id)
{
    for (int i = 0; i < draft->count; i++) {
        if (memcmp(draft->designs[i].id, id, MW_ID_MAX) == 0)
            return true;
    }
    int design = mw_design_find(tiles, id, strlen(id));
    if (design == MW_NONE)
        return false;
    const char *set = tiles->sets[tiles->designs[design].set].name;
    return memcmp(set, draft->name, MW_ID_MAX) != 0;
}

static bool check_head(const mw_tiles *tiles, const struct tile_head *head,
                       struct tiles_draft *draft, mw_tiles_error *error)
{
    if (head->starts && draft->has_start)
        return mw_tiles_fail(error, MW_TILES_TOO_MANY_STARTS, head->line,
                             head->start_column);
    int designs = head->square ? QUARTERS : 1;
    draft->has_start |= head->starts;
    draft->copies += head->copies * designs;
    if (draft->copies > MW_TILES_MAX)
        return mw_tiles_fail(error, MW_TILES_TOO_LARGE, head->line,
                             head->copies_column);
    if (designs_beside(tiles, draft) + draft->count + designs > MW_DESIGNS_MAX)
        return mw_tiles_fail(error, MW_TILES_TOO_LARGE, head->line, 0);
    return true;
}

static bool add_design(const mw_tiles *tiles, const struct tile_head *head,
                       const struct mw_design *design,
                       struct tiles_draft *draft, mw_tiles_error *error)
{
    if (id_taken(tiles, draft, design->id))
        return mw_tiles_fail(error, MW_TILES_DUPLICATE_ID, head->line,
                             head->id_column);
    int place = draft->count++;
    while (place > 0 &&
           memcmp(draft->designs[place - 1].id, design->id, MW_ID_MAX) > 0)
        place--;
    memmove(&draft->designs[place + 1], &draft->designs[place],
            (size_t)(draft->count - 1 - place) * sizeof *design);
    draft->designs[place] = *design;
    return true;
}

static bool read_tile(const mw_tiles *tiles, struct line line,
                      struct lines *lines, struct tiles_draft *draft,
                      mw_tiles_error *error)
{
    struct tile_head head;
    struct picture picture;
    struct pieces pieces;
    if (!mw_tile_head_read(line, &head, error) ||
        !check_head(tiles, &head, draft, error) ||
        !mw_picture_read(lines, &head, &picture, error) ||
        !mw_pieces_find(&picture, &head, &pieces, error))
        return false;
    for (int i = 0; i < mw_picture_quarters(&picture); i++) {
        struct mw_design design;
        if (!mw_design_cut(&picture, &head, &pieces, i, &design, error))
            return false;
        mw_design_turn(&design);
        design.facts = mw_design_facts(&design, draft->name);
        if (!add_design(tiles, &head, &design, draft, error))
            return false;
    }
    return true;
}

bool mw_tiles_read(const mw_tiles *tiles, const char *text, size_t length,
                   struct tiles_draft *draft, mw_tiles_error *error)
{
    struct lines lines = {text, length, 0};
    draft->has_start = false;
    draft->copies = 0;
    draft->count = 0;
    if (!read_set_line(&lines, draft, error))
        return false;
    const int set_line = lines.number;
    struct line line;
    while (next_directive(&lines, &line)) {
        if (!mw_line_begins_with(&line, "tile"))
            return mw_tiles_fail(error, MW_TILES_UNKNOWN_LINE, line.number, 0);
        if (!read_tile(tiles, line, &lines, draft, error))
            return false;
    }
    if (draft->count == 0)
        return mw_tiles_fail(error, MW_TILES_EMPTY_SET, set_line, 0);
    return true;
}
