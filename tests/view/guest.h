/* A guest at the screens around the board: hands, and a small world outside
 * that lists three files and begins the games that are asked for. */
#ifndef TESTS_GUEST_H
#define TESTS_GUEST_H

#include "hands.h"

/* At the title of a terminal with UTF-8 and 256 colours, no game open; free
 * with hands_free. */
struct hands *guest_new(int columns, int rows);

/* As hands_input and so on, with the small world; in guest_type < > ^ _ are
 * the arrows, too. */
void guest_input(struct hands *guest, struct input input);
void guest_press(struct hands *guest, enum input_type type);
void guest_type(struct hands *guest, const char *keys);

/* Plays a whole game by chance, to the final table. players as in
 * setup_read_players. */
void guest_play(struct hands *guest, const char *players, uint64_t seed);

bool guest_sees(const struct hands *guest, const char *text);

/* Clicks on a text, which must be there. */
void guest_click(struct hands *guest, const char *text);

/* Compares the screen with a golden one, in this look. */
void guest_check(struct hands *guest, const char *name, enum colours colours,
                 enum glyphs glyphs);

#endif
