/* Twin tables of signs. The console's fonts have these lines and arrows, too,
 * so two columns are enough. */
#include "board_marks.h"

static const uint32_t MARKS[BOARD_MARKS][2] = {
    [MARK_ACTIVE] = {0x25ba, '>'},   [MARK_LEFT] = {0x25c4, '<'},
    [MARK_RIGHT] = {0x25ba, '>'},    [MARK_UP] = {0x25b2, '^'},
    [MARK_DOWN] = {0x25bc, 'v'},     [MARK_ACROSS] = {0x2500, '-'},
    [MARK_ALONG] = {0x2502, '|'},    [MARK_CORNER_1] = {0x250c, '+'},
    [MARK_CORNER_2] = {0x2510, '+'}, [MARK_CORNER_3] = {0x2514, '+'},
    [MARK_CORNER_4] = {0x2518, '+'}, [MARK_DOT] = {0xb7, '/'},
};

uint32_t board_mark(enum board_mark mark, enum glyphs glyphs)
{
    return MARKS[mark][glyphs == GLYPHS_ASCII];
}
