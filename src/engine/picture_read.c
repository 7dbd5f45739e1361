/* Reads the rows of a picture. */
#include "picture.h"

/* Marks a spot in its layer. */
static const char SPOT_LETTER = 'x';

/* Takes one letter into its cell; false if the layer has no such letter. */
static bool take_letter(struct picture_cell *cell, enum picture_layer layer,
                        char c)
{
    if (layer == SPOT_LAYER) {
        cell->spot = c == SPOT_LETTER;
        return cell->spot || c == '.';
    }
    if (layer == MIST_LAYER) {
        const struct mist_letter *letter = mw_mist_letter(c);
        if (letter == NULL)
            return false;
        cell->mist = letter->mist;
        cell->mist_mark = letter->mark;
        return true;
    }
    const struct letter *letter = mw_letter(c);
    if (letter == NULL)
        return false;
    cell->surface = letter->surface;
    cell->mark = letter->mark;
    return true;
}

static bool wrong_size(const struct line *line, mw_tiles_error *error)
{
    return mw_tiles_fail(error, MW_TILES_WRONG_SIZE, line->number,
                         mw_line_column(line));
}

/* Reads one layer of a row up to and without what follows it. */
static bool read_layer(struct line *line, enum picture_layer layer, int row,
                       struct picture *picture, mw_tiles_error *error)
{
    for (int column = 0; column < picture->size; column++) {
        mw_line_skip_space(line);
        if (mw_line_at_end(line) || line->text[line->at] == '|')
            return wrong_size(line, error);
        int cell = row * picture->size + column;
        picture->columns[layer][cell] = mw_line_column(line);
        if (!take_letter(&picture->cells[cell], layer, line->text[line->at]))
            return mw_picture_fail(picture, layer, cell,
                                   MW_TILES_UNKNOWN_LETTER, error);
        line->at++;
    }
    mw_line_skip_space(line);
    return true;
}

static bool read_row(struct line *line, int row, const struct tile_head *head,
                     struct picture *picture, mw_tiles_error *error)
{
    const bool drawn[PICTURE_LAYERS] = {true, head->mist, head->spots};
    picture->lines[row] = line->number;
    for (int layer = 0; layer < PICTURE_LAYERS; layer++) {
        if (!drawn[layer])
            continue;
        if (layer != GROUND_LAYER) {
            if (mw_line_at_end(line) || line->text[line->at] != '|')
                return wrong_size(line, error);
            line->at++;
        }
        if (!read_layer(line, (enum picture_layer)layer, row, picture, error))
            return false;
    }
    return mw_line_at_end(line) || wrong_size(line, error);
}

/* Can this line be no row, so that the picture before it is over? */
static bool ends_picture(const struct line *line)
{
    return mw_line_is_blank(line) || mw_line_begins_with(line, "tile") ||
           mw_line_begins_with(line, "set");
}

static bool read_rows(struct lines *lines, const struct tile_head *head,
                      struct picture *picture, mw_tiles_error *error)
{
    int row = 0;
    while (row < picture->size) {
        struct line line;
        if (!mw_line_next(lines, &line))
            return mw_tiles_fail(error, MW_TILES_WRONG_SIZE, lines->number, 0);
        if (mw_line_is_comment(&line))
            continue;
        if (ends_picture(&line))
            return mw_tiles_fail(error, MW_TILES_WRONG_SIZE, line.number, 0);
        if (!read_row(&line, row++, head, picture, error))
            return false;
    }
    struct lines rest = *lines;
    struct line line;
    if (mw_line_next(&rest, &line) && !mw_line_is_comment(&line) &&
        !ends_picture(&line))
        return mw_tiles_fail(error, MW_TILES_WRONG_SIZE, line.number, 0);
    return true;
}

/* What most of the four neighbours show, among ground that a symbol can lie
 * on; SURFACE_AROUND if none of them shows such ground yet. Past the rim the
 * picture goes on as it comes there, so an inn may lie where a road leaves. */
static uint8_t surface_around(const struct picture *picture, int cell)
{
    /* In this order they win a tie: a symbol that interrupts a line or a wall
     * belongs to it. */
    static const uint8_t GROUNDS[] = {MW_ON_ROAD, MW_ON_RIVER, MW_ON_CITY,
                                      MW_ON_FIELD};
    uint8_t best = SURFACE_AROUND;
    int most = 0;
    for (size_t i = 0; i < sizeof GROUNDS; i++) {
        int count = 0;
        for (int side = 0; side < MW_SIDES; side++) {
            int other = mw_picture_beside(picture, cell, side);
            if (other == MW_NONE)
                other = mw_picture_beside(picture, cell, (side + 2) % MW_SIDES);
            count += picture->cells[other].surface == GROUNDS[i];
        }
        if (count > most) {
            most = count;
            best = GROUNDS[i];
        }
    }
    return best;
}

/* Gives the ground to symbols that lie on what is around them. All cells of a
 * round are judged before any is changed, so that a turned picture comes out
 * the same. */
static bool settle_symbols(struct picture *picture, mw_tiles_error *error)
{
    const int count = mw_picture_cell_count(picture);
    for (;;) {
        uint8_t found[PICTURE_CELLS];
        int open = MW_NONE;
        bool changed = false;
        for (int cell = 0; cell < count; cell++) {
            found[cell] = picture->cells[cell].surface;
            if (found[cell] != SURFACE_AROUND)
                continue;
            found[cell] = surface_around(picture, cell);
            if (found[cell] != SURFACE_AROUND)
                changed = true;
            else if (open == MW_NONE)
                open = cell;
        }
        for (int cell = 0; cell < count; cell++)
            picture->cells[cell].surface = found[cell];
        if (open == MW_NONE)
            return true;
        if (!changed)
            return mw_picture_fail(picture, GROUND_LAYER, open,
                                   MW_TILES_MARK_ASTRAY, error);
    }
}

bool mw_picture_read(struct lines *lines, const struct tile_head *head,
                     struct picture *picture, mw_tiles_error *error)
{
    *picture = (struct picture){.size = head->square ? PICTURE_MAX : MW_GRID};
    return read_rows(lines, head, picture, error) &&
           settle_symbols(picture, error);
}
