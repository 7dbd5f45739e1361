/* The app without a terminal, in a home of its own for each test, so that none
 * sees another's records. */
#ifndef TESTS_TUI_PLACE_H
#define TESTS_TUI_PLACE_H

#include "app.h"

struct place {
    mw_tiles *tiles;
    struct app app;
    char folder[96]; /* of records */
    char state[96];
};

/* For cmocka: *state is the place. */
int place_set_up(void **state);
int place_tear_down(void **state);

#define TEST(name)                                                             \
    cmocka_unit_test_setup_teardown(name, place_set_up, place_tear_down)

/* ---- hands ---- */

enum program_next place_press(struct place *place, enum input_type type);
enum program_next place_type(struct place *place, const char *text);

/* From the title to the board. */
void place_begin_game(struct place *place);

/* A decision and a hand-over, by keys. */
void place_play_turn(struct place *place);

/* The first legal action, as if a screen had asked for it. */
void place_act(struct place *place);

/* As the board does when somebody wants to save. */
void place_open_save(struct place *place);

/* Types a path on the screen that loads. */
void place_load_path(struct place *place, const char *path);

/* Moves in the list to the first game of that kind. */
void place_choose(struct place *place, enum file_kind kind);

/* As if the program had been killed, and then started again. */
void place_start_again(struct place *place);

/* ---- what is there ---- */

uint64_t place_hash_of(const struct place *place);
bool place_exists(const char *path);
void place_write_file(const char *path, const char *text);

#endif
