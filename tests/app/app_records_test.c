/* The folder of records, and the games that are kept by themselves. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include <utime.h>

#include "files.h"
#include "place.h"
#include "records.h"

/* ---- the folder ---- */

static void a_missing_folder_is_an_empty_list(void **state)
{
    struct place *place = *state;
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(place->app.ui.files.count, 0);
    assert_string_equal(place->app.ui.files.folder, place->folder);
}

static void write_record(const struct place *place, const char *name,
                         time_t changed)
{
    char path[160];
    struct utimbuf times = {changed, changed};
    snprintf(path, sizeof path, "%s/%s", place->folder, name);
    place_write_file(path, "nonsense\n");
    assert_int_equal(utime(path, &times), 0);
}

static void the_latest_record_comes_first_and_others_are_left_out(void **state)
{
    struct place *place = *state;
    const struct files_screen *files = &place->app.ui.files;
    assert_int_equal(mkdir(place->folder, 0700), 0);
    write_record(place, "old.mistwall", 1000000000);
    write_record(place, "new.mistwall", 1700000000);
    write_record(place, "middle.mistwall", 1500000000);
    write_record(place, "letter.txt", 1600000000);
    write_record(place, ".hidden.mistwall", 1600000000);
    write_record(place, ".mistwall", 1600000000);
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(files->count, 3);
    assert_string_equal(files->list[0].name, "new.mistwall");
    assert_string_equal(files->list[1].name, "middle.mistwall");
    assert_string_equal(files->list[2].name, "old.mistwall");
    assert_non_null(strstr(files->list[0].text, "2023-11-1"));
    assert_non_null(strstr(files->list[0].text, "cannot be read"));
}

static void of_too_many_records_the_latest_are_shown(void **state)
{
    struct place *place = *state;
    const struct files_screen *files = &place->app.ui.files;
    char name[32];
    assert_int_equal(mkdir(place->folder, 0700), 0);
    for (int i = 0; i < UI_FILES + 20; i++) {
        snprintf(name, sizeof name, "%03d.mistwall", i);
        write_record(place, name, 1000000000 + i * 1000);
    }
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(files->count, UI_FILES);
    assert_string_equal(files->list[0].name, "219.mistwall");
    assert_string_equal(files->list[UI_FILES - 1].name, "020.mistwall");
}

static void a_record_tells_its_players_and_its_turn(void **state)
{
    struct place *place = *state;
    const struct files_screen *files = &place->app.ui.files;
    place_begin_game(place);
    place_open_save(place);
    place_press(place, INPUT_ENTER);
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(files->count, 1);
    assert_non_null(
        strstr(files->list[0].text, "Red and Blue  tile 1 of 71  base"));
}

/* The players of a saved game as the list and the title name them. */
static const char *named(struct place *place, const char *players)
{
    struct setup setup;
    setup_default(&setup);
    assert_true(setup_read_players(&setup, players, NULL));
    struct session *session = session_new(place->tiles, &setup, NULL);
    char path[160];
    snprintf(path, sizeof path, "%s/names.mistwall", place->folder);
    char *text = session_write(session, NULL);
    place_write_file(path, text);
    free(text);
    session_free(session);
    records_list(&place->app.ui.files, place->tiles);
    assert_int_equal(place->app.ui.files.count, 1);
    return place->app.ui.files.list[0].text;
}

static void players_are_named_in_full_or_counted_as_others(void **state)
{
    struct place *place = *state;
    assert_int_equal(mkdir(place->folder, 0700), 0);
    const char *text = named(place, "Maximiliane,Bartholomew,Christabelle,"
                                    "Dominique,Emmanuelle,Florentine");
    assert_non_null(strstr(text, "  Maximiliane, Bartholomew, Christabelle, "
                                 "Dominique, Emmanuelle and Florentine  tile 1 "
                                 "of 71  base"));
/* Letters with so many accents that they are of 57 bytes. */
#define ACCENTS "\u0301\u0301\u0301\u0301\u0301\u0301\u0301"
#define HEAP    ACCENTS ACCENTS ACCENTS ACCENTS
    text = named(place, "A" HEAP ",B" HEAP ",C" HEAP ",D" HEAP ",E" HEAP);
    assert_non_null(strstr(text, ", C" HEAP " and others  tile 1 of 71  base"));
    assert_null(strchr(text, 'D'));
}

/* ---- running games ---- */

static void a_game_that_was_left_is_the_first_thing_offered(void **state)
{
    struct place *place = *state;
    assert_string_equal(place->app.ui.title.resume, "");
    place_begin_game(place);
    place_play_turn(place);
    place_play_turn(place);
    assert_false(session_changed(place->app.session));
    uint64_t hash = place_hash_of(place);
    place_start_again(place);
    assert_non_null(strstr(place->app.ui.title.resume,
                           "Red and Blue, tile 3 of 71, today "));
    place_press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
    assert_true(place_hash_of(place) == hash);
    place_play_turn(place);
    hash = place_hash_of(place);
    place_start_again(place);
    place_type(place, "c");
    assert_true(place_hash_of(place) == hash);
}

static void a_game_nobody_played_is_not_offered(void **state)
{
    struct place *place = *state;
    place_begin_game(place);
    place_start_again(place);
    assert_string_equal(place->app.ui.title.resume, "");
}

static void a_running_game_is_in_the_list_and_can_be_deleted(void **state)
{
    struct place *place = *state;
    struct files_screen *files = &place->app.ui.files;
    place_begin_game(place);
    place_play_turn(place);
    uint64_t hash = place_hash_of(place);
    place_start_again(place);
    place_type(place, "l");
    assert_int_equal(files->count, 1);
    assert_int_equal(files->list[0].kind, FILE_RUNNING);
    assert_non_null(strstr(files->list[0].text, "tile 2 of 71  base"));
    place_press(place, INPUT_ENTER);
    assert_true(place_hash_of(place) == hash);
    place_start_again(place);
    place_type(place, "ldn");
    assert_int_equal(files->count, 1);
    place_type(place, "dy");
    assert_int_equal(files->count, 0);
    assert_string_equal(place->app.ui.said, "The game is deleted.");
    assert_string_equal(place->app.ui.title.resume, "");
}

static void a_loaded_file_is_left_as_it_is(void **state)
{
    struct place *place = *state;
    char path[160];
    size_t length;
    place_begin_game(place);
    place_play_turn(place);
    place_open_save(place);
    place_press(place, INPUT_ENTER);
    snprintf(path, sizeof path, "%s/red-blue.mistwall", place->folder);
    char *before = file_read(path, &length, NULL);
    place_start_again(place);
    place_load_path(place, path);
    place_play_turn(place);
    char *after = file_read(path, &length, NULL);
    assert_string_equal(before, after);
    free(before);
    free(after);
}

static void a_game_in_the_running_games_folder_is_not_saved_over(void **state)
{
    struct place *place = *state;
    char path[300];
    place_begin_game(place);
    place_play_turn(place);
    place_open_save(place);
    snprintf(path, sizeof path, "%s/mistwall/x.mistwall", place->state);
    textfield_set(&place->app.ui.files.path, path);
    place_press(place, INPUT_ENTER);
    assert_int_equal(place->app.ui.said[0], '!');
    assert_false(place_exists(path));
}

static void a_game_that_is_over_is_kept_as_a_record(void **state)
{
    struct place *place = *state;
    place_begin_game(place);
    while (place->app.ui.screen != SCREEN_TABLE)
        place_play_turn(place);
    assert_non_null(strstr(place->app.ui.said, "The game is kept as 2"));
    assert_false(session_changed(place->app.session));
    place_start_again(place);
    assert_string_equal(place->app.ui.title.resume, "");
    place_type(place, "l");
    assert_int_equal(place->app.ui.files.count, 1);
    assert_int_equal(place->app.ui.files.list[0].kind, FILE_RECORD);
    assert_non_null(strstr(place->app.ui.files.list[0].text, "over"));
}

static void without_a_place_the_game_goes_on_and_says_so(void **state)
{
    struct place *place = *state;
    setenv("XDG_STATE_HOME", "relative", 1);
    place_begin_game(place);
    assert_non_null(strstr(place->app.ui.said, "XDG_STATE_HOME"));
    assert_non_null(strstr(place->app.ui.said, "Autosave failed"));
    place_play_turn(place);
    assert_true(session_changed(place->app.session));
    assert_string_equal(place->app.ui.said, "");
    assert_true(place->app.ui.unkept);
    setenv("XDG_STATE_HOME", place->state, 1);
    place_press(place, INPUT_TAB);
    place_press(place, INPUT_ENTER);
    assert_non_null(strstr(place->app.ui.said, "again"));
    assert_false(place->app.ui.unkept);
    assert_false(session_changed(place->app.session));
}

static void a_torn_game_is_gone_on_with_and_said(void **state)
{
    struct place *place = *state;
    place_begin_game(place);
    place_play_turn(place);
    uint64_t hash = place_hash_of(place);
    place_start_again(place);
    FILE *file = fopen(place->app.resume_path, "a");
    assert_true(fputs("place 4", file) >= 0);
    assert_int_equal(fclose(file), 0);
    place_type(place, "c");
    assert_true(place_hash_of(place) == hash);
    assert_non_null(strstr(place->app.ui.said, "last line has no end"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_missing_folder_is_an_empty_list),
        TEST(the_latest_record_comes_first_and_others_are_left_out),
        TEST(of_too_many_records_the_latest_are_shown),
        TEST(a_record_tells_its_players_and_its_turn),
        TEST(players_are_named_in_full_or_counted_as_others),
        TEST(a_game_that_was_left_is_the_first_thing_offered),
        TEST(a_game_nobody_played_is_not_offered),
        TEST(a_running_game_is_in_the_list_and_can_be_deleted),
        TEST(a_loaded_file_is_left_as_it_is),
        TEST(a_game_in_the_running_games_folder_is_not_saved_over),
        TEST(a_game_that_is_over_is_kept_as_a_record),
        TEST(without_a_place_the_game_goes_on_and_says_so),
        TEST(a_torn_game_is_gone_on_with_and_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
