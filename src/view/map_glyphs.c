/* The glyphs of the map: three sets of one shape. */
#include "map_glyphs.h"

/* Box lines by links: bit 0 north, 1 east, 2 south, 3 west. A road with one
 * link or none is drawn as a piece of straight road; what is lit is doubled. */
#define BOX_ROADS                                                              \
    {                                                                          \
        {0x2500, 0x2550}, {0x2502, 0x2551}, {0x2500, 0x2550},                  \
            {0x2514, 0x255a}, {0x2502, 0x2551}, {0x2502, 0x2551},              \
            {0x250c, 0x2554}, {0x251c, 0x2560}, {0x2500, 0x2550},              \
            {0x2518, 0x255d}, {0x2500, 0x2550}, {0x2534, 0x2569},              \
            {0x2510, 0x2557}, {0x2524, 0x2563}, {0x252c, 0x2566},              \
        {                                                                      \
            0x253c, 0x256c                                                     \
        }                                                                      \
    }

static const struct glyph_set
    SETS[] =
        {
            [GLYPHS_UTF8] =
                {
                    .surfaces =
                        {
                            [MW_ON_FIELD] = {0xb7, ':'},
                            [MW_ON_CITY] = {0x2592, 0x2588},
                            [MW_ON_RIVER] = {0x2248, 0x2248},
                            [MW_ON_VILLAGE] = {0x25a0, 0x25a0},
                            [MW_ON_MONASTERY] = {'M', 0x2588},
                            [MW_ON_GARDEN] = {'*', 0x2588},
                            [MW_ON_CASTLE] = {'C', 0x2588},
                            [MW_ON_CEMETERY] = {0x2020, 0x2588},
                            [MW_ON_RUIN] = {'&', '&'},
                        },
                    .roads = BOX_ROADS,
                    .wall = {0x2593, 0x2593},
                    .roof = '^',
                    .mist = {0x2591, 0x2248},
                    .veil = 0x2592,
                    .marks = {[MW_COAT] = 0x25c6,
                              [MW_CATHEDRAL] = 0x2021,
                              [MW_INN] = 0x2302,
                              [MW_MAGIC_SYMBOL] = 0x2736,
                              [MW_SPELL_CIRCLE] = 0x25cb,
                              [MW_GHOST_MARK] = 0x2229},
                    .full_circle = 0x25cf,
                    .some_circle = 0x25d0,
                    .magic = {0x2605, 0x263e},
                    .ghosts = {0x2022, ':'},
                    .grave = 0x2020,
                    .flower = '*',
                    .keep = 0x265c,
                    .rubble = 0x259a,
                    .city_north = {0x2580, '^'},
                    .city_south = {0x2584, 'v'},
                    .city_both = {0x2261, '%'},
                    .cell_corners = {0x250c, 0x2510, 0x2514, 0x2518},
                    .cell_row = 0x254c,
                    .cell_column = 0x254e,
                    .last_corners = {0x25e4, 0x25e5, 0x25e3, 0x25e2},
                    .cursor_corners = {0x250f, 0x2513, 0x2517, 0x251b},
                    .cursor_row = 0x2501,
                    .no_fit = 0x2573,
                },
            /* What fonts of the Linux console can be relied on to have. */
            [GLYPHS_CONSOLE] =
                {
                    .surfaces =
                        {
                            [MW_ON_FIELD] = {0xb7, ':'},
                            [MW_ON_CITY] = {0x2592, 0x2588},
                            [MW_ON_RIVER] = {'~', '~'},
                            [MW_ON_VILLAGE] = {'o', 'o'},
                            [MW_ON_MONASTERY] = {'M', 0x2588},
                            [MW_ON_GARDEN] = {'*', 0x2588},
                            [MW_ON_CASTLE] = {'C', 0x2588},
                            [MW_ON_CEMETERY] = {'t', 0x2588},
                            [MW_ON_RUIN] = {'&', '&'},
                        },
                    .roads = BOX_ROADS,
                    .wall = {0x2593, 0x2593},
                    .roof = '^',
                    .mist = {0x2591, '~'},
                    .veil = 0x2592,
                    .marks = {[MW_COAT] = '$',
                              [MW_CATHEDRAL] = '+',
                              [MW_INN] = 'n',
                              [MW_MAGIC_SYMBOL] = '*',
                              [MW_SPELL_CIRCLE] = 'O',
                              [MW_GHOST_MARK] = '"'},
                    .full_circle = '@',
                    .some_circle = 'Q',
                    .magic = {0xa4, ')'},
                    .ghosts = {0xb7, ':'},
                    .grave = 't',
                    .flower = '*',
                    .keep = 'C',
                    .rubble = 0x2592,
                    .city_north = {'"', '^'},
                    .city_south = {'_', 'v'},
                    .city_both = {':', '%'},
                    .cell_corners = {0x250c, 0x2510, 0x2514, 0x2518},
                    .cell_row = '-',
                    .cell_column = ':',
                    .last_corners = {'/', '\\', '\\', '/'},
                    .cursor_corners = {'>', '<', '>', '<'},
                    .cursor_row = 0,
                    .no_fit = 'X',
                },
            [GLYPHS_ASCII] =
                {
                    .surfaces =
                        {
                            [MW_ON_FIELD] = {'.', ':'},
                            [MW_ON_CITY] = {'#', '@'},
                            [MW_ON_RIVER] = {'w', 'w'},
                            [MW_ON_VILLAGE] = {'o', 'o'},
                            [MW_ON_MONASTERY] = {'M', '@'},
                            [MW_ON_GARDEN] = {'*', '@'},
                            [MW_ON_CASTLE] = {'C', '@'},
                            [MW_ON_CEMETERY] = {'t', '@'},
                            [MW_ON_RUIN] = {'&', '&'},
                        },
                    .roads = {{'-', '='},
                              {'|', '!'},
                              {'-', '='},
                              {'+', '*'},
                              {'|', '!'},
                              {'|', '!'},
                              {'+', '*'},
                              {'+', '*'},
                              {'-', '='},
                              {'+', '*'},
                              {'-', '='},
                              {'+', '*'},
                              {'+', '*'},
                              {'+', '*'},
                              {'+', '*'},
                              {'+', '*'}},
                    .wall = {'%', '%'},
                    .roof = '^',
                    .mist = {'~', 'm'},
                    .veil = '~',
                    .marks = {[MW_COAT] = '$',
                              [MW_CATHEDRAL] = 'T',
                              [MW_INN] = 'n',
                              [MW_MAGIC_SYMBOL] = '*',
                              [MW_SPELL_CIRCLE] = 'O',
                              [MW_GHOST_MARK] = '"'},
                    .full_circle = '@',
                    .some_circle = 'Q',
                    .magic = {'(', ')'},
                    .ghosts = {'.', ':'},
                    .grave = 't',
                    .flower = '*',
                    .keep = 'C',
                    .rubble = '&',
                    .city_north = {'"', '^'},
                    .city_south = {'_', 'v'},
                    .city_both = {':', '%'},
                    .cell_corners = {'.', '.', '\'', '\''},
                    .cell_row = '-',
                    .cell_column = ':',
                    .last_corners = {'/', '\\', '\\', '/'},
                    .cursor_corners = {'>', '<', '>', '<'},
                    .cursor_row = 0,
                    .no_fit = 'X',
                },
};

const struct glyph_set *glyph_set(enum glyphs glyphs)
{
    return &SETS[glyphs];
}
