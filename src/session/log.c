/* Puts events into sentences. */
#include "log.h"

#include <stdio.h>
#include <string.h>

#include "log_modules.h"
#include "sentence.h"

/* Figures are called by where they stand; so everybody sees what counts. */
static const struct role {
    const char *one, *more, *place;
} ROLES[MW_KINDS] = {
    [MW_ROAD] = {"thief", "thieves", "on a road"},
    [MW_CITY] = {"knight", "knights", "in a city"},
    [MW_FIELD] = {"farmer", "farmers", "in a field"},
    [MW_RIVER] = {"figure", "figures", "on a river"},
    [MW_MONASTERY] = {"monk", "monks", "in a monastery"},
    [MW_GARDEN] = {"abbot", "abbots", "in a garden"},
    [MW_CASTLE] = {"castellan", "castellans", "in a castle"},
    [MW_CEMETERY] = {"keeper", "keepers", "in a cemetery"},
};

const char *log_role(enum mw_kind kind)
{
    return ROLES[kind].one;
}

/* A term's count in words; both NULL: the points alone. */
static const struct term_words {
    const char *one, *more;
} TERM_WORDS[MW_TERMS] = {
    [MW_TERM_TILES] = {"tile", "tiles"},
    [MW_TERM_COATS] = {"coat of arms", "coats of arms"},
    [MW_TERM_MONASTERY] = {NULL, NULL},
    [MW_TERM_NEIGHBOURS] = {"tile around it", "tiles around it"},
    [MW_TERM_CITIES] = {"complete city", "complete cities"},
    [MW_TERM_MISTY_TILES] = {"misty tile", "misty tiles"},
    [MW_TERM_CASTLE] = {NULL, NULL},
    [MW_TERM_MISTY_AROUND] = {"misty tile around it", "misty tiles around it"},
};

/* ", " or " and " before the n-th of so many names. */
static const char *join(int index, int count)
{
    if (index == 0)
        return "";
    return index == count - 1 ? " and " : ", ";
}

static int bits(unsigned set)
{
    int count = 0;
    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

/* "Red, Blue and Green". */
static void add_names(char text[LOG_BYTES], const struct setup *setup,
                      unsigned players)
{
    int count = bits(players);
    for (int i = 0, named = 0; i < setup->players; i++) {
        if (players & 1U << i)
            sentence_add(text, "%s%s", join(named++, count), setup->names[i]);
    }
}

/* ---- scores ---- */

/* "8 tiles x 2"; what counts 1 each needs no factor. */
static void add_term(char text[LOG_BYTES], const mw_term *term)
{
    const struct term_words *words = &TERM_WORDS[term->kind];
    if (words->one == NULL) {
        sentence_add(text, "%d", term->points);
        return;
    }
    sentence_count(text, term->count, words->one, words->more);
    if (term->each != 1)
        sentence_add(text, " x %d", term->each);
}

static bool is_magic(const mw_term *term)
{
    return term->kind == MW_TERM_MAGE || term->kind == MW_TERM_WITCH;
}

/* "20, mage +8 = 28": first the worth, then what magic makes of it. */
static void add_magic(char text[LOG_BYTES], const mw_term *term, int points)
{
    if (term->kind == MW_TERM_MAGE)
        sentence_add(text, ", mage +%d = %d", term->points, points);
    else
        sentence_add(text, ", halved by the witch = %d", points);
}

void log_formula(const mw_score *score, char text[LOG_BYTES])
{
    int terms = 0;
    int points = 0;
    text[0] = '\0';
    for (int i = 0; i < score->term_count; i++) {
        const mw_term *term = &score->terms[i];
        if (is_magic(term))
            continue;
        sentence_add(text, "%s", terms++ == 0 ? "" : " + ");
        add_term(text, term);
        points += term->points;
    }
    sentence_add(text, terms == 0 ? "%d" : " = %d", points);
    for (int i = 0; i < score->term_count; i++) {
        if (is_magic(&score->terms[i]))
            add_magic(text, &score->terms[i], score->points);
    }
}

static int figures(const mw_score *score, int player)
{
    return score->meeples[player] + score->guards[player];
}

static int first_of(unsigned players)
{
    int player = 0;
    while (!(players & 1U << player))
        player++;
    return player;
}

void log_winners(const struct setup *setup, const mw_score *score,
                 char text[LOG_BYTES])
{
    const struct role *role = &ROLES[score->kind];
    text[0] = '\0';
    if (score->winners == 0) {
        sentence_add(text, "nobody");
        return;
    }
    add_names(text, setup, score->winners);
    sentence_add(text, " (");
    sentence_count(text, figures(score, first_of(score->winners)), role->one,
                   role->more);
    if (bits(score->winners) > 1)
        sentence_add(text, " each");
    /* Those who lost it, so that everybody sees by how many. */
    for (int i = 0; i < setup->players; i++) {
        if (figures(score, i) > 0 && !(score->winners & 1U << i))
            sentence_add(text, ", %s %d", setup->names[i], figures(score, i));
    }
    sentence_add(text, ")");
}

/* "City", "Unfinished city"; a field is never finished. */
static void add_title(char text[LOG_BYTES], const mw_score *score)
{
    const char *kind = mw_kind_name(score->kind);
    if (score->complete || score->kind == MW_FIELD)
        sentence_add(text, "%c%s", kind[0] - 'a' + 'A', kind + 1);
    else
        sentence_add(text, "Unfinished %s", kind);
}

static bool say_score(const mw_game *game, const struct setup *setup,
                      const mw_event *event, char text[LOG_BYTES])
{
    (void)game;
    const mw_score *score = &event->score;
    char part[LOG_BYTES];
    /* At the end there are many features that nobody ever stood on. */
    if (event->in_final_scoring && score->winners == 0)
        return false;
    add_title(text, score);
    log_formula(score, part);
    sentence_add(text, ": %s", part);
    log_winners(setup, score, part);
    /* Players read a tie without "each" as a shared sum. */
    sentence_add(text, bits(score->winners) > 1 ? " each to %s" : " to %s",
                 part);
    return true;
}

/* ---- other events ---- */

static bool say_discard(const mw_game *game, const struct setup *setup,
                        const mw_event *event, char text[LOG_BYTES])
{
    (void)setup;
    sentence_add(text, "The tile %s fits nowhere and leaves the game",
                 mw_design_id(mw_game_tiles(game), event->design));
    return true;
}

/* Which tile it is stands on the map; its name says nothing to players. */
static bool say_placed(const mw_game *game, const struct setup *setup,
                       const mw_event *event, char text[LOG_BYTES])
{
    mw_cell cell = mw_tile_get(game, event->spot.tile).cell;
    sentence_add(text, "%s lays a tile at %d,%d", setup->names[event->player],
                 cell.x, cell.y);
    return true;
}

static bool say_figure(const mw_game *game, const struct setup *setup,
                       const mw_event *event, char text[LOG_BYTES])
{
    mw_tile tile = mw_tile_get(game, event->spot.tile);
    const mw_part *part = mw_design_part(mw_game_tiles(game), tile.design,
                                         tile.rotation, event->spot.part);
    const struct role *role = &ROLES[part->kind];
    sentence_add(text, "%s puts a %s%s %s", setup->names[event->player],
                 event->figure == MW_GUARD ? "guard as " : "", role->one,
                 role->place);
    return true;
}

static bool say_over(const mw_game *game, const struct setup *setup,
                     const mw_event *event, char text[LOG_BYTES])
{
    (void)event;
    unsigned winners = mw_leaders(game);
    sentence_add(text, "The game is over: ");
    add_names(text, setup, winners);
    sentence_add(text, bits(winners) > 1 ? " share the victory with "
                                         : " wins with ");
    sentence_count(text, mw_player_score(game, first_of(winners)), "point",
                   "points");
    if (bits(winners) > 1)
        sentence_add(text, " each");
    return true;
}

/* Drawn tiles lie in plain sight, and figures go home with the score that is
 * told, so those events need no words. */
static bool (*const SENTENCES[MW_EVENTS])(const mw_game *game,
                                          const struct setup *setup,
                                          const mw_event *event,
                                          char text[LOG_BYTES]) = {
    [MW_EVENT_DISCARDED] = say_discard,
    [MW_EVENT_PLACED] = say_placed,
    [MW_EVENT_FIGURE] = say_figure,
    [MW_EVENT_SCORED] = say_score,
    [MW_EVENT_OVER] = say_over,
    [MW_EVENT_MAGIC] = log_magic,
    [MW_EVENT_ASIDE] = log_aside,
    [MW_EVENT_NO_MAGIC] = log_no_magic,
    [MW_EVENT_BANK] = log_bank,
    [MW_EVENT_GHOST] = log_ghost,
    [MW_EVENT_DRIVEN_OFF] = log_driven_off,
    [MW_EVENT_FILLED] = log_filled,
    [MW_EVENT_FORFEIT] = log_forfeit,
    [MW_EVENT_GUARD] = log_guard,
    [MW_EVENT_PENALTY] = log_penalty,
};

bool log_sentence(const mw_game *game, const struct setup *setup,
                  const mw_event *event, char text[LOG_BYTES])
{
    text[0] = '\0';
    return SENTENCES[event->type] != NULL &&
           SENTENCES[event->type](game, setup, event, text);
}

void log_no_figure(const struct setup *setup, int player, char text[LOG_BYTES])
{
    text[0] = '\0';
    sentence_add(text, "%s can place no figure on this tile",
                 setup->names[player]);
}
