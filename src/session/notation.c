/* Writes and reads actions in the record's words. */
#include "notation.h"

#include <stdio.h>
#include <string.h>

#include "words.h"

static const char *const MAGIC_WORDS[MW_MAGIC_FIGURES] = {
    [MW_MAGE] = "mage", [MW_WITCH] = "witch"};

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

static void write_part(const mw_game *game, mw_tile tile, int part, char *text)
{
    notation_part(
        mw_design_part(mw_game_tiles(game), tile.design, tile.rotation, part),
        text);
}

static void write_place(const mw_game *game, mw_action action, char *text)
{
    (void)game;
    snprintf(text, NOTATION_BYTES, "%d,%d %d", action.cell.x, action.cell.y,
             action.rotation);
}

static void write_figure(const mw_game *game, mw_action action, char *text)
{
    write_part(game, last_tile(game), action.part, text);
}

static void write_magic(const mw_game *game, mw_action action, char *text)
{
    char part[NOTATION_BYTES];
    write_part(game, mw_tile_get(game, mw_tile_at(game, action.cell)),
               action.part, part);
    snprintf(text, NOTATION_BYTES, "%d,%d %.30s", action.cell.x, action.cell.y,
             part);
}

static void write_aside(const mw_game *game, mw_action action, char *text)
{
    (void)game;
    snprintf(text, NOTATION_BYTES, "%s", MAGIC_WORDS[action.figure]);
}

/* "from X,Y", and "circle" where the meeple on that tile could be meant. */
static void write_source(mw_action action, bool name_circles, char *text)
{
    snprintf(text, NOTATION_BYTES, "from %d,%d%s", action.source.x,
             action.source.y,
             name_circles && action.from == MW_FROM_CIRCLES ? " circle" : "");
}

static void write_ghost(const mw_game *game, mw_action action, char *text)
{
    (void)game;
    char source[NOTATION_BYTES] = "";
    if (action.from != MW_NO_SOURCE)
        write_source(action, false, source);
    snprintf(text, NOTATION_BYTES, "%d,%d%s%.30s", action.cell.x, action.cell.y,
             source[0] == '\0' ? "" : " ", source);
}

static void write_forfeit(const mw_game *game, mw_action action, char *text)
{
    (void)game;
    if (action.from != MW_NO_SOURCE)
        write_source(action, false, text);
}

static void write_fill(const mw_game *game, mw_action action, char *text)
{
    (void)game;
    write_source(action, true, text);
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

/* What a line is read with: the rest behind its verb. */
struct reading {
    const mw_game *game;
    const char *verb;
    const char *rest;
    struct problem *problem;
};

static bool read_end(struct reading *reading)
{
    struct word more;
    return !word_next(&reading->rest, &more) ||
           too_much(more, reading->verb, reading->problem);
}

static bool next_cell(struct reading *reading, mw_cell *cell)
{
    struct word word;
    if (word_next(&reading->rest, &word) && read_cell(word, cell))
        return true;
    return problem_say(reading->problem, 0, "%s needs a cell X,Y",
                       reading->verb);
}

static bool read_place(struct reading *reading, mw_action *action)
{
    struct word rotation;
    long turns;
    if (!next_cell(reading, &action->cell))
        return false;
    if (!word_next(&reading->rest, &rotation) ||
        !word_number(rotation, 0, 3, &turns))
        return problem_say(reading->problem, 0,
                           "place needs a rotation of 0 to 3 quarter turns");
    action->rotation = (uint8_t)turns;
    return read_end(reading);
}

/* "it has road E, field NL": what can be said instead. */
static bool no_such_part(const struct reading *reading, mw_tile tile,
                         const char *asked)
{
    const mw_tiles *tiles = mw_game_tiles(reading->game);
    char list[200] = "";
    size_t used = 0;
    int count = mw_design_part_count(tiles, tile.design);
    for (int i = 0; i < count && used + NOTATION_BYTES < sizeof list; i++) {
        char part[NOTATION_BYTES];
        write_part(reading->game, tile, i, part);
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%s",
                                 i == 0 ? "" : ", ", part);
    }
    return problem_say(reading->problem, 0,
                       "the tile has no \"%.40s\"; it has %s", asked, list);
}

/* Parts have exactly one name, so that a line can be compared as text. */
static int part_called(const mw_game *game, mw_tile tile, const char *name)
{
    int count = mw_design_part_count(mw_game_tiles(game), tile.design);
    for (int i = 0; i < count; i++) {
        char part[NOTATION_BYTES];
        write_part(game, tile, i, part);
        if (strcmp(part, name) == 0)
            return i;
    }
    return MW_NONE;
}

static bool next_part(struct reading *reading, mw_tile tile, uint8_t *part)
{
    struct word kind, slot;
    char asked[NOTATION_BYTES];
    if (!word_next(&reading->rest, &kind))
        return problem_say(reading->problem, 0,
                           "%s needs a part of the tile to stand on",
                           reading->verb);
    bool has_slot = word_next(&reading->rest, &slot);
    snprintf(asked, sizeof asked, "%.*s%s%.*s", kind.length, kind.start,
             has_slot ? " " : "", slot.length, slot.start);
    int found = part_called(reading->game, tile, asked);
    if (found == MW_NONE)
        return no_such_part(reading, tile, asked);
    *part = (uint8_t)found;
    return read_end(reading);
}

static bool read_figure(struct reading *reading, mw_action *action)
{
    /* At another step there is no tile to look at; the engine says so. */
    if (mw_game_step(reading->game) != MW_STEP_FIGURE)
        return true;
    return next_part(reading, last_tile(reading->game), &action->part);
}

static bool read_magic(struct reading *reading, mw_action *action)
{
    if (!next_cell(reading, &action->cell))
        return false;
    int tile = mw_tile_at(reading->game, action->cell);
    if (tile == MW_NONE)
        return problem_say(reading->problem, 0, "no tile lies on %d,%d",
                           action->cell.x, action->cell.y);
    return next_part(reading, mw_tile_get(reading->game, tile), &action->part);
}

static bool read_aside(struct reading *reading, mw_action *action)
{
    struct word figure;
    if (word_next(&reading->rest, &figure)) {
        for (int i = 0; i < MW_MAGIC_FIGURES; i++) {
            action->figure = (uint8_t)i;
            if (word_is(figure, MAGIC_WORDS[i]))
                return read_end(reading);
        }
    }
    return problem_say(reading->problem, 0, "aside needs mage or witch");
}

/* An optional "from X,Y". */
static bool read_source(struct reading *reading, mw_action *action)
{
    struct word from;
    if (!word_next(&reading->rest, &from))
        return true;
    if (!word_is(from, "from"))
        return too_much(from, reading->verb, reading->problem);
    action->from = MW_FROM_CIRCLES;
    return next_cell(reading, &action->source) && read_end(reading);
}

static bool read_ghost(struct reading *reading, mw_action *action)
{
    return next_cell(reading, &action->cell) && read_source(reading, action);
}

static bool read_fill(struct reading *reading, mw_action *action)
{
    struct word from, circle;
    if (!word_next(&reading->rest, &from) || !word_is(from, "from"))
        return problem_say(reading->problem, 0, "fill needs from X,Y");
    if (!next_cell(reading, &action->source))
        return false;
    action->from = MW_FROM_MEEPLE;
    if (!word_next(&reading->rest, &circle))
        return true;
    if (!word_is(circle, "circle"))
        return too_much(circle, reading->verb, reading->problem);
    action->from = MW_FROM_CIRCLES;
    return read_end(reading);
}

static bool read_plain(struct reading *reading, mw_action *action)
{
    (void)action;
    return read_end(reading);
}

static void write_plain(const mw_game *game, mw_action action, char *text)
{
    (void)game;
    (void)action;
    text[0] = '\0';
}

/* ---- the verbs ---- */

/* `figure` is part of what the verb says, where named is set. */
static const struct verb {
    const char *word;
    enum mw_action_type type;
    bool named;
    uint8_t figure;
    bool (*read)(struct reading *reading, mw_action *action);
    void (*write)(const mw_game *game, mw_action action, char *text);
} VERBS[] = {
    {"place", MW_PLACE, false, 0, read_place, write_place},
    {"mage", MW_MOVE_MAGIC, true, MW_MAGE, read_magic, write_magic},
    {"witch", MW_MOVE_MAGIC, true, MW_WITCH, read_magic, write_magic},
    {"aside", MW_ASIDE, false, 0, read_aside, write_aside},
    {"ghost", MW_GHOST, false, 0, read_ghost, write_ghost},
    {"forfeit", MW_FORFEIT, false, 0, read_source, write_forfeit},
    {"fill", MW_FILL, false, 0, read_fill, write_fill},
    {"meeple", MW_FIGURE, true, MW_MEEPLE, read_figure, write_figure},
    {"guard", MW_FIGURE, true, MW_GUARD, read_figure, write_figure},
    {"pass", MW_PASS, false, 0, read_plain, write_plain},
    {"end", MW_END, false, 0, read_plain, write_plain},
};

enum { VERB_COUNT = sizeof VERBS / sizeof *VERBS };

void notation_write(const mw_game *game, mw_action action, char *text)
{
    char rest[NOTATION_BYTES] = "";
    text[0] = '\0';
    for (int i = 0; i < VERB_COUNT; i++) {
        const struct verb *verb = &VERBS[i];
        if (verb->type != action.type ||
            (verb->named && verb->figure != action.figure))
            continue;
        verb->write(game, action, rest);
        snprintf(text, NOTATION_BYTES, "%s%s%.50s", verb->word,
                 rest[0] == '\0' ? "" : " ", rest);
    }
}

bool notation_read(const mw_game *game, const char *text, mw_action *action,
                   struct problem *problem)
{
    struct word word;
    struct reading reading = {.game = game, .rest = text, .problem = problem};
    memset(action, 0, sizeof *action);
    word_next(&reading.rest, &word);
    for (int i = 0; i < VERB_COUNT; i++) {
        const struct verb *verb = &VERBS[i];
        if (!word_is(word, verb->word))
            continue;
        reading.verb = verb->word;
        action->type = (uint8_t)verb->type;
        action->figure = verb->named ? verb->figure : 0;
        return verb->read(&reading, action);
    }
    return problem_say(problem, 0, "there is no action \"%.*s\"", word.length,
                       word.start);
}
