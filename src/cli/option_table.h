/* The options of the command line, one row each. */
#ifndef CLI_OPTION_TABLE_H
#define CLI_OPTION_TABLE_H

#include "options.h"

struct option_row {
    const char *name;  /* "--seed" */
    const char *value; /* what its value is called; NULL: it takes none */
    unsigned bit;      /* enum option_bit */
    bool (*read)(struct options *options, const char *value,
                 struct problem *problem);
    const char *help;
};

/* Ends with a row without a name. */
extern const struct option_row OPTIONS[];

#endif
