/* Chips: figures and numbers that stand on a part of a tile. */
#ifndef VIEW_MAP_CHIP_H
#define VIEW_MAP_CHIP_H

#include "map_tile.h"

enum { CHIP_COLUMNS_MAX = 4 };

struct chip {
    int columns;
    int anchor; /* the column that stands on the part */
    uint32_t glyphs[CHIP_COLUMNS_MAX];
    uint32_t
        tight;   /* one sign for all that follow, where room is short; or 0 */
    bool digits; /* in this order only: 01 is not 10 */
    uint8_t fg, bg, attr;
};

/* The chip of the figure on a tile: a letter on its player's colour. A farmer
 * lies down (a small letter, underlined); a guard bears a plus; a meeple a dot
 * for each ghost that haunts it. */
struct chip chip_figure(const struct setup *setup, const mw_tile *tile,
                        enum mw_kind ground,
                        const struct tile_picture *picture);

/* The chip of the mage or the witch: a sign that is no letter. */
struct chip chip_magic(enum mw_magic figure,
                       const struct tile_picture *picture);

/* What is left of a chip where there is room for its sign alone. */
struct chip chip_bare(const struct chip *chip);

/* A warning sign. */
struct chip chip_warning(uint32_t glyph, const struct tile_picture *picture);

/* Puts a chip as near to the part's spot as it can stand clear: its anchor on
 * the part, never over a village or another chip, and over marks and the
 * roads of other parts only if there is no other place. */
void chip_put(struct tile_picture *picture, const struct chip *chip, int index,
              const mw_part *part);

/* A number, 0 to 99, that a part is called by. */
struct chip_number {
    int number;
    int index; /* of the part */
    const mw_part *part;
};

/* Puts the chips of all numbers of a tile, so that each stands clear. Sorts
 * numbers[0 .. count). */
void chip_put_numbers(struct tile_picture *picture, struct chip_number *numbers,
                      int count);

/* Puts a chip in the middle. */
void chip_put_centre(struct tile_picture *picture, const struct chip *chip);

#endif
