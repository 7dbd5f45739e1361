/* A pair of hands at the board for tests: a game, a ui, and keys and clicks
 * that go through ui_input and do what it asks of the outside. */
#ifndef TESTS_HANDS_H
#define TESTS_HANDS_H

#include "ui.h"

struct hands {
    mw_tiles *tiles;
    struct session *session;
    struct ui ui;
    struct intent last; /* what the last input asked for */
};

/* What a game starts from; what is 0 is 80x24, UTF-8 and 256 colours, Red and
 * Blue, the seed 0. stack: designs drawn first, blanks between their ids. */
struct hands_options {
    int columns, rows;
    struct look look; /* only if its colours are not COLOURS_NEVER ... */
    bool mono;        /* ... or this says so */
    const char *players;
    uint64_t seed;
    const char *stack;
    const char *modules; /* "base" unless it says more */
    const char *sets;    /* files of tile sets below tests, blanks between */
};

/* At the board, with the first tile in hand. Ends the test on failure. */
struct hands *hands_new(const struct hands_options *options);
void hands_free(struct hands *hands);

/* One input. An action that ui_input asks for must be accepted, and so must
 * undo, or the test ends. */
void hands_input(struct hands *hands, struct input input);
void hands_press(struct hands *hands, enum input_type type);
void hands_click(struct hands *hands, int column, int row);
void hands_resize(struct hands *hands, int columns, int rows);

/* Each character is a key; '\n' is Enter, '\t' Tab, '\b' Backspace, '\033'
 * Esc. */
void hands_type(struct hands *hands, const char *keys);

/* The screen as it is now; caller frees. */
struct canvas *hands_canvas(const struct hands *hands);

/* A row of the screen as text, '?' for what is not ASCII; borrowed until the
 * next call. */
const char *hands_row(const struct hands *hands, int row);

/* Does any row of the screen contain this text? Tells where, if asked. */
bool hands_see(const struct hands *hands, const char *text, int *column,
               int *row);

/* Do the prompt's sentences contain this text, however they are wrapped and
 * cut? */
bool hands_told(const struct hands *hands, const char *text);

/* Clicks on the entry of the key bar with this label; false without one. */
bool hands_click_bar(struct hands *hands, const char *label);

/* Does actions as the record writes them, one a line, without any keys; each
 * must be accepted. */
void hands_do(struct hands *hands, const char *lines);

/* One of the legal actions, drawn by chance alone: the order of the list, which
 * nobody promises, does not matter. */
mw_action hands_by_lot(const mw_actions *legal, uint64_t chance);

/* A game in which `is` holds, found by playing actions drawn by lot, game
 * after game, from the seed of the options on. If so many games bring nothing,
 * the test ends. Free with hands_free. */
struct hands *hands_find(const struct hands_options *options, int games,
                         bool (*is)(const struct hands *hands));

/* Plays so many turns by keys, at random. */
void hands_play(struct hands *hands, int turns, uint64_t seed);

/* So seldom that nobody gets there by lot: Bert has joined the roads of the
 * mage and the witch, no road or city is open for them, and one has to leave
 * (MAGIC-6). Caller frees. */
struct hands *hands_met(void);

#endif
