/* Actions and parts in the record's words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "lines.h"
#include "notation.h"
#include "support.h"

/* A game in which a monastery is drawn first. */
static int start(void **state)
{
    (void)state;
    return lines_begin(MW_BASE, "monastery");
}

static void a_placement_is_a_cell_and_a_rotation(void **state)
{
    (void)state;
    mw_action action = reads("place -12,7 3");
    assert_int_equal(action.type, MW_PLACE);
    assert_int_equal(action.cell.x, -12);
    assert_int_equal(action.cell.y, 7);
    assert_int_equal(action.rotation, 3);
}

static void broken_placements_are_refused(void **state)
{
    (void)state;
    refuses("place", "needs a cell");
    refuses("place 1", "needs a cell");
    refuses("place 1, 0 0", "needs a cell");
    refuses("place 1,x 0", "needs a cell");
    refuses("place 40000,0 0", "needs a cell");
    refuses("place 1,0", "needs a rotation of 0 to 3");
    refuses("place 1,0 4", "needs a rotation of 0 to 3");
    refuses("place 1,0 -1", "needs a rotation of 0 to 3");
    refuses("place 1,0 0 north", "\"north\" is too much");
}

static void words_alone_take_nothing_more(void **state)
{
    (void)state;
    assert_int_equal(reads("pass").type, MW_PASS);
    assert_int_equal(reads("  end ").type, MW_END);
    refuses("pass now", "\"now\" is too much");
    refuses("end end", "\"end\" is too much");
}

static void unknown_words_are_named(void **state)
{
    (void)state;
    refuses("jump 1,0", "no action \"jump\"");
    refuses("Place 1,0 0", "no action \"Place\"");
    refuses("seed 4", "no action \"seed\"");
}

static void parts_are_named_by_the_tile_that_was_placed(void **state)
{
    (void)state;
    mw_action place = reads("place 0,1 0");
    assert_int_equal(session_act(session, place), MW_OK);
    assert_int_equal(reads("meeple monastery").figure, MW_MEEPLE);
    assert_int_equal(reads("guard field NL").figure, MW_GUARD);
    refuses("meeple", "needs a part");
    refuses("meeple city N", "no \"city N\"; it has ");
    refuses("meeple monastery N", "it has field NL, monastery");
    refuses("meeple field N", "no \"field N\"");
    refuses("meeple field NL NL", "\"NL\" is too much after meeple");
    refuses("meeple field inner", "no \"field inner\"");
}

static void every_legal_action_is_read_as_it_was_written(void **state)
{
    (void)state;
    uint64_t seed = 3;
    do {
        const mw_game *game = session_game(session);
        const mw_actions *legal = session_legal(session);
        char before[NOTATION_BYTES] = "";
        for (int i = 0; i < legal->count; i++) {
            char text[NOTATION_BYTES];
            notation_write(game, legal->list[i], text);
            assert_true(mw_action_equal(reads(text), legal->list[i]));
            assert_string_not_equal(text, before);
            strcpy(before, text);
        }
    } while (act_randomly(session, &seed));
}

static void a_part_without_a_side_is_its_kind_alone(void **state)
{
    (void)state;
    char text[NOTATION_BYTES];
    mw_part part = {.kind = MW_MONASTERY, .slot = MW_NONE};
    notation_part(&part, text);
    assert_string_equal(text, "monastery");
    part.kind = MW_FIELD;
    notation_part(&part, text);
    assert_string_equal(text, "field inner");
    part = (mw_part){.kind = MW_ROAD, .slot = 4};
    notation_part(&part, text);
    assert_string_equal(text, "road E");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_placement_is_a_cell_and_a_rotation,
                                        start, lines_end),
        cmocka_unit_test_setup_teardown(broken_placements_are_refused, start,
                                        lines_end),
        cmocka_unit_test_setup_teardown(words_alone_take_nothing_more, start,
                                        lines_end),
        cmocka_unit_test_setup_teardown(unknown_words_are_named, start,
                                        lines_end),
        cmocka_unit_test_setup_teardown(
            parts_are_named_by_the_tile_that_was_placed, start, lines_end),
        cmocka_unit_test_setup_teardown(
            every_legal_action_is_read_as_it_was_written, start, lines_end),
        cmocka_unit_test(a_part_without_a_side_is_its_kind_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
