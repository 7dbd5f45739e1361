/* Tile sets from text for tests, and what must hold for every design. */
#ifndef TESTS_ENGINE_TILES_CHECKS_H
#define TESTS_ENGINE_TILES_CHECKS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <mistwall/mistwall.h>

/* New sets with this one; ends the test if it is refused. */
mw_tiles *tiles_of(const char *text);

/* Adds one more set; ends the test if it is refused. */
void tiles_also(mw_tiles *tiles, const char *text);

/* Appends to a text in a block of that size, into which it must fit. */
void tiles_append(char *text, size_t size, const char *more);

/* The text of a shipped set, ending in 0. New, caller frees. */
char *tiles_shipped_text(const char *set);

/* New sets with the shipped ones of these names, blanks between them. */
mw_tiles *tiles_shipped(const char *sets);

/* The same file with every picture turned once clockwise, the slots after
 * "join" too. New, caller frees. */
char *tiles_turned(const char *text);

/* The design of this id; ends the test if there is none. */
int tiles_design(const mw_tiles *tiles, const char *id);

/* A set of slots from names like "NL N NR". */
unsigned tiles_slots(const char *names);

/* The part of that kind and name ("" for none); ends the test if there is
 * none. */
const mw_part *tiles_part(const mw_tiles *tiles, const char *id, int rotation,
                          enum mw_kind kind, const char *slot);

/* Slots of the cities a field borders. */
unsigned tiles_border_slots(const mw_tiles *tiles, int design, int rotation,
                            const mw_part *field);

/* The misty sides of a design as it is drawn, bits 1 << side. */
unsigned tiles_misty_sides(const mw_tiles *tiles, int design);

/* What holds for every design in every rotation, whatever its file says. */
void tiles_check_design(const mw_tiles *tiles, int design);
void tiles_check_all(const mw_tiles *tiles);

/* For shipped sets: who stands on a tile is seen to stand there and hides
 * neither a village nor a symbol. */
void tiles_check_spots(const mw_tiles *tiles);

#endif
