/* Writes and reads actions in the record's words. */
#include "notation.h"

#include <stdio.h>
#include <string.h>

#include "words.h"

/* How each action that needs no more than its name is called. */
static const struct plain_word {
    const char *word;
    enum mw_action_type type;
} PLAIN_WORDS[] = {{"pass", MW_PASS}, {"end", MW_END}};

static const struct figure_word {
    const char *word;
    enum mw_figure_kind figure;
} FIGURE_WORDS[] = {{"meeple", MW_MEEPLE}, {"guard", MW_GUARD}};

enum {
    PLAIN_COUNT = sizeof PLAIN_WORDS / sizeof *PLAIN_WORDS,
    FIGURE_COUNT = sizeof FIGURE_WORDS / sizeof *FIGURE_WORDS
};

/* ---- writing ---- */

void notation_part(const mw_part *part, char *text)
{
    const char *kind = mw_kind_name(part->kind);
    if (part->slot != MW_NONE)
        snprintf(text, NOTATION_BYTES, "%s %s", kind, mw_slot_name(part->slot));
    else
        snprintf(text, NOTATION_BYTES, "%s%s", kind,
                 part->kind == MW_FIELD ? " inner" : "");
}

/* The tile that figures are placed on. */
static mw_tile last_tile(const mw_game *game)
{
    return mw_tile_get(game, mw_tile_count(game) - 1);
}

static void write_figure(const mw_game *game, mw_action action, char *text)
{
    mw_tile tile = last_tile(game);
    char part[NOTATION_BYTES];
    notation_part(mw_design_part(mw_game_tiles(game), tile.design,
                                 tile.rotation, action.part),
                  part);
    for (int i = 0; i < FIGURE_COUNT; i++) {
        if (FIGURE_WORDS[i].figure == action.figure)
            snprintf(text, NOTATION_BYTES, "%s %.40s", FIGURE_WORDS[i].word,
                     part);
    }
}

void notation_write(const mw_game *game, mw_action action, char *text)
{
    text[0] = '\0';
    if (action.type == MW_PLACE)
        snprintf(text, NOTATION_BYTES, "place %d,%d %d", action.cell.x,
                 action.cell.y, action.rotation);
    if (action.type == MW_FIGURE)
        write_figure(game, action, text);
    for (int i = 0; i < PLAIN_COUNT; i++) {
        if (PLAIN_WORDS[i].type == action.type)
            snprintf(text, NOTATION_BYTES, "%s", PLAIN_WORDS[i].word);
    }
}

/* ---- reading ---- */

static bool too_much(struct word more, const char *after,
                     struct problem *problem)
{
    return problem_say(problem, 0, "\"%.*s\" is too much after %s", more.length,
                       more.start, after);
}

/* "-3,2" without spaces. */
static bool read_cell(struct word word, mw_cell *cell)
{
    const char *comma = memchr(word.start, ',', (size_t)word.length);
    if (comma == NULL)
        return false;
    int before = (int)(comma - word.start);
    struct word left = {word.start, before};
    struct word right = {comma + 1, word.length - before - 1};
    long x, y;
    if (!word_number(left, INT16_MIN, INT16_MAX, &x) ||
        !word_number(right, INT16_MIN, INT16_MAX, &y))
        return false;
    *cell = (mw_cell){(int16_t)x, (int16_t)y};
    return true;
}

static bool read_place(const char *rest, mw_action *action,
                       struct problem *problem)
{
    struct word cell, rotation, more;
    long turns;
    if (!word_next(&rest, &cell) || !read_cell(cell, &action->cell))
        return problem_say(problem, 0, "place needs a cell X,Y and a rotation");
    if (!word_next(&rest, &rotation) || !word_number(rotation, 0, 3, &turns))
        return problem_say(problem, 0,
                           "place needs a rotation of 0 to 3 quarter turns");
    if (word_next(&rest, &more))
        return too_much(more, "place", problem);
    action->type = MW_PLACE;
    action->rotation = (uint8_t)turns;
    return true;
}

/* "it has road E, field NL": what can be said instead. */
static bool no_such_part(const mw_game *game, const char *asked,
                         struct problem *problem)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    mw_tile tile = last_tile(game);
    char list[200] = "";
    size_t used = 0;
    int count = mw_design_part_count(tiles, tile.design);
    for (int i = 0; i < count && used + NOTATION_BYTES < sizeof list; i++) {
        char part[NOTATION_BYTES];
        notation_part(mw_design_part(tiles, tile.design, tile.rotation, i),
                      part);
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%s",
                                 i == 0 ? "" : ", ", part);
    }
    return problem_say(problem, 0, "the tile has no \"%.40s\"; it has %s",
                       asked, list);
}

/* Parts have exactly one name, so that a line can be compared as text. */
static int part_called(const mw_game *game, const char *name)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    mw_tile tile = last_tile(game);
    for (int i = 0; i < mw_design_part_count(tiles, tile.design); i++) {
        char part[NOTATION_BYTES];
        notation_part(mw_design_part(tiles, tile.design, tile.rotation, i),
                      part);
        if (strcmp(part, name) == 0)
            return i;
    }
    return MW_NONE;
}

static bool read_figure(const mw_game *game, enum mw_figure_kind figure,
                        const char *rest, mw_action *action,
                        struct problem *problem)
{
    struct word kind, slot, more;
    action->type = MW_FIGURE;
    action->figure = (uint8_t)figure;
    /* At another step there is no tile to look at; the engine says so. */
    if (mw_game_step(game) != MW_STEP_FIGURE)
        return true;
    if (!word_next(&rest, &kind))
        return problem_say(problem, 0,
                           "a figure needs a part of the tile to stand on");
    bool has_slot = word_next(&rest, &slot);
    if (word_next(&rest, &more))
        return too_much(more, "the part", problem);
    char asked[NOTATION_BYTES];
    snprintf(asked, sizeof asked, "%.*s%s%.*s", kind.length, kind.start,
             has_slot ? " " : "", slot.length, slot.start);
    int part = part_called(game, asked);
    if (part == MW_NONE)
        return no_such_part(game, asked, problem);
    action->part = (uint8_t)part;
    return true;
}

bool notation_read(const mw_game *game, const char *text, mw_action *action,
                   struct problem *problem)
{
    struct word verb, more;
    const char *rest = text;
    memset(action, 0, sizeof *action);
    word_next(&rest, &verb);
    if (word_is(verb, "place"))
        return read_place(rest, action, problem);
    for (int i = 0; i < FIGURE_COUNT; i++) {
        if (word_is(verb, FIGURE_WORDS[i].word))
            return read_figure(game, FIGURE_WORDS[i].figure, rest, action,
                               problem);
    }
    for (int i = 0; i < PLAIN_COUNT; i++) {
        if (!word_is(verb, PLAIN_WORDS[i].word))
            continue;
        action->type = (uint8_t)PLAIN_WORDS[i].type;
        return !word_next(&rest, &more) ||
               too_much(more, PLAIN_WORDS[i].word, problem);
    }
    return problem_say(problem, 0, "there is no action \"%.*s\"", verb.length,
                       verb.start);
}
