/* What is chosen, and what it would do, is read at any size: the prompt of the
 * phases that modules bring never loses it for want of room. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "board_prompt.h"
#include "board_view.h"
#include "common/scale.h"
#include "hands.h"

static const struct {
    int columns, rows;
} SIZES[] = {{40, 15}, {52, 18}, {60, 20}, {79, 24}, {80, 24}, {120, 40}};

enum { SIZE_COUNT = sizeof SIZES / sizeof *SIZES };

/* Six players with long names, cells far out: the longest there is. */
static struct hands *six_players(uint64_t seed)
{
    return hands_new(&(struct hands_options){
        .modules = "base,magic,mist,circle",
        .players = "Alexander,Bartholomew,Christopher,Dominica,Emmanuela,"
                   "Ferdinanda",
        .seed = seed});
}

static struct board_prompt prompt_of(const struct hands *hands)
{
    struct board_now now;
    struct board_prompt prompt;
    board_now(&now, &hands->ui, hands->session);
    board_prompt(&prompt, &hands->ui, hands->session, &now);
    return prompt;
}

/* The last word of what is told stands on one of the two lines. */
static void assert_told_to_the_end(const struct hands *hands,
                                   const struct board_prompt *prompt)
{
    const char *last = strrchr(prompt->tell, ' ');
    assert_non_null(last);
    bool seen = false;
    for (int row = hands->ui.rows - 3; row < hands->ui.rows - 1; row++)
        seen |= strstr(hands_row(hands, row), last + 1) != NULL;
    if (!seen)
        fail_msg("%dx%d has no room for \"%s %s\"", hands->ui.columns,
                 hands->ui.rows, prompt->ask, prompt->tell);
}

static void look_at_sizes(struct hands *hands)
{
    for (int i = 0; i < SIZE_COUNT; i++) {
        hands_resize(hands, SIZES[i].columns, SIZES[i].rows);
        struct board_prompt prompt = prompt_of(hands);
        if (!board_prompt_fits(&prompt, SIZES[i].columns))
            fail_msg("%d columns have no room for \"%s %s\"", SIZES[i].columns,
                     prompt.ask, prompt.tell);
        assert_told_to_the_end(hands, &prompt);
    }
}

static bool is_looked_at(enum mw_step step)
{
    return step > MW_STEP_PLACE && step <= MW_STEP_FIGURE;
}

/* Goes through some of the choices, too. */
static void look_at_choices(struct hands *hands)
{
    struct board_now now;
    board_now(&now, &hands->ui, hands->session);
    for (int i = 0; i < now.choice_count && i < 3; i++) {
        look_at_sizes(hands);
        hands_press(hands, INPUT_TAB);
    }
}

static void every_choice_of_a_game_is_told_at_every_size(void **state)
{
    (void)state;
    int seen = 0;
    for (uint64_t seed = 1; seed <= (uint64_t)scaled(2); seed++) {
        struct hands *hands = six_players(seed);
        uint64_t chance = seed;
        const mw_actions *legal = session_legal(hands->session);
        for (; legal->count > 0; legal = session_legal(hands->session)) {
            if (is_looked_at(mw_game_step(session_game(hands->session)))) {
                ui_follow(&hands->ui, hands->session);
                look_at_choices(hands);
                seen++;
            }
            mw_action action = hands_by_lot(legal, chance += 7919);
            assert_int_equal(session_act(hands->session, action), MW_OK);
        }
        hands_free(hands);
    }
    assert_true(seen > 20);
}

/* ---- a look at the mist ---- */

static int banks_seen;

static bool threatens(const struct hands *hands)
{
    struct board_now now;
    mw_spot piece;
    mw_bank bank;
    board_now(&now, &hands->ui, hands->session);
    if (!board_now_mist(&now, &piece))
        return false;
    mw_bank_state(session_game(hands->session), piece, &bank);
    return bank.ghosts > 0;
}

/* Every piece of mist of a tile, as i and Tab show it. What cannot happen to
 * it may be left out for want of room, but not what ghosts threaten. */
static void look_at_banks(struct hands *hands, mw_cell cell)
{
    struct board_now now;
    char jump[32];
    snprintf(jump, sizeof jump, ":%d,%d\n", cell.x, cell.y);
    hands_type(hands, jump);
    hands_type(hands, "i");
    board_now(&now, &hands->ui, hands->session);
    for (int i = 0; i < now.part_count; i++) {
        if (threatens(hands)) {
            look_at_sizes(hands);
            banks_seen++;
        }
        hands_press(hands, INPUT_TAB);
    }
    hands_type(hands, "i");
}

static bool late(const struct hands *hands)
{
    const mw_game *game = session_game(hands->session);
    return mw_game_step(game) == MW_STEP_PLACE && mw_turn(game) > 100;
}

static void banks_are_told_at_every_size(void **state)
{
    (void)state;
    struct hands *hands = hands_find(
        &(struct hands_options){.modules = "base,mist,circle", .seed = 5}, 20,
        late);
    banks_seen = 0;
    for (int i = 4; i < mw_tile_count(session_game(hands->session)); i++)
        look_at_banks(hands, mw_tile_get(session_game(hands->session), i).cell);
    assert_true(banks_seen > 5);
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_choice_of_a_game_is_told_at_every_size),
        cmocka_unit_test(banks_are_told_at_every_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
