/* What the board asks now: the mode, what can be chosen in it, and which
 * commands make sense. Read afresh from game and ui for every input and every
 * picture, so that nothing can be out of date. */
#ifndef VIEW_BOARD_NOW_H
#define VIEW_BOARD_NOW_H

#include "board_keys.h"
#include "ui.h"

enum {
    NOW_TARGETS = 2 * MW_TILES_MAX + 2, /* no frontier is longer */
    NOW_CHOICES = NOW_TARGETS,          /* nor are there more open features */
    NOW_SCORED = 32,
    NOW_NEWS = 64
};

/* Something that happened by itself, so many times in a row. */
struct board_news {
    const mw_event *event; /* borrowed from the session */
    int times;
};

struct board_now {
    enum board_mode mode;
    enum board_mode phase;   /* the mode without what is laid over it */
    enum board_mode beneath; /* the mode without a panel */
    int player;              /* to move */
    int last;                /* the tile laid last */

    /* MODE_PLACE: the cells Tab goes through, sorted by (y, x): the legal ones,
     * or for purists the whole frontier. */
    struct map_target targets[NOW_TARGETS];
    int target_count;
    int target;         /* index of the one under the cursor, or MW_NONE */
    unsigned rotations; /* those the tile can be turned through here */
    int rotation;       /* how it is shown */
    mw_action place;    /* what Enter would do ... */
    mw_status refusal;  /* ... and why it cannot */

    /* Phases in which one of several things is chosen: see board_choices.h.
     * Each is shown on a spot, and has the action that Enter would do. */
    struct map_choice choices[NOW_CHOICES];
    mw_action claims[NOW_CHOICES];
    int choice_count;
    int choice;       /* index of the chosen one */
    unsigned figures; /* kinds there are to choose from, bits 1 << kind: enum
                         mw_figure_kind, or enum mw_magic in MODE_MAGIC */
    int figure;       /* the chosen kind */
    int sources;      /* different places that can give the ghost */
    bool can_pass;

    /* What happened by itself since somebody chose something. */
    struct board_news news[NOW_NEWS];
    int news_count;

    /* MODE_END: what the turn scored; borrowed from the session. */
    const mw_event *scored[NOW_SCORED];
    int scored_count;
    int shown; /* the one that is lit alone, from 1, or 0 for all */

    /* MODE_INSPECT */
    int tile;                /* on the inspected cell, or MW_NONE */
    int parts[MW_PARTS_MAX]; /* of that tile, in reading order */
    int feature_count;       /* so many of them are there */
    int part_count;          /* those, and the tile's pieces of mist */
    int part;                /* the one looked at: pieces of mist come last */

    uint64_t enabled; /* commands, bits 1 << command */
};

void board_now(struct board_now *now, const struct ui *ui,
               const struct session *session);

/* The part of the tile that is looked at in MODE_INSPECT; false if it is none,
 * as on an empty cell. */
bool board_now_part(const struct board_now *now, mw_spot *spot);

/* The piece of mist that is looked at (spot.part is its index on its design),
 * or false. */
bool board_now_mist(const struct board_now *now, mw_spot *piece);

/* Is this a phase in which one of several things is chosen? */
bool board_now_chooses(const struct board_now *now);

/* The legal rotation nearest after this one, or the lowest there is. */
int board_next_rotation(unsigned rotations, int rotation, int step);

/* Copies of a design that are left, summed over those that fit on a cell. */
int board_fit_count(const mw_game *game, mw_cell cell);

#endif
