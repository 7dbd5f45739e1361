/* The signs of the board's commands, and which can be exchanged. */
#include "bindings.h"

#include <stddef.h>

#include <mistwall/basics.h>

#include "utf8.h"

/* One sign may stand for two commands of different phases, such as the mage
 * and the meeple: they stay together. */
static const struct {
    const char *name;
    char usual;
    const char *help;
} ROWS[BINDINGS] = {
    {"turn", 'r', "turn the tile"},
    {"turn-back", 'R', "turn it back"},
    {"next", 'n', "on to the next one, as Tab"},
    {"previous", 'N', "back to the one before"},
    {"up", 'k', "move up, as the arrow"},
    {"down", 'j', "move down"},
    {"left", 'h', "move left"},
    {"right", 'l', "move right"},
    {"pass", 'p', "put no figure"},
    {"meeple", 'm', "a meeple, the mage"},
    {"guard", 'g', "a guard"},
    {"witch", 'w', "the witch"},
    {"other-circle", 'x', "a ghost from another circle"},
    {"undo", 'u', "take back the last step"},
    {"inspect", 'i', "look at a cell"},
    {"tiles", 't', "the tiles that are left"},
    {"log", 'L', "the whole log"},
    {"save", 's', "save the game"},
    {"quit", 'q', "leave the game"},
    {"bigger", '+', "bigger tiles"},
    {"smaller", '-', "smaller tiles"},
    {"overview", 'o', "overview, and back"},
    {"centre", 'c', "centre the map"},
    {"last", '.', "the tile laid last"},
    {"go-to", ':', "go to a cell"},
    {"hide", 'z', "hide side bar and log"},
    {"hints", 'v', "hints on or off"},
    {"rules", 'b', "the rule book"},
    {"mouse", 'M', "mouse on or off"},
    {"help", '?', "the help"},
};

void bindings_default(struct bindings *bindings)
{
    for (int i = 0; i < BINDINGS; i++)
        bindings->sign[i] = bindings_usual(i);
}

const char *bindings_name(int index)
{
    return ROWS[index].name;
}

uint32_t bindings_usual(int index)
{
    return (uint32_t)ROWS[index].usual;
}

const char *bindings_help(int index)
{
    return ROWS[index].help;
}

int bindings_by_sign(uint32_t usual)
{
    for (int i = 0; i < BINDINGS; i++) {
        if (bindings_usual(i) == usual)
            return i;
    }
    return MW_NONE;
}

bool bindings_may(uint32_t sign, struct problem *problem)
{
    if (sign >= '0' && sign <= '9')
        return problem_say(problem, 0, "digits choose by number");
    if (sign == ' ')
        return problem_say(problem, 0, "the blank ends a turn");
    /* On many keyboards the plus sign without Shift. */
    if (sign == '=')
        return problem_say(problem, 0, "= makes the tiles bigger");
    if (utf8_width(sign) != 1)
        return problem_say(problem, 0, "that is no sign of one column");
    return true;
}

int bindings_rival(const struct bindings *bindings, int index)
{
    for (int i = 0; i < BINDINGS; i++) {
        if (i != index && bindings->sign[i] == bindings->sign[index])
            return i;
    }
    return MW_NONE;
}
