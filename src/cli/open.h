/* What most commands begin with: the tile sets, and a record read whole. */
#ifndef CLI_OPEN_H
#define CLI_OPEN_H

#include "options.h"
#include "session.h"

/* The shipped tile sets and those of --tiles, new, caller frees; NULL after
 * saying on stderr what is wrong. */
mw_tiles *open_tiles(const struct options *options);

/* The game in a file as it stands there, new, caller frees; NULL after saying
 * on stderr what is wrong. A torn last line is told there too, but is no
 * failure. With `salvage` not NULL the steps after it that have one way only
 * are done, and of a broken record *salvage gets what comes before the broken
 * line (caller frees; NULL if its head is broken). */
struct session *open_record(const mw_tiles *tiles, const char *path,
                            struct session **salvage);

#endif
