/* Each sign is shown on a tile, drawn as the map draws it. */
#include "rules_signs.h"

#include <string.h>

#include "map_chip.h"

enum stands { NOBODY, MEEPLE, GUARD, MAGE, WITCH };

static const struct sign {
    const char *name;
    const char *design;
    enum stands stands;
    enum mw_kind on;
    uint8_t ghosts; /* on the figure, or in the circles */
} SIGNS[] = {
    {.name = "road", .design = "road-fork"},
    {.name = "city", .design = "city-corner-coat"},
    {.name = "monastery", .design = "monastery"},
    {.name = "knight", .design = "city-cap", MEEPLE, MW_CITY, 0},
    {.name = "farmer", .design = "road-straight", MEEPLE, MW_FIELD, 0},
    {.name = "symbol", .design = "magic-city-corner-road"},
    {.name = "mage", .design = "city-across", MAGE, MW_CITY, 0},
    {.name = "witch", .design = "road-straight", WITCH, MW_ROAD, 0},
    {.name = "mist", .design = "bank-road-curve"},
    {.name = "castle", .design = "veil-castle"},
    {.name = "cemetery", .design = "veil-cemetery"},
    {.name = "ruin", .design = "ruin-1"},
    {.name = "haunted", .design = "city-across", MEEPLE, MW_CITY, 2},
    {.name = "guard", .design = "city-across", GUARD, MW_CITY, 0},
    {.name = "circle", .design = "circle-two-road"},
    {.name = "filled", .design = "circle-two-road", .ghosts = 1},
};

static const struct sign *find_sign(const char *name)
{
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
        if (strcmp(SIGNS[i].name, name) == 0)
            return &SIGNS[i];
    }
    return NULL;
}

bool rules_sign_known(const char *name)
{
    return find_sign(name) != NULL;
}

static int find_part(const mw_tiles *tiles, int design, enum mw_kind kind)
{
    for (int i = 0; i < mw_design_part_count(tiles, design); i++) {
        if (mw_design_part(tiles, design, 0, i)->kind == kind)
            return i;
    }
    return MW_NONE;
}

/* The chip of the first player of any game. */
static struct chip chip_of(const struct sign *sign,
                           const struct tile_picture *picture)
{
    struct setup setup;
    mw_tile tile = {.figure = sign->stands == GUARD ? MW_GUARD : MW_MEEPLE,
                    .ghosts = sign->ghosts};
    if (sign->stands == MAGE || sign->stands == WITCH)
        return chip_magic(sign->stands == MAGE ? MW_MAGE : MW_WITCH, picture);
    setup_default(&setup);
    return chip_figure(&setup, &tile, sign->on, picture);
}

static void put_figure(struct tile_picture *picture, const struct sign *sign,
                       const mw_tiles *tiles, int design)
{
    int part = find_part(tiles, design, sign->on);
    if (sign->stands == NOBODY || part == MW_NONE)
        return;
    struct chip chip = chip_of(sign, picture);
    chip_put(picture, &chip, part, mw_design_part(tiles, design, 0, part));
}

void rules_sign_paint(struct canvas *canvas, int column, int row,
                      const char *name, int sign_row, const mw_tiles *tiles,
                      struct look look)
{
    const struct sign *sign = find_sign(name);
    if (sign == NULL || sign_row >= SIGN_ROWS)
        return;
    int design = mw_design_find(tiles, sign->design, strlen(sign->design));
    if (design == MW_NONE)
        return;
    struct tile_order order = {.tiles = tiles,
                               .design = design,
                               .size = TILE_SMALL,
                               .circle_ghosts =
                                   sign->stands == NOBODY ? sign->ghosts : 0,
                               .look = look};
    struct tile_picture picture;
    tile_draw(&picture, &order);
    put_figure(&picture, sign, tiles, design);
    struct rect window = {column, row, tile_columns(TILE_SMALL), 1};
    tile_lay(canvas, window, column, row - sign_row, &picture);
}
