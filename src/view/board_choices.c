/* Lists the legal actions of a phase as things on the map. */
#include "board_choices.h"

#include <stdlib.h>

#include "board_spot.h"

/* One choice while they are sorted: `order` is compared number by number. */
struct option {
    mw_action action;
    mw_spot spot;
    int order[5];
};

static mw_cell cell_of(const mw_game *game, mw_spot spot)
{
    return mw_tile_get(game, spot.tile).cell;
}

/* ---- where a choice is shown ---- */

enum { PARTS_SEEN = 512 };

/* A feature is shown where it comes nearest to the tile just laid: there the
 * eyes are. */
static mw_spot near_part(const mw_game *game, mw_spot feature)
{
    mw_spot parts[PARTS_SEEN];
    mw_cell last = mw_tile_get(game, mw_tile_count(game) - 1).cell;
    int count = mw_feature_parts(game, feature, parts, PARTS_SEEN);
    mw_spot best = feature;
    for (int i = 0; i < count && i < PARTS_SEEN; i++) {
        if (board_distance(cell_of(game, parts[i]), last) <
            board_distance(cell_of(game, best), last))
            best = parts[i];
    }
    return best;
}

static mw_spot figure_spot(const mw_game *game, mw_cell cell)
{
    int tile = mw_tile_at(game, cell);
    return (mw_spot){(uint8_t)tile, mw_tile_get(game, tile).part};
}

/* Circles lie in the mist, which is no part; a part that no figure stands on
 * stands in for them. */
static mw_spot circle_spot(const mw_game *game, mw_cell cell)
{
    int index = mw_tile_at(game, cell);
    mw_tile tile = mw_tile_get(game, index);
    int count = mw_design_part_count(mw_game_tiles(game), tile.design);
    bool taken = tile.figure != MW_NO_FIGURE && tile.part == 0;
    int part = taken ? 1 : 0;
    return (mw_spot){(uint8_t)index,
                     (uint8_t)(part < count ? part : SPOT_NO_PART)};
}

static mw_spot spot_of(const mw_game *game, mw_action action)
{
    mw_spot spot = {(uint8_t)(mw_tile_count(game) - 1), action.part};
    switch (action.type) {
    case MW_MOVE_MAGIC:
        spot.tile = (uint8_t)mw_tile_at(game, action.cell);
        return near_part(game, spot);
    case MW_ASIDE:
        mw_magic_spot(game, (enum mw_magic)action.figure, &spot);
        return spot;
    case MW_GHOST:
        return figure_spot(game, action.cell);
    case MW_FORFEIT:
        return circle_spot(game, action.source);
    case MW_FILL:
        return action.from == MW_FROM_MEEPLE ? figure_spot(game, action.source)
                                             : circle_spot(game, action.source);
    default:
        return spot;
    }
}

/* ---- in which order ---- */

/* Two things may be equal in all that: the two magic figures. */
static struct option make_option(const mw_game *game, mw_action action)
{
    mw_spot spot = spot_of(game, action);
    mw_cell cell = cell_of(game, spot);
    bool by_source = action.type == MW_GHOST;
    return (struct option){action,
                           spot,
                           {by_source ? action.source.y : 0,
                            by_source ? action.source.x : 0, cell.y, cell.x,
                            action.type == MW_ASIDE
                                ? action.figure
                                : board_reading_order(game, spot)}};
}

static int compare_options(const void *one, const void *other)
{
    const int *a = ((const struct option *)one)->order;
    const int *b = ((const struct option *)other)->order;
    for (int i = 0; i < 5; i++) {
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    }
    return 0;
}

/* ---- which kind of figure ---- */

static bool has_figures(enum mw_action_type type)
{
    return type == MW_FIGURE || type == MW_MOVE_MAGIC;
}

static void read_figures(struct board_now *now, const struct ui *ui,
                         const mw_actions *legal)
{
    for (int i = 0; i < legal->count; i++) {
        mw_action action = legal->list[i];
        if (action.type == MW_PASS)
            now->can_pass = true;
        if (has_figures((enum mw_action_type)action.type))
            now->figures |= 1U << action.figure;
    }
    for (int kind = 0; now->figures >> kind != 0; kind++) {
        bool first = (now->figures & ((1U << kind) - 1)) == 0;
        if ((now->figures >> kind & 1) != 0 &&
            (first || ui->board.second_figure))
            now->figure = kind;
    }
}

/* ---- all of it ---- */

static bool is_choice(const struct board_now *now, mw_action action)
{
    enum mw_action_type type = (enum mw_action_type)action.type;
    return type != MW_PASS &&
           (!has_figures(type) || action.figure == now->figure);
}

bool board_same_source(mw_action one, mw_action other)
{
    return one.from == other.from && mw_cell_equal(one.source, other.source);
}

static void count_sources(struct board_now *now)
{
    for (int i = 0; i < now->choice_count; i++) {
        if (i == 0 || !board_same_source(now->claims[i], now->claims[i - 1]))
            now->sources++;
    }
}

void board_choices_read(struct board_now *now, const struct ui *ui,
                        const struct session *session)
{
    const mw_game *game = session_game(session);
    const mw_actions *legal = session_legal(session);
    struct option options[NOW_CHOICES];
    int count = 0;
    read_figures(now, ui, legal);
    for (int i = 0; i < legal->count && count < NOW_CHOICES; i++) {
        if (is_choice(now, legal->list[i]))
            options[count++] = make_option(game, legal->list[i]);
    }
    qsort(options, (size_t)count, sizeof *options, compare_options);
    for (int i = 0; i < count; i++) {
        now->claims[i] = options[i].action;
        now->choices[i] = (struct map_choice){options[i].spot, i + 1};
    }
    now->choice_count = count;
    count_sources(now);
    if (ui->board.choice > 0 && ui->board.choice < count)
        now->choice = ui->board.choice;
}

mw_cell board_choice_cell(const struct board_now *now, const mw_game *game,
                          int i)
{
    return cell_of(game, now->choices[i].spot);
}

int board_choice_near(const struct board_now *now, const mw_game *game,
                      mw_cell cell)
{
    int best = 0;
    for (int i = 1; i < now->choice_count; i++) {
        if (board_distance(board_choice_cell(now, game, i), cell) <
            board_distance(board_choice_cell(now, game, best), cell))
            best = i;
    }
    return best;
}

int board_choice_no_field(const struct board_now *now, const mw_game *game)
{
    for (int i = 0; i < now->choice_count; i++) {
        mw_spot spot = now->choices[i].spot;
        mw_tile tile = mw_tile_get(game, spot.tile);
        if (mw_design_part(mw_game_tiles(game), tile.design, tile.rotation,
                           spot.part)
                ->kind != MW_FIELD)
            return i;
    }
    return 0;
}

int board_choice_other_source(const struct board_now *now)
{
    mw_action chosen = now->claims[now->choice];
    int next = now->choice;
    while (next < now->choice_count &&
           board_same_source(now->claims[next], chosen))
        next++;
    next = next < now->choice_count ? next : 0;
    for (int i = next; i < now->choice_count &&
                       board_same_source(now->claims[i], now->claims[next]);
         i++) {
        if (mw_cell_equal(now->claims[i].cell, chosen.cell))
            return i;
    }
    return next;
}
