/* Cursor, scroll and size follow the game and the hands. */
#include "board_focus.h"

#include "board_choices.h"
#include "board_panels.h"
#include "board_scores.h"
#include "board_spot.h"
#include "board_view.h"

mw_cell board_focus(const struct ui *ui, const struct board_now *now,
                    const mw_game *game)
{
    if (ui->board.inspecting)
        return ui->board.inspected;
    if (board_now_chooses(now) && now->choice_count > 0)
        return board_choice_cell(now, game, now->choice);
    return ui->board.cursor;
}

void board_show_focus(struct ui *ui, const struct session *session)
{
    struct board_now now;
    struct board_layout layout = board_layout_of(ui);
    const mw_game *game = session_game(session);
    board_now(&now, ui, session);
    int scores = board_scores_rect(&layout, session, &now).rows;
    int panel = board_panel_covers(&layout, ui, session, &now);
    board_reveal(&ui->board, game, layout.map, scores > panel ? scores : panel,
                 board_focus(ui, &now, game));
}

void board_move_to(const struct doing *doing, mw_cell cell)
{
    struct board *board = &doing->ui->board;
    if (board->inspecting) {
        board->inspected = cell;
        board->part = 0;
    } else {
        /* As a tile in the hand it keeps the turn it was seen with. */
        if (doing->now->phase == MODE_PLACE)
            board->rotation = doing->now->rotation;
        board->cursor = cell;
    }
    board_reveal(
        board, doing->game, doing->layout->map,
        board_scores_rect(doing->layout, doing->session, doing->now).rows,
        cell);
}

/* ---- following the game ---- */

/* A turn begins where the last one was: at the nearest cell where the tile
 * can lie. */
static mw_cell first_cell(const struct board_now *now, const mw_game *game)
{
    mw_cell last = mw_tile_get(game, now->last).cell;
    mw_cell best = last;
    for (int i = 0; i < now->target_count; i++) {
        mw_cell cell = now->targets[i].cell;
        if (i == 0 || board_distance(cell, last) < board_distance(best, last))
            best = cell;
    }
    return best;
}

/* What was typed, opened or looked at belongs to the step before. */
static void clear_hands(struct board *board)
{
    board->choice = 0;
    board->second_figure = false;
    board->inspecting = false;
    board->typing = TYPING_NOTHING;
    board->typed[0] = '\0';
    board->panel = PANEL_NONE;
    board->scroll = 0;
    board->log_back = 0;
}

static void fit(struct ui *ui, const struct session *session)
{
    struct board *board = &ui->board;
    if (!board->size_by_hand)
        board->size =
            board_auto_size(session_game(session), board_layout_of(ui).map);
    board_show_most(ui, session);
}

void board_show_most(struct ui *ui, const struct session *session)
{
    struct board *board = &ui->board;
    const mw_game *game = session_game(session);
    struct rect window = board_layout_of(ui).map;
    if (board_all_fits(board, game, window)) {
        if (!board_all_seen(board, game, window))
            board_centre(board, game, window, board->cursor);
        return;
    }
    board_settle(board, game, window, board->cursor);
    board_show_focus(ui, session);
}

/* Was a tile laid just now? Then all that follows from it is news. */
static bool just_laid(const struct session *session)
{
    const mw_events *events = session_events(session);
    return events->count > 0 && events->list[0].type == MW_EVENT_PLACED;
}

/* After a tile is laid the eyes are on it. While ghosts are handed out they
 * stay where the last one went. Those who watch choose nothing. */
static void look_where_it_happens(struct board *board,
                                  const struct session *session,
                                  const struct board_now *now)
{
    const mw_game *game = session_game(session);
    if (board->watching) {
        board->cursor = mw_tile_get(game, now->last).cell;
        return;
    }
    bool hands_out =
        board_now_chooses(now) && mw_game_step(game) != MW_STEP_FIGURE;
    if (now->phase == MODE_PLACE)
        return;
    if (!hands_out || just_laid(session))
        board->cursor = mw_tile_get(game, now->last).cell;
    if (hands_out)
        board->choice = board_choice_near(now, game, board->cursor);
    else if (mw_game_step(game) == MW_STEP_FIGURE)
        board->choice = board_choice_no_field(now, game);
}

/* The only place where the tile size changes by itself, but for a resize: a map
 * that jumps in the middle of a turn confuses. */
static void begin_turn(struct ui *ui, const struct session *session)
{
    struct board *board = &ui->board;
    const mw_game *game = session_game(session);
    bool fresh = board->turn == 0;
    struct board_now now;
    board->turn = mw_turn(game);
    board->rotation = 0;
    board_now(&now, ui, session);
    board->cursor = first_cell(&now, game);
    look_where_it_happens(board, session, &now);
    fit(ui, session);
    if (!fresh)
        return;
    board_centre(board, game, board_layout_of(ui).map, board->cursor);
    board_show_focus(ui, session);
}

/* Within a turn the cursor stays on the new tile, so that undo finds it where
 * it was put. */
void board_follow(struct ui *ui, const struct session *session)
{
    struct board *board = &ui->board;
    struct board_now now;
    clear_hands(board);
    if (board->turn != mw_turn(session_game(session))) {
        begin_turn(ui, session);
        return;
    }
    board_now(&now, ui, session);
    look_where_it_happens(board, session, &now);
    board_show_focus(ui, session);
}

void board_resize(struct ui *ui, const struct session *session)
{
    fit(ui, session);
}

void board_start(struct ui *ui)
{
    bool hidden = ui->board.hidden, purist = ui->board.purist;
    ui->board = (struct board){.hidden = hidden, .purist = purist};
    settings_screen_size(ui);
}
