/* What holds for all screens around the board: keys with one meaning, and no
 * crash whatever is pressed at whatever size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "common/dice.h"
#include "common/scale.h"
#include "guest.h"

/* ---- keys ---- */

static bool same_key(const struct key_row *one, const struct key_row *other)
{
    return one->type == other->type &&
           (one->type != INPUT_CHAR || one->ch == other->ch);
}

static bool is_on(const struct key_row *row, uint64_t enabled)
{
    return (enabled >> row->command & 1) != 0;
}

static void expect_one_meaning(const struct key_row *table, uint64_t enabled)
{
    for (const struct key_row *row = table; row->type != INPUT_NONE; row++) {
        assert_in_range(row->command, 1, 63);
        assert_non_null(row->shown);
        for (const struct key_row *other = table; other != row; other++)
            assert_false(same_key(row, other) && is_on(row, enabled) &&
                         is_on(other, enabled));
    }
}

static void no_key_has_two_meanings(void **state)
{
    (void)state;
    static struct files_screen files;
    expect_one_meaning(title_keys, UINT64_MAX);
    expect_one_meaning(rules_keys, UINT64_MAX);
    expect_one_meaning(settings_keys, UINT64_MAX);
    expect_one_meaning(replay_keys, UINT64_MAX);
    expect_one_meaning(table_keys, UINT64_MAX);
    for (int mode = FILES_LOAD; mode <= FILES_SAVE; mode++) {
        for (int step = FILES_CHOOSE; step <= FILES_BROKEN; step++) {
            files.mode = (enum files_mode)mode;
            files.step = (enum files_step)step;
            expect_one_meaning(files_screen_keys(&files), UINT64_MAX);
        }
    }
}

static void no_key_has_two_meanings_in_any_row_of_the_set_up(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_type(guest, "n^^^^^^^^^");
    for (int i = 0; i < 20; i++) {
        expect_one_meaning(setup_keys,
                           setup_screen_enabled(&guest->ui, guest->tiles));
        guest_type(guest, "\t");
    }
    hands_free(guest);
}

/* ---- anything at any size ---- */

static struct input random_input(uint64_t *chance, const struct ui *ui)
{
    static const char KEYS[] = "nlrq?hjkb sty2yaAzZ./d";
    struct input input = {
        .type = (enum input_type)dice_below(chance, INPUT_WHEEL_DOWN + 1),
        .ch = dice_below(chance, 9) == 0
                  ? dice_below(chance, 0x20000)
                  : (uint32_t)KEYS[dice_below(chance, 22)],
        .column = (int)dice_below(chance, (uint32_t)ui->columns + 6) - 3,
        .row = (int)dice_below(chance, (uint32_t)ui->rows + 6) - 3};
    if (dice_below(chance, 3) == 0)
        input.type = INPUT_CHAR;
    return input;
}

/* Small sizes as often as large ones; most can be played at. */
static void random_window(struct hands *guest, uint64_t *chance)
{
    int columns = 1 + (int)dice_below(chance, 1U << dice_below(chance, 9));
    int rows = 1 + (int)dice_below(chance, 1U << dice_below(chance, 7));
    if (dice_below(chance, 3) != 0) {
        columns += UI_COLUMNS_MIN;
        rows += UI_ROWS_MIN;
    }
    guest_input(guest, (struct input){INPUT_RESIZE, 0, columns, rows});
    guest->ui.look =
        (struct look){(enum colours)dice_below(chance, COLOURS_256 + 1),
                      (enum glyphs)dice_below(chance, GLYPHS_ASCII + 1)};
}

static void answer(struct hands *guest, uint64_t *chance)
{
    switch (guest->last.type) {
    case INTENT_LOAD:
        if (dice_below(chance, 2) == 0)
            files_screen_broken(&guest->ui, "line 3: what is this");
        break;
    case INTENT_SAVE:
        if (guest->ui.files.overwrite || dice_below(chance, 2) == 0)
            files_screen_saved(&guest->ui);
        else
            files_screen_ask(&guest->ui);
        break;
    default:
        break;
    }
    /* The board is tested elsewhere. */
    if (guest->ui.screen == SCREEN_BOARD)
        guest->ui.screen = (enum screen)dice_below(chance, SCREEN_BOARD);
    if (guest->session != NULL && dice_below(chance, 40) == 0)
        guest->ui.screen = SCREEN_TABLE;
}

static void visit(uint64_t seed)
{
    struct hands *guest = guest_new(80, 24);
    uint64_t chance = seed;
    guest_play(guest, seed % 2 == 0 ? "2" : "6", seed);
    guest->ui.screen = seed % 3 == 0 ? SCREEN_TITLE : SCREEN_TABLE;
    for (int i = 0; i < 400; i++) {
        if (dice_below(&chance, 12) == 0)
            random_window(guest, &chance);
        guest_input(guest, random_input(&chance, &guest->ui));
        answer(guest, &chance);
        if (i % 4 == 0)
            canvas_free(hands_canvas(guest));
    }
    hands_free(guest);
}

static void nothing_crashes_whatever_is_pressed(void **state)
{
    (void)state;
    int visits = scaled(60);
    for (int i = 0; i < visits; i++)
        visit((uint64_t)i);
}

/* Every screen at every small size, and a row of larger ones. */
static void every_size_can_be_painted(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_play(guest, "6", 9);
    for (int screen = 0; screen < SCREENS; screen++) {
        if (screen == SCREEN_BOARD)
            continue;
        guest->ui.screen = (enum screen)screen;
        for (int size = 1; size < 64; size += 1 + size / 12) {
            for (int rows = 1; rows < 40; rows += 1 + rows / 12) {
                guest_input(guest, (struct input){INPUT_RESIZE, 0, size, rows});
                canvas_free(hands_canvas(guest));
            }
        }
    }
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_key_has_two_meanings),
        cmocka_unit_test(no_key_has_two_meanings_in_any_row_of_the_set_up),
        cmocka_unit_test(nothing_crashes_whatever_is_pressed),
        cmocka_unit_test(every_size_can_be_painted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
