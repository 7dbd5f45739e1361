/* Actions in the words of a record, for reports. */
#include "compare.h"

#include <stdio.h>

static void part_text(const oracle *o, mw_spot spot, char text[ACTION_TEXT_MAX])
{
    if (spot.part >= oracle_part_count(o, spot.tile)) {
        snprintf(text, ACTION_TEXT_MAX, "part %d", spot.part);
        return;
    }
    const mw_part *part = oracle_part(o, spot);
    const char *kind = mw_kind_name((enum mw_kind)part->kind);
    if (part->slot == MW_NONE)
        snprintf(text, ACTION_TEXT_MAX, "%s", kind);
    else
        snprintf(text, ACTION_TEXT_MAX, "%s %s", kind,
                 mw_slot_name(part->slot));
}

static const char *magic_name(int figure)
{
    return figure == MW_MAGE ? "mage" : "witch";
}

static void magic_text(const oracle *o, mw_action action,
                       char text[ACTION_TEXT_MAX])
{
    char part[ACTION_TEXT_MAX] = "nowhere";
    int tile = oracle_tile_at(o, action.cell);
    if (tile != MW_NONE)
        part_text(o, oracle_spot(tile, action.part), part);
    snprintf(text, ACTION_TEXT_MAX, "%s %d,%d %.40s", magic_name(action.figure),
             action.cell.x, action.cell.y, part);
}

static void figure_text(const oracle *o, mw_action action,
                        char text[ACTION_TEXT_MAX])
{
    char part[ACTION_TEXT_MAX];
    part_text(o, oracle_spot(oracle_last(o), action.part), part);
    snprintf(text, ACTION_TEXT_MAX, "%s %.60s",
             action.figure == MW_MEEPLE ? "meeple" : "guard", part);
}

static void ghost_text(const char *word, mw_action action,
                       char text[ACTION_TEXT_MAX])
{
    int length = snprintf(text, ACTION_TEXT_MAX, "%s", word);
    char *end = text + length;
    size_t room = (size_t)(ACTION_TEXT_MAX - length);
    if (action.type == MW_GHOST) {
        length = snprintf(end, room, " %d,%d", action.cell.x, action.cell.y);
        end += length;
        room -= (size_t)length;
    }
    if (action.from != MW_NO_SOURCE)
        snprintf(end, room, " from %d,%d%s", action.source.x, action.source.y,
                 action.from == MW_FROM_MEEPLE ? "" : " circles");
}

void action_text(const oracle *o, mw_action action, char text[ACTION_TEXT_MAX])
{
    switch (action.type) {
    case MW_PLACE:
        snprintf(text, ACTION_TEXT_MAX, "place %d,%d %d", action.cell.x,
                 action.cell.y, action.rotation);
        return;
    case MW_FIGURE:
        figure_text(o, action, text);
        return;
    case MW_MOVE_MAGIC:
        magic_text(o, action, text);
        return;
    case MW_ASIDE:
        snprintf(text, ACTION_TEXT_MAX, "aside %s", magic_name(action.figure));
        return;
    case MW_GHOST:
        ghost_text("ghost", action, text);
        return;
    case MW_FORFEIT:
        ghost_text("forfeit", action, text);
        return;
    case MW_FILL:
        ghost_text("fill", action, text);
        return;
    default:
        snprintf(text, ACTION_TEXT_MAX, "%s",
                 action.type == MW_PASS ? "pass" : "end");
    }
}
