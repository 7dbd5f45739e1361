/* Sides, slots and the sentences of refusals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <mistwall/basics.h>

static void opposite_slots_are_inverse_in_every_rotation(void **state)
{
    (void)state;
    for (int slot = 0; slot < MW_SLOTS; slot++) {
        int opposite = mw_slot_opposite(slot);
        assert_int_not_equal(opposite, slot);
        assert_int_equal(mw_slot_opposite(opposite), slot);
        for (int turns = 0; turns < 4; turns++) {
            unsigned one = mw_slots_turned(1U << slot, turns);
            unsigned other = mw_slots_turned(1U << opposite, turns);
            assert_int_equal(mw_slots_turned(one, 4 - turns), 1U << slot);
            for (int i = 0; i < MW_SLOTS; i++) {
                if (one == 1U << i)
                    assert_int_equal(1U << mw_slot_opposite(i), other);
            }
        }
    }
}

static void the_slot_left_of_north_meets_the_one_right_of_south(void **state)
{
    (void)state;
    assert_string_equal(mw_slot_name(mw_slot_opposite(0)), "SR");
    assert_string_equal(mw_slot_name(mw_slot_opposite(1)), "S");
    assert_string_equal(mw_slot_name(mw_slot_opposite(3)), "WR");
}

static void going_there_and_back_ends_where_it_began(void **state)
{
    (void)state;
    mw_cell start = {3, -7};
    for (int side = 0; side < MW_SIDES; side++) {
        mw_cell there = mw_cell_beside(start, (enum mw_side)side);
        assert_false(mw_cell_equal(there, start));
        mw_cell back =
            mw_cell_beside(there, mw_side_opposite((enum mw_side)side));
        assert_true(mw_cell_equal(back, start));
    }
}

static void every_status_has_a_sentence(void **state)
{
    (void)state;
    for (int status = 0; status < MW_STATUSES; status++)
        assert_non_null(mw_status_text((mw_status)status));
}

static void modules_say_what_they_need(void **state)
{
    (void)state;
    assert_int_equal(mw_modules_check(MW_BASE), MW_OK);
    assert_int_equal(mw_modules_check(0), MW_BAD_MODULES);
    assert_int_equal(mw_modules_check(MW_MAGIC), MW_MODULE_NEEDS_BASE);
    assert_int_equal(mw_modules_check(MW_BASE | MW_CIRCLE),
                     MW_MODULE_NEEDS_MIST);
    assert_int_equal(mw_module_bit("mist", 4), MW_MIST);
    assert_int_equal(mw_module_bit("mis", 3), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opposite_slots_are_inverse_in_every_rotation),
        cmocka_unit_test(the_slot_left_of_north_meets_the_one_right_of_south),
        cmocka_unit_test(going_there_and_back_ends_where_it_began),
        cmocka_unit_test(every_status_has_a_sentence),
        cmocka_unit_test(modules_say_what_they_need),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
