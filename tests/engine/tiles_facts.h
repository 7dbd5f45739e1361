/* Designs held against what is published of them. */
#ifndef TESTS_ENGINE_TILES_FACTS_H
#define TESTS_ENGINE_TILES_FACTS_H

#include <mistwall/mistwall.h>

/* A design as published. Parts: the sides of a road or city, the halves of
 * sides of a field and, after a colon, one side of each city it borders; a +
 * is a coat of arms. */
struct fact {
    const char *id;
    int copies;
    const char *sides; /* north, east, south, west */
    const char *parts;
};

/* Copies, sides and parts, in every rotation. */
void tiles_check_fact(const mw_tiles *tiles, const struct fact *fact);

#endif
