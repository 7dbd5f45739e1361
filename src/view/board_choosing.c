/* Choosing by keys and by mouse. */
#include "board_choosing.h"

#include "board_choices.h"
#include "board_focus.h"
#include "board_spot.h"

static const struct intent NONE = {.type = INTENT_NONE};

void board_choose(const struct doing *doing, int i, enum board_sight sight)
{
    struct board *board = &doing->ui->board;
    board->choice = i;
    board->cursor = board_choice_cell(doing->now, doing->game, i);
    if (sight == SIGHT_FOLLOWS)
        board_move_to(doing, board->cursor);
}

struct intent board_do_chosen(const struct doing *doing)
{
    return (struct intent){.type = INTENT_ACT,
                           .action = doing->now->claims[doing->now->choice]};
}

/* ---- which figure ---- */

static struct intent choose_figure(const struct doing *doing, int figure,
                                   int first)
{
    const struct board_now *now = doing->now;
    doing->ui->board.second_figure = figure != first;
    for (int i = 0; i < now->choice_count && now->phase == MODE_ASIDE; i++) {
        if (now->claims[i].figure == figure)
            board_choose(doing, i, SIGHT_FOLLOWS);
    }
    return NONE;
}

struct intent board_choose_meeple(const struct doing *doing)
{
    return choose_figure(doing, MW_MEEPLE, MW_MEEPLE);
}

struct intent board_choose_guard(const struct doing *doing)
{
    return choose_figure(doing, MW_GUARD, MW_MEEPLE);
}

struct intent board_choose_mage(const struct doing *doing)
{
    return choose_figure(doing, MW_MAGE, MW_MAGE);
}

struct intent board_choose_witch(const struct doing *doing)
{
    return choose_figure(doing, MW_WITCH, MW_MAGE);
}

struct intent board_choose_source(const struct doing *doing)
{
    board_choose(doing, board_choice_other_source(doing->now), SIGHT_FOLLOWS);
    return NONE;
}

/* ---- by mouse ---- */

/* Where features are chosen, any of their tiles will do; a magic figure's own
 * tile comes first, as both may stand on one feature. */
static int feature_under(const struct doing *doing, mw_cell cell,
                         const mw_spot *spot)
{
    const struct board_now *now = doing->now;
    for (int i = 0; i < now->choice_count && now->phase == MODE_ASIDE; i++) {
        if (mw_cell_equal(board_choice_cell(now, doing->game, i), cell))
            return i;
    }
    for (int i = 0; i < now->choice_count && spot != NULL; i++) {
        if (board_same_feature(doing->game, now->choices[i].spot, *spot))
            return i;
    }
    return MW_NONE;
}

/* How well a choice goes with a click on its cell: its very part is best, then
 * the source that is chosen already. */
static int fitness(const struct board_now *now, int i, const mw_spot *spot)
{
    int fits = 1;
    if (spot != NULL && now->choices[i].spot.part == spot->part)
        fits += 2;
    if (board_same_source(now->claims[i], now->claims[now->choice]))
        fits += 1;
    return fits;
}

static int meeple_under(const struct doing *doing, mw_cell cell,
                        const mw_spot *spot)
{
    const struct board_now *now = doing->now;
    int best = MW_NONE, best_fits = 0;
    for (int i = 0; i < now->choice_count; i++) {
        int fits = fitness(now, i, spot);
        if (fits > best_fits &&
            mw_cell_equal(board_choice_cell(now, doing->game, i), cell)) {
            best = i;
            best_fits = fits;
        }
    }
    return best;
}

/* The same ghost for the same meeple, but from the tile that was clicked. */
static int source_under(const struct doing *doing, mw_cell cell)
{
    const struct board_now *now = doing->now;
    mw_cell target = now->claims[now->choice].cell;
    for (int i = 0; i < now->choice_count; i++) {
        if (now->claims[i].from == MW_FROM_CIRCLES &&
            mw_cell_equal(now->claims[i].source, cell) &&
            mw_cell_equal(now->claims[i].cell, target))
            return i;
    }
    return MW_NONE;
}

static int choice_under(const struct doing *doing, mw_cell cell,
                        const mw_spot *spot)
{
    enum board_mode phase = doing->now->phase;
    if (phase != MODE_GHOST && phase != MODE_FILL)
        return feature_under(doing, cell, spot);
    int choice = meeple_under(doing, cell, spot);
    return choice != MW_NONE || phase == MODE_FILL ? choice
                                                   : source_under(doing, cell);
}

static const char *const NOTHING_THERE[BOARD_MODES] = {
    [MODE_MAGIC] = "They go to incomplete roads and cities without either.",
    [MODE_ASIDE] = "Neither the mage nor the witch stands there.",
    [MODE_GHOST] = "No meeple that can take this ghost stands there.",
    [MODE_FILL] = "No ghost can be drawn in from there.",
    [MODE_FIGURE] = "No meeple can be placed there now.",
    [MODE_FIGURES] = "No figure can be placed there now.",
};

struct intent board_click_choice(const struct doing *doing, mw_cell cell,
                                 const mw_spot *spot)
{
    int choice = choice_under(doing, cell, spot);
    if (choice == MW_NONE) {
        ui_warn(doing->ui, NOTHING_THERE[doing->now->phase]);
        return NONE;
    }
    if (choice == doing->now->choice)
        return board_do_chosen(doing);
    board_choose(doing, choice, SIGHT_STAYS);
    return NONE;
}
