/* The modules' actions in the record's words, and what is wrong with them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "lines.h"
#include "notation.h"
#include "support.h"

static int start(void **state)
{
    (void)state;
    return lines_begin(MW_BASE | MW_MAGIC | MW_MIST | MW_CIRCLE, NULL);
}

static void a_magic_figure_goes_to_a_part_of_a_tile(void **state)
{
    (void)state;
    refuses("mage", "mage needs a cell X,Y");
    refuses("mage city", "mage needs a cell X,Y");
    refuses("witch 40,-7 city N", "no tile lies on 40,-7");
    refuses("witch 0,0", "witch needs a part");
    refuses("witch 0,0 harbour", "the tile has no \"harbour\"; it has ");
}

static void aside_goes_the_mage_or_the_witch(void **state)
{
    (void)state;
    assert_int_equal(reads("aside mage").figure, MW_MAGE);
    assert_int_equal(reads("aside witch").figure, MW_WITCH);
    refuses("aside", "aside needs mage or witch");
    refuses("aside meeple", "aside needs mage or witch");
    refuses("aside mage 0,0", "\"0,0\" is too much");
}

static void a_ghost_may_come_from_a_circle(void **state)
{
    (void)state;
    mw_action action = reads("ghost 2,3");
    assert_int_equal(action.cell.y, 3);
    assert_int_equal(action.from, MW_NO_SOURCE);
    action = reads("ghost 2,3 from -1,4");
    assert_int_equal(action.source.x, -1);
    assert_int_equal(action.from, MW_FROM_CIRCLES);
    refuses("ghost", "ghost needs a cell X,Y");
    refuses("ghost 2,3 to -1,4", "\"to\" is too much");
    refuses("ghost 2,3 from", "ghost needs a cell X,Y");
    refuses("ghost 2,3 from 1,1 now", "\"now\" is too much");
}

static void a_circle_is_filled_from_a_meeple_or_a_circle(void **state)
{
    (void)state;
    assert_int_equal(reads("fill from 1,2").from, MW_FROM_MEEPLE);
    assert_int_equal(reads("fill from 1,2 circle").from, MW_FROM_CIRCLES);
    refuses("fill", "fill needs from X,Y");
    refuses("fill 1,2", "fill needs from X,Y");
    refuses("fill from", "fill needs a cell X,Y");
    refuses("fill from 1,2 square", "\"square\" is too much");
    refuses("fill from 1,2 circle 2", "\"2\" is too much");
}

/* The sentence has to end somewhere; the castle tiles have the most parts. */
static void a_list_of_parts_fits_into_the_sentence(void **state)
{
    (void)state;
    struct problem problem = {0};
    mw_action action;
    refuses("mage 0,0 city which has a long name",
            "the tile has no \"city which\"");
    char line[80] = "mage 0,0 ";
    memset(line + 9, 'x', 60);
    assert_false(notation_read(session_game(session), line, &action, &problem));
    assert_true(strlen(problem.text) < sizeof problem.text);
    assert_non_null(strstr(problem.text, "it has "));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_magic_figure_goes_to_a_part_of_a_tile),
        cmocka_unit_test(aside_goes_the_mage_or_the_witch),
        cmocka_unit_test(a_ghost_may_come_from_a_circle),
        cmocka_unit_test(a_circle_is_filled_from_a_meeple_or_a_circle),
        cmocka_unit_test(a_list_of_parts_fits_into_the_sentence),
    };
    return cmocka_run_group_tests(tests, start, lines_end);
}
