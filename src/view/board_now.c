/* Reads what can be done now from the session and the ui. */
#include "board_now.h"

#include <stdlib.h>

#include "board_choices.h"
#include "board_news.h"
#include "board_spot.h"

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

static int order_of(const struct board_now *now, const mw_game *game, int part)
{
    return board_reading_order(game,
                               (mw_spot){(uint8_t)now->tile, (uint8_t)part});
}

static void insert_part(struct board_now *now, const mw_game *game, int part)
{
    int order = order_of(now, game, part);
    int at = now->part_count++;
    while (at > 0 && order_of(now, game, now->parts[at - 1]) > order) {
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
    now->feature_count = now->part_count;
    now->part_count += mw_design_bank_count(
        mw_game_tiles(game), mw_tile_get(game, now->tile).design);
    if (ui->board.part > 0 && ui->board.part < now->part_count)
        now->part = ui->board.part;
}

bool board_now_part(const struct board_now *now, mw_spot *spot)
{
    if (now->tile == MW_NONE || now->part >= now->feature_count)
        return false;
    *spot = (mw_spot){(uint8_t)now->tile, (uint8_t)now->parts[now->part]};
    return true;
}

bool board_now_mist(const struct board_now *now, mw_spot *piece)
{
    if (now->tile == MW_NONE || now->part < now->feature_count ||
        now->part >= now->part_count)
        return false;
    *piece = (mw_spot){(uint8_t)now->tile,
                       (uint8_t)(now->part - now->feature_count)};
    return true;
}

bool board_now_chooses(const struct board_now *now)
{
    return board_choosing_command(now->phase) != CMD_NOTHING;
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

static enum board_mode phase_of(const struct session *session)
{
    static const enum board_mode PHASES[] = {
        [MW_STEP_PLACE] = MODE_PLACE,    [MW_STEP_MAGIC] = MODE_MAGIC,
        [MW_STEP_OWN] = MODE_GHOST,      [MW_STEP_FILL] = MODE_FILL,
        [MW_STEP_CONTINUE] = MODE_GHOST, [MW_STEP_EXTRA] = MODE_GHOST,
        [MW_STEP_CLOSE] = MODE_GHOST,    [MW_STEP_LIMIT] = MODE_GHOST,
        [MW_STEP_RELEASE] = MODE_GHOST,  [MW_STEP_FIGURE] = MODE_FIGURE,
        [MW_STEP_END] = MODE_END,        [MW_STEP_OVER] = MODE_OVER,
    };
    const mw_game *game = session_game(session);
    const mw_actions *legal = session_legal(session);
    enum board_mode phase = PHASES[mw_game_step(game)];
    if (phase == MODE_MAGIC && legal->list[0].type == MW_ASIDE)
        return MODE_ASIDE;
    if (phase == MODE_FIGURE && (mw_game_modules(game) & MW_MIST) != 0)
        return MODE_FIGURES;
    return phase;
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

static void allow(struct board_now *now, enum board_command command,
                  bool allowed)
{
    if (!allowed)
        now->enabled &= ~(UINT64_C(1) << command);
}

/* How many things Tab goes through. In MODE_PLACE it works even for a single
 * cell, as the cursor may be elsewhere. */
static int next_count(const struct board_now *now)
{
    switch (now->beneath) {
    case MODE_PLACE:
        return now->target_count;
    case MODE_END:
        return now->scored_count;
    case MODE_INSPECT:
        return now->part_count;
    default:
        return now->beneath == now->phase ? now->choice_count : 0;
    }
}

static int turn_count(const struct board_now *now)
{
    int count = 0;
    for (int i = 0; i < MW_SIDES; i++)
        count += (int)(now->rotations >> i & 1U);
    return count;
}

static const struct {
    enum board_command command;
    int figure;
} FIGURES[] = {
    {CMD_MEEPLE, MW_MEEPLE},
    {CMD_GUARD, MW_GUARD},
    {CMD_MAGE, MW_MAGE},
    {CMD_WITCH, MW_WITCH},
};

enum { FIGURE_COMMANDS = sizeof FIGURES / sizeof *FIGURES };

/* Only the figure that is not chosen yet can be changed to. */
static bool can_change_to(const struct board_now *now, int figure)
{
    if (now->phase == MODE_ASIDE)
        return now->choice_count > 1 &&
               now->claims[now->choice].figure != figure;
    return (now->figures >> figure & 1) != 0 && now->figure != figure;
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
    allow(now, board_choosing_command(now->phase), now->choice_count > 0);
    for (int i = 0; i < FIGURE_COMMANDS; i++)
        allow(now, FIGURES[i].command, can_change_to(now, FIGURES[i].figure));
    allow(now, CMD_SOURCE, now->sources > 1);
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
    now->phase = phase_of(session);
    now->beneath = mode_beneath(&ui->board, now->phase);
    now->mode = mode_of(&ui->board, now->beneath);
    now->player = mw_player_to_move(game);
    now->last = mw_tile_count(game) - 1;
    if (now->phase == MODE_PLACE)
        read_place(now, ui, game);
    else
        board_news_read(now, session);
    if (board_now_chooses(now) && !ui->board.watching)
        board_choices_read(now, ui, session);
    if (now->phase == MODE_END)
        read_end(now, ui, session);
    if (ui->board.inspecting)
        read_inspected(now, ui, game);
    read_enabled(now, ui, session);
}
