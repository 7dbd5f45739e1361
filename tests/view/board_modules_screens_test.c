/* Golden screens of the phases that modules bring, in three tiers each. The
 * games are played by lot until one gets there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "board_choices.h"
#include "board_preview.h"
#include "golden.h"
#include "hands.h"

static const char EVERYTHING[] = "base,magic,mist,circle";

enum { GAMES_MOST = 400 };

static struct board_now now_of(const struct hands *hands)
{
    struct board_now now;
    board_now(&now, &hands->ui, hands->session);
    return now;
}

static const mw_game *game_of(const struct hands *hands)
{
    return session_game(hands->session);
}

/* ---- what is looked for ---- */

static bool is_step(const struct hands *hands, enum mw_step step, int choices)
{
    return mw_game_step(game_of(hands)) == step &&
           now_of(hands).choice_count >= choices;
}

static bool both_on_board(const struct hands *hands)
{
    mw_spot spot;
    return mw_magic_spot(game_of(hands), MW_MAGE, &spot) &&
           mw_magic_spot(game_of(hands), MW_WITCH, &spot);
}

static bool magic(const struct hands *hands)
{
    return is_step(hands, MW_STEP_MAGIC, 4) && both_on_board(hands);
}

static bool met(const struct hands *hands)
{
    return is_step(hands, MW_STEP_MAGIC, 3) && mw_magic_met(game_of(hands));
}

static bool continues(const struct hands *hands)
{
    return is_step(hands, MW_STEP_CONTINUE, 3);
}

/* One's own meeple would leave. */
static bool limits(const struct hands *hands)
{
    struct board_preview preview;
    if (!is_step(hands, MW_STEP_LIMIT, 2))
        return false;
    struct board_now now = now_of(hands);
    return board_preview(game_of(hands), now.claims[now.choice],
                         now.choices[now.choice].spot, &preview) &&
           preview.driven_off;
}

static bool takes_extra(const struct hands *hands)
{
    return is_step(hands, MW_STEP_EXTRA, 4) && now_of(hands).sources > 1;
}

static bool closes(const struct hands *hands)
{
    return is_step(hands, MW_STEP_CLOSE, 2) &&
           board_ghosts_due(game_of(hands)) > 1;
}

static bool releases(const struct hands *hands)
{
    return is_step(hands, MW_STEP_RELEASE, 2) &&
           board_ghosts_due(game_of(hands)) > 1;
}

static bool fills(const struct hands *hands)
{
    return is_step(hands, MW_STEP_FILL, 3);
}

static bool places_guard(const struct hands *hands)
{
    return is_step(hands, MW_STEP_FIGURE, 2) &&
           now_of(hands).figures == (1U << MW_MEEPLE | 1U << MW_GUARD) &&
           mw_turn(game_of(hands)) > 6;
}

static bool tells_news(const struct hands *hands)
{
    return is_step(hands, MW_STEP_FIGURE, 2) && now_of(hands).news_count > 2;
}

static bool in_the_middle(const struct hands *hands)
{
    return mw_game_step(game_of(hands)) == MW_STEP_PLACE &&
           mw_turn(game_of(hands)) > 30 && both_on_board(hands);
}

static bool is_over(const struct hands *hands)
{
    return mw_game_step(game_of(hands)) == MW_STEP_OVER;
}

/* A tile with ghosts in its circles, in a bank that can be closed; MW_NONE. */
static int threat(const struct hands *hands)
{
    const mw_game *game = game_of(hands);
    const mw_tiles *tiles = mw_game_tiles(game);
    for (int i = 0; i < mw_tile_count(game); i++) {
        mw_tile tile = mw_tile_get(game, i);
        mw_bank bank;
        for (int k = 0; k < mw_design_bank_count(tiles, tile.design); k++) {
            mw_bank_state(game, (mw_spot){(uint8_t)i, (uint8_t)k}, &bank);
            if (tile.circle_ghosts > 0 && !bank.limited && bank.ghosts > 1 &&
                bank.tiles > 2)
                return i;
        }
    }
    return MW_NONE;
}

static bool threatens(const struct hands *hands)
{
    return mw_game_step(game_of(hands)) == MW_STEP_PLACE &&
           threat(hands) != MW_NONE;
}

/* ---- the screens ---- */

struct scene {
    const char *name;
    bool (*is)(const struct hands *hands);
    const char *modules, *players;
    const char *keys;
};

static const struct scene SCENES[] = {
    {"modules-magic", magic, "base,magic", "Anna,Bert", "w\t"},
    {"modules-met", met, "base,magic", "Anna,Bert", ""},
    {"modules-continue", continues, EVERYTHING, "Anna,Bert,Cleo", "\t"},
    {"modules-limit", limits, EVERYTHING, "Anna,Bert,Cleo", ""},
    {"modules-extra", takes_extra, EVERYTHING, "Anna,Bert,Cleo", "x"},
    {"modules-close", closes, EVERYTHING, "Anna,Bert,Cleo", ""},
    {"modules-release", releases, EVERYTHING, "Anna,Bert,Cleo", ""},
    {"modules-fill", fills, EVERYTHING, "Anna,Bert,Cleo", ""},
    {"modules-guard", places_guard, "base,mist", "Anna,Bert", "g"},
    {"modules-news", tells_news, EVERYTHING, "Anna,Bert", ""},
    {"modules-six-players", in_the_middle, EVERYTHING, "6", ""},
    {"modules-table", is_over, EVERYTHING, "6", ""},
};

static const struct tier {
    const char *name;
    struct look look;
} TIERS[] = {
    {"", {COLOURS_256, GLYPHS_UTF8}},
    {"-mono", {COLOURS_NEVER, GLYPHS_UTF8}},
    {"-ascii", {COLOURS_NEVER, GLYPHS_ASCII}},
};

enum { TIER_COUNT = sizeof TIERS / sizeof *TIERS };

static void check_look(struct hands *hands, const char *name,
                       const struct tier *tier)
{
    char whole[80];
    snprintf(whole, sizeof whole, "%s%s", name, tier->name);
    hands->ui.look = tier->look;
    struct canvas *canvas = hands_canvas(hands);
    golden_check(whole, canvas);
    canvas_free(canvas);
}

static void check_tiers(struct hands *hands, const char *name)
{
    for (int i = 0; i < TIER_COUNT; i++)
        check_look(hands, name, &TIERS[i]);
}

/* So large that signs can be seen. */
static void see_signs(struct hands *hands)
{
    if (hands->ui.board.size == TILE_OVERVIEW &&
        hands->ui.screen == SCREEN_BOARD)
        hands_type(hands, "+");
}

static struct hands *find(const struct scene *scene)
{
    struct hands *hands =
        hands_find(&(struct hands_options){.modules = scene->modules,
                                           .players = scene->players},
                   GAMES_MOST, scene->is);
    see_signs(hands);
    return hands;
}

static void the_phases_look_as_they_did(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof SCENES / sizeof *SCENES; i++) {
        struct hands *hands = find(&SCENES[i]);
        hands_type(hands, SCENES[i].keys);
        check_tiers(hands, SCENES[i].name);
        hands_free(hands);
    }
}

static void one_of_them_leaves_as_it_did(void **state)
{
    (void)state;
    struct hands *hands = hands_met();
    hands_type(hands, "w");
    check_tiers(hands, "modules-aside");
    hands_free(hands);
}

/* Looks at the cell of a tile, at the last of its parts: its mist. */
static void look_at(struct hands *hands, int tile)
{
    char keys[40];
    mw_cell cell = mw_tile_get(game_of(hands), tile).cell;
    snprintf(keys, sizeof keys, ":%d,%d\ni", cell.x, cell.y);
    hands_type(hands, keys);
    hands_press(hands, INPUT_BACKTAB);
}

static void a_bank_looks_as_it_did(void **state)
{
    static const struct scene SCENE = {"modules-bank", threatens, EVERYTHING,
                                       "Anna,Bert", ""};
    (void)state;
    struct hands *hands = find(&SCENE);
    look_at(hands, threat(hands));
    check_tiers(hands, "modules-bank");
    hands_free(hands);
}

/* What a narrow screen shows of it, and a large one; and the help. */
static void other_sizes_look_as_they_did(void **state)
{
    static const struct {
        const char *name;
        int columns, rows;
        const char *keys, *players;
    } SIZES[] = {
        {"modules-continue-40x15", 40, 15, "", "6"},
        {"modules-continue-60x20", 60, 20, "", "3"},
        {"modules-continue-120x40", 120, 40, "", "6"},
        {"modules-help-ghost", 80, 24, "?", "6"},
    };
    (void)state;
    struct scene scene = {"", continues, EVERYTHING, "6", ""};
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        scene.players = SIZES[i].players;
        struct hands *hands = find(&scene);
        hands_resize(hands, SIZES[i].columns, SIZES[i].rows);
        hands_type(hands, SIZES[i].keys);
        check_look(hands, SIZES[i].name, &TIERS[0]);
        hands_free(hands);
    }
    scene.is = is_over;
    scene.players = "6";
    struct hands *hands = find(&scene);
    hands_resize(hands, 40, 15);
    check_look(hands, "modules-table-40x15", &TIERS[0]);
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_phases_look_as_they_did),
        cmocka_unit_test(one_of_them_leaves_as_it_did),
        cmocka_unit_test(a_bank_looks_as_it_did),
        cmocka_unit_test(other_sizes_look_as_they_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
