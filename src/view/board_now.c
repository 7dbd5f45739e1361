/* Reads what can be done now from the session and the ui. */
#include "board_now.h"

#include <stdlib.h>

static int compare_targets(const void *one, const void *other)
{
    const struct map_target *a = one;
    const struct map_target *b = other;
    if (a->cell.y != b->cell.y)
        return a->cell.y < b->cell.y ? -1 : 1;
    return (a->cell.x > b->cell.x) - (a->cell.x < b->cell.x);
}

/* ---- placing ---- */

static void list_frontier(struct board_now *now, const mw_game *game)
{
    int count = mw_frontier_count(game);
    for (int i = 0; i < count && now->target_count < NOW_TARGETS; i++)
        now->targets[now->target_count++].cell = mw_frontier_cell(game, i);
}

static void list_legal(struct board_now *now, const mw_game *game)
{
    int design = mw_tile_in_hand(game);
    int count = mw_frontier_count(game);
    for (int i = 0; i < count && now->target_count < NOW_TARGETS; i++) {
        mw_cell cell = mw_frontier_cell(game, i);
        if (mw_fits(game, design, cell) != 0)
            now->targets[now->target_count++].cell = cell;
    }
}

/* Numbers are given by place, not by the engine's order, so that a number
 * means the same cell until the tile lies. */
static void list_targets(struct board_now *now, const struct ui *ui,
                         const mw_game *game)
{
    if (ui->board.purist)
        list_frontier(now, game);
    else
        list_legal(now, game);
    qsort(now->targets, (size_t)now->target_count, sizeof *now->targets,
          compare_targets);
    now->target = MW_NONE;
    for (int i = 0; i < now->target_count; i++) {
        now->targets[i].number = i + 1;
        if (mw_cell_equal(now->targets[i].cell, ui->board.cursor))
            now->target = i;
    }
}

/* Rotations that look the same count once. */
static unsigned distinct_rotations(const mw_tiles *tiles, int design,
                                   unsigned rotations)
{
    unsigned distinct = 0;
    for (int i = 0; i < MW_SIDES; i++) {
        if ((rotations >> i & 1U) != 0)
            distinct |= 1U << mw_design_rotation(tiles, design, i);
    }
    return distinct;
}

int board_next_rotation(unsigned rotations, int rotation, int step)
{
    for (int i = 0; i < MW_SIDES; i++) {
        rotation = (rotation + step + MW_SIDES) % MW_SIDES;
        if ((rotations >> rotation & 1U) != 0)
            return rotation;
    }
    return rotation;
}

/* On a cell that is not legal, and for purists everywhere, the tile may be
 * turned at will; elsewhere a rotation that is not possible is never shown. */
static void read_place(struct board_now *now, const struct ui *ui,
                       const mw_game *game)
{
    const struct board *board = &ui->board;
    int design = mw_tile_in_hand(game);
    list_targets(now, ui, game);
    unsigned fits = board->purist ? 0 : mw_fits(game, design, board->cursor);
    now->rotations =
        distinct_rotations(mw_game_tiles(game), design, fits != 0 ? fits : 0xF);
    now->rotation =
        mw_design_rotation(mw_game_tiles(game), design, board->rotation);
    if ((now->rotations >> now->rotation & 1U) == 0)
        now->rotation = board_next_rotation(now->rotations, now->rotation, 1);
    now->place = (mw_action){.type = MW_PLACE,
                             .rotation = (uint8_t)now->rotation,
                             .cell = board->cursor};
    now->refusal = mw_check(game, now->place);
}

/* ---- parts of a tile in reading order ---- */

static const mw_part *part_of(const mw_game *game, int tile, int part)
{
    mw_tile laid = mw_tile_get(game, tile);
    return mw_design_part(mw_game_tiles(game), laid.design, laid.rotation,
                          part);
}

/* Where figures stand decides, as that is where the numbers are painted. */
static int reading_order(const mw_part *part)
{
    return part->spot_row * MW_GRID + part->spot_column;
}

/* ---- choosing a feature ---- */

/* Sorted by insertion: at most MW_PARTS_MAX, and qsort could not be told the
 * game that gives the order. */
static void insert_choice(struct board_now *now, const mw_game *game,
                          mw_action claim)
{
    int order = reading_order(part_of(game, now->last, claim.part));
    int at = now->choice_count++;
    while (at > 0 && reading_order(part_of(game, now->last,
                                           now->claims[at - 1].part)) > order) {
        now->claims[at] = now->claims[at - 1];
        at--;
    }
    now->claims[at] = claim;
}

static void read_figure(struct board_now *now, const struct ui *ui,
                        const struct session *session)
{
    const mw_actions *legal = session_legal(session);
    for (int i = 0; i < legal->count; i++) {
        mw_action action = legal->list[i];
        if (action.type == MW_PASS)
            now->can_pass = true;
        if (action.type == MW_FIGURE && now->choice_count < MW_PARTS_MAX)
            insert_choice(now, session_game(session), action);
    }
    for (int i = 0; i < now->choice_count; i++) {
        mw_spot spot = {(uint8_t)now->last, now->claims[i].part};
        now->choices[i] = (struct map_choice){spot, i + 1};
    }
    if (ui->board.choice > 0 && ui->board.choice < now->choice_count)
        now->choice = ui->board.choice;
}

/* ---- the end of a turn ---- */

/* What is borrowed from the session's events is gone after the next action;
 * a board_now does not live that long. After loading there are none, and so no
 * sums are shown. */
static void read_end(struct board_now *now, const struct ui *ui,
                     const struct session *session)
{
    const mw_events *events = session_events(session);
    for (int i = 0; i < events->count && now->scored_count < NOW_SCORED; i++) {
        if (events->list[i].type == MW_EVENT_SCORED)
            now->scored[now->scored_count++] = &events->list[i];
    }
    if (ui->board.choice > 0 && ui->board.choice <= now->scored_count)
        now->shown = ui->board.choice;
}

/* ---- inspecting ---- */

static void insert_part(struct board_now *now, const mw_game *game, int part)
{
    int order = reading_order(part_of(game, now->tile, part));
    int at = now->part_count++;
    while (at > 0 && reading_order(part_of(game, now->tile,
                                           now->parts[at - 1])) > order) {
        now->parts[at] = now->parts[at - 1];
        at--;
    }
    now->parts[at] = part;
}

static void read_inspected(struct board_now *now, const struct ui *ui,
                           const mw_game *game)
{
    now->tile = mw_tile_at(game, ui->board.inspected);
    if (now->tile == MW_NONE)
        return;
    int count = mw_design_part_count(mw_game_tiles(game),
                                     mw_tile_get(game, now->tile).design);
    for (int i = 0; i < count && now->part_count < MW_PARTS_MAX; i++)
        insert_part(now, game, i);
    if (ui->board.part > 0 && ui->board.part < now->part_count)
        now->part = ui->board.part;
}

bool board_now_part(const struct board_now *now, mw_spot *spot)
{
    if (now->tile == MW_NONE || now->part_count == 0)
        return false;
    *spot = (mw_spot){(uint8_t)now->tile, (uint8_t)now->parts[now->part]};
    return true;
}

int board_fit_count(const mw_game *game, mw_cell cell)
{
    const mw_tiles *tiles = mw_game_tiles(game);
    uint8_t left[MW_DESIGNS_MAX] = {0};
    mw_stack_counts(game, left);
    int sum = 0;
    for (int i = 0; i < mw_design_count(tiles); i++) {
        if (left[i] > 0 && mw_fits(game, i, cell) != 0)
            sum += left[i];
    }
    return sum;
}

/* ---- modes and commands ---- */

static enum board_mode phase_of(const mw_game *game)
{
    static const enum board_mode PHASES[] = {
        [MW_STEP_PLACE] = MODE_PLACE,
        [MW_STEP_FIGURE] = MODE_FIGURE,
        [MW_STEP_END] = MODE_END,
        [MW_STEP_OVER] = MODE_OVER,
    };
    return PHASES[mw_game_step(game)];
}

/* A place is typed even while a cell is looked at; a number names cells of the
 * phase, so it is not. */
static enum board_mode mode_beneath(const struct board *board,
                                    enum board_mode phase)
{
    if (board->typing == TYPING_PLACE)
        return MODE_GOTO;
    if (board->inspecting)
        return MODE_INSPECT;
    if (board->typing == TYPING_NUMBER)
        return MODE_NUMBER;
    return phase;
}

static enum board_mode mode_of(const struct board *board,
                               enum board_mode beneath)
{
    if (board->panel == PANEL_QUIT)
        return MODE_QUIT;
    return board->panel != PANEL_NONE ? MODE_PANEL : beneath;
}

static void turn_off(struct board_now *now, enum board_command command)
{
    now->enabled &= ~(UINT64_C(1) << command);
}

static void allow(struct board_now *now, enum board_command command,
                  bool allowed)
{
    if (!allowed)
        turn_off(now, command);
}

/* How many things Tab goes through. In MODE_PLACE it works even for a single
 * cell, as the cursor may be elsewhere. */
static int next_count(const struct board_now *now)
{
    switch (now->beneath) {
    case MODE_PLACE:
        return now->target_count;
    case MODE_FIGURE:
        return now->choice_count;
    case MODE_END:
        return now->scored_count;
    case MODE_INSPECT:
        return now->part_count;
    default:
        return 0;
    }
}

static int turn_count(const struct board_now *now)
{
    int count = 0;
    for (int i = 0; i < MW_SIDES; i++)
        count += (int)(now->rotations >> i & 1U);
    return count;
}

/* Everything is enabled that is not named here; which keys there are at all is
 * the mode's table to say. */
static void read_enabled(struct board_now *now, const struct ui *ui,
                         const struct session *session)
{
    const struct board *board = &ui->board;
    now->enabled = ~UINT64_C(0);
    allow(now, CMD_NEXT, next_count(now) > 1 || now->beneath == MODE_PLACE);
    allow(now, CMD_PREVIOUS, next_count(now) > 1 || now->beneath == MODE_PLACE);
    allow(now, CMD_TURN, turn_count(now) > 1);
    allow(now, CMD_TURN_BACK, turn_count(now) > 1);
    /* A purist is told only after he tried. */
    allow(now, CMD_PLACE, now->refusal == MW_OK || board->purist);
    allow(now, CMD_CLAIM, now->choice_count > 0);
    allow(now, CMD_PASS, now->can_pass);
    allow(now, CMD_UNDO, session_can_undo(session));
    allow(now, CMD_BIGGER, board->size < TILE_LARGE);
    allow(now, CMD_SMALLER, board->size > TILE_OVERVIEW);
    allow(now, CMD_TYPE,
          now->phase != MODE_PLACE || !board->purist ||
              board->typing == TYPING_PLACE);
}

void board_now(struct board_now *now, const struct ui *ui,
               const struct session *session)
{
    const mw_game *game = session_game(session);
    *now = (struct board_now){.target = MW_NONE, .tile = MW_NONE};
    now->phase = phase_of(game);
    now->beneath = mode_beneath(&ui->board, now->phase);
    now->mode = mode_of(&ui->board, now->beneath);
    now->player = mw_player_to_move(game);
    now->last = mw_tile_count(game) - 1;
    if (now->phase == MODE_PLACE)
        read_place(now, ui, game);
    if (now->phase == MODE_FIGURE)
        read_figure(now, ui, session);
    if (now->phase == MODE_END)
        read_end(now, ui, session);
    if (ui->board.inspecting)
        read_inspected(now, ui, game);
    read_enabled(now, ui, session);
}
