/* Chooses and paints the picture in the side bar. */
#include "board_picture.h"

#include "board_view.h"

/* As large as there is room for. */
static void make_room(struct board_picture *picture, struct rect side, int used)
{
    picture->rect = (struct rect){side.column, side.row + used, 0, 0};
    for (int i = TILE_LARGE; i > TILE_OVERVIEW; i--) {
        enum tile_size size = (enum tile_size)i;
        if (used + tile_rows(size) > side.rows)
            continue;
        picture->size = size;
        picture->rect.columns = tile_columns(size);
        picture->rect.rows = tile_rows(size);
        return;
    }
}

/* In the overview nobody sees whether the sides match. So the tile in hand is
 * shown a size smaller, as it would lie, between what it would touch. */
static void choose_for_placing(struct board_picture *picture,
                               const struct ui *ui, const mw_game *game)
{
    picture->caption = "in hand";
    picture->cell = ui->board.cursor;
    picture->alone = ui->board.size != TILE_OVERVIEW ||
                     mw_tile_at(game, ui->board.cursor) != MW_NONE;
    if (!picture->alone)
        picture->size = (enum tile_size)(picture->size - 1);
}

struct board_picture board_picture(struct rect side, int used,
                                   const struct ui *ui,
                                   const struct session *session,
                                   const struct board_now *now)
{
    const mw_game *game = session_game(session);
    struct board_picture picture = {.size = TILE_SMALL};
    make_room(&picture, side, used);
    if (ui->board.inspecting && now->tile != MW_NONE) {
        picture.cell = ui->board.inspected;
        picture.caption = "looked at";
    } else if (now->phase == MODE_PLACE) {
        choose_for_placing(&picture, ui, game);
    } else {
        picture.cell = mw_tile_get(game, now->last).cell;
        picture.caption = "laid last";
    }
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
        tile_paint(canvas, picture->rect.column, picture->rect.row,
                   mw_game_tiles(game), mw_tile_in_hand(game), now->rotation,
                   picture->size, MW_NONE, ui->look);
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
