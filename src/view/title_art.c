/* Painted pixel by pixel, two to a cell, each of one material; how a material
 * looks on a terminal is one table, so every look shows the same picture. */
#include "title_art.h"

#include <string.h>

/* What a pixel shows. */
enum material {
    NIGHT,
    PURPLE,
    PLUM,
    EMBER,
    GLOW,
    FAR_HILL,
    NEAR_HILL,
    ROAD,
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

enum { BLOCK = 0x2588 };

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
    [ROAD] = {INK_ROAD, INK_ROAD, ':', ':'},
    [STAR] = {INK_LIT_BUILDING, INK_LIT_BUILDING, 0xb7, '.'},
    [SUN] = {INK_LIT_CITY, INK_PLAYER + 2, 0x2592, 'o'},
    [MIST] = {INK_MIST, INK_MIST, 0x2591, '~'},
    [THIN_MIST] = {INK_MIST_ODD, INK_MIST_ODD, 0x2591, '~'},
    [SHADE] = {INK_WALL, INK_WALL, ' ', ' '},
    [STONE] = {INK_CITY, INK_CITY, BLOCK, '#'},
    [LIGHT_STONE] = {INK_ROAD, INK_ROAD, BLOCK, '#'},
    [MEEPLE] = {INK_PLAYER, INK_PLAYER, BLOCK, '@'},
    [GHOST] = {INK_MONASTERY, INK_MONASTERY, 0x2592, 'o'},
    [EYE] = {INK_ON_LIGHT, INK_ON_LIGHT, ' ', ' '},
    [BEYOND] = {INK_DEFAULT, INK_DEFAULT, ' ', ' '},
};

/* ---- sprites: rows of pixels, '#' is set ---- */

enum { LARGE_ROWS = 12, SMALL_ROWS = 5, GHOST_ROWS = 6, MEEPLE_ROWS = 8 };

/* Two fonts: a wall with battlements, and thin walls for little room. Each
 * row spells the whole name, so that it can be read here, too. */
static const char *const LARGE[LARGE_ROWS] = {
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

/* Pixels of these are two high, so that no look loses one. */
static const char *const SMALL[SMALL_ROWS] = {
    "#...#.#..###.#####.#...#..##..#...#...",
    "##.##.#.#......#...#...#.#..#.#...#...",
    "#.#.#.#..##....#...#.#.#.####.#...#...",
    "#...#.#....#...#...##.##.#..#.#...#...",
    "#...#.#.###....#...#...#.#..#.###.###.",
};

static const char *const MEEPLE_SPRITE[MEEPLE_ROWS] = {
    "..###..", "..###..", "#######", "#######",
    "..###..", ".#####.", "##...##", "##...##",
};

static const char *const GHOST_SPRITE[GHOST_ROWS] = {
    ".###.", "#####", "#o#o#", "#####", "#####", "#.#.#",
};

/* ---- the scene, in pixels ---- */

struct scene {
    int columns, rows; /* pixels */
    const char *const *name;
    int name_rows;             /* of the sprite */
    int name_column, name_row; /* pixels */
    int wide, tall;            /* pixels of one of the sprites' own */
    int foot;                  /* pixel row the walls stand on */
    int drift;
};

/* As large as fits; the narrow letters fit wherever the game can be
 * played. */
static void choose_name(struct scene *scene)
{
    int columns = (int)strlen(LARGE[0]);
    int scale = scene->columns / columns;
    if (scene->rows / 22 < scale)
        scale = scene->rows / 22;
    if (scale > 0) {
        scene->name = LARGE;
        scene->name_rows = LARGE_ROWS;
        scene->wide = scene->tall = scale;
        return;
    }
    scene->name = SMALL;
    scene->name_rows = SMALL_ROWS;
    scene->wide = 1;
    scene->tall = 2;
}

static struct scene scene_of(struct rect rect, int drift)
{
    struct scene scene = {
        .columns = rect.columns, .rows = 2 * rect.rows, .drift = drift};
    choose_name(&scene);
    int columns = (int)strlen(scene.name[0]) * scene.wide;
    int rows = scene.name_rows * scene.tall;
    scene.name_column = (scene.columns - columns) / 2;
    /* Even, as most looks show every other row of pixels only. */
    scene.name_row = (scene.rows - rows) * 3 / 5 / 2 * 2;
    scene.foot = scene.name_row + rows;
    return scene;
}

/* What a sprite shows at this pixel of the scene; ' ' outside. column and row
 * are the sprite's place relative to the name, in its own pixels. */
static char sprite_at(const struct scene *scene, const char *const *sprite,
                      int rows, int column, int row, int x, int y)
{
    x -= scene->name_column + column * scene->wide;
    y -= scene->name_row + row * scene->tall;
    if (x < 0 || y < 0 || y / scene->tall >= rows ||
        x / scene->wide >= (int)strlen(sprite[0]))
        return ' ';
    return sprite[y / scene->tall][x / scene->wide];
}

static bool in_name(const struct scene *scene, int x, int y)
{
    return sprite_at(scene, scene->name, scene->name_rows, 0, 0, x, y) == '#';
}

/* A triangle wave between 0 and height, without the tip of a single pixel. */
static int wave(int x, int length, int height)
{
    int phase = ((x % length) + length) % length;
    int up = phase < length / 2 ? phase : length - phase;
    return (up * height * 2 - 1) / length;
}

/* Mist comes in flat ribbons with stepped ends, each drifting at its pace. */
struct ribbon {
    int column; /* percent of the width */
    int row;    /* percent of the ground, from the walls' foot down */
    int half_columns, half_rows;
    int pace;
    int least; /* rows of ground it takes not to hide everything */
    enum material material;
};

static const struct ribbon RIBBONS[] = {
    {10, 0, 9, 1, 2, 0, MIST},        {36, 8, 8, 1, -1, 9, THIN_MIST},
    {60, 0, 7, 1, 3, 0, MIST},        {92, 10, 10, 1, -2, 0, MIST},
    {25, 50, 17, 1, 1, 0, THIN_MIST}, {72, 65, 20, 1, -1, 0, MIST},
    {8, 100, 14, 1, -2, 12, MIST},    {95, 95, 9, 1, 1, 12, THIN_MIST},
};

static int positive(int value)
{
    return value < 0 ? -value : value;
}

static bool in_ribbon(const struct scene *scene, const struct ribbon *ribbon,
                      int x, int y)
{
    int ground = scene->rows - scene->foot;
    int half = ribbon->half_columns * scene->columns / 80;
    int half_rows = ribbon->half_rows * (ground > 16 ? 2 : 1);
    int width = scene->columns + 2 * half;
    int centre = ribbon->column * scene->columns / 100;
    int offset = x - centre - scene->drift * ribbon->pace + width / 2;
    int dx = positive((offset % width + width) % width - width / 2);
    int dy = positive(y - scene->foot - ribbon->row * (ground - 2) / 100);
    return ground >= ribbon->least && dy <= half_rows && dx <= half - 3 * dy;
}

static enum material mist_at(const struct scene *scene, int x, int y)
{
    for (int i = 0; i < (int)(sizeof RIBBONS / sizeof *RIBBONS); i++) {
        if (in_ribbon(scene, &RIBBONS[i], x, y))
            return RIBBONS[i].material;
    }
    return NIGHT;
}

/* A length of the picture for 80 columns, in this scene. */
static int scaled(const struct scene *scene, int pixels)
{
    return pixels * scene->foot / 24;
}

static enum material ground_at(const struct scene *scene, int x, int y)
{
    int near = scaled(scene, 1 + wave(x, 38, 3));
    int far = scaled(scene, 4 + wave(x + 20, 60, 6));
    if (y >= scene->foot - near)
        return NEAR_HILL;
    return y >= scene->foot - far ? FAR_HILL : NIGHT;
}

/* A road from the gate of the I. */
static bool is_road(const struct scene *scene, int x, int y)
{
    int below = y - scene->foot;
    int gate = scene->name_column + 13 * scene->wide;
    int left = gate + 1 + below / 2 + wave(3 * below, 34, 7);
    int width = 2 + below / 6;
    return scene->name == LARGE && below >= 0 && x >= left && x < left + width;
}

/* From the horizon up: which colour reaches how many pixels high. */
static enum material sky_at(const struct scene *scene, int x, int y)
{
    static const struct {
        int height;
        enum material material;
    } BANDS[] = {{9, GLOW}, {12, EMBER}, {16, PLUM}, {20, PURPLE}};
    int dx = x - scene->columns * 3 / 4;
    int dy = y - (scene->foot - scaled(scene, 11));
    int radius = scaled(scene, 6);
    if (dx * dx + dy * dy < radius * radius && scene->name == LARGE)
        return SUN;
    for (int i = 0; i < (int)(sizeof BANDS / sizeof *BANDS); i++) {
        int height = BANDS[i].height + wave(x * 2 + 13 * i, 70, 3);
        if (scene->foot - y < scaled(scene, height))
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
        if (x == STARS[i].x * scene->columns / 80 &&
            y == STARS[i].y * scene->rows / 30)
            return true;
    }
    return false;
}

/* A meeple on the T, a ghost on the foot of the first L. */
static enum material guest_at(const struct scene *scene, int x, int y)
{
    if (scene->name != LARGE)
        return NIGHT;
    if (sprite_at(scene, MEEPLE_SPRITE, MEEPLE_ROWS, 28, -MEEPLE_ROWS, x, y) ==
        '#')
        return MEEPLE;
    switch (sprite_at(scene, GHOST_SPRITE, GHOST_ROWS, 65, 4, x, y)) {
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
    int step = scene->wide;
    /* The last light is on what looks out highest. */
    if (in_name(scene, x, y))
        return scene->name != LARGE || y < scene->name_row + 3 * step
                   ? LIGHT_STONE
                   : STONE;
    /* No shade between the battlements: it would fill them up. */
    if (y >= scene->name_row + 2 * step && scene->name == LARGE &&
        (in_name(scene, x - step, y) || in_name(scene, x - step, y - step)))
        return SHADE;
    return NIGHT;
}

/* The lower rim is ragged, so that the picture ends softly. */
static bool is_beyond(const struct scene *scene, int x, int y)
{
    return y >= scene->rows - 2 + (wave(x + 9, 46, 4) > 1);
}

static enum material pixel(const struct scene *scene, int x, int y)
{
    enum material found = mist_at(scene, x, y);
    if (found == NIGHT)
        found = guest_at(scene, x, y);
    if (found == NIGHT)
        found = wall_at(scene, x, y);
    if (found == NIGHT && is_beyond(scene, x, y))
        return BEYOND;
    if (found == NIGHT && is_road(scene, x, y))
        return ROAD;
    if (found == NIGHT)
        found = ground_at(scene, x, y);
    if (found == NIGHT)
        found = sky_at(scene, x, y);
    return found == NIGHT && is_star(scene, x, y) ? STAR : found;
}

/* ---- materials to cells ---- */

static uint8_t ink_of(enum material material, struct look look)
{
    return look.colours == COLOURS_256 ? LOOKS[material].ink
                                       : LOOKS[material].few;
}

/* Keeps the inks of the cell before where they will do: each change of
 * colours is twenty bytes on a slow line. */
static struct cell half_blocks(uint8_t upper, uint8_t lower, struct cell before)
{
    if (upper == lower && upper == before.bg)
        return (struct cell){' ', before.fg, before.bg, 0};
    if (upper == lower)
        return (struct cell){' ', INK_DEFAULT, upper, 0};
    if (upper == INK_DEFAULT || (upper == before.bg && lower == before.fg))
        return (struct cell){0x2584, lower, upper, 0};
    return (struct cell){0x2580, upper, lower, 0};
}

static bool is_solid(enum material material)
{
    return LOOKS[material].drawn == BLOCK;
}

/* Blocks are drawn to the half even where there are no colours. */
static struct cell one_material(enum material top, enum material bottom,
                                struct look look)
{
    const struct appearance *shown = &LOOKS[top];
    if (look.glyphs == GLYPHS_ASCII)
        return (struct cell){(uint32_t)shown->plain, ink_of(top, look),
                             INK_DEFAULT, 0};
    if (look.colours != COLOURS_NEVER)
        return (struct cell){' ', INK_DEFAULT, ink_of(top, look), 0};
    if (look.glyphs == GLYPHS_UTF8 && is_solid(top) != is_solid(bottom))
        return (struct cell){is_solid(top) ? 0x2580 : 0x2584, INK_DEFAULT,
                             INK_DEFAULT, 0};
    return (struct cell){shown->drawn, INK_DEFAULT, INK_DEFAULT, 0};
}

static struct cell cell_at(const struct scene *scene, int column, int row,
                           struct cell before, struct look look)
{
    enum material top = pixel(scene, column, 2 * row);
    enum material bottom = pixel(scene, column, 2 * row + 1);
    if (look.glyphs == GLYPHS_UTF8 && look.colours != COLOURS_NEVER)
        return half_blocks(ink_of(top, look), ink_of(bottom, look), before);
    return one_material(top, bottom, look);
}

void title_art_paint(struct canvas *canvas, struct rect rect, int drift,
                     struct look look)
{
    struct scene scene = scene_of(rect, drift);
    for (int row = 0; row < rect.rows; row++) {
        struct cell cell = {' ', INK_DEFAULT, INK_DEFAULT, 0};
        for (int column = 0; column < rect.columns; column++) {
            cell = cell_at(&scene, column, row, cell, look);
            canvas_put(canvas, rect.column + column, rect.row + row, cell);
        }
    }
}
