/* Golden screens of what is told about keeping a game: autosave, saving, what
 * was torn, and a hand-over that is taken back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "golden.h"
#include "hands.h"

static const struct look FULL = {COLOURS_256, GLYPHS_UTF8};
static const struct look ASCII = {COLOURS_NEVER, GLYPHS_ASCII};

static const char LOST[] =
    "Autosave failed: No space left on device. Play on, but save it elsewhere. "
    "/home/anna/.local/state/mistwall/20260501-214003-anna-bert.mistwall";

static void check(struct hands *hands, const char *name, struct look look)
{
    hands->ui.look = look;
    struct canvas *canvas = hands_canvas(hands);
    golden_check(name, canvas);
    canvas_free(canvas);
}

static struct hands *at_the_board(int turns)
{
    struct hands *hands = hands_new(
        &(struct hands_options){.players = "Anna,Bert", .seed = 4711});
    hands_play(hands, turns, 4711);
    return hands;
}

static void autosave_that_fails(void **state)
{
    (void)state;
    struct hands *hands = at_the_board(6);
    ui_warn(&hands->ui, LOST);
    hands->ui.unkept = true;
    check(hands, "kept-lost", FULL);
    check(hands, "kept-lost-ascii", ASCII);
    hands_resize(hands, 40, 15);
    ui_warn(&hands->ui, LOST);
    check(hands, "kept-lost-small", FULL);
    hands_resize(hands, 80, 24);
    hands_press(hands, INPUT_TAB);
    check(hands, "kept-lost-later", FULL);
    hands_type(hands, "q");
    check(hands, "kept-lost-quit", FULL);
    hands_type(hands, "n");
    hands->ui.unkept = false;
    ui_say(&hands->ui, "The game is kept by itself again.");
    check(hands, "kept-again", FULL);
    hands_free(hands);
}

static void saved_and_torn(void **state)
{
    (void)state;
    struct hands *hands = at_the_board(6);
    ui_say(&hands->ui,
           "Saved as /home/anna/.local/share/mistwall/anna-bert.mistwall.");
    check(hands, "kept-saved", FULL);
    check(hands, "kept-saved-ascii", ASCII);
    ui_warn(&hands->ui, "The file's last line has no end and is left out.");
    check(hands, "kept-torn", FULL);
    session_mark_saved(hands->session);
    hands_type(hands, "q");
    check(hands, "kept-quit", FULL);
    hands_free(hands);
}

static void over_and_kept(void **state)
{
    (void)state;
    struct hands *hands = at_the_board(80);
    assert_int_equal(mw_game_step(session_game(hands->session)), MW_STEP_OVER);
    hands->ui.screen = SCREEN_TABLE;
    ui_say(&hands->ui,
           "The game is kept as 20260501-214003-anna-bert.mistwall.");
    check(hands, "kept-over", FULL);
    hands_free(hands);
}

/* The same tile again, and everybody is told. */
static void a_hand_over_taken_back(void **state)
{
    (void)state;
    struct hands *hands = at_the_board(0);
    struct setup setup = *session_setup(hands->session);
    setup.take_back = true;
    session_free(hands->session);
    hands->session = session_new(hands->tiles, &setup, NULL);
    assert_non_null(hands->session);
    ui_follow(&hands->ui, hands->session);
    hands_play(hands, 3, 4711);
    int design = mw_tile_in_hand(session_game(hands->session));
    check(hands, "kept-handed-over", FULL);
    hands_type(hands, "u");
    ui_say(&hands->ui, "The hand-over is taken back: it is Anna's turn again.");
    check(hands, "kept-taken-back", FULL);
    check(hands, "kept-taken-back-ascii", ASCII);
    hands_press(hands, INPUT_ENTER);
    assert_int_equal(mw_tile_in_hand(session_game(hands->session)), design);
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(autosave_that_fails),
        cmocka_unit_test(saved_and_torn),
        cmocka_unit_test(over_and_kept),
        cmocka_unit_test(a_hand_over_taken_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
