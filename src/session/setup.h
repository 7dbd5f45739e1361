/* What is chosen before a game: players, modules, seed, house rules. */
#ifndef SESSION_SETUP_H
#define SESSION_SETUP_H

#include <mistwall/mistwall.h>

#include "problem.h"

enum {
    NAME_COLUMNS = 12, /* as the terminal counts them */
    NAME_BYTES = 64    /* with the final 0 */
};

/* The colours a player can have; colour_name gives "red", ... */
enum player_colour {
    COLOUR_RED,
    COLOUR_BLUE,
    COLOUR_YELLOW,
    COLOUR_GREEN,
    COLOUR_BLACK,
    COLOUR_PINK,
    PLAYER_COLOURS
};

struct setup {
    int players;
    char names[MW_PLAYERS_MAX][NAME_BYTES]; /* UTF-8 */
    uint8_t colours[MW_PLAYERS_MAX]; /* enum player_colour, all different */
    unsigned modules;
    uint64_t seed;
    int tiny_city;  /* points of a city of two tiles, BASE-9; 0: by the rules */
    bool take_back; /* a hand-over can be taken back */
    uint8_t stack[MW_TILES_MAX]; /* designs to be drawn first */
    int stack_count;
};

/* Two players, Red and Blue, the base game, seed 0. */
void setup_default(struct setup *setup);

/* Each reads one option's text, changes only its own fields, and says what is
 * wrong with it. Players: "Red,Blue" or a number; modules: "base,magic";
 * house: "tiny-city=2" (or "tiny-city 2") or "take-back=1"; seed: a decimal
 * number. A player named after a colour gets it; the others get the free ones
 * in order. */
bool setup_read_players(struct setup *setup, const char *text,
                        struct problem *problem);
bool setup_read_modules(struct setup *setup, const char *text,
                        struct problem *problem);
bool setup_read_house(struct setup *setup, const char *text,
                      struct problem *problem);
bool setup_read_seed(struct setup *setup, const char *text,
                     struct problem *problem);

/* Colours other than those the names give: "red,blue", one a player. */
bool setup_read_colours(struct setup *setup, const char *text,
                        struct problem *problem);

/* Adds a player, with the name as it stands and no colour yet; gives all
 * players the colours that setup_read_players would give them. */
bool setup_add_player(struct setup *setup, const char *name,
                      struct problem *problem);
void setup_colours_by_name(struct setup *setup);

/* Is this a name a player can have: 1 to 12 columns of printable UTF-8, no
 * comma, no space at an end? Else says why. The same in every locale. */
bool setup_check_name(const char *name, struct problem *problem);

/* The letter on a player's chips: the first letter of his name that no player
 * before him has, else one that no name begins with. Upper case ASCII. */
char setup_letter(const struct setup *setup, int player);

/* Letters and digits of the players' names, "red-blue": a name that every file
 * system takes. It does not tell the seed, which tells the tiles. */
void setup_file_name(const struct setup *setup, char *name, size_t size);

const char *colour_name(enum player_colour colour);

/* Looks at everything a game would be made of: names, colours, modules. What
 * was fine in the last game need not be in the next one. */
bool setup_check(const struct setup *setup, struct problem *problem);

/* The part of it that the engine asks for; borrows the stack. */
mw_setup setup_engine(const struct setup *setup);

/* The reason why the engine makes no game of it, as a sentence. */
bool setup_refused(const mw_tiles *tiles, const struct setup *setup,
                   mw_status why, struct problem *problem);

#endif
