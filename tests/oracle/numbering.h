/* Parts of a tile are named by a number, in actions and in answers. Which part
 * has which is the engine's to say, and all that it is asked about tiles. */
#ifndef ORACLE_NUMBERING_H
#define ORACLE_NUMBERING_H

#include "oracle_picture.h"

/* Numbers the parts and the pieces of mist of all pictures as the engine does.
 * Says on the standard output what is not one to one, and returns false. */
bool number_alike(oracle_pictures *pictures, const mw_tiles *tiles);

#endif
