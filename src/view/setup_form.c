/* Keeps all colours different over all six seats, so that whoever joins has
 * one; everything else is checked when it is asked for, never remembered. */
#include "setup_form.h"

#include <stdio.h>
#include <string.h>

/* "Red" for COLOUR_RED. */
static void name_after_colour(char *name, int colour)
{
    snprintf(name, NAME_BYTES, "%s", colour_name((enum player_colour)colour));
    if (name[0] >= 'a' && name[0] <= 'z')
        name[0] = (char)(name[0] - 'a' + 'A');
}

static bool is_named_after(const char *name, int colour)
{
    char usual[NAME_BYTES];
    name_after_colour(usual, colour);
    return strcmp(name, usual) == 0;
}

/* Seat of the first `seats` that has the colour, or MW_NONE. */
static int seat_with(const struct setup *setup, int seats, int colour)
{
    for (int i = 0; i < seats; i++) {
        if (setup->colours[i] == colour)
            return i;
    }
    return MW_NONE;
}

static int free_colour(const struct setup *setup, int seats)
{
    int colour = 0;
    while (seat_with(setup, seats, colour) != MW_NONE)
        colour++;
    return colour;
}

void setup_form_prepare(struct setup *setup, const mw_tiles *tiles)
{
    for (int i = setup->players; i < MW_PLAYERS_MAX; i++) {
        setup->colours[i] = (uint8_t)free_colour(setup, i);
        name_after_colour(setup->names[i], setup->colours[i]);
    }
    setup->modules &= setup_form_modules(tiles);
    if (mw_modules_check(setup->modules) != MW_OK)
        setup->modules = MW_BASE;
    setup->stack_count = 0;
}

static bool sets_exist(const mw_tiles *tiles, unsigned modules)
{
    const char *name;
    for (int i = 0; (name = mw_module_name(i)) != NULL; i++) {
        if ((modules >> i & 1) != 0 &&
            mw_tiles_set_find(tiles, name, strlen(name)) == MW_NONE)
            return false;
    }
    return true;
}

unsigned setup_form_modules(const mw_tiles *tiles)
{
    int count = 0;
    while (mw_module_name(count) != NULL)
        count++;
    /* A module may need others, so it works if some set with it does. */
    unsigned works = 0;
    for (unsigned modules = 1; modules < 1U << count; modules++) {
        if (mw_modules_check(modules) == MW_OK && sets_exist(tiles, modules))
            works |= modules;
    }
    return works;
}

void setup_form_players(struct setup *setup, int step)
{
    int players = setup->players + step;
    if (players >= MW_PLAYERS_MIN && players <= MW_PLAYERS_MAX)
        setup->players = players;
}

static void take_colour(struct setup *setup, int player, int colour)
{
    int old = setup->colours[player];
    bool follows = is_named_after(setup->names[player], old);
    setup->colours[player] = (uint8_t)colour;
    if (follows)
        name_after_colour(setup->names[player], colour);
}

void setup_form_colour(struct setup *setup, int player, int step)
{
    int old = setup->colours[player];
    int colour = old;
    for (int i = 0; i < PLAYER_COLOURS; i++) {
        colour = (colour + step + PLAYER_COLOURS) % PLAYER_COLOURS;
        if (seat_with(setup, setup->players, colour) == MW_NONE)
            break;
    }
    if (colour == old)
        colour = (old + step + PLAYER_COLOURS) % PLAYER_COLOURS;
    int other = seat_with(setup, MW_PLAYERS_MAX, colour);
    take_colour(setup, player, colour);
    if (other != MW_NONE)
        take_colour(setup, other, old);
}

bool setup_form_module(struct setup *setup, unsigned bit,
                       struct problem *problem)
{
    mw_status status = mw_modules_check(setup->modules ^ bit);
    /* With nothing left the engine knows no module to blame. */
    if ((setup->modules ^ bit) == 0)
        status = MW_MODULE_NEEDS_BASE;
    if (status != MW_OK)
        return problem_say(problem, 0, "%s", mw_status_text(status));
    setup->modules ^= bit;
    return true;
}

void setup_form_tiny_city(struct setup *setup)
{
    setup->tiny_city = setup->tiny_city == 2 ? 0 : 2;
}

bool setup_form_name(const struct setup *setup, int player,
                     struct problem *problem)
{
    if (!setup_check_name(setup->names[player], problem))
        return false;
    /* What counts as the same name only setup_check knows. */
    for (int i = 0; i < player; i++) {
        struct setup pair;
        setup_default(&pair);
        memcpy(pair.names[0], setup->names[i], NAME_BYTES);
        memcpy(pair.names[1], setup->names[player], NAME_BYTES);
        if (!setup_check(&pair, problem))
            return false;
    }
    return true;
}

bool setup_form_check(const struct setup *setup, const mw_tiles *tiles,
                      int *player, struct problem *problem)
{
    for (*player = 0; *player < setup->players; ++*player) {
        if (!setup_form_name(setup, *player, problem))
            return false;
    }
    *player = MW_NONE;
    if (!setup_check(setup, problem))
        return false;
    return sets_exist(tiles, setup->modules) ||
           setup_refused(tiles, setup, MW_NO_TILE_SET, problem);
}
