/* Changing colours and attributes, as little as can be. */
#include "pen.h"

#include <string.h>

enum { UNKNOWN = -2 };

struct switch_off {
    unsigned attr;
    const char *command;
};

/* By the standard that terminals with the flag AX keep; bold and dim go off
 * together. */
static const struct switch_off OFF[] = {{ATTR_BOLD | ATTR_DIM, "\033[22m"},
                                        {ATTR_UNDERLINE, "\033[24m"},
                                        {ATTR_REVERSE, "\033[27m"}};

static void learn_colours(const char *name,
                          char commands[PEN_COLOURS][PEN_BYTES])
{
    char command[CAPABILITY_BYTES];
    for (int colour = 0; colour < PEN_COLOURS; colour++) {
        terminfo_command(name, colour, 0, command);
        size_t length = strlen(command);
        if (length < PEN_BYTES)
            memcpy(commands[colour], command, length + 1);
    }
}

void pen_learn(struct pen_commands *commands)
{
    char colours_off[CAPABILITY_BYTES];
    memset(commands, 0, sizeof *commands);
    commands->single = terminfo_flag("AX");
    commands->moves_with = terminfo_flag("msgr");
    commands->lost = terminfo_lost_attributes();
    terminfo_command("sgr0", 0, 0, commands->plain);
    terminfo_command("op", 0, 0, colours_off);
    memcpy(commands->plain + strlen(commands->plain), colours_off,
           strlen(colours_off) + 1);
    if (commands->single)
        memcpy(commands->plain, "\033[m", 4);
    terminfo_command("bold", 0, 0, commands->bold);
    terminfo_command("dim", 0, 0, commands->dim);
    terminfo_command("smul", 0, 0, commands->underline);
    terminfo_command("rev", 0, 0, commands->reverse);
    learn_colours("setaf", commands->fg);
    learn_colours("setab", commands->bg);
}

struct pen pen_plain(void)
{
    return (struct pen){.fg = -1, .bg = -1};
}

struct pen pen_unknown(void)
{
    return (struct pen){.fg = UNKNOWN, .bg = UNKNOWN};
}

bool pen_equal(struct pen one, struct pen other)
{
    return one.fg == other.fg && one.bg == other.bg && one.attr == other.attr;
}

static void make_plain(const struct pen_commands *commands, struct wire *wire,
                       struct pen *pen)
{
    wire_add_attribute(wire, commands->plain);
    *pen = pen_plain();
}

static void switch_off(struct wire *wire, struct pen *pen, struct pen wanted)
{
    for (size_t i = 0; i < sizeof OFF / sizeof OFF[0]; i++) {
        if ((pen->attr & ~wanted.attr & OFF[i].attr) == 0)
            continue;
        wire_add_attribute(wire, OFF[i].command);
        pen->attr &= ~OFF[i].attr;
    }
    if (pen->fg != -1 && wanted.fg == -1)
        wire_add_attribute(wire, "\033[39m");
    if (pen->bg != -1 && wanted.bg == -1)
        wire_add_attribute(wire, "\033[49m");
}

static bool loses_something(struct pen pen, struct pen wanted)
{
    return (pen.attr & ~wanted.attr) != 0 ||
           (pen.fg != -1 && wanted.fg == -1) ||
           (pen.bg != -1 && wanted.bg == -1);
}

static void switch_on(const struct pen_commands *commands, struct wire *wire,
                      struct pen pen, struct pen wanted)
{
    unsigned on = wanted.attr & ~pen.attr;
    if (on & ATTR_BOLD)
        wire_add_attribute(wire, commands->bold);
    if (on & ATTR_DIM)
        wire_add_attribute(wire, commands->dim);
    if (on & ATTR_UNDERLINE)
        wire_add_attribute(wire, commands->underline);
    if (on & ATTR_REVERSE)
        wire_add_attribute(wire, commands->reverse);
    if (wanted.fg != pen.fg && wanted.fg >= 0)
        wire_add_attribute(wire, commands->fg[wanted.fg]);
    if (wanted.bg != pen.bg && wanted.bg >= 0)
        wire_add_attribute(wire, commands->bg[wanted.bg]);
}

void pen_change(const struct pen_commands *commands, struct wire *wire,
                struct pen *pen, struct pen wanted)
{
    bool unknown = pen->fg == UNKNOWN;
    if (unknown || (loses_something(*pen, wanted) &&
                    (!commands->single || pen_equal(wanted, pen_plain()))))
        make_plain(commands, wire, pen);
    else
        switch_off(wire, pen, wanted);
    switch_on(commands, wire, *pen, wanted);
    *pen = wanted;
}
