/* Makes chips and finds the place where each can stand. */
#include "map_chip.h"

#include "map_glyphs.h"

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

/* A sign, what follows it, and where there is room a space at either side. */
static struct chip chip_sign(uint32_t glyph, const uint32_t *after, int count,
                             uint8_t fg, uint8_t bg,
                             const struct tile_picture *picture)
{
    struct chip chip = {.fg = fg, .bg = bg, .attr = chip_attr(picture, fg)};
    if (is_roomy(picture))
        write_glyph(&chip, ' ');
    chip.anchor = chip.columns;
    write_glyph(&chip, glyph);
    for (int i = 0; i < count; i++)
        write_glyph(&chip, after[i]);
    if (is_roomy(picture) && count == 0)
        write_glyph(&chip, ' ');
    return chip;
}

/* What a figure bears, into after[0 .. 2): two ghosts at most, as the third
 * drives it off (MIST-13). Returns how many signs that takes. */
static int signs_of(const mw_tile *tile, const struct tile_picture *picture,
                    uint32_t after[2])
{
    const struct glyph_set *set = glyph_set(picture->look.glyphs);
    int ghosts = tile->ghosts > 2 ? 2 : tile->ghosts;
    bool tight = picture->rows == 1 || picture->look.glyphs == GLYPHS_ASCII;
    if (tile->figure == MW_GUARD) {
        after[0] = '+';
        return 1;
    }
    if (ghosts == 2 && tight) {
        after[0] = set->ghosts[1];
        return 1;
    }
    after[0] = after[1] = set->ghosts[0];
    return ghosts;
}

struct chip chip_figure(const struct setup *setup, const mw_tile *tile,
                        enum mw_kind ground, const struct tile_picture *picture)
{
    int colour = setup->colours[tile->owner];
    char letter = setup_letter(setup, tile->owner);
    bool lies = ground == MW_FIELD;
    if (lies && letter >= 'A' && letter <= 'Z')
        letter = (char)(letter - 'A' + 'a');
    uint32_t after[2] = {0};
    int count = signs_of(tile, picture, after);
    struct chip chip = chip_sign((unsigned char)letter, after, count,
                                 (uint8_t)ink_on_player(colour),
                                 (uint8_t)(INK_PLAYER + colour), picture);
    if (count > 1)
        chip.tight = glyph_set(picture->look.glyphs)->ghosts[1];
    if (lies)
        chip.attr |= ATTR_UNDERLINE;
    return chip;
}

static const struct {
    uint8_t fg, bg;
} MAGIC_INKS[MW_MAGIC_FIGURES] = {
    [MW_MAGE] = {INK_SYMBOL, INK_MAGE}, [MW_WITCH] = {INK_ON_DARK, INK_WITCH}};

struct chip chip_magic(enum mw_magic figure, const struct tile_picture *picture)
{
    const struct glyph_set *set = glyph_set(picture->look.glyphs);
    return chip_sign(set->magic[figure], NULL, 0, MAGIC_INKS[figure].fg,
                     MAGIC_INKS[figure].bg, picture);
}

struct chip chip_bare(const struct chip *chip)
{
    struct chip bare = *chip;
    bare.columns = 0;
    bare.anchor = 0;
    write_glyph(&bare, chip->glyphs[chip->anchor]);
    return bare;
}

static struct chip number_chip(int number, const struct tile_picture *picture)
{
    struct chip chip = {.digits = true,
                        .fg = INK_ON_LIGHT,
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
    return chip_sign(glyph, NULL, 0, INK_ON_DARK, INK_WARNING, picture);
}

/* ---- where they stand ---- */

enum {
    COST_NEVER = 1000000,  /* under a village or another chip */
    COST_NOT_OWN = 200000, /* the anchor is beside the part */
    COST_MIRRORED = 60000, /* the letter behind what it bears */
    COST_HIDDEN = 50000,   /* nothing of the part would be left to see */
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

struct place {
    struct rect at;
    int cost;
};

static struct place best_place(const struct tile_picture *picture,
                               const struct chip *chip, int index,
                               const mw_part *part)
{
    struct place best = {.cost = INT32_MAX};
    for (int row = 0; row < picture->rows; row++) {
        for (int column = 0; column + chip->columns <= picture->columns;
             column++) {
            struct rect at = {.column = column, .row = row};
            int cost = place_cost(picture, chip, at, index, part);
            if (cost < best.cost)
                best = (struct place){at, cost};
        }
    }
    if (hides_part(picture, chip, best.at, index))
        best.cost += COST_HIDDEN;
    return best;
}

/* A chip in the form and the place that suits it. */
struct stand {
    struct chip chip;
    struct rect at;
};

static void set_taken(struct tile_picture *picture, const struct stand *stand,
                      bool taken)
{
    int first = stand->at.row * picture->columns + stand->at.column;
    for (int i = 0; i < stand->chip.columns; i++)
        picture->taken[first + i] = taken;
}

static void write_chip(struct tile_picture *picture, const struct stand *stand)
{
    for (int i = 0; i < stand->chip.columns; i++) {
        *tile_cell(picture, stand->at.column + i, stand->at.row) =
            (struct cell){.glyph = stand->chip.glyphs[i],
                          .fg = stand->chip.fg,
                          .bg = stand->chip.bg,
                          .attr = stand->chip.attr};
    }
    set_taken(picture, stand, true);
}

/* Without the spaces around it. */
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

/* One sign for what a narrow chip bears. */
static struct chip tightened(struct chip chip)
{
    if (chip.tight != 0) {
        chip.columns = 1;
        write_glyph(&chip, chip.tight);
    }
    return chip;
}

/* What a narrow chip bears stands before its letter, so that the letter can
 * stand at the eastern edge; of a number it is the last digit that does. */
static struct chip mirrored(struct chip chip)
{
    uint32_t letter = chip.glyphs[0];
    chip.anchor = chip.columns - 1;
    if (chip.digits)
        return chip;
    for (int i = 0; i < chip.anchor; i++)
        chip.glyphs[i] = chip.glyphs[i + 1];
    chip.glyphs[chip.anchor] = letter;
    return chip;
}

/* The forms a chip can take, the ones that read best first, and what is added
 * to the cost of a place for those that read badly. In the overview nobody
 * sees where on its part a letter stands. */
enum { FORMS = 5 };

static void list_forms(const struct tile_picture *picture,
                       const struct chip *chip, struct chip forms[FORMS],
                       int costs[FORMS])
{
    int mirrored_cost = picture->rows == 1 ? COST_NEVER : COST_MIRRORED;
    for (int i = 0; i < FORMS; i++)
        costs[i] = i < 3 ? 0 : mirrored_cost;
    forms[0] = *chip;
    forms[1] = narrow(chip);
    forms[2] = tightened(forms[1]);
    forms[3] = mirrored(forms[1]);
    forms[4] = mirrored(forms[2]);
}

/* The first form that stands well, else the one that stands least badly. */
static struct stand find_stand(const struct tile_picture *picture,
                               const struct chip *chip, int index,
                               const mw_part *part)
{
    struct chip forms[FORMS];
    int costs[FORMS];
    struct stand best = {0};
    int least = INT32_MAX;
    list_forms(picture, chip, forms, costs);
    for (int i = 0; i < FORMS && least >= COST_HIDDEN; i++) {
        struct place place = best_place(picture, &forms[i], index, part);
        if (place.cost + costs[i] >= least)
            continue;
        least = place.cost + costs[i];
        best = (struct stand){forms[i], place.at};
    }
    return best;
}

void chip_put(struct tile_picture *picture, const struct chip *chip, int index,
              const mw_part *part)
{
    struct stand stand = find_stand(picture, chip, index, part);
    write_chip(picture, &stand);
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

static void sort_by_room(const struct tile_picture *picture,
                         struct chip_number *numbers, int count)
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
}

/* Where there is no room to keep apart, every other number of a row looks
 * different, so that 1 beside 2 is not read as 12. */
static void tell_apart(const struct tile_picture *picture, struct stand *stands,
                       int count)
{
    bool plain = picture->look.colours == COLOURS_NEVER;
    for (int column = 1; column < picture->columns; column++) {
        for (int i = 0; i < count * count; i++) {
            const struct stand *left = &stands[i / count];
            struct stand *right = &stands[i % count];
            if (left->at.row != right->at.row || right->at.column != column ||
                left->at.column + left->chip.columns != column ||
                left->chip.bg != INK_ACCENT)
                continue;
            right->chip.fg = INK_BAR_TEXT;
            right->chip.bg = INK_BAR;
            right->chip.attr = plain ? ATTR_BOLD : 0;
        }
    }
}

/* Parts with little room choose first; the others give way. Then each looks
 * for a better place again, now that it knows where the others stand. */
void chip_put_numbers(struct tile_picture *picture, struct chip_number *numbers,
                      int count)
{
    enum { ROUNDS = 3 };
    struct stand stands[MW_PARTS_MAX] = {0};
    sort_by_room(picture, numbers, count);
    for (int i = 0; i < ROUNDS * count; i++) {
        const struct chip_number *number = &numbers[i % count];
        struct stand *stand = &stands[i % count];
        struct chip chip = number_chip(number->number, picture);
        set_taken(picture, stand, false);
        *stand = find_stand(picture, &chip, number->index, number->part);
        set_taken(picture, stand, true);
    }
    tell_apart(picture, stands, count);
    for (int i = 0; i < count; i++)
        write_chip(picture, &stands[i]);
}

void chip_put_centre(struct tile_picture *picture, const struct chip *chip)
{
    struct stand middle = {.chip = *chip,
                           .at = {.column = picture->columns / 2 - chip->anchor,
                                  .row = picture->rows / 2}};
    write_chip(picture, &middle);
}
