/* What holds on every screen: dispatch, size, repaint, messages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "hands.h"

static void below_40x15_there_is_the_size_needed_and_no_input(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    uint64_t before = mw_hash(session_game(hands->session));
    hands_resize(hands, 39, 24);
    assert_true(hands_see(hands, "needs 40x15, has 39x24", NULL, NULL));
    hands_type(hands, "\n\n\nq");
    hands_resize(hands, 80, 14);
    assert_true(hands_see(hands, "needs 40x15, has 80x14", NULL, NULL));
    hands_type(hands, "\n");
    hands_resize(hands, 40, 15);
    assert_false(hands_see(hands, "needs", NULL, NULL));
    assert_true(mw_hash(session_game(hands->session)) == before);
    assert_int_equal(hands->ui.board.panel, PANEL_NONE);
    hands_free(hands);
}

static void a_size_of_nothing_counts_as_one_cell(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    hands_resize(hands, 0, -3);
    assert_int_equal(hands->ui.columns, 1);
    assert_int_equal(hands->ui.rows, 1);
    assert_true(hands_see(hands, "M", NULL, NULL));
    hands_free(hands);
}

static void redraw_asks_for_a_new_picture(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    hands_press(hands, INPUT_REDRAW);
    assert_int_equal(hands->last.type, INTENT_REPAINT);
    hands_free(hands);
}

static void the_mouse_is_turned_off_and_on_by_a_key(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    assert_true(hands->ui.mouse);
    hands_type(hands, "M");
    assert_int_equal(hands->last.type, INTENT_MOUSE);
    assert_false(hands->ui.mouse);
    hands_type(hands, "M");
    assert_true(hands->ui.mouse);
    hands_free(hands);
}

static void what_is_said_stands_until_the_next_input(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    ui_warn(&hands->ui, "The disk is full.");
    assert_true(hands_see(hands, "! The disk is full.", NULL, NULL));
    hands_press(hands, INPUT_TAB);
    assert_false(hands_see(hands, "The disk is full.", NULL, NULL));
    hands_free(hands);
}

/* A sign and a colour tell what went wrong from what was done. */
static void what_was_done_has_a_look_of_its_own(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    int column, row;
    ui_say(&hands->ui, "Saved as here.");
    assert_true(hands_see(hands, "Saved as here.", &column, &row));
    assert_false(hands_see(hands, "! Saved", NULL, NULL));
    struct canvas *canvas = hands_canvas(hands);
    assert_int_equal(canvas_get(canvas, column, row).fg, INK_ACCENT);
    canvas_free(canvas);
    ui_warn(&hands->ui, "Not saved.");
    assert_true(hands_see(hands, "! Not saved.", &column, &row));
    canvas = hands_canvas(hands);
    assert_int_equal(canvas_get(canvas, column, row).fg, INK_WARNING);
    canvas_free(canvas);
    hands_free(hands);
}

static void the_screen_follows_the_game(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    assert_int_equal(hands->ui.screen, SCREEN_BOARD);
    ui_follow(&hands->ui, NULL);
    assert_int_equal(hands->ui.screen, SCREEN_TITLE);
    hands->ui.board.cursor = (mw_cell){50, 50};
    ui_follow(&hands->ui, hands->session);
    assert_int_equal(hands->ui.screen, SCREEN_BOARD);
    assert_true(hands->ui.board.cursor.x < 5);
    hands_free(hands);
}

static void without_colours_bars_and_chips_are_reversed(void **state)
{
    (void)state;
    struct hands *hands =
        hands_new(&(struct hands_options){.seed = 1, .mono = true});
    struct canvas *canvas = hands_canvas(hands);
    assert_true(canvas_get(canvas, 20, 0).attr & ATTR_REVERSE);
    assert_true(canvas_get(canvas, 0, 23).attr & ATTR_REVERSE);
    canvas_free(canvas);
    hands_free(hands);
}

/* A screen without a game must not fall over one that is not there. */
static void no_screen_needs_a_session(void **state)
{
    (void)state;
    struct hands *hands = hands_new(&(struct hands_options){.seed = 1});
    for (int screen = 0; screen < SCREENS; screen++) {
        hands->ui.screen = (enum screen)screen;
        struct canvas *canvas = canvas_new(80, 24);
        ui_paint(canvas, &hands->ui, NULL, hands->tiles);
        canvas_free(canvas);
        ui_input(&hands->ui, NULL, hands->tiles,
                 (struct input){.type = INPUT_RIGHT});
        ui_input(&hands->ui, NULL, hands->tiles,
                 (struct input){.type = INPUT_RESIZE, .column = 80, .row = 24});
    }
    hands_free(hands);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(below_40x15_there_is_the_size_needed_and_no_input),
        cmocka_unit_test(a_size_of_nothing_counts_as_one_cell),
        cmocka_unit_test(redraw_asks_for_a_new_picture),
        cmocka_unit_test(the_mouse_is_turned_off_and_on_by_a_key),
        cmocka_unit_test(what_is_said_stands_until_the_next_input),
        cmocka_unit_test(what_was_done_has_a_look_of_its_own),
        cmocka_unit_test(the_screen_follows_the_game),
        cmocka_unit_test(without_colours_bars_and_chips_are_reversed),
        cmocka_unit_test(no_screen_needs_a_session),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
