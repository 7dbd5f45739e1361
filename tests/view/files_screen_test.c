/* Load and save: what is asked of the outside, and the questions between. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "guest.h"

static struct hands *at_load(void)
{
    struct hands *guest = guest_new(80, 24);
    guest_type(guest, "l");
    assert_int_equal(guest->last.type, INTENT_LIST);
    return guest;
}

static struct hands *at_save(const char *players)
{
    struct hands *guest = guest_new(80, 24);
    guest_play(guest, players, 7);
    guest_type(guest, "s");
    assert_int_equal(guest->ui.screen, SCREEN_FILES);
    return guest;
}

static void expect(const struct hands *guest, enum intent_type type,
                   const char *path)
{
    assert_int_equal(guest->last.type, type);
    assert_string_equal(guest->last.path, path);
}

static void a_file_of_the_list_is_loaded(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest_type(guest, "_\n");
    expect(guest, INTENT_LOAD, "/home/anna/mistwall/red-blue.mistwall");
    guest_click(guest, "rainy-sunday");
    assert_int_equal(guest->last.type, INTENT_NONE);
    guest_click(guest, "rainy-sunday");
    expect(guest, INTENT_LOAD, "/home/anna/mistwall/rainy-sunday.mistwall");
    guest_click(guest, "anna-bert.mistwall");
    guest_click(guest, "Enter load");
    expect(guest, INTENT_LOAD, "/home/anna/mistwall/anna-bert.mistwall");
    hands_free(guest);
}

static void a_path_can_be_typed(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest_type(guest, "\t/tmp/q.txt\n");
    expect(guest, INTENT_LOAD, "/tmp/q.txt");
    guest_type(guest, "\b\b\b\b\b\b\b\b\b\bold\n");
    expect(guest, INTENT_LOAD, "/home/anna/mistwall/old.mistwall");
    guest_type(guest, "\b\b\b\n");
    assert_int_equal(guest->last.type, INTENT_NONE);
    assert_true(guest_sees(guest, "! Type the name of a file first."));
    hands_free(guest);
}

static void without_files_a_path_is_asked_for(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest->ui.files.count = 0;
    assert_true(guest_sees(guest, "No game is saved here yet."));
    guest_type(guest, "_^\t./x\n");
    expect(guest, INTENT_LOAD, "./x");
    hands_free(guest);
}

static void a_broken_record_can_be_gone_on_with(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest_type(guest, "\n");
    files_screen_broken(&guest->ui, "line 37: the road to the west does not "
                                    "match");
    assert_true(guest_sees(guest, "line 37: the road to the west does not"));
    assert_true(guest_sees(guest, "Enter goes on from the line"));
    guest_type(guest, "q");
    assert_int_equal(guest->ui.screen, SCREEN_FILES);
    assert_int_equal(guest->ui.files.step, FILES_CHOOSE);
    files_screen_broken(&guest->ui, "line 37: no");
    guest_type(guest, "\n");
    assert_int_equal(guest->last.type, INTENT_SALVAGE);
    hands_free(guest);
}

/* As from the command line: the question comes before any other screen. */
static void a_broken_record_opens_the_screen(void **state)
{
    (void)state;
    struct hands *guest = guest_new(80, 24);
    files_screen_broken(&guest->ui, "line 2: unknown word");
    assert_true(guest_sees(guest, "line 2: unknown word"));
    guest_type(guest, "q\033");
    assert_int_equal(guest->ui.screen, SCREEN_TITLE);
    hands_free(guest);
}

static void saving_proposes_a_name_that_tells_no_seed(void **state)
{
    (void)state;
    struct hands *guest = at_save("Anna Lee,J\u00fcrgen,Bo");
    guest_type(guest, "\n");
    expect(guest, INTENT_SAVE, "/home/anna/mistwall/annalee-jrgen-bo.mistwall");
    assert_false(guest->ui.files.overwrite);
    hands_free(guest);
}

static void what_exists_is_overwritten_only_when_told(void **state)
{
    (void)state;
    struct hands *guest = at_save("Anna,Bert");
    guest_type(guest, "\n");
    files_screen_ask(&guest->ui);
    assert_true(guest_sees(guest, "exists. Overwrite it?"));
    guest_type(guest, "\n");
    assert_int_equal(guest->last.type, INTENT_NONE);
    guest_type(guest, "n");
    assert_int_equal(guest->last.type, INTENT_NONE);
    guest_type(guest, "\n");
    assert_false(guest->ui.files.overwrite);
    files_screen_ask(&guest->ui);
    guest_type(guest, "y");
    expect(guest, INTENT_SAVE, "/home/anna/mistwall/anna-bert.mistwall");
    assert_true(guest->ui.files.overwrite);
    files_screen_saved(&guest->ui);
    assert_int_equal(guest->ui.screen, SCREEN_TABLE);
    assert_true(guest_sees(guest, "Saved as /home/anna/mistwall/anna-bert"));
    hands_free(guest);
}

/* A yes for one file is none for the next. */
static void a_yes_does_not_last(void **state)
{
    (void)state;
    struct hands *guest = at_save("Anna,Bert");
    guest_type(guest, "\n");
    files_screen_ask(&guest->ui);
    guest_type(guest, "y");
    guest_type(guest, "2\n");
    expect(guest, INTENT_SAVE,
           "/home/anna/mistwall/anna-bert.mistwall2.mistwall");
    assert_false(guest->ui.files.overwrite);
    hands_free(guest);
}

/* Saved without it, a game would be missing from the list of games. */
static void a_name_gets_the_ending_of_the_list(void **state)
{
    (void)state;
    struct hands *guest = at_save("2");
    textfield_set(&guest->ui.files.path, "sunday");
    guest_type(guest, "\n");
    expect(guest, INTENT_SAVE, "/home/anna/mistwall/sunday.mistwall");
    files_screen_saved(&guest->ui);
    assert_true(guest_sees(guest, "Saved as /home/anna/mistwall/sunday.mist"));
    guest_type(guest, "s");
    textfield_set(&guest->ui.files.path, "./sunday");
    guest_type(guest, "\n");
    expect(guest, INTENT_SAVE, "./sunday");
    hands_free(guest);
}

static void saving_again_proposes_the_same_file(void **state)
{
    (void)state;
    struct hands *guest = at_save("Anna,Bert");
    guest_type(guest, "\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b/tmp/game\n");
    expect(guest, INTENT_SAVE, "/tmp/game");
    files_screen_saved(&guest->ui);
    guest_type(guest, "s\n");
    expect(guest, INTENT_SAVE, "/tmp/game");
    hands_free(guest);
}

static void a_path_beyond_all_limits_is_refused(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest_type(guest, "\t");
    for (int i = 0; i < 600; i++)
        guest_type(guest, "x");
    guest_type(guest, "\n");
    assert_int_equal(guest->last.type, INTENT_NONE);
    assert_true(guest_sees(guest, "! That path is too long."));
    hands_free(guest);
}

/* Whatever the outside claims to have listed. */
static void wrong_counts_do_no_harm(void **state)
{
    (void)state;
    static const int COUNTS[] = {-1, 0, UI_FILES, UI_FILES + 9};
    for (size_t i = 0; i < sizeof COUNTS / sizeof *COUNTS; i++) {
        struct hands *guest = at_load();
        guest->ui.files.count = COUNTS[i];
        guest_press(guest, INPUT_END);
        guest_press(guest, INPUT_DOWN);
        guest_type(guest, "\n");
        canvas_free(hands_canvas(guest));
        hands_free(guest);
    }
}

static void back_leads_where_one_came_from(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest_type(guest, "q");
    assert_int_equal(guest->ui.screen, SCREEN_TITLE);
    hands_free(guest);
    guest = at_save("2");
    guest_type(guest, "\033");
    assert_int_equal(guest->ui.screen, SCREEN_TABLE);
    hands_free(guest);
}

static struct hands *at_load_with_a_running_game(void)
{
    struct hands *guest = at_load();
    struct files_screen *files = &guest->ui.files;
    strcpy(files->games, "/home/anna/games");
    files->list[0] = (struct file_entry){
        FILE_RUNNING, "1.mistwall",
        "yesterday 21:40  Anna and Bert  tile 31 of 71  base"};
    return guest;
}

static void a_running_game_is_loaded_from_its_own_folder(void **state)
{
    (void)state;
    struct hands *guest = at_load_with_a_running_game();
    assert_true(guest_sees(guest, "in progress"));
    guest_type(guest, "\n");
    expect(guest, INTENT_LOAD, "/home/anna/games/1.mistwall");
    hands_free(guest);
}

static void a_game_is_deleted_only_when_somebody_says_yes(void **state)
{
    (void)state;
    struct hands *guest = at_load_with_a_running_game();
    guest_type(guest, "d");
    assert_true(guest_sees(guest, "Delete this game?"));
    guest_type(guest, "\n");
    assert_int_equal(guest->last.type, INTENT_NONE);
    guest_type(guest, "n");
    assert_int_equal(guest->last.type, INTENT_NONE);
    guest_type(guest, "dy");
    expect(guest, INTENT_DELETE, "/home/anna/games/1.mistwall");
    guest_type(guest, "_dy");
    expect(guest, INTENT_DELETE, "/home/anna/mistwall/red-blue.mistwall");
    hands_free(guest);
}

/* d is a letter of a path. */
static void while_typing_nothing_is_deleted(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest_type(guest, "\td");
    assert_int_equal(guest->ui.files.step, FILES_CHOOSE);
    assert_false(guest_sees(guest, "d delete"));
    assert_string_equal(guest->ui.files.path.text, "d");
    hands_free(guest);
}

static void it_looks_as_it_did(void **state)
{
    (void)state;
    struct hands *guest = at_load();
    guest_type(guest, "_");
    guest_check(guest, "load", COLOURS_256, GLYPHS_UTF8);
    guest_check(guest, "load-ascii", COLOURS_NEVER, GLYPHS_ASCII);
    files_screen_broken(&guest->ui, "line 37: the road to the west does not "
                                    "match");
    guest_check(guest, "load-broken", COLOURS_256, GLYPHS_UTF8);
    guest_input(guest, (struct input){INPUT_RESIZE, 0, 40, 15});
    guest_check(guest, "load-broken-small", COLOURS_8, GLYPHS_UTF8);
    hands_free(guest);
    guest = at_load_with_a_running_game();
    guest_check(guest, "load-running", COLOURS_256, GLYPHS_UTF8);
    guest_type(guest, "d");
    guest_check(guest, "load-delete", COLOURS_256, GLYPHS_UTF8);
    hands_free(guest);
    guest = at_save("Anna,Bert");
    guest_check(guest, "save", COLOURS_256, GLYPHS_UTF8);
    files_screen_ask(&guest->ui);
    guest_check(guest, "save-overwrite", COLOURS_256, GLYPHS_UTF8);
    hands_free(guest);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_of_the_list_is_loaded),
        cmocka_unit_test(a_path_can_be_typed),
        cmocka_unit_test(without_files_a_path_is_asked_for),
        cmocka_unit_test(a_broken_record_can_be_gone_on_with),
        cmocka_unit_test(a_broken_record_opens_the_screen),
        cmocka_unit_test(saving_proposes_a_name_that_tells_no_seed),
        cmocka_unit_test(what_exists_is_overwritten_only_when_told),
        cmocka_unit_test(a_yes_does_not_last),
        cmocka_unit_test(a_name_gets_the_ending_of_the_list),
        cmocka_unit_test(saving_again_proposes_the_same_file),
        cmocka_unit_test(a_path_beyond_all_limits_is_refused),
        cmocka_unit_test(wrong_counts_do_no_harm),
        cmocka_unit_test(back_leads_where_one_came_from),
        cmocka_unit_test(a_running_game_is_loaded_from_its_own_folder),
        cmocka_unit_test(a_game_is_deleted_only_when_somebody_says_yes),
        cmocka_unit_test(while_typing_nothing_is_deleted),
        cmocka_unit_test(it_looks_as_it_did),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
