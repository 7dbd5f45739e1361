/* A home with an app in it, and hands at its keys. */
#include "place.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "assets.h"
#include "common/home.h"
#include "records.h"

int place_set_up(void **state)
{
    struct place *place = calloc(1, sizeof *place);
    assert_non_null(place);
    assert_int_equal(home_make(NULL), 0);
    snprintf(place->state, sizeof place->state, "%s", home_path("state"));
    snprintf(place->folder, sizeof place->folder, "%s", home_path("mistwall"));
    setenv("XDG_DATA_HOME", home, 1);
    setenv("XDG_STATE_HOME", place->state, 1);
    setenv("XDG_CONFIG_HOME", home_path("config"), 1);
    place->tiles = asset_tiles(NULL);
    assert_non_null(place->tiles);
    app_start(&place->app, place->tiles, NULL, NULL,
              (struct look){COLOURS_256, GLYPHS_UTF8});
    *state = place;
    return 0;
}

int place_tear_down(void **state)
{
    struct place *place = *state;
    app_end(&place->app);
    mw_tiles_free(place->tiles);
    free(place);
    return home_remove(NULL);
}

enum program_next place_press(struct place *place, enum input_type type)
{
    return app_input(&place->app, (struct input){.type = type});
}

enum program_next place_type(struct place *place, const char *text)
{
    enum program_next next = PROGRAM_GO_ON;
    for (; *text != '\0'; text++)
        next =
            app_input(&place->app, (struct input){.type = INPUT_CHAR,
                                                  .ch = (unsigned char)*text});
    return next;
}

void place_begin_game(struct place *place)
{
    place_type(place, "n");
    place_press(place, INPUT_PAGE_DOWN);
    place_press(place, INPUT_ENTER);
    assert_non_null(place->app.session);
    assert_int_equal(place->app.ui.screen, SCREEN_BOARD);
}

/* The first legal action, as if a screen had asked for it. */
void place_act(struct place *place)
{
    const mw_actions *legal = session_legal(place->app.session);
    assert_int_equal(session_act(place->app.session, legal->list[0]), MW_OK);
    ui_follow(&place->app.ui, place->app.session);
}

/* As the board does when somebody wants to save. */
void place_open_save(struct place *place)
{
    struct intent intent =
        files_screen_open(&place->app.ui, FILES_SAVE, place->app.session);
    assert_int_equal(intent.type, INTENT_LIST);
    records_list(&place->app.ui.files, place->tiles);
}

void place_write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

bool place_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

/* Moves in the list to the first game of that kind. */
void place_choose(struct place *place, enum file_kind kind)
{
    const struct files_screen *files = &place->app.ui.files;
    int index = 0;
    while (index < files->count && files->list[index].kind != kind)
        index++;
    assert_true(index < files->count);
    for (int i = 0; i < index; i++)
        place_press(place, INPUT_DOWN);
}

/* A decision and a hand-over, by keys. */
void place_play_turn(struct place *place)
{
    int turn = mw_turn(session_game(place->app.session));
    for (int i = 0; i < 40; i++) {
        if (mw_turn(session_game(place->app.session)) != turn ||
            place->app.ui.screen == SCREEN_TABLE)
            return;
        if (mw_game_step(session_game(place->app.session)) == MW_STEP_PLACE)
            place_press(place, INPUT_TAB);
        place_press(place, INPUT_ENTER);
    }
    fail();
}

uint64_t place_hash_of(const struct place *place)
{
    return mw_hash(session_game(place->app.session));
}

/* As if the program had been killed, and then started again. */
void place_start_again(struct place *place)
{
    struct look look = place->app.ui.look;
    app_end(&place->app);
    app_start(&place->app, place->tiles, NULL, NULL, look);
}

void place_load_path(struct place *place, const char *path)
{
    place->app.ui.screen = SCREEN_TITLE;
    place_type(place, "l");
    place->app.ui.files.in_field = true;
    textfield_set(&place->app.ui.files.path, path);
    place_press(place, INPUT_ENTER);
}
