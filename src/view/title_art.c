/* Painted pixel by pixel, two to a cell, each of one material; how a material
 * looks on a terminal is one table, so every look shows the same picture. */
#include "title_art.h"

#include <string.h>

/* What a pixel shows. Where a cell has room for one of two, the later wins. */
enum material {
    NIGHT,
    PURPLE,
    PLUM,
    EMBER,
    GLOW,
    FAR_HILL,
    NEAR_HILL,
    STAR,
    SUN,
    MIST,
    THIN_MIST,
    SHADE,
    STONE,
    LIGHT_STONE,
    MEEPLE,
    GHOST,
    EYE,
    BEYOND, /* below the picture: the terminal itself */
    MATERIALS
};

struct appearance {
    uint8_t ink;
    uint8_t few;    /* ink where there are 8 or 16 colours */
    uint16_t drawn; /* glyph where colours are missing */
    char plain;     /* glyph in ASCII */
};

static const struct appearance LOOKS[MATERIALS] = {
    [NIGHT] = {INK_BAR, INK_BAR, ' ', ' '},
    [PURPLE] = {INK_CIRCLE, INK_CIRCLE, ' ', ' '},
    [PLUM] = {INK_SYMBOL, INK_SYMBOL, ' ', ' '},
    [EMBER] = {INK_VILLAGE, INK_VILLAGE, ' ', ' '},
    [GLOW] = {INK_LIT_ROAD, INK_VILLAGE, ' ', ' '},
    [FAR_HILL] = {INK_FIELD_ODD, INK_FIELD_ODD, 0xb7, '.'},
    [NEAR_HILL] = {INK_FIELD, INK_FIELD, 0xb7, '.'},
    [STAR] = {INK_LIT_BUILDING, INK_LIT_BUILDING, 0xb7, '.'},
    [SUN] = {INK_LIT_CITY, INK_PLAYER + 2, 0x2592, 'o'},
    [MIST] = {INK_MIST, INK_MIST, 0x2591, '~'},
    [THIN_MIST] = {INK_MIST_ODD, INK_MIST_ODD, 0x2591, '~'},
    [SHADE] = {INK_WALL, INK_WALL, ' ', ' '},
    [STONE] = {INK_CITY, INK_CITY, 0x2588, '#'},
    [LIGHT_STONE] = {INK_ROAD, INK_ROAD, 0x2588, '#'},
    [MEEPLE] = {INK_PLAYER, INK_PLAYER, 0x2588, '@'},
    [GHOST] = {INK_MONASTERY, INK_MONASTERY, 0x2588, 'o'},
    [EYE] = {INK_ON_LIGHT, INK_ON_LIGHT, ' ', ' '},
    [BEYOND] = {INK_DEFAULT, INK_DEFAULT, ' ', ' '},
};

/* ---- sprites: rows of pixels, '#' is set ---- */

enum { LETTER_ROWS = 12, SPRITE_ROWS = 6, MEEPLE_ROWS = 7 };

/* Two fonts: a wall with battlements, and thin walls for little room. Each
 * row spells the whole name, so that it can be read here, too. */
static const char *const LARGE[LETTER_ROWS] = {
    "#.#.....#.#  #.#  .#.#.#.  #.#.#.#.#  #.#.....#.#  ..#.#.#..  #.#....  "
    "#.#....",
    "#.#.....#.#  #.#  .#.#.#.  #.#.#.#.#  #.#.....#.#  ..#.#.#..  #.#....  "
    "#.#....",
    "####...####  ###  .#####.  #########  ###.....###  ..#####..  ###....  "
    "###....",
    "#####.#####  ###  #######  #########  ###.....###  .#######.  ###....  "
    "###....",
    "###########  ###  ###..##  ...###...  ###.....###  .###.###.  ###....  "
    "###....",
    "###.###.###  ###  ####...  ...###...  ###.....###  ###...###  ###....  "
    "###....",
    "###..#..###  ###  .#####.  ...###...  ###..#..###  ###...###  ###....  "
    "###....",
    "###.....###  ###  ..#####  ...###...  ###.###.###  #########  ###....  "
    "###....",
    "###.....###  ###  ....###  ...###...  ###########  #########  ###....  "
    "###....",
    "###.....###  ###  ##..###  ...###...  #####.#####  ###...###  ###....  "
    "###....",
    "###.....###  ###  #######  ...###...  ####...####  ###...###  #######  "
    "#######",
    "###.....###  ###  .#####.  ...###...  .##.....##.  ###...###  #######  "
    "#######",
};

static const char *const SMALL[SPRITE_ROWS] = {
    "#...# # .### ##### #...# .##. #... #...",
    "##.## # #... ..#.. #...# #..# #... #...",
    "#.#.# # .##. ..#.. #...# #..# #... #...",
    "#...# # ...# ..#.. #.#.# #### #... #...",
    "#...# # ...# ..#.. ##.## #..# #... #...",
    "#...# # ###. ..#.. #...# #..# ###. ###.",
};

static const char *const MEEPLE_SPRITE[MEEPLE_ROWS] = {
    "..###..", "..###..", "#######", "#######", "..###..", ".#####.", "##...##",
};

static const char *const GHOST_SPRITE[SPRITE_ROWS] = {
    ".###.", "#####", "#o#o#", "#####", "#####", "#.#.#",
};

/* ---- the scene, in pixels ---- */

struct scene {
    int columns, rows; /* pixels */
    const char *const *name;
    int name_rows, name_column, name_row;
    int drift;
};

static struct scene scene_of(struct rect rect, int drift)
{
    struct scene scene = {.columns = rect.columns,
                          .rows = 2 * rect.rows,
                          .name = SMALL,
                          .name_rows = SPRITE_ROWS,
                          .drift = drift};
    if (rect.columns >= (int)strlen(LARGE[0]) && rect.rows >= 11) {
        scene.name = LARGE;
        scene.name_rows = LETTER_ROWS;
    }
    scene.name_column = (rect.columns - (int)strlen(scene.name[0])) / 2;
    /* Even, so that a battlement is a cell of its own. */
    scene.name_row = (scene.rows - scene.name_rows) * 3 / 5 / 2 * 2;
    return scene;
}

/* What a sprite shows at this pixel of its own; ' ' outside. */
static char sprite_at(const char *const *sprite, int rows, int x, int y)
{
    if (x < 0 || y < 0 || y >= rows || x >= (int)strlen(sprite[0]))
        return ' ';
    return sprite[y][x];
}

static bool in_name(const struct scene *scene, int x, int y)
{
    return sprite_at(scene->name, scene->name_rows, x - scene->name_column,
                     y - scene->name_row) == '#';
}

/* A triangle wave between 0 and height. */
static int wave(int x, int length, int height)
{
    int phase = ((x % length) + length) % length;
    int up = phase < length / 2 ? phase : length - phase;
    return up * height * 2 / length;
}

static int base_row(const struct scene *scene)
{
    return scene->name_row + scene->name_rows;
}

/* Mist comes in flat ribbons with stepped ends, each drifting at its pace. */
struct ribbon {
    int column; /* percent of the width */
    int row;    /* pixels from the walls' foot, or up from the lower edge */
    int half_columns, half_rows;
    int pace;
    enum material material;
};

static const struct ribbon RIBBONS[] = {
    {10, 0, 9, 1, 2, MIST},       {36, 1, 8, 1, -1, THIN_MIST},
    {60, 0, 7, 1, 3, MIST},       {92, 1, 10, 1, -2, MIST},
    {25, 4, 17, 1, 1, THIN_MIST}, {72, 5, 20, 1, -1, MIST},
};

static bool in_ribbon(const struct scene *scene, const struct ribbon *ribbon,
                      int x, int y)
{
    int width = scene->columns + 2 * ribbon->half_columns;
    int centre =
        ribbon->column * scene->columns / 100 + scene->drift * ribbon->pace;
    int dx = (((x - centre + width / 2) % width) + width) % width - width / 2;
    int dy = y - base_row(scene) - ribbon->row;
    if (dx < 0)
        dx = -dx;
    if (dy < 0)
        dy = -dy;
    return dy <= ribbon->half_rows && dx <= ribbon->half_columns - 3 * dy;
}

static enum material mist_at(const struct scene *scene, int x, int y)
{
    for (int i = 0; i < (int)(sizeof RIBBONS / sizeof *RIBBONS); i++) {
        if (in_ribbon(scene, &RIBBONS[i], x, y))
            return RIBBONS[i].material;
    }
    return NIGHT;
}

static enum material ground_at(const struct scene *scene, int x, int y)
{
    int foot = base_row(scene);
    if (y >= foot - 1 - wave(x, 38, 3))
        return NEAR_HILL;
    if (y >= foot - 4 - wave(x + 20, 60, 6))
        return FAR_HILL;
    return NIGHT;
}

/* From the horizon up: which colour reaches how many pixels high. */
static enum material sky_at(const struct scene *scene, int x, int y)
{
    static const struct {
        int height;
        enum material material;
    } BANDS[] = {{7, GLOW}, {10, EMBER}, {14, PLUM}, {18, PURPLE}};
    int foot = base_row(scene);
    int dx = x - scene->columns * 3 / 4;
    int dy = y - (foot - 11);
    if (dx * dx + dy * dy <= 34)
        return SUN;
    for (size_t i = 0; i < sizeof BANDS / sizeof *BANDS; i++) {
        if (foot - y < BANDS[i].height + 2 + wave(x * 2 + 13 * (int)i, 70, 3))
            return BANDS[i].material;
    }
    return NIGHT;
}

static const struct {
    int x, y;
} STARS[] = {{5, 3}, {17, 1}, {31, 4}, {44, 2}, {54, 5}, {68, 1}, {77, 3}};

static bool is_star(const struct scene *scene, int x, int y)
{
    for (size_t i = 0; i < sizeof STARS / sizeof *STARS; i++) {
        if (x == STARS[i].x * scene->columns / 80 && y == STARS[i].y)
            return true;
    }
    return false;
}

/* A meeple on the wall, a ghost on the foot of the first L. */
static enum material guest_at(const struct scene *scene, int x, int y)
{
    if (scene->name != LARGE)
        return NIGHT;
    x -= scene->name_column;
    y -= scene->name_row;
    if (sprite_at(MEEPLE_SPRITE, MEEPLE_ROWS, x - 28, y + MEEPLE_ROWS) == '#')
        return MEEPLE;
    switch (sprite_at(GHOST_SPRITE, SPRITE_ROWS, x - 65, y - 4)) {
    case '#':
        return GHOST;
    case 'o':
        return EYE;
    default:
        return NIGHT;
    }
}

static enum material wall_at(const struct scene *scene, int x, int y)
{
    if (in_name(scene, x, y))
        return in_name(scene, x - 1, y) ? STONE : LIGHT_STONE;
    /* No shade between the battlements: it would fill them up. */
    if (y > scene->name_row + 1 &&
        (in_name(scene, x - 1, y) || in_name(scene, x - 1, y - 1)))
        return SHADE;
    return NIGHT;
}

static enum material pixel(const struct scene *scene, int x, int y)
{
    enum material found = mist_at(scene, x, y);
    if (found == NIGHT)
        found = guest_at(scene, x, y);
    if (found == NIGHT)
        found = wall_at(scene, x, y);
    if (found == NIGHT && y >= scene->rows - 3 + wave(x + 9, 46, 3))
        return BEYOND;
    if (found == NIGHT)
        found = ground_at(scene, x, y);
    if (found == NIGHT)
        found = sky_at(scene, x, y);
    return found == NIGHT && is_star(scene, x, y) ? STAR : found;
}

/* ---- materials to cells ---- */

static struct cell half_blocks(enum material top, enum material bottom,
                               struct look look)
{
    bool few = look.colours != COLOURS_256;
    uint8_t upper = few ? LOOKS[top].few : LOOKS[top].ink;
    uint8_t lower = few ? LOOKS[bottom].few : LOOKS[bottom].ink;
    if (upper == lower)
        return (struct cell){' ', INK_DEFAULT, upper, 0};
    if (upper == INK_DEFAULT)
        return (struct cell){0x2584, lower, upper, 0};
    return (struct cell){0x2580, upper, lower, 0};
}

static struct cell one_material(enum material material, struct look look)
{
    const struct appearance *shown = &LOOKS[material];
    if (look.glyphs == GLYPHS_ASCII)
        return (struct cell){(uint32_t)shown->plain, shown->ink, INK_DEFAULT,
                             0};
    if (look.colours == COLOURS_NEVER)
        return (struct cell){shown->drawn, INK_DEFAULT, INK_DEFAULT, 0};
    return (struct cell){' ', INK_DEFAULT, shown->ink, 0};
}

void title_art_paint(struct canvas *canvas, struct rect rect, int drift,
                     struct look look)
{
    struct scene scene = scene_of(rect, drift);
    bool halves = look.glyphs == GLYPHS_UTF8 && look.colours != COLOURS_NEVER;
    for (int row = 0; row < rect.rows; row++) {
        for (int column = 0; column < rect.columns; column++) {
            enum material top = pixel(&scene, column, 2 * row);
            enum material bottom = pixel(&scene, column, 2 * row + 1);
            struct cell cell =
                halves ? half_blocks(top, bottom, look)
                       : one_material(top > bottom ? top : bottom, look);
            canvas_put(canvas, rect.column + column, rect.row + row, cell);
        }
    }
}
