/* Which part of the map is seen, how large, and what is marked on it. */
#ifndef VIEW_BOARD_VIEW_H
#define VIEW_BOARD_VIEW_H

#include "board_layout.h"
#include "board_now.h"

/* The layout for the ui's size, with side bar and log as the players chose. */
struct board_layout board_layout_of(const struct ui *ui);

/* The tiles' bounding box, and the cells beside it. */
struct board_span {
    int left, top, right, bottom; /* inclusive */
};
struct board_span board_span(const mw_game *game);

/* ---- what is lit and marked ---- */

enum { SCENE_LIT = 1024 };

struct board_scene {
    struct map_view view; /* its pointers lead into this scene and the now */
    mw_spot lit[SCENE_LIT];
    mw_spot lit_mist[SCENE_LIT];
    struct map_choice choices[NOW_CHOICES];
};

void board_scene(struct board_scene *scene, const struct ui *ui,
                 const struct session *session, const struct board_now *now,
                 struct rect window);

/* The part of the map that the window shows: its first column and row on the
 * map (cell x * tile_columns, y * tile_rows) and the window's size. */
struct rect board_seen(const struct board *board, struct rect window);

/* ---- scrolling; all keep the middle of the window near the board ---- */

/* Scrolls only if the cell is not wholly in the window, then by half a window
 * or, if that is not enough, until it is in the middle; but shows no more
 * emptiness around the board than needed. `covered` rows at the bottom of the
 * window do not count. */
void board_reveal(struct board *board, const mw_game *game, struct rect window,
                  int covered, mw_cell cell);

/* Scrolls by cells. */
void board_pan(struct board *board, const mw_game *game, int cells_x,
               int cells_y);

/* Shows no more emptiness around the board than it takes: scrolls as little as
 * brings the window back over the board, or over the cell if that is off it. */
void board_settle(struct board *board, const mw_game *game, struct rect window,
                  mw_cell cell);

/* Across and down each: the middle of the board where all of it can be seen,
 * else the cell, as far as the board reaches around it. */
void board_centre(struct board *board, const mw_game *game, struct rect window,
                  mw_cell cell);

/* Keeps a cell within reach of the board. */
mw_cell board_clamp_cell(const mw_game *game, int x, int y);

/* ---- sizes ---- */

/* Medium if the board and the cells beside it can be seen so, else small. */
enum tile_size board_auto_size(const mw_game *game, struct rect window);

/* Could all of the board and the cells beside it be in the window at this
 * size? */
bool board_all_fits(const struct board *board, const mw_game *game,
                    struct rect window);

/* Is all of the board and the cells beside it in the window? */
bool board_all_seen(const struct board *board, const mw_game *game,
                    struct rect window);

#endif
