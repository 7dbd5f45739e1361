/* The panel of the tiles that are left, or of those that would fit. */
#include "board_left.h"

#include <stdio.h>
#include <string.h>

#include "board_words.h"
#include "map_tile.h"

enum { ENTRY_COLUMNS = 12 };

struct tile_list {
    int count;
    uint8_t designs[MW_DESIGNS_MAX];
    uint8_t left[MW_DESIGNS_MAX]; /* by design */
};

bool board_left_of_cell(const struct panel *panel)
{
    return panel->ui->board.inspecting && panel->now->tile == MW_NONE &&
           !panel->ui->board.purist;
}

/* Sets are named after the module that brings them; the quarters of a start
 * tile are never drawn. */
static bool in_this_game(const mw_game *game, int design)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    const char *set = mw_tiles_set_name(tiles, mw_design_set(tiles, design));
    return (mw_module_bit(set, strlen(set)) & mw_game_modules(game)) != 0 &&
           mw_design_quarter(tiles, design) == MW_NONE;
}

/* In the mists another start tile takes the place of the usual one, which is
 * not in the game then (MIST-1). */
static int copies_in_game(const mw_game *game, int design)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    bool gone = mw_design_starts(tiles, design) &&
                (mw_game_modules(game) & MW_MIST) != 0;
    return mw_design_copies(tiles, design) - (gone ? 1 : 0);
}

/* Designs of which none is left stay in the list of all, at 0: that they are
 * gone is what players want to know. */
static bool is_shown(const struct panel *panel, const struct tile_list *list,
                     int design)
{
    if (!board_left_of_cell(panel))
        return in_this_game(panel->game, design);
    return list->left[design] > 0 &&
           mw_fits(panel->game, design, panel->ui->board.inspected) != 0;
}

/* mw_stack_counts tells how many are left, never in which order. */
static void list_tiles(const struct panel *panel, struct tile_list *list)
{
    int designs = mw_design_count(mw_game_tiles(panel->game));
    list->count = 0;
    mw_stack_counts(panel->game, list->left);
    for (int i = 0; i < designs; i++) {
        if (is_shown(panel, list, i))
            list->designs[list->count++] = (uint8_t)i;
    }
}

static int tiles_a_line(const struct panel *panel)
{
    int count = panel->columns / ENTRY_COLUMNS;
    return count > 0 ? count : 1;
}

void board_left_title(const struct panel *panel, char *text, size_t size)
{
    mw_cell cell = panel->ui->board.inspected;
    int left = mw_stack_left(panel->game);
    if (board_left_of_cell(panel))
        snprintf(text, size, "%d of %d tile%s left fit%s at %d,%d",
                 board_fit_count(panel->game, cell), left, board_plural(left),
                 left == 1 ? "s" : "", cell.x, cell.y);
    else
        snprintf(text, size, "%d tile%s left, of each: left/all", left,
                 board_plural(left));
}

int board_left_lines(const struct panel *panel)
{
    struct tile_list list;
    int each = tiles_a_line(panel);
    list_tiles(panel, &list);
    return list.count > 0 ? (list.count + each - 1) / each : 1;
}

static void paint_tile_entry(struct canvas *canvas, int column, int row,
                             const struct panel *panel, int design, int left)
{
    struct tile_order order = {.tiles = mw_game_tiles(panel->game),
                               .design = design,
                               .size = TILE_SMALL,
                               .look = panel->ui->look};
    char text[16];
    tile_paint(canvas, column, row, &order);
    snprintf(text, sizeof text, "%d/%d", left,
             copies_in_game(panel->game, design));
    canvas_text(canvas, column + tile_columns(TILE_SMALL) + 1, row + 1,
                ENTRY_COLUMNS - tile_columns(TILE_SMALL) - 1,
                left > 0 ? INK_DEFAULT : INK_DIM, INK_DEFAULT,
                left > 0 ? ATTR_BOLD : 0, text);
}

void board_left_paint(struct canvas *canvas, struct rect line,
                      const struct panel *panel, int index)
{
    struct tile_list list;
    int each = tiles_a_line(panel);
    list_tiles(panel, &list);
    for (int i = 0; i < each && index * each + i < list.count; i++) {
        int design = list.designs[index * each + i];
        paint_tile_entry(canvas, line.column + i * ENTRY_COLUMNS, line.row,
                         panel, design, list.left[design]);
    }
}
