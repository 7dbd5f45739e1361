/* Makes chips and finds the place where each can stand. */
#include "map_chip.h"

/* ---- kinds of chips ---- */

/* Without colours a chip is a piece of reverse video. Dark letters are never
 * bold: with few colours bold black is grey, or nothing. */
static uint8_t chip_attr(const struct tile_picture *picture, uint8_t fg)
{
    enum colours colours = picture->look.colours;
    if (colours == COLOURS_NEVER)
        return ATTR_REVERSE | ATTR_BOLD;
    return ink_colour((enum ink)fg, colours) == ink_colour(INK_ON_DARK, colours)
               ? ATTR_BOLD
               : 0;
}

/* Is there room for a space at both sides of a letter? */
static bool is_roomy(const struct tile_picture *picture)
{
    return picture->columns > tile_columns(TILE_SMALL);
}

static void write_glyph(struct chip *chip, uint32_t glyph)
{
    chip->glyphs[chip->columns++] = glyph;
}

static struct chip chip_sign(uint32_t glyph, uint32_t after, uint8_t fg,
                             uint8_t bg, const struct tile_picture *picture)
{
    struct chip chip = {.fg = fg, .bg = bg, .attr = chip_attr(picture, fg)};
    if (is_roomy(picture))
        write_glyph(&chip, ' ');
    chip.anchor = chip.columns;
    write_glyph(&chip, glyph);
    if (is_roomy(picture) || after != ' ')
        write_glyph(&chip, after);
    return chip;
}

struct chip chip_figure(const struct setup *setup, int player,
                        enum mw_figure_kind figure, enum mw_kind ground,
                        const struct tile_picture *picture)
{
    int colour = setup->colours[player];
    char letter = setup_letter(setup, player);
    bool lies = ground == MW_FIELD;
    if (lies && letter >= 'A' && letter <= 'Z')
        letter = (char)(letter - 'A' + 'a');
    struct chip chip =
        chip_sign((unsigned char)letter, figure == MW_GUARD ? '+' : ' ',
                  (uint8_t)ink_on_player(colour),
                  (uint8_t)(INK_PLAYER + colour), picture);
    if (lies)
        chip.attr |= ATTR_UNDERLINE;
    return chip;
}

static struct chip number_chip(int number, const struct tile_picture *picture)
{
    struct chip chip = {.fg = INK_ON_LIGHT,
                        .bg = INK_ACCENT,
                        .attr = chip_attr(picture, INK_ON_LIGHT)};
    bool large = picture->columns >= tile_columns(TILE_LARGE);
    if (large && number < 10)
        write_glyph(&chip, ' ');
    chip.anchor = chip.columns;
    if (number >= 10)
        write_glyph(&chip, (uint32_t)('0' + number / 10 % 10));
    write_glyph(&chip, (uint32_t)('0' + number % 10));
    if (large)
        write_glyph(&chip, ' ');
    return chip;
}

struct chip chip_warning(uint32_t glyph, const struct tile_picture *picture)
{
    return chip_sign(glyph, ' ', INK_ON_DARK, INK_WARNING, picture);
}

/* ---- where they stand ---- */

enum {
    COST_NEVER = 1000000,  /* under a village or another chip */
    COST_NOT_OWN = 100000, /* the anchor is beside the part */
    COST_MARK = 10000,     /* a coat of arms would be hidden */
    COST_BESIDE = 3000,    /* 1 beside 2 would read as 12 */
    COST_ROAD = 1000,      /* another part's road would be cut */
    COST_OTHER = 20,       /* some other part is covered */
    COST_HALF = 4          /* own wall, or half a cell of another part */
};

/* What it costs to cover a pixel; `anchor` if it lies under the letter. */
static int pixel_cost(const struct pixel *pixel, int part, bool anchor)
{
    if (pixel->surface == MW_ON_VILLAGE)
        return COST_NEVER;
    int cost = pixel->mark == MW_NO_MARK ? 0 : COST_MARK;
    if (pixel->part == part)
        return pixel->detail == DETAIL_WALL ? cost + COST_HALF : cost;
    if (pixel->surface == MW_ON_ROAD || pixel->surface == MW_ON_BRIDGE)
        return cost + COST_ROAD;
    return cost + (anchor ? COST_HALF : COST_OTHER);
}

static int cell_cost(const struct tile_picture *picture, int column, int row,
                     int part, bool anchor)
{
    if (picture->taken[row * picture->columns + column])
        return COST_NEVER;
    int cost = 0;
    bool own = false;
    for (int i = 0; i < picture->raster.rows_a_cell; i++) {
        const struct pixel *pixel = raster_at(
            &picture->raster, column, row * picture->raster.rows_a_cell + i);
        cost += pixel_cost(pixel, part, anchor);
        own |= pixel->part == part && pixel->detail != DETAIL_WALL;
    }
    return anchor && !own ? cost + COST_NOT_OWN : cost;
}

/* Does the part show nowhere but under the chip? Then nobody could tell where
 * it stands. */
static bool hides_part(const struct tile_picture *picture,
                       const struct chip *chip, struct rect at, int index)
{
    const struct raster *raster = &picture->raster;
    for (int i = 0; i < raster->columns * raster->rows; i++) {
        int column = i % raster->columns - at.column;
        int row = i / raster->columns / raster->rows_a_cell;
        bool under = row == at.row && column >= 0 && column < chip->columns;
        if (raster->pixels[i].part == index && !under)
            return false;
    }
    return true;
}

static bool is_taken(const struct tile_picture *picture, int column, int row)
{
    return column >= 0 && column < picture->columns &&
           picture->taken[row * picture->columns + column];
}

/* What it costs to put the chip's first column here: what it covers, and how
 * far the anchor is from the spot (a row is as high as two columns). */
static int place_cost(const struct tile_picture *picture,
                      const struct chip *chip, struct rect at, int index,
                      const mw_part *part)
{
    int spot_column = (2 * part->spot_column + 1) * picture->columns / MW_GRID;
    int spot_row = (2 * part->spot_row + 1) * picture->rows / MW_GRID;
    int dx = 2 * (at.column + chip->anchor) + 1 - spot_column;
    int dy = 2 * (2 * at.row + 1 - spot_row);
    int cost = dx * dx + dy * dy;
    if (is_taken(picture, at.column - 1, at.row) ||
        is_taken(picture, at.column + chip->columns, at.row))
        cost += COST_BESIDE;
    for (int i = 0; i < chip->columns; i++)
        cost +=
            cell_cost(picture, at.column + i, at.row, index, i == chip->anchor);
    return cost;
}

static struct rect best_place(const struct tile_picture *picture,
                              const struct chip *chip, int index,
                              const mw_part *part)
{
    struct rect best = {0};
    int least = INT32_MAX;
    for (int row = 0; row < picture->rows; row++) {
        for (int column = 0; column + chip->columns <= picture->columns;
             column++) {
            struct rect at = {.column = column, .row = row};
            int cost = place_cost(picture, chip, at, index, part);
            if (cost < least) {
                least = cost;
                best = at;
            }
        }
    }
    return best;
}

static void write_chip(struct tile_picture *picture, const struct chip *chip,
                       int column, int row)
{
    for (int i = 0; i < chip->columns; i++) {
        *tile_cell(picture, column + i, row) =
            (struct cell){.glyph = chip->glyphs[i],
                          .fg = chip->fg,
                          .bg = chip->bg,
                          .attr = chip->attr};
        picture->taken[row * picture->columns + column + i] = true;
    }
}

/* The letter alone, without the spaces around it. */
static struct chip narrow(const struct chip *chip)
{
    struct chip letter = *chip;
    letter.columns = 0;
    for (int i = chip->anchor; i < chip->columns; i++) {
        if (chip->glyphs[i] != ' ')
            write_glyph(&letter, chip->glyphs[i]);
    }
    letter.anchor = 0;
    return letter;
}

void chip_put(struct tile_picture *picture, const struct chip *chip, int index,
              const mw_part *part)
{
    struct chip used = *chip;
    struct rect at = best_place(picture, &used, index, part);
    if (hides_part(picture, &used, at, index)) {
        used = narrow(chip);
        at = best_place(picture, &used, index, part);
    }
    write_chip(picture, &used, at.column, at.row);
}

/* Pixels of a part. */
static int room(const struct tile_picture *picture, int index)
{
    const struct raster *raster = &picture->raster;
    int count = 0;
    for (int i = 0; i < raster->columns * raster->rows; i++)
        count += raster->pixels[i].part == index;
    return count;
}

/* Parts with little room choose first; the others give way. */
void chip_put_numbers(struct tile_picture *picture, struct chip_number *numbers,
                      int count)
{
    for (int i = 1; i < count; i++) {
        struct chip_number one = numbers[i];
        int at = i;
        for (; at > 0 &&
               room(picture, numbers[at - 1].index) > room(picture, one.index);
             at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = one;
    }
    for (int i = 0; i < count; i++) {
        struct chip chip = number_chip(numbers[i].number, picture);
        chip_put(picture, &chip, numbers[i].index, numbers[i].part);
    }
}

void chip_put_centre(struct tile_picture *picture, const struct chip *chip)
{
    write_chip(picture, chip, picture->columns / 2 - chip->anchor,
               picture->rows / 2);
}
