/* What most commands begin with: the tile sets, and a record read whole. */
#ifndef CLI_OPEN_H
#define CLI_OPEN_H

#include "options.h"
#include "session.h"

/* The shipped tile sets and those of --tiles, new, caller frees; NULL after
 * saying on stderr what is wrong. */
mw_tiles *open_tiles(const struct options *options);

/* How a record is opened: as it stands, or with the steps after it done that
 * have one way only. */
enum open_how { OPEN_AS_IT_STANDS, OPEN_TO_PLAY };

/* The game in a file, new, caller frees; NULL after saying on stderr what is
 * wrong. A torn last line is told there too, but is no failure. */
struct session *open_record(const mw_tiles *tiles, const char *path,
                            enum open_how how);

#endif
