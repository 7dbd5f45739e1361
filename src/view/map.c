/* Paints the part of the board that a window shows, cell by cell. */
#include "map.h"

#include "map_chip.h"
#include "map_frame.h"
#include "map_overview.h"
#include "map_tile.h"

/* What one painting needs everywhere. */
struct scene {
    const mw_game *game;
    const struct setup *setup;
    const struct map_view *view;
    struct look look;
};

static int floor_divide(int number, int by)
{
    return number >= 0 ? number / by : -((by - 1 - number) / by);
}

static bool is_odd(mw_cell cell)
{
    return ((cell.x + cell.y) & 1) != 0;
}

/* ---- tiles ---- */

/* Of these spots, the parts (or pieces of mist) of one tile. */
static unsigned lit_on(const mw_spot *spots, int count, int tile)
{
    unsigned lit = 0;
    for (int i = 0; i < count; i++) {
        if (spots[i].tile == tile)
            lit |= 1U << spots[i].part;
    }
    return lit;
}

static const mw_part *part_of(const struct scene *scene, const mw_tile *tile,
                              int part)
{
    return mw_design_part(mw_game_tiles(scene->game), tile->design,
                          tile->rotation, part);
}

/* The magic figures that stand on a tile, with the part of each. */
struct magic {
    int count;
    enum mw_magic figures[MW_MAGIC_FIGURES];
    int parts[MW_MAGIC_FIGURES];
};

static struct magic magic_on(const struct scene *scene, int index)
{
    struct magic magic = {0};
    for (int i = 0; i < MW_MAGIC_FIGURES; i++) {
        mw_spot spot;
        if (!mw_magic_spot(scene->game, (enum mw_magic)i, &spot) ||
            spot.tile != index)
            continue;
        magic.figures[magic.count] = (enum mw_magic)i;
        magic.parts[magic.count++] = spot.part;
    }
    return magic;
}

/* Where the three characters of the overview hold mage and witch as well, the
 * letter of a figure must do. */
static void put_figures(const struct scene *scene, struct tile_picture *picture,
                        int index, const mw_tile *tile)
{
    struct magic magic = magic_on(scene, index);
    if (tile->figure != MW_NO_FIGURE) {
        const mw_part *part = part_of(scene, tile, tile->part);
        struct chip chip =
            chip_figure(scene->setup, tile, (enum mw_kind)part->kind, picture);
        if (picture->rows == 1 && magic.count == MW_MAGIC_FIGURES)
            chip = chip_bare(&chip);
        chip_put(picture, &chip, tile->part, part);
    }
    for (int i = 0; i < magic.count; i++) {
        struct chip chip = chip_magic(magic.figures[i], picture);
        chip_put(picture, &chip, magic.parts[i],
                 part_of(scene, tile, magic.parts[i]));
    }
}

/* The overview has no room for them. */
static void put_choices(const struct scene *scene, struct tile_picture *picture,
                        int index, const mw_tile *tile)
{
    struct chip_number numbers[MW_PARTS_MAX];
    int count = 0;
    if (scene->view->size == TILE_OVERVIEW)
        return;
    for (int i = 0; i < scene->view->choice_count; i++) {
        const struct map_choice *choice = &scene->view->choices[i];
        if (choice->spot.tile != index || count == MW_PARTS_MAX)
            continue;
        numbers[count++] = (struct chip_number){
            .number = choice->number,
            .index = choice->spot.part,
            .part = part_of(scene, tile, choice->spot.part)};
    }
    chip_put_numbers(picture, numbers, count);
}

static void draw_tile(const struct scene *scene, struct tile_picture *picture,
                      int index)
{
    const struct map_view *view = scene->view;
    mw_tile tile = mw_tile_get(scene->game, index);
    struct tile_order order = {
        .tiles = mw_game_tiles(scene->game),
        .design = tile.design,
        .rotation = tile.rotation,
        .size = view->size,
        .lit = lit_on(view->lit, view->lit_count, index),
        .lit_mist = lit_on(view->lit_mist, view->lit_mist_count, index),
        .circle_ghosts = tile.circle_ghosts,
        .odd = is_odd(tile.cell),
        .look = scene->look};
    tile_draw(picture, &order);
    put_figures(scene, picture, index, &tile);
    put_choices(scene, picture, index, &tile);
    if (index == view->last_tile && tile.layer >= 0)
        frame_last(picture,
                   (uint8_t)(INK_PLAYER + scene->setup->colours[tile.layer]));
}

/* ---- empty cells ---- */

static void draw_ghost(const struct scene *scene, struct tile_picture *picture)
{
    const struct map_view *view = scene->view;
    struct tile_order order = {.tiles = mw_game_tiles(scene->game),
                               .design = view->ghost_design,
                               .rotation = view->ghost_rotation,
                               .size = view->size,
                               .odd = is_odd(view->cursor),
                               .look = scene->look};
    tile_draw(picture, &order);
}

static void draw_empty(const struct scene *scene, struct tile_picture *picture,
                       mw_cell cell)
{
    const struct map_view *view = scene->view;
    tile_draw_nothing(picture, view->size, scene->look);
    for (int i = 0; i < view->target_count && view->targets != NULL; i++) {
        if (mw_cell_equal(view->targets[i].cell, cell))
            frame_target(picture, view->targets[i].number);
    }
}

static void draw_cell(const struct scene *scene, struct tile_picture *picture,
                      mw_cell cell)
{
    const struct map_view *view = scene->view;
    int tile = mw_tile_at(scene->game, cell);
    bool cursor = view->cursor_on && mw_cell_equal(view->cursor, cell);
    bool ghost = cursor && tile == MW_NONE && view->ghost_design != MW_NONE;
    if (tile != MW_NONE)
        draw_tile(scene, picture, tile);
    else if (ghost)
        draw_ghost(scene, picture);
    else
        draw_empty(scene, picture, cell);
    if (ghost && !view->ghost_fits)
        frame_no_fit(picture);
    else if (cursor)
        frame_cursor(picture);
}

void map_paint(struct canvas *canvas, struct rect window, const mw_game *game,
               const struct setup *setup, const struct map_view *view,
               struct look look)
{
    struct scene scene = {game, setup, view, look};
    struct tile_picture picture;
    int columns = tile_columns(view->size), rows = tile_rows(view->size);
    mw_cell first = map_cell_at(window, view, window.column, window.row);
    for (int y = first.y; y * rows < view->top + window.rows; y++) {
        for (int x = first.x; x * columns < view->left + window.columns; x++) {
            draw_cell(&scene, &picture, (mw_cell){(int16_t)x, (int16_t)y});
            tile_lay(canvas, window, window.column + x * columns - view->left,
                     window.row + y * rows - view->top, &picture);
        }
    }
}

/* ---- what lies where ---- */

mw_cell map_cell_at(struct rect window, const struct map_view *view, int column,
                    int row)
{
    int x = floor_divide(view->left + column - window.column,
                         tile_columns(view->size));
    int y = floor_divide(view->top + row - window.row, tile_rows(view->size));
    return (mw_cell){(int16_t)x, (int16_t)y};
}

/* The part under a character, given from the tile's upper left corner. */
static int part_at(const mw_tiles *tiles, const mw_tile *tile,
                   enum tile_size size, int column, int row)
{
    if (size == TILE_OVERVIEW)
        return overview_cell(tiles, tile->design, tile->rotation, column).part;
    struct raster raster;
    raster_draw(&raster, tiles, tile->design, tile->rotation,
                tile_columns(size), tile_rows(size), 2);
    return raster_at(&raster, column, 2 * row)->part;
}

bool map_spot_at(struct rect window, const mw_game *game,
                 const struct map_view *view, int column, int row,
                 mw_spot *spot)
{
    mw_cell cell = map_cell_at(window, view, column, row);
    int index = mw_tile_at(game, cell);
    if (index == MW_NONE)
        return false;
    mw_tile tile = mw_tile_get(game, index);
    int x =
        view->left + column - window.column - cell.x * tile_columns(view->size);
    int y = view->top + row - window.row - cell.y * tile_rows(view->size);
    int part = part_at(mw_game_tiles(game), &tile, view->size, x, y);
    if (part == MW_NONE)
        return false;
    *spot = (mw_spot){(uint8_t)index, (uint8_t)part};
    return true;
}
