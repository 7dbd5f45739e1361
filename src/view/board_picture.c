/* Chooses and paints the picture in the side bar. */
#include "board_picture.h"

#include "board_choices.h"
#include "board_view.h"
#include "map_tile.h"

enum {
    LENS_ROWS = 7, /* a tile of medium size and what touches it */
    LENS_ROWS_MOST = 15,
    ROWS_BELOW = 7,      /* caption, line, and some log ... */
    ROWS_BELOW_LEAST = 5 /* ... or a little where room is short */
};

/* As large as there is room for; but the largest only if it leaves some for
 * the log. */
static void make_room(struct board_picture *picture, struct rect side, int used)
{
    picture->rect = (struct rect){side.column, side.row + used, 0, 0};
    for (int i = TILE_LARGE; i > TILE_OVERVIEW; i--) {
        enum tile_size size = (enum tile_size)i;
        int below = size == TILE_LARGE ? ROWS_BELOW_LEAST : 0;
        if (used + tile_rows(size) + below > side.rows)
            continue;
        picture->size = size;
        picture->rect.columns = tile_columns(size);
        picture->rect.rows = tile_rows(size);
        return;
    }
}

/* In the overview nobody sees whether sides match. So there the picture shows
 * the tile as it would lie or lies, and what is around it. */
static void widen(struct board_picture *picture, struct rect side, int used)
{
    int room = side.rows - used;
    int rows = room - ROWS_BELOW;
    if (room - ROWS_BELOW_LEAST < LENS_ROWS)
        return;
    picture->wide = true;
    picture->size = TILE_MEDIUM;
    picture->rect.columns = side.columns;
    picture->rect.rows = rows < LENS_ROWS_MOST ? rows : LENS_ROWS_MOST;
    if (rows < LENS_ROWS)
        picture->rect.rows = LENS_ROWS;
}

static void choose_cell(struct board_picture *picture, const struct ui *ui,
                        const mw_game *game, const struct board_now *now)
{
    if (ui->board.inspecting && now->tile != MW_NONE) {
        picture->cell = ui->board.inspected;
        picture->caption = "seen";
    } else if (now->phase == MODE_PLACE) {
        picture->cell = ui->board.cursor;
        picture->caption = "in hand";
        picture->alone = ui->board.size != TILE_OVERVIEW ||
                         ui->board.inspecting || ui->board.watching ||
                         mw_tile_at(game, ui->board.cursor) != MW_NONE;
    } else if (board_now_chooses(now) && now->choice_count > 0) {
        picture->cell = board_choice_cell(now, game, now->choice);
        picture->caption =
            mw_game_step(game) == MW_STEP_FIGURE ? "laid" : "chosen";
    } else {
        picture->cell = mw_tile_get(game, now->last).cell;
        picture->caption = "laid";
    }
}

struct board_picture board_picture(struct rect side, int used,
                                   const struct ui *ui,
                                   const struct session *session,
                                   const struct board_now *now)
{
    struct board_picture picture = {.size = TILE_SMALL};
    make_room(&picture, side, used);
    choose_cell(&picture, ui, session_game(session), now);
    if (ui->board.size == TILE_OVERVIEW && !picture.alone)
        widen(&picture, side, used);
    return picture;
}

/* The map seen through the picture, its cell in the middle; so figures, the
 * numbers of features and what is lit are there, too. */
static void scene_of(struct board_scene *scene,
                     const struct board_picture *picture, const struct ui *ui,
                     const struct session *session, const struct board_now *now)
{
    int width = tile_columns(picture->size), height = tile_rows(picture->size);
    board_scene(scene, ui, session, now, picture->rect);
    scene->view.size = picture->size;
    scene->view.left =
        picture->cell.x * width - (picture->rect.columns - width) / 2;
    scene->view.top =
        picture->cell.y * height - (picture->rect.rows - height) / 2;
    scene->view.last_tile = MW_NONE;
    scene->view.target_count = 0;
    if (scene->view.ghost_design == MW_NONE)
        scene->view.cursor_on = false;
}

void board_picture_paint(struct canvas *canvas,
                         const struct board_picture *picture,
                         const struct ui *ui, const struct session *session,
                         const struct board_now *now)
{
    const mw_game *game = session_game(session);
    if (picture->alone) {
        struct tile_order order = {.tiles = mw_game_tiles(game),
                                   .design = mw_tile_in_hand(game),
                                   .rotation = now->rotation,
                                   .size = picture->size,
                                   .look = ui->look};
        tile_paint(canvas, picture->rect.column, picture->rect.row, &order);
        return;
    }
    struct board_scene scene;
    scene_of(&scene, picture, ui, session, now);
    map_paint(canvas, picture->rect, game, session_setup(session), &scene.view,
              ui->look);
}

bool board_picture_spot(const struct board_picture *picture,
                        const struct ui *ui, const struct session *session,
                        const struct board_now *now, int column, int row,
                        mw_spot *spot)
{
    struct board_scene scene;
    if (picture->alone)
        return false;
    scene_of(&scene, picture, ui, session, now);
    return map_spot_at(picture->rect, session_game(session), &scene.view,
                       column, row, spot);
}
