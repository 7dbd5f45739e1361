/* Every screen, phase and pop-up at sizes from 1x1 to 500x200: nothing is
 * written outside, and nothing is lost. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "board_now.h"
#include "common/dice.h"
#include "common/scale.h"
#include "guest.h"
#include "scenes.h"

/* ---- a canvas with a fence ---- */

enum { FENCE = 4096 };

static const struct cell STAKE = {0x2622, 77, 88, 99};

static bool is_stake(struct cell cell)
{
    return cell.glyph == STAKE.glyph && cell.fg == STAKE.fg &&
           cell.bg == STAKE.bg && cell.attr == STAKE.attr;
}

static void assert_whole(const struct cell *cells, int count, const char *what,
                         const struct ui *ui)
{
    bool whole = true;
    for (int i = 0; i < FENCE; i++)
        whole =
            whole && is_stake(cells[i]) && is_stake(cells[FENCE + count + i]);
    for (int i = 0; i < count; i++)
        whole = whole && cells[FENCE + i].glyph != 0;
    if (!whole)
        fail_msg("%s at %dx%d: written outside, or a hole", what, ui->columns,
                 ui->rows);
}

static void paint_fenced(const struct hands *hands, const char *what)
{
    const struct ui *ui = &hands->ui;
    int count = ui->columns * ui->rows;
    struct cell *cells = calloc((size_t)count + FENCE + FENCE, sizeof *cells);
    assert_non_null(cells);
    for (int i = 0; i < count + 2 * FENCE; i++)
        cells[i] = STAKE;
    struct canvas canvas = {ui->columns, ui->rows, GLYPHS_UTF8, cells + FENCE};
    ui_paint(&canvas, ui, hands->session, hands->tiles);
    assert_whole(cells, count, what, ui);
    free(cells);
}

/* ---- storms ---- */

static long paints;

static void resize(struct hands *hands, int columns, int rows)
{
    struct input size = {INPUT_RESIZE, 0, columns, rows};
    ui_input(&hands->ui, hands->session, hands->tiles, size);
}

static const int COLUMNS[] = {1,  2,  3,  7,  20, 39,  40,  41,
                              57, 72, 79, 80, 81, 120, 201, 500};
static const int ROWS[] = {1,  2,  3,  7,  14, 15,  16,
                           19, 23, 24, 25, 50, 113, 200};

static void storm(struct hands *hands, const char *what)
{
    static uint64_t dice = 5;
    struct ui *ui = &hands->ui;
    enum screen screen = ui->screen;
    enum board_panel panel = ui->board.panel;
    uint64_t hash =
        hands->session != NULL ? mw_hash(session_game(hands->session)) : 0;
    for (int i = scaled(40) + 2; i > 0; i--) {
        int columns = COLUMNS[dice_below(&dice, 16)];
        int rows = ROWS[dice_below(&dice, 14)];
        ui->look = scene_any_look((int)dice_below(&dice, ALL_LOOKS));
        resize(hands,
               i == 1   ? 500
               : i == 2 ? 1
                        : columns,
               i == 1   ? 200
               : i == 2 ? 1
                        : rows);
        paint_fenced(hands, what);
        paints++;
    }
    resize(hands, 80, 24);
    assert_int_equal(ui->screen, screen);
    assert_int_equal(ui->board.panel, panel);
    if (hands->session != NULL)
        assert_true(mw_hash(session_game(hands->session)) == hash);
}

/* ---- the board ---- */

static enum board_mode wanted;

static bool is_wanted(const struct hands *hands)
{
    struct board_now now;
    board_now(&now, &hands->ui, hands->session);
    bool chooses = wanted != MODE_PLACE && wanted < MODE_END;
    return now.phase == wanted && now.choice_count >= (chooses ? 2 : 0);
}

/* What can be laid over a phase, by the keys that do it and undo it. */
static const struct overlay {
    const char *name, *keys, *back;
} OVERLAYS[] = {
    {"", "", ""},
    {" inspect", "i", "i"},
    {" go to", ":-3", "\033"},
    {" number", "1", "\033"},
    {" help", "?", "?"},
    {" tiles", "t", "\n"},
    {" log", "L", "\n"},
    {" quit", "q", "n"},
    {" overview", "o", "o"},
    {" hidden", "z", "z"},
    {" large", "+++", "0"},
    {" purist", "v", "v"},
};

static struct hands *phase_by_lot(enum board_mode mode)
{
    wanted = mode;
    return hands_find(
        &(struct hands_options){
            .modules = mode == MODE_FIGURE ? "base" : "base,magic,mist,circle",
            .players = "3"},
        400, is_wanted);
}

static void storm_over_phase(enum board_mode mode)
{
    static const char *const NAMES[] = {
        [MODE_PLACE] = "place",     [MODE_MAGIC] = "magic",
        [MODE_ASIDE] = "aside",     [MODE_GHOST] = "ghost",
        [MODE_FILL] = "fill",       [MODE_FIGURE] = "figure",
        [MODE_FIGURES] = "figures", [MODE_END] = "end",
        [MODE_OVER] = "over"};
    struct hands *hands = mode == MODE_ASIDE ? hands_met() : phase_by_lot(mode);
    struct board_now now;
    board_now(&now, &hands->ui, hands->session);
    assert_int_equal(now.phase, mode);
    hands->ui.screen = SCREEN_BOARD;
    for (size_t i = 0; i < sizeof OVERLAYS / sizeof *OVERLAYS; i++) {
        char what[60];
        snprintf(what, sizeof what, "%s%s", NAMES[mode], OVERLAYS[i].name);
        hands_type(hands, OVERLAYS[i].keys);
        storm(hands, what);
        hands_type(hands, OVERLAYS[i].back);
    }
    hands_free(hands);
}

static void every_phase_and_pop_up_of_the_board(void **state)
{
    (void)state;
    long before = paints;
    for (int mode = MODE_PLACE; mode <= MODE_OVER; mode++)
        storm_over_phase((enum board_mode)mode);
    print_message("%ld pictures of the board\n", paints - before);
}

/* ---- the other screens ---- */

static void fill_list(struct files_screen *files)
{
    files->count = UI_FILES;
    for (int i = 0; i < UI_FILES; i++) {
        struct file_entry *entry = &files->list[i];
        entry->kind = i % 2 == 0 ? FILE_RECORD : FILE_RUNNING;
        snprintf(entry->name, sizeof entry->name, "game-%d.mistwall", i);
        snprintf(entry->text, sizeof entry->text,
                 "yesterday 21:40  Anna, Bert and J\u00fcrgen  tile %d of 71",
                 i);
    }
}

static void storm_over_files(struct hands *guest)
{
    static const char *const NAMES[] = {"files", "overwrite", "delete",
                                        "broken"};
    struct files_screen *files = &guest->ui.files;
    for (int mode = FILES_LOAD; mode <= FILES_SAVE; mode++) {
        files_screen_open(&guest->ui, (enum files_mode)mode, guest->session);
        for (int step = FILES_CHOOSE; step <= FILES_BROKEN; step++) {
            fill_list(files);
            files->rows.chosen = 100;
            files->step = (enum files_step)step;
            memset(files->problem, 'x', sizeof files->problem - 1);
            storm(guest, NAMES[step]);
            files->count = 0;
            storm(guest, NAMES[step]);
        }
    }
}

static void storm_over_settings(struct hands *guest)
{
    settings_screen_open(&guest->ui);
    storm(guest, "settings");
    for (int i = 0; i < 12; i++)
        guest_press(guest, INPUT_DOWN);
    storm(guest, "keys");
    guest_press(guest, INPUT_ENTER);
    assert_true(guest->ui.settings_screen.asking);
    storm(guest, "asking for a key");
}

static void storm_over_setup(struct hands *guest)
{
    guest->ui.screen = SCREEN_TITLE;
    guest_type(guest, "n");
    for (int i = 0; i < 16; i++) {
        storm(guest, "set-up");
        guest_press(guest, INPUT_UP);
    }
}

static void the_screens_before_a_game(void **state)
{
    (void)state;
    long before = paints;
    struct hands *guest = guest_new(80, 24);
    storm(guest, "title");
    strcpy(guest->ui.title.resume,
           "Anna, Bert, Cleo, Dora, Emil and Fred, tile 23 of 71, yesterday");
    storm(guest, "title with a game");
    ui_warn(&guest->ui, "A long sentence about what is wrong with a file that "
                        "has a long path, and why that is, and what to do.");
    storm(guest, "title with a warning");
    rules_screen_open(&guest->ui);
    storm(guest, "rules");
    guest_press(guest, INPUT_END);
    storm(guest, "end of the rules");
    storm_over_settings(guest);
    storm_over_setup(guest);
    storm_over_files(guest);
    hands_free(guest);
    print_message("%ld pictures of other screens\n", paints - before);
}

static void the_screens_of_a_game_that_is_over(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    guest_play(guest, "Anna,Bert,Cleo,Dora,Emil,Fred", 7);
    storm(guest, "table");
    guest_press(guest, INPUT_TAB);
    storm(guest, "chart");
    storm_over_files(guest);
    int steps = session_action_count(guest->session);
    for (int step = 0; step <= steps; step += 60) {
        struct session *moment = session_until(guest->session, step, NULL);
        struct session *whole = guest->session;
        guest->session = moment;
        replay_screen_open(&guest->ui, steps);
        replay_screen_at(&guest->ui, moment, step);
        storm(guest, "replay");
        strcpy(guest->ui.replay.typed, "12");
        storm(guest, "replay, typing");
        session_free(moment);
        guest->session = whole;
    }
    hands_free(guest);
}

/* Keys and clicks at every size, too: what cannot be seen cannot be done. */
static void inputs_among_the_sizes(void **state)
{
    (void)state;
    static const char KEYS[] = "\t\t\nripuLt?q:+-0ozvb.cn5<>^_ \b\033jkhlxmgw";
    uint64_t dice = 3;
    struct hands *guest = guest_new(80, 24);
    for (int i = scaled(6000); i > 0; i--) {
        if (dice_below(&dice, 3) == 0) {
            resize(guest, COLUMNS[dice_below(&dice, 16)],
                   ROWS[dice_below(&dice, 14)]);
        } else if (dice_below(&dice, 4) == 0) {
            guest_input(guest,
                        (struct input){
                            INPUT_CLICK, 0,
                            (int)dice_below(&dice, (uint32_t)guest->ui.columns),
                            (int)dice_below(&dice, (uint32_t)guest->ui.rows)});
        } else {
            char key[2] = {KEYS[dice_below(&dice, sizeof KEYS - 1)], 0};
            guest_type(guest, key);
        }
        if (guest->session == NULL && guest->ui.screen == SCREEN_BOARD)
            guest->ui.screen = SCREEN_TITLE;
        paint_fenced(guest, "anything");
    }
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_phase_and_pop_up_of_the_board),
        cmocka_unit_test(the_screens_before_a_game),
        cmocka_unit_test(the_screens_of_a_game_that_is_over),
        cmocka_unit_test(inputs_among_the_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
