/* Anything at any size: nothing crashes, and no action is asked for that the
 * game refuses (hands_input checks that). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "common/dice.h"
#include "common/scale.h"
#include "hands.h"

enum { INPUTS_A_GAME = 3000, PAINT_EVERY = 5 };

static const char KEYS[] =
    "nNrRhjklupimwgxtLqszvcobM?:.,-+=0123456789 \n\t\b\033y";

static struct input random_input(uint64_t *chance, const struct ui *ui)
{
    static const enum input_type MOUSE[] = {INPUT_CLICK, INPUT_CLICK,
                                            INPUT_WHEEL_UP, INPUT_WHEEL_DOWN};
    uint32_t kind = dice_below(chance, 20);
    if (kind < 4)
        return (struct input){
            .type = MOUSE[dice_below(chance, 4)],
            .column = (int)dice_below(chance, (uint32_t)ui->columns + 4) - 2,
            .row = (int)dice_below(chance, (uint32_t)ui->rows + 4) - 2};
    if (kind < 8)
        return (struct input){
            .type = (enum input_type)dice_below(chance, INPUT_PAGE_DOWN + 1),
            .ch = dice_below(chance, 0x3000)};
    if (kind < 10)
        return (struct input){.type = INPUT_ENTER};
    return (struct input){
        .type = INPUT_CHAR,
        .ch = (unsigned char)KEYS[dice_below(chance, sizeof KEYS - 1)]};
}

/* Small sizes as often as large ones. */
static void random_resize(struct hands *hands, uint64_t *chance)
{
    uint32_t most = 1U << dice_below(chance, 8);
    hands_resize(hands, 1 + (int)dice_below(chance, 2 * most),
                 1 + (int)dice_below(chance, most));
}

static struct look random_look(uint64_t *chance)
{
    return (struct look){(enum colours)dice_below(chance, COLOURS_256 + 1),
                         (enum glyphs)dice_below(chance, GLYPHS_ASCII + 1)};
}

/* What other screens are asked is not the matter here. */
static void stay_at_the_board(struct hands *hands)
{
    enum mw_step step = mw_game_step(session_game(hands->session));
    if (hands->ui.screen != SCREEN_BOARD &&
        (step != MW_STEP_OVER || hands->ui.screen != SCREEN_TABLE))
        hands->ui.screen = SCREEN_BOARD;
}

static void paint(struct hands *hands)
{
    struct canvas *canvas = hands_canvas(hands);
    assert_int_not_equal(canvas_get(canvas, 0, 0).glyph, 0);
    canvas_free(canvas);
}

static void fuzz(uint64_t seed)
{
    uint64_t chance = seed;
    static const char *const PLAYERS[] = {"2", "3", "4", "5", "6"};
    static const char *const MODULES[] = {
        "base",      "base,magic",       "base,magic,mist",
        "base,mist", "base,mist,circle", "base,magic,mist,circle"};
    struct hands *hands = hands_new(
        &(struct hands_options){.players = PLAYERS[dice_below(&chance, 5)],
                                .modules = MODULES[dice_below(&chance, 6)],
                                .seed = seed,
                                .mono = true,
                                .look = random_look(&chance)});
    hands_play(hands, (int)dice_below(&chance, 140), seed);
    for (int i = 0; i < INPUTS_A_GAME; i++) {
        stay_at_the_board(hands);
        if (dice_below(&chance, 50) == 0)
            random_resize(hands, &chance);
        else if (dice_below(&chance, 400) == 0)
            hands_resize(hands, 80, 24);
        hands_input(hands, random_input(&chance, &hands->ui));
        if (i % PAINT_EVERY == 0)
            paint(hands);
    }
    hands_free(hands);
}

static void no_input_at_any_size_does_harm(void **state)
{
    (void)state;
    int games = scaled(40);
    for (int i = 0; i < games; i++)
        fuzz((uint64_t)i);
}

static void every_size_can_be_painted(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){
        .seed = 3, .players = "6", .modules = "base,magic,mist,circle"});
    hands_play(hands, 30, 3);
    for (int columns = 1; columns < 140; columns += 3) {
        for (int rows = 1; rows < 50; rows += 2) {
            hands_resize(hands, columns, rows);
            paint(hands);
        }
    }
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_input_at_any_size_does_harm),
        cmocka_unit_test(every_size_can_be_painted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
